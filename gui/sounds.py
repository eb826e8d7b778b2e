"""Short sounds, if they are wanted. Context property `sounds`.

The sound card is opened with the first sound and closed when it has been quiet for a while; where there is none, or its
library can't be loaded, the window stays silent.
"""

from __future__ import annotations

import array
import logging
import threading
import wave
from collections.abc import Callable, Generator
from typing import Any

from PySide6.QtCore import QObject, QTimer, Slot

from gui.paths import RESOURCES
from gui.preferences import Preferences

log = logging.getLogger("lanparty.window")

RATE = 22050  # Hz, mono, 16 bits: as the files are
QUIET_MS = 4000
Stream = Generator[bytes, int, None]


def read(name: str) -> array.array[int]:
    """The samples of a sound of ours."""
    with wave.open(str(RESOURCES / "sounds" / f"{name}.wav"), "rb") as file:
        return array.array("h", file.readframes(file.getnframes()))


class Mixer:
    """Sounds that run now, summed up as the sound card asks for them, on a thread of its own."""

    def __init__(self) -> None:
        self._running: list[tuple[array.array[int], int]] = []
        self._lock = threading.Lock()

    def add(self, samples: array.array[int]) -> None:
        with self._lock:
            self._running.append((samples, 0))

    def stream(self) -> Stream:
        """Gives as many frames as it is sent the number of."""
        frames = yield b""
        while True:
            frames = yield self._mix(frames)

    def _mix(self, frames: int) -> bytes:
        mixed = array.array("h", bytes(2 * frames))
        with self._lock:
            running, self._running = self._running, []
            for samples, begin in running:
                part = samples[begin : begin + frames]
                for at, value in enumerate(part):
                    mixed[at] = max(-32768, min(32767, mixed[at] + value))
                if begin + frames < len(samples):
                    self._running.append((samples, begin + frames))
        return mixed.tobytes()


def open_card() -> Any:
    """The sound card. Raises whatever its library raises where there is none."""
    import miniaudio

    return miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16, nchannels=1, sample_rate=RATE, buffersize_msec=60
    )


class Sounds(QObject):
    """Plays on wish. Lives on the GUI thread; a card is opened on another one, since that takes its time."""

    def __init__(
        self, prefs: Preferences, parent: QObject | None = None, open_one: Callable[[], Any] = open_card
    ) -> None:
        super().__init__(parent)
        self._prefs, self._open = prefs, open_one
        self._mixer = Mixer()
        self._known: dict[str, array.array[int]] = {}
        self._card: Any = None
        self._opening: threading.Thread | None = None
        self._silent = False  # there is no card
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(QUIET_MS)
        self._quiet.timeout.connect(self.close)

    @Slot(str)
    def play(self, name: str) -> None:
        """One of resources/sounds, over whatever is heard already."""
        if not self._prefs.settings.sounds or self._silent:
            return
        if name not in self._known:
            self._known[name] = read(name)
        self._mixer.add(self._known[name])
        self._quiet.start()
        if self._card is None and (self._opening is None or not self._opening.is_alive()):
            self._opening = threading.Thread(target=self._begin, name="lanparty-sound", daemon=True)
            self._opening.start()

    def _begin(self) -> None:
        try:
            card = self._open()
            stream = self._mixer.stream()
            next(stream)
            card.start(stream)
        except Exception as problem:  # whatever a driver does, a game goes on without sound
            log.warning("no sound: %s", problem)
            self._silent = True
        else:
            self._card = card

    @Slot()
    def close(self) -> None:
        """Let the card go."""
        if self._opening is not None:
            self._opening.join()
        card, self._card = self._card, None
        if card is not None:
            card.close()
