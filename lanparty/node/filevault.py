"""The seeds of one seat at one table, on disk (0600) before anything that commits to them is sent; never exported.

A stream of msgpack pairs `[number, 32 bytes]`.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgpack

from lanparty.table.vault import Entropy

IDENTITY = 0  # the number under which a computer player's identity is kept; deck numbers begin far above
SEED_SIZE = 32
MAX_RECORD = 40  # bytes


class BadVault(Exception):
    """A file of seeds that can't be read. One line; the file is left as it is, for seeds can't be made again."""


class FileVault:
    """A vault (see lanparty.table.vault) whose file only grows. A torn last record was never committed to: it goes.

    Raises BadVault, OSError.
    """

    def __init__(self, path: Path, entropy: Entropy) -> None:
        self._path = path
        self._entropy = entropy
        self.seeds: dict[int, bytes] = {}
        if path.exists():
            self._read(path.read_bytes())

    def seed(self, number: int) -> bytes:
        if number not in self.seeds:
            self.keep(number, self._entropy(SEED_SIZE))
        return self.seeds[number]

    def keep(self, number: int, seed: bytes) -> None:
        """Write a seed down; it is on disk when this returns."""
        binary = getattr(os, "O_BINARY", 0)  # on Windows a descriptor is for text unless one says otherwise
        descriptor = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | binary, 0o600)
        try:
            _append(descriptor, msgpack.packb([number, seed]))
        finally:
            os.close(descriptor)
        self.seeds[number] = seed

    def _read(self, raw: bytes) -> None:
        unpacker = msgpack.Unpacker(max_array_len=2, max_bin_len=SEED_SIZE, max_str_len=0, max_map_len=0)
        unpacker.feed(raw)
        place = 0
        while place < len(raw):
            try:
                record = unpacker.unpack()
            except msgpack.OutOfData:
                break
            except Exception as error:  # msgpack raises many kinds on foreign bytes
                raise BadVault(f"{self._path} is damaged at byte {place}") from error
            if not _is_record(record):
                raise BadVault(f"{self._path} is damaged at byte {place}")
            self.seeds[record[0]] = record[1]
            place = unpacker.tell()
        if len(raw) - place >= MAX_RECORD:
            raise BadVault(f"{self._path} is damaged at byte {place}")
        if place < len(raw):
            os.truncate(self._path, place)


def _append(descriptor: int, record: bytes) -> None:
    """All of the record, or nothing and OSError (the disk is full)."""
    size, rest = os.fstat(descriptor).st_size, memoryview(record)
    try:
        while rest:
            rest = rest[os.write(descriptor, rest) :]
        os.fsync(descriptor)
    except OSError:
        os.ftruncate(descriptor, size)
        raise


def _is_record(record: object) -> bool:
    return (
        type(record) is list
        and len(record) == 2
        and type(record[0]) is int
        and record[0] >= 0
        and type(record[1]) is bytes
        and len(record[1]) == SEED_SIZE
    )
