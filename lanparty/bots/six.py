"""How computer players think about Take Six."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.views import View
from lanparty.games.six_rows import ANY_ROW, heads_in, joined
from lanparty.games.six_state import finder


def obvious(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """As the rows lie now: take as few heads as possible, and leave as little room as possible for others' cards."""
    state = view.state
    best: list[Move] = []
    best_worth: tuple[int, int] | None = None
    for move in moves:
        worth = _worth(state, move)
        if best_worth is None or worth > best_worth:
            best, best_worth = [move], worth
        elif worth == best_worth:
            best.append(move)
    return best[int(rng.random() * len(best))]


def _worth(state: Any, move: Move) -> tuple[int, int]:
    """Higher is better: first the heads not taken, then how near the card is to its row."""
    if not move.cards:
        return _in_row(state, move.where, state.waiting[0][0])
    card = move.cards[0]
    return max(_in_row(state, row, card) for row in finder(state)(state.rows, card) or ANY_ROW)


def _in_row(state: Any, row: int, card: int) -> tuple[int, int]:
    cards = state.rows[row]
    after = joined(cards, card, pro=state.options.pro)
    if len(after) == 1:
        return (-heads_in(cards), 0)
    return (0, -min(abs(card - cards[0]), abs(card - cards[-1])))
