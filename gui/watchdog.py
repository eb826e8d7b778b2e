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

    `stalls`: what the GUI thread itself worked between two beats, where that is over the limit; in ms of its own time,
    so that a busy machine isn't taken for busy code. `waits`: beats that were as late though it worked less: something
    else had the processor, or the other thread the interpreter; in ms by the clock.

    (The dispatcher's own `awake` and `aboutToBlock` would cost less, but on some systems timers and input run between
    the two where nothing can be measured.)
    """

    def __init__(self, limit_ms: float = FRAME_MS, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.limit_ms = limit_ms
        self.stalls: list[float] = []
        self.waits: list[float] = []
        self._last, self._worked = time.perf_counter(), time.thread_time()
        self._heart = QTimer(self)
        self._heart.setTimerType(Qt.TimerType.PreciseTimer)
        self._heart.setInterval(BEAT_MS)
        self._heart.timeout.connect(self._beat)
        self._heart.start()

    @Slot()
    def _beat(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        late_ms, work_ms = (now - self._last) * 1000 - BEAT_MS, (worked - self._worked) * 1000
        self._last, self._worked = now, worked
        if work_ms > self.limit_ms:
            self.stalls.append(work_ms)
            log.warning("the event loop was busy for %.0f ms", work_ms)
        elif late_ms > self.limit_ms:
            self.waits.append(late_ms)
            log.info("the event loop had to wait for %.0f ms", late_ms)

    def summary(self) -> str:
        """One line for the end of the program."""
        line = f"no stall over {self.limit_ms:.0f} ms"
        if self.stalls:
            line = f"{len(self.stalls)} stalls over {self.limit_ms:.0f} ms, the longest {max(self.stalls):.0f} ms"
        if self.waits:
            line += f"; held up from outside {len(self.waits)} times, at most {max(self.waits):.0f} ms"
        return line
