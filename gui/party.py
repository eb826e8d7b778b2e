"""What QML sees of the node: models and values out, intents in. Context property `party`.

Snapshots replace each other; values are compared, so that only what differs is announced. Nothing is decided here.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot
from PySide6.QtQml import QJSEngine

from gui import catalogue, shape
from gui.bites import Bites
from gui.bridge import Bridge
from gui.events import log_rows, new_events
from gui.facts import Facts
from gui.hand import hand_rows, laid_down
from gui.languages import spoken_name
from gui.models import RowsModel
from gui.names import shown_names
from gui.paths import board_file
from gui.preferences import Preferences
from gui.received import Received
from gui.settings import clean_name
from lanparty.node.snapshots import Snapshot, TableView

# Requests that lead to another screen: while one is on its way its button waits.
_ENTERING = ("host", "join", "join_at", "practice", "resume", "watch", "watch_at", "replay")

# Where no seat is free because a match is being played one can look on.
_LOOK_ON = {"join": "watch", "join_at": "watch_at"}


class Party(QObject):
    """One node's picture. Lives on the GUI thread."""

    woken = Signal()
    lobbyChanged = Signal()
    sealChanged = Signal()
    boardChanged = Signal()
    busyChanged = Signal()
    screenChanged = Signal()
    brokenChanged = Signal()
    journalsChanged = Signal()
    progressed = Signal(list, dict)  # new events, the board after them
    told = Signal(str, str)  # code of what went wrong, and what it is about

    def __init__(self, bridge: Bridge, prefs: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._prefs = bridge, prefs
        self._snapshot: Snapshot | None = None
        self._bites = Bites(self._show, self)
        self._screen, self._busy, self._notice = "home", "", ("", "")
        self._broken: dict[str, str] = {}
        self._sought: tuple[Any, ...] = ()  # arguments of the last request that leads to another screen
        self._lobby: dict[str, Any] = {}
        self._facts = Facts(self)
        self._board: dict[str, Any] = {}
        self._seen = -1
        self._found = RowsModel("id", self)
        self._lobby_seats = RowsModel("seat", self)
        self._seats = RowsModel("seat", self)
        self._hand = RowsModel("card", self)
        self._log = RowsModel("index", self)
        self._chat = RowsModel("number", self)
        self._seal: list[dict[str, Any]] = []
        self._journals: list[dict[str, Any]] = []
        self._received = Received()
        bridge.arrived.connect(self.take)
        bridge.failed.connect(self._failed)
        bridge.finished.connect(self._finished)
        bridge.answered.connect(self._answered)
        prefs.changed.connect(self._sorted_anew)

    def serve(self, engine: QJSEngine) -> None:
        """The engine whose QML looks at this; called before it does."""
        self._facts.serve(engine)

    # -- snapshots in ---------------------------------------------------------------------------

    @Slot(object)
    def take(self, snapshot: Snapshot) -> None:
        """Show this snapshot, soon."""
        self._bites.take(snapshot)

    @property
    def settled(self) -> bool:
        """Whether the newest snapshot is shown in full."""
        return self._bites.settled

    def _show(self, snapshot: Snapshot) -> Iterator[None]:
        """As `Bites` asks for it."""
        first, self._snapshot = self._snapshot is None, snapshot
        yield from self._found.set_in_bites(shape.found_rows(snapshot.found))
        self._chat.set_rows(shape.chat_rows(snapshot))
        if first:
            self.woken.emit()
        self._take_lobby(snapshot)
        view = snapshot.table
        if view is not None:
            self._seats.set_rows(shape.around(view.seats, view.my_seat, view.totals, view.game))
            yield
            yield from self._deal(view)  # before what asks for a move
        self._take_table(snapshot)
        self._take_notice(snapshot)
        screen = shape.screen_of(snapshot)
        if screen != self._screen:
            self._screen = screen
            self._be_busy("")
            self.screenChanged.emit()

    def _deal(self, view: TableView) -> Iterator[None]:
        self._received.look({one.card for one in view.hand}, view.phase == "playing")
        yield from self._hand.set_in_bites(self._hand_rows(view))

    def _take_lobby(self, snapshot: Snapshot) -> None:
        lobby = snapshot.lobby
        facts = shape.lobby_facts(lobby) if lobby is not None else {}
        seats, my_seat = (lobby.seats, lobby.my_seat) if lobby is not None else ((), -1)
        self._lobby_seats.set_rows([shape.seat_row(seat, my_seat, seats=seats) for seat in seats])
        if facts != self._lobby:
            self._lobby = facts
            self.lobbyChanged.emit()

    def _take_table(self, snapshot: Snapshot) -> None:
        view = snapshot.table
        if view is None:
            if self._screen == "table":
                # Its items live until the event loop comes round: nothing needs to be taken from under them.
                QTimer.singleShot(0, self, self._clear_table)
            return
        last = view.happened[-1].index if view.happened else -1
        fresh = self._screen != "table" or last < self._seen
        events = [] if fresh else new_events(view, self._seen, self._facts.get("mySeat", -1))
        self._seen = last
        self._log.set_rows(log_rows(view))
        self._facts.take(shape.table_facts(view))
        seal = shape.seal_rows(view.seal, shown_names(view))
        if seal != self._seal:
            self._seal = seal
            self.sealChanged.emit()
        if view.table != self._board or events:
            self._board = dict(view.table)
            self.boardChanged.emit()
            self.progressed.emit(events, self._board)

    def _clear_table(self) -> None:
        if self._screen == "table":
            return
        self._seen = -1
        for model in (self._seats, self._hand, self._log):
            model.set_rows([])
        self._board, self._seal = {}, []
        self._facts.take({})

    def _take_notice(self, snapshot: Snapshot) -> None:
        notice = (snapshot.notice, snapshot.notice_text)
        if notice != self._notice:
            self._notice = notice
            if snapshot.notice:
                self.told.emit(snapshot.notice, "")

    def rename(self) -> None:
        """Another language is spoken: computer players have other names."""
        if self._snapshot is not None and not self._bites.waits:
            self.take(self._snapshot)

    @Slot()
    def _sorted_anew(self) -> None:
        view = self._snapshot.table if self._snapshot is not None else None
        if view is not None:
            self._hand.set_rows(self._hand_rows(view))

    def _hand_rows(self, view: TableView) -> list[dict[str, Any]]:
        sort, fresh, laid = self._prefs.settings.sort, self._received.cards, laid_down(view)
        return hand_rows(view.game, view.hand, sort, view.pending, fresh, laid)

    @Slot(str, str, str)
    def _failed(self, request: str, code: str, text: str) -> None:
        self._bites.catch_up()
        if request == self._busy:
            self._be_busy("")
        if code == "playing" and request in _LOOK_ON:
            self.enter(_LOOK_ON[request], *self._sought)
            return
        if request == "start":
            # Without a node nothing else will work: this stays on the screen.
            self._broken = {"code": code, "text": text}
            self.brokenChanged.emit()
        self.told.emit(code, text)

    @Slot(str)
    def _finished(self, request: str) -> None:
        if request == self._busy:
            self._bites.catch_up()
            self._be_busy("")

    def _be_busy(self, request: str) -> None:
        if request != self._busy:
            self._busy = request
            self.busyChanged.emit()

    def enter(self, request: str, *arguments: Any) -> None:
        """Ask for something that leads to another screen, unless such a request is on its way."""
        if self._busy in _ENTERING:
            return
        self._sought = arguments
        self._be_busy(request)
        self._bridge.request(request, *arguments)

    # -- intents ----------------------------------------------------------------------------------

    @Slot(str, int)
    def introduce(self, name: str, avatar: int) -> None:
        """Nickname and avatar, kept and told to the node."""
        name = clean_name(name)
        if name:
            self._prefs.set("name", name)
            self._prefs.set("avatar", avatar)
            self._bridge.request("rename", name, avatar)

    @Slot(str, int, str, "QVariantMap", int)
    def host(self, game: str, seats: int, name: str, options: dict[str, Any], deals: int) -> None:
        self.enter("host", game, seats, clean_name(name), dict(options), deals)

    @Slot(str, int, str, "QVariantMap")
    def practice(self, game: str, seats: int, level: str, options: dict[str, Any]) -> None:
        self.enter("practice", game, seats, level, dict(options))

    @Slot(str, int)
    def join(self, host: str, port: int) -> None:
        self.enter("join", host, port)

    @Slot(str)
    def joinAt(self, text: str) -> None:
        """Join at what somebody typed or scanned: an address, a code, the text of a QR code."""
        self.enter("join_at", text)

    @Slot()
    def cancel(self) -> None:
        """Stop calling a table that doesn't answer."""
        self._bridge.request("cancel")

    @Slot(int, str)
    def fill(self, seat: int, level: str) -> None:
        """A computer player for this seat (-1: for the first free one)."""
        self._bridge.request("fill", None if seat < 0 else seat, level)

    @Slot(int)
    def remove(self, seat: int) -> None:
        self._bridge.request("remove", seat)

    @Slot(int, int)
    def swap(self, one: int, other: int) -> None:
        self._bridge.request("swap", one, other)

    @Slot("QVariantMap", int)
    def setOptions(self, options: dict[str, Any], deals: int) -> None:
        self._bridge.request("set_options", dict(options), deals)

    @Slot(bool)
    def ready(self, yes: bool) -> None:
        self._bridge.request("ready", yes)

    @Slot()
    def begin(self) -> None:
        self._bridge.request("begin")

    @Slot(str)
    def say(self, text: str) -> None:
        text = " ".join(text.split())[:200]
        if text:
            self._bridge.request("say", text)

    @Slot(str)
    def play(self, move: str) -> None:
        self._bridge.request("submit", move)

    @Slot()
    def nextDeal(self) -> None:
        self._bridge.request("next_deal")

    @Slot()
    def leave(self) -> None:
        """For good: the others are told."""
        self._bridge.request("leave")

    @Slot()
    def suspend(self) -> None:
        """Close for now: the others wait."""
        self._bridge.request("suspend")

    @Slot("QVariantList")
    def goOnWithout(self, seats: list[float]) -> None:
        """Choose to go on without these seats; it counts when all who are here have."""
        self._bridge.request("go_on_without", [int(seat) for seat in seats])

    @Slot(str, int)
    def watch(self, host: str, port: int) -> None:
        """Look on at a match that has begun; with a seat of one's own there: go back to it."""
        self.enter("watch", host, port)

    @Slot()
    def sitDown(self) -> None:
        """Who looks on asks for the seat of a computer player."""
        self._bridge.request("sit_down")

    @Slot()
    def lookForJournals(self) -> None:
        """Ask which journals are kept; they come as `journals`."""
        self._bridge.request("journals")

    @Slot(str)
    def replay(self, path: str) -> None:
        """Play a journal back."""
        self.enter("replay", Path(path).expanduser())

    @Slot(int, int)
    def replayAt(self, at: int, seat: int) -> None:
        """Go to a moment of the replay, with this seat's hand below."""
        self._bridge.request("replay_at", at, seat)

    @Slot(str, object)
    def _answered(self, request: str, answer: Any) -> None:
        if request == "journals":
            self._journals = [shape.journal_row(one) for one in answer]
            self.journalsChanged.emit()

    # -- looked up on demand ------------------------------------------------------------------------

    @Slot(result="QVariantList")
    def games(self) -> list[dict[str, Any]]:
        return list(catalogue.offered_games())

    @Slot(result="QVariantList")
    def levels(self) -> list[str]:
        return list(catalogue.levels())

    @Slot(str, result=str)
    def boardOf(self, game: str) -> str:
        """The board's file name, "" when this window can't show the game."""
        path = board_file(game)
        return path.name if path is not None else ""

    @Slot(int, result="QVariantMap")
    def seatRow(self, seat: int) -> dict[str, Any]:
        """Who sits there, as in the model of seats; empty for nobody."""
        return next((row for row in self._seats.rows if row["seat"] == seat), {})

    @Slot(str, result=str)
    def languageName(self, code: str) -> str:
        return spoken_name(code)

    # -- values out -----------------------------------------------------------------------------------

    def _awake(self) -> bool:
        return self._snapshot is not None

    screen = Property(str, lambda self: self._screen, notify=screenChanged)
    busy = Property(str, lambda self: self._busy, notify=busyChanged)
    awake = Property(bool, _awake, notify=woken)
    broken = Property(dict, lambda self: self._broken, notify=brokenChanged)
    lobby = Property(dict, lambda self: self._lobby, notify=lobbyChanged)
    facts = Property(QObject, lambda self: self._facts, constant=True)
    board = Property(dict, lambda self: self._board, notify=boardChanged)
    seal = Property(list, lambda self: self._seal, notify=sealChanged)
    journals = Property(list, lambda self: self._journals, notify=journalsChanged)
    found = Property(QObject, lambda self: self._found, constant=True)
    lobbySeats = Property(QObject, lambda self: self._lobby_seats, constant=True)
    seats = Property(QObject, lambda self: self._seats, constant=True)
    hand = Property(QObject, lambda self: self._hand, constant=True)
    log = Property(QObject, lambda self: self._log, constant=True)
    chat = Property(QObject, lambda self: self._chat, constant=True)
