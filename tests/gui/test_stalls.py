"""What the watchdog saw in a deal of each game, for the tests' log. A busy machine is no failure, a stuck deal is."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

STALLS = Path(__file__).resolve().parents[2] / "scripts" / "stalls.py"


@pytest.mark.early
@pytest.mark.parametrize("game", ["poison", "hearts", "six", "revolution", "nusicle"])
def test_a_deal_is_watched(game: str, record_property: Callable[[str, object], None]) -> None:
    lines = []
    for _ in range(2):  # what is in the code comes again, what the machine did seldom does
        done = subprocess.run(
            [sys.executable, str(STALLS), "--deal", "--game", game],
            capture_output=True,
            text=True,
            timeout=140,
        )
        assert done.returncode in (0, 1), done.stderr
        (line,) = done.stdout.splitlines()
        assert line.startswith(f"{game}, ")
        lines.append(line)
        if done.returncode == 0:
            break
    record_property("watchdog", " – once more: ".join(lines))
