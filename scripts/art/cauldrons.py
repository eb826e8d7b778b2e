"""The three cauldrons, each in two layers so that cards can stand in the brew: `rear` (rim, brew), `front` (belly).

Also the badges that show a cauldron's total; they warn by outline: round (calm), triangle (close), octagon (full).
"""

from __future__ import annotations

from art import glyphs, svg
from art.cards import TINTS

WIDTH, HEIGHT = 280, 250
COLOURS = {"red": "R", "green": "G", "violet": "V"}

_IRON = [(0, "#57504d"), (0.45, "#37312f"), (1, "#1e1a19")]


def rear(letter: str) -> str:
    """Handles, the far rim and the surface of the brew."""
    tint = TINTS[letter]
    handles = svg.line("M34 96C10 96 8 134 40 138M246 96C270 96 272 134 240 138", "#2a2523", 13)
    surface = [
        handles,
        svg.ellipse(140, 66, 122, 34, "#4b4441"),
        svg.ellipse(140, 63, 122, 34, "#6b6460"),
        svg.ellipse(140, 66, 106, 26, "#241f1e"),
        svg.ellipse(140, 71, 102, 23, "url(#brew)"),
        svg.ellipse(104, 66, 40, 7, tint.bright, fill_opacity=0.35),
    ]
    defs = [svg.gradient("brew", [(0, tint.deep), (1, tint.brew)])]
    return svg.document(WIDTH, HEIGHT, surface, defs)


def _medallion(letter: str) -> str:
    tint = TINTS[letter]
    return (
        svg.circle(0, 0, 43, "#1a1615", fill_opacity=0.45)
        + svg.circle(0, -2, 42, "#c9a15f")
        + svg.circle(0, -2, 37, svg.PAPER)
        + svg.place(glyphs.sign(letter, tint.deep, svg.PAPER, 50), 0, -2)
    )


def front(letter: str) -> str:
    """The near half of the rim, bubbles at its edge, the belly with its sign, and the feet."""
    tint = TINTS[letter]
    belly = (
        "M18 66C18 85 73 97 140 97C207 97 262 85 262 66C262 78 258 92 252 104C270 168 226 226 140 226"
        "C54 226 10 168 28 104C22 92 18 78 18 66Z"
    )
    near_rim = (
        "M18 64C18 83 73 97 140 97C207 97 262 83 262 64L262 70C262 92 207 108 140 108C73 108 18 92 18 70Z"
    )
    brew_edge = "M38 71C38 84 84 94 140 94C196 94 242 84 242 71C234 80 190 84 140 84C90 84 46 80 38 71Z"
    parts = [
        svg.line("M70 214L58 238M210 214L222 238", "#1e1a19", 20),
        svg.path(brew_edge, tint.brew),
        svg.path(belly, "url(#iron)"),
        svg.path(near_rim, "url(#rim)"),
        svg.line("M46 128C42 156 54 184 76 200", "#8d8581", 7, stroke_opacity=0.55),
        svg.circle(86, 84, 9, tint.bright, stroke=tint.deep, stroke_width=3),
        svg.circle(198, 86, 7, tint.bright, stroke=tint.deep, stroke_width=3),
        svg.circle(184, 80, 4, tint.bright, stroke=tint.deep, stroke_width=2),
        svg.place(_medallion(letter), 140, 162),
    ]
    defs = [svg.gradient("iron", _IRON), svg.gradient("rim", [(0, "#8a827e"), (1, "#4b4441")])]
    return svg.document(WIDTH, HEIGHT, parts, defs)


def badges() -> dict[str, str]:
    """Outlines behind the total, 100 x 100."""
    calm = svg.circle(50, 50, 44, "#fffaf0", stroke="#8a7a63", stroke_width=5)
    close = svg.path(
        "M50 5C54 5 57 7 59 11L97 80C101 88 97 95 88 95H12C3 95 -1 88 3 80L41 11C43 7 46 5 50 5Z",
        "#ffd166",
        stroke="#7a4b00",
        stroke_width=5,
    )
    full = svg.path(
        "M32 5H68L95 32V68L68 95H32L5 68V32Z",
        "#8e1b14",
        stroke="#ffe3d3",
        stroke_width=5,
        stroke_linejoin="round",
    )
    return {
        "calm": svg.document(100, 100, [calm]),
        "close": svg.document(100, 100, [close]),
        "full": svg.document(100, 100, [full]),
    }


def sign(letter: str) -> str:
    """The sign of a colour by itself, on nothing, 100 x 100."""
    tint = TINTS[letter]
    return svg.document(100, 100, [svg.place(glyphs.sign(letter, tint.deep, svg.PAPER, 96), 50, 50)])


def logo() -> str:
    """The program's own mark: a steaming cauldron on a card, 256 x 256."""
    card = svg.rect(22, 14, 150, 210, 18, "#fffaf0", stroke="#cdbf9f", stroke_width=4)
    sign_red = svg.place(glyphs.sign("R", TINTS["R"].deep, svg.PAPER, 44), 56, 52)
    second = svg.rect(0, 0, 150, 210, 18, "#5b2f57", stroke="#fbf3df", stroke_width=6)
    pot = svg.group(
        [
            svg.line("M34 96C10 96 8 134 40 138M246 96C270 96 272 134 240 138", "#2a2523", 15),
            svg.ellipse(140, 66, 122, 34, "#6b6460"),
            svg.ellipse(140, 69, 104, 25, TINTS["G"].brew),
            svg.path(
                "M18 66C18 85 73 97 140 97C207 97 262 85 262 66C262 78 258 92 252 104C270 168 226 226 140 226"
                "C54 226 10 168 28 104C22 92 18 78 18 66Z",
                "url(#iron)",
            ),
            svg.circle(96, 62, 12, TINTS["G"].bright),
            svg.circle(150, 40, 18, TINTS["G"].bright),
            svg.circle(186, 64, 9, TINTS["G"].bright),
            svg.line("M70 214L58 238M210 214L222 238", "#1e1a19", 22),
        ],
        transform="translate(46 84) scale(0.7)",
    )
    parts = [
        svg.place(second, 84, 8, 1, 9),
        svg.place(card, -6, 10, 1, -5),
        svg.place(sign_red, -6, 12, 1, -5),
        pot,
    ]
    return svg.document(256, 256, parts, [svg.gradient("iron", _IRON)])
