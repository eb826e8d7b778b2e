"""The settings as QML sees them: one property each, written to disk shortly after a change."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, QTimer, Signal, Slot

from gui import settings as files

log = logging.getLogger("lanparty.window")
SAVE_AFTER_MS = 400


class Preferences(QObject):
    """Context property `prefs`."""

    changed = Signal()
    languageChanged = Signal(str)

    def __init__(self, home: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._home = home
        self._settings = files.load(home)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(SAVE_AFTER_MS)
        self._timer.timeout.connect(self.flush)

    @property
    def settings(self) -> files.Settings:
        return self._settings

    @Slot(str, "QVariant")
    def set(self, name: str, value: Any) -> None:
        """Change one setting; QML's numbers may arrive as floats."""
        if isinstance(value, float):
            value = round(value)
        try:
            after = files.change(self._settings, name, value)
        except (ValueError, TypeError) as problem:
            log.warning("setting refused: %s", problem)
            return
        if after == self._settings:
            return
        before, self._settings = self._settings, after
        self._timer.start()
        self.changed.emit()
        if before.language != after.language:
            self.languageChanged.emit(after.language)

    @Slot()
    def flush(self) -> None:
        """Write now. A full disk must not end a game."""
        self._timer.stop()
        try:
            files.save(self._home, self._settings)
        except OSError as problem:
            log.warning("settings not saved: %s", problem)

    def _name(self) -> str:
        return self._settings.name

    def _avatar(self) -> int:
        return self._settings.avatar

    def _theme(self) -> str:
        return self._settings.theme

    def _animations(self) -> bool:
        return self._settings.animations

    def _speed(self) -> str:
        return self._settings.speed

    def _tempo(self) -> float:
        return files.TEMPOS[self._settings.speed]

    def _sort(self) -> str:
        return self._settings.sort

    def _scale(self) -> int:
        return self._settings.scale

    def _language(self) -> str:
        return self._settings.language

    def _sounds(self) -> bool:
        return self._settings.sounds

    def _cloth(self) -> str:
        return self._settings.cloth

    def _deck(self) -> str:
        return self._settings.deck

    name = Property(str, _name, notify=changed)
    avatar = Property(int, _avatar, notify=changed)
    theme = Property(str, _theme, notify=changed)
    animations = Property(bool, _animations, notify=changed)
    speed = Property(str, _speed, notify=changed)
    tempo = Property(float, _tempo, notify=changed)
    sort = Property(str, _sort, notify=changed)
    scale = Property(int, _scale, notify=changed)
    language = Property(str, _language, notify=changed)
    sounds = Property(bool, _sounds, notify=changed)
    cloth = Property(str, _cloth, notify=changed)
    deck = Property(str, _deck, notify=changed)
