"""What is committed is what the scripts make."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from gui.paths import RESOURCES
from gui.settings import AVATARS

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
        assert drawn.count("http") == 1, path.name  # the namespace


def test_every_card_of_the_deck_has_a_face(qapp: object) -> None:
    from lanparty.engine.options import parse_options
    from lanparty.games import game

    rules = game("poison")
    names = set(rules.deck(4, parse_options(rules, 4, {})).names)
    for name in (*names, "back"):
        assert not QImage(str(RESOURCES / "cards" / "poison" / f"{name}.svg")).isNull(), name
    assert len(names) == 16


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
