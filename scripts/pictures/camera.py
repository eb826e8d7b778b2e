"""One window, driven as a person would, and its pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEventLoop, Qt, QTimer
from PySide6.QtTest import QTest

PATIENCE_S = 60.0


class Camera:
    """Drives one window and takes its picture."""

    def __init__(self, shell: Any, out: Path, suffix: str, first: int = 1) -> None:
        self.shell, self.party, self.window = shell, shell.party, shell.window
        self._out, self._suffix = out, suffix
        self._number = first - 1

    def spin(self, seconds: float) -> None:
        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()

    def until(self, ready: Callable[[], Any], what: str) -> None:
        waited = 0.0
        while not ready():
            self.spin(0.05)
            waited += 0.05
            if waited > PATIENCE_S:
                raise SystemExit(f"waited in vain for {what}")

    def take(self, name: str) -> None:
        self.until(lambda: self.window.property("built"), "the screen")
        self.spin(0.4)
        self._number += 1
        path = self._out / f"{self._number:02}-{name}-{self._suffix}.png"
        self.window.grabWindow().save(str(path))
        print(path)

    def named(self, kind: str) -> Any:
        """The first item of a QML type, shown or not."""

        def below(item: Any) -> Any:
            yield item
            for child in item.childItems():
                yield from below(child)

        items = below(self.window.contentItem())
        return next((one for one in items if one.metaObject().className().split("_QMLTYPE")[0] == kind), None)

    def dialog(self, kind: str, name: str) -> None:
        self.window.open(kind, {})
        self.take(name)
        self.close_dialog()

    def close_dialog(self) -> None:
        self.press(Qt.Key.Key_Escape)
        self.spin(0.2)

    def facts(self) -> dict[str, Any]:
        facts: dict[str, Any] = self.party.property("facts")
        return facts

    def hand(self) -> int:
        return int(self.party.property("hand").rowCount())

    def screen(self) -> str:
        return str(self.party.property("screen"))

    def enters(self, screen: str) -> None:
        """Wait for another screen."""
        self.until(lambda: self.screen() == screen, f"the screen “{screen}”")

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.window, key)

    def leave(self) -> None:
        self.party.leave()
        self.enters("home")

    # ---- at a table ------------------------------------------------------------------------------------

    def my_turn(self) -> bool:
        facts = self.facts()
        return bool(facts.get("legal")) or facts.get("phase") not in ("playing", "preparing", None)

    def practice(self, game: str, seats: int, options: dict[str, Any]) -> None:
        """Sit down with computer players; the first deal is out when this returns."""
        self.party.practice(game, seats, "easy", options)
        self.until(lambda: self.facts().get("phase") == "playing", "the deal")

    def play(self, count: int) -> None:
        """Play the first legal move this often, cards of colours first, so that poisons are left for the picture."""
        for _ in range(count):
            self.until(self.my_turn, "my turn")
            legal = self.facts()["legal"]
            if not legal:
                return
            move = next((one for one in legal if not one.startswith("P")), legal[0])
            left = self.hand() - 1
            self.party.play(move)
            self.until(lambda left=left: self.hand() <= left, "the move")  # type: ignore[misc]
