"""Jack, queen, king and joker: half figures from the middle line up, 154 wide and 149 high, drawn twice, one turned.

The origin is the middle of the card. A diagonal sash hides where the halves meet. Three inks: the robe, gold, and dark
lines. What a figure wears and holds differs from suit to suit, so each is known without its colour.
"""

from __future__ import annotations

from art import svg
from art.held import held
from art.strokes import GOLD, LINE, SKIN, dots, pair, star
from art.suits import Ink, pip

_LIPS = "#b5362c"
HALF_WIDTH, HALF_HEIGHT = 77, 149
JOKER_INK = Ink("#5b3597", "#efe9f8", "#6a43a8")


# --- robes: what is within the breast panel tells the suit ----------------------------------------------

_TRIM = {
    "C": lambda robe: dots("0 -44,-9 -31,9 -31,0 -18,-9 -5,9 -6", 3.6, robe),
    "D": lambda robe: svg.path("M0 -50L11 -36L0 -22L-11 -36ZM0 -22L11 -8L0 6L-11 -8Z", robe),
    "H": lambda robe: svg.path(
        "M-17 -42L0 -28L17 -42V-32L0 -18L-17 -32ZM-17 -18L0 -4L17 -18V-8L0 6L-17 -8Z", robe
    ),
    "S": lambda robe: svg.path("M-11 -54H-5V3H-11ZM5 -54H11V0H5Z", robe),
}


def _robe(suit: str, robe: str) -> str:
    return (
        svg.path("M-77 12V-18C-75 -42 -52 -50 -26 -57H26C52 -50 75 -42 77 -18V-12Z", robe)
        + svg.path("M-17 -57H17V-3L-17 3Z", GOLD)
        + svg.group([_TRIM[suit](robe)], stroke="none")
        + svg.path("M-49 -45C-40 -32 -42 -10 -44 6M49 -45C40 -32 42 -14 44 -6", stroke=GOLD, stroke_width=4)
        + svg.group(
            [dots("-62 -26,-58 -10,-66 -6,-30 -36,-29 -20,-30 -4,28 -22,28 -8", 2.6, GOLD)], stroke="none"
        )
    )


def _face(lips: bool = True) -> str:
    features = "M-13 -92C-9 -96 -4 -95 -2.5 -90V-80C-2.5 -77 1 -76 3 -78M5 -93C8 -96 11 -95 13 -92"
    mouth = svg.path(
        "M-6 -70C-3 -73 -1 -72 0 -71C1 -72 3 -73 6 -70C3 -66 -3 -66 -6 -70Z", _LIPS, stroke="none"
    )
    return (
        svg.path("M-18 -102V-84C-18 -69 -9 -60 0 -60C9 -60 18 -69 18 -84V-102Z", SKIN)
        + svg.path(features, stroke_linecap="round")
        + svg.group([dots("-8 -87,8 -87", 2.4, LINE)], stroke="none")
        + (mouth if lips else "")
    )


# --- heads ---------------------------------------------------------------------------------------------

_CROWNS = {
    "C": "M-24 -100L-29 -132L-14 -118L0 -138L14 -118L29 -132L24 -100Z",
    "D": "M-24 -100L-27 -126L-16 -116L-11 -132L0 -116L11 -132L16 -116L27 -126L24 -100Z",
    "H": "M-24 -100V-124C-18 -120 -12 -122 -9 -130H9C12 -122 18 -120 24 -124V-100Z",
    "S": (
        "M-24 -100C-30 -112 -30 -124 -24 -134C-20 -124 -10 -124 0 -136"
        "C10 -124 20 -124 24 -134C30 -124 30 -112 24 -100Z"
    ),
}
_JEWELS = {"C": "-29 -133,0 -139,29 -133", "D": "-11 -133,11 -133", "H": "0 -135", "S": "0 -138"}
# From the right cheek down and up to the left one.
_CHEEKS = "M-18 -86C-12 -76 -8 -78 0 -77C8 -78 12 -76 18 -86"
_BEARDS = {
    "C": "C20 -62 18 -48 12 -40L6 -46L0 -36L-6 -46L-12 -40C-18 -48 -20 -62 -18 -86Z",
    "D": "C20 -64 10 -46 0 -36C-10 -46 -20 -64 -18 -86Z",
    "H": "C22 -66 18 -46 0 -44C-18 -46 -22 -66 -18 -86Z",
    "S": "C20 -66 18 -52 13 -38C8 -42 4 -46 0 -54C-4 -46 -8 -42 -13 -38C-18 -52 -20 -66 -18 -86Z",
}
_HAIR = {"C": GOLD, "D": LINE, "H": GOLD, "S": LINE}


