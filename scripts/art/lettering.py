"""Ranks and numbers as strokes of one round pen: a whole label is one path, squeezed where its room is narrow."""

from __future__ import annotations

import re

from art import svg
from art.glyphs import DIGITS

# As the digits: boxes 100 high whose strokes run from 10 to 90.
_LETTERS = {
    "I": "M21 22L28 10V90",  # the 1 of a narrow 10
    "A": "M6 90L30 10L54 90M15 63H45",
    "J": "M25 10H47V64C47 97 8 97 8 66",
    "K": "M12 10V90M52 10L12 58M27 42L53 90",
    "Q": "M30 10C2 10 2 90 30 90C58 90 58 10 30 10ZM35 67L54 93",
}
_STROKES = {**DIGITS, **_LETTERS}
# Where the strokes of a glyph begin and end along the line, without the pen.
_SPANS = {
    "1": (14, 34),
    "4": (7, 54),
    "7": (8, 52),
    "A": (6, 54),
    "I": (21, 28),
    "J": (8, 47),
    "K": (12, 53),
    "Q": (9, 54),
}
_SPAN = (9, 51)
_GAP = 10  # between the ink of two glyphs

_STEPS = re.compile(r"([MLCHVZ])([^MLCHVZ]*)")


def _moved(strokes: str, squeeze: float, scale: float, left: float, top: float) -> str:
    """Strokes with x squeezed, all of it scaled, then moved by (left, top)."""
    made = []
    for step, rest in _STEPS.findall(strokes):
        numbers = [float(one) for one in rest.split()]
        if step == "V":
            shown = [top + one * scale for one in numbers]
        elif step == "H":
            shown = [left + one * squeeze * scale for one in numbers]
        else:
            shown = [
                top + one * scale if place % 2 else left + one * squeeze * scale
                for place, one in enumerate(numbers)
            ]
        made.append(step + " ".join(svg.short(one) for one in shown))
    return "".join(made)


def label(
    text: str, colour: str, x: float, y: float, height: float, weight: float = 15, room: float = 1000
) -> str:
    """`text` in a box `height` high with its middle at (x, y); `weight` is the pen in hundredths of the height.

    Wider than `room` it is squeezed, but not its pen.
    """
    scale = height / 100
    spans = [_SPANS.get(char, _SPAN) for char in text]
    ink = sum(right - left for left, right in spans)
    pens = weight * len(text)
    gaps = _GAP * (len(text) - 1)
    squeeze = min(1.0, (room / scale - pens) / (ink + gaps))
    at = x - ((ink + gaps) * squeeze + pens) * scale / 2
    strokes = []
    for char, (left, right) in zip(text, spans, strict=True):
        begin = at + (weight / 2 - left * squeeze) * scale
        strokes.append(_moved(_STROKES[char], squeeze, scale, begin, y - height / 2))
        at += ((right - left + _GAP) * squeeze + weight) * scale
    return svg.line("".join(strokes), colour, weight * scale)
