"""Worlds that a player of Hearts takes for possible: all hands open, as they may lie."""

from __future__ import annotations

from lanparty.bots.dealing import NoDeal, deal_out
from lanparty.bots.hearts_seen import NO_QUEEN, SUIT_OF, shown, unseen
from lanparty.cards import bits_of, mask_of
from lanparty.engine.chance import Chance
from lanparty.engine.views import View
from lanparty.games.hearts_cards import QUEEN
from lanparty.games.hearts_state import HeartsState

DOUBT = 0.05  # how often a seat is thought to hold the queen though it would have been rid of her


def world(view: View, rng: Chance) -> HeartsState:
    """The state with some cards for those that this seat doesn't see: nobody has a suit that it has shown to lack,
    and what this seat has passed on lies where it went. The queen of spades is likely to be with somebody who could
    not be rid of her."""
    state: HeartsState = view.replica.copy()
    cards = tuple(bits_of(unseen(state, view.hand)))
    rooms = [0 if seat == view.seat else hand.bit_count() for seat, hand in enumerate(state.hands)]
    rooms.append(len(cards) - sum(rooms))  # in a scenario's partial deal some cards lie nowhere
    signs = shown(state)
    barred_by_suit = [mask_of(seat for seat, one in enumerate(signs) if one >> suit & 1) for suit in range(4)]
    gave, everybody = view.gave(), (2 << state.seats) - 1
    barred = {
        card: everybody & ~(1 << gave[card]) if card in gave else barred_by_suit[SUIT_OF[card]]
        for card in cards
    }
    hands = None
    unlikely = mask_of(seat for seat, one in enumerate(signs) if one & NO_QUEEN)
    if unlikely and QUEEN in barred and rng.random() > DOUBT:
        try:
            likely = {**barred, QUEEN: barred[QUEEN] | unlikely}
            hands = deal_out(cards, rooms, list(likely.values()), rng)
        except NoDeal:
            pass
    if hands is None:
        hands = deal_out(cards, rooms, list(barred.values()), rng)
    state.hands = [mask_of(hand) for hand in hands[: state.seats]]
    state.hands[view.seat or 0] = view.hand
    return state
