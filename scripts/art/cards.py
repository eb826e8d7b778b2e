"""The cards of Poison: 250 x 350, ivory paper, an index in two corners, a flask as full as the card is strong."""

from __future__ import annotations

import math
from dataclasses import dataclass

from art import glyphs, svg

WIDTH, HEIGHT = 250, 350


@dataclass(frozen=True)
class Tint:
    """The inks of one colour: `deep` for signs and digits, `brew` for liquid, `pale` for the wash behind."""

    deep: str
    brew: str
    bright: str
    pale: str


TINTS = {
    "R": Tint("#b3261e", "#d5402f", "#f08a5d", "#fbe3d6"),
    "G": Tint("#1f7042", "#35935a", "#8fca7d", "#e0f0dc"),
    "V": Tint("#5b3597", "#7a52b8", "#b798e6", "#e9e1f6"),
    "P": Tint("#2b2723", "#3f4a2c", "#a8c94a", "#e6e4d6"),
}

# How full the flask is, from 0 to 1.
_LEVELS = {1: 0.2, 2: 0.34, 4: 0.56, 5: 0.7, 7: 0.93}


def _paper(tint: Tint) -> str:
    sheet = svg.rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 20, "url(#paper)", stroke="#cdbf9f", stroke_width=3)
    wash = svg.circle(WIDTH / 2, 199, 94, tint.pale) + svg.circle(
        WIDTH / 2, 199, 94, "none", stroke=tint.deep, stroke_width=2, stroke_opacity=0.25
    )
    return sheet + wash


def _index(name: str, tint: Tint) -> str:
    """The corner: digit above sign; on a poison the skull stands above its value."""
    if name == "P":
        return svg.place(glyphs.sign("P", tint.deep, svg.PAPER, 52), 38, 46) + svg.place(
            glyphs.digit("4", tint.deep, 46, 16), 38, 102
        )
    return svg.place(glyphs.digit(name[1], tint.deep, 66, 17), 36, 52) + svg.place(
        glyphs.sign(name[0], tint.deep, svg.PAPER, 44), 36, 116
    )


def _corners(name: str, tint: Tint) -> str:
    corner = _index(name, tint)
    turned = svg.place(corner, WIDTH - 8, HEIGHT - 6, 0.66, 180)
    return corner + turned


# The flask's belly is a circle of this radius about (0, 12); the liquid keeps clear of the glass.
_BELLY, _MIDDLE, _CLEAR = 76.0, 12.0, 7.0


def _liquid(tint: Tint, level: float) -> str:
    """The filled part of the belly: a segment of a circle, its surface an ellipse, and rising bubbles."""
    radius = _BELLY - _CLEAR
    height = radius - 2 * radius * level
    half = math.sqrt(radius * radius - height * height)
    top = _MIDDLE + height
    arc = (
        f"M{svg.num(-half)} {svg.num(top)}A{svg.num(radius)} {svg.num(radius)} 0 {int(level > 0.5)} 0 "
        f"{svg.num(half)} {svg.num(top)}Z"
    )
    spots = [(-0.4, 0.55, 7), (0.38, 0.35, 8), (0.1, 0.8, 5), (-0.15, 0.2, 5), (0.6, 0.7, 4)]
    depth = radius - height
    bubbles = [
        svg.circle(x * half, top + depth * d, r * min(1.0, 0.5 + level), tint.bright, fill_opacity=0.8)
        for x, d, r in spots
    ]
    surface = svg.ellipse(0, top, half, 6, tint.bright, fill_opacity=0.95)
    return svg.path(arc, "url(#brew)") + "".join(bubbles) + surface


def _flask(tint: Tint, level: float, label: str) -> str:
    """A round flask about the origin: glass, liquid up to `level`, a label with the sign, a cork."""
    glass = "M-21 -100V-61A76 76 0 1 0 21 -61V-100Z"
    parts = [
        svg.ellipse(0, 92, 60, 8, "#33251b", fill_opacity=0.14),
        svg.path(glass, "#ffffff", fill_opacity=0.85),
        _liquid(tint, level),
        svg.path(glass, stroke=tint.deep, stroke_width=6, stroke_linejoin="round"),
        svg.path(
            "M-15 -104V-120C-15 -125 15 -125 15 -120V-104Z", "#b98a55", stroke="#7c5730", stroke_width=3
        ),
        svg.rect(-28, -106, 56, 12, 6, tint.deep),
        svg.line("M-55 0C-50 -20 -40 -32 -28 -40", "#ffffff", 8, stroke_opacity=0.85),
        svg.circle(0, 24, 35, svg.PAPER, stroke=tint.deep, stroke_width=4),
        svg.place(glyphs.sign(label, tint.deep, svg.PAPER, 46), 0, 24),
    ]
    return "".join(parts)


def face(name: str) -> str:
    """A card by its name in the game's notation (`R7`, `P`)."""
    tint = TINTS[name[0]]
    level = _LEVELS[4 if name == "P" else int(name[1])]
    defs = [
        svg.gradient("paper", [(0, "#fffdf6"), (1, "#f7eeda")]),
        svg.gradient("brew", [(0, tint.brew), (1, tint.deep)]),
    ]
    flask = svg.place(_flask(tint, level, name[0]), WIDTH / 2, 187, 0.98)
    return svg.document(WIDTH, HEIGHT, [_paper(tint), flask, _corners(name, tint)], defs)


def back() -> str:
    """The back of every card: a lattice of small lozenges about a moonlit cauldron."""
    lozenges = [
        svg.path(
            f"M{svg.num(x)} {svg.num(y - 11)}L{svg.num(x + 9)} {svg.num(y)}L{svg.num(x)} {svg.num(y + 11)}"
            f"L{svg.num(x - 9)} {svg.num(y)}Z",
            "#c98a4b",
            fill_opacity=0.55,
        )
        for row, y in enumerate(range(36, 330, 23))
        for x in range(36 + (row % 2) * 15, 226, 30)
    ]
    pot = (
        svg.circle(0, 0, 62, "#3a2140", stroke="#e7b878", stroke_width=5)
        + svg.path("M-38 -8C-44 30 -26 42 0 42C26 42 44 30 38 -8Z", "#e7b878")
        + svg.ellipse(0, -10, 44, 11, "#f3d3a2")
        + svg.ellipse(0, -10, 34, 7, "#3a2140")
        + svg.line("M-20 40L-26 50M20 40L26 50", "#e7b878", 7)
        + svg.circle(-10, -28, 6, "#f3d3a2")
        + svg.circle(8, -38, 8, "#f3d3a2")
        + svg.circle(18, -22, 4, "#f3d3a2")
    )
    parts = [
        svg.rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 20, "#fbf3df", stroke="#cdbf9f", stroke_width=3),
        svg.rect(14, 14, WIDTH - 28, HEIGHT - 28, 12, "url(#cloth)"),
        *lozenges,
        svg.rect(20, 20, WIDTH - 40, HEIGHT - 40, 9, "none", stroke="#e7b878", stroke_width=3),
        svg.place(pot, WIDTH / 2, HEIGHT / 2),
    ]
    return svg.document(WIDTH, HEIGHT, parts, [svg.gradient("cloth", [(0, "#5b2f57"), (1, "#3a2140")])])


NAMES = (*(f"{colour}{value}" for colour in "RGV" for value in (1, 2, 4, 5, 7)), "P")
