"""Every screen in every size: nothing is clipped, all has a name, the keyboard reaches it, nothing moves idly."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem

from gui.languages import FALLBACK, I18N, available
from gui.paths import QML
from lanparty.node.snapshots import Snapshot
from scripts._ts import read
from tests.gui import hearts_scenes, nusicle_scenes, revolution_scenes, scripted, six_scenes
from tests.gui.desk import PATIENCE_MS, Desk, kind

Screen = tuple[Callable[[], Snapshot], str]
Box = tuple[float, float, float, float]  # x, y, width, height in the window

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
    "rules in the lobby": (scripted.lobby, "RulesDialog"),
    "lobby of two, as a guest": (lambda: scripted.lobby(2, hosting=False), ""),
    "table of two": (lambda: scripted.table(2), ""),
    "table of three, somebody else's turn": (lambda: scripted.table(3, turn=2), ""),
    "table of four": (scripted.table, ""),
    "table of five": (lambda: scripted.table(5, turn=4), ""),
    "table of six": (lambda: scripted.table(6), ""),
    "lobby of ten": (lambda: six_scenes.lobby(10), ""),
    "ten at Take Six, who chooses a row": (lambda: six_scenes.row_choice(10), ""),
    "Nusicle": (nusicle_scenes.turn, ""),
    "rules of Solo Nus": (nusicle_scenes.solo, "side:help"),
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
# The boards of the further games, looked at in every language.
BOARDS: dict[str, Screen] = {
    "hearts": (
        lambda: hearts_scenes.table(
            hearts_scenes.shown(trick=[[1, "4C"], [2, "KC"]], winning=2, dealer=1), ("2C", "9C")
        ),
        "",
    ),
    "hearts without passing": (
        lambda: hearts_scenes.table(hearts_scenes.shown(direction="none", passed=False), ("2C",)),
        "",
    ),
    "hearts of six, passing": (lambda: hearts_scenes.passing(seats=6), ""),
    "rules of hearts": (lambda: hearts_scenes.table(hearts_scenes.shown(), ("2C",)), "side:help"),
    "revolution": (
        lambda: revolution_scenes.table(
            revolution_scenes.shown(
                trick=[[1, "5D 5C"], [2, "7S 7H"]], rank="7", count=2, passed=[4], places=[3]
            ),
            ("9H 9S", "pass"),
        ),
        "",
    ),
    "turned around": (
        lambda: revolution_scenes.table(
            revolution_scenes.shown(trick=[[1, "JC JD JH JS"]], rank="J", count=4, revolution=True), ("pass",)
        ),
        "",
    ),
    "exchange": (
        lambda: revolution_scenes.exchange(
            "give_back", ("give 7D 9H", "give QC AH"), (0, 1), gifts=[[0, 4, 2], [1, 3, 1]]
        ),
        "",
    ),
    "teams": (
        lambda: revolution_scenes.table(
            revolution_scenes.shown(4, places=[2], roles=[1, 0, 2, 3]),
            ("9H",),
            options={**revolution_scenes.OPTIONS, "teams": "2"},
        ),
        "",
    ),
    "rules of revolution": (
        lambda: revolution_scenes.table(revolution_scenes.shown(), ("7D",)),
        "side:help",
    ),
    "six": (six_scenes.choosing, ""),
    "six of ten": (lambda: six_scenes.choosing(10, (0, 3), "38"), ""),
    "six, choosing a row": (six_scenes.row_choice, ""),
    "rules of six": (six_scenes.choosing, "side:help"),
    "lobby of six": (lambda: six_scenes.lobby(10), ""),
    "nusicle": (nusicle_scenes.turn, ""),
    "nusicle, the other's turn": (nusicle_scenes.waiting, ""),
    "rules of nusicle": (nusicle_scenes.turn, "side:help"),
    "solo nus": (nusicle_scenes.solo, ""),
}
VOID = ("void", -1, "", {"seats": [3], "names": [scripted.NAMES[3]]})
UNFINISHED = [
    SimpleNamespace(folder=Path("/x"), name="A sofa with a rather long name", game="poison", id="a" * 32),
    SimpleNamespace(folder=Path("/y"), name="Sunday", game="poison", id="b" * 32),
]
SMALLEST = (900, 600)
SIZES = [(SMALLEST, 100), (SMALLEST, 200), ((1366, 768), 150), ((1920, 1080), 200)]
# What doesn't fit shrinks; below this nobody could read it. Names of 20 and more letters may go a little further.
SMALLEST_PX = 10
SMALLEST_NAME_PX = 8
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


def _box(item: QQuickItem) -> Box:
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


# Python can't read these enumerations.
_ALIGNED = b"""
import QtQuick
QtObject {
    function aligned(one) {
        return [one.horizontalAlignment === Text.AlignRight, one.horizontalAlignment === Text.AlignHCenter,
                one.verticalAlignment === Text.AlignBottom, one.verticalAlignment === Text.AlignVCenter]
    }
}
"""


def _control(item: QQuickItem | None) -> QQuickItem | None:
    """The button that a text belongs to."""
    while item is not None and not item.inherits("QQuickAbstractButton"):
        item = item.parentItem()
    return item


def _clipped(desk: Desk, texts: list[QQuickItem], ask: Any) -> list[str]:
    wrong = []
    window = (0.0, 0.0, float(desk.window.width()), float(desk.window.height()))
    for item in texts:
        text = item.property("text")
        box = _box(item)
        needs = item.property("contentWidth"), item.property("contentHeight")
        button = _control(item)
        if item.property("truncated"):
            wrong.append(f"cut off: {text!r}")
        if needs[0] > box[2] + 1 or needs[1] > box[3] + 1:
            wrong.append(f"{text!r} needs {needs} and has {box[2:]}")
        if not _within(box, window, high=not _scrolls(item)):
            wrong.append(f"{text!r} reaches out of the window: {box}")
        if button is not None and not _within(box, _box(button)):
            wrong.append(f"{text!r} reaches out of its button: {box} in {_box(button)}")
        smallest = SMALLEST_NAME_PX if text in scripted.NAMES else SMALLEST_PX
        if item.property("fontInfo").property("pixelSize").toNumber() < smallest:
            wrong.append(f"{text!r} is too small to read")
    return wrong + _crossing(texts, ask)


def _within(box: Box, frame: Box, high: bool = True) -> bool:
    x, y, width, height = box
    left, top, wide, tall = frame
    across = x >= left - 1 and x + width <= left + wide + 1
    return across and (not high or (y >= top - 1 and y + height <= top + tall + 1))


def _sheet(item: QQuickItem) -> str:
    """What lies over other things, and may cover them."""
    above: QQuickItem | None = item
    while above is not None:
        if kind(above) in ("SidePanel", "AbsenceBanner", "Toast", "Dialog", "QQuickOverlay"):
            return kind(above)
        above = above.parentItem()
    return ""


def _shown(item: QQuickItem, ask: Any) -> Box:
    """Where the letters of a text can be seen: its content, within what cuts it off."""
    x, y, width, height = _box(item)
    wide, tall = item.property("contentWidth"), item.property("contentHeight")
    right, middle, bottom, centre = ask.aligned(item).toVariant()
    x += width - wide if right else (width - wide) / 2 if middle else 0
    y += height - tall if bottom else (height - tall) / 2 if centre else 0
    right, bottom = x + wide, y + tall
    above = item.parentItem()
    while above is not None:
        if above.clip():
            left, top, width, height = _box(above)
            x, y = max(x, left), max(y, top)
            right, bottom = min(right, left + width), min(bottom, top + height)
        above = above.parentItem()
    return x, y, right - x, bottom - y


def _crossing(texts: list[QQuickItem], ask: Any) -> list[str]:
    """Texts that are written over each other."""
    there = [(_sheet(item), _shown(item, ask), item.property("text")) for item in texts]
    there = [one for one in there if one[1][2] > 0 and one[1][3] > 0]
    return [
        f"{text!r} and {other!r} lie over each other: {box} {second}"
        for number, (sheet, box, text) in enumerate(there)
        for over, second, other in there[number + 1 :]
        if sheet == over and _meet(box, second)
    ]


def _meet(one: Box, other: Box) -> bool:
    """By more than the white above and below the letters."""
    across = min(one[0] + one[2], other[0] + other[2]) - max(one[0], other[0])
    down = min(one[1] + one[3], other[1] + other[3]) - max(one[1], other[1])
    return across > 2 and down > 4


def _draw(desk: Desk) -> None:
    """Wait for a frame: only then Qt has moved what stands in columns and rows."""
    with desk.qtbot.waitSignal(desk.window.frameSwapped, timeout=PATIENCE_MS):
        desk.window.update()


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


def _walk(desk: Desk, screens: dict[str, Screen] | None = None) -> Iterator[str]:
    """One window through all screens; a window each would take minutes."""
    for name, (snapshot, dialog) in (screens or SCREENS).items():
        desk.show(scripted.idle(notice="", port=47801))
        desk.show(snapshot())
        _hasten(desk.window.contentItem())
        _add(desk, dialog)
        yield name
    desk.node.answers["unfinished"] = UNFINISHED
    desk.show(scripted.lobby())
    desk.show(scripted.idle())  # who comes back to the first screen is asked
    desk.find("Go back to Sunday")
    yield "home with tables to go back to"
    desk.open("ResumeDialog")
    yield "go back?"


def _only_english(language: str) -> set[str]:
    """Texts that can be shown as they are, and that are other words in this language."""
    own = {one.key: one.forms for one in read(I18N / f"lanparty_{language.split('_')[0]}.ts")}
    english = read(I18N / "lanparty_en.ts")
    foreign = {text for forms in own.values() for text in forms}
    return {one.source for one in english if not one.plural and "%" not in one.source} - foreign


def _without_tables() -> dict[str, Screen]:
    return {name: screen for name, screen in SCREENS.items() if screen[0]().table is None}


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


@pytest.mark.timeout(240)  # a machine that does other things, too, needs its time for five languages
@pytest.mark.parametrize(("size", "scale"), SIZES)
def test_every_screen(open_desk: Any, size: tuple[int, int], scale: int) -> None:
    """No text is clipped, and whatever can be used has a name; in the smallest window in every language."""
    desk: Desk = open_desk(size=size, scale=scale)
    ask = desk.probe(_ALIGNED)
    languages, screens = [FALLBACK], SCREENS
    if size == SMALLEST:
        # The table has to fit as a whole: there a larger scale changes nothing.
        languages = available()
        screens = {**SCREENS, **BOARDS} if scale == 100 else _without_tables()
    english = {language: _only_english(language) for language in languages}
    wrong = {}
    for name in _walk(desk, screens):
        if nameless := _nameless(desk):
            wrong[f"{name}: without a name"] = nameless
        for language in (*languages[1:], FALLBACK):
            desk.shell.prefs.set("language", language)
            desk.settle()
            _draw(desk)
            texts = _texts(desk)
            clipped = _clipped(desk, texts, ask)
            kept = {item.property("text") for item in texts} & english[language]
            if clipped or kept:
                wrong[f"{language}: {name}"] = clipped + [f"still English: {text!r}" for text in sorted(kept)]
    assert wrong == {}


_TROUBLE = b"""
import QtQuick
import "theme"
QtObject { function trouble(code) { return Texts.trouble(code, "") } }
"""


def test_the_longest_notice_fits_in_every_language(open_desk: Any) -> None:
    desk: Desk = open_desk(size=SMALLEST, scale=200)
    ask = desk.probe(_ALIGNED)
    texts = desk.probe(_TROUBLE)
    for language in available():
        desk.shell.prefs.set("language", language)
        longest = max(_codes(), key=lambda code: len(texts.trouble(code)))
        desk.party.told.emit(longest, "")
        desk.settle()
        _draw(desk)
        assert texts.trouble(longest) in desk.names()
        assert _clipped(desk, _texts(desk), ask) == [], language


def _codes() -> set[str]:
    """All that can go wrong, as `Texts.trouble` lists it."""
    told = (QML / "theme" / "Texts.qml").read_text(encoding="utf-8")
    return set(
        re.findall(r'case "(\w+)":', told[told.index("function trouble") : told.index("function advice")])
    )


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
        ("new table", {"Name of the table", "Hearts", "4", "Classic", "Open the table", "Cancel", "Close"}),
        ("lobby", {"You are ready", "How to play", "Normal", "Say something", "Add computer", "Settings"}),
        ("table of four", {"Red 1", "Score pad", "Game log", "Chat", "How to play", "Settings", "Leave",
                           "Shuffle verified by all 4", "Sort by value"}),
        ("score pad", {"Next deal", "Close"}),
        ("result", {"Back to the tables", "Look at the table"}),
        ("leave", {"Stay", "Close for now", "Leave for good", "Close"}),
        ("watching", {"Ask for a seat", "Game log", "Chat", "Leave"}),
        ("check of the network", {"Close", "Check again", "Copy everything"}),
        ("settings", {"Check the network", "Light", "colour", "Less", "More", "Off", "Done"}),
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
