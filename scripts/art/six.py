"""The cards of Take Six, 250 x 350: a number on a cowbell, its price as heads of oxen down two edges.

The price is told by how many heads there are, and by the colour of the bell.
"""

from __future__ import annotations

from art import ox, svg
from art.lettering import label
from lanparty.games.six_rows import heads_of

WIDTH, HEIGHT = 250, 350
CARDS = 104

# Heads -> the ink of numbers and heads, which is the dark end of the bell too; its light end; the wash behind it.
TINTS = {
    1: ("#27606a", "#3a7a83", "#e0eeec"),
    2: ("#2a5298", "#3f69b3", "#e1e9f5"),
    3: ("#8a4f08", "#9c6016", "#f8ead0"),
    5: ("#a8231c", "#c23a2e", "#fbe3d8"),
    7: ("#5b2f8f", "#7446aa", "#ece3f6"),
}


def _bell(ink: str) -> str:
    """A cowbell about the origin, 150 wide."""
    body = (
        "M-45 -62H45C51 -62 55 -58 57 -52L75 56C76 64 72 70 64 70H-64"
        "C-72 70 -76 64 -75 56L-57 -52C-55 -58 -51 -62 -45 -62Z"
    )
    return (
        svg.path(
            "M-30 -60V-84C-30 -92 -26 -96 -18 -96H18C26 -96 30 -92 30 -84V-60", stroke=ink, stroke_width=11
        )
        + svg.ellipse(0, 82, 62, 7, "#33251b", fill_opacity=0.12)
        + svg.circle(0, 72, 13, "#e2ab3f", stroke=ink, stroke_width=3)
        + svg.path(body, "url(#bell)", stroke=ink, stroke_width=4)
        + svg.line("M-57 -40H57M-71 54H71", "#e2ab3f", 4)
    )


def _edge(number: int, ink: str) -> str:
    """The number in the corner, and the heads below it."""
    text = str(number)
    shown = label(text, ink, 31, 38, 52, 13, 52) if len(text) == 3 else label(text, ink, 26, 38, 52, 15, 40)
    return shown + "".join(ox.small(ink, 25, 88 + 34 * place, 34) for place in range(heads_of(number)))


def face(number: int) -> str:
    ink, light, pale = TINTS[heads_of(number)]
    text = str(number)
    parts = [
        svg.rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 20, "url(#paper)", stroke="#cdbf9f", stroke_width=3),
        svg.circle(125, 182, 84, pale, stroke=ink, stroke_width=2, stroke_opacity=0.25),
        svg.place(_bell(ink), 125, 184),
        label(text, svg.PAPER, 125, 191, 96, 15, 104),
        svg.twice(_edge(number, ink), "edge", WIDTH / 2, HEIGHT / 2),
    ]
    return svg.document(
        WIDTH,
        HEIGHT,
        parts,
        [
            svg.gradient("paper", [(0, "#fffdf6"), (1, "#f7eeda")]),
            svg.gradient("bell", [(0, light), (1, ink)]),
        ],
    )


def back() -> str:
    """The back of every card: rows of small bells about the head of an ox."""
    small = "M-4 -6H4L8 6H-8ZM-2 8H2V10H-2Z"
    bells = "".join(
        svg.path(small, "#d9a55c", fill_opacity=0.6, transform=f"translate({x} {y})")
        for row, y in enumerate(range(42, 320, 24))
        for x in range(44 + (row % 2) * 18, 214, 36)
        if (x - 125) ** 2 + (y - 175) ** 2 > 74**2
    )
    parts = [
        svg.rect(1.5, 1.5, WIDTH - 3, HEIGHT - 3, 20, "#fbf3df", stroke="#cdbf9f", stroke_width=3),
        svg.rect(14, 14, WIDTH - 28, HEIGHT - 28, 12, "url(#cloth)"),
        bells,
        svg.rect(20, 20, WIDTH - 40, HEIGHT - 40, 9, "none", stroke="#e7b878", stroke_width=3),
        svg.circle(WIDTH / 2, HEIGHT / 2, 62, "#3f2410", stroke="#e7b878", stroke_width=5),
        ox.large("#f0cf9a", "#3f2410", WIDTH / 2, HEIGHT / 2, 84),
    ]
    return svg.document(WIDTH, HEIGHT, parts, [svg.gradient("cloth", [(0, "#74461f"), (1, "#4a2a12")])])


def sign() -> str:
    """The head by itself, 100 x 100, with a rim of paper."""
    return svg.document(100, 100, [ox.large("#6b3d1a", svg.PAPER, 50, 50, 86)])
