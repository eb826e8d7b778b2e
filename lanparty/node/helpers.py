"""Computer players that a laptop runs at somebody's table, and which laptop runs the next one."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from protocol.identity import Identity
from protocol.wire import Member


@dataclass(frozen=True)
class Helper:
    """A computer player that this laptop runs: identity, the 32 bytes it comes from, level, nonce in the genesis."""

    identity: Identity
    seed: bytes
    level: str
    nonce: bytes

    @classmethod
    def make(cls, level: str) -> Helper:
        """A new one, with a key that nobody else has."""
        seed = os.urandom(32)
        return cls(Identity.from_seed(seed), seed, level, os.urandom(32))

    @property
    def key(self) -> bytes:
        return self.identity.key


def laptop_of(member: Member) -> bytes:
    """The laptop that plays a seat."""
    return member.run_by or member.key


def laptops_of(members: Iterable[Member]) -> list[bytes]:
    """The laptops at a table, by their first seat: each has a seat of its own."""
    return [member.key for member in members if laptop_of(member) == member.key]


def next_laptop(members: Sequence[Member], promised: Mapping[bytes, int], own: bytes) -> bytes:
    """Who shall run the next computer player: the laptop that runs fewest, the own one before others.

    `promised`: how many more each is going to run.
    """
    laptops = sorted(laptops_of(members), key=lambda key: key != own)
    running = [laptop_of(member) for member in members if laptop_of(member) != member.key]
    return min(laptops, key=lambda key: running.count(key) + promised.get(key, 0))
