"""Worlds that a player of Revolution takes for possible: all hands open, and what was left down."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from lanparty.bots.dealing import deal_out
from lanparty.bots.revolution_sets import sets_of
from lanparty.cards import bits_of, mask_of
from lanparty.engine.chance import Chance, below
from lanparty.engine.views import View
from lanparty.games.revolution_cards import NATURAL_MASK, NATURALS, above
from lanparty.games.revolution_state import PLAY, RETURN, RevolutionState, Told

WORLDS = 4  # of which the least strange is taken
WEAKER = (
    0.3  # how strange it is to lead when there is one weaker set, against playing what was not the weakest
)

# Place of the role, cards given, and whether the best ones; the Servants give first.
ROLES = ((-1, 2, True), (-2, 1, True), (0, 2, False), (1, 1, False))


def world(view: View, rng: Chance) -> RevolutionState:
    """The state with some cards for those that this seat doesn't see: of a few such worlds the one in which what the
    others have played is the least strange."""
    found = _world(view, rng)
    signs = signs_of(found.told)
    least = strangeness(found, signs, view.seat)
    for _ in range(WORLDS - 1):
        if not least:
            break
        another = _world(view, rng)
        strange = strangeness(another, signs, view.seat)
        if strange < least:
            found, least = another, strange
    return found


class Sign(NamedTuple):
    """A play or a pass: the cards played, and of which it would be strange to have held some (masks)."""

    seat: int
    cards: int
    strange: int
    size: int  # what is strange is a set of so many; 0 (a lead): any


@lru_cache(64)
def signs_of(told: tuple[Told, ...]) -> tuple[Sign, ...]:
    """The last first. Who leads has nothing much weaker; who answers has nothing weaker that would do; who passes has
    nothing that would. (Where jokers are played alone there is no telling.)"""
    found = []
    for seat, cards, count, rank, turned in reversed(told):
        strange = above(NATURAL_MASK, rank, turned) if count else NATURAL_MASK
        if cards and cards[0] < NATURALS:
            strange &= above(NATURAL_MASK, cards[0] >> 2, not turned)
        elif cards:
            strange = 0
        found.append(Sign(seat, mask_of(cards), strange, count))
    return tuple(found)


def strangeness(world: RevolutionState, signs: tuple[Sign, ...], own: int | None) -> float:
    """How far the plays of this deal, but for the own ones, are from rules of thumb, if the cards lie so."""
    found = 0.0
    hands = world.hands[:]
    for seat, cards, strange, size in signs:
        hand = hands[seat] = hands[seat] | cards
        held = hand & strange
        if held and seat != own:
            sets = sets_of(held)
            if not size:
                found += 1.0 if len(sets) > 1 else WEAKER
            elif any([count == size for _, count, _ in sets]):  # noqa: C419 (much faster than a generator)
                found += 1.0
    return found


def _world(view: View, rng: Chance) -> RevolutionState:
    """Any world that agrees with what is certain.

    The cards left down are a room of their own, the last one. What this seat gave or put down is where it went, and
    what all have proven to lack when the opening card was asked for lies down. After an exchange the Servants'
    hands are likely to be poor and the Masters' rich.
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
    dealt = deal_out(cards, rooms, barred, rng)
    if state.roles and state.phase in (RETURN, PLAY):
        fixed = mask_of(gave) | proven
        free = [[card for card in room if not fixed >> card & 1] for room in dealt]
        kept = [[card for card in room if fixed >> card & 1] for room in dealt]
        _exchange(state, free, rng)
        dealt = [one + other for one, other in zip(kept, free, strict=True)]
    *hands, down = dealt
    state.hands = [mask_of(hand) for hand in hands]
    state.hands[view.seat or 0] = view.hand
    state.down = tuple(down)
    return state


def _exchange(state: RevolutionState, rooms: Sequence[list[int]], rng: Chance) -> None:
    """Change hands that were dealt at random into such as an exchange leaves, by seat, the cards left down last.

    A Servant gave its best cards away: the best one changes places with a worse one from anywhere; a Master kept the
    best and gave the worst. The fewer cards are left of the hand, the less often.
    """
    for role, count, is_servant in ROLES:
        own = rooms[state.roles[role]]
        others = [room for room in rooms if room is not own and room]
        if not own or not others or (state.phase != PLAY and not is_servant):
            continue
        for _ in range(count):
            if rng.random() * state.pack.hand_size >= len(own):
                continue
            other = others[below(rng, len(others))]
            mine = own.index(max(own) if is_servant else min(own))
            theirs = below(rng, len(other))
            ranks = own[mine] >> 2, other[theirs] >> 2
            if ranks[0] > ranks[1] if is_servant else ranks[0] < ranks[1]:
                own[mine], other[theirs] = other[theirs], own[mine]
