"""How computer players think about Revolution (see `lanparty.bots.thinking.Mind`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from lanparty.bots.revolution_exchange import ranked
from lanparty.bots.revolution_play import acted, best_cards, play_out
from lanparty.bots.revolution_world import world
from lanparty.bots.thinking import each_anew, lead, share
from lanparty.cards import bits_of
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.views import View
from lanparty.games.revolution_cards import ACE, FOUR, NATURALS
from lanparty.games.revolution_play import winners
from lanparty.games.revolution_state import PLAY, RevolutionState

__all__ = ["TRUST", "candidates", "medium", "obvious", "play_out", "playouts", "worlds", "worth"]

TRIED = 7  # moves that are thought about, passing not counted
# In all hands, of all the playouts of one decision, over the seats: more of them pass more often.
CARDS_A_THOUGHT = 38_000
OVERHEAD = 40  # cards that could be played in the time in which a world is laid out
TRUST = 0.0
TIE = 0.001  # where nothing else tells two moves apart: a point, against a victory
FEW = 4  # cards: with no more the end is near, and nothing is saved up
BREAKING = 3  # ranks that a card of a pair is worth more than a single one, to whom puts cards away


def medium(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """Lead the weakest set, answer with the weakest that does; save the strong ones for the end."""
    if len(moves) == 1:
        return moves[0]
    if view.replica.phase == PLAY:
        seat = view.seat or 0
        return acted(seat, best_cards(view.replica, seat, view.hand, rng)).moves[0][1]
    return ranked(view, moves, rng)[0]


def candidates(view: View, moves: Sequence[Move], rng: Chance) -> Sequence[Move]:
    """Of moves with the same ranks one, and those that leave the best hands: but for passing that is worth a try."""
    state: RevolutionState = view.replica
    first = medium(view, moves, rng)
    others = _distinct([first, *(move for move in moves if move.cards)])
    if len(others) > TRIED and not state.turned:
        others = _distinct([first, *ranked(view, others, rng)])[:TRIED]
    return others if moves[-1].cards else _distinct([*others, moves[-1]])


def _distinct(moves: Sequence[Move]) -> list[Move]:
    found: dict[tuple[int, ...], Move] = {}
    for move in moves:
        found.setdefault(tuple(card >> 2 for card in move.cards), move)
    return list(found.values())


def worlds(view: View, rng: Chance) -> Iterator[RevolutionState]:
    return each_anew(world, view, rng)


def playouts(view: View) -> int:
    state: RevolutionState = view.replica
    return CARDS_A_THOUGHT // state.seats // (OVERHEAD + sum(hand.bit_count() for hand in state.hands))


def worth(state: RevolutionState, seat: int) -> float:
    """In teams, the own team's points above the mean of the other teams'. In a match of one deal, the victory."""
    points = state.scored[-1]
    best = winners(state, points)
    own = seat
    if state.options.teams != "none":
        teams = int(state.options.teams)
        points = tuple(sum(points[team::teams]) for team in range(teams))
        own %= teams
    if state.options.deals == 1:
        return share(best, seat) + TIE * lead(points, own)
    return lead(points, own)


def obvious(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """Put away low cards that stand alone; play the lowest cards that are no part of something better."""
    if moves[0].kind in ("play", "pass"):
        return _play(view, moves, rng)
    hand = Counter(card >> 2 for card in bits_of(view.hand))
    worths = [sum(_worth(card, hand) for card in move.cards) for move in moves]
    if moves[-1].kind == "keep":  # two unknown cards are worth two middling ones
        lowest = view.state.pack.lowest
        worths[-1] = lowest + ACE
    return _any_of_the_least(moves, worths, rng)


def _worth(card: int, hand: Counter[int]) -> int:
    rank = card >> 2
    return rank + BREAKING * (hand[rank] - 1)


def _play(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """Go out if possible; else the cheapest play, or pass if that costs too much."""
    state, size = view.state, view.hand.bit_count()
    plays = [move for move in moves if move.cards]
    if not plays:
        return moves[0]
    costs = [_cost(move, view.hand, state) for move in plays]
    chosen = _any_of_the_least(plays, costs, rng)
    if any(len(move.cards) == size for move in plays):
        return next(move for move in plays if len(move.cards) == size)
    is_dear = min(costs)[0] > 0 and size > FEW
    return moves[-1] if is_dear and moves[-1].kind == "pass" else chosen


def _cost(move: Move, hand: int, state: Any) -> tuple[int, int, int]:
    """First what is spent or torn apart, then the strength; of equal ones the most cards at once."""
    naturals = [card for card in move.cards if card < NATURALS]
    if not naturals:
        return (2, ACE, 0)
    rank = naturals[0] >> 2
    spent = 2 * (len(move.cards) - len(naturals)) + ((hand >> 4 * rank & 15).bit_count() > len(naturals))
    if len(move.cards) == FOUR and not _gains_by_turning(hand & ~(15 << 4 * rank), state):
        spent += 1
    strength = ACE - rank if state.turned else rank
    return (spent, strength, -len(move.cards))


def _gains_by_turning(rest: int, state: Any) -> bool:
    """Whether the hand's other cards are better in the order that is not in force now."""
    ranks = [card >> 2 for card in bits_of(rest) if card < NATURALS]
    above_middle = 2 * sum(ranks) - (state.pack.lowest + ACE) * len(ranks)
    return bool(above_middle > 0 if state.turned else above_middle < 0)


def _any_of_the_least(moves: Sequence[Move], costs: Sequence[Any], rng: Chance) -> Move:
    least = min(costs)
    best = [move for move, cost in zip(moves, costs, strict=True) if cost == least]
    return best[int(rng.random() * len(best))]
