"""Which translations exist, which one to take, and loading it. A further language is one more file."""

from __future__ import annotations

import logging

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator

from gui.paths import RESOURCES

log = logging.getLogger("lanparty.window")
I18N = RESOURCES / "i18n"
FALLBACK = "en"


def available() -> list[str]:
    """Codes of the compiled translations, English first."""
    codes = {path.stem.removeprefix("lanparty_") for path in I18N.glob("lanparty_*.qm")}
    return sorted(codes, key=lambda code: (code != FALLBACK, code))


def own_name(code: str) -> str:
    """What speakers call the language."""
    name = QLocale(code).nativeLanguageName() or code
    if code == FALLBACK:
        name = "English"
    return name[:1].upper() + name[1:]


def choose(wanted: str) -> str:
    """The wanted language if it exists ("" means the system's), else English."""
    there = available()
    if wanted in there:
        return wanted
    if not wanted:
        for name in QLocale.system().uiLanguages():
            code = name.replace("-", "_").split("_")[0]
            if code in there:
                return code
    return FALLBACK


class Languages(QObject):
    """Holds the translator that is installed in the application."""

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
        self._translator, self.code = translator, code
        return code
