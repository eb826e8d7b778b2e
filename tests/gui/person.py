"""Somebody at a window: opens or joins a table and plays to the end, by mouse or by keyboard, in any language.

What is to be clicked is found by its text in the window's own language, by its type, or by what it stands for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtQml import QJSValue
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from gui.moves import move_row
from tests.gui.desk import Desk, below, kind

DIGITS = 9  # cards that a key of their own lifts
TIP = QPointF(10, 14)  # of a card in the hand
STILL_MS = 40


def plain(value: Any) -> Any:
    """A value of QML as one of Python."""
    return value.toVariant() if isinstance(value, QJSValue) else value


def said(file: str, text: str) -> str:
    """What the window says for `text` of that QML file, in its language."""
    return QCoreApplication.translate(file, text)


class Person:
    """`choose` picks one of the legal moves, in notation; `seen` is told of moments worth a picture."""

    def __init__(
        self,
        desk: Desk,
        keyboard: bool,
        choose: Callable[[list[str]], str] = lambda legal: legal[0],
        seen: Callable[[str], None] = lambda moment: None,
    ) -> None:
        self._desk, self._keyboard, self._choose, self._seen = desk, keyboard, choose, seen
        self.moves = 0

    # -- to the table ---------------------------------------------------------------------------------

    def open_table(self, title: str, game: str, seats: int, options: dict[str, Any]) -> None:
        """By the dialog; numbers are stepped to, so they should lie near what a preset gives."""
        desk = self._desk
        self._look_here()
        desk.click(said("Home", "New table"))
        desk.find(said("NewTableDialog", "Open the table"))
        desk.type(title)
        self._choose_radio(desk.child("GameForm"), game)
        self._choose_radio(desk.child("GameForm"), seats)
        if "quick" in (radios := self._radios(desk.child("GameForm"))):
            desk.click_item(radios["quick"])
        for name, value in options.items():
            self._set_option(name, value)
        self._seen("new-table")
        desk.click(said("NewTableDialog", "Open the table"))
        desk.wait(lambda: desk.party.property("screen") == "lobby")

    def _radios(self, within: QQuickItem) -> dict[Any, QQuickItem]:
        found = {}
        for item in below(within):
            data = plain(item.property("modelData"))
            if isinstance(data, dict) and "value" in data and "current" in _names(item):
                found[data["value"]] = item
        return found

    def _choose_radio(self, within: QQuickItem, value: Any) -> None:
        self._desk.click_item(self._radios(within)[value])

    def _set_option(self, name: str, value: Any) -> None:
        desk = self._desk
        entries = (plain(item.property("modelData")) for item in below(desk.child("GameForm")))
        assert any(isinstance(data, dict) and data.get("name") == name for data in entries), name
        entry = next(
            item
            for item in below(desk.child("GameForm"))
            if isinstance(data := plain(item.property("modelData")), dict) and data.get("name") == name
        )
        spinner = next((item for item in below(entry) if kind(item) == "Spinner"), None)
        if spinner is None:
            self._choose_radio(entry, value)
            return
        spinner.forceActiveFocus()
        while (now := spinner.property("value")) != value:
            desk.key(Qt.Key.Key_Down if value < now else Qt.Key.Key_Up)

    def join(self, title: str) -> None:
        """By a click on the card of that table, as soon as it is found."""
        desk = self._desk

        def card() -> QQuickItem | None:
            cards = (item for item in desk.items() if kind(item) == "TableCard")
            return next((item for item in cards if plain(item.property("row"))["name"] == title), None)

        desk.wait(lambda: card() is not None, f"no table {title} is found")
        self._seen("home")
        found = card()
        assert found is not None
        desk.click_item(found)
        desk.wait(lambda: desk.party.property("screen") == "lobby")

    def begin(self, hosting: bool) -> None:
        """Ready; who hosts begins when all are."""
        desk = self._desk
        if hosting:
            desk.wait(lambda: desk.party.property("lobby")["canBegin"], "not everybody is ready")
            self._seen("lobby")
            desk.click(said("LobbyBar", "Start the match"))
        else:
            desk.click(said("LobbyBar", "I'm ready"))
        desk.wait(lambda: desk.facts.get("phase") in ("playing", "between"), "no deal begins")

    # -- at the table ---------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._desk.facts["phase"] in ("finished", "stopped")

    def play_to_the_end(self) -> None:
        """Until the match is over and checked."""
        while not self.over:
            self._desk.wait(lambda: self.over or self.is_asked(), "nothing is asked of this window any more")
            if not self.over:
                self.act()
        self.look_at_the_result()

    def act(self) -> None:
        """One thing that is asked of this window: a move, or to go on."""
        self._look_here()
        if self._desk.facts["phase"] == "between":
            self._seen("score-pad")
            self._next_deal()
        else:
            self._take_turn()

    def _look_here(self) -> None:
        """Keys go to the window in front."""
        self._desk.window.requestActivate()
        self._desk.wait(self._desk.window.isActive)

    def look_at_the_result(self) -> None:
        desk = self._desk
        desk.wait(lambda: desk.facts["audit"] or desk.facts["phase"] == "stopped", "the match isn't checked")
        desk.wait(lambda: desk.named(said("ResultDialog", "Back to the tables")), "no result is shown")
        self._seen("result")

    def go_home(self) -> None:
        self._desk.click(said("ResultDialog", "Back to the tables"))
        self._desk.wait(lambda: self._desk.party.property("screen") == "home")

    def is_asked(self) -> bool:
        facts = self._desk.facts
        if facts["phase"] == "between":
            return not facts["iAmNext"] and bool(self._desk.named(said("ScoreDialog", "Next deal")))
        return bool(facts["legal"] and not facts["pending"])

    def _next_deal(self) -> None:
        desk = self._desk
        button = desk.find(said("ScoreDialog", "Next deal"))
        if self._keyboard:
            desk.wait(lambda: button.hasActiveFocus() or not button.isVisible(), "the keyboard is elsewhere")
            desk.key(Qt.Key.Key_Return)
        else:
            desk.click_item(button)
        desk.wait(lambda: desk.facts["phase"] != "between" or desk.facts["iAmNext"])

    def _take_turn(self) -> None:
        desk = self._desk
        before, told = desk.facts["legal"], desk.party._log.rowCount()
        move = self._choose(before)
        self._seen(f"turn-{self.moves}")
        (self._by_keyboard if self._keyboard else self._by_mouse)(move)
        self.moves += 1

        def taken() -> bool:
            now = desk.facts
            return bool(now["pending"]) or now["legal"] != before or desk.party._log.rowCount() > told

        desk.wait(taken, f"{move} is not played")

    # -- what both ways need ----------------------------------------------------------------------------

    def _cards(self) -> list[QQuickItem]:
        slots = (item for item in self._desk.child("Hand").childItems() if "chosen" in _names(item))
        return sorted(slots, key=lambda item: item.property("index"))

    def _row(self, slot: QQuickItem) -> dict[str, Any]:
        row: dict[str, Any] = plain(slot.property("row"))
        return row

    def _to_change(self, names: list[str]) -> list[QQuickItem]:
        """The cards that must go up, or down, until exactly these are up."""
        up = [slot for slot in self._cards() if slot.property("chosen")]
        wanted, change = list(names), []
        for slot in up:
            if self._row(slot)["name"] in wanted:
                wanted.remove(self._row(slot)["name"])
            else:
                change.append(slot)
        for slot in self._cards():
            if self._row(slot)["name"] in wanted and slot not in up:
                wanted.remove(self._row(slot)["name"])
                change.append(slot)
        assert not wanted, f"{wanted} not in the hand"
        return change

    def _confirms(self) -> bool:
        """Whether lifted cards wait for a word of confirmation."""
        moves = [move for move in self._desk.facts["moves"] if move["cards"]]
        return any(move["verb"] or move["count"] > 1 for move in moves)

    def _place(self, place: str) -> QQuickItem:
        for item in self._desk.items():
            if kind(item) == "Cauldron" and item.property("colour") == place:
                return item
            if kind(item) in ("NusiclePile", "SixRow") and str(item.property("number")) == place:
                return item
        raise AssertionError(f"no place {place} is shown")

    def _buttons(self) -> Iterator[QQuickItem]:
        yield from (item for item in below(self._desk.child("TurnBar")) if kind(item) == "Button")

    # -- by mouse ---------------------------------------------------------------------------------------

    def _press_card(self, slot: QQuickItem) -> None:
        """A fanned card shows its top left corner; one that moves is waited for."""
        tip: QPoint = slot.mapToScene(TIP).toPoint()
        while self._desk.shell.prefs.settings.animations:
            self._desk.qtbot.wait(STILL_MS)
            before, tip = tip, slot.mapToScene(TIP).toPoint()
            if tip == before:
                break
        self._desk.click_item(slot, tip)

    def _by_mouse(self, move: str) -> None:
        desk, row = self._desk, move_row(move)
        if not row["cards"]:
            if row["verb"] == "row":
                desk.click_item(self._place(row["place"]))
            elif row["verb"] == "draw":
                desk.click_item(desk.child("StockPile"))
            else:
                verbs = ((one, plain(one.property("modelData"))) for one in self._buttons())
                desk.click_item(next(one for one, data in verbs if data and data["verb"] == row["verb"]))
            return
        for slot in self._to_change(row["cards"]):
            self._press_card(slot)
        self._seen(f"lifted-{self.moves}")
        if row["place"] in ("1", "2", "3", "red", "green", "violet"):
            desk.click_item(self._place(row["place"]))
        elif self._confirms():
            desk.click_item(next(one for one in self._buttons() if one.property("kind") == "primary"))
        else:
            self._press_card(next(slot for slot in self._cards() if slot.property("chosen")))

    # -- by keyboard --------------------------------------------------------------------------------------

    def _go_to(self, index: int) -> None:
        desk = self._desk
        desk.key(Qt.Key.Key_Home)
        for _ in range(index):
            desk.key(Qt.Key.Key_Right)

    def _by_keyboard(self, move: str) -> None:
        desk, row = self._desk, move_row(move)
        if not row["cards"]:
            if row["verb"] == "row":
                desk.key(getattr(Qt.Key, f"Key_{row['place']}"))
                desk.key(Qt.Key.Key_Return)
            else:
                desk.key({"pass": Qt.Key.Key_P, "draw": Qt.Key.Key_D, "keep": Qt.Key.Key_K}[row["verb"]])
            return
        for slot in self._to_change(row["cards"]):
            index = slot.property("index")
            if index < DIGITS:
                desk.key(getattr(Qt.Key, f"Key_{index + 1}"))
            else:
                self._go_to(index)
                if self._confirms():
                    desk.key(Qt.Key.Key_Space)
        assert not self._to_change(row["cards"]), f"the cards of {move} are not up"
        self._seen(f"lifted-{self.moves}")
        QTest.keyClick(desk.window, Qt.Key.Key_Return)
        desk.settle()
        focus = desk.window.activeFocusItem()
        while focus is not None and kind(focus) in ("Cauldron", "NusiclePile"):
            here = str(focus.property("colour" if kind(focus) == "Cauldron" else "number"))
            if here == row["place"]:
                desk.key(Qt.Key.Key_Return)
                return
            order = ["red", "green", "violet"] if kind(focus) == "Cauldron" else ["1", "2", "3"]
            forward = order.index(row["place"]) > order.index(here)
            desk.key(Qt.Key.Key_Right if forward else Qt.Key.Key_Left)
            focus = desk.window.activeFocusItem()


def _names(item: QQuickItem) -> set[str]:
    """The names of an item's properties."""
    about = item.metaObject()
    return {str(about.property(index).name()) for index in range(about.propertyCount())}
