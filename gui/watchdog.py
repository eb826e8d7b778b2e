"""Tells of work on the GUI thread that took longer than a frame. On by `--watchdog` or LANPARTY_WATCHDOG=1."""

from __future__ import annotations

import logging
import time

from PySide6.QtCore import QObject, Qt, QTimer, Slot

log = logging.getLogger("lanparty.watchdog")
FRAME_MS = 16.0
BEAT_MS = 4


class Watchdog(QObject):
    """A heart that beats every few milliseconds; whatever delays a beat has held up the event loop.

    (The dispatcher's own `awake` and `aboutToBlock` would cost less, but on some systems timers and input run between
    the two where nothing can be measured.)
    """

    def __init__(self, limit_ms: float = FRAME_MS, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.limit_ms = limit_ms
        self.stalls: list[float] = []
        self._last = time.perf_counter()
        self._heart = QTimer(self)
        self._heart.setTimerType(Qt.TimerType.PreciseTimer)
        self._heart.setInterval(BEAT_MS)
        self._heart.timeout.connect(self._beat)
        self._heart.start()

    @Slot()
    def _beat(self) -> None:
        now = time.perf_counter()
        late_ms = (now - self._last) * 1000 - BEAT_MS
        self._last = now
        if late_ms > self.limit_ms:
            self.stalls.append(late_ms)
            log.warning("the event loop was busy for %.0f ms", late_ms)

    def summary(self) -> str:
        """One line for the end of the program."""
        if not self.stalls:
            return f"no stall over {self.limit_ms:.0f} ms"
        return f"{len(self.stalls)} stalls over {self.limit_ms:.0f} ms, the longest {max(self.stalls):.0f} ms"
