"""A match of Hearts as a value: what lies where."""

from __future__ import annotations

from typing import Any

from lanparty.cards import bits_of, mask_of
from lanparty.games.hearts_cards import HeartsOptions, direction_of, facts_for

Trick = tuple[int, tuple[int, ...]]
"""Who led, and the cards in the order of play."""

COIN, SHUFFLE, DEALING, PASS, TRANSFER, HOLDER, PLAY, BOUNDARY, OVER = range(9)


class HeartsState:
    """A match of Hearts. Cards in the trick and taken ones lie open. The last deal lies until the next."""

    __slots__ = (
        "broken",
        "chosen",
        "dealer",
        "direction",
        "facts",
        "first_trick",
        "handed",
        "hands",
        "leader",
        "number",
        "options",
        "order",
        "passed",
        "phase",
        "scored",
        "seats",
        "taken",
        "totals",
        "trick",
        "tricks",
        "turn",
    )

    def __init__(self, seats: int, options: HeartsOptions, number: int = 1) -> None:
        self.seats = seats
        self.options = options
        self.facts = facts_for(seats, options)
        self.phase = SHUFFLE if self.facts.standard else COIN
        self.number = number  # of the deal, from 1
        self.dealer = 0  # matters in Black Maria only
        self.leader: int | None = None  # of a scenario's partial deal
        self.direction = direction_of(seats, options, number)
        self.order: tuple[int, ...] = ()  # the shuffled slots, top first, until they are dealt
        self.hands = [0] * seats
        self.chosen: tuple[tuple[int, int, int], ...] = ()  # to be passed: (slot, giver, receiver)
        self.handed: tuple[
            tuple[int, int, int], ...
        ] = ()  # what was passed: old slots, see engine.rules.State
        self.passed = False
        self.turn = 0
        self.first_trick = False  # the trick that the lowest club must open
        self.broken = False  # a heart has been played
        self.trick: tuple[int, ...] = ()  # in the order of play; the next card is that of `turn`
        self.taken: list[tuple[int, ...]] = [()] * seats
        self.tricks: tuple[
            Trick, ...
        ] = ()  # of this deal; for who thinks, nothing in the rules depends on it
        self.scored: tuple[tuple[int, ...], ...] = ()
        self.totals = (0,) * seats

    def copy(self) -> HeartsState:
        other = HeartsState.__new__(HeartsState)
        other.seats = self.seats
        other.options = self.options
        other.facts = self.facts
        other.phase = self.phase
        other.number = self.number
        other.dealer = self.dealer
        other.leader = self.leader
        other.direction = self.direction
        other.order = self.order
        other.hands = self.hands[:]
        other.chosen = self.chosen
        other.handed = self.handed
        other.passed = self.passed
        other.turn = self.turn
        other.first_trick = self.first_trick
        other.broken = self.broken
        other.trick = self.trick
        other.taken = self.taken[:]
        other.tricks = self.tricks
        other.scored = self.scored
        other.totals = self.totals
        return other

    def values(self) -> tuple[Any, ...]:
        options = self.options
        return (
            "hearts",
            (self.seats, options.variant, options.spot, options.omnibus, options.moon, options.target),
            (self.phase, self.number, self.dealer, self.leader, self.turn),
            (self.order, tuple(self.hands)),
            (self.direction, self.chosen, self.passed),
            (self.first_trick, self.broken, self.trick, tuple(self.taken)),
            (self.scored, self.totals),
        )

    def slots(self) -> tuple[int, ...]:
        """The chosen ones first: their place among the others in the hand would tell something."""
        named = tuple(slot for slot, _, _ in self.chosen)
        held = tuple(slot for hand in self.hands for slot in bits_of(hand) if slot not in named)
        return named + held + self.order

    def relabel(self, numbers: dict[int, int]) -> None:
        self.hands = [mask_of(numbers[slot] for slot in bits_of(hand)) for hand in self.hands]
        self.order = tuple(numbers[slot] for slot in self.order)
        self.chosen = tuple((numbers[slot], giver, taker) for slot, giver, taker in self.chosen)
