"""Entries of people who don't sit here yet: they may sit down by a step that isn't folded here so far."""

from __future__ import annotations

MAX_STRANGERS = 8 * 2**20  # bytes of them
STRANGER_BYTES = 200  # that keeping one of them takes besides


class Strangers:
    """Keeps what fits; the rest comes again when laptops compare what they have."""

    def __init__(self) -> None:
        self._raws: dict[bytes, None] = {}
        self._size = 0

    def keep(self, raw: bytes) -> None:
        size = len(raw) + STRANGER_BYTES
        if raw not in self._raws and self._size + size <= MAX_STRANGERS:
            self._raws[raw] = None
            self._size += size

    def take(self) -> list[bytes]:
        """All of them, in the order in which they came; none is kept."""
        raws, self._raws, self._size = list(self._raws), {}, 0
        return raws
