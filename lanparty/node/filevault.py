"""The seeds of one seat at one table, on disk (0600) before anything that commits to them is sent; never exported."""

from __future__ import annotations

import os
from pathlib import Path

import msgpack

from lanparty.table.vault import Entropy

IDENTITY = 0  # the number under which a computer player's identity is kept; deck numbers begin far above


class FileVault:
    """A vault (see lanparty.table.vault) whose file only grows; a torn last record was never committed to."""

    def __init__(self, path: Path, entropy: Entropy) -> None:
        self._path = path
        self._entropy = entropy
        self.seeds: dict[int, bytes] = {}
        if path.exists():
            unpacker = msgpack.Unpacker(max_array_len=2, max_bin_len=32)
            unpacker.feed(path.read_bytes())
            self.seeds = dict(unpacker)

    def seed(self, number: int) -> bytes:
        if number not in self.seeds:
            self.keep(number, self._entropy(32))
        return self.seeds[number]

    def keep(self, number: int, seed: bytes) -> None:
        descriptor = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        try:
            os.write(descriptor, msgpack.packb([number, seed]))
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        self.seeds[number] = seed
