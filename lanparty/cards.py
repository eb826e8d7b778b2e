"""Cards as small numbers.

A card is an int: its place in the deck of its game. What people read is its name; several cards may share
one (three `R1` in Poison, two jokers). Hands are bit masks over card numbers (or, on a hidden table, over
slot numbers).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property


@dataclass(frozen=True)
class Deck:
    """The cards of a game: `names[card]` is the text form of `card`.

    `absent`: cards that some decks of the game lack. They keep their numbers, so that a number means the
    same card whatever the number of seats.
    """

    names: tuple[str, ...]
    absent: frozenset[int] = frozenset()
    _places: dict[str, tuple[int, ...]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        places: dict[str, tuple[int, ...]] = {}
        for card in self.cards:
            name = self.names[card]
            places[name] = (*places.get(name, ()), card)
        object.__setattr__(self, "_places", places)

    def __len__(self) -> int:
        """How many numbers there are, those of absent cards among them."""
        return len(self.names)

    @cached_property
    def cards(self) -> tuple[int, ...]:
        """The numbers of all cards that are there, ascending."""
        return tuple(card for card in range(len(self.names)) if card not in self.absent)

    def find(self, text: str) -> tuple[int, ...]:
        """All cards of that name that are there, ascending; empty when there is none."""
        return self._places.get(text, ())

    def named(self, cards: Iterable[int]) -> list[str]:
        """The names of `cards`, in their order."""
        return [self.names[card] for card in cards]


def mask_of(cards: Iterable[int]) -> int:
    """The bit mask of some numbers (each counts once)."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def bits_of(mask: int) -> Iterator[int]:
    """The numbers in a bit mask, ascending."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
