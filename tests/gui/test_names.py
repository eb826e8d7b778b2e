"""What the node says in English and the window in its language: computer players, safety words, faults."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

import pytest

from gui.languages import NAMES, safety_words
from lanparty.node.words import word_list
from tests.gui import scripted
from tests.gui.desk import Desk
from tests.gui.test_texts import texts

__all__ = ["texts"]
ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize("code", NAMES)
def test_a_word_for_every_number_in_every_language(code: str) -> None:
    words = word_list(code)
    assert len(words) == len(set(words)) == 256
    assert all(word.isalpha() and word.islower() for word in words)


def test_cyrillic_words_are_the_latin_ones() -> None:
    sys.path.insert(0, str(ROOT / "scripts"))
    try:
        from cyrillic import cyrillic
    finally:
        sys.path.remove(str(ROOT / "scripts"))
    assert word_list("sr_Cyrl") == tuple(map(cyrillic, word_list("sr")))


def test_who_speaks_another_language_compares_the_english_words(open_desk: Any) -> None:
    assert safety_words("it", ("cactus", "ladder")) == ["cactus", "scala"]
    desk: Desk = open_desk(scripted.lobby(hosting=False), language="it", size=(1366, 768))
    english = scripted.lobby().lobby
    assert english is not None
    own = safety_words("it", english.safety_words)
    desk.wait(lambda: any("  ·  ".join(own) == name for name in desk.names()))
    assert any(" · ".join(english.safety_words) in name for name in desk.names())


def test_computer_players_are_named_in_the_language_at_once(open_desk: Any) -> None:
    view = scripted.table().table
    assert view is not None
    seated = scripted.after(scripted.table(), ("seated", 2, "Computer 3"))
    desk: Desk = open_desk(seated, language="el")
    desk.wait(lambda: desk.party._log.rows[-1]["text"] == "Υπολογιστής 3")
    desk.shell.prefs.set("language", "it")
    desk.wait(lambda: desk.party._log.rows[-1]["text"] == "Computer 3")


def test_every_fault_has_a_sentence(texts: Any) -> None:
    """One of its own: what is unknown has the sentence of what can't be read."""
    folder = ROOT / "lanparty" / "table"
    found = {
        word
        for path in folder.glob("*.py")
        for word in re.findall(r'(?:Broken|\.put)\(\s*f?"(\w+)', path.read_text(encoding="utf-8"))
    }
    listed = set(re.findall(r"\* ``(\w+)", (folder / "faults.py").read_text(encoding="utf-8")))
    assert found <= listed
    sentences = {word: texts.broken(word, "hearts") for word in listed}
    assert len(set(sentences.values())) == len(listed)
    assert "“Follow suit while you can”" in texts.broken("move:must_follow_suit", "hearts")
