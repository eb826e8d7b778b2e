"""Snapshots of a table of Revolution, made by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from gui.moves import move_row
from lanparty.node.snapshots import HandCard, Snapshot
from tests.gui import scripted

OPTIONS: dict[str, Any] = {
    "jokers": True, "six_deck": "threes", "swiss_swap": "may", "pass": "reenter", "opener": "servant",
    "teams": "none", "deals": 8, "forfeit": "makes the tea",
}  # fmt: skip
RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
LOWEST = {4: 4, 5: 2, 6: 0}
HAND = ("7D", "9H", "9S", "QC", "AH", "JK")


def number(name: str) -> int:
    return 48 if name == "JK" else 4 * RANKS.index(name[:-1]) + "CDHS".index(name[-1])


def shown(seats: int = 5, **more: Any) -> dict[str, Any]:
    """A public table: in the second deal, a trick begins."""
    return {
        "phase": "play", "trick": [], "revolution": False, "places": [], "roles": list(range(seats)), "down": 2,
        "passed": [], "ranks": list(RANKS[LOWEST[seats] :]), "rank": None, "count": 0, "opening": None, "gifts": [],
        **more,
    }  # fmt: skip


def table(board: dict[str, Any], legal: tuple[str, ...] = (), turn: int = 0, **more: Any) -> Snapshot:
    """A table in mid-deal; cards of the hand can be played as `legal` says."""
    seats = len(more.get("totals", board["roles"]))
    own = tuple(
        HandCard(
            number(name), name, tuple(one for one in legal if name in move_row(one)["cards"]), "not_higher"
        )
        for name in HAND
    )
    fields = {"options": OPTIONS, "totals": (0,) * seats, "deal_scores": (), **more}
    base = scripted.table(seats, turn, game="revolution", table=board, hand=own, legal=legal, happened=())
    assert base.table is not None
    return replace(base, table=replace(base.table, **fields))


def exchange(phase: str, legal: tuple[str, ...], choosing: tuple[int, ...], **more: Any) -> Snapshot:
    """Roles: seat 0 is Master, seat 4 Servant, unless `more` says otherwise."""
    board = shown(phase=phase, **more)
    return scripted.on_turn(table(board, legal, turn=0 if 0 in choosing else 1), choosing)
