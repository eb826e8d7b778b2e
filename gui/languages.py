"""Which translations exist, which one to take, and loading it. A further language is one more file and one name."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Mapping

from PySide6.QtCore import Property, QCoreApplication, QLocale, QObject, QTranslator, Signal, Slot

from gui.paths import RESOURCES

log = logging.getLogger("lanparty.window")
I18N = RESOURCES / "i18n"
FALLBACK = "en"
# What speakers call their language, in the order in which they are offered. Serbian is written in two alphabets.
NAMES = {
    "en": "English",
    "el": "Ελληνικά",
    "sr": "Srpski (latinica)",
    "sr_Cyrl": "Српски (ћирилица)",
    "it": "Italiano",
}


def available() -> list[str]:
    """Codes of the compiled translations, English first."""
    return [code for code in NAMES if (I18N / f"lanparty_{code}.qm").is_file()]


def own_name(code: str) -> str:
    """What speakers call the language, and its alphabet where there is a choice."""
    return NAMES.get(code, code)


def spoken(code: str) -> str:
    """The language without its alphabet: what is spoken at a table."""
    return code.split("_")[0]


def spoken_name(code: str) -> str:
    return own_name(code).split(" (")[0]


def _with_alphabet(name: str, environment: Mapping[str, str]) -> str:
    """The code for a locale's name, as in "sr-Latn-RS". Qt drops the "@latin" of a Unix locale."""
    locale = QLocale(name.replace("-", "_"))
    code = spoken(name.replace("-", "_"))
    if code != "sr" or locale.script() != QLocale.Script.CyrillicScript:
        return code
    unix = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    return "sr" if unix.startswith("sr") and unix.endswith("@latin") else "sr_Cyrl"


def from_system(wishes: Iterable[str], environment: Mapping[str, str]) -> str:
    """The first of the system's languages that we have, else English."""
    there = available()
    for name in wishes:
        code = _with_alphabet(name, environment)
        if code in there:
            return code
    return FALLBACK


def choose(wanted: str) -> str:
    """The wanted language if it exists ("" means the system's), else English."""
    if wanted in available():
        return wanted
    return FALLBACK if wanted else from_system(QLocale.system().uiLanguages(), os.environ)


def locale_of(code: str) -> QLocale:
    """How dates and numbers are written: as the system does where it speaks this language."""
    system = QLocale.system()
    same = system.language() == QLocale(code).language()
    return system if same else QLocale("sr_Latn" if code == "sr" else code)


def safety_words(code: str, english: Iterable[str]) -> list[str]:
    """The same safety words in this language: in each list a word stands for the same number."""
    from lanparty.node.words import word_list  # late: what it imports would hold up the first frame

    known, own = word_list(), word_list(code)
    return [own[known.index(word)] if word in known else word for word in english]


class Languages(QObject):
    """Holds the translator that is installed in the application. Context property `languages`."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.code = ""
        self._translator: QTranslator | None = None

    def install(self, wanted: str) -> str:
        """Load and install; returns the code in force. English is loaded too: its plural forms are in the file."""
        code = choose(wanted)
        if code == self.code:
            return code
        translator = QTranslator(self)
        if not translator.load(str(I18N / f"lanparty_{code}.qm")):
            log.warning("translation %s can't be loaded", code)
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
        QCoreApplication.installTranslator(translator)
        QLocale.setDefault(locale_of(code))
        self._translator, self.code = translator, code
        self.changed.emit()
        return code

    @Slot(str, list, result=list)
    def safetyWords(self, code: str, english: list[str]) -> list[str]:
        return safety_words(code, english)

    current = Property(str, lambda self: self.code, notify=changed)
