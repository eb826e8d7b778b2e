"""Snapshots of a table of Hearts, made by hand."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

from lanparty.node.snapshots import HandCard, Snapshot
from tests.gui import scripted

OPTIONS: dict[str, Any] = {
    "variant": "standard", "spot": False, "omnibus": False, "moon": "others", "target": 100,
}  # fmt: skip
HAND = ("2C", "9C", "QD", "3H", "JH", "QS")
HIGH = {"C": 0, "D": 13, "H": 26, "S": 39}
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def number(name: str) -> int:
    return HIGH[name[-1]] + RANKS.index(name[:-1])


def shown(seats: int = 4, **more: Any) -> dict[str, Any]:
    """A public table: nothing played, cards passed."""
    return {
        "direction": "left", "passed": True, "trick": [], "taken": [[] for _ in range(seats)],
        "hearts_broken": False, "dealer": None, "winning": None, "points": [0] * seats, "moon": None, **more,
    }  # fmt: skip


def hand(legal: tuple[str, ...], reason: str = "must_follow_suit", names: tuple[str, ...] = HAND) -> Any:
    return tuple(
        HandCard(number(name), name, (name,) if name in legal else (), "" if name in legal else reason)
        for name in names
    )


def table(board: dict[str, Any], legal: tuple[str, ...] = (), turn: int = 0, **more: Any) -> Snapshot:
    """A table in mid-deal; `legal` are the cards that may be played."""
    seats = len(board["taken"])
    own = hand(legal, "not_your_turn" if turn else "must_follow_suit")
    fields = {"options": OPTIONS, "totals": (0,) * seats, "deal_scores": (), **more}
    base = scripted.table(seats, turn, game="hearts", table=board, hand=own, legal=legal, happened=())
    assert base.table is not None
    return replace(base, table=replace(base.table, **fields))


def passing(direction: str = "left", seats: int = 4) -> Snapshot:
    """Everybody chooses three cards."""
    moves = tuple("pass " + " ".join(three) for three in combinations(HAND, 3))
    own = tuple(
        HandCard(number(name), name, tuple(move for move in moves if name in move.split()), "")
        for name in HAND
    )
    board = shown(seats, passed=False, direction=direction)
    return scripted.on_turn(table(board, hand=own, legal=moves), range(seats))
