"""The step machine: what a game awaits, and what then happens.

    Coin -> Flipped              Shuffle -> Shuffled      Deal -> Dealt
    Reveal -> Revealed           Transfer -> Transferred  Holder -> Held | NotHeld
    Act -> Acted                 Boundary -> Sealed       Finished -> (nothing)
    Tracks -> OnTrack

A game's `awaiting(state)` names exactly one Await; the table meets it without knowing the game and hands
the matching event to `step`. Slots are hidden cards' numbers; in open play a slot's number is its card's.
All of these are values: frozen, comparable, hashable.
"""

from __future__ import annotations

from dataclasses import dataclass

from lanparty.engine.moves import Move


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a match: the winning seats (several when tied or in a team) and each seat's total."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]


# --- what may be awaited ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shuffle:
    """Bring these public cards into an order that nobody knows."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Deal:
    """Open each slot to its new owner: pairs (slot, seat)."""

    pairs: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Reveal:
    """Open slots to everybody."""

    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Transfer:
    """Pass hidden cards on: items (slot, giver, receiver)."""

    items: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Holder:
    """Who holds this card?"""

    card: int


@dataclass(frozen=True, slots=True)
class Coin:
    """A public random number in range(sides)."""

    sides: int


@dataclass(frozen=True, slots=True)
class Act:
    """All these seats move; folded when all have. `sealed`: the moves name slots only."""

    seats: tuple[int, ...]
    sealed: bool = False


@dataclass(frozen=True, slots=True)
class Boundary:
    """Deal number `deal` (from 1) is over and scored; every seat signs its end."""

    deal: int


@dataclass(frozen=True, slots=True)
class Finished:
    """The match is over; nothing follows."""

    result: Result


Part = Shuffle | Deal | Reveal | Transfer | Holder | Coin | Act


@dataclass(frozen=True, slots=True)
class Tracks:
    """Parts that go on without waiting for one another (boards played side by side).

    Each part is met as if it were awaited alone, with an OnTrack. None: this track is at its end.
    """

    parts: tuple[Part | None, ...]


Await = Part | Tracks | Boundary | Finished


def parts(due: Await) -> tuple[tuple[int | None, Await], ...]:
    """What may be met now, each with its track (None when nothing goes on beside it)."""
    if isinstance(due, Tracks):
        return tuple((track, part) for track, part in enumerate(due.parts) if part is not None)
    return ((None, due),)


def act_of(due: Await, seat: int | None) -> tuple[int | None, Act] | None:
    """The Act that awaits a move of this seat, with its track; None when it is not on turn."""
    for track, part in parts(due):
        if isinstance(part, Act) and seat in part.seats:
            return track, part
    return None


def together(due: Tracks) -> Part:
    """What to meet next where all tracks go on at one pace: what is dealt or opened, then all moves at once."""
    waiting = [part for part in due.parts if part is not None]
    assert waiting, "one track at least goes on"
    return next((part for part in waiting if not isinstance(part, Act)), Act(acting_seats(due)))


def acting_seats(due: Await) -> tuple[int, ...]:
    """The seats whose moves are awaited, ascending."""
    return tuple(sorted(seat for _, part in parts(due) if isinstance(part, Act) for seat in part.seats))


# --- what happens then --------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The slots in the hidden order, top first."""

    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """The awaited slots are open to their owners."""


@dataclass(frozen=True, slots=True)
class Revealed:
    """The awaited slots are open to all: (slot, card) in the order in which they were awaited."""

    faces: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Transferred:
    """The slots that now hold the passed cards, in the order of the awaited items."""

    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Held:
    """The awaited card is in the hand of `seat`."""

    seat: int


@dataclass(frozen=True, slots=True)
class NotHeld:
    """No hand holds the awaited card."""


@dataclass(frozen=True, slots=True)
class Flipped:
    """The coin's value."""

    value: int


@dataclass(frozen=True, slots=True)
class Acted:
    """The awaited moves in seat order: (seat, move, slots that the move's cards lie in)."""

    moves: tuple[tuple[int, Move, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class Sealed:
    """All have signed the deal's end. `roster`: who sits where from now on (numbers of the table's own)."""

    roster: tuple[int, ...] = ()


PartEvent = Shuffled | Dealt | Revealed | Transferred | Held | NotHeld | Flipped | Acted


@dataclass(frozen=True, slots=True)
class OnTrack:
    """What met one part of the awaited Tracks."""

    track: int
    event: PartEvent


Event = PartEvent | OnTrack | Sealed


def on_track(track: int | None, event: Event) -> Event:
    """The event as the rules fold it: see `parts`."""
    if track is None:
        return event
    assert not isinstance(event, OnTrack | Sealed), "a track has no tracks and no boundary of its own"
    return OnTrack(track, event)


def of_together(due: Tracks, event: Event) -> tuple[Event, ...]:
    """What met `together(due)`, as the rules fold it: moves one by one, each on its own track."""
    if not isinstance(event, Acted):
        track = next(at for at, part in parts(due) if not isinstance(part, Act))
        return (on_track(track, event),)
    return tuple(
        on_track(track, Acted(tuple(move for move in event.moves if move[0] in part.seats)))
        for track, part in parts(due)
        if isinstance(part, Act)
    )


def bare(event: Event) -> Event:
    """The event without its track."""
    return event.event if isinstance(event, OnTrack) else event


class WrongEvent(ValueError):
    """An event that the state does not await: an error of the caller, never of a player."""
