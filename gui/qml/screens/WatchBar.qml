import QtQuick
import "../components"
import "../theme"

// In the place of the hand, for who looks on.
FocusScope {
    id: bar

    property var facts: ({})
    readonly property bool requested: facts.asked || false
    readonly property bool free: (facts.computers || 0) > 0 && facts.phase !== "finished" && facts.phase !== "stopped"

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(18)
        color: Theme.clothShade
        border.color: "#26fbf3e3"
    }
    Image {
        id: eye
        anchors { left: parent.left; leftMargin: Theme.px(18); verticalCenter: parent.verticalCenter }
        source: Theme.iconOf("paper", "eye")
        sourceSize: Qt.size(Theme.px(30), Theme.px(30))
    }
    Column {
        anchors { left: eye.right; leftMargin: Theme.px(14); right: ask.visible ? ask.left : parent.right; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(2)
        Label { width: parent.width; text: qsTr("You are looking on"); color: Theme.clothInk; font.bold: true; font.pixelSize: Theme.large }
        Label {
            width: parent.width
            text: bar.requested ? qsTr("You have asked for a seat: you sit down when the next deal begins.") : bar.free ? qsTr("A computer player can give you its seat when the next deal begins.") : qsTr("What lies open you see; the hands are hidden from this laptop, too.")
            color: Theme.clothInkSoft
            font.pixelSize: Theme.small
        }
    }
    Button {
        id: ask
        visible: bar.free
        focus: true
        anchors { right: parent.right; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
        kind: bar.requested ? "cloth" : "primary"
        text: bar.requested ? qsTr("Ask again") : qsTr("Ask for a seat")
        onClicked: party.sitDown()
    }
}
