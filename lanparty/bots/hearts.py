"""How computer players think about Hearts (see `lanparty.bots.thinking.Mind`)."""

from __future__ import annotations

from collections.abc import Sequence

from lanparty.bots import hearts_passing as passing
from lanparty.bots.hearts_play import alone, best_card, play_out
from lanparty.bots.hearts_seen import BELOW, SUIT_OF, unseen
from lanparty.bots.hearts_world import worlds
from lanparty.bots.thinking import lead
from lanparty.cards import bits_of
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.views import View
from lanparty.games.hearts import playable
from lanparty.games.hearts_cards import ACE, KING, PASSED, PER_SUIT, Facts
from lanparty.games.hearts_state import PASS, HeartsState

__all__ = ["TRUST", "candidates", "medium", "obvious", "play_out", "playouts", "worlds", "worth"]

WEIGHT = 13  # of a point sure to be taken or given, against a rank
CARDS_A_THOUGHT = 12_000  # in all hands, of all the playouts of one decision
OVERHEAD = 18  # cards that could be played in the time in which a world is laid out
TRUST = 20.0
IN_PASSING = 180  # playouts: once a deal, and all of it depends on it


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


def medium(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """Pass what the hand should be rid of; duck, seek the queen, throw away what is dangerous, stop the moon."""
    if len(moves) == 1:
        return moves[0]
    if moves[0].kind == "pass":
        return passing.most_urgent(view.hand, view.replica.facts, rng)
    state: HeartsState = view.replica
    hand = view.hand
    card = best_card(state, view.seat or 0, hand, playable(state, hand), unseen(state, hand), alone(state))
    return next(move for move in moves if move.cards[0] == card)


def candidates(view: View, moves: Sequence[Move], rng: Chance) -> Sequence[Move]:
    """Of neighbours, between which nobody else holds a card, one; in passing, of the most dangerous cards all three."""
    if moves[0].kind == "pass":
        return passing.choices(view.hand, view.replica.facts, rng)
    state: HeartsState = view.replica
    points, out = state.facts.points, unseen(state, view.hand)
    for card in state.trick:
        out |= 1 << card
    first = medium(view, moves, rng)
    found, kinds = [first], {_kind(first.cards[0], out, points)}
    for move in moves:
        kind = _kind(move.cards[0], out, points)
        if kind not in kinds:
            kinds.add(kind)
            found.append(move)
    return found


def _kind(card: int, out: int, points: Sequence[int]) -> tuple[int, int, int]:
    """Equal for cards of one suit with equal points, and as many of the others' cards below."""
    return (SUIT_OF[card], points[card], (out & BELOW[card]).bit_count())


def playouts(view: View) -> int:
    state: HeartsState = view.replica
    cards = state.seats * view.hand.bit_count() - len(state.trick)
    return IN_PASSING if state.phase == PASS else CARDS_A_THOUGHT // (OVERHEAD + cards)


def worth(state: HeartsState, seat: int) -> float:
    return -lead(state.scored[-1], seat)


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
