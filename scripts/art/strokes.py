"""What the parts of a court card share: its inks, and shapes that come in pairs and rows."""

from __future__ import annotations

from art import svg

LINE, GOLD, SKIN = "#2b2320", "#e2ab3f", "#fce8d0"


def pair(d: str, fill: str) -> str:
    """A shape and its mirror image."""
    return svg.path(d, fill) + svg.group([svg.path(d, fill)], transform="scale(-1 1)")


def dots(points: str, r: float, fill: str) -> str:
    """Circles of radius `r` about points such as `"0 -44,9 -31"`."""
    return "".join(svg.circle(*map(float, point.split()), r, fill) for point in points.split(","))


def star(colour: str, x: float, y: float, size: float) -> str:
    """The joker's sign, `size` high."""
    five = "M0 -50L14 -17L48 -14L22 9L30 44L0 25L-30 44L-22 9L-48 -14L-14 -17Z"
    where = f"translate({svg.num(x)} {svg.num(y)}) scale({svg.num(size / 100)})"
    return svg.path(five, colour, stroke=colour, stroke_width=6, stroke_linejoin="round", transform=where)
