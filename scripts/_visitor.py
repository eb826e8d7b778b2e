"""Somebody who goes through the real window without a hand: waits, looks, opens, leaves."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest

PATIENCE_S = 90.0
LOOK_S = 0.02  # from one look to the next


def keep_quiet() -> None:
    """Draw offscreen, and call nobody who doesn't announce a table; to be said before there is an application."""
    os.environ.update({"LANPARTY_NO_SWEEP": "1", "LANPARTY_NO_BEACON": "1", "LANPARTY_NO_REMEMBERED": "1"})
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")


class Visitor:
    def __init__(self, shell: Any) -> None:
        self.shell, self.party, self.window = shell, shell.party, shell.window

    def spin(self, seconds: float) -> None:
        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()

    def until(self, ready: Callable[[], Any], what: str) -> None:
        waited = 0.0
        while not ready():
            self.spin(LOOK_S)
            waited += LOOK_S
            if waited > PATIENCE_S:
                raise SystemExit(f"waited in vain for {what}")

    def built(self) -> None:
        """Wait for what is being built between frames."""
        self.until(lambda: self.window.property("built"), "the screen")

    def facts(self) -> Any:
        return self.party.property("facts")

    def screen(self) -> str:
        return str(self.party.property("screen"))

    def enters(self, screen: str) -> None:
        """Wait for another screen."""
        self.until(lambda: self.screen() == screen, f"the screen “{screen}”")

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window, key)

    def practice(self, game: str, seats: int, options: dict[str, Any]) -> None:
        """Sit down with computer players; the first deal is out when this returns."""
        self.party.practice(game, seats, "easy", options)
        self.enters("table")  # until then the facts may be those of the table before
        self.until(lambda: self.facts().get("phase") == "playing", "the deal")
        self.built()

    def leave(self) -> None:
        self.party.leave()
        self.enters("home")
