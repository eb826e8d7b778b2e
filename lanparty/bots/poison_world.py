"""Worlds that a player of Poison takes for possible: all hands open, as they may lie."""

from __future__ import annotations

from lanparty.cards import mask_of
from lanparty.engine.chance import Chance
from lanparty.engine.views import View
from lanparty.games.poison_state import PoisonState


def world(view: View, rng: Chance) -> PoisonState:
    """What was never shown lies anywhere; with five and six players also out of the game."""
    state: PoisonState = view.replica.copy()
    seen = view.hand | mask_of(card for cards in (*state.cauldrons, *state.drunk) for card in cards)
    cards, taken = [card for card in view.deck.cards if not seen >> card & 1], 0
    for seat, hand in enumerate(state.hands):
        if seat == view.seat:
            state.hands[seat] = view.hand
            continue
        mask = 0
        for _ in range(hand.bit_count()):
            other = taken + int(rng.random() * (len(cards) - taken))
            card = cards[other]
            cards[other] = cards[taken]
            mask |= 1 << card
            taken += 1
        state.hands[seat] = mask
    state.rest = tuple(cards[taken : taken + len(state.rest)])
    return state
