"""Where the seeds of a seat's decks are kept: safe on disk before anything that commits to them is sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

Entropy = Callable[[int], bytes]


class Vault(Protocol):
    """Secrets of one seat at one table."""

    def seed(self, number: int) -> bytes:
        """The 32-byte seed of deck `number`: the stored one, or a fresh one that is on disk when this returns."""
        ...


class MemoryVault:
    """A vault that forgets: for simulations."""

    def __init__(self, entropy: Entropy) -> None:
        self._entropy = entropy
        self.seeds: dict[int, bytes] = {}

    def seed(self, number: int) -> bytes:
        if number not in self.seeds:
            self.seeds[number] = self._entropy(32)
        return self.seeds[number]
