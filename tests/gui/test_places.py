"""The model that keeps what was made for the places that remain."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent, QQmlEngine
from pytestqt.qtbot import QtBot

from gui.paths import QML

ROW = """
import QtQuick
Item {
    id: row
    property int size: 3
    property int made: 0
    property list<int> there
    Repeater {
        model: Places { size: row.size }
        Item {
            required property int index
            Component.onCompleted: { row.made += 1; row.there.push(index) }
        }
    }
}
"""


def test_what_stays_is_not_made_again(qtbot: QtBot) -> None:
    engine = QQmlEngine()
    component = QQmlComponent(engine)
    component.setData(ROW.encode(), QUrl.fromLocalFile(str(QML / "components" / "Row.qml")))
    made = component.create()
    assert made is not None, component.errorString()
    assert made.property("made") == 3
    made.setProperty("size", 5)
    assert made.property("made") == 5
    made.setProperty("size", 1)
    made.setProperty("size", 2)
    assert made.property("made") == 6
    assert list(made.property("there")) == [0, 1, 2, 3, 4, 1]
    made.deleteLater()
    engine.deleteLater()
