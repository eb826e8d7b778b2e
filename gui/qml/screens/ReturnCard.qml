import QtQuick
import "../components"
import "../theme"

// A table that one may go back to.
Item {
    id: card

    required property var table        // {folder, name, game, id}
    property bool lifted: true         // lies on the cloth by itself
    property alias first: back

    implicitHeight: line.height + Theme.px(lifted ? 28 : 8)
    height: implicitHeight

    Panel { anchors.fill: parent; visible: card.lifted }
    Item {
        id: line
        readonly property bool narrow: width - sign.width - actions.implicitWidth < Theme.px(180)
        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; leftMargin: Theme.px(card.lifted ? 18 : 0); rightMargin: Theme.px(card.lifted ? 14 : 0) }
        height: narrow ? texts.height + actions.height + Theme.px(10) : Math.max(texts.height, actions.height)
        Image {
            id: sign
            y: (texts.height - height) / 2
            source: Theme.icon("clock", false)
            sourceSize: Qt.size(Theme.px(26), Theme.px(26))
        }
        Column {
            id: texts
            anchors { left: sign.right; leftMargin: Theme.px(12); right: line.narrow ? parent.right : actions.left; rightMargin: line.narrow ? 0 : Theme.px(12) }
            y: line.narrow ? 0 : (line.height - height) / 2
            Label { width: parent.width; text: Texts.table(card.table.name); font.bold: true; font.family: Theme.serif; font.pixelSize: Theme.large; wrapMode: Text.WrapAtWordBoundaryOrAnywhere }
            Label { width: parent.width; text: qsTr("%1 – your seat waits").arg(Texts.game(card.table.game)); font.pixelSize: Theme.small; color: Theme.inkSoft }
        }
        Row {
            id: actions
            anchors { right: parent.right; bottom: parent.bottom; bottomMargin: line.narrow ? 0 : (line.height - height) / 2 }
            spacing: Theme.px(10)
            Button {
                text: qsTr("Forget")
                Accessible.name: qsTr("Forget %1").arg(Texts.table(card.table.name))
                onClicked: returns.forget(card.table.folder)
            }
            Button {
                id: back
                kind: "primary"
                focus: true
                text: qsTr("Go back")
                Accessible.name: qsTr("Go back to %1").arg(Texts.table(card.table.name))
                enabled: party.busy === ""
                onClicked: returns.resume(card.table.folder)
            }
        }
    }
}
