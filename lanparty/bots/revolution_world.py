"""Worlds that a player of Revolution takes for possible: all hands open, and what was left down."""

from __future__ import annotations

from lanparty.bots.dealing import deal_out
from lanparty.cards import bits_of, mask_of
from lanparty.engine.chance import Chance
from lanparty.engine.views import View
from lanparty.games.revolution_state import RevolutionState


def world(view: View, rng: Chance) -> RevolutionState:
    """The state with some cards for those that this seat doesn't see.

    The cards left down are a room of their own, the last one. What this seat gave or put down is where it went, and
    what all have proven to lack when the opening card was asked for lies down.
    """
    state: RevolutionState = view.replica.copy()
    cards = tuple(bits_of(state.unplayed & ~view.hand))
    rooms = [0 if seat == view.seat else hand.bit_count() for seat, hand in enumerate(state.hands)]
    rooms.append(len(state.down))
    in_hands = mask_of(range(state.seats))
    proven = mask_of(state.pack.openers[: max(0, state.asked - 1)])
    gave, everywhere = view.gave(), mask_of(range(state.seats + 1))
    barred = [
        everywhere & ~(1 << gave[card] % (state.seats + 1))
        if card in gave
        else (in_hands if proven >> card & 1 else 0)
        for card in cards
    ]
    *hands, down = deal_out(cards, rooms, barred, rng)
    state.hands = [mask_of(hand) for hand in hands]
    state.hands[view.seat or 0] = view.hand
    state.down = tuple(down)
    return state
