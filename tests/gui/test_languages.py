"""Which language is taken, and that nothing is clipped in any of them."""

from __future__ import annotations

import pytest

from gui import languages
from gui.languages import from_system, own_name, spoken, spoken_name


@pytest.mark.parametrize(
    ("wishes", "unix", "expected"),
    [
        (["sr-Cyrl-RS", "sr-RS", "sr"], "sr_RS.UTF-8", "sr_Cyrl"),
        (["sr-Cyrl-RS", "sr-RS", "sr"], "sr_RS@latin", "sr"),
        (["sr-Cyrl-RS", "sr-RS", "sr"], "sr_RS.UTF-8@latin", "sr"),
        (["sr-Latn-RS", "sr"], "", "sr"),
        (["sr-Latn-ME", "sr-ME"], "sr_ME.UTF-8", "sr"),
        (["el-GR", "en"], "el_GR.UTF-8", "el"),
        (["de-DE", "it-IT", "en"], "", "it"),
        (["ja-JP"], "", "en"),
        (["C"], "C", "en"),
        ([], "", "en"),
    ],
)
def test_the_system_language_is_taken_in_its_alphabet(
    monkeypatch: pytest.MonkeyPatch, wishes: list[str], unix: str, expected: str
) -> None:
    monkeypatch.setattr(languages, "available", lambda: list(languages.NAMES))
    assert from_system(wishes, {"LANG": unix}) == expected


def test_alphabets_have_names_but_are_not_heard() -> None:
    assert (own_name("sr"), own_name("sr_Cyrl")) == ("Srpski (latinica)", "Српски (ћирилица)")
    assert (spoken("sr_Cyrl"), spoken("it")) == ("sr", "it")
    assert (spoken_name("sr"), spoken_name("el"), spoken_name("xx")) == ("Srpski", "Ελληνικά", "xx")
