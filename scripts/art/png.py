"""A minimal writer of PNG files: RGBA pixels in, the same bytes out every time."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Callable

Pixel = tuple[float, float, float, float]


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _byte(value: float) -> int:
    return max(0, min(255, round(value)))


def encode(width: int, height: int, pixel: Callable[[int, int], Pixel]) -> bytes:
    """`pixel(x, y)` gives red, green, blue, alpha from 0 to 255."""
    rows = bytearray()
    for y in range(height):
        rows.append(0)
        for x in range(width):
            rows.extend(_byte(part) for part in pixel(x, y))
    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", header)
        + _chunk(b"IDAT", zlib.compress(bytes(rows), 9))
        + _chunk(b"IEND", b"")
    )
