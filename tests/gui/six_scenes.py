"""Snapshots of Take Six: choosing, waiting, cards that are shown and placed, a row to be chosen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lanparty.node.snapshots import HandCard, SeatInfo, Snapshot
from tests.gui import scripted
from tests.gui.scripted import first_deal, idle, moved, people

NAMES = (
    "Ana", "Νικόλαος", "Giuseppina", "Живорад", "Maximilian-Alexander", "Bo", "Chiara", "Ђорђе", "Ευαγγελία", "Sam",
)  # fmt: skip
HAND = ("3", "17", "22", "38", "55", "60", "74", "88", "95", "101")
ROWS: list[list[str]] = [["10", "15", "21", "30", "44"], ["52"], ["61", "66", "70"], ["80", "90"]]
OPTIONS = {"deck": "full", "pro": False, "start": 66}
CHOICES = ("17", "5", "23", "31", "45", "53", "71", "72", "91", "104")  # by seat


def board(seats: int, **more: Any) -> dict[str, Any]:
    """The rules' public table, between two turns unless `more` says otherwise."""
    base: dict[str, Any] = {
        "rows": ROWS,
        "heads": [0, 7, 12, 3, 0, 21, 5, 1, 9, 2][:seats],
        "chosen": [],
        "waiting": [],
        "placed": [],
        "offers": [],
    }
    return {**base, **more}


def choosing(seats: int = 4, chosen: tuple[int, ...] = (), sealed: str = "", **more: Any) -> Snapshot:
    """All choose; the seats `chosen` have, Ana with the card `sealed`. `more` replaces fields of the TableView."""
    mine = 0 not in chosen
    hand = tuple(
        HandCard(int(name) - 1, name, (name,) if mine else (), "" if mine else "not_your_turn")
        for name in HAND
    )
    turns = {seat for seat in range(seats) if seat not in chosen}
    fields: dict[str, Any] = {
        "table": board(seats, chosen=sorted(chosen)),
        "hand": hand,
        "legal": HAND if mine else (),
        "sealed": (sealed,) if sealed else (),
    }
    return _snapshot(seats, turns, {**fields, **more})


def row_choice(seats: int = 4, pro: bool = False) -> Snapshot:
    """Ana's card fits no row (`pro`: two ends are equally near), and others wait behind it."""
    offers = [[2, 0], [0, 14]] if pro else [[0, 14], [1, 1], [2, 9], [3, 6]]
    hand = tuple(HandCard(int(name) - 1, name, (), "must_choose_row") for name in HAND if name != "3")
    waiting = [[0, "3"], *([seat, CHOICES[seat]] for seat in range(2, seats))]
    fields: dict[str, Any] = {
        "table": board(seats, waiting=waiting, offers=offers),
        "hand": hand,
        "legal": tuple(f"row {row + 1}" for row, _ in sorted(offers)),
        "options": {**OPTIONS, "pro": pro},
    }
    return _snapshot(seats, {0}, fields)


def shown(before: Snapshot) -> Snapshot:
    """All four have chosen, Ana 55: 47 takes the first row, the others join one."""
    assert before.table is not None
    placed = [
        {"seat": 2, "card": "47", "row": 0, "cards": ["47"], "heads": 14},
        {"seat": 0, "card": "55", "row": 1, "cards": ["52", "55"], "heads": 0},
        {"seat": 1, "card": "72", "row": 2, "cards": ["61", "66", "70", "72"], "heads": 0},
        {"seat": 3, "card": "99", "row": 3, "cards": ["80", "90", "99"], "heads": 0},
    ]
    after = board(4, rows=[["47"], ["52", "55"], ["61", "66", "70", "72"], ["80", "90", "99"]], placed=placed)
    after["heads"] = [0, 7, 26, 3]
    past = before.table.happened
    moves = [(one["seat"], one["card"]) for one in sorted(placed, key=lambda one: str(one["seat"]))]
    events = tuple(
        moved(len(past) + number, int(str(seat)), str(card), after)
        for number, (seat, card) in enumerate(moves)
    )
    hand = tuple(HandCard(int(name) - 1, name, (name,)) for name in HAND if name != "55")
    fields: dict[str, Any] = {
        "table": after,
        "hand": hand,
        "legal": tuple(card.name for card in hand),
        "happened": (*past, *events),
    }
    return _snapshot(4, set(range(4)), fields)


def _snapshot(seats: int, turns: set[int], fields: dict[str, Any]) -> Snapshot:
    infos = people(NAMES[:seats], turns, (10,) * seats)
    base: dict[str, Any] = {"options": OPTIONS, "totals": (66,) * seats}
    return idle(table=first_deal("six", infos, **{**base, **fields}))


def lobby(seats: int) -> Snapshot:
    """A full lobby but for one seat, as its host sees it."""
    base = scripted.lobby(2)
    assert base.lobby is not None
    chairs = tuple(
        SeatInfo(seat, NAMES[seat], seat, taken=seat != 2, ready=seat % 2 == 0, here=True)
        for seat in range(seats)
    )
    return replace(base, lobby=replace(base.lobby, game="six", options=OPTIONS, seats=chairs))
