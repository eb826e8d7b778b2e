"""Snapshots made by hand, and a node that shows them and notes what it is asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import Any

from lanparty.node.diagnosis import Diagnosis, Firewall, OwnNetwork, PortUse, WayHeard, advise
from lanparty.node.errors import NodeError
from lanparty.node.snapshots import (
    ChatLine,
    FoundTable,
    HandCard,
    Happened,
    LobbyView,
    Playback,
    Proven,
    SeatInfo,
    Snapshot,
    TableView,
)

NAMES = ("Ana", "Νικόλαος", "Giuseppina", "Живорад", "Maximilian-Alexander", "Bo")
WORDS = ("cactus", "ladder", "whistle", "broom", "mitten")
HAND = ("R1", "R2", "R4", "R7", "G1", "G2", "G5", "V2", "V4", "V7", "P", "P")
TABLE: dict[str, Any] = {
    "cauldrons": {"red": ["R7", "R5"], "green": ["G1", "G1", "G1", "G2", "G2", "G2", "P"], "violet": []},
    "drunk": [["R1", "P"], [], ["V7"] * 3 + ["P"] * 2, [], ["G4"] * 2, ["R2"]],
}


def idle(**more: Any) -> Snapshot:
    base = Snapshot(
        name="Ana",
        avatar=4,
        fingerprint="k7qd-3fhx-aaaa-bbbb",
        addresses=("192.168.1.5", "10.0.0.7"),
        port=47800,
        code="3EC6",
        invitation="lanparty://192.168.1.5:47800/k7qd-3fhx-aaaa-bbbb",
    )
    return replace(base, **more)


def diagnosis(well: bool = False) -> Diagnosis:
    """What a check of the network found: all well, or most things not."""
    networks = (
        OwnNetwork("wlan0", "192.168.1.5", "192.168.1.0/24", "192.168.1.255", "3EC6", True, well),
        OwnNetwork("eth0", "10.0.0.7", "10.0.0.0/8", "10.255.255.255", "", well, True),
        OwnNetwork("wlan0", "fd00::5", "fd00::/64", "", "", True, False),
    )
    ports = (
        PortUse("links", "tcp", 47800),
        PortUse("mdns", "udp", 5353, "" if well else "Address already in use"),
        PortUse("beacon", "udp", 47800),
    )
    heard = (WayHeard("mdns", well, 3, 12, 1), WayHeard("beacon", True if well else None, 0, 0, 0))
    commands = (
        "sudo ufw allow from 192.168.1.0/24 to any port 47800:47819 proto tcp",
        "sudo ufw allow from 192.168.1.0/24 to any port 5353,47800 proto udp",
    )
    foreign = () if well else ("192.168.1.9:47802",)
    firewall = Firewall("ufw", True, commands, "ufw is on; to let the laptops of this network in:")
    return Diagnosis(
        networks,
        ports,
        heard,
        int(well),
        foreign,
        firewall,
        advise(networks, ports, heard, int(well), foreign),
    )


def found(number: int = 3) -> tuple[FoundTable, ...]:
    tables = [
        FoundTable("a" * 32, "Kitchen table", "poison", 4, 2, False, "el", "Νικόλαος", "192.168.1.7", 47800, "aaaa"),
        FoundTable("b" * 32, "Poison after dinner, all welcome", "poison", 6, 6, True, "sr", "Живорад", "192.168.1.8",
                   47801, "bbbb"),
        FoundTable("c" * 32, "Old one", "poison", 3, 1, False, "it", "Giuseppina", "192.168.1.9", 47802, "cccc",
                   compatible=False),
    ]  # fmt: skip
    return tuple(tables[:number])


def lobby(seats: int = 6, hosting: bool = True) -> Snapshot:
    def seat(number: int) -> SeatInfo:
        if number >= seats - 1:
            return SeatInfo(number)
        level = "easy" if number == 2 else ""
        return SeatInfo(
            number,
            NAMES[number],
            number,
            level,
            0 if level else None,
            taken=True,
            ready=number != 1,
            here=True,
        )

    view = LobbyView(
        name="Ana's table",
        game="poison",
        options={"mode": "normal"},
        deals=0,
        seats=tuple(seat(number) for number in range(seats)),
        my_seat=0,
        hosting=hosting,
        can_begin=False,
        safety_words=WORDS,
        address="192.168.1.5",
        port=47800,
    )
    return idle(
        lobby=view, chat=(ChatLine(1, NAMES[1], "Is there a chair left?"), ChatLine(0, "Ana", "Yes!"))
    )


def _moves(name: str) -> tuple[str, ...]:
    if name == "P":
        return ("P>red", "P>green", "P>violet")
    return (f"{name}>" + {"R": "red", "G": "green", "V": "violet"}[name[0]],)


def hand(due: bool = True) -> tuple[HandCard, ...]:
    """`due`: a card may be played."""
    return tuple(
        HandCard(number, name, _moves(name) if due else (), "" if due else "not_your_turn")
        for number, name in enumerate(HAND)
    )


def people(
    names: Sequence[str],
    turns: Collection[int],
    cards: Sequence[int],
    computer: int = 2,
    waited_s: float = 0.0,
) -> tuple[SeatInfo, ...]:
    """Who sits at a table, all of them here: whose move is due, how many cards each holds; the laptop of seat 0 runs
    the computer player."""
    return tuple(
        SeatInfo(
            seat, name, seat, "easy" if seat == computer else "", 0 if seat == computer else None,
            taken=True, ready=True, here=True, cards=cards[seat], on_turn=seat in turns,
            waiting_s=waited_s if seat in turns else 0.0,
        )
        for seat, name in enumerate(names)
    )  # fmt: skip


def first_deal(game: str, seats: tuple[SeatInfo, ...], **more: Any) -> TableView:
    """A table in its first deal, seen from seat 0; `more` says what is on it."""
    base: dict[str, Any] = {
        "options": {},
        "my_seat": 0,
        "phase": "playing",
        "deal": 1,
        "table": {},
        "hand": (),
        "legal": (),
        "pending": "",
        "deal_scores": (),
        "totals": (0,) * len(seats),
        "winners": (),
        "happened": (Happened(0, "deal", data={"deal": 1}),),
        "seal": (),
        "deck_ready": False,
        "next_ready": (),
        "audit": "",
        "journal": "",
        "safety_words": (),
    }
    return TableView(game=game, seats=seats, **{**base, **more})


def _view(seats: int, turn: int) -> TableView:
    own = hand(turn == 0)
    return first_deal(
        "poison",
        people(NAMES[:seats], (turn,), (12,) * seats, waited_s=12.0),
        options={"mode": "normal"},
        deal=2,
        table={"cauldrons": TABLE["cauldrons"], "drunk": TABLE["drunk"][:seats]},
        hand=own,
        legal=tuple(move for card in own for move in card.moves),
        deal_scores=(tuple(range(3, 3 + seats)),),
        totals=tuple(range(3, 3 + seats)),
        happened=(Happened(0, "deal", data={"deal": 2}), moved(1, seats - 1, "R5>red", TABLE)),
        seal=tuple(
            [Proven(number, 0, "shuffle", 31.5) for number in range(1, seats)]
            + [Proven(number, number, "agreement", 0.0) for number in range(seats)]
        ),
        deck_ready=True,
        journal="/home/ana/.local/share/lanparty/tables/0123456789abcdef0123456789abcdef/table.journal",
        safety_words=WORDS,
    )


def moved(index: int, seat: int, text: str, board: dict[str, Any]) -> Happened:
    """A move, and the public table after it."""
    return Happened(index, "move", seat, text, {"table": board})


def table(seats: int = 4, turn: int = 0, **more: Any) -> Snapshot:
    """A table in mid-deal; `more` replaces fields of its TableView."""
    return idle(
        table=replace(_view(seats, turn), **more), chat=(ChatLine(1, NAMES[1], "Careful with the green one"),)
    )


def on_turn(snapshot: Snapshot, turns: Collection[int]) -> Snapshot:
    """The same, when the moves of these seats are due."""
    assert snapshot.table is not None
    infos = tuple(replace(seat, on_turn=seat.seat in turns) for seat in snapshot.table.seats)
    return replace(snapshot, table=replace(snapshot.table, seats=infos))


def missing(seats: int = 4, lost: tuple[int, ...] = (3,), turn: int = 1, **more: Any) -> Snapshot:
    """A table whose laptops `lost` don't answer; the computer player (seat 2) is run by Ana's."""
    here = table(seats, turn, **more)
    assert here.table is not None
    infos = tuple(
        replace(seat, here=False, status="lost", waiting_s=3.0) if seat.seat in lost else seat
        for seat in here.table.seats
    )
    return replace(here, table=replace(here.table, seats=infos))


def given_up(snapshot: Snapshot, by: dict[int, tuple[int, ...]]) -> Snapshot:
    """The same, when the seats named first have been given up by those named second."""
    assert snapshot.table is not None
    infos = tuple(
        replace(seat, given_up=True, given_up_by=by[seat.seat]) if seat.seat in by else seat
        for seat in snapshot.table.seats
    )
    return replace(snapshot, table=replace(snapshot.table, seats=infos))


def watching(seats: int = 4, **more: Any) -> Snapshot:
    """Somebody else's table, looked on at; the computer player (seat 2) is run by seat 0."""
    return table(seats, turn=1, my_seat=-1, hand=(), legal=(), watching=True, **more)


