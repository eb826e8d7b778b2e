"""Sixteen faces on round grounds, 100 x 100: simple shapes, told apart by outline as well as by hue; and a robot."""

from __future__ import annotations

from collections.abc import Callable

from art import svg

DARK = "#2e211a"


def _eyes(x: float = 14, y: float = 50, r: float = 5) -> str:
    dots = svg.circle(50 - x, y, r, DARK) + svg.circle(50 + x, y, r, DARK)
    return (
        dots
        + svg.circle(51.5 - x, y - 1.6, r * 0.32, "#fff")
        + svg.circle(51.5 + x, y - 1.6, r * 0.32, "#fff")
    )


def _smile(y: float, half: float = 8, colour: str = DARK) -> str:
    return svg.line(
        f"M{50 - half} {y}C{50 - half / 2} {y + 6} {50 + half / 2} {y + 6} {50 + half} {y}", colour, 3
    )


def _ears(points: str, colour: str, inner: str, colour_inner: str) -> str:
    """One ear and its mirror image."""
    one = svg.path(points, colour) + svg.path(inner, colour_inner)
    return one + svg.group([one], transform="translate(100 0) scale(-1 1)")


def fox() -> str:
    return (
        _ears("M18 16L46 34L22 54Z", "#d9682b", "M23 25L38 35L25 45Z", "#4a2a1c")
        + svg.path("M16 44C24 28 76 28 84 44C84 62 66 84 50 86C34 84 16 62 16 44Z", "#d9682b")
        + svg.path(
            "M17 50C30 50 44 60 50 78C56 60 70 50 83 50C82 66 66 84 50 86C34 84 18 66 17 50Z", "#fff3e2"
        )
        + _eyes(16, 50, 4.5)
        + svg.ellipse(50, 80, 6, 5, DARK)
    )


def cat() -> str:
    whiskers = svg.line("M28 64L10 60M28 69L12 72M72 64L90 60M72 69L88 72", "#fff3e2", 2)
    return (
        _ears("M20 14L48 30L20 50Z", "#5c6470", "M25 24L38 32L25 42Z", "#e8a5a0")
        + svg.ellipse(50, 54, 34, 30, "#5c6470")
        + svg.ellipse(50, 66, 16, 12, "#dfe3e8")
        + svg.ellipse(36, 50, 7, 8, "#d7e36b")
        + svg.ellipse(64, 50, 7, 8, "#d7e36b")
        + svg.ellipse(36, 50, 2.4, 7, DARK)
        + svg.ellipse(64, 50, 2.4, 7, DARK)
        + svg.path("M45 60H55L50 66Z", "#d9776f")
        + whiskers
        + _smile(69, 6)
    )


def owl() -> str:
    eye = svg.circle(0, 0, 15, "#fff3d6") + svg.circle(0, 0, 8, DARK) + svg.circle(3, -3, 2.6, "#fff")
    return (
        svg.path("M20 18C34 24 66 24 80 18C84 40 84 86 50 88C16 86 16 40 20 18Z", "#8a5a34")
        + svg.path("M32 58C32 88 68 88 68 58Z", "#e5c79b")
        + svg.line("M40 66L43 70L46 66M54 66L57 70L60 66M47 76L50 80L53 76", "#8a5a34", 2.5)
        + svg.place(eye, 35, 46)
        + svg.place(eye, 65, 46)
        + svg.path("M44 52H56L50 63Z", "#f0a030")
    )


def bear() -> str:
    return (
        svg.circle(24, 28, 13, "#7a4b2b")
        + svg.circle(76, 28, 13, "#7a4b2b")
        + svg.circle(24, 28, 6, "#d9a877")
        + svg.circle(76, 28, 6, "#d9a877")
        + svg.ellipse(50, 54, 35, 32, "#7a4b2b")
        + svg.ellipse(50, 67, 18, 14, "#e8c9a0")
        + _eyes(15, 47)
        + svg.ellipse(50, 61, 7, 5, DARK)
        + _smile(69, 7)
    )


def frog() -> str:
    return (
        svg.circle(29, 32, 15, "#5aa845")
        + svg.circle(71, 32, 15, "#5aa845")
        + svg.ellipse(50, 58, 37, 28, "#5aa845")
        + svg.ellipse(50, 70, 28, 14, "#cfe8a0")
        + svg.circle(29, 31, 9, "#fff")
        + svg.circle(71, 31, 9, "#fff")
        + svg.circle(30, 32, 5, DARK)
        + svg.circle(70, 32, 5, DARK)
        + svg.line("M24 62C36 74 64 74 76 62", DARK, 3)
        + svg.circle(45, 52, 1.8, DARK)
        + svg.circle(55, 52, 1.8, DARK)
    )


