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
    done = subprocess.run(
        [sys.executable, str(STALLS), "--deal", "--game", game], capture_output=True, text=True, timeout=240
    )
    assert done.returncode in (0, 1), done.stderr
    (line,) = done.stdout.splitlines()
    assert line.startswith(f"{game}, ")
    record_property("watchdog", line)
