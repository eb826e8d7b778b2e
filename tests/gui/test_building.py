"""What is built between frames: a little at a time, all of it in the end, and nothing turns for nothing."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtQml import QQmlComponent, QQmlEngine
from pytestqt.qtbot import QtBot

from gui.building import Building

# Much more than fits into one turn on any machine.
MANY = b"""
import QtQuick
Item {
    readonly property bool ready: hall.status === Loader.Ready
    readonly property int chairs: hall.item ? hall.item.children.length : 0
    Loader {
        id: hall
        asynchronous: true
        sourceComponent: Item { Repeater { model: 5000; Item { Item {} } } }
    }
}
"""


def test_the_event_loop_comes_round_while_much_is_built(qtbot: QtBot) -> None:
    home = QObject()
    engine = QQmlEngine()
    building = Building(home)
    engine.setIncubationController(building)
    component = QQmlComponent(engine)
    component.setData(MANY, "")
    rounds = []
    other = QTimer(home, interval=0)
    other.timeout.connect(lambda: rounds.append(built.property("ready")))
    built = component.create()
    assert built is not None, component.errorString()
    other.start()
    qtbot.waitUntil(lambda: built.property("ready"))
    assert rounds.count(False) > 2, "all of it came at once"
    assert built.property("chairs") > 5000 - 1
    assert not building.turns, "it goes on turning with nothing to build"
    built.deleteLater()
