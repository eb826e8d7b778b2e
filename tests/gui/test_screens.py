"""Every screen in every size: nothing is clipped, all has a name, the keyboard reaches it, nothing moves idly."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from gui.languages import FALLBACK, available
from lanparty.node.snapshots import Snapshot
from tests.gui import scripted
from tests.gui.desk import Desk

Screen = tuple[Callable[[], Snapshot], str]

SCREENS: dict[str, Screen] = {
    "home": (lambda: scripted.idle(found=scripted.found()), ""),
    "home without tables": (scripted.idle, ""),
    "new table": (scripted.idle, "NewTableDialog"),
    "practice": (scripted.idle, "PracticeDialog"),
    "address": (scripted.idle, "AddressDialog"),
    "check of the network": (lambda: scripted.idle(diagnosis=scripted.diagnosis()), "DiagnosisDialog"),
    "settings": (scripted.idle, "SettingsDialog"),
    "profile": (scripted.idle, "ProfileDialog"),
    "lobby": (scripted.lobby, ""),
    "lobby of two, as a guest": (lambda: scripted.lobby(2, hosting=False), ""),
    "table of two": (lambda: scripted.table(2), ""),
    "table of three, somebody else's turn": (lambda: scripted.table(3, turn=2), ""),
    "table of four": (scripted.table, ""),
    "table of five": (lambda: scripted.table(5, turn=4), ""),
    "table of six": (lambda: scripted.table(6), ""),
    "shuffling": (lambda: scripted.table(4, turn=-1, phase="preparing", hand=(), legal=(), seal=()), ""),
    "score pad": (lambda: scripted.between(6), ""),
    "result": (lambda: scripted.finished(6), ""),
    "stopped": (scripted.stopped, ""),
    "seal": (lambda: scripted.table(6), "SealDialog"),
    "help": (scripted.table, "side:help"),
    "game log": (scripted.table, "side:log"),
    "chat": (scripted.table, "side:chat"),
    "leave": (scripted.table, "LeaveDialog"),
    "replay": (lambda: scripted.played_back(6), ""),
    "replay of a match without open hands": (lambda: scripted.played_back(2, opened=False), ""),
    "matches played here": (scripted.idle, "ReplaysDialog"),
    "somebody lost": (lambda: scripted.missing(5), ""),
    "somebody lost, others have chosen": (
        lambda: scripted.given_up(scripted.missing(6, (3, 4)), {3: (1, 0), 4: (1, 0)}),
        "",
    ),
    "the only other laptop lost": (lambda: scripted.missing(2, (1,), alone=True), ""),
    "own link lost": (lambda: scripted.missing(4, (1, 3), alone=True), ""),
    "given up": (lambda: scripted.given_up(scripted.table(), {0: (1,)}), ""),
    "go on without": (lambda: scripted.missing(6, (3, 4)), "GoOnDialog"),
    "void": (lambda: scripted.after(scripted.between(), VOID), ""),
    "watching": (scripted.watching, ""),
    "watching two": (lambda: scripted.watching(2), ""),
    "watching six": (lambda: scripted.watching(6), ""),
    "watching between deals": (lambda: scripted.watching(phase="between", next_ready=(True,) * 4), ""),
}
VOID = ("void", -1, "", {"seats": [3], "names": [scripted.NAMES[3]]})
UNFINISHED = [
    SimpleNamespace(folder=Path("/x"), name="A sofa with a rather long name", game="poison", id="a" * 32),
    SimpleNamespace(folder=Path("/y"), name="Practice", game="poison", id="b" * 32),
]
SIZES = [((900, 600), 100), ((900, 600), 200), ((1366, 768), 150), ((1920, 1080), 100), ((1920, 1080), 200)]
# Names of 20 and more letters shrink to fit; below this nobody could read them.
SMALLEST_PX = 8
STILL_S = 0.5  # without a new picture


def _add(desk: Desk, what: str) -> None:
    """Open a dialog over the screen, or what "side:" names at the edge of the table."""
    if what.startswith("side:"):
        desk.child("Table").setProperty("side", what.removeprefix("side:"))
    elif what:
        desk.open(what)
    desk.settle()


def _open(
    open_desk: Any, name: str, size: tuple[int, int] = (900, 600), scale: int = 100, **more: Any
) -> Desk:
    snapshot, dialog = SCREENS[name]
    desk: Desk = open_desk(snapshot(), size=size, scale=scale, **more)
    desk.settle()
    _add(desk, dialog)
    return desk


def _box(item: QQuickItem) -> tuple[float, float, float, float]:
    corner = item.mapToScene(QPointF(0, 0))
    return corner.x(), corner.y(), item.width(), item.height()


def _scrolls(item: QQuickItem) -> bool:
    """Within something that can be scrolled up and down."""
    while item is not None:
        if item.inherits("QQuickFlickable"):
            return True
        item = item.parentItem()
    return False


def _texts(desk: Desk) -> list[QQuickItem]:
    return [item for item in desk.items() if item.inherits("QQuickText") and item.property("text")]


def _clipped(desk: Desk) -> list[str]:
    wrong = []
    width, height = desk.window.width(), desk.window.height()
    for item in _texts(desk):
        text = item.property("text")
        x, y, wide, high = _box(item)
        if item.property("truncated"):
            wrong.append(f"cut off: {text!r}")
        if item.property("contentWidth") > wide + 1 or item.property("contentHeight") > high + 1:
            needs = item.property("contentWidth"), item.property("contentHeight")
            wrong.append(f"{text!r} needs {needs} and has {wide, high}")
        if x < -1 or x + wide > width + 1:
            wrong.append(f"{text!r} reaches out of the window: {x, wide}")
        if not _scrolls(item) and (y < -1 or y + high > height + 1):
            wrong.append(f"{text!r} is above or below the window: {y, high}")
        if item.property("fontInfo").property("pixelSize").toNumber() < SMALLEST_PX:
            wrong.append(f"{text!r} is too small to read")
    return wrong


def _hasten(item: QQuickItem) -> None:
    """Show at once that somebody is missed, or that no table was found; the window itself waits whether it is so."""
    for child in item.childItems():
        if child.objectName() == "absence":
            child.setProperty("shown", child.property("due"))
        elif child.property("searched") is not None:
            child.setProperty("searched", True)
            _hasten(child)
        else:
            _hasten(child)


def _walk(desk: Desk) -> Iterator[str]:
    """One window through all screens; a window each would take minutes."""
    for name, (snapshot, dialog) in SCREENS.items():
        desk.show(scripted.idle(notice="", port=47801))
        desk.show(snapshot())
        _hasten(desk.window.contentItem())
        _add(desk, dialog)
        yield name
    desk.node.answers["unfinished"] = UNFINISHED
    desk.show(scripted.idle())
    desk.find("Go back to Practice")
    yield "home with tables to go back to"
    desk.open("ResumeDialog")
    yield "go back?"


@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_no_text_is_clipped(open_desk: Any, size: tuple[int, int], scale: int) -> None:
    """In the smallest window in every language, switched live."""
    desk: Desk = open_desk(size=size, scale=scale)
    languages = available() if size == SIZES[0][0] else [FALLBACK]
    wrong = {}
    for name in _walk(desk):
        for language in (*languages[1:], FALLBACK):
            desk.shell.prefs.set("language", language)
            desk.settle()
            if clipped := _clipped(desk):
                wrong[f"{language}: {name}"] = clipped
    assert wrong == {}


def role(item: QQuickItem) -> QAccessible.Role:
    """What a screen reader would call it."""
    interface = QAccessible.queryAccessibleInterface(item)
    return interface.role() if interface is not None else QAccessible.Role.NoRole


def said(item: QQuickItem, what: QAccessible.Text) -> str:
    interface = QAccessible.queryAccessibleInterface(item)
    return interface.text(what) if interface is not None else ""


_ACTIVE = ("QQuickAbstractButton", "QQuickTextField", "QQuickTextInput")


def _nameless(desk: Desk) -> list[str]:
    wrong = []
    for item in desk.items():
        active = any(item.inherits(kind) for kind in _ACTIVE) or item.property("activeFocusOnTab")
        if active and not (said(item, QAccessible.Text.Name) and role(item) is not QAccessible.Role.NoRole):
            wrong.append(item.metaObject().className())
    return wrong


def test_whatever_can_be_used_has_a_name(open_desk: Any) -> None:
    desk: Desk = open_desk()
    wrong = {name: nameless for name in _walk(desk) if (nameless := _nameless(desk))}
    assert wrong == {}


def _tab_round(desk: Desk, limit: int = 60) -> list[str]:
    """Accessible names of everything that Tab reaches, once round."""
    seen: list[str] = []
    first: QQuickItem | None = None
    for _ in range(limit):
        desk.key(Qt.Key.Key_Tab)
        item = desk.window.activeFocusItem()
        if item is first:
            break
        first = first or item
        seen.append(said(item, QAccessible.Text.Name) or item.metaObject().className())
    return seen


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("home", {"New table", "Practice", "Join by address", "Settings"}),
        ("new table", {"Name of the table", "Poison", "4", "Normal", "Open the table", "Cancel", "Close"}),
        ("lobby", {"You are ready", "Normal", "Say something", "Add computer", "Settings"}),
        ("table of four", {"Red 1", "Score pad", "Game log", "Chat", "How to play", "Settings", "Leave",
                           "Shuffle verified by all 4", "Sort by value"}),
        ("score pad", {"Next deal", "Close"}),
        ("result", {"Back to the tables", "Look at the table"}),
        ("leave", {"Stay", "Close for now", "Leave for good", "Close"}),
        ("watching", {"Ask for a seat", "Game log", "Chat", "Leave"}),
        ("check of the network", {"Close", "Check again", "Copy everything"}),
        ("settings", {"Check the network", "Light", "colour", "Less", "More", "Animations", "Done"}),
    ],
)  # fmt: skip
def test_the_keyboard_reaches_everything(open_desk: Any, name: str, expected: set[str]) -> None:
    desk = _open(open_desk, name)
    desk.wait(lambda: expected & desk.names())
    reached = _tab_round(desk)
    missing = expected - set(reached)
    assert missing == set()


@pytest.mark.parametrize("name", ["home", "lobby", "table of four", "result"])
def test_where_the_keyboard_is_can_be_seen(open_desk: Any, name: str) -> None:
    desk = _open(open_desk, name)
    for _ in range(4):
        desk.key(Qt.Key.Key_Tab)
        rings = [item for item in desk.items() if item.metaObject().className().startswith("FocusRing")]
        assert len(rings) == 1


@pytest.mark.parametrize(
    "name", ["home", "lobby", "table of four", "table of three, somebody else's turn", "shuffling"]
)
def test_nothing_moves_while_nothing_happens(open_desk: Any, name: str) -> None:
    desk = _open(open_desk, name, animations=True)
    drawn = [time.monotonic()]
    desk.window.frameSwapped.connect(lambda: drawn.append(time.monotonic()))
    # What appears may still be fading in.
    desk.wait(lambda: time.monotonic() - drawn[-1] > STILL_S, "something moves all the time")
