"""The head of an ox: horns, ears, a long face. One outline in a box of 100, its middle at the origin."""

from __future__ import annotations

from art import svg

_OUTLINE = (
    "M-47 -45C-41 -29 -30 -27 -17 -28H17C30 -27 41 -29 47 -45C52 -16 36 -6 22 -8C30 -8 40 -3 44 6C35 13 26 11 19 8"
    "C18 10 18 12 19 14C22 22 20 30 17 36C13 46 6 48 0 48C-6 48 -13 46 -17 36C-20 30 -22 22 -19 14C-18 12 -18 10 -19 8"
    "C-26 11 -35 13 -44 6C-40 -3 -30 -8 -22 -8C-36 -6 -52 -16 -47 -45Z"
)
_MUZZLE = "M-12 23H12C15 44 -15 44 -12 23Z"


def _place(x: float, y: float, size: float) -> str:
    return f"translate({svg.num(x)} {svg.num(y)}) scale({svg.num(size / 100)})"


def small(colour: str, x: float, y: float, size: float) -> str:
    """A head to be counted: `size` high, its middle at (x, y)."""
    return svg.group([svg.path(_OUTLINE, colour), svg.path(_MUZZLE, svg.PAPER)], transform=_place(x, y, size))


def large(colour: str, light: str, x: float, y: float, size: float) -> str:
    """A head to be looked at: with eyes and nostrils, on a rim of `light` that stands out on dark cloth."""
    rim = svg.path(_OUTLINE, light, stroke=light, stroke_width=12, stroke_linejoin="round")
    eyes = svg.circle(-10, -6, 3.5, light) + svg.circle(10, -6, 3.5, light)
    nostrils = svg.circle(-5, 30, 2.5, colour) + svg.circle(5, 30, 2.5, colour)
    parts = [rim, svg.path(_OUTLINE, colour), eyes, svg.path(_MUZZLE, light), nostrils]
    return svg.group(parts, transform=_place(x, y, size))
