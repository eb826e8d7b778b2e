"""The play of Revolution: who opens, the tricks, who is out, and what it brings."""

from __future__ import annotations

from lanparty.cards import bits_of
from lanparty.engine.steps import Acted, Held, NotHeld
from lanparty.games.revolution_cards import (
    FOUR,
    NATURAL_MASK,
    NATURALS,
    POINTS,
    SEATS,
    above,
    has_rank_of,
    rank_of,
    top_of,
)
from lanparty.games.revolution_state import BOUNDARY, NOTHING, OPENING, PLAY, RevolutionState


def _next_seats(seats: int) -> tuple[tuple[int, ...], ...]:
    """For each mask of seats and each seat: the first of the mask's seats that comes after it in turn."""

    def after(seat: int, mask: int) -> int:
        turns = ((seat + step) % seats for step in range(1, seats + 1))
        return next((other for other in turns if mask >> other & 1), seat)

    return tuple(tuple(after(seat, mask) for seat in range(seats)) for mask in range(1 << seats))


NEXT_OF = {seats: _next_seats(seats) for seats in SEATS}

# --- the opening --------------------------------------------------------------------------------------


def open_play(state: RevolutionState) -> None:
    """The Servant leads, or it must be found out who holds the card that opens."""
    if state.roles and state.options.opener == "servant":
        lead(state, state.roles[-1])
    else:
        state.phase = OPENING


def answer_holder(state: RevolutionState, event: Held | NotHeld) -> None:
    """The first card that somebody holds opens. (In a partial deal there may be nothing but jokers.)"""
    card = state.pack.openers[state.asked]
    state.asked += 1
    if isinstance(event, Held):
        lead(state, event.seat)
        state.opening = card
    elif state.asked == len(state.pack.openers):
        lead(state, 0)


def lead(state: RevolutionState, seat: int) -> None:
    """This seat leads; has it no cards (in a partial deal), the next that has."""
    state.turn = seat if state.active >> seat & 1 else NEXT_OF[state.seats][state.active][seat]
    state.phase = PLAY


# --- the tricks ---------------------------------------------------------------------------------------


def act(state: RevolutionState, event: Acted) -> None:
    """A play, or a pass."""
    ((seat, (_, cards, _), slots),) = event.moves
    state.told += ((seat, cards, state.count, state.rank, state.turned),)
    if not cards:
        state.passed |= 1 << seat
        _go_on(state)
        return
    if _play(state, seat, cards, slots):
        end_deal(state)
    elif can_be_beaten(state):
        _go_on(state)
    else:
        _end_trick(state)


def _play(state: RevolutionState, seat: int, cards: tuple[int, ...], slots: tuple[int, ...]) -> bool:
    """Lay cards on the trick. True if now only one seat holds cards."""
    state.rank = rank_of(cards, state.turned, state.pack.lowest)
    state.count = len(cards)
    state.last = seat
    state.trick += ((seat, cards),)
    state.opening = NOTHING
    for card in cards:
        state.unplayed &= ~(1 << card)
    if state.count == FOUR:
        state.turned = not state.turned
    if state.options.pass_ == "reenter":
        state.passed = 0
    hand = state.hands[seat]
    for slot in slots:
        hand &= ~(1 << slot)
    state.hands[seat] = hand
    if hand:
        return False
    state.active ^= 1 << seat
    state.places += (seat,)
    return only_one_is_left(state)


def can_be_beaten(state: RevolutionState) -> bool:
    """Whether some higher rank has enough unplayed cards, jokers among them, for all that is public."""
    if state.rank == top_of(state.turned, state.pack.lowest):
        return False
    needed = state.count - (state.unplayed >> NATURALS).bit_count()
    return needed <= 0 or has_rank_of(above(state.unplayed & NATURAL_MASK, state.rank, state.turned), needed)


def _go_on(state: RevolutionState) -> None:
    """The next seat that may still answer the last play; is there none, the trick is over."""
    asked = state.active & ~(state.passed | 1 << state.last)
    if asked:
        state.turn = NEXT_OF[state.seats][asked][state.turn]
    else:
        _end_trick(state)


def _end_trick(state: RevolutionState) -> None:
    last = state.last
    state.clear_trick()
    lead(state, last)


# --- the end of a deal --------------------------------------------------------------------------------


def only_one_is_left(state: RevolutionState) -> bool:
    """Whether no more than one seat holds cards."""
    return state.active & (state.active - 1) == 0


def end_deal(state: RevolutionState) -> None:
    """The seat that is left has the last place."""
    state.places += tuple(bits_of(state.active))
    points = [0] * state.seats
    for seat, worth in zip(state.places, POINTS[state.seats], strict=True):
        points[seat] = worth
    state.scored += (tuple(points),)
    state.totals = tuple(map(sum, zip(state.totals, points, strict=True)))
    state.phase = BOUNDARY
