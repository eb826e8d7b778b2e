"""A window per test: offscreen, with a scripted node or the real one, without animations unless asked for."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from gui.app import Shell, make_application
from lanparty.node.snapshots import Snapshot
from tests.gui.desk import Desk
from tests.gui.laptops import node_maker
from tests.gui.scripted import ScriptedNode, idle

# Said by Qt on machines without a desktop; nothing of ours.
_NOISE = ("propagateSizeHints", "XDG_RUNTIME_DIR", "This plugin does not support", "QUnifiedTimer")


@pytest.fixture(scope="session")
def qapp_cls() -> type[QGuiApplication]:
    return QGuiApplication


@pytest.fixture(scope="session", autouse=True)
def _fonts(qapp: QGuiApplication) -> None:
    make_application()


@pytest.fixture
def qml_messages() -> Iterator[list[str]]:
    """What Qt complained about: a test that opens a window fails when its QML has an error."""
    said: list[str] = []

    def note(kind: QtMsgType, _context: Any, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and not any(word in text for word in _NOISE):
            said.append(text)

    before = qInstallMessageHandler(note)
    yield said
    qInstallMessageHandler(before)


@pytest.fixture
def open_desk(qtbot: QtBot, tmp_path: Path, qml_messages: list[str]) -> Iterator[Callable[..., Desk]]:
    """`open_desk(snapshot, size=…, **settings)`: a window that shows this snapshot."""
    desks: list[Desk] = []

    def build(
        snapshot: Snapshot | None = None,
        size: tuple[int, int] = (900, 600),
        make: Any = None,
        answers: dict[str, Any] | None = None,
        **settings: Any,
    ) -> Desk:
        chosen = {"name": "Ana", "avatar": 4, "theme": "light", "animations": False, **settings}
        home = tmp_path / f"home{len(desks)}"
        home.mkdir()
        (home / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")
        node = ScriptedNode(idle() if snapshot is None else snapshot)
        node.answers.update(answers or {})
        shell = Shell(home, make or (None if make is False else node.make))
        shell.window.resize(*size)
        desk = Desk(qtbot, shell, node, home)
        desks.append(desk)
        desk.wait(lambda: shell.party.property("awake"))
        desk.settle()
        return desk

    yield build
    for desk in desks:
        desk.shell.close()
    qtbot.wait(1)
    assert qml_messages == []


@pytest.fixture
def real_desk(open_desk: Callable[..., Desk], tmp_path: Path) -> Desk:
    """A window with a node of its own."""
    return open_desk(make=node_maker(tmp_path / "node"))
