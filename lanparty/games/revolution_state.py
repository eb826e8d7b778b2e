"""A match of Revolution as a value: what lies where.

Hands and cards left down are slots; `unplayed` is public: the cards of the deal that have not been played,
wherever they are. The end of a deal lies until the next one is dealt.
"""

from __future__ import annotations

from dataclasses import astuple
from typing import Any

from lanparty.cards import bits_of, mask_of
from lanparty.games.revolution_cards import Pack, RevolutionOptions, pack_for

(
    SHUFFLE, DEALING, SWAP, TAKE, GIVE, GIVEN, RETURN, RETURNED, OPENING, PLAY, BOUNDARY, OVER,
) = range(12)  # fmt: skip
NOBODY = NOTHING = -1
Told = tuple[int, tuple[int, ...], int, int, bool]


class RevolutionState:
    """A match of Revolution. The trick and the places of those who are out lie open."""

    __slots__ = (
        "active",
        "asked",
        "count",
        "down",
        "gifts",
        "handed",
        "hands",
        "last",
        "leader",
        "number",
        "opening",
        "options",
        "order",
        "pack",
        "passed",
        "phase",
        "places",
        "rank",
        "roles",
        "scored",
        "seats",
        "taking",
        "told",
        "totals",
        "trick",
        "turn",
        "turned",
        "unplayed",
    )

    def __init__(self, seats: int, options: RevolutionOptions) -> None:
        self.seats = seats
        self.options = options
        self.pack: Pack = pack_for(seats, options)
        self.phase = SHUFFLE
        self.number = 1  # of the deal, from 1
        self.roles: tuple[int, ...] = ()  # seats by their place in the deal before
        self.scored: tuple[tuple[int, ...], ...] = ()
        self.totals = (0,) * seats
        self.leader = NOBODY  # whom a scenario lets lead freely
        self.clear()

    def clear(self) -> None:
        """Nothing is dealt."""
        self.order: tuple[int, ...] = ()  # the shuffled slots, top first, until they are dealt
        self.hands = [0] * self.seats
        self.down: tuple[int, ...] = ()  # slots left down, in the order in which they are taken
        self.taking: tuple[int, ...] = ()  # slots on their way from those left down to the Swiss on turn
        self.gifts: tuple[tuple[int, int, int], ...] = ()  # named to be given: slot, giver, receiver
        self.handed: tuple[
            tuple[int, int, int], ...
        ] = ()  # given and put down: old slots, see engine.rules.State
        self.asked = 0  # how many of the cards that may open have been asked for
        self.opening = NOTHING  # the card that the next lead must contain
        self.turn = 0
        self.active = 0  # mask of the seats that hold cards
        self.places: tuple[int, ...] = ()  # seats that have gone out, in that order
        self.turned = False  # the order of ranks
        self.unplayed = 0  # mask of cards
        # The plays and passes of the deal, for those who think about them; no rule does, so not in `values`:
        # (seat, cards, how many it had to play, the rank to be beaten, whether the order was turned); 0 cards: a lead.
        self.told: tuple[Told, ...] = ()
        self.clear_trick()

    def clear_trick(self) -> None:
        self.trick: tuple[tuple[int, tuple[int, ...]], ...] = ()  # its plays: seat, cards
        self.passed = 0  # mask of seats that are not asked again
        self.last = NOBODY  # who played last
        self.count = 0  # of cards that each plays
        self.rank = 0  # of the last play

    def copy(self) -> RevolutionState:
        other = RevolutionState.__new__(RevolutionState)
        for name in RevolutionState.__slots__:
            setattr(other, name, getattr(self, name))
        other.hands = self.hands[:]
        return other

    def values(self) -> tuple[Any, ...]:
        return (
            "revolution",
            (self.seats, *astuple(self.options)),
            (self.phase, self.number, self.roles, self.leader, self.turn),
            (self.order, tuple(self.hands), self.down, self.taking, self.gifts),
            (self.asked, self.opening, self.active, self.places, self.turned, self.unplayed),
            (self.trick, self.passed, self.last, self.count, self.rank),
            (self.scored, self.totals),
        )

    def slots(self) -> tuple[int, ...]:
        """The named gifts first: their place among the others of a hand would tell something."""
        named = tuple(slot for slot, _, _ in self.gifts)
        held = [slot for hand in self.hands for slot in bits_of(hand) if slot not in named]
        return (*named, *held, *self.taking, *self.down, *self.order)

    def relabel(self, numbers: dict[int, int]) -> None:
        self.hands = [mask_of(numbers[slot] for slot in bits_of(hand)) for hand in self.hands]
        self.order = tuple(numbers[slot] for slot in self.order)
        self.down = tuple(numbers[slot] for slot in self.down)
        self.taking = tuple(numbers[slot] for slot in self.taking)
        self.gifts = tuple((numbers[slot], giver, receiver) for slot, giver, receiver in self.gifts)
