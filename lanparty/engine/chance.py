"""Randomness as the core sees it: an argument. The standard library's `random.Random` is one."""

from __future__ import annotations

from typing import Protocol, TypeVar

T = TypeVar("T")


class Chance(Protocol):
    """A source of random numbers."""

    def random(self) -> float:
        """A number in [0, 1)."""

    def getrandbits(self, k: int, /) -> int:
        """`k` random bits."""


def below(rng: Chance, bound: int) -> int:
    """A number in range(bound), without bias."""
    bits = bound.bit_length()
    while True:
        value = rng.getrandbits(bits)
        if value < bound:
            return value


def shuffled(items: tuple[T, ...], rng: Chance) -> tuple[T, ...]:
    """The items in a random order, every order equally likely (Fisher and Yates)."""
    order = list(items)
    getrandbits = rng.getrandbits
    for place in range(len(order) - 1, 0, -1):
        # `below`, written out: shuffling is a good part of a simulated deal.
        bits = (place + 1).bit_length()
        other = getrandbits(bits)
        while other > place:
            other = getrandbits(bits)
        order[place], order[other] = order[other], order[place]
    return tuple(order)
