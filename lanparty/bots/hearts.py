"""How computer players think about Hearts."""

from __future__ import annotations

from collections.abc import Sequence

from lanparty.bots.hearts_play import least_costly
from lanparty.cards import bits_of
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.views import View
from lanparty.games.hearts_cards import ACE, KING, PASSED, PER_SUIT, Facts

WEIGHT = 13  # of a point sure to be taken or given, against a rank


def medium(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """Pass by what the hand is worth without; play what is likely to cost least."""
    if len(moves) == 1:
        return moves[0]
    if moves[0].kind == "pass":
        return _most_dangerous(view.hand, view.replica.facts, rng)
    return least_costly(view, moves, rng)


def obvious(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """Pass what is dangerous; duck if possible, and then get rid of what costs most; lead low."""
    state = view.state
    if moves[0].kind == "pass":
        return _most_dangerous(view.hand, state.facts, rng)
    best: list[Move] = []
    best_worth: tuple[int, int] | None = None
    for move in moves:
        card = move.cards[0]
        worth = (_gain(card, state.trick, state.seats, state.facts.points), card % PER_SUIT)
        if best_worth is None or worth > best_worth:
            best, best_worth = [move], worth
        elif worth == best_worth:
            best.append(move)
    return best[int(rng.random() * len(best))]


def _most_dangerous(hand: int, facts: Facts, rng: Chance) -> Move:
    """High cards and those that cost, the king and ace of spades among them: they catch the queen."""

    def danger(card: int) -> int:
        return card % PER_SUIT + facts.points[card] + (10 if card in (KING, ACE) else 0)

    by_danger = sorted(bits_of(hand), key=lambda card: (-danger(card), rng.random()))
    return Move("pass", tuple(sorted(by_danger[:PASSED])))


def _gain(card: int, trick: Sequence[int], seats: int, points: Sequence[int]) -> int:
    """Higher is better. Given away: what the card costs. Taken: the trick's points, or a fear of them."""
    suit = trick[0] // PER_SUIT if trick else card // PER_SUIT
    highest = max((one for one in trick if one // PER_SUIT == suit), default=-1)
    if card // PER_SUIT != suit or card < highest:
        return WEIGHT * points[card]
    there = sum(points[one] for one in trick)
    if len(trick) == seats - 1:
        return -WEIGHT * (there + points[card])
    # Others may still play above it, the less likely the higher it is; and they may add to it.
    return -(there + max(0, points[card]) + 1) * (card % PER_SUIT + 1)
