"""A match of Hearts as a state machine: what must happen next, and how events change what lies where.

    [COIN ->] SHUFFLE -> DEALING -> [PASS -> TRANSFER ->] [HOLDER ->] PLAY ... PLAY -> BOUNDARY
    BOUNDARY -> SHUFFLE ... BOUNDARY -> OVER

Black Maria begins with a Coin for its first dealer, and has no Holder: the seat left of the dealer leads.
A deal without passing goes on at once. The rules and their source: see `hearts`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lanparty.cards import mask_of
from lanparty.engine.steps import (
    Act,
    Acted,
    Await,
    Boundary,
    Coin,
    Deal,
    Dealt,
    Event,
    Finished,
    Flipped,
    Held,
    Holder,
    Result,
    Sealed,
    Shuffle,
    Shuffled,
    Transfer,
    Transferred,
    WrongEvent,
)
from lanparty.games.hearts_cards import (
    HEARTS,
    IN_SUIT,
    NOBODY,
    SEATS,
    best_place,
    deal_points,
    direction_of,
    receiver,
)
from lanparty.games.hearts_state import (
    BOUNDARY,
    COIN,
    DEALING,
    HOLDER,
    OVER,
    PASS,
    PLAY,
    SHUFFLE,
    TRANSFER,
    HeartsState,
)
from lanparty.games.scores import fewest

MAX_DEALS = 100  # of a match, in any case

TURNS = tuple(Act((seat,)) for seat in range(max(SEATS)))
ALL_CHOOSE = {seats: Act(tuple(range(seats)), sealed=True) for seats in SEATS}
IN_HEARTS = IN_SUIT[HEARTS]
NEXT_SEAT = {seats: (*range(1, seats), 0) for seats in SEATS}


def awaiting(state: HeartsState) -> Await:
    """What must happen next."""
    if state.phase == PLAY:
        return TURNS[state.turn]
    return AWAITED[state.phase](state)


def fold(state: HeartsState, event: Event) -> None:
    """Change the state by an event that it awaits. Raises WrongEvent."""
    expected, change = FOLDS.get(state.phase, (None, None))
    if change is None or type(event) is not expected:
        raise WrongEvent(f"hearts in phase {state.phase} does not await {type(event).__name__}")
    change(state, event)


def _flip(state: HeartsState, event: Flipped) -> None:
    state.dealer = event.value
    state.phase = SHUFFLE


def _shuffle(state: HeartsState, event: Shuffled) -> None:
    state.order = event.slots
    state.phase = DEALING


def _pairs(state: HeartsState) -> tuple[tuple[int, int], ...]:
    size = state.facts.hand_size
    return tuple((slot, place // size) for place, slot in enumerate(state.order))


def _deal(state: HeartsState, event: Dealt) -> None:
    size = state.facts.hand_size
    begin(state, [mask_of(state.order[seat * size : (seat + 1) * size]) for seat in range(state.seats)])


def begin(state: HeartsState, hands: list[int], partial: bool = False) -> None:
    """Begin a deal with these hands (masks of slots). A scenario's partial deal has no passing."""
    if state.scored:  # not the first deal of this run
        state.dealer = NEXT_SEAT[state.seats][state.dealer]
        state.leader = None
        state.broken = False
    state.order = ()
    state.hands = hands
    state.direction = NOBODY if partial else direction_of(state.seats, state.options, state.number)
    state.passed, state.handed = False, ()
    state.taken = [()] * state.seats
    state.tricks = ()
    if state.direction != NOBODY:
        state.phase = PASS
    elif partial and not (state.facts.standard and _lowest_club_is_dealt(state)):
        _lead(state, state.leader if state.leader is not None else _default_leader(state))
    else:
        _seek_leader(state)


def _lowest_club_is_dealt(state: HeartsState) -> bool:
    """Asked of open, partial deals only: in a whole one it always is."""
    return any(hand >> state.facts.lowest_club & 1 for hand in state.hands)


