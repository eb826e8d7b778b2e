import QtQuick
import "../components"
import "../theme"

// At the start: there is a table that was left for now, or by a crash.
Dialog {
    id: dialog

    readonly property var tables: returns.tables.slice(0, 3)

    heading: qsTr("You were at a table: go back?")
    wide: Theme.px(560)
    onOpened: if (rows.count) rows.itemAt(0).first.forceActiveFocus()
    onTablesChanged: if (!tables.length && opened) close()

    Column {
        width: parent.width
        spacing: Theme.px(12)
        Label { width: parent.width; text: qsTr("Cards, points and your seat are where they were. What you forget here isn't offered again.") }
        Repeater {
            id: rows
            model: dialog.tables
            ReturnCard {
                required property var modelData
                table: modelData
                lifted: false
                width: parent.width
            }
        }
    }
    buttons: [Button { text: qsTr("Not now"); onClicked: dialog.close() }]
}
