import QtQuick
import QtQuick.Templates as T
import "../components"
import "../theme"

// A table that was found: one click joins.
T.Button {
    id: tile

    required property var row
    readonly property bool open: row.compatible && (row.playing || !row.full)
    readonly property bool mine: returns.ids.indexOf(row.id) >= 0  // our seat there waits
    readonly property string invitation: {
        if (!row.compatible) return qsTr("Another version")
        if (mine) return qsTr("Your seat waits: go back")
        if (row.playing) return qsTr("Playing: click to watch")
        if (row.full) return qsTr("Full")
        return party.busy === "join" ? qsTr("Joining…") : qsTr("Click to join")
    }
    // A few cards tell the game before its name is read.
    readonly property var fanned: ({
        poison: ["V4", "G2", "R7"], hearts: ["AH", "QS", "KH"], revolution: ["7C", "7D", "7S"], nusicle: ["JC", "QD", "KS"], six: ["5", "33", "55"]
    })[row.game] || []
    signal picked(var row)

    text: row.name
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    implicitHeight: content.implicitHeight + Theme.px(32)
    Accessible.role: Accessible.Button
    Accessible.name: row.name + ", " + Texts.game(row.game) + ", " + qsTr("%1 of %2 seats taken").arg(row.taken).arg(row.seats) + ", " + invitation
    Accessible.description: qsTr("Hosted by %1").arg(row.host)
    onClicked: tile.picked(row)
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    opacity: 0
    Component.onCompleted: opacity = 1
    Behavior on opacity { enabled: Theme.animated; NumberAnimation { duration: 220 } }

    contentItem: Item {
        Column {
            id: content
            anchors { left: parent.left; right: parent.right; margins: Theme.px(18); verticalCenter: parent.verticalCenter }
            spacing: Theme.px(8)
            Item {
                width: parent.width
                height: Math.max(names.implicitHeight, fan.height)
                Item {
                    id: fan
                    width: Theme.px(66)
                    height: Theme.px(64)
                    Repeater {
                        model: tile.fanned
                        Card {
                            required property int index
                            required property string modelData
                            game: tile.row.game
                            name: modelData
                            shaded: false
                            width: Theme.px(36)
                            x: Theme.px(2 + index * 12)
                            y: Theme.px(7)
                            rotation: (index - 1) * 12
                            transformOrigin: Item.Bottom
                        }
                    }
                }
                Column {
                    id: names
                    anchors { left: fan.right; right: parent.right; leftMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
                    spacing: Theme.px(2)
                    Label { width: parent.width; text: tile.row.name; font.pixelSize: Theme.large; font.bold: true; font.family: Theme.serif; wrapMode: Text.WrapAtWordBoundaryOrAnywhere; Accessible.ignored: true }
                    Label { width: parent.width; text: Texts.game(tile.row.game); font.pixelSize: Theme.small; color: Theme.inkSoft; Accessible.ignored: true }
                    Label { width: parent.width; text: qsTr("Hosted by %1").arg(tile.row.host); font.pixelSize: Theme.small; color: Theme.inkSoft; Accessible.ignored: true }
                }
            }
            Flow {
                width: parent.width
                spacing: Theme.px(5)
                Repeater {
                    model: tile.row.seats
                    Rectangle {
                        required property int index
                        width: Theme.px(16)
                        height: width
                        radius: width / 2
                        color: index < tile.row.taken ? Theme.accent : "transparent"
                        border.color: index < tile.row.taken ? Theme.accent : Theme.fieldLine
                        border.width: 2
                    }
                }
                Label { text: "  " + qsTr("%1 of %2 seats").arg(tile.row.taken).arg(tile.row.seats); font.pixelSize: Theme.small; Accessible.ignored: true }
            }
            Item {
                width: parent.width
                height: Math.max(state_.height, tongue.height)
                Image {
                    id: lock
                    visible: !tile.open
                    anchors.verticalCenter: state_.verticalCenter
                    source: Theme.icon("lock", false)
                    sourceSize: Qt.size(Theme.px(16), Theme.px(16))
                }
                Label {
                    id: state_
                    anchors { left: lock.visible ? lock.right : parent.left; leftMargin: lock.visible ? Theme.px(6) : 0; right: tongue.left; rightMargin: Theme.px(8) }
                    text: tile.invitation
                    font.bold: true
                    font.pixelSize: Theme.small
                    color: tile.open ? Theme.good : Theme.inkSoft
                    Accessible.ignored: true
                }
                Label { id: tongue; anchors.right: parent.right; text: Texts.language(tile.row.language); wrapMode: Text.NoWrap; font.pixelSize: Theme.small; color: Theme.inkSoft; Accessible.ignored: true }
            }
        }
    }
    background: Panel {
        fill: tile.hovered || tile.down ? Theme.paperDeep : Theme.paper
        FocusRing { of: tile; radius: Theme.radius }
    }
}
