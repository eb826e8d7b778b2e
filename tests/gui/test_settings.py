from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui import settings as files
from gui.settings import Settings


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    chosen = Settings("Νίκος", 7, "dark", False, "value", 150, "el", "four", "wine")
    files.save(tmp_path / "new" / "home", chosen)
    assert files.load(tmp_path / "new" / "home") == chosen


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '"x"', "\x00", "null"])
def test_a_damaged_file_is_no_reason_not_to_start(tmp_path: Path, text: str) -> None:
    (tmp_path / files.FILE).write_text(text, encoding="utf-8")
    assert files.load(tmp_path) == Settings()


def test_senseless_values_are_the_defaults_and_others_are_kept(tmp_path: Path) -> None:
    found = {
        "name": "Ana",
        "avatar": 99,
        "theme": "pink",
        "animations": 1,
        "scale": 20,
        "sort": "value",
        "deck": "../six",
        "cloth": "sack",
        "speed": "warp",
        "x": 1,
    }
    (tmp_path / files.FILE).write_text(json.dumps(found), encoding="utf-8")
    assert files.load(tmp_path) == Settings(name="Ana", sort="value")


@given(st.text())
def test_a_nickname_is_one_short_printable_line(text: str) -> None:
    name = files.clean_name(text)
    assert len(name) <= files.NAME_LIMIT
    assert name.isprintable()
    assert name == name.strip()
    assert files.clean_name(name) == name


def test_a_bad_change_says_so() -> None:
    with pytest.raises(ValueError, match="scale"):
        files.change(Settings(), "scale", 500)
