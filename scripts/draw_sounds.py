"""Make the few sounds of the window anew into `resources/sounds/`: plucked tones and the rustle of a card.

python scripts/draw_sounds.py            write them
python scripts/draw_sounds.py --check    exit 1 and name the files that are not what this script makes
"""

from __future__ import annotations

import io
import math
import struct
import wave
from pathlib import Path
from random import Random

import _drawn

RATE = 22050
SOUNDS = Path(__file__).resolve().parent.parent / "resources" / "sounds"
Wave = list[float]  # samples from -1 to 1


def tone(hertz: float, seconds: float, loud: float) -> Wave:
    """A plucked tone: two overtones that die away sooner than the first."""
    count = int(RATE * seconds)

    def sample(at: int) -> float:
        swing = 2 * math.pi * hertz * at / RATE
        heard = sum(
            math.sin(part * swing) / part**1.6 * math.exp(-at * 5.5 * part / count) for part in (1, 2, 3)
        )
        return loud * min(1.0, at / (RATE * 0.004)) * heard

    return [sample(at) for at in range(count)]


def rustle(seconds: float, loud: float, seed: str) -> Wave:
    """Noise without its highs, quickly gone: a card laid on cloth."""
    random, count, low = Random(seed), int(RATE * seconds), 0.0
    made = []
    for at in range(count):
        low += 0.32 * (random.uniform(-1, 1) - low)
        made.append(loud * low * math.exp(-at * 7 / count) * min(1.0, at / (RATE * 0.002)))
    return made


def after(*parts: tuple[float, Wave]) -> Wave:
    """Parts that begin at these seconds, one over the other."""
    length = max(int(RATE * begin) + len(part) for begin, part in parts)
    made = [0.0] * length
    for begin, part in parts:
        for at, value in enumerate(part, int(RATE * begin)):
            made[at] += value
    return made


def sounds() -> dict[str, Wave]:
    return {
        "card": rustle(0.11, 0.9, "card"),
        "deal": after(*((0.07 * number, rustle(0.09, 0.7, f"deal {number}")) for number in range(6))),
        "turn": after((0.0, tone(587.3, 0.35, 0.22)), (0.12, tone(880.0, 0.5, 0.22))),
        "over": after(
            (0.0, tone(440.0, 0.6, 0.2)), (0.14, tone(554.4, 0.6, 0.2)), (0.28, tone(659.3, 0.9, 0.2))
        ),
        "chat": tone(987.8, 0.18, 0.14),
    }


def encode(samples: Wave) -> bytes:
    """A mono WAV file of 16 bits."""
    data = b"".join(struct.pack("<h", round(max(-1.0, min(1.0, value)) * 32767)) for value in samples)
    buffer = io.BytesIO()
    with wave.open(buffer, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(data)
    return buffer.getvalue()


def main(arguments: list[str] | None = None) -> int:
    options = _drawn.parser(__doc__).parse_args(arguments)
    files = {f"{name}.wav": encode(samples) for name, samples in sounds().items()}
    return _drawn.keep(SOUNDS, files, options.check)


if __name__ == "__main__":
    raise SystemExit(main())
