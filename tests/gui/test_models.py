"""The list model: after any change it holds what it was given, and never tells a view to rebuild."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex

from gui.models import RowsModel

_rows = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 2)), unique_by=lambda pair: pair[0], max_size=8)


def _dicts(pairs: list[tuple[int, int]]) -> list[dict[str, Any]]:
    return [{"id": key, "value": value} for key, value in pairs]


class Mirror:
    """What a view would hold that only listens to the model's signals."""

    def __init__(self, model: RowsModel) -> None:
        self.model, self.rows, self.resets = model, list(model.rows), 0
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)
        model.rowsMoved.connect(self._moved)
        model.dataChanged.connect(self._changed)
        model.modelReset.connect(self._reset)

    def _inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        for place in range(first, last + 1):
            self.rows.insert(place, self.model.rows[place])

    def _removed(self, _parent: QModelIndex, first: int, last: int) -> None:
        del self.rows[first : last + 1]

    def _moved(self, _p: QModelIndex, start: int, _end: int, _q: QModelIndex, to: int) -> None:
        self.rows.insert(to, self.rows.pop(start))

    def _changed(self, first: QModelIndex, last: QModelIndex) -> None:
        for place in range(first.row(), last.row() + 1):
            self.rows[place] = self.model.rows[place]

    def _reset(self) -> None:
        self.resets += 1


@given(st.lists(_rows, min_size=1, max_size=5))
def test_views_that_only_listen_hold_the_same(versions: list[list[tuple[int, int]]]) -> None:
    model = RowsModel("id")
    mirror = Mirror(model)
    for version in versions:
        model.set_rows(_dicts(version))
        assert model.rows == _dicts(version)
        assert mirror.rows == model.rows
        assert model.rowCount() == len(version) == model.property("count")
    assert mirror.resets == 0


def test_rows_that_stay_are_not_touched() -> None:
    model = RowsModel("id")
    model.set_rows(_dicts([(1, 0), (2, 0), (3, 0)]))
    told: list[str] = []
    model.rowsInserted.connect(lambda *_: told.append("inserted"))
    model.rowsRemoved.connect(lambda *_: told.append("removed"))
    model.rowsMoved.connect(lambda *_: told.append("moved"))
    model.dataChanged.connect(lambda *_: told.append("changed"))
    model.set_rows(_dicts([(1, 0), (2, 0), (3, 0)]))
    assert told == []
    model.set_rows(_dicts([(1, 0), (3, 0)]))
    assert told == ["removed"]
