"""Worlds that a player of Hearts takes for possible: all hands open, as they may lie."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import accumulate
from operator import mul

from lanparty.bots.dealing import NoDeal, deal_out
from lanparty.bots.hearts_past import StrangenessOf, strangeness_of
from lanparty.bots.hearts_seen import SUIT_OF, shown, unseen
from lanparty.bots.thinking import any_of
from lanparty.cards import bits_of, mask_of
from lanparty.engine.chance import Chance
from lanparty.engine.views import View
from lanparty.games.hearts_cards import CARDS
from lanparty.games.hearts_state import HeartsState

REMEMBERED = 16  # moments that are thought about
CHANGES = 12  # of places that are tried from one world to the next
FIRST_CHANGES = 80
TOLERANCE = 0.08  # for one more card that was played against the rules of thumb
# By how many more there are; by multiplication, which is the same on every machine.
TOLERATED = tuple(accumulate([TOLERANCE] * CARDS, mul, initial=1.0))
DOUBT = 0.1  # of the worlds ask only for what is certain


def worlds(view: View, rng: Chance) -> Iterator[HeartsState]:
    """Worlds without end, the likelier the fewer cards the others have played in them against the rules of thumb."""
    state: HeartsState = view.replica
    own = view.seat or 0
    strangeness = strangeness_of(state, own)
    world = _world(view, rng)
    seats = [seat for seat, hand in enumerate(world.hands) if hand and seat != own]
    if strangeness is None or len(seats) < 2:
        while True:
            yield world
            world = _world(view, rng)
    barred = dict(_impossible(unseen(state, view.hand), shown(state))) | _all_but_receivers(view)
    changes = FIRST_CHANGES
    while True:
        for _ in range(changes):
            _change_places(world.hands, seats, barred, strangeness, rng)
        yield world.copy()
        changes = CHANGES


def _change_places(
    hands: list[int], seats: Sequence[int], barred: Mapping[int, int], strange: StrangenessOf, rng: Chance
) -> None:
    """Perhaps two cards of two hands change places: a step of the method of N. Metropolis and others (1953), for a
    distribution in which each strange card makes a world less likely by TOLERANCE."""
    one, other = seats[int(rng.random() * len(seats))], seats[int(rng.random() * len(seats))]
    mine, theirs = any_of(hands[one], rng), any_of(hands[other], rng)
    if one == other or barred[mine] >> other & 1 or barred[theirs] >> one & 1:
        return
    both = 1 << mine | 1 << theirs
    before = strange(one, hands[one]) + strange(other, hands[other])
    more = strange(one, hands[one] ^ both) + strange(other, hands[other] ^ both) - before
    if more <= 0 or rng.random() < TOLERATED[more]:
        hands[one] ^= both
        hands[other] ^= both


def _world(view: View, rng: Chance) -> HeartsState:
    """Any world that agrees with what is certain: nobody has a suit that it has shown to lack, and what this seat has
    passed on lies where it went; mostly, also with what is likely."""
    state: HeartsState = view.replica.copy()
    hidden, signs, where = unseen(state, view.hand), shown(state), _all_but_receivers(view)
    cards = tuple(bits_of(hidden))
    rooms = [0 if seat == view.seat else hand.bit_count() for seat, hand in enumerate(state.hands)]
    rooms.append(len(cards) - sum(rooms))  # in a scenario's partial deal some cards lie nowhere
    hands = None
    if rng.random() > DOUBT:
        try:
            hands = deal_out(cards, rooms, [where.get(*one) for one in _unlikely(hidden, signs)], rng)
        except NoDeal:  # somebody goes by other rules
            pass
    if hands is None:
        hands = deal_out(cards, rooms, [where.get(*one) for one in _impossible(hidden, signs)], rng)
    state.hands = [mask_of(hand) for hand in hands[: state.seats]]
    state.hands[view.seat or 0] = view.hand
    return state


def _all_but_receivers(view: View) -> dict[int, int]:
    """By card that this seat has passed on, the mask of all rooms but the one where it went."""
    everywhere = (2 << view.replica.seats) - 1
    return {card: everywhere & ~(1 << seat) for card, seat in view.gave().items()}


@lru_cache(REMEMBERED)
def _impossible(cards: int, signs: tuple[int, ...]) -> list[tuple[int, int]]:
    """(card, mask of the seats that can't hold it), ascending."""
    by_suit = [
        mask_of(seat for seat, one in enumerate(signs) if one >> CARDS + suit & 1) for suit in range(4)
    ]
    return [(card, by_suit[SUIT_OF[card]]) for card in bits_of(cards)]


@lru_cache(REMEMBERED)
def _unlikely(cards: int, signs: tuple[int, ...]) -> list[tuple[int, int]]:
    """(card, mask of the seats that can't or are unlikely to hold it), ascending."""
    return [
        (card, seats | mask_of(seat for seat, one in enumerate(signs) if one >> card & 1))
        for card, seats in _impossible(cards, signs)
    ]
