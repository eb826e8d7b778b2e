"""Tells of work on the GUI thread that took longer than a frame. On by `--watchdog` or LANPARTY_WATCHDOG=1."""

from __future__ import annotations

import logging
import time

from PySide6.QtCore import QAbstractEventDispatcher, QObject

log = logging.getLogger("lanparty.watchdog")
FRAME_MS = 16.0


class Watchdog(QObject):
    """Measures each turn of the event loop from waking up to going to sleep."""

    def __init__(self, limit_ms: float = FRAME_MS, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.limit_ms = limit_ms
        self.stalls: list[float] = []
        self._woke = time.perf_counter()
        dispatcher = QAbstractEventDispatcher.instance()
        if dispatcher is None:
            raise RuntimeError("the watchdog needs a running application")
        dispatcher.awake.connect(self._awake)
        dispatcher.aboutToBlock.connect(self._asleep)

    def _awake(self) -> None:
        self._woke = time.perf_counter()

    def _asleep(self) -> None:
        took_ms = (time.perf_counter() - self._woke) * 1000
        self._woke = time.perf_counter()
        if took_ms > self.limit_ms:
            self.stalls.append(took_ms)
            log.warning("the event loop was busy for %.0f ms", took_ms)

    def summary(self) -> str:
        """One line for the end of the program."""
        if not self.stalls:
            return f"no stall over {self.limit_ms:.0f} ms"
        return f"{len(self.stalls)} stalls over {self.limit_ms:.0f} ms, the longest {max(self.stalls):.0f} ms"
