"""Snapshots of Nusicle and Solo Nus: on turn, after the other's move, with nothing to play."""

from __future__ import annotations

from typing import Any

from lanparty.node.snapshots import HandCard, Happened, Snapshot
from tests.gui import scripted
from tests.gui.scripted import first_deal, idle, moved, people

NAMES = ("Ana", "Maximilian-Alexander")
HAND = ("2C", "9D", "4H", "9H", "8S", "KS", "AD", "5C", "QD")
PILES = [["5D", "KH", "3H", "9H"], ["2S", "7D", "QC", "10H", "9S"], ["AS", "JD", "4H"]]
TABLE: dict[str, Any] = {
    "piles": PILES,
    "laws": ["K", "Q", "J"],
    "next": [
        {"ranks": ["9"], "suits": ["H"]},
        {"ranks": ["8", "10"], "suits": []},
        {"ranks": [], "suits": ["S"]},
    ],
    "stock": 21,
    "void": False,
}
OTHER: dict[str, Any] = {
    "piles": [["KD"], ["QS"], ["JH", "2S"]],
    "laws": ["K", "Q", "J"],
    "next": [
        {"ranks": ["K"], "suits": ["D"]},
        {"ranks": ["J", "K"], "suits": []},
        {"ranks": [], "suits": ["C"]},
    ],
    "stock": 17,
    "void": False,
}
# What may be laid now; an ace with a face on any pile.
FITS = {"9D": (1,), "4H": (1,), "8S": (2, 3), "KS": (3,)}
PAIRS = tuple(f"AD {face}>{pile}" for face in ("KS", "QD") for pile in (1, 2, 3))


def _hand(names: tuple[str, ...], legal: tuple[str, ...]) -> tuple[HandCard, ...]:
    def moves(name: str) -> tuple[str, ...]:
        return tuple(move for move in legal if name in move.partition(">")[0].split())

    return tuple(
        HandCard(
            number,
            name,
            moves(name),
            "" if moves(name) else "does_not_fit" if legal else "not_your_turn",
        )
        for number, name in enumerate(names)
    )


def turn(hand: tuple[str, ...] = HAND, other: str = "draw", **more: Any) -> Snapshot:
    """Ana's turn at a table for two, after the other one's move."""
    plays = tuple(f"{name}>{pile}" for name in hand for pile in FITS.get(name, ()))
    pairs = tuple(move for move in PAIRS if set(move.partition(">")[0].split()) <= set(hand))
    legal = (*plays, *pairs, "draw")
    return _snapshot(2, (len(hand), 7), hand, legal, _events(1, other), **more)


def waiting(**more: Any) -> Snapshot:
    """The other one is on turn; Ana has passed."""
    return _snapshot(2, (9, 7), HAND, (), _events(0, "pass"), turn=1, **more)


def solo(hand: tuple[str, ...] = HAND, legal: tuple[str, ...] | None = None, **more: Any) -> Snapshot:
    """Ana alone."""
    plays = tuple(f"{name}>{pile}" for name in hand for pile in FITS.get(name, ()))
    moves = plays if legal is None else legal
    return _snapshot(1, (len(hand),), hand, moves, _events(0, "draw"), mode="solo", **more)


def side_by_side(turn: int = 0, legal: tuple[str, ...] = ("9D>1", "4H>1"), **more: Any) -> Snapshot:
    """Two at Solo Nus, a board each; Ana is to move, or waits for the other."""
    boards = {"boards": [TABLE, OTHER]}
    events = (Happened(0, "deal", data={"deal": 1}),)
    return _snapshot(2, (9, 6), HAND, legal, events, mode="solo", turn=turn, table=boards, **more)


def after(snapshot: Snapshot, seat: int, text: str, table: dict[str, Any], **more: Any) -> Snapshot:
    """The same when this move has been made, which leads to this table."""
    return scripted.after(snapshot, ("move", seat, text, {"table": table}), table=table, **more)


def _events(seat: int, text: str) -> tuple[Happened, ...]:
    return (Happened(0, "deal", data={"deal": 1}), moved(1, seat, text, TABLE))


def _snapshot(
    seats: int,
    cards: tuple[int, ...],
    hand: tuple[str, ...],
    legal: tuple[str, ...],
    happened: tuple[Happened, ...],
    mode: str = "nusicle",
    turn: int = 0,
    **more: Any,
) -> Snapshot:
    fields: dict[str, Any] = {
        "options": {"mode": mode, "deals": 4},
        "table": TABLE,
        "hand": _hand(hand, legal),
        "legal": legal,
        "happened": happened,
    }
    infos = people(NAMES[:seats], (turn,), cards, computer=1)
    return idle(table=first_deal("nusicle", infos, **{**fields, **more}))
