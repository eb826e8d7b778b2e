"""A match of Take Six as a state machine: what lies where, and how events change it.

    SHUFFLE -> DEALING -> OPENING -> CHOOSE -> SHOW -> (ROW ...) -> CHOOSE ... -> BOUNDARY -> SHUFFLE ... -> OVER

A turn: all CHOOSE a card, sealed; all are SHOWn; they are placed lowest first. ROW interrupts the placing: a
player chooses a row, and the cards after that one wait.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from lanparty.cards import Deck, bits_of, mask_of
from lanparty.engine.options import choice, flag, number
from lanparty.engine.steps import (
    Act,
    Acted,
    Await,
    Boundary,
    Deal,
    Dealt,
    Event,
    Finished,
    Result,
    Reveal,
    Revealed,
    Sealed,
    Shuffle,
    Shuffled,
    WrongEvent,
)
from lanparty.games.scores import most
from lanparty.games.six_rows import (
    ANY_ROW,
    CARDS,
    DECKS,
    ROWS,
    Row,
    fitting,
    fitting_on_both_sides,
    heads_in,
    joined,
)

# A card that was placed: whose, which, in which row, that row afterwards, and the heads that its player took.
Placed = tuple[int, int, int, Row, int]
# A turn as it was before a card was placed: the mask of cards seen by then, the rows, and (card, seat) of all.
Turn = tuple[int, tuple[Row, ...], tuple[tuple[int, int], ...]]

HAND_SIZE = 10
SEAT_NUMBERS = tuple(range(2, 11))

SHUFFLE, DEALING, OPENING, CHOOSE, SHOW, ROW, BOUNDARY, OVER = range(8)
TURNS = tuple(Act((seat,)) for seat in range(max(SEAT_NUMBERS)))
CHOICES = {seats: Act(tuple(range(seats)), sealed=True) for seats in SEAT_NUMBERS}


@dataclass(frozen=True)
class SixOptions:
    deck: str = choice(
        "full", "tactics", about="full: cards 1 to 104; tactics: only as many as are dealt, all in play"
    )
    pro: bool = flag(False, about="cards may also join a row on its left")
    start: int = number(66, 1, 1000, about="points that everyone begins with")


class SixState:
    """A match of Take Six. Cards in `rows` and `waiting` lie open; `chosen` and `rest` are unseen."""

    __slots__ = (
        "chosen",
        "hands",
        "heads",
        "number",
        "offered",
        "options",
        "order",
        "phase",
        "placed",
        "rest",
        "rows",
        "scored",
        "seats",
        "seen",
        "totals",
        "turn",
        "turns",
        "waiting",
    )

    def __init__(self, seats: int, options: SixOptions) -> None:
        self.seats = seats
        self.options = options
        self.phase = SHUFFLE
        self.number = 1  # of the deal, from 1
        self.order: tuple[int, ...] = ()  # the shuffled slots, top first; once dealt, those of the first rows
        self.rest: tuple[int, ...] = ()  # slots that leave the deal unseen
        self.hands = [0] * seats
        self.rows: list[Row] = [()] * ROWS
        self.chosen: tuple[tuple[int, int], ...] = ()  # (slot, seat), face down
        self.waiting: tuple[tuple[int, int], ...] = ()  # (card, seat), shown, lowest first
        self.placed: tuple[
            Placed, ...
        ] = ()  # by the last event, in order; told to people, nothing depends on it
        self.turn = 0  # who chooses (or chose last) a row for the first waiting card
        self.offered: tuple[int, ...] = ()  # among which rows
        self.seen = 0  # mask of all cards shown in this deal
        self.turns: tuple[Turn, ...] = ()  # of this deal; for who thinks, nothing in the rules depends on it
        self.heads = [0] * seats  # taken in this deal
        self.scored: tuple[tuple[int, ...], ...] = ()
        self.totals = (options.start,) * seats

    @property
    def deck(self) -> Deck:
        return deck_for(self.seats, self.options)

    def copy(self) -> SixState:
        other = SixState.__new__(SixState)
        other.seats = self.seats
        other.options = self.options
        other.phase = self.phase
        other.number = self.number
        other.order = self.order
        other.rest = self.rest
        other.hands = self.hands[:]
        other.rows = self.rows[:]
        other.chosen = self.chosen
        other.waiting = self.waiting
        other.placed = self.placed
        other.turn = self.turn
        other.offered = self.offered
        other.seen = self.seen
        other.turns = self.turns
        other.heads = self.heads[:]
        other.scored = self.scored
        other.totals = self.totals
        return other

    def values(self) -> tuple[Any, ...]:
        options = self.options
        return (
            "six",
            (self.seats, options.deck, options.pro, options.start),
            (self.phase, self.number),
            (self.order, self.rest, tuple(self.hands)),
            (tuple(self.rows), self.seen, tuple(self.heads)),
            (self.chosen, self.waiting, self.turn, self.offered),
            (self.scored, self.totals),
        )

    def slots(self) -> tuple[int, ...]:
        face_down = tuple(slot for slot, _ in self.chosen)
        in_hands = tuple(slot for hand in self.hands for slot in bits_of(hand))
        return face_down + in_hands + self.order + self.rest

    def relabel(self, numbers: dict[int, int]) -> None:
        self.chosen = tuple((numbers[slot], seat) for slot, seat in self.chosen)
        self.hands = [mask_of(numbers[slot] for slot in bits_of(hand)) for hand in self.hands]
        self.order = tuple(numbers[slot] for slot in self.order)
        self.rest = tuple(numbers[slot] for slot in self.rest)


def deck_for(seats: int, options: SixOptions) -> Deck:
    """All cards, or as many as are dealt: ten a player and one a row."""
    return DECKS[CARDS if options.deck == "full" else HAND_SIZE * seats + ROWS]


# --- the step machine ---------------------------------------------------------------------------------


def awaiting(state: SixState) -> Await:
    """What must happen next."""
    return AWAITED[state.phase](state)


def fold(state: SixState, event: Event) -> None:
    """Change the state by an event that it awaits. Raises WrongEvent."""
    expected, change = FOLDS.get(state.phase, (None, None))
    if change is None or type(event) is not expected:
        raise WrongEvent(f"six in phase {state.phase} does not await {type(event).__name__}")
    change(state, event)


def _shuffle(state: SixState, event: Shuffled) -> None:
    state.order = event.slots
    state.phase = DEALING


def _pairs(state: SixState) -> tuple[tuple[int, int], ...]:
    in_hands = state.order[: HAND_SIZE * state.seats]
    return tuple((slot, place // HAND_SIZE) for place, slot in enumerate(in_hands))


def _deal(state: SixState, event: Dealt) -> None:
    dealt = HAND_SIZE * state.seats
    hands = [state.order[start : start + HAND_SIZE] for start in range(0, dealt, HAND_SIZE)]
    state.hands = [mask_of(hand) for hand in hands]
    state.rest = state.order[dealt + ROWS :]
    state.order = state.order[dealt : dealt + ROWS]
    state.phase = OPENING


def _open(state: SixState, event: Revealed) -> None:
    state.order = ()
    begin(state, [(card,) for _, card in event.faces])


def begin(state: SixState, rows: list[Row]) -> None:
    """Begin the play of a deal, the hands being dealt, with these rows."""
    state.rows = rows
    state.seen = mask_of(card for row in rows for card in row)
    state.turns = ()
    state.heads = [0] * state.seats
    state.placed = ()
    state.phase = CHOOSE


def _choosing(state: SixState) -> Act:
    """Everyone; hands of unequal length occur in partial scenario deals only."""
    if all(state.hands):
        return CHOICES[state.seats]
    return Act(tuple(seat for seat, hand in enumerate(state.hands) if hand), sealed=True)


def _choose(state: SixState, event: Acted) -> None:
    hands, chosen = state.hands, []
    for seat, _, (slot,) in event.moves:
        hands[seat] &= ~(1 << slot)
        chosen.append((slot, seat))
    state.chosen = tuple(chosen)
    state.placed = ()
    state.phase = SHOW


def _show(state: SixState, event: Revealed) -> None:
    shown = tuple(
        sorted([(card, seat) for (_, card), (_, seat) in zip(event.faces, state.chosen, strict=True)])
    )
    state.turns += ((state.seen, tuple(state.rows), shown),)
    for card, _ in shown:
        state.seen |= 1 << card
    state.chosen = ()
    _place(state, shown)


def finder(state: SixState) -> Callable[[Sequence[Row], int], tuple[int, ...]]:
    """The function that says where a card fits (see six_rows): in these rows, this card."""
    return fitting_on_both_sides if state.options.pro else fitting


def _place(state: SixState, waiting: tuple[tuple[int, int], ...]) -> None:
    """Place the waiting cards, lowest first, until a player must choose a row or all lie."""
    find = finder(state)
    for index, (card, seat) in enumerate(waiting):
        found = find(state.rows, card)
        if len(found) != 1:
            state.waiting = waiting[index:]
            state.turn = seat
            state.offered = found or ANY_ROW
            state.phase = ROW
            return
        _lay(state, card, seat, found[0])
    state.waiting = ()
    if any(state.hands):
        state.phase = CHOOSE
    else:
        _score(state)


def _lay(state: SixState, card: int, seat: int, row: int) -> None:
    """The card joins the row, or its player takes the row and the card starts it anew."""
    before = state.rows[row]
    after = state.rows[row] = joined(before, card, pro=state.options.pro)
    cost = heads_in(before) if len(after) == 1 else 0
    state.heads[seat] += cost
    state.placed += ((seat, card, row, after, cost),)


def offers(state: SixState) -> tuple[tuple[int, int], ...]:
    """The rows among which somebody is to choose, each with the heads that it would cost."""
    if state.phase != ROW:
        return ()
    card = state.waiting[0][0]
    rows = [(row, state.rows[row]) for row in state.offered]
    return tuple(
        (row, heads_in(cards) if len(joined(cards, card, pro=state.options.pro)) == 1 else 0)
        for row, cards in rows
    )


def _choose_row(state: SixState, event: Acted) -> None:
    ((seat, move, _),) = event.moves
    (card, _), *rest = state.waiting
    state.placed = ()
    _lay(state, card, seat, move.where)
    _place(state, tuple(rest))


def _score(state: SixState) -> None:
    points = tuple(-heads for heads in state.heads)
    state.scored += (points,)
    state.totals = tuple(map(sum, zip(state.totals, points, strict=True)))
    state.phase = BOUNDARY


def _seal(state: SixState, event: Sealed) -> None:
    if is_decided(state):
        state.phase = OVER
        return
    state.number += 1
    state.rest = ()
    state.phase = SHUFFLE


# --- the end of a match -------------------------------------------------------------------------------


def is_decided(state: SixState) -> bool:
    """Whether somebody has no point left (counted between deals)."""
    return min(state.totals) <= 0


# What each phase awaits, and the event that it folds. What is not listed is an error.
AWAITED: dict[int, Callable[[SixState], Await]] = {
    SHUFFLE: lambda state: Shuffle(state.deck.cards),
    DEALING: lambda state: Deal(_pairs(state)),
    OPENING: lambda state: Reveal(state.order),
    CHOOSE: _choosing,
    SHOW: lambda state: Reveal(tuple(slot for slot, _ in state.chosen)),
    ROW: lambda state: TURNS[state.turn],
    BOUNDARY: lambda state: Boundary(state.number),
    OVER: lambda state: Finished(Result(most(state.totals), state.totals)),
}
FOLDS: dict[int, tuple[type[Any], Callable[[SixState, Any], None]]] = {
    SHUFFLE: (Shuffled, _shuffle),
    DEALING: (Dealt, _deal),
    OPENING: (Revealed, _open),
    CHOOSE: (Acted, _choose),
    SHOW: (Revealed, _show),
    ROW: (Acted, _choose_row),
    BOUNDARY: (Sealed, _seal),
}