def after(snapshot: Snapshot, *events: tuple[Any, ...], **more: Any) -> Snapshot:
    """The same a moment later: these have happened, (kind, seat, text, data) each."""
    assert snapshot.table is not None
    past = snapshot.table.happened
    fresh = tuple(Happened(len(past) + place, *event) for place, event in enumerate(events))
    return replace(snapshot, table=replace(snapshot.table, happened=(*past, *fresh), **more))


def played_back(seats: int = 4, opened: bool = True) -> Snapshot:
    """In the second deal of a match that is played back."""
    playback = Playback(31, 90, (0, 29, 60), opened)
    return table(seats, phase="replay", legal=(), hand=hand(due=False) if opened else (), playback=playback)


def between(seats: int = 4) -> Snapshot:
    return table(
        seats, turn=-1, phase="between", hand=(), legal=(), next_ready=(False, *[True] * (seats - 2), False)
    )


def finished(seats: int = 4) -> Snapshot:
    return table(seats, turn=-1, phase="finished", hand=(), legal=(), winners=(0, 2), audit="passed")


def stopped(seats: int = 4) -> Snapshot:
    events = (Happened(0, "deal"), Happened(1, "fault", 1, "shuffle proof", {"what": "shuffle"}))
    return table(
        seats, turn=-1, phase="stopped", fault="seat 1 at step 4: …", happened=events, hand=(), legal=()
    )


