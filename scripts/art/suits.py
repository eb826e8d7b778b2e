"""The four suits and their inks. Each outline stands in a box of 100, its middle at the origin."""

from __future__ import annotations

from dataclasses import dataclass

from art import svg

SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}


@dataclass(frozen=True)
class Ink:
    """`deep` for signs and indices, `pale` for the wash behind, `robe` for what courts wear."""

    deep: str
    pale: str
    robe: str


_BLACK = Ink("#26211f", "#e9edf2", "#2f4a74")
_RED = Ink("#bb261d", "#fbe8de", "#bb261d")
TWO = {"C": _BLACK, "D": _RED, "H": _RED, "S": _BLACK}
FOUR = {
    "C": Ink("#176b3a", "#e3f0e0", "#2a7a4a"),
    "D": Ink("#1d559e", "#e3ebf5", "#2f66ad"),
    "H": _RED,
    "S": Ink(_BLACK.deep, "#ecebe9", "#4a4453"),  # no blue: that is diamonds
}

OUTLINES = {
    "C": (
        "M-6 18A22 22 0 1 1 -20 -18A23 23 0 1 1 20 -18A22 22 0 1 1 6 18C7 32 12 41 20 47H-20C-12 41 -7 32 -6 18Z"
    ),
    "D": "M0 -50C10 -31 23 -14 37 0C23 14 10 31 0 50C-10 31 -23 14 -37 0C-23 -14 -10 -31 0 -50Z",
    "H": (
        "M0 47C-13 27 -45 8 -45 -19C-45 -35 -34 -45 -21 -45C-11 -45 -4 -39 0 -29"
        "C4 -39 11 -45 21 -45C34 -45 45 -35 45 -19C45 8 13 27 0 47Z"
    ),
    "S": (
        "M0 -49C12 -28 44 -10 44 14C44 27 35 36 24 36C16 36 10 33 6 27C7 36 12 43 19 48H-19"
        "C-12 43 -7 36 -6 27C-10 33 -16 36 -24 36C-35 36 -44 27 -44 14C-44 -10 -12 -28 0 -49Z"
    ),
}


def pip(suit: str, colour: str, x: float, y: float, size: float, upright: bool = True) -> str:
    """A suit `size` high with its middle at (x, y)."""
    scale = svg.num(size / 100)
    turned = scale if upright else f"-{scale}"
    return svg.path(OUTLINES[suit], colour, transform=f"translate({svg.num(x)} {svg.num(y)}) scale({turned})")


def sign(suit: str, ink: Ink) -> str:
    """A suit by itself, 100 x 100, with a rim of paper: so it stands out on dark cloth too."""
    rim = svg.path(OUTLINES[suit], svg.PAPER, stroke=svg.PAPER, stroke_width=14, stroke_linejoin="round")
    return svg.document(
        100,
        100,
        [svg.group([rim, svg.path(OUTLINES[suit], ink.deep)], transform="translate(50 50) scale(0.86)")],
    )
