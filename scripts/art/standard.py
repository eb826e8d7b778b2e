"""The deck of 52 and its joker: 250 x 350, as the cards of Poison on ivory paper, in four editions.

`standard`: two colours; `four`: each suit its own colour; `large`, `large-four`: an index seen from afar.
"""

from __future__ import annotations

from dataclasses import dataclass

from art import courts, svg
from art.lettering import label
from art.strokes import GOLD, star
from art.suits import FOUR, SUITS, TWO, Ink, pip

WIDTH, HEIGHT = 250, 350
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
JOKER = "JK"
NAMES = (*(f"{rank}{suit}" for rank in RANKS for suit in SUITS), JOKER)


@dataclass(frozen=True)
class Edition:
    inks: dict[str, Ink]
    large: bool


EDITIONS = {
    "standard": Edition(TWO, False),
    "large": Edition(TWO, True),
    "four": Edition(FOUR, False),
    "large-four": Edition(FOUR, True),
}

# Where the pips stand: columns left, middle and right of the middle, rows from -3 (top) to 3, as on any deck.
_PIPS = {
    "2": ((0, -3), (0, 3)),
    "3": ((0, -3), (0, 0), (0, 3)),
    "4": ((-1, -3), (1, -3), (-1, 3), (1, 3)),
    "5": ((-1, -3), (1, -3), (0, 0), (-1, 3), (1, 3)),
    "6": ((-1, -3), (1, -3), (-1, 0), (1, 0), (-1, 3), (1, 3)),
    "7": ((-1, -3), (1, -3), (0, -1.5), (-1, 0), (1, 0), (-1, 3), (1, 3)),
    "8": ((-1, -3), (1, -3), (0, -1.5), (-1, 0), (1, 0), (0, 1.5), (-1, 3), (1, 3)),
    "9": ((-1, -3), (1, -3), (-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1), (-1, 3), (1, 3)),
    "10": ((-1, -3), (1, -3), (0, -2), (-1, -1), (1, -1), (-1, 1), (1, 1), (0, 2), (-1, 3), (1, 3)),
}
_COLUMN, _ROW, _PIP = 45, 36.5, 48


def _paper() -> str:
    return svg.rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 20, "url(#paper)", stroke="#cdbf9f", stroke_width=3)


def _index(rank: str, suit: str, ink: Ink, large: bool) -> str:
    if large:
        narrow = rank == "10"  # a slim 1 and a lighter pen, or it would be cut off in a fan
        shown = label("I0" if narrow else rank, ink.deep, 25, 56, 96, 11.5 if narrow else 15, 39)
        return shown + pip(suit, ink.deep, 25, 127, 41)
    return label(rank, ink.deep, 25, 40, 54, 16, 37) + pip(suit, ink.deep, 25, 89, 33)


def _pips(rank: str, suit: str, ink: Ink) -> str:
    return "".join(
        pip(suit, ink.deep, WIDTH / 2 + column * _COLUMN, HEIGHT / 2 + row * _ROW, _PIP, upright=row <= 0)
        for column, row in _PIPS[rank]
    )


def _ace(suit: str, ink: Ink) -> str:
    x, y = WIDTH / 2, HEIGHT / 2
    ring = svg.circle(x, y, 76, ink.pale, stroke=ink.deep, stroke_width=2, stroke_opacity=0.4)
    return ring + svg.circle(x, y, 70, "none", stroke=GOLD, stroke_width=2.5) + pip(suit, ink.deep, x, y, 104)


def _middle(rank: str, suit: str, ink: Ink, large: bool) -> str:
    if rank in "JQK":
        return svg.place(courts.court(rank, suit, ink), WIDTH / 2, HEIGHT / 2, 0.93 if large else 1.0)
    if rank == "A":
        return _ace(suit, ink)
    if large:
        return pip(suit, ink.deep, WIDTH / 2 + 3, HEIGHT / 2, 136)
    return _pips(rank, suit, ink)


def _document(middle: str, index: str) -> str:
    return svg.document(
        WIDTH,
        HEIGHT,
        [_paper(), middle, svg.twice(index, "index", WIDTH / 2, HEIGHT / 2)],
        [svg.gradient("paper", [(0, "#fffdf6"), (1, "#f7eeda")])],
    )


def _joker(large: bool) -> str:
    colour = courts.JOKER_INK.deep
    figure = svg.place(courts.joker(), WIDTH / 2, HEIGHT / 2, 0.93 if large else 1.0)
    return _document(figure, star(colour, 25, 36, 39) if large else star(colour, 25, 36, 36))


def face(name: str, edition: Edition) -> str:
    """A card by its name in the games' notation (`10H`, `QS`, `JK`)."""
    if name == JOKER:
        return _joker(edition.large)
    rank, suit = name[:-1], name[-1]
    ink = edition.inks[suit]
    return _document(_middle(rank, suit, ink, edition.large), _index(rank, suit, ink, edition.large))


def _trellis() -> str:
    """Slanting bars between the edges, each an element and opaque: one path, or clear ink, takes ten times as long."""
    low, wide, high, step = 24, WIDTH - 24, HEIGHT - 24, 28
    bars = []
    for start in range(2 * low, wide + high + 1, step):  # x + y along the bar
        x, end = max(low, start - high), min(wide, start - low)
        for bar in (
            f"M{x} {start - x}L{end} {start - end}",
            f"M{WIDTH - x} {start - x}L{WIDTH - end} {start - end}",
        ):
            bars.append(svg.path(bar, stroke="#b4545a", stroke_width=2))
    return "".join(bars)


def back() -> str:
    """The back of every edition: a trellis about the four suits."""
    rosette = "".join(
        pip(suit, colour, WIDTH / 2 + x, HEIGHT / 2 + y, 42, upright)
        for suit, colour, x, y, upright in (
            ("S", "#fbf3df", 0, -33, True),
            ("H", GOLD, 33, 0, True),
            ("C", "#fbf3df", 0, 33, False),
            ("D", GOLD, -33, 0, True),
        )
    )
    parts = [
        svg.rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 20, "#fbf3df", stroke="#cdbf9f", stroke_width=3),
        svg.rect(14, 14, WIDTH - 28, HEIGHT - 28, 12, "url(#cloth)"),
        _trellis(),
        svg.rect(20, 20, WIDTH - 40, HEIGHT - 40, 9, "none", stroke="#e7b878", stroke_width=3),
        svg.circle(WIDTH / 2, HEIGHT / 2, 68, "#6d1526", stroke="#e7b878", stroke_width=4),
        rosette,
    ]
    return svg.document(WIDTH, HEIGHT, parts, [svg.gradient("cloth", [(0, "#9c2a37"), (1, "#6d1526")])])
