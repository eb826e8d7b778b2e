"""Tables that were left for now, or by a crash: the window offers to go back. Context property `returns`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot

from gui.bridge import Bridge
from gui.party import Party


class Returns(QObject):
    """Asks the node for unfinished tables whenever the first screen is shown. Lives on the GUI thread."""

    changed = Signal()
    found = Signal()  # at the start there is a table to go back to

    def __init__(self, bridge: Bridge, party: Party, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._party = bridge, party
        self._rows: list[dict[str, str]] = []
        self._asked = False  # whether the person has been told of what was found at the start
        bridge.answered.connect(self._answered)
        party.screenChanged.connect(self._look)
        party.woken.connect(self._look)

    @Slot()
    def _look(self) -> None:
        if self._party.property("screen") == "home":
            self._bridge.request("unfinished")
        else:
            self._asked = True

    @Slot(str, object)
    def _answered(self, request: str, answer: Any) -> None:
        if request != "unfinished":
            return
        rows = [
            {"folder": str(one.folder), "name": one.name, "game": one.game, "id": one.id} for one in answer
        ]
        if rows != self._rows:
            self._rows = rows
            self.changed.emit()
        if rows and not self._asked:
            self.found.emit()
        self._asked = True

    # -- intents ----------------------------------------------------------------------------------

    @Slot(str)
    def resume(self, folder: str) -> None:
        """Go back to this table."""
        self._party.enter("resume", Path(folder))

    @Slot(str)
    def forget(self, folder: str) -> None:
        """Don't offer this table any more."""
        self._bridge.request("forget", Path(folder))
        self._bridge.request("unfinished")

    # -- values out -------------------------------------------------------------------------------

    def _tables(self) -> list[dict[str, str]]:
        return self._rows

    def _ids(self) -> list[str]:
        return [row["id"] for row in self._rows]

    tables = Property(list, _tables, notify=changed)
    ids = Property(list, _ids, notify=changed)
