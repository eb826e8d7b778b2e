"""The own hand as rows: in which order, what just came, what is on its way to the table."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import Any

from gui.moves import move_row
from lanparty.node.snapshots import HandCard, TableView

Row = dict[str, Any]

_RANKS, _SUITS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"), "CDSH"


def _by_rank(name: str) -> tuple[int, int]:
    """A card of the standard deck: ranks upwards, then suits; jokers last."""
    return (len(_RANKS), 0) if name == "JK" else (_RANKS.index(name[:-1]), _SUITS.index(name[-1]))


def _by_suit(name: str) -> tuple[int, int]:
    """Red between black, so that suits are told apart at a glance."""
    rank, suit = _by_rank(name)
    return (len(_SUITS), 0) if name == "JK" else (suit, rank)


_Key = Callable[[str], tuple[int, int]]
_SUITED: dict[str, _Key] = {"colour": _by_suit, "value": _by_rank}
# Games whose hands can be put in another order than that of the cards' numbers (in Revolution suits don't matter).
_ORDERS: dict[str, dict[str, _Key]] = {
    "poison": {"value": lambda name: (4 if name == "P" else int(name[1:]), "RGVP".index(name[0]))},
    "hearts": _SUITED,
    "nusicle": _SUITED,
}


def sort_hand(game: str, hand: Sequence[HandCard], how: str) -> list[HandCard]:
    """By colour (suit) or by value, where the game knows both; else by the deck's own order."""
    key = _ORDERS.get(game, {}).get(how)
    if key is not None:
        return sorted(hand, key=lambda one: (key(one.name), one.card))
    return sorted(hand, key=lambda one: one.card)


def can_be_sorted(game: str) -> bool:
    """Whether there is more than one order."""
    return game in _ORDERS


def shows_choice(game: str) -> bool:
    """Whether its board shows the own choice where it lies: then it is no longer in the hand."""
    return game == "six"


def laid_down(view: TableView) -> list[str]:
    """The own cards that lie on the table, chosen and unseen by the others."""
    if not shows_choice(view.game):
        return []
    return list(view.sealed) or (move_row(view.pending)["cards"] if view.pending else [])


def hand_rows(
    game: str,
    hand: Sequence[HandCard],
    how: str,
    pending: str,
    fresh: Container[int] = (),
    laid: Sequence[str] = (),
) -> list[Row]:
    """`pending` is the move on its way, in notation; the first cards that could have made it are marked.

    `fresh`: the numbers of cards that have just come to the hand. Cards named in `laid` are left out.
    """
    rows: list[Row] = [
        {
            "card": one.card,
            "name": one.name,
            "legal": bool(one.moves),
            "reason": one.reason,
            "pending": False,
            "fresh": one.card in fresh,
        }
        for one in sort_hand(game, hand, how)
        if one.name not in laid
    ]
    going = move_row(pending)["cards"] if pending else []
    for row in rows:
        if row["name"] in going:
            going.remove(row["name"])
            row["pending"] = True
    return rows