def rabbit() -> str:
    return (
        _ears(
            "M38 46C22 36 20 8 30 6C42 6 46 28 46 44Z",
            "#f1ece6",
            "M37 36C29 28 28 14 31 13C37 14 40 28 41 36Z",
            "#e8a5a0",
        )
        + svg.ellipse(50, 62, 29, 26, "#f1ece6")
        + svg.circle(34, 70, 6, "#f3c0ba")
        + svg.circle(66, 70, 6, "#f3c0ba")
        + _eyes(12, 58)
        + svg.path("M45 66H55L50 71Z", "#d9776f")
        + svg.rect(46, 73, 8, 9, 2, "#fff", stroke="#b9aea2", stroke_width=1.5)
    )


def penguin() -> str:
    return (
        svg.ellipse(50, 54, 34, 37, "#28344a")
        + svg.path(
            "M50 42C40 26 22 36 24 56C26 80 40 88 50 88C60 88 74 80 76 56C78 36 60 26 50 42Z", "#fbf7ee"
        )
        + _eyes(13, 52)
        + svg.path("M41 60C46 56 54 56 59 60L50 70Z", "#f09a2a")
        + svg.circle(30, 66, 5, "#f3c0ba")
        + svg.circle(70, 66, 5, "#f3c0ba")
    )


def panda() -> str:
    return (
        svg.circle(23, 27, 13, DARK)
        + svg.circle(77, 27, 13, DARK)
        + svg.ellipse(50, 54, 36, 32, "#fbf7ee")
        + svg.place(svg.ellipse(0, 0, 9, 12, DARK), 34, 51, 1, 25)
        + svg.place(svg.ellipse(0, 0, 9, 12, DARK), 66, 51, 1, -25)
        + svg.circle(36, 50, 3.4, "#fff")
        + svg.circle(64, 50, 3.4, "#fff")
        + svg.ellipse(50, 66, 6, 4.5, DARK)
        + _smile(73, 7)
    )


def pig() -> str:
    return (
        _ears(
            "M18 20C30 16 42 24 44 34L22 48C16 40 14 28 18 20Z",
            "#e58f94",
            "M23 26C30 24 35 28 37 33L25 40Z",
            "#c66a72",
        )
        + svg.ellipse(50, 56, 34, 31, "#f2a9ac")
        + _eyes(17, 48)
        + svg.ellipse(50, 66, 15, 11, "#e58f94")
        + svg.ellipse(44, 66, 3, 5, "#a8525b")
        + svg.ellipse(56, 66, 3, 5, "#a8525b")
    )


def mouse() -> str:
    return (
        svg.circle(23, 34, 19, "#9b938d")
        + svg.circle(77, 34, 19, "#9b938d")
        + svg.circle(23, 34, 11, "#eab4b0")
        + svg.circle(77, 34, 11, "#eab4b0")
        + svg.path("M50 30C76 30 82 56 66 72C58 82 42 82 34 72C18 56 24 30 50 30Z", "#b3aaa3")
        + _eyes(13, 54)
        + svg.ellipse(50, 74, 6, 5, "#d9776f")
        + svg.line("M38 70L20 68M38 74L22 78M62 70L80 68M62 74L78 78", "#5d5650", 2)
    )


def dog() -> str:
    return (
        svg.ellipse(50, 52, 30, 34, "#d8a765")
        + svg.path("M26 20C10 22 6 52 16 66C26 66 32 44 34 28Z", "#7a4b2b")
        + svg.path("M74 20C90 22 94 52 84 66C74 66 68 44 66 28Z", "#7a4b2b")
        + svg.ellipse(50, 68, 18, 16, "#fbf0dc")
        + _eyes(13, 48)
        + svg.ellipse(50, 62, 8, 6, DARK)
        + svg.path("M44 74H56V80C56 88 44 88 44 80Z", "#d9776f")
        + svg.line("M38 72C42 77 58 77 62 72", DARK, 3)
    )


def lion() -> str:
    mane = "".join(
        svg.place(svg.ellipse(0, -33, 11, 14, "#b0601f"), 50, 52, 1, turn) for turn in range(0, 360, 30)
    )
    return (
        mane
        + svg.circle(50, 52, 33, "#b0601f")
        + svg.circle(50, 54, 26, "#efbd62")
        + _eyes(11, 50, 4.4)
        + svg.ellipse(50, 66, 13, 9, "#fbe7c0")
        + svg.path("M44 59H56L50 66Z", DARK)
        + _smile(69, 6)
    )


