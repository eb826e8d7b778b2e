"""Every code has a sentence, every plural its forms, and colours can be told apart."""

from __future__ import annotations

import re
from typing import Any

import pytest

from gui.languages import available, choose, own_name
from gui.paths import QML, RESOURCES, board_file
from gui.settings import CLOTHS
from lanparty.games import GAMES
from tests.gui.desk import Desk

_PROBE = b"""
import QtQuick
import "theme"
QtObject {
    function reason(code, game) { return Texts.reason(code, "", game) }
    function trouble(code) { return Texts.trouble(code, "") }
    function broken(what, game) { return Texts.broken(what, game) }
    function optionHelp(game, name) { return Texts.optionHelp(game, name, "") }
    function choice(game, name, value) { return Texts.choice(game, name, value) }
    function ownOption(game, name) { return Texts.of(game).option(name) }
    function ownChoice(game, name, value) { return Texts.of(game).choice(name, value) }
    function card(game, name) { return Texts.card(game, name) }
    function plural(count) { return qsTr("%n card(s)", "", count) }
}
"""


@pytest.fixture
def texts(open_desk: Any) -> Any:
    desk: Desk = open_desk()
    return desk.probe(_PROBE, "Seat.qml")  # whose plurals it uses


def test_every_code_of_a_game_has_a_sentence(texts: Any) -> None:
    for rules in (one for one in GAMES if board_file(one.name) is not None):
        for code in rules.codes:
            assert texts.reason(code, rules.name).endswith("."), (rules.name, code)


def test_every_error_of_the_node_has_a_sentence(texts: Any) -> None:
    sources = [*(QML.parents[1] / "lanparty" / "node").glob("*.py")]
    codes = {
        code
        for path in sources
        for code in re.findall(
            r'(?:NodeError|NoAnswer|BadPlace|Refuse|lobby_over|_over|_notify)\(\s*"(\w+)"',
            path.read_text(encoding="utf-8"),
        )
    }
    assert {"full", "not_host", "home_taken", "unreachable", "place_port", "given_up"} <= codes
    for code in sorted(codes):
        assert f"({code})" not in texts.trouble(code), f"{code} has no sentence"


def test_every_option_is_explained(texts: Any) -> None:
    from gui.catalogue import offered_games

    for game in offered_games():
        for option in game["options"]:
            assert texts.optionHelp(game["name"], option["name"]) != "", option
            assert texts.ownOption(game["name"], option["name"]) != "", option
            for choice in (one for one in option["choices"] or () if isinstance(one, str)):
                assert texts.ownChoice(game["name"], option["name"], choice) != "", (option, choice)


def test_english_counts(texts: Any) -> None:
    assert texts.plural(1) != texts.plural(2)


def test_english_is_always_there_and_first() -> None:
    assert available()[0] == "en"
    assert choose("xx") == "en"
    assert own_name("el") == "Ελληνικά"
    assert own_name("en") == "English"


# -- contrast: WCAG 2.1, relative luminance ------------------------------------------------------------


def _luminance(colour: str) -> float:
    parts = [int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5)]
    red, green, blue = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    ]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _palette() -> dict[str, tuple[str, str]]:
    """Name -> (dark, light) from the theme's own source."""
    source = (QML / "theme" / "Theme.qml").read_text(encoding="utf-8")
    pairs = re.findall(r'color (\w+): dark \? "(#\w{6})" : "(#\w{6})"', source)
    single = re.findall(r'color (\w+): "(#\w{6})"', source)
    return {
        **{name: (dark, light) for name, dark, light in pairs},
        **{name: (one, one) for name, one in single},
        **{
            name: (dark, light)
            for name, light, dark in re.findall(r'(\w+): \["(#\w{6})", "(#\w{6})"\]', source)
        },
    }


ON_CLOTH = [(ink, cloth) for ink in ("clothInk", "clothInkSoft") for cloth in CLOTHS]


@pytest.mark.parametrize(
    ("front", "ground"),
    [
        ("ink", "paper"), ("ink", "paperDeep"), ("ink", "field"), ("inkSoft", "paper"), ("inkSoft", "paperDeep"),
        ("inkSoft", "field"), ("accentInk", "accent"), ("accentInk", "accentHover"), *ON_CLOTH,
        ("good", "paper"), ("bad", "paper"), ("accent", "paper"),
    ],
)  # fmt: skip
def test_contrast(front: str, ground: str) -> None:
    palette = _palette()
    for theme in (0, 1):
        assert contrast(palette[front][theme], palette[ground][theme]) >= 4.5, ("dark", "light")[theme]


def test_card_inks_stand_out_on_card_paper() -> None:
    for name in ("R7", "G1", "V4", "P"):
        drawn = (RESOURCES / "cards" / "poison" / f"{name}.svg").read_text(encoding="utf-8")
        ink = re.search(r'stroke="(#\w{6})" stroke-width="1[67]"', drawn)
        assert ink is not None
        assert contrast(ink[1], "#f7eeda") >= 4.5


@pytest.mark.parametrize(
    ("folder", "names"),
    [
        ("standard", "2C 7D 9H 10S"),
        ("four", "2C 7D 9H 10S"),
        ("large-four", "2C 7D 9H 10S"),
        ("six", "1 5 10 11 55"),
    ],
)
def test_indices_and_numbers_stand_out(folder: str, names: str) -> None:
    for name in names.split():
        drawn = (RESOURCES / "cards" / folder / f"{name}.svg").read_text(encoding="utf-8")
        pens = set(re.findall(r'stroke="(#\w{6})" stroke-width="[\d.]+" stroke-linecap', drawn))
        on_paper = pens - {"#fdf8ec", "#e2ab3f"}  # without the number on the bell, and the bell's gold bands
        assert len(on_paper) == 1, name
        assert contrast(on_paper.pop(), "#f7eeda") >= 4.5, name
        bell = re.search(r'id="bell".*?</linearGradient>', drawn)
        for metal in re.findall(r'stop-color="(#\w{6})"', bell[0] if bell else ""):
            assert contrast("#fdf8ec", metal) >= 4.5, name
        assert (bell is not None) == (folder == "six")
