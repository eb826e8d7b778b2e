"""What the play of a deal of Hearts says of the hands: would these cards have been played, by rules of thumb?"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from lanparty.bots.hearts_play import Alone, alone, best_card
from lanparty.bots.hearts_seen import unseen
from lanparty.games.hearts import playable
from lanparty.games.hearts_cards import CARDS
from lanparty.games.hearts_play import put
from lanparty.games.hearts_state import HeartsState

NOTHING = CARDS  # the number of no card

StrangenessOf = Callable[[int, int], int]
"""Of a seat, if its hand is this one (a mask): how many of its cards rules of thumb would not have played."""


class Moment(NamedTuple):
    """A card that somebody has played, with what lay open then."""

    state: HeartsState
    card: int
    later: int  # cards that the seat has played from here on
    held: int  # cards in all hands
    shooter: Alone


def strangeness_of(state: HeartsState, own: int) -> StrangenessOf | None:
    """For all seats but `own`; None when none of them has played in this deal."""
    moments = _moments(state, own)
    if not any(moments):
        return None
    known: dict[tuple[int, int], int] = {}

    def strangeness(seat: int, hand: int) -> int:
        found = known.get((seat, hand))
        if found is None:
            found = 0
            for before, card, later, held, shooter in moments[seat]:
                full = hand | later
                cards = playable(before, full)
                if cards & (cards - 1):
                    found += best_card(before, seat, full, cards, held ^ full, shooter) != card
            known[seat, hand] = found
        return found

    return strangeness


def _moments(state: HeartsState, own: int) -> list[list[Moment]]:
    """By seat, in the order of play; none of the own ones, and none if a scenario began in mid-deal."""
    moments: list[list[Moment]] = [[] for _ in range(state.seats)]
    if sum(map(len, state.taken)) != state.seats * len(state.tricks):
        return moments
    leader = (state.turn - len(state.trick)) % state.seats
    tricks = (*state.tricks, (leader, state.trick))
    played = [0] * state.seats
    for first, trick in tricks:
        for place, card in enumerate(trick):
            played[(first + place) % state.seats] |= 1 << card
    before = state.copy()
    # Only who has played what counts here: in no hand is anything else, and none is empty.
    before.hands = [mask | 1 << NOTHING for mask in played]
    before.taken, before.tricks, before.trick = [()] * state.seats, (), ()
    before.turn, before.broken, before.first_trick = tricks[0][0], False, state.facts.standard
    held = unseen(state, 0)
    for mask in played:
        held |= mask
    shooter = alone(before)
    for _, trick in tricks:
        for card in trick:
            seat = before.turn
            if seat != own:
                later = before.hands[seat] & ~(1 << NOTHING)
                moments[seat].append(Moment(before.copy(), card, later, held, shooter))
            put(before, seat, card, card)
            held ^= 1 << card
        shooter = alone(before)
    return moments