def _default_leader(state: HeartsState) -> int:
    return 0 if state.facts.standard else NEXT_SEAT[state.seats][state.dealer]


def _choose(state: HeartsState, event: Acted) -> None:
    state.chosen = tuple(
        (slot, giver, receiver(state.seats, giver, state.direction))
        for giver, _, slots in event.moves
        for slot in slots
    )
    state.phase = TRANSFER


def _transfer(state: HeartsState, event: Transferred) -> None:
    for (old, giver, taker), new in zip(state.chosen, event.slots, strict=True):
        state.hands[giver] &= ~(1 << old)
        state.hands[taker] |= 1 << new
    state.handed, state.chosen = state.chosen, ()
    state.passed = True
    _seek_leader(state)


def _seek_leader(state: HeartsState) -> None:
    if state.facts.standard:
        state.phase = HOLDER
    else:
        _lead(state, _default_leader(state))


def _held(state: HeartsState, event: Held) -> None:
    state.first_trick = True
    _lead(state, event.seat)


def _lead(state: HeartsState, seat: int) -> None:
    state.turn = seat
    state.phase = PLAY


def _play(state: HeartsState, event: Acted) -> None:
    ((seat, (_, (card,), _), (slot,)),) = event.moves
    put(state, seat, card, slot)


def put(state: HeartsState, seat: int, card: int, slot: int) -> None:
    """The card in this slot of the seat on turn joins the trick."""
    state.hands[seat] &= ~(1 << slot)
    state.trick += (card,)
    if IN_HEARTS >> card & 1:
        state.broken = True
    state.turn = NEXT_SEAT[state.seats][seat]
    if len(state.trick) == state.seats:
        _take(state)


def _take(state: HeartsState) -> None:
    """The trick goes to the highest card of the suit led; its owner leads the next one."""
    winner = (state.turn + best_place(state.trick)) % state.seats  # the turn is back at the leader
    state.taken[winner] += state.trick
    state.tricks += ((state.turn, state.trick),)
    state.trick = ()
    state.first_trick = False
    state.turn = winner
    if not state.hands[winner]:
        _score(state)


def _score(state: HeartsState) -> None:
    points = deal_points(state.options, state.taken)
    state.scored += (points,)
    state.totals = tuple(map(sum, zip(state.totals, points, strict=True)))
    state.phase = BOUNDARY


def _seal(state: HeartsState, event: Sealed) -> None:
    if is_over(state):
        state.phase = OVER
    else:
        state.number += 1
        state.phase = SHUFFLE


# --- the end -------------------------------------------------------------------------------------------


def is_over(state: HeartsState) -> bool:
    """Whether the deal just scored was the match's last."""
    return state.number >= MAX_DEALS or max(state.totals) >= state.options.target


# What each phase awaits, and the event that it folds. What is not listed is an error.
AWAITED: dict[int, Callable[[HeartsState], Await]] = {
    COIN: lambda state: Coin(state.seats),
    SHUFFLE: lambda state: Shuffle(state.facts.deck.cards),
    DEALING: lambda state: Deal(_pairs(state)),
    PASS: lambda state: ALL_CHOOSE[state.seats],
    TRANSFER: lambda state: Transfer(state.chosen),
    HOLDER: lambda state: Holder(state.facts.lowest_club),
    BOUNDARY: lambda state: Boundary(state.number),
    OVER: lambda state: Finished(Result(fewest(state.totals), state.totals)),
}
FOLDS: dict[int, tuple[type[Any], Callable[[HeartsState, Any], None]]] = {
    COIN: (Flipped, _flip),
    SHUFFLE: (Shuffled, _shuffle),
    DEALING: (Dealt, _deal),
    PASS: (Acted, _choose),
    TRANSFER: (Transferred, _transfer),
    HOLDER: (Held, _held),
    PLAY: (Acted, _play),
    BOUNDARY: (Sealed, _seal),
}
