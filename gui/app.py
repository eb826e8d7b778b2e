"""Composition of the window: application, fonts, language, QML; the node starts after the first frame."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, QUrl, Signal, Slot
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QIcon
from PySide6.QtQml import QQmlApplicationEngine
from PySide6.QtQuick import QQuickWindow

from gui.address import QrCodes
from gui.bridge import Bridge, NodeLike, NodeMaker
from gui.building import Building
from gui.catalogue import levels, offered_games
from gui.languages import Languages, available, own_name, spoken
from gui.network import Network
from gui.party import Party
from gui.paths import QML, RESOURCES
from gui.preferences import Preferences
from gui.returns import Returns
from gui.settings import TEMPOS, Settings
from gui.sounds import Sounds

log = logging.getLogger("lanparty.window")
FONTS = ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf", "NotoSerif-Bold.ttf")


# How long computer players that run here take for a move: a human pace, so that people can follow.
HELPER_PACE_S = (0.6, 1.5)
HASTE = 1 / 3  # of that without animations, when there is less to follow
# How long one thread may keep the other waiting for the interpreter: well below a frame, and both do many small things.
SWITCH_S = 0.0003


class WindowFailed(Exception):
    """The window can't be shown. One clear line."""


def node_maker(home: Path, prefs: Preferences, language: str, pace: tuple[float, float]) -> NodeMaker:
    """Makes the real node; called on the asyncio thread, where its imports belong."""
    chosen = prefs.settings
    pace = paced(pace, chosen)

    def make(on_change: Callable[[Any], None]) -> NodeLike:
        from lanparty.node.node import Node

        # Looked up here, so that the first dialog that asks doesn't have to wait.
        offered_games()
        levels()
        node: NodeLike = Node(
            home,
            chosen.name or "Player",
            avatar=chosen.avatar,
            language=spoken(language),
            on_change=on_change,
            pace=pace,
            sweep=True,
        )
        return node

    return make


def paced(pace: tuple[float, float], chosen: Settings) -> tuple[float, float]:
    """The pace that goes with the chosen movements."""
    tempo = TEMPOS[chosen.speed] if chosen.animations else HASTE
    return pace[0] * tempo, pace[1] * tempo


def make_application(arguments: list[str] | None = None) -> QGuiApplication:
    """The one application of this process, with our fonts and icon."""
    running = QGuiApplication.instance()
    app = running if isinstance(running, QGuiApplication) else QGuiApplication(arguments or sys.argv[:1])
    app.setApplicationName("LAN Party")
    app.setDesktopFileName("lanparty")
    for name in FONTS:
        if QFontDatabase.addApplicationFont(str(RESOURCES / "fonts" / name)) < 0:
            log.warning("font %s can't be loaded", name)
    font = QFont("Noto Sans")
    font.setPixelSize(15)
    app.setFont(font)
    app.setWindowIcon(QIcon(str(RESOURCES / "icons" / "lanparty.svg")))
    return app


class Shell(QObject):
    """One window with its engine, its bridge and its preferences. `make` is for tests that bring their own node."""

    firstFrame = Signal()

    def __init__(
        self,
        home: Path,
        make: NodeMaker | None = None,
        pace: tuple[float, float] = HELPER_PACE_S,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        # The engine is the first child: it goes down first, while everything its QML looks at is still there.
        self.engine = QQmlApplicationEngine(self)
        self._building = Building(self)
        self.engine.setIncubationController(self._building)
        self.prefs = Preferences(home, self)
        self.languages = Languages(self)
        language = self.languages.install(self.prefs.settings.language)
        self.bridge = Bridge(make or node_maker(home, self.prefs, language, pace), self)
        self.party = Party(self.bridge, self.prefs, self)
        self.returns = Returns(self.bridge, self.party, self)
        self.network = Network(self.bridge, self)
        self.sounds = Sounds(self.prefs, self)
        self.window = self._load()
        self._started = False
        self._pace = pace
        self._asked_pace = paced(pace, self.prefs.settings)
        self.prefs.changed.connect(self._change_pace)
        self.prefs.languageChanged.connect(self._change_language)
        self.window.frameSwapped.connect(self._frame, Qt.ConnectionType.QueuedConnection)

    def _change_pace(self) -> None:
        pace = paced(self._pace, self.prefs.settings)
        if pace != self._asked_pace:
            self._asked_pace = pace
            self.bridge.request("set_pace", *pace)

    def _load(self) -> QQuickWindow:
        self.party.serve(self.engine)
        self.engine.addImageProvider("qr", QrCodes())
        context = self.engine.rootContext()
        context.setContextProperty("party", self.party)
        context.setContextProperty("returns", self.returns)
        context.setContextProperty("network", self.network)
        context.setContextProperty("prefs", self.prefs)
        context.setContextProperty("sounds", self.sounds)
        context.setContextProperty("languages", self.languages)
        context.setContextProperty("resourceUrl", QUrl.fromLocalFile(str(RESOURCES) + os.sep).toString())
        names = [{"code": code, "name": own_name(code)} for code in available()]
        context.setContextProperty("languageList", names)
        self.engine.load(QUrl.fromLocalFile(str(QML / "Main.qml")))
        roots = self.engine.rootObjects()
        if not roots or not isinstance(roots[0], QQuickWindow):
            raise WindowFailed("the window's own files can't be loaded")
        return roots[0]

    @Slot()
    def _frame(self) -> None:
        if not self._started:
            self._started = True
            self.window.frameSwapped.disconnect(self._frame)
            self.bridge.start()
            self.firstFrame.emit()

    @Slot(str)
    def _change_language(self, wanted: str) -> None:
        self.bridge.request("speak", spoken(self.languages.install(wanted)))
        self.engine.retranslate()
        self.party.rename()

    def close(self) -> None:
        """Say goodbye to the table, keep the settings, take the window down."""
        self.bridge.stop()
        self.prefs.flush()
        self.sounds.close()
        self.window.close()
        self.engine.deleteLater()


def run(home: Path, *, watchdog: bool = False) -> int:
    """Show the window until it is closed. Returns the exit status. Raises WindowFailed."""
    app = make_application()
    guard = None
    if watchdog:
        from gui.watchdog import Watchdog

        guard = Watchdog(parent=app)
    sys.setswitchinterval(SWITCH_S)
    shell = Shell(home)
    status = app.exec()
    shell.close()
    if guard is not None:
        print(f"watchdog: {guard.summary()}", file=sys.stderr)
        guard.deleteLater()
    return int(status)