class ScriptedNode:
    """Publishes what a test hands it; every request is noted, and refused when the test says so."""

    def __init__(self, first: Snapshot | None) -> None:
        self.first = first
        self.asked: list[tuple[Any, ...]] = []
        self.refusals: dict[str, Exception] = {}
        self.answers: dict[str, Any] = {}
        self.held: set[str] = set()  # requests that take until they are no more in here
        self.closed = False
        self.turns = 0  # of the event loop, that a request takes
        self._publish: Callable[[Snapshot], None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def make(self, on_change: Callable[[Any], None]) -> ScriptedNode:
        self._publish = on_change
        return self

    async def start(self) -> None:
        self._loop = asyncio.get_running_loop()
        if "start" in self.refusals:
            raise self.refusals["start"]
        if self.first is not None:
            self._say(self.first)

    async def close(self) -> None:
        self.closed = True

    def _say(self, snapshot: Snapshot) -> None:
        assert self._publish is not None
        self._publish(snapshot)

    def show(self, snapshot: Snapshot) -> None:
        """From the test's thread: publish on the node's."""
        assert self._loop is not None
        self._loop.call_soon_threadsafe(self._say, snapshot)

    def refuse(self, request: str, code: str, message: str = "") -> None:
        self.refusals[request] = NodeError(code, message)

    def __getattr__(self, name: str) -> Callable[..., Any]:
        if name.startswith("_"):
            raise AttributeError(name)

        async def noted(*arguments: Any, **more: Any) -> Any:
            for _ in range(self.turns):
                await asyncio.sleep(0)
            self.asked.append((name, *arguments, *([more] if more else [])))
            while name in self.held:
                await asyncio.sleep(0.01)
            if name in self.refusals:
                raise self.refusals[name]
            return self.answers.get(name)

        return noted
