"""Felt, the wooden rim of the table, and soft shadows: small PNGs that are tiled or stretched by nine parts.

All grain comes from a seeded generator, and noise wraps round, so tiles meet without a seam.
"""

from __future__ import annotations

import math
from random import Random

from art import png

FELT = 192
RIM = 192
RIM_WIDTH = 22
RIM_CORNER = 34
SHADOW = 96
SHADOW_EDGE = 32

Colour = tuple[int, int, int]

# By name: for light and dark rooms, as `cloths` in gui/qml/theme/Theme.qml.
CLOTHS: dict[str, tuple[Colour, Colour]] = {
    "lagoon": ((47, 97, 103), (25, 55, 62)),
    "forest": ((42, 98, 64), (22, 54, 37)),
    "wine": ((120, 52, 58), (70, 30, 36)),
    "night": ((58, 74, 122), (30, 38, 68)),
}
WOODS: dict[str, tuple[Colour, Colour]] = {
    "light": ((196, 148, 93), (150, 101, 56)),
    "dark": ((88, 60, 40), (54, 36, 25)),
}


def _noise(rng: Random, size: int, blur: int) -> list[list[float]]:
    """Noise from -1 to 1 that wraps round, smoothed by a box of `blur` along both axes."""
    field = [[rng.uniform(-1, 1) for _ in range(size)] for _ in range(size)]
    for _ in range(blur):
        field = [
            [(field[y][x] + field[y][x - 1] + field[y - 1][x] + field[y - 1][x - 1]) / 4 for x in range(size)]
            for y in range(size)
        ]
    peak = max(abs(value) for row in field for value in row)
    return [[value / peak for value in row] for row in field]


def felts() -> dict[str, bytes]:
    """Tiles of cloth, all of one weave."""
    rng = Random("felt light")
    weave = _noise(rng, FELT, 1), _noise(rng, FELT, 14)
    return {
        f"felt_{name}_{look}.png": _felt(base, *weave)
        for name, bases in CLOTHS.items()
        for look, base in zip(("light", "dark"), bases, strict=True)
    }


def _felt(base: Colour, fine: list[list[float]], cloud: list[list[float]]) -> bytes:
    """Fine fibres over slow clouds."""

    def pixel(x: int, y: int) -> png.Pixel:
        shade = 1 + 0.075 * fine[y][x] + 0.03 * cloud[y][x]
        return base[0] * shade, base[1] * shade, base[2] * shade, 255

    return png.encode(FELT, FELT, pixel)


def _mix(a: Colour, b: Colour, part: float) -> tuple[float, float, float]:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part


def _inside(x: float, y: float, size: float, inset: float, corner: float) -> float:
    """Distance to the edge of a rounded square, positive within it."""
    half = size / 2 - inset
    dx, dy = abs(x - size / 2) - (half - corner), abs(y - size / 2) - (half - corner)
    outside = math.hypot(max(dx, 0), max(dy, 0))
    return corner - outside - min(max(dx, dy), 0) if max(dx, dy) > 0 else corner - max(dx, dy)


def rim(wood: str) -> bytes:
    """A frame of wood with mitred corners, to be stretched by nine parts; its middle is clear but for a soft shadow."""
    light, dark = WOODS[wood]
    rng = Random(f"rim {wood}")
    grain = [rng.uniform(0, 1) for _ in range(RIM_WIDTH * 2)]

    def pixel(x: int, y: int) -> png.Pixel:
        depth = _inside(x + 0.5, y + 0.5, RIM, RIM_WIDTH, RIM_CORNER)
        edge = min(x, y, RIM - 1 - x, RIM - 1 - y)
        cover = max(0.0, min(1.0, 0.5 - depth))
        shadow = 110 * max(0.0, 1 - depth / 16) ** 2 if depth > 0 else 0
        if cover == 0:
            return 0, 0, 0, shadow
        ring = min(edge, RIM_WIDTH * 2 - 1)
        across = 0.25 * grain[ring] + 0.6 * abs(edge / RIM_WIDTH - 0.4)
        red, green, blue = _mix(light, dark, min(1, across))
        lip = 1.12 if 0 < -depth < 2.2 else 0.72 if edge < 2 else 1.0
        return red * lip, green * lip, blue * lip, 255 * cover + shadow * (1 - cover)

    return png.encode(RIM, RIM, pixel)


def shadow(strength: float = 90) -> bytes:
    """A soft dark square for nine-part stretching: full within `SHADOW_EDGE` of the rim, fading outwards."""
    soft = 18.0

    def pixel(x: int, y: int) -> png.Pixel:
        depth = _inside(x + 0.5, y + 0.5, SHADOW, 14, 12)
        part = 1 / (1 + math.exp(-depth * 4.6 / soft))
        margin = min(1.0, min(x, y, SHADOW - 1 - x, SHADOW - 1 - y) / 4)
        return 20, 12, 6, strength * part * margin

    return png.encode(SHADOW, SHADOW, pixel)


def spot() -> bytes:
    """A round glow of warm light, 128 x 128, laid behind the seat on turn and in the middle of the cloth."""

    def pixel(x: int, y: int) -> png.Pixel:
        distance = math.hypot(x - 63.5, y - 63.5) / 64
        part = max(0.0, 1 - distance)
        return 255, 226, 160, 200 * part * part

    return png.encode(128, 128, pixel)


def textures() -> dict[str, bytes]:
    """Path below `table/` -> file."""
    return {
        **felts(),
        **{f"rim_{name}.png": rim(name) for name in WOODS},
        "shadow.png": shadow(),
        "glow.png": spot(),
    }
