"""Digits and the signs of the colours, as paths. Each glyph stands in a box of its own, its middle at the origin.

The four signs differ by outline alone: a flame (red), a leaf (green), a crescent moon (violet), a skull (poison).
"""

from __future__ import annotations

from art import svg

# Digits live in a box 60 wide and 100 high, drawn with a thick round pen.
DIGITS = {
    "0": "M30 10C2 10 2 90 30 90C58 90 58 10 30 10Z",
    "1": "M14 28L34 10V90",
    "2": "M9 32C9 2 51 2 51 32C51 52 22 66 9 90H52",
    "3": "M11 20C22 4 50 8 50 30C50 46 36 48 26 48C38 48 52 52 52 70C52 94 20 96 8 80",
    "4": "M40 90V10L7 66H54",
    "5": "M48 10H18L14 46C26 36 52 40 52 64C52 94 18 96 8 80",
    "6": "M44 14C22 20 9 42 9 66C9 98 52 98 52 66C52 40 18 40 9 64",
    "7": "M8 10H52L24 90",
    "8": "M30 48C6 48 6 10 30 10C54 10 54 48 30 48C2 48 2 90 30 90C58 90 58 48 30 48Z",
    "9": "M51 36C51 4 9 4 9 36C9 60 44 60 51 36C52 62 38 84 18 88",
}

SIGN_NAMES = {"R": "flame", "G": "leaf", "V": "moon", "P": "skull"}


def digit(text: str, colour: str, height: float, weight: float = 14) -> str:
    """Digits `height` high, centred on the origin."""
    scale = height / 100
    width = 60 * len(text) + 8 * (len(text) - 1)
    strokes = [
        svg.place(svg.line(DIGITS[char], colour, weight), 68 * index - width / 2, -50)
        for index, char in enumerate(text)
    ]
    return svg.group(strokes, transform=f"scale({svg.num(scale)})")


def flame(colour: str, light: str) -> str:
    outer = (
        "M2 -48C8 -30 34 -18 34 12C34 36 18 48 0 48C-18 48 -34 36 -34 14C-34 -2 -26 -12 -20 -22"
        "C-18 -12 -14 -8 -8 -6C-10 -22 -8 -38 2 -48Z"
    )
    inner = (
        "M2 0C6 8 16 14 16 26C16 36 9 42 0 42C-9 42 -16 36 -16 27C-16 20 -12 16 -9 11"
        "C-7 15 -5 17 -2 18C-3 11 -2 5 2 0Z"
    )
    return svg.path(outer, colour) + svg.path(inner, light)


def leaf(colour: str, light: str) -> str:
    blade = "M38 -44C42 4 26 40 -8 40C-30 40 -40 24 -36 6C-30 -20 2 -38 38 -44Z"
    vein = "M-38 48C-26 24 -4 2 18 -18M-16 18L-18 0M-2 4L14 8M8 -8L8 -22"
    return svg.path(blade, colour) + svg.line(vein, light, 6) + svg.line("M-38 48L-27 28", colour, 8)


def moon(colour: str, _light: str) -> str:
    crescent = (
        "M4 -46C-16 -32 -20 -2 -4 17C9 31 30 35 44 27C34 44 14 50 -6 46"
        "C-34 40 -50 14 -44 -12C-38 -36 -18 -48 4 -46Z"
    )
    star = "M28 -36L33 -21L48 -17L35 -8L36 8L23 -2L8 3L13 -12L4 -24L20 -23Z"
    return svg.path(crescent, colour) + svg.path(star, colour)


def skull(colour: str, light: str) -> str:
    head = (
        "M0 -46C26 -46 42 -28 42 -4C42 12 34 20 26 26V40C26 45 23 47 19 47H-19"
        "C-23 47 -26 45 -26 40V26C-34 20 -42 12 -42 -4C-42 -28 -26 -46 0 -46Z"
    )
    eyes = svg.ellipse(-17, 0, 11, 12, light) + svg.ellipse(17, 0, 11, 12, light)
    nose = svg.path("M0 12L7 25H-7Z", light)
    teeth = svg.line("M-9 46V36M9 46V36", light, 5)
    return svg.path(head, colour) + eyes + nose + teeth


_DRAW = {"R": flame, "G": leaf, "V": moon, "P": skull}


def sign(letter: str, colour: str, light: str, size: float = 100) -> str:
    """The sign of a colour (R, G, V) or of poison (P), `size` high, centred on the origin."""
    return svg.group([_DRAW[letter](colour, light)], transform=f"scale({svg.num(size / 100)})")
