import QtQuick
import "../theme"

// What happened, a line each, the newest last.
ListView {
    id: list

    property string game: ""

    clip: true
    spacing: Theme.px(4)
    boundsBehavior: Flickable.StopAtBounds
    onCountChanged: Qt.callLater(positionViewAtEnd)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Game log")
    delegate: Label {
        required property var row
        width: ListView.view.width
        text: Texts.event(list.game, row)
        font.pixelSize: Theme.small
        font.bold: row.kind !== "move"
        color: row.kind === "fault" ? Theme.bad : Theme.ink
    }
}
