"""Which cards to play at Revolution, and which to part with."""

from __future__ import annotations

from collections.abc import Sequence

from lanparty.bots.revolution_hand import Outlook
from lanparty.cards import bits_of, mask_of
from lanparty.engine.chance import Chance
from lanparty.engine.moves import Move
from lanparty.engine.views import View
from lanparty.games.revolution_cards import FOUR, NATURALS, rank_of
from lanparty.games.revolution_state import RevolutionState

LEADING = 0.6  # turns that the lead is worth
OUT = 100.0  # nothing is better than to be out
SURE_OUT = 20.0  # but to be sure of it is nearly as good
NEAR = 2  # cards: who holds no more is about to go out
GIVING_WAY = 0.7  # turns that it costs to play what lets such a one go out
FOR_A_MATE = 0.9  # turns that it costs to take a trick away from a partner
UNKNOWN = 0.7  # what a card is likely to cost that isn't seen yet


def best_play(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """Be out soon: by what is left in the hand, and by who is likely to lead next. Among equal moves, any."""
    state: RevolutionState = view.replica
    hand, seat, lowest = view.hand, view.seat or 0, state.pack.lowest
    out = state.unplayed & ~hand
    outlook = Outlook(out, state.turned, lowest)
    other: Outlook | None = None
    foes = [
        held.bit_count() for one, held in enumerate(state.hands) if held and one != seat and not is_mate(state, seat, one)
    ]
    nearest = min(foes, default=0)
    mates_trick = state.count > 0 and is_mate(state, seat, state.last)
    best: list[Move] = []
    highest = -1000.0
    seen: set[tuple[int, int, int]] = set()
    for move in moves:
        cards = move.cards
        if cards:
            kind = (cards[0] >> 2, len(cards), cards[-1] >= NATURALS and cards[0] < NATURALS and _jokers(cards))
            if kind in seen and state.opening < 0:
                continue
            seen.add(kind)
            rest = hand & ~mask_of(cards)
            if not rest:
                return move
            count = len(cards)
            rank = rank_of(cards, state.turned, lowest)
            view_after = outlook
            if count == FOUR:
                if other is None:
                    other = Outlook(out, not state.turned, lowest)
                view_after = other
            sure = outlook.sure[count] >> rank & 1
            if count == FOUR:
                sure = 1
            wins = 1.0 if sure else max(0.0, min(1.0, (1.0 - outlook.costs[count][rank]) / 2))
            worth = LEADING * wins - view_after.cost(rest)
            if sure and view_after.losers(rest) <= 1:
                worth += SURE_OUT
            elif nearest <= NEAR and count <= nearest and not sure:
                worth -= GIVING_WAY * (1 - wins)
            if mates_trick:
                worth -= FOR_A_MATE
        else:
            worth = -outlook.cost(hand)
            if nearest <= NEAR and state.count <= nearest and not mates_trick:
                worth -= GIVING_WAY
        if worth > highest + 1e-9:
            best, highest = [move], worth
        elif worth >= highest - 1e-9:
            best.append(move)
    return best[int(rng.random() * len(best))] if len(best) > 1 else best[0]


def _jokers(cards: Sequence[int]) -> int:
    return sum(1 for card in cards if card >= NATURALS)


def is_mate(state: RevolutionState, seat: int, other: int) -> bool:
    """Whether both are of one team (a seat is its own mate)."""
    teams = state.options.teams
    return seat == other if teams == "none" else (seat - other) % int(teams) == 0


def best_parting(view: View, moves: Sequence[Move], rng: Chance) -> Move:
    """In the exchange: give or put away what leaves the best hand."""
    state: RevolutionState = view.replica
    outlook = Outlook(state.unplayed & ~view.hand, False, state.pack.lowest)
    best: list[Move] = []
    least = 1000.0
    for move in moves:
        cost = outlook.cost(view.hand & ~mask_of(move.cards))
        if moves[0].kind == "swap":
            cost += UNKNOWN * len(move.cards)
        if cost < least - 1e-9:
            best, least = [move], cost
        elif cost <= least + 1e-9:
            best.append(move)
    return best[int(rng.random() * len(best))] if len(best) > 1 else best[0]


def best_partings(view: View, moves: Sequence[Move]) -> list[Move]:
    """Moves of the exchange, those that leave the best hand first."""
    state: RevolutionState = view.replica
    outlook = Outlook(state.unplayed & ~view.hand, False, state.pack.lowest)
    return sorted(moves, key=lambda move: outlook.cost(view.hand & ~mask_of(move.cards)))
