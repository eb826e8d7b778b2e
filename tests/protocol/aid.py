"""What the tests of wire, feeds and links share: identities, messages of all kinds, and a strict event loop."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from protocol import bodies, fields, wire
from protocol.identity import Identity

TABLE = b"T" * 32
TIME_LIMIT_S = 100.0


def identity(number: int) -> Identity:
    """A fixed identity per number."""
    return Identity.from_seed(number.to_bytes(32, "big"))


def identities(number: int) -> list[Identity]:
    """Fixed identities, the lowest key first."""
    return sorted((identity(n) for n in range(1, number + 1)), key=lambda one: one.key)


# Any value of any field, made from the limits that the message classes state themselves.

TEXTS = st.characters(exclude_categories=("Cs", "Cc", "Zl", "Zp"), exclude_characters="".join(fields._BIDI))


USUAL = 2048  # bytes; longer ones are rare, for they tell little more and take their time


def values(spec: Any, room: int = bodies.MAX_BODY // 2) -> SearchStrategy[Any]:
    """Values that a field with this spec may have; of bytes so few that several fields find `room`."""
    match spec:
        case fields.Whole():
            return st.integers(spec.low, spec.high)
        case fields.Flag():
            return st.booleans()
        case fields.Text():
            return st.text(TEXTS, max_size=spec.most)
        case fields.Word():
            word = st.from_regex(rf"[a-z][a-z0-9_]{{0,{spec.most - 1}}}", fullmatch=True)
            return st.one_of(st.just(""), word) if spec.maybe else word
        case fields.Host():
            return st.from_regex(rf"[0-9A-Za-z.:%_-]{{1,{spec.most}}}", fullmatch=True)
        case fields.Octets():
            lengths = spec.lengths or range(0, min(spec.most, room) + 1, spec.unit)
            usual = [length for length in lengths if length <= USUAL]
            return st.sampled_from([*usual, lengths[-1]]).flatmap(octets)
        case fields.Group():
            return st.tuples(*(values(item, room // len(spec.items)) for item in spec.items))
        case fields.Nested():
            return records(spec.record)
        case fields.Items():
            unique = bool(spec.order)
            most = min(spec.most, 12)
            items = st.lists(values(spec.item, room // most), max_size=most, unique=unique)
            return items.map(lambda found: tuple(sorted(found) if spec.order == "ascending" else found))
    raise AssertionError(spec)


def octets(length: int) -> SearchStrategy[bytes]:
    """Bytes of one length; long ones are made of a short random piece."""
    if length <= 64:
        return st.binary(min_size=length, max_size=length)
    return st.binary(min_size=1, max_size=16).map(lambda piece: (piece * (length // len(piece) + 1))[:length])


def records(record: type) -> SearchStrategy[Any]:
    """Any valid message or body of a class."""
    if record is bodies.SharesBody:
        return _slots(128, ordered=True).flatmap(_shares)
    if record is bodies.PlayBody:
        return _slots(8, ordered=False).flatmap(_play)
    if record is bodies.HandoverBody:
        return _slots(16, ordered=True).flatmap(
            lambda slots: st.tuples(octets(66 * len(slots)), octets(96 * len(slots))).map(
                lambda parts: bodies.HandoverBody(slots, *parts)
            )
        )
    if record is bodies.HolderBody:
        return _slots(1, ordered=True).flatmap(
            lambda slots: st.tuples(*(octets(size * len(slots)) for size in (33, 32, 32))).map(
                lambda parts: bodies.HolderBody(slots, *parts)
            )
        )
    if record is wire.Entries:
        return st.lists(st.binary(max_size=200), max_size=20).map(lambda raws: wire.Entries(tuple(raws)))
    return st.tuples(*(values(spec) for _, spec in fields.specs(record))).map(lambda parts: record(*parts))


def _slots(most: int, *, ordered: bool) -> SearchStrategy[tuple[int, ...]]:
    found = st.lists(st.integers(0, 4095), max_size=most, unique=True)
    return found.map(lambda slots: tuple(sorted(slots) if ordered else slots))


def _shares(slots: tuple[int, ...]) -> SearchStrategy[bodies.SharesBody]:
    return st.tuples(octets(33 * len(slots)), octets(32), octets(32)).map(
        lambda parts: bodies.SharesBody(slots, *parts)
    )


def _play(slots: tuple[int, ...]) -> SearchStrategy[bodies.PlayBody]:
    cards = st.lists(st.integers(0, 127), min_size=len(slots), max_size=len(slots), unique=True).map(tuple)
    opened = st.booleans().map(lambda opens: 33 * len(slots) if opens else 0)
    proof = opened.flatmap(
        lambda size: st.tuples(octets(size), octets(32 if size else 0), octets(32 if size else 0))
    )
    return st.tuples(st.sampled_from(["play", "pass_on"]), cards, st.integers(0, 63), proof).map(
        lambda parts: bodies.PlayBody(parts[0], parts[1], parts[2], slots, *parts[3])
    )


MESSAGES = st.one_of(*map(records, wire.MESSAGES))
BODIES = st.one_of(*map(records, wire.BODIES))


# An event loop that forgives nothing.


def run(work: Callable[[], Awaitable[None]]) -> None:
    """Run a test's coroutine; anything asyncio would complain about, and any task left over, is a failure."""

    async def watched() -> None:
        loop = asyncio.get_running_loop()
        complaints: list[dict[str, Any]] = []
        loop.set_exception_handler(lambda _, context: complaints.append(context))
        async with asyncio.timeout(TIME_LIMIT_S):
            await work()
        for _ in range(3):
            await asyncio.sleep(0)
        gc.collect()
        await asyncio.sleep(0)
        assert not complaints, complaints
        left = asyncio.all_tasks() - {asyncio.current_task()}
        assert not left, left

    asyncio.run(watched())


async def until(true: Callable[[], bool]) -> None:
    """Wait until something holds; `run` limits the time."""
    while not true():
        await asyncio.sleep(0.002)
