"""Journals of simulated matches, whole and changed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

import msgpack
from simulation.world import World

from lanparty.node.journal import Journal


@cache
def short_match() -> World:
    """The shortest match that there is, played to its end: two seats, one deal."""
    world = World("poison", 2, 11, options={"mode": "quick"})
    world.run()
    return world


def write_journal(path: Path, world: World, entries: Iterable[bytes]) -> Path:
    """A journal of a world's genesis with these entries."""
    path.unlink(missing_ok=True)
    with Journal.create(path, world.genesis, signatures_of(world)) as journal:
        journal.append(entries)
    return path


def signatures_of(world: World) -> list[bytes]:
    return [world.genesis.sign(identity) for identity in world.identities]


def places(raw: bytes) -> list[int]:
    """Where the records of a journal begin, and where the last one ends."""
    unpacker = msgpack.Unpacker()
    unpacker.feed(raw)
    found = [0]
    while found[-1] < len(raw):
        unpacker.skip()
        found.append(unpacker.tell())
    return found


def swapped(entries: Sequence[bytes], one: int, other: int) -> list[bytes]:
    changed = list(entries)
    changed[one], changed[other] = changed[other], changed[one]
    return changed
