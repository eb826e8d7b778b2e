"""The exchange of Revolution: the Swiss take what was left down, Servants and Masters give each other cards."""

from __future__ import annotations

from lanparty.cards import mask_of
from lanparty.engine.steps import Act, Acted, Dealt, Transferred
from lanparty.games.revolution_state import (
    GIVE,
    GIVEN,
    NOBODY,
    RETURN,
    RETURNED,
    SWAP,
    TAKE,
    RevolutionState,
)
from lanparty.games.revolution_trick import open_play

FIRST_SWISS = 2  # place
SWAPPED = 2  # cards a Swiss


def begin_exchange(state: RevolutionState) -> None:
    """The Swiss come first, if there are two cards left down for each of them."""
    if state.pack.down == SWAPPED * len(swiss(state)) > 0:
        state.turn = state.roles[FIRST_SWISS]
        state.phase = SWAP
    else:
        state.phase = GIVE


def swiss(state: RevolutionState) -> tuple[int, ...]:
    """The seats in the middle, the better placed first."""
    return state.roles[FIRST_SWISS:-2]


def givers(state: RevolutionState) -> dict[int, tuple[int, int]]:
    """Who gives now: seat -> (receiver, number of cards)."""
    return gifts_between(state) if state.phase in (GIVE, RETURN) else {}


def gifts_between(state: RevolutionState) -> dict[int, tuple[int, int]]:
    """The same, also while the gifts are on their way."""
    if state.phase not in (GIVE, GIVEN, RETURN, RETURNED):
        return {}
    master, half_master, half_servant, servant = (state.roles[place] for place in (0, 1, -2, -1))
    if state.phase in (GIVE, GIVEN):
        return {servant: (master, 2), half_servant: (half_master, 1)}
    return {master: (servant, 2), half_master: (half_servant, 1)}


def give_act(state: RevolutionState) -> Act:
    """Both name their gifts before either sees what it gets."""
    return Act(tuple(sorted(givers(state))), sealed=True)


def swap(state: RevolutionState, event: Acted) -> None:
    """What is put down lies where the cards lay that are taken; no card at all is `keep`."""
    ((seat, _, slots),) = event.moves
    if not slots:
        _next_swiss(state)
        return
    first = SWAPPED * swiss(state).index(seat)
    state.taking = state.down[first : first + SWAPPED]
    state.down = state.down[:first] + slots + state.down[first + SWAPPED :]
    state.hands[seat] &= ~mask_of(slots)
    state.handed += tuple((slot, seat, NOBODY) for slot in slots)
    state.phase = TAKE


def take(state: RevolutionState, event: Dealt) -> None:
    """The Swiss sees the cards that it takes, and nobody else does."""
    state.hands[state.turn] |= mask_of(state.taking)
    state.taking = ()
    _next_swiss(state)


def _next_swiss(state: RevolutionState) -> None:
    others = swiss(state)
    after = others.index(state.turn) + 1
    if after < len(others):
        state.turn = others[after]
        state.phase = SWAP
    else:
        state.phase = GIVE


def name_gifts(state: RevolutionState, event: Acted) -> None:
    """The gifts are chosen, and stay in their hands until they are handed over together."""
    to = givers(state)
    state.gifts = tuple((slot, seat, to[seat][0]) for seat, _, slots in event.moves for slot in slots)
    state.phase += 1  # GIVEN, RETURNED


def hand_over(state: RevolutionState, event: Transferred) -> None:
    """The gifts change hands: what is known of their new slots is only whose they are."""
    for slot, giver, _ in state.gifts:
        state.hands[giver] &= ~(1 << slot)
    for (_, _, receiver), slot in zip(state.gifts, event.slots, strict=True):
        state.hands[receiver] |= 1 << slot
    state.handed += state.gifts
    state.gifts = ()
    if state.phase == GIVEN:
        state.phase = RETURN
    else:
        open_play(state)
