"""Worlds that a player of Take Six takes for possible: all hands open, as they may lie."""

from __future__ import annotations

from functools import lru_cache

from lanparty.bots.six_danger import spared
from lanparty.cards import bits_of, mask_of
from lanparty.engine.chance import Chance
from lanparty.engine.views import View
from lanparty.games.six_state import HAND_SIZE, SixState, Turn

REMEMBERED = 64  # turns: those of the deals that are thought about
DOUBT = 0.1  # of the worlds ask only for what is certain


def world(view: View, rng: Chance) -> SixState:
    """What was never shown lies anywhere; but mostly, everybody has played so far by the rules of thumb."""
    state: SixState = view.replica.copy()
    free = (1 << len(state.deck)) - 1 & ~state.seen & ~view.hand
    signs = unlikely(state) if rng.random() > DOUBT else [0] * state.seats
    first = int(rng.random() * state.seats)  # nobody's hand is always the last to find its cards
    for seat in (*range(first, state.seats), *range(first)):
        if seat != view.seat:
            size = state.hands[seat].bit_count()
            hand = some_of(free & ~signs[seat], size, rng)
            if hand.bit_count() < size:  # somebody goes by other rules
                hand |= some_of(free & ~hand, size - hand.bit_count(), rng)
            state.hands[seat] = hand
            free &= ~hand
    state.hands[view.seat or 0] = view.hand
    state.rest = tuple(bits_of(free))[: len(state.rest)]
    return state


def some_of(cards: int, count: int, rng: Chance) -> int:
    """As many of the cards, each as likely; all of them if there are fewer."""
    left = [*bits_of(cards)]
    for taken in range(min(count, len(left))):
        other = taken + int(rng.random() * (len(left) - taken))
        left[taken], left[other] = left[other], left[taken]
    return mask_of(left[:count])


def unlikely(state: SixState) -> list[int]:
    """By seat, the mask of cards that it would have played before those that it has played, by rules of thumb."""
    found = [0] * state.seats
    for number, turn in enumerate(state.turns):
        masks = _spared(turn, HAND_SIZE - number, state.seats - 1, len(state.deck), state.options.pro)
        for (_, seat), cards in zip(turn[2], masks, strict=True):
            found[seat] |= cards
    return found


@lru_cache(REMEMBERED)
def _spared(turn: Turn, in_hand: int, others: int, cards: int, pro: bool) -> list[int]:
    seen, rows, shown = turn
    played = [card for card, _ in shown]
    return spared((1 << cards) - 1 & ~seen, in_hand, rows, others, played, pro=pro)
