"""The table's facts as QML sees them: what has not changed is not told, and nothing new is seen beside what is old."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from pytestqt.qtbot import QtBot

from gui import facts, shape
from tests.gui import scripted

WATCHER = """
import QtQml
QtObject {
    property var facts
    property var runs: ({ turn: 0, moves: 0, pair: [] })
    property string turn: { runs.turn += 1; return String(facts.turn) }
    property int moves: { runs.moves += 1; return facts.moves === undefined ? -1 : facts.moves.length }
    property string pair: { const both = facts.phase + " " + facts.turn; runs.pair.push(both); return both }
}
"""


@pytest.fixture
def told() -> facts.Values:
    return facts.Facts()


@pytest.fixture
def watcher(qtbot: QtBot, told: facts.Values) -> Any:
    engine = QQmlEngine()
    told.serve(engine)
    component = QQmlComponent(engine)
    component.setData(WATCHER.encode(), QUrl())
    made = component.createWithInitialProperties({"facts": told})
    assert made is not None, component.errorString()
    yield made
    made.deleteLater()
    engine.deleteLater()


def test_every_fact_has_a_property() -> None:
    view = scripted.table().table
    assert view is not None
    assert set(facts.NAMES) == set(shape.table_facts(view))


def test_a_fact_that_is_not_known_is_undefined(watcher: Any) -> None:
    assert watcher.property("turn") == "undefined"
    assert watcher.property("moves") == -1


def test_only_what_depends_on_a_change_is_worked_out_again(watcher: Any, told: facts.Values) -> None:
    told.take({"turn": 1, "moves": [{"text": "R1"}], "phase": "playing"})
    assert (watcher.property("turn"), watcher.property("moves")) == ("1", 1)
    before = watcher.property("runs").toVariant()
    told.take({"turn": 2, "moves": [{"text": "R1"}], "phase": "playing"})
    after = watcher.property("runs").toVariant()
    assert (after["turn"], after["moves"]) == (before["turn"] + 1, before["moves"])
    told.take({"turn": 2, "moves": [{"text": "R1"}], "phase": "playing"})
    assert watcher.property("runs").toVariant() == after


def test_new_facts_are_never_seen_beside_old_ones(watcher: Any, told: facts.Values) -> None:
    told.take({"turn": 1, "phase": "playing"})
    told.take({"turn": -1, "phase": "between"})
    seen = watcher.property("runs").toVariant()["pair"]
    assert {one for one in seen if "undefined" not in one} == {"playing 1", "between -1"}


def test_they_are_read_by_name(told: facts.Values) -> None:
    told.take({"turn": 3})
    assert (told["turn"], told.get("turn"), told.get("phase", "none")) == (3, 3, "none")
