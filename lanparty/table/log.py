"""What a deal leaves behind for its audit: all that was folded, and the seeds that come out after it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from lanparty.engine.steps import Event
from lanparty.table.decks import HiddenDeck
from lanparty.table.slots import Slots


@dataclass
class Passing:
    """Cards that were passed on, and the hands that were mixed after it, for the audit.

    items: (slot, giver, receiver, new slot, own card before, own card after); rehands: (seat, number, slots, own
    cards before, own cards after).
    """

    items: list[tuple[int, int, int, int, bytes, bytes]] = field(default_factory=list)
    rehands: list[tuple[int, int, tuple[int, ...], tuple[bytes, ...], tuple[bytes, ...]]] = field(
        default_factory=list
    )


@dataclass
class DealLog:
    """`start`: the state in which it began; `authors`: who sat where; `coins`: (deck number, step, points by seat)."""

    attempt: int
    start: Any
    authors: tuple[int, ...]
    events: list[Event] = field(default_factory=list)
    decks: dict[int, HiddenDeck] = field(default_factory=dict)
    since: dict[int, int] = field(default_factory=dict)  # by deck: the step with which it came into play
    coins: list[tuple[int, int, tuple[bytes, ...]]] = field(default_factory=list)
    passings: list[Passing] = field(default_factory=list)  # one for each Transfer, in order
    slots: Slots = field(default_factory=Slots)
    end: tuple[Any, ...] | None = None  # the values of the sealed state
    seeds: dict[tuple[int, int], bytes] = field(default_factory=dict)  # (deck number, seat) -> seed
    audit: str = ""  # "" | running | passed | incomplete | failed

    @property
    def withheld(self) -> tuple[int, ...]:
        """The seats that have not revealed all their seeds."""
        return tuple(
            sorted(
                {
                    seat
                    for number, deck in self.decks.items()
                    for seat in range(deck.seats)
                    if (number, seat) not in self.seeds
                }
            )
        )
