"""Sounds are mixed as they come, and a machine without a sound card stays silent."""

from __future__ import annotations

import array
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gui.paths import RESOURCES
from gui.preferences import Preferences
from gui.sounds import Mixer, Sounds, read


class Card:
    """A sound card that is asked for frames by the test."""

    def __init__(self) -> None:
        self.stream: Any = None
        self.closed = False

    def start(self, stream: Any) -> None:
        self.stream = stream

    def close(self) -> None:
        self.closed = True


def _samples(stream: Any, frames: int) -> list[int]:
    return list(array.array("h", stream.send(frames)))


def test_two_sounds_are_heard_at_once_and_none_beyond_its_end() -> None:
    mixer = Mixer()
    stream = mixer.stream()
    next(stream)
    mixer.add(array.array("h", [1, 2, 3, 30000]))
    assert _samples(stream, 2) == [1, 2]
    mixer.add(array.array("h", [10, 10000]))
    assert _samples(stream, 4) == [13, 32767, 0, 0]
    assert _samples(stream, 2) == [0, 0]


@pytest.fixture
def prefs(qtbot: QtBot, tmp_path: Path) -> Preferences:
    return Preferences(tmp_path)


def test_a_card_is_opened_for_the_first_sound_only_if_sounds_are_wanted(
    qtbot: QtBot, prefs: Preferences
) -> None:
    cards: list[Card] = []

    def open_one() -> Card:
        cards.append(Card())
        return cards[-1]

    sounds = Sounds(prefs, open_one=open_one)
    sounds.play("turn")
    assert cards == []
    prefs.set("sounds", True)
    sounds.play("turn")
    qtbot.waitUntil(lambda: bool(cards) and cards[0].stream is not None)
    assert any(_samples(cards[0].stream, 2000))
    sounds.close()
    assert cards[0].closed
    assert len(cards) == 1


def test_without_a_card_nothing_happens(qtbot: QtBot, prefs: Preferences) -> None:
    tries = []

    def open_one() -> Card:
        tries.append(1)
        raise OSError("no such device")

    prefs.set("sounds", True)
    sounds = Sounds(prefs, open_one=open_one)
    sounds.play("turn")
    sounds.close()
    sounds.play("turn")
    sounds.close()
    assert tries == [1]


def test_the_committed_sounds_are_current() -> None:
    script = RESOURCES.parent / "scripts" / "draw_sounds.py"
    done = subprocess.run([sys.executable, script, "--check"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    for path in (RESOURCES / "sounds").glob("*.wav"):
        assert 1000 < len(read(path.stem)) < 44100
