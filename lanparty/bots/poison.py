"""How computer players think about Poison."""

from __future__ import annotations

from collections.abc import Sequence

from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.views import View
from lanparty.games.poison_state import FIRST_POISON, POISON_POINTS, SAFE, VALUE


def obvious(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """Drink as little as possible; of what is harmless, leave the next player the fullest cauldron."""
    state = view.state
    best: list[Move] = []
    best_worth: tuple[int, int] | None = None
    for move in moves:
        worth = _worth(state.cauldrons[move.where], state.values_in[move.where], VALUE[move.cards[0]])
        if best_worth is None or worth > best_worth:
            best, best_worth = [move], worth
        elif worth == best_worth:
            best.append(move)
    return best[int(rng.random() * len(best))]


def _worth(pot: Sequence[int], filled: int, value: int) -> tuple[int, int]:
    """Higher is better: first the points not drunk, then how full the cauldron is left."""
    total = filled + value
    if total <= SAFE:
        return (0, total)
    points = sum(POISON_POINTS if card >= FIRST_POISON else 1 for card in pot)
    return (-points, value)
