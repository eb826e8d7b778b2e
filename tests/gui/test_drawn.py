"""What is committed is what the scripts make."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from gui.paths import RESOURCES
from gui.settings import AVATARS, DECKS
from lanparty.engine.options import parse_options
from lanparty.games import GAMES
from tests.gui.desk import Desk

ROOT = RESOURCES.parent


@pytest.mark.parametrize("script", ["draw_cards.py", "translations.py"])
def test_committed_files_are_current(script: str) -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "scripts" / script), "--check"],
        capture_output=True,
        text=True,
        timeout=100,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_pictures_hold_no_text_and_no_foreign_address() -> None:
    for path in RESOURCES.rglob("*.svg"):
        drawn = path.read_text(encoding="utf-8")
        assert "<text" not in drawn, path.name
        for namespace in ("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"):
            drawn = drawn.replace(f'="{namespace}"', "", 1)
        assert "http" not in drawn, path.name


_PROBE = b"""
import QtQuick
import "theme"
QtObject {
    function card(game, name) { return Theme.card(game, name) }
    function suit(letter) { return Theme.suit(letter) }
}
"""


@pytest.fixture
def theme(open_desk: Any) -> Any:
    """Where the window looks for pictures."""
    desk: Desk = open_desk()
    return desk.probe(_PROBE), desk.shell.prefs


def test_every_card_of_every_game_has_a_face_in_every_deck(theme: Any) -> None:
    probe, prefs = theme
    names = {}
    for rules in GAMES:
        most = max(rules.seat_numbers)
        names[rules.name] = {"back", *rules.deck(most, parse_options(rules, most, {})).names}
    assert {game: len(found) for game, found in names.items()} == {
        "hearts": 53, "nusicle": 53, "poison": 17, "revolution": 50, "six": 105
    }  # fmt: skip
    for deck in DECKS:
        prefs.set("deck", deck)
        pictures = {probe.card(game, name) for game in names for name in names[game]}
        pictures |= {probe.suit(letter) for letter in "CDHS"}
        assert [one for one in pictures if not Path(QUrl(one).toLocalFile()).is_file()] == []


def _drawn(path: Path, width: int) -> QImage:
    """The picture on the green of a cloth."""
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid(), path
    image = QImage(width, width * 7 // 5, QImage.Format.Format_RGB32)
    image.fill(0x2F6167)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    return image


@pytest.mark.parametrize("deck", DECKS)
def test_a_card_is_known_by_its_left_edge(qapp: object, deck: str) -> None:
    edges: dict[bytes, str] = {}
    for path in sorted((RESOURCES / "cards" / deck).glob("*.svg")):
        image = _drawn(path, 250)
        if path.stem != "back":
            # Nothing of the index is cut off where the next card of a narrow fan begins.
            assert all(image.pixelColor(45, y).lightnessF() > 0.85 for y in range(4, 346)), path.stem
        edge = bytes(image.copy(0, 0, 45, 175).scaledToWidth(11).constBits())
        assert edge not in edges, (path.stem, edges[edge])
        edges[edge] = path.stem
    assert len(edges) == 54


def test_cards_are_small_files() -> None:
    for path in (RESOURCES / "cards").glob("*/*.svg"):
        assert path.stat().st_size < (8000 if path.stem == "back" else 6000), path


def test_there_are_as_many_faces_as_can_be_chosen() -> None:
    faces = sorted(path.name for path in (RESOURCES / "avatars").glob("[0-9]*.svg"))
    assert faces == [f"{number:02}.svg" for number in range(AVATARS)]


def test_licences_name_every_folder() -> None:
    text = (RESOURCES / "LICENSES.md").read_text(encoding="utf-8")
    for folder in (path for path in RESOURCES.iterdir() if path.is_dir()):
        assert f"`{folder.name}/" in text, folder.name
    assert (RESOURCES / "fonts" / "OFL.txt").is_file()


def test_nothing_of_the_window_is_outside_the_project() -> None:
    for path in [*ROOT.glob("gui/**/*.py"), *ROOT.glob("gui/**/*.qml")]:
        text = path.read_text(encoding="utf-8")
        assert "http" not in text, path
        assert str(Path.home()) not in text, path