def _king(suit: str, robe: str) -> str:
    hair = _HAIR[suit]
    light = svg.PAPER if hair == LINE else LINE
    return (
        pair("M16 -104C28 -102 33 -90 31 -76C30 -68 36 -66 38 -70C38 -60 26 -56 20 -64Z", hair)
        + _robe(suit, robe)
        + svg.path("M-31 -60C-36 -42 -18 -32 0 -28C18 -32 36 -42 31 -60Z", svg.PAPER)
        + svg.path("M-24 -50V-44M24 -50V-44M-14 -42V-36M14 -42V-36")
        + _face(lips=False)
        + svg.path(_CHEEKS + _BEARDS[suit], hair)
        + svg.path("M0 -76C-4 -72 -10 -70 -15 -74M0 -76C4 -72 10 -70 15 -74", stroke=light)
        + svg.path("M-4 -68H4", stroke=_LIPS, stroke_width=3)
        + svg.path(_CROWNS[suit], GOLD)
        + svg.path("M-25 -108H25V-99H-25Z", robe)
        + dots(_JEWELS[suit], 4, robe)
        + held(f"K{suit}", robe)
    )


_LOCKS = {
    "C": "M14 -108C30 -106 32 -88 30 -72C28 -60 36 -54 34 -44C26 -40 18 -48 17 -62Z",
    "D": "M14 -108C28 -108 34 -92 33 -76C32 -60 26 -50 19 -48C16 -56 18 -66 17 -74Z",
    "H": "M14 -108C32 -104 30 -92 28 -86C36 -80 34 -70 29 -67C36 -60 32 -48 24 -46C18 -52 18 -64 17 -74Z",
    "S": "M14 -108C28 -106 30 -90 29 -70V-42H18C15 -52 17 -64 17 -74Z",
}
_TIARAS = {
    "C": (
        "M-22 -102C-26 -114 -24 -120 -18 -124C-14 -118 -10 -120 -8 -128"
        "C-4 -134 4 -134 8 -128C10 -120 14 -118 18 -124C24 -120 26 -114 22 -102"
    ),
    "D": "M-22 -102L-26 -120L-12 -116L0 -134L12 -116L26 -120L22 -102",
    "H": "M-22 -102L-24 -124L-12 -114L-8 -128L0 -116L8 -128L12 -114L24 -124L22 -102",
    "S": "M-22 -102C-28 -116 -16 -124 0 -136C16 -124 28 -116 22 -102",
}
_PEARLS = {
    "C": "-18 -125,0 -134,18 -125",
    "D": "-26 -121,0 -135,26 -121",
    "H": "-8 -129,8 -129",
    "S": "0 -120",
}


def _queen(suit: str, robe: str) -> str:
    return (
        pair(_LOCKS[suit], _HAIR[suit])
        + _robe(suit, robe)
        + svg.path("M-24 -58L-12 -34H12L24 -58Z", svg.PAPER)
        + svg.path("M-8 -66V-54C-6 -46 6 -46 8 -54V-66Z", SKIN)
        + dots("-9 -50,-5 -44,0 -42,5 -44,9 -50", 2.6, GOLD)
        + _face()
        + svg.path(
            "M-19 -84C-18 -100 -8 -104 0 -104C8 -104 18 -100 19 -84C26 -104 14 -112 0 -112C-14 -112 -26 -104 -19 -84Z",
            _HAIR[suit],
        )
        + svg.path(_TIARAS[suit] + "C10 -108 -10 -108 -22 -102Z", GOLD)
        + dots(_PEARLS[suit], 4, robe)
        + held(f"Q{suit}", robe)
    )


_CAPS = {
    "C": "M-26 -100C-34 -114 -22 -126 0 -126C22 -126 34 -114 26 -100Z",
    "D": "M-26 -100L-22 -122C-10 -130 10 -130 22 -122L26 -100Z",
    "H": "M-28 -100C-36 -120 -10 -132 14 -124C30 -120 34 -108 26 -100Z",
    "S": "M-26 -100L-20 -126L-6 -118L8 -130L20 -118L26 -100Z",
}


