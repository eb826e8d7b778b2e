"""A match of Revolution as a state machine, from the shuffle to the match's end.

    SHUFFLE -> DEALING -> [SWAP -> TAKE ...] -> [GIVE -> GIVEN -> RETURN -> RETURNED] -> [OPENING ...]
            -> PLAY ... PLAY -> BOUNDARY -> SHUFFLE ... BOUNDARY -> OVER

Swaps and gifts come only when there are roles, that is from the second deal on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from lanparty.cards import mask_of
from lanparty.engine.steps import (
    Act,
    Acted,
    Await,
    Boundary,
    Deal,
    Dealt,
    Event,
    Finished,
    Held,
    Holder,
    NotHeld,
    Result,
    Sealed,
    Shuffle,
    Shuffled,
    Transfer,
    Transferred,
    WrongEvent,
)
from lanparty.games.revolution_cards import SEATS
from lanparty.games.revolution_exchange import begin_exchange, give_act, hand_over, name_gifts, swap, take
from lanparty.games.revolution_state import (
    BOUNDARY,
    DEALING,
    GIVE,
    GIVEN,
    NOBODY,
    OPENING,
    OVER,
    PLAY,
    RETURN,
    RETURNED,
    SHUFFLE,
    SWAP,
    TAKE,
    RevolutionState,
)
from lanparty.games.revolution_trick import act, answer_holder, end_deal, lead, only_one_is_left, open_play

TURNS = tuple(Act((seat,)) for seat in range(max(SEATS)))


def awaiting(state: RevolutionState) -> Await:
    """What must happen next."""
    if state.phase == PLAY:
        return TURNS[state.turn]
    return AWAITED[state.phase](state)


def fold(state: RevolutionState, event: Event) -> None:
    """Change the state by an event that it awaits. Raises WrongEvent."""
    expected, change = FOLDS.get(state.phase, ((), None))
    if change is None or type(event) not in expected:
        raise WrongEvent(f"revolution in phase {state.phase} does not await {type(event).__name__}")
    change(state, event)


# --- the deal -----------------------------------------------------------------------------------------


def _shuffle(state: RevolutionState, event: Shuffled) -> None:
    state.order = event.slots
    state.phase = DEALING


def _pairs(state: RevolutionState) -> tuple[tuple[int, int], ...]:
    size = state.pack.hand_size
    return tuple((slot, place // size) for place, slot in enumerate(state.order[: size * state.seats]))


def _deal(state: RevolutionState, event: Dealt) -> None:
    size, order = state.pack.hand_size, state.order
    hands = [mask_of(order[size * seat : size * (seat + 1)]) for seat in range(state.seats)]
    begin(state, hands, order[size * state.seats :])


def begin(state: RevolutionState, hands: list[int], down: tuple[int, ...]) -> None:
    """Go on with these hands (masks of slots) and cards left down: the exchange, or at once the play."""
    _lay_out(state, hands, down, state.pack.mask)
    if state.roles:
        begin_exchange(state)
    else:
        open_play(state)


def begin_partial(state: RevolutionState, hands: list[int], down: tuple[int, ...]) -> None:
    """A scenario's ending: no exchange, what is not laid out has been played, who has no card is out."""
    turned, leader = state.turned, state.leader
    _lay_out(state, hands, down, mask_of(down) | sum(hands))
    state.turned = turned
    state.places = tuple(seat for seat in range(state.seats) if not hands[seat])
    if only_one_is_left(state):
        end_deal(state)
    elif leader != NOBODY:
        lead(state, leader)
    else:
        open_play(state)


def _lay_out(state: RevolutionState, hands: list[int], down: tuple[int, ...], unplayed: int) -> None:
    state.clear()
    state.hands = hands
    state.down = down
    state.unplayed = unplayed
    state.active = mask_of(seat for seat in range(state.seats) if hands[seat])


# --- the end ------------------------------------------------------------------------------------------


def _seal(state: RevolutionState, event: Sealed) -> None:
    if state.number >= state.options.deals:
        state.phase = OVER
        return
    state.number += 1
    state.roles = state.places
    state.leader, state.turned = NOBODY, False
    state.hands = [0] * state.seats
    state.down = ()
    state.phase = SHUFFLE


def winners(state: RevolutionState, scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most points, or those of the teams with the most."""
    teams = state.seats if state.options.teams == "none" else int(state.options.teams)
    sums = [sum(scores[team::teams]) for team in range(teams)]
    return tuple(seat for seat in range(state.seats) if sums[seat % teams] == max(sums))


def result(state: RevolutionState) -> Result:
    """The end, if this is it."""
    return Result(winners(state, state.totals), state.totals)


# What each phase awaits, and the events that it folds. What is not listed is an error.
AWAITED: dict[int, Callable[[RevolutionState], Await]] = {
    SHUFFLE: lambda state: Shuffle(state.pack.cards),
    DEALING: lambda state: Deal(_pairs(state)),
    SWAP: lambda state: Act((state.turn,), sealed=True),
    TAKE: lambda state: Deal(tuple((slot, state.turn) for slot in state.taking)),
    GIVE: give_act,
    GIVEN: lambda state: Transfer(state.gifts),
    RETURN: give_act,
    RETURNED: lambda state: Transfer(state.gifts),
    OPENING: lambda state: Holder(state.pack.openers[state.asked]),
    BOUNDARY: lambda state: Boundary(state.number),
    OVER: lambda state: Finished(result(state)),
}
FOLDS: dict[int, tuple[tuple[type[Any], ...], Callable[[RevolutionState, Any], None]]] = {
    SHUFFLE: ((Shuffled,), _shuffle),
    DEALING: ((Dealt,), _deal),
    SWAP: ((Acted,), swap),
    TAKE: ((Dealt,), take),
    GIVE: ((Acted,), name_gifts),
    GIVEN: ((Transferred,), hand_over),
    RETURN: ((Acted,), name_gifts),
    RETURNED: ((Transferred,), hand_over),
    OPENING: ((Held, NotHeld), answer_holder),
    PLAY: ((Acted,), act),
    BOUNDARY: ((Sealed,), _seal),
}
