"""What a person does with the window: looks for things by name, clicks, types, waits."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QUrl
from PySide6.QtQml import QQmlComponent
from PySide6.QtQuick import QQuickItem, QQuickWindow
from PySide6.QtTest import QTest

from gui.app import Shell
from gui.party import Party
from gui.paths import QML

PATIENCE_MS = 60_000  # far more than a slow machine needs
HOPS = 4  # turns of the node's loop, more than a request takes


def below(item: QQuickItem) -> Iterator[QQuickItem]:
    """This item and all items within it that are drawn."""
    if not item.isVisible():
        return
    yield item
    for child in item.childItems():
        yield from below(child)


def every(item: QQuickItem) -> Iterator[QQuickItem]:
    """This item and all items within it, shown or not."""
    yield item
    for child in item.childItems():
        yield from every(child)


def kind(item: QQuickItem) -> str:
    """The name of its QML type."""
    return str(item.metaObject().className()).split("_QMLTYPE")[0]


def attached(item: QQuickItem) -> QObject | None:
    """The item's Accessible attached object."""
    return next(
        (child for child in item.children() if child.metaObject().className().startswith("QQuickAccessible")),
        None,
    )


class Patience(Protocol):
    """Lets the window live while one waits: pytest-qt's bot in a test, `Watch` in a process of its own."""

    def wait(self, ms: int) -> None: ...

    def waitUntil(self, callback: Callable[[], None], *, timeout: int) -> None: ...  # noqa: N802 - pytest-qt's name


@dataclass
class Desk:
    qtbot: Patience
    shell: Shell
    node: Any  # a ScriptedNode, unless the real one is behind the window
    home: Path

    @property
    def window(self) -> QQuickWindow:
        return self.shell.window

    @property
    def party(self) -> Party:
        return self.shell.party

    @property
    def facts(self) -> dict[str, Any]:
        facts: dict[str, Any] = self.party.property("facts")
        return facts

    # -- looking ------------------------------------------------------------------------------------------

    def items(self) -> Iterator[QQuickItem]:
        yield from below(self.window.contentItem())

    def named(self, name: str) -> list[QQuickItem]:
        """Visible items whose accessible name is this."""
        hits = []
        for item in self.items():
            helper = attached(item)
            if helper is not None and helper.property("name") == name and not helper.property("ignored"):
                hits.append(item)
        return hits

    def find(self, name: str) -> QQuickItem:
        """The last one drawn: what lies in front."""
        self.wait(lambda: bool(self.named(name)), f"nothing is called {name!r}: {sorted(self.names())}")
        return self.named(name)[-1]

    def names(self) -> set[str]:
        found = set()
        for item in self.items():
            helper = attached(item)
            if helper is not None and helper.property("name") and not helper.property("ignored"):
                found.add(str(helper.property("name")))
        return found

    def child(self, name: str) -> QQuickItem:
        """The first visible item of a QML type."""
        for item in self.items():
            if kind(item) == name:
                return item
        raise AssertionError(f"no {name} is shown")

    def cards(self) -> list[QQuickItem]:
        """The cards of the hand, as they lie."""
        return [item for item in self.child("Hand").childItems() if item.property("row") is not None]

    def tip(self, card: QQuickItem) -> QPoint:
        """A point of a fanned card that no other covers: its top left corner."""
        return card.mapToScene(QPointF(10, 14)).toPoint()

    def toast(self) -> str:
        """What the short notice says, if it is shown."""
        return next((str(item.property("message")) for item in self.items() if kind(item) == "Toast"), "")

    def toasts(self) -> list[str]:
        """All that the window's short notices say from now on."""
        said: list[str] = []
        toast = next(item for item in every(self.window.contentItem()) if kind(item) == "Toast")
        toast.messageChanged.connect(lambda: said.append(str(toast.property("message"))))  # type: ignore[attr-defined]
        return said

    # -- acting -------------------------------------------------------------------------------------------

    def wait(self, ready: Callable[[], Any], why: str = "") -> None:
        def check() -> None:
            assert ready(), why or "it did not happen in time"

        self.qtbot.waitUntil(check, timeout=PATIENCE_MS)

    def probe(self, source: bytes, file: str = "Probe.qml") -> Any:
        """An object of the window's engine, made from QML that stands as `file` beside the window's own."""
        component = QQmlComponent(self.shell.engine)
        component.setData(source, QUrl.fromLocalFile(str(QML / file)))
        made = component.create()
        assert isinstance(made, QObject), component.errorString()
        made.setParent(self.window)
        return made

    def settle(self) -> None:
        """Let queued signals, bindings and polishing run, and wait until the screen that is due has been built."""
        for _ in range(5):
            self.qtbot.wait(1)
        if not self.party.settled:
            self.wait(lambda: self.party.settled, "the newest snapshot is not shown")
            self.settle()
        elif not self.window.property("built") and self.window.isVisible():
            self.wait(lambda: self.window.property("built"), "the screen is not built")
            self.settle()

    def show(self, snapshot: Any) -> None:
        self.node.show(snapshot)
        self.wait(lambda: self.party._snapshot is snapshot and self.party.settled)
        self.settle()

    def centre(self, item: QQuickItem) -> QPoint:
        return item.mapToScene(QPointF(item.width() / 2, item.height() / 2)).toPoint()

    def _is_scrolled_away(self, item: QQuickItem) -> bool:
        """Whether its middle lies outside of the page or the window that it is on."""
        page = item.parentItem()
        while page is not None:
            whole = page.inherits("QQuickFlickable") or page is self.window.contentItem()
            if whole and not page.contains(
                item.mapToItem(page, QPointF(item.width() / 2, item.height() / 2))
            ):
                return True
            page = page.parentItem()
        return False

    def click(self, name: str) -> None:
        self.click_item(self.find(name))

    def click_item(self, item: QQuickItem, at: QPoint | None = None) -> None:
        self.settle()
        if at is None and self._is_scrolled_away(item):
            item.forceActiveFocus()  # a page scrolls to where the keyboard is
            self.settle()
        QTest.mouseClick(
            self.window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or self.centre(item)
        )
        self.settle()

    def click_card(self, which: QQuickItem | int | str) -> None:
        """A card of the hand: itself, its place from the left, or its name."""
        card = self.cards()[which] if isinstance(which, int) else which
        if isinstance(card, str):
            card = next(item for item in self.cards() if item.property("row")["name"] == which)
        self.click_item(card, self.tip(card))

    def key(self, key: Qt.Key) -> None:
        """Nobody types before there is something to see."""
        self.settle()
        QTest.keyClick(self.window, key)
        self.settle()

    def type(self, text: str) -> None:
        self.settle()
        for char in text:
            QTest.keyClick(self.window, char)
        self.settle()

    def asked(self, name: str) -> list[tuple[Any, ...]]:
        """Arguments of what the scripted node has been asked for, all that is on its way to its thread included."""
        loop = self.shell.bridge._loop
        for _ in range(HOPS if loop.is_running() else 0):
            asyncio.run_coroutine_threadsafe(asyncio.sleep(0), loop).result(PATIENCE_MS / 1000)
        return [request[1:] for request in self.node.asked if request[0] == name]

    def open(self, dialog: str) -> None:
        """Show one of the dialogs, as the screens do."""
        self.window.open(dialog, {})  # type: ignore[attr-defined]
        self.settle()
