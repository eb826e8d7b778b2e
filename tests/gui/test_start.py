"""How the window starts: without heavy imports, and with one clear line where there is no display."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from gui.app import run
from gui.watchdog import Watchdog
from lanparty.commands import window
from tests.gui.desk import PATIENCE_MS

HEAVY = (
    "coincurve",
    "zeroconf",
    "cryptography",
    "msgpack",
    "segno",
    "lanparty.node.node",
    "lanparty.games",
    "PySide6.QtWidgets",
)


def test_the_first_frame_waits_for_no_heavy_import() -> None:
    code = f"import sys, gui.app, gui.party; print([name for name in {HEAVY!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=200)
    assert done.stdout.strip() == "[]", done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a display")
@pytest.mark.parametrize("display", ["", ":77"])
def test_without_a_display_one_line_names_the_way_out(display: str) -> None:
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in ("QT_QPA_PLATFORM", "WAYLAND_DISPLAY")
    }
    done = subprocess.run(
        [sys.executable, "-m", "lanparty"],
        env={**kept, "DISPLAY": display},
        capture_output=True,
        text=True,
        timeout=200,
    )
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert "lanparty demo" in done.stderr


def test_offscreen_counts_as_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert window.missing_display() == ""


def _work(seconds: float) -> None:
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def test_the_watchdog_notices_a_stall(qtbot: QtBot) -> None:
    dog = Watchdog(limit_ms=30)
    QTimer.singleShot(20, lambda: _work(0.08))
    qtbot.waitUntil(lambda: max(dog.stalls, default=0) >= 60, timeout=PATIENCE_MS)
    assert "stalls over 30 ms" in dog.summary()
    dog.deleteLater()


def test_the_watchdog_blames_no_work_for_a_machine_that_is_busy(qtbot: QtBot) -> None:
    dog = Watchdog(limit_ms=30)
    QTimer.singleShot(20, lambda: time.sleep(0.08))
    qtbot.waitUntil(lambda: max(dog.waits, default=0) >= 60, timeout=PATIENCE_MS)
    assert not any(stall >= 60 for stall in dog.stalls)
    assert "held up from outside" in dog.summary()
    dog.deleteLater()


def test_the_real_program_starts_and_ends(
    qapp: QGuiApplication, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`run` as the command calls it, with the real node; somebody closes the window when it has looked round."""
    from PySide6.QtQuick import QQuickWindow

    (tmp_path / "settings.json").write_text(json.dumps({"name": "Ana"}), encoding="utf-8")

    def close_when_awake() -> None:
        windows = [one for one in qapp.topLevelWindows() if isinstance(one, QQuickWindow) and one.isVisible()]
        if windows and (tmp_path / "lock").exists():
            timer.stop()
            windows[0].close()

    timer = QTimer(interval=20)
    timer.timeout.connect(close_when_awake)
    timer.start()
    assert run(tmp_path, watchdog=True) == 0
    assert "watchdog:" in capsys.readouterr().err
