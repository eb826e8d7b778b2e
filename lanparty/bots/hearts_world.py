"""Worlds that a player of Hearts takes for possible: all hands open, as they may lie."""

from __future__ import annotations

from lanparty.bots.dealing import NoDeal, deal_out
from lanparty.bots.hearts_seen import SUIT_OF, shown, unseen
from lanparty.cards import bits_of, mask_of
from lanparty.engine.chance import Chance
from lanparty.engine.views import View
from lanparty.games.hearts_cards import CARDS
from lanparty.games.hearts_state import HeartsState

DOUBT = 0.1  # of the worlds ask only for what is certain


def world(view: View, rng: Chance) -> HeartsState:
    """The state with some cards for those that this seat doesn't see: nobody has a suit that it has shown to lack,
    and what this seat has passed on lies where it went. Mostly, everybody has played so far by the rules of thumb."""
    state: HeartsState = view.replica.copy()
    cards = tuple(bits_of(unseen(state, view.hand)))
    rooms = [0 if seat == view.seat else hand.bit_count() for seat, hand in enumerate(state.hands)]
    rooms.append(len(cards) - sum(rooms))  # in a scenario's partial deal some cards lie nowhere
    signs = shown(state)
    barred_by_suit = [
        mask_of(seat for seat, one in enumerate(signs) if one >> CARDS + suit & 1) for suit in range(4)
    ]
    gave, everybody = view.gave(), (2 << state.seats) - 1
    barred = [
        everybody & ~(1 << gave[card]) if card in gave else barred_by_suit[SUIT_OF[card]] for card in cards
    ]
    hands = None
    if rng.random() > DOUBT:
        likely = [
            where
            if card in gave
            else where | mask_of(seat for seat, one in enumerate(signs) if one >> card & 1)
            for card, where in zip(cards, barred, strict=True)
        ]
        try:
            hands = deal_out(cards, rooms, likely, rng)
        except NoDeal:  # somebody goes by other rules
            pass
    if hands is None:
        hands = deal_out(cards, rooms, barred, rng)
    state.hands = [mask_of(hand) for hand in hands[: state.seats]]
    state.hands[view.seat or 0] = view.hand
    return state
