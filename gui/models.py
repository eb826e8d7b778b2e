"""A list model for QML whose rows are dicts with a key; new rows are merged so that delegates stay alive.

Rebuilding a view under someone's pointer loses hover, focus and drags; so rows are told apart by their key, and only
what differs is inserted, moved, removed or changed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import Property as QtProperty
from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)

_ROLE = int(Qt.ItemDataRole.UserRole) + 1
Row = dict[str, Any]
Index = QModelIndex | QPersistentModelIndex
_NOWHERE = QModelIndex()
BITE = 4  # so many new rows at most come at once: what is made for more would hold up a frame


class RowsModel(QAbstractListModel):
    """Each row is offered to delegates as `row`, and its `fields` as roles of their own."""

    countChanged = Signal()

    def __init__(self, key: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self._rows: list[Row] = []

    @property
    def rows(self) -> list[Row]:
        return self._rows

    @Slot(int, result="QVariantMap")
    def rowAt(self, index: int) -> Row:
        """One row, {} beyond the end."""
        return self._rows[index] if 0 <= index < len(self._rows) else {}

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def roleNames(self) -> dict[int, QByteArray]:
        return {_ROLE: QByteArray(b"row")}

    def data(self, index: Index, role: int = _ROLE) -> Any:
        if role != _ROLE or not 0 <= index.row() < len(self._rows):
            return None
        return self._rows[index.row()]

    def _count(self) -> int:
        return len(self._rows)

    count = QtProperty(int, _count, notify=countChanged)

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Make the model hold exactly these rows, in this order, with as little change as can be. Keys are unique."""
        before = len(self._rows)
        wanted = {row[self._key] for row in rows}
        for place in range(len(self._rows) - 1, -1, -1):
            if self._rows[place][self._key] not in wanted:
                self._remove(place)
        for place, row in enumerate(rows):
            self._settle(place, row)
        if len(self._rows) != before:
            self.countChanged.emit()

    def set_in_bites(self, rows: Sequence[Row]) -> Iterator[None]:
        """The same; where many are new, a few at a time: yields after each bite."""
        known = {row[self._key] for row in self._rows}
        new = [row[self._key] for row in rows if row[self._key] not in known]
        for end in range(BITE, len(new), BITE):
            some = known.union(new[:end])
            self.set_rows([row for row in rows if row[self._key] in some])
            yield
        self.set_rows(rows)
        if len(new) > BITE:
            yield

    def _settle(self, place: int, row: Row) -> None:
        """Bring `row` to `place`; everything before it stands already."""
        now = next(
            (at for at in range(place, len(self._rows)) if self._rows[at][self._key] == row[self._key]), None
        )
        if now is None:
            self.beginInsertRows(_NOWHERE, place, place)
            self._rows.insert(place, row)
            self.endInsertRows()
            return
        if now != place:
            self.beginMoveRows(_NOWHERE, now, now, _NOWHERE, place)
            self._rows.insert(place, self._rows.pop(now))
            self.endMoveRows()
        if self._rows[place] != row:
            self._rows[place] = row
            index = self.index(place, 0)
            self.dataChanged.emit(index, index, [_ROLE])

    def _remove(self, place: int) -> None:
        self.beginRemoveRows(_NOWHERE, place, place)
        del self._rows[place]
        self.endRemoveRows()