def _jack(suit: str, robe: str) -> str:
    plume = svg.path("M-20 -106C-34 -122 -22 -142 6 -144C0 -134 -8 -118 -20 -106Z", svg.PAPER) + svg.path(
        "M-18 -108C-16 -122 -8 -134 0 -140"
    )
    return (
        pair("M14 -104C28 -104 30 -90 29 -74C29 -66 25 -63 18 -64Z", _HAIR[suit])
        + _robe(suit, robe)
        + svg.path("M-8 -64H8V-54H-8Z", SKIN)
        + svg.path("M-28 -58L-22 -46L-14 -52L-8 -42L0 -50L8 -42L14 -52L22 -46L28 -58Z", svg.PAPER)
        + _face()
        + svg.path("M-19 -86C-19 -96 -12 -100 0 -100C12 -100 19 -96 19 -86V-104H-19Z", _HAIR[suit])
        + svg.path(_CAPS[suit], robe)
        + plume
        + svg.path("M-28 -106C-12 -112 12 -112 28 -106V-97C12 -103 -12 -103 -28 -97Z", GOLD)
        + held(f"J{suit}", robe)
    )


_FIGURES = {"J": _jack, "Q": _queen, "K": _king}


def _sash(robe: str) -> str:
    beads = "".join(svg.circle(x, -x * 12 / 77, 3.6, robe) for x in range(-64, 65, 16))
    return svg.path("M-77 3L77 -21V-3L-77 21Z", GOLD, stroke=LINE, stroke_width=2) + beads


def _both(half: str, marks: str, ink: Ink) -> str:
    """The panel: the half and, turned, the same again, the sash between them, a frame."""
    w, h = HALF_WIDTH, HALF_HEIGHT
    inked = svg.group([half], stroke=LINE, stroke_width=2, stroke_linejoin="round")
    return (
        svg.rect(-w, -h, 2 * w, 2 * h, 6, ink.pale)
        + svg.twice(inked + marks, "half")
        + _sash(ink.robe)
        + svg.rect(-w, -h, 2 * w, 2 * h, 6, "none", stroke=ink.deep, stroke_width=2.5)
    )


def court(rank: str, suit: str, ink: Ink) -> str:
    """The picture of `J`, `Q` or `K` about the middle of the card."""
    return _both(_FIGURES[rank](suit, ink.robe), pip(suit, ink.deep, -53, -123, 36), ink)


def joker() -> str:
    """The picture of the joker: a jester with bells, who holds a star."""
    ink, robe = JOKER_INK, JOKER_INK.robe
    horn = (
        "M2 -106C4 -126 22 -138 38 -126C46 -118 48 -106 44 -98C40 -108 30 -112 24 -100C16 -104 8 -106 2 -106Z"
    )
    collar = "M-34 -60L-40 -38L-24 -46L-14 -30L0 -42L14 -30L24 -46L40 -38L34 -60Z"
    half = (
        svg.path("M-77 12V-18C-75 -42 -52 -50 -26 -57H0V0Z", robe)
        + svg.path("M77 -12V-18C75 -42 52 -50 26 -57H0V0Z", GOLD)
        + svg.group([dots("-60 -24,-44 -34,-44 -12,-60 -2,-24 -20", 4, GOLD)], stroke="none")
        + svg.group([dots("24 -20,36 -8,66 -10", 4, robe)], stroke="none")
        + svg.path("M-8 -66H8V-54H-8Z", SKIN)
        + svg.path(collar, svg.PAPER)
        + dots("-40 -36,-14 -28,14 -28,40 -36", 4.5, GOLD)
        + _face(lips=False)
        + svg.path("M-9 -74C-5 -64 5 -64 9 -74C4 -71 -4 -71 -9 -74Z", _LIPS)
        + svg.path("M-16 -104C-20 -126 -8 -138 2 -144C10 -134 18 -122 16 -104Z", svg.PAPER)
        + svg.path(horn, GOLD)
        + svg.group([svg.path(horn, robe)], transform="scale(-1 1)")
        + svg.path("M-24 -106C-10 -112 10 -112 24 -106V-96C10 -102 -10 -102 -24 -96Z", GOLD)
        + dots("-44 -95,44 -95,2 -144", 5, GOLD)
        + held("JK", robe)
    )
    return _both(half, star(ink.deep, -56, -126, 30), ink)
