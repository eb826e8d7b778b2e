"""A match of Poison as a state machine: what lies where, and how events change it.

    COIN -> SHUFFLE -> DEALING -> PLAY ... PLAY -> BOUNDARY -> SHUFFLE ... BOUNDARY -> OVER

A cauldron's number is its colour's: 0 red, 1 green, 2 violet. Colour cards are numbered 0-13 red, 14-27
green, 28-41 violet, the poisons 42-49.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from lanparty.cards import Deck, bits_of, mask_of
from lanparty.engine.options import choice
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
    Result,
    Sealed,
    Shuffle,
    Shuffled,
    WrongEvent,
)
from lanparty.games.scores import fewest

COLOURS = ("red", "green", "violet")
LETTERS = "RGV"
VALUES = (1, 1, 1, 2, 2, 2, 4, 4, 5, 5, 5, 7, 7, 7)  # of each colour
PER_COLOUR = len(VALUES)
POISONS = 8
FIRST_POISON = 3 * PER_COLOUR
CARDS = FIRST_POISON + POISONS
SAFE = 13  # a cauldron holds so much; more bursts
POISON_VALUE = 4
POISON_POINTS = 2

VALUE = VALUES * 3 + (POISON_VALUE,) * POISONS  # by card
POT = tuple(card // PER_COLOUR for card in range(FIRST_POISON)) + (None,) * POISONS  # a card's own cauldron
DECK = Deck(tuple(f"{letter}{value}" for letter in LETTERS for value in VALUES) + ("P",) * POISONS)
HAND_SIZE = {2: 12, 3: 12, 4: 12, 5: 10, 6: 8}

COIN, SHUFFLE, DEALING, PLAY, BOUNDARY, OVER = range(6)
TURNS = tuple(Act((seat,)) for seat in range(max(HAND_SIZE)))
NEXT_SEAT = {seats: (*range(1, seats), 0) for seats in HAND_SIZE}


@dataclass(frozen=True)
class PoisonOptions:
    mode: str = choice(
        "normal", "quick", about="normal: as many rounds as players, each starts one; quick: one round"
    )


class PoisonState:
    """A match of Poison. Cards in cauldrons (bottom first) and drunk ones lie open; `rest` is unseen."""

    __slots__ = (
        "cauldrons",
        "drunk",
        "hands",
        "number",
        "options",
        "order",
        "phase",
        "rest",
        "scored",
        "seats",
        "starter",
        "totals",
        "turn",
        "values_in",
    )

    def __init__(self, seats: int, options: PoisonOptions) -> None:
        self.seats = seats
        self.options = options
        self.phase = COIN
        self.number = 1  # of the deal, from 1
        self.starter = 0  # of this deal
        self.turn = 0
        self.order: tuple[int, ...] = ()  # the shuffled slots, top first, until they are dealt
        self.rest: tuple[int, ...] = ()  # slots that leave the round unseen
        self.hands = [0] * seats
        self.cauldrons: list[tuple[int, ...]] = [(), (), ()]
        self.values_in = [0, 0, 0]
        self.drunk: list[tuple[int, ...]] = [()] * seats
        self.scored: tuple[tuple[int, ...], ...] = ()
        self.totals = (0,) * seats

    @property
    def rounds(self) -> int:
        return self.seats if self.options.mode == "normal" else 1

    def copy(self) -> PoisonState:
        other = PoisonState.__new__(PoisonState)
        other.seats = self.seats
        other.options = self.options
        other.phase = self.phase
        other.number = self.number
        other.starter = self.starter
        other.turn = self.turn
        other.order = self.order
        other.rest = self.rest
        other.hands = self.hands[:]
        other.cauldrons = self.cauldrons[:]
        other.values_in = self.values_in[:]
        other.drunk = self.drunk[:]
        other.scored = self.scored
        other.totals = self.totals
        return other

    def values(self) -> tuple[Any, ...]:
        return (
            "poison",
            (self.seats, self.options.mode),
            (self.phase, self.number, self.starter, self.turn),
            (self.order, self.rest, tuple(self.hands)),
            (tuple(self.cauldrons), tuple(self.drunk)),
            (self.scored, self.totals),
        )

    def slots(self) -> tuple[int, ...]:
        in_hands = tuple(slot for hand in self.hands for slot in bits_of(hand))
        return in_hands + self.order + self.rest

    def relabel(self, numbers: dict[int, int]) -> None:
        self.hands = [mask_of(numbers[slot] for slot in bits_of(hand)) for hand in self.hands]
        self.order = tuple(numbers[slot] for slot in self.order)
        self.rest = tuple(numbers[slot] for slot in self.rest)


# --- the step machine ---------------------------------------------------------------------------------


def awaiting(state: PoisonState) -> Await:
    """What must happen next."""
    if state.phase == PLAY:
        return TURNS[state.turn]
    return AWAITED[state.phase](state)


def fold(state: PoisonState, event: Event) -> None:
    """Change the state by an event that it awaits. Raises WrongEvent."""
    expected, change = FOLDS.get(state.phase, (None, None))
    if change is None or type(event) is not expected:
        raise WrongEvent(f"poison in phase {state.phase} does not await {type(event).__name__}")
    change(state, event)


def _flip(state: PoisonState, event: Flipped) -> None:
    state.starter = event.value
    state.phase = SHUFFLE


def _shuffle(state: PoisonState, event: Shuffled) -> None:
    state.order = event.slots
    state.phase = DEALING


def _pairs(state: PoisonState) -> tuple[tuple[int, int], ...]:
    size = HAND_SIZE[state.seats]
    return tuple((slot, place // size) for place, slot in enumerate(state.order[: size * state.seats]))


def _deal(state: PoisonState, event: Dealt) -> None:
    pairs = _pairs(state)
    hands = [mask_of(slot for slot, owner in pairs if owner == seat) for seat in range(state.seats)]
    begin(state, hands, state.order[len(pairs) :])


def begin(state: PoisonState, hands: list[int], rest: tuple[int, ...]) -> None:
    """Begin the play of a deal with these hands (masks of slots, not all empty)."""
    state.order = ()
    state.rest = rest
    state.hands = hands
    state.cauldrons = [(), (), ()]
    state.values_in = [0, 0, 0]
    state.drunk = [()] * state.seats
    state.turn = state.starter
    state.phase = PLAY
    _skip_empty_hands(state)


def _play(state: PoisonState, event: Acted) -> None:
    ((seat, (_, (card,), pot), (slot,)),) = event.moves
    state.hands[seat] &= ~(1 << slot)
    value = VALUE[card]
    total = state.values_in[pot] + value
    if total > SAFE:
        state.drunk[seat] += state.cauldrons[pot]
        state.cauldrons[pot] = (card,)
        state.values_in[pot] = value
    else:
        state.cauldrons[pot] += (card,)
        state.values_in[pot] = total
    state.turn = NEXT_SEAT[state.seats][seat]
    if not state.hands[state.turn]:
        if any(state.hands):
            _skip_empty_hands(state)
        else:
            _score(state)


def _skip_empty_hands(state: PoisonState) -> None:
    """Hands of unequal length occur in partial scenario deals only."""
    while not state.hands[state.turn]:
        state.turn = NEXT_SEAT[state.seats][state.turn]


def _score(state: PoisonState) -> None:
    points = penalties(state.drunk)
    state.scored += (points,)
    state.totals = tuple(map(sum, zip(state.totals, points, strict=True)))
    state.phase = BOUNDARY


def _seal(state: PoisonState, event: Sealed) -> None:
    if state.number >= state.rounds:
        state.phase = OVER
        return
    state.number += 1
    state.rest = ()
    state.starter = NEXT_SEAT[state.seats][state.starter]
    state.phase = SHUFFLE


def penalties(drunk: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """Each seat's points for its drunk cards: the sole leader in a colour drops that colour."""
    points = [POISON_POINTS * sum(card >= FIRST_POISON for card in cards) for cards in drunk]
    for pot in range(3):
        counts = [sum(POT[card] == pot for card in cards) for cards in drunk]
        most = max(counts)
        free = counts.index(most) if counts.count(most) == 1 else None
        for seat, count in enumerate(counts):
            points[seat] += count if seat != free else 0
    return tuple(points)


# What each phase awaits, and the event that it folds. What is not listed is an error.
AWAITED: dict[int, Callable[[PoisonState], Await]] = {
    COIN: lambda state: Coin(state.seats),
    SHUFFLE: lambda state: Shuffle(DECK.cards),
    DEALING: lambda state: Deal(_pairs(state)),
    BOUNDARY: lambda state: Boundary(state.number),
    OVER: lambda state: Finished(Result(fewest(state.totals), state.totals)),
}
FOLDS: dict[int, tuple[type[Any], Callable[[PoisonState, Any], None]]] = {
    COIN: (Flipped, _flip),
    SHUFFLE: (Shuffled, _shuffle),
    DEALING: (Dealt, _deal),
    PLAY: (Acted, _play),
    BOUNDARY: (Sealed, _seal),
}
