"""What jacks, queens and kings hold in their hand, at the right of the half figure of `courts`."""

from __future__ import annotations

from art import svg
from art.strokes import GOLD, SKIN, dots, star


def _staff(head: str, top: int = -112) -> str:
    return svg.path(f"M49.5 {top}H54.5V-7H49.5Z", GOLD) + head


def _sword(_robe: str) -> str:
    blade = svg.path("M47 -50V-128L52 -141L57 -128V-50ZM52 -50V-126", svg.PAPER)
    return blade + svg.path("M36 -50H68V-44H36ZM49 -44H55V-10H49Z", GOLD)


def _axe(_robe: str) -> str:
    blades = "M49 -130C42 -138 36 -136 32 -140C28 -126 28 -112 32 -98C36 -102 42 -100 49 -108Z"
    other = "M55 -130C60 -136 66 -136 72 -140C75 -126 75 -112 72 -98C66 -102 60 -102 55 -108Z"
    return _staff(svg.path(blades + other, svg.PAPER), -140)


def _orb(robe: str) -> str:
    cross = "M39 -119H65V-113H39ZM49 -129H55V-133H59V-138H55V-142H49V-138H45V-133H49Z"
    return _staff(svg.circle(52, -116, 13, robe) + svg.path(cross, GOLD))


def _mace(robe: str) -> str:
    return _staff(
        svg.path("M52 -140L63 -124L60 -108H44L41 -124Z", robe) + svg.path("M42 -110H62V-104H42Z", GOLD)
    )


def _bow(_robe: str) -> str:
    bent = (
        "M46 -142C66 -130 66 -106 55 -92V-28C60 -20 60 -14 56 -8L51 -11"
        "C52 -16 51 -20 49 -25V-95C60 -108 58 -124 42 -138Z"
    )
    return svg.path("M45 -139L53 -9", stroke_width=1.5) + svg.path(bent, GOLD)


def _banner(robe: str) -> str:
    cloth = "M54.5 -138C60 -144 66 -134 74 -138L69 -122L74 -106C66 -102 60 -112 54.5 -106Z"
    return _staff(svg.path(cloth, robe) + svg.circle(52, -141, 4, GOLD), -138)


def _feather(_robe: str) -> str:
    quill = "M52 -8C51 -50 54 -90 57 -130M53 -76L62 -90M53 -76L45 -92M54 -94L64 -108M54 -94L46 -110"
    return svg.path("M52 -60C36 -84 40 -118 58 -142C70 -116 66 -84 52 -60Z", svg.PAPER) + svg.path(quill)


def _halberd(_robe: str) -> str:
    head = (
        "M52 -146L58 -126C66 -126 70 -122 72 -116C66 -116 60 -112 57 -106H47"
        "C44 -114 40 -116 34 -116C36 -122 42 -128 46 -128Z"
    )
    return _staff(svg.path(head, svg.PAPER))


def _daisy(_robe: str) -> str:
    return dots("52 -128,41 -119,63 -119,45 -106,59 -106", 8, svg.PAPER) + svg.circle(52, -116, 6, GOLD)


def _lily(_robe: str) -> str:
    petals = "M52 -102C40 -104 34 -116 37 -132C46 -128 50 -120 52 -112C54 -120 58 -128 67 -132C70 -116 64 -104 52 -102Z"
    return svg.path(petals, svg.PAPER) + svg.path(
        "M52 -104C45 -116 47 -128 52 -138C57 -128 59 -116 52 -104Z", GOLD
    )


def _rose(robe: str) -> str:
    bud = "M52 -100C38 -102 33 -116 38 -128C42 -136 49 -138 52 -132C55 -138 62 -136 66 -128C71 -116 66 -102 52 -100Z"
    folds = "M38 -120C46 -104 60 -106 66 -122M44 -124C48 -114 58 -114 60 -124C58 -130 48 -130 44 -124"
    return svg.path(bud, robe) + svg.path(folds, stroke=GOLD, stroke_width=2.5, stroke_linecap="round")


def _tulip(robe: str) -> str:
    return svg.path(
        "M52 -102C38 -102 36 -118 38 -136L45 -126L52 -138L59 -126L66 -136C68 -118 66 -102 52 -102Z", robe
    )


def _stem(bloom: str) -> str:
    leaves = (
        "M52 -60C60 -62 68 -70 69 -80C60 -78 53 -70 52 -60ZM52 -72C44 -74 38 -80 37 -88C45 -87 51 -82 52 -72Z"
    )
    return svg.path("M52 -8C49 -40 54 -70 52 -108", stroke_width=4) + svg.path(leaves, GOLD) + bloom


def _star(robe: str) -> str:
    return _staff(star(robe, 55, -124, 27), -108)


_HOLDS = {
    "JC": _bow, "JD": _banner, "JH": _feather, "JS": _halberd,
    "QC": _daisy, "QD": _lily, "QH": _rose, "QS": _tulip,
    "KC": _orb, "KD": _axe, "KH": _mace, "KS": _sword,
    "JK": _star,
}  # fmt: skip


def held(name: str, robe: str) -> str:
    """What is held on the card of that name, and the hand that holds it."""
    thing = _HOLDS[name](robe)
    hand = "M41 -40C41 -46 45 -47 52 -47C59 -47 63 -46 63 -40V-34C63 -28 59 -27 52 -27C45 -27 41 -28 41 -34Z"
    return (
        (_stem(thing) if name[0] == "Q" else thing)
        + svg.path(hand, SKIN)
        + svg.path("M42 -37H62M44 -32H60", stroke_width=1.2)
        + svg.path("M39 -27H65V-19H39Z", GOLD)
    )
