"""Builds what QML asks for asynchronously, screens and dialogs, a little each time the event loop comes round.

The window's own controller takes most of a frame for each turn, and what it overruns that by comes on top.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtQml import QQmlIncubationController

TURN_MS = 3  # an object that has been begun is finished


class Building(QQmlIncubationController):
    """An engine's controller of incubation; set before the engine's window is there, kept until the engine is gone.

    `parent` lives as long.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__()
        self._turn = QTimer(parent, interval=0)
        self._turn.timeout.connect(lambda: self.incubateFor(TURN_MS))

    @property
    def turns(self) -> bool:
        """Whether there is something to build."""
        return self._turn.isActive()

    def incubatingObjectCountChanged(self, count: int) -> None:
        """Called by the engine."""
        if count == 0:
            self._turn.stop()
        elif not self._turn.isActive():
            self._turn.start()
