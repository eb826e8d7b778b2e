"""Frames in a stream of bytes: a length (4 bytes, big-endian), then so many bytes of payload. No I/O."""

from __future__ import annotations

from protocol.fields import BadMessage
from protocol.wire import PREFIX_SIZE


class FrameReader:
    """Cuts a stream into payloads. `limit` may change between two of them.

    Holds no more than what was fed: a length alone allocates nothing.
    """

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._buffer = bytearray()
        self._start = 0

    def feed(self, data: bytes) -> None:
        """Take bytes of the stream."""
        if self._start:
            del self._buffer[: self._start]
            self._start = 0
        self._buffer += data

    def next(self) -> bytes | None:
        """The next whole payload, or None; raises BadMessage on a length that can't be."""
        held = len(self._buffer) - self._start
        if held < PREFIX_SIZE:
            return None
        begin = self._start + PREFIX_SIZE
        length = int.from_bytes(self._buffer[self._start : begin], "big")
        if not 0 < length <= self.limit:
            raise BadMessage(f"a frame of {length} bytes (at most {self.limit} are allowed)")
        if held < PREFIX_SIZE + length:
            return None
        self._start = begin + length
        return bytes(self._buffer[begin : self._start])