def chick() -> str:
    return (
        svg.line("M50 24C46 16 40 14 38 16M50 24C52 12 58 10 60 13", "#e8a81e", 5)
        + svg.circle(50, 56, 33, "#f7cf46")
        + _eyes(14, 52)
        + svg.path("M40 60L50 55L60 60L50 70Z", "#ee8a24")
        + svg.circle(28, 64, 5, "#f2a660")
        + svg.circle(72, 64, 5, "#f2a660")
    )


def octopus() -> str:
    arms = svg.line(
        "M26 66C18 78 12 78 10 86M38 74C34 86 28 86 28 92M62 74C66 86 72 86 72 92M74 66C82 78 88 78 90 86",
        "#8b4d9e",
        11,
    )
    return (
        arms
        + svg.path("M50 12C78 12 86 40 78 66C72 82 28 82 22 66C14 40 22 12 50 12Z", "#a463b8")
        + svg.circle(38, 48, 9, "#fff")
        + svg.circle(62, 48, 9, "#fff")
        + svg.circle(39, 49, 4.6, DARK)
        + svg.circle(61, 49, 4.6, DARK)
        + _smile(64, 8)
        + svg.circle(62, 24, 4, "#c592d4")
        + svg.circle(70, 32, 3, "#c592d4")
    )


def mushroom() -> str:
    return (
        svg.path("M34 52C34 70 30 86 50 88C70 86 66 70 66 52Z", "#f6ead2")
        + svg.path("M12 54C12 26 30 12 50 12C70 12 88 26 88 54C76 60 24 60 12 54Z", "#c23a30")
        + svg.circle(36, 32, 8, "#fbf3e2")
        + svg.circle(64, 36, 9, "#fbf3e2")
        + svg.circle(48, 20, 4, "#fbf3e2")
        + svg.circle(24, 48, 4.5, "#fbf3e2")
        + svg.circle(80, 50, 3.5, "#fbf3e2")
        + _eyes(7, 68, 3.4)
        + _smile(75, 4)
    )


def teapot() -> str:
    return (
        svg.line("M78 46C94 44 94 72 74 70", "#2f7f86", 7)
        + svg.path("M28 56C14 54 14 44 6 40L12 34C24 38 24 48 34 48Z", "#2f7f86")
        + svg.ellipse(51, 60, 30, 27, "#3f9aa2")
        + svg.ellipse(51, 37, 18, 6, "#2f7f86")
        + svg.circle(51, 27, 6, "#f0c35a")
        + _eyes(9, 58, 4)
        + _smile(68, 6)
        + svg.circle(35, 66, 4, "#f3a9a0")
        + svg.circle(67, 66, 4, "#f3a9a0")
    )


def robot() -> str:
    return (
        svg.line("M50 24V12", "#5c6470", 5)
        + svg.circle(50, 12, 6, "#f0a030")
        + svg.rect(12, 44, 10, 22, 4, "#5c6470")
        + svg.rect(78, 44, 10, 22, 4, "#5c6470")
        + svg.rect(20, 24, 60, 58, 14, "#a9b4c0")
        + svg.rect(27, 34, 46, 26, 9, "#26303a")
        + svg.circle(39, 47, 6, "#7fe0c8")
        + svg.circle(61, 47, 6, "#7fe0c8")
        + svg.rect(34, 68, 32, 7, 3.5, "#5c6470")
        + svg.line("M42 68V75M50 68V75M58 68V75", "#a9b4c0", 2)
    )


# In the order of their numbers; a number beyond the list starts anew. New faces go to the end.
FACES: tuple[tuple[str, Callable[[], str], str], ...] = (
    ("fox", fox, "#2f6f73"),
    ("cat", cat, "#e9c46a"),
    ("owl", owl, "#3d4f7c"),
    ("bear", bear, "#8fb8a0"),
    ("frog", frog, "#f0b8a0"),
    ("rabbit", rabbit, "#7d9fc4"),
    ("penguin", penguin, "#8fc9d8"),
    ("panda", panda, "#8aa860"),
    ("pig", pig, "#5f7f8f"),
    ("mouse", mouse, "#d9b84a"),
    ("dog", dog, "#5b8fb0"),
    ("lion", lion, "#7aa68a"),
    ("chick", chick, "#6f7fb8"),
    ("octopus", octopus, "#f0cf8f"),
    ("mushroom", mushroom, "#6f9f6a"),
    ("teapot", teapot, "#f0d9c0"),
)


def avatar(draw: Callable[[], str], ground: str) -> str:
    """A face on its ground; it may reach to the edge, not beyond it."""
    face = svg.place(draw(), 9, 10, 0.82)
    return svg.document(100, 100, [svg.circle(50, 50, 50, ground), face])
