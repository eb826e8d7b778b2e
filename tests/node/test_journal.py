"""The file of a journal: what was written comes back, and nothing else passes for one."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from node.journals import places, short_match, signatures_of, write_journal

from lanparty.node import journal as journals
from lanparty.node.journal import BadJournal, Journal, read_journal

WORLD = short_match()
ENTRIES = WORLD.joined[0]


@pytest.fixture(scope="module")
def raw(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return write_journal(tmp_path_factory.mktemp("journal") / "whole", WORLD, ENTRIES).read_bytes()


def bad(path: Path, raw: bytes) -> str:
    path.write_bytes(raw)
    with pytest.raises(BadJournal) as failure:
        read_journal(path)
    assert "\n" not in str(failure.value)
    return str(failure.value)


def test_what_was_written_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "table.journal"
    with Journal.create(path, WORLD.genesis, signatures_of(WORLD)) as journal:
        assert journal.path == path
        assert read_journal(path).entries == ()
        for entry in ENTRIES:
            journal.append([entry])
            assert read_journal(path).entries[-1] == entry, "it is with the system at once"
    content = read_journal(path)
    assert content.genesis.id == WORLD.genesis.id
    assert list(content.signatures) == signatures_of(WORLD)
    assert list(content.entries) == ENTRIES
    assert content.torn is None


def test_flush_brings_it_to_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, synced = tmp_path / "table.journal", []
    monkeypatch.setattr(os, "fsync", lambda descriptor: synced.append(path.read_bytes()))
    with Journal.create(path, WORLD.genesis, signatures_of(WORLD)) as journal:
        assert synced, "also its beginning"
        journal.append(ENTRIES[:3])
        journal.flush()
    assert synced[-1] == path.read_bytes()


def test_a_journal_is_never_begun_over_another(tmp_path: Path) -> None:
    path = write_journal(tmp_path / "table.journal", WORLD, ENTRIES)
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        Journal.create(path, WORLD.genesis, signatures_of(WORLD))
    assert path.read_bytes() == before


def test_cut_off_anywhere(tmp_path: Path, raw: bytes) -> None:
    """Within the head it is none; behind it the whole records count, and the torn one is told."""
    path, marks = tmp_path / "cut", places(raw)
    for size in range(0, marks[1], 7):
        bad(path, raw[:size])
    sizes = {*range(marks[1], len(raw), 101), *marks[1:], *(mark + 1 for mark in marks[1:-1])}
    sizes |= {mark - 1 for mark in marks[2:]}
    for size in sorted(sizes):
        path.write_bytes(raw[:size])
        content = read_journal(path)
        whole = [mark for mark in marks[1:] if mark <= size]
        assert list(content.entries) == ENTRIES[: len(whole) - 1]
        assert content.torn == (None if size in marks else whole[-1])


def test_every_changed_byte_of_the_head_is_noticed(tmp_path: Path, raw: bytes) -> None:
    """Its marks and numbers to whatever value; its texts, genesis and signatures by a bit."""
    head = raw[: places(raw)[1]]
    path = tmp_path / "changed"
    begin = head.index(WORLD.genesis.raw)
    long = {*range(2, 18), *range(begin, begin + len(WORLD.genesis.raw))}
    for signature in signatures_of(WORLD):
        long |= {*range(head.index(signature), head.index(signature) + len(signature))}
    assert len(head) - len(long) == 10
    for place in range(len(head)):
        for change in (1 << place % 8,) if place in long else range(1, 256):
            bad(path, head[:place] + bytes([head[place] ^ change]) + head[place + 1 :])


Head = list[Any]


def changed_head(raw: bytes, change: Callable[[Head], object]) -> bytes:
    size = places(raw)[1]
    head = msgpack.unpackb(raw[:size])
    changed = change(head)
    return msgpack.packb(changed if isinstance(changed, list) else head) + raw[size:]


def put(place: int, value: object) -> Callable[[Head], object]:
    return lambda head: head.__setitem__(place, value)


HEADS: dict[str, Callable[[Head], object]] = {
    "another magic": put(0, "lanparty record"),
    "magic in bytes": put(0, b"lanparty journal"),
    "a later version": put(1, 2),
    "a version that equals one": put(1, True),
    "a version that equals one too": put(1, 1.0),
    "no genesis": put(2, b""),
    "genesis as text": put(2, "genesis"),
    "no signatures": put(3, []),
    "signatures that are none": put(3, None),
    "numbers for signatures": put(3, [1, 2]),
    "short signatures": put(3, [b"x", b"y"]),
    "a signature twice": lambda head: head[3].__setitem__(1, head[3][0]),
    "a signature too many": lambda head: head[3].append(head[3][0]),
    "a part too few": lambda head: head[:3],
    "a part too many": lambda head: [*head, None],
}


@pytest.mark.parametrize("change", HEADS.values(), ids=HEADS)
def test_other_heads_are_none(tmp_path: Path, raw: bytes, change: Callable[[Head], object]) -> None:
    bad(tmp_path / "changed", changed_head(raw, change))


@pytest.mark.parametrize(
    ("short", "long"),
    [(b"\x94\xb0", b"\xdc\x00\x04\xb0"), (b"\x94\xb0", b"\x94\xd9\x10"), (b"l\x01", b"l\xcc\x01")],
)
def test_a_head_in_a_longer_form_is_none(tmp_path: Path, raw: bytes, short: bytes, long: bytes) -> None:
    assert short in raw[:20]
    bad(tmp_path / "changed", raw.replace(short, long, 1))


HOSTILE = {
    "empty": b"",
    "a huge binary": b"\xc6\xff\xff\xff\xff",
    "a huge text": b"\xdb\xff\xff\xff\xff",
    "a huge list": b"\xdd\xff\xff\xff\xff",
    "a huge map": b"\xdf\xff\xff\xff\xff",
    "a huge extension": b"\xc9\xff\xff\xff\xff\x01",
    "lists in lists": b"\x91" * 100_000,
    "text that is none": b"\xa2\xff\xfe",
    "zeros": bytes(10_000),
    "ones": b"\xff" * 10_000,
    "text": b"I am a text file.\n" * 100,
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE)
def test_hostile_files_are_none(tmp_path: Path, raw: bytes, content: bytes) -> None:
    bad(tmp_path / "hostile", content)
    head = raw[: places(raw)[1]]
    path = tmp_path / "behind a good head"
    path.write_bytes(head + content)
    try:
        entries = read_journal(path).entries
    except BadJournal:
        entries = ()
    assert entries == ()


@pytest.mark.parametrize(
    "record",
    [
        b"\xc0", b"\x01", b"\x90", b"\xa1x", b"\xc5\x00\x01x", b"\xc6\x00\x00\x00\x01x", b"\x81\x00\x00", b"\xc1",
        b"\xd4\x01x",
    ],
    ids=lambda record: record.hex(),
)  # fmt: skip
def test_records_that_are_no_entries(tmp_path: Path, raw: bytes, record: bytes) -> None:
    """Also an entry in a longer form than need be: a byte changed in a length would go unseen."""
    marks = places(raw)
    assert f"byte {marks[3]}" in bad(tmp_path / "changed", raw[: marks[3]] + record + raw[marks[3] :])


@settings(max_examples=200)
@given(st.binary(max_size=200))
def test_random_bytes_are_none(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    bad(tmp_path_factory.getbasetemp() / "random", content)


def test_a_file_too_long_to_be_one(tmp_path: Path, raw: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journals, "MAX_JOURNAL", len(raw))
    (tmp_path / "long").write_bytes(raw)
    assert read_journal(tmp_path / "long").entries
    assert "too long" in bad(tmp_path / "long", raw + b"\x00")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
def test_a_device_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(journals, "MAX_JOURNAL", 100_000)
    with pytest.raises(BadJournal):
        read_journal(Path("/dev/zero"))


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "absent"):
        with pytest.raises(OSError, match=str(path)):
            read_journal(path)
