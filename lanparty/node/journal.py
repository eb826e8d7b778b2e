"""A table on disk: its signed genesis and every entry in the order in which it joined the feeds; append-only.

A stream of msgpack values: `["lanparty journal", 1, genesis, [signature, …]]`, then one binary value an entry.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgpack

from lanparty.table.genesis import BadGenesis, Genesis
from protocol.wire import MAX_ENTRY

MAGIC = "lanparty journal"
VERSION = 1
MAX_JOURNAL = 512 * 2**20  # bytes; far above any evening


class BadJournal(Exception):
    """A file that is no journal, or not a whole one. The text says where."""


@dataclass(frozen=True)
class JournalContent:
    """What a journal holds; `torn` is the offset of a last record that was cut off, None if there is none."""

    genesis: Genesis
    signatures: tuple[bytes, ...]
    entries: tuple[bytes, ...]
    torn: int | None

    @property
    def flaw(self) -> str:
        """What is wrong with its end, "" if nothing is."""
        return "" if self.torn is None else f"cut off at byte {self.torn}"


class Journal:
    """The open journal of a running table."""

    def __init__(self, path: Path, file: BinaryIO) -> None:
        self.path = path
        self._file = file

    @classmethod
    def create(cls, path: Path, genesis: Genesis, signatures: Sequence[bytes]) -> Journal:
        file = path.open("xb")
        file.write(msgpack.packb([MAGIC, VERSION, genesis.raw, list(signatures)]))
        journal = cls(path, file)
        journal.flush()
        return journal

    @classmethod
    def reopen(cls, path: Path) -> tuple[Journal, JournalContent]:
        """Go on writing where a process stopped; a torn last record is dropped. Raises BadJournal, OSError."""
        content = read_journal(path)
        if content.torn is not None:
            os.truncate(path, content.torn)
        return cls(path, path.open("ab")), content

    def append(self, raws: Iterable[bytes]) -> None:
        for raw in raws:
            self._file.write(msgpack.packb(raw))
        self._file.flush()

    def flush(self) -> None:
        """What was appended survives a power cut from here on."""
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def read_journal(path: Path) -> JournalContent:
    """Read and check the form of a journal and its genesis (not yet the entries). Raises BadJournal, OSError."""
    with path.open("rb") as file:
        raw = file.read(MAX_JOURNAL + 1)
    if len(raw) > MAX_JOURNAL:
        raise BadJournal("too long to be a journal")
    unpacker = msgpack.Unpacker(
        max_buffer_size=MAX_JOURNAL, max_bin_len=MAX_ENTRY, max_str_len=64, max_array_len=64, max_map_len=0
    )
    unpacker.feed(raw)
    try:
        head = unpacker.unpack()
    except Exception as error:  # msgpack raises many kinds on foreign bytes
        raise BadJournal("not a journal of LAN Party") from error
    genesis, signatures = _read_head(head)
    place = unpacker.tell()
    # One form only: the shortest. A byte changed in a length would otherwise go unseen.
    if msgpack.packb(head) != raw[:place]:
        raise BadJournal("not a journal of LAN Party")
    entries: list[bytes] = []
    while place < len(raw):
        try:
            entry = unpacker.unpack()
        except msgpack.OutOfData:
            return JournalContent(genesis, signatures, tuple(entries), place)
        except Exception as error:
            raise BadJournal(f"unreadable at byte {place}") from error
        if type(entry) is not bytes or msgpack.packb(entry) != raw[place : unpacker.tell()]:
            raise BadJournal(f"not an entry at byte {place}")
        entries.append(entry)
        place = unpacker.tell()
    return JournalContent(genesis, signatures, tuple(entries), None)


def _read_head(head: object) -> tuple[Genesis, tuple[bytes, ...]]:
    if (
        type(head) is not list
        or len(head) != 4
        or head[:2] != [MAGIC, VERSION]
        or type(head[1]) is not int  # true and 1.0 equal 1, too
        or type(head[2]) is not bytes
    ):
        raise BadJournal("not a journal of LAN Party, or of another version")
    signatures = head[3]
    if type(signatures) is not list or not all(type(one) is bytes for one in signatures):
        raise BadJournal("the signatures of the genesis are unreadable")
    try:
        genesis = Genesis.parse(head[2])
        genesis.check_signatures(signatures)
    except BadGenesis as error:
        raise BadJournal(f"genesis: {error}") from error
    return genesis, tuple(signatures)
