"""Worlds that a player of Revolution takes for possible: all hands open, and what was left down."""

from __future__ import annotations

from collections.abc import Sequence

from lanparty.bots.dealing import deal_out
from lanparty.bots.revolution_sets import sets_of
from lanparty.cards import bits_of, mask_of
from lanparty.engine.chance import Chance, below
from lanparty.engine.views import View
from lanparty.games.revolution_cards import NATURAL_MASK, NATURALS, above
from lanparty.games.revolution_state import PLAY, RETURN, RevolutionState

WORLDS = 8  # of which the least strange is taken
PASSED, ANSWERED, LED = 1.0, 1.0, 1.0  # how strange it is to go against a rule of thumb

# Place of the role, cards given, and whether the best ones; the Servants give first.
ROLES = ((-1, 2, True), (-2, 1, True), (0, 2, False), (1, 1, False))


def world(view: View, rng: Chance) -> RevolutionState:
    """The state with some cards for those that this seat doesn't see: of a few such worlds the one in which what the
    others have played is the least strange."""
    state: RevolutionState = view.replica
    others = [seat for seat in range(state.seats) if seat != view.seat and state.hands[seat]]
    found, least = _world(view, rng), 0.0
    if state.told:
        least = strangeness(found, others)
        for _ in range(WORLDS - 1):
            if not least:
                break
            another = _world(view, rng)
            strange = strangeness(another, others)
            if strange < least:
                found, least = another, strange
    return found


def strangeness(world: RevolutionState, seats: Sequence[int]) -> float:
    """How far these seats' plays of this deal are from rules of thumb, if the cards lie so.

    Who leads has nothing much weaker; who answers has nothing weaker that would do; who passes has nothing that would.
    """
    found = 0.0
    hands = world.hands[:]
    for seat, cards, count, rank, turned in reversed(world.told):
        if seat not in seats:
            continue
        hand = hands[seat] | mask_of(cards)
        hands[seat] = hand
        if count:
            higher = above(hand & NATURAL_MASK, rank, turned)
            if cards:
                if cards[0] >= NATURALS:
                    continue
                higher &= ~above(higher, cards[0] >> 2, turned) & ~(15 << 4 * (cards[0] >> 2))
            if higher and _has_set(higher, count):
                found += ANSWERED if cards else PASSED
        elif cards[0] < NATURALS:
            sets = sets_of(hand)
            weaker = sum([one > cards[0] >> 2 if turned else one < cards[0] >> 2 for one, _, _ in sets])
            if weaker:
                found += LED if weaker > 1 else LED / 3
    return found


def _has_set(cards: int, count: int) -> bool:
    """Whether a rank has exactly so many of these cards."""
    return any(held == count for _, held, _ in sets_of(cards))


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
