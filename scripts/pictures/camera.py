"""One window, driven as a person would, and its pictures."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from _visitor import Visitor
from PySide6.QtCore import Qt


class Camera(Visitor):
    """Drives one window and takes its picture."""

    def __init__(self, shell: Any, out: Path, suffix: str, first: int = 1) -> None:
        super().__init__(shell)
        self._out, self._suffix = out, suffix
        self._number = first - 1

    def take(self, name: str) -> None:
        self.built()
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

    def hand(self) -> int:
        return int(self.party.property("hand").rowCount())

    # ---- at a table ------------------------------------------------------------------------------------

    def my_turn(self) -> bool:
        facts = self.facts()
        return bool(facts.get("legal")) or facts.get("phase") not in ("playing", "preparing", None)

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
