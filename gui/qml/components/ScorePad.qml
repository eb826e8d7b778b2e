import QtQuick
import "../theme"

// A page of a ruled notebook: a column a player, a line a deal, totals below.
Item {
    id: pad

    property var names: []
    property var lines: []       // one list of points a deal
    property var totals: []
    property var ready: []       // who has asked for the next deal
    property int mine: -1
    property var winners: []

    readonly property real row: Theme.px(38)
    readonly property real margin: Theme.px(64)
    readonly property real column: (width - margin - Theme.px(12)) / Math.max(1, names.length)
    readonly property int blanks: Math.max(0, 4 - lines.length)   // a page isn't cut off below the last line
    readonly property color pen: Theme.dark ? "#cfe0ff" : "#27408b"
    readonly property color rule: Theme.dark ? "#3d4a55" : "#b9cfe0"

    implicitHeight: Theme.px(30) + head.height + row * (lines.length + 1 + blanks) + Theme.px(10)

    Rectangle {
        anchors.fill: parent
        color: Theme.dark ? "#232a30" : "#fffef8"
        radius: Theme.px(6)
        border.color: Theme.paperLine
    }
    Row {
        // The wire of the binding
        anchors.horizontalCenter: parent.horizontalCenter
        y: -Theme.px(6)
        spacing: Theme.px(14)
        Repeater {
            model: Math.max(4, Math.floor(pad.width / Theme.px(24)) - 2)
            Rectangle {
                width: Theme.px(5)
                height: Theme.px(22)
                radius: width / 2
                color: Theme.dark ? "#6d757c" : "#9aa3ab"
                Rectangle { anchors.horizontalCenter: parent.horizontalCenter; y: parent.height - height / 2; width: Theme.px(9); height: width; radius: width / 2; color: Theme.dark ? "#14181b" : "#d9d3c4"; z: -1 }
            }
        }
    }
    Rectangle {
        x: pad.margin - Theme.px(4)
        y: Theme.px(24)
        width: 2
        height: parent.height - Theme.px(32)
        color: Theme.dark ? "#8a4b46" : "#e59a92"
    }

    Row {
        id: head
        x: pad.margin
        y: Theme.px(26)
        Repeater {
            model: pad.names
            Column {
                id: title
                required property int index
                required property string modelData
                width: pad.column
                spacing: Theme.px(2)
                Text {
                    width: parent.width - Theme.px(6)
                    anchors.horizontalCenter: parent.horizontalCenter
                    text: title.modelData
                    color: Theme.ink
                    font.pixelSize: Theme.body
                    font.bold: true
                    font.underline: title.index === pad.mine
                    horizontalAlignment: Text.AlignHCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 8
                    elide: Text.ElideRight
                    textFormat: Text.PlainText
                    Accessible.role: Accessible.ColumnHeader
                    Accessible.name: text
                }
                Item {
                    width: parent.width
                    height: Theme.px(20)
                    Image {
                        anchors.centerIn: parent
                        visible: pad.winners.indexOf(title.index) >= 0 || pad.ready[title.index] === true
                        source: Theme.icon(pad.winners.indexOf(title.index) >= 0 ? "crown" : "check", false)
                        sourceSize: Qt.size(Theme.px(18), Theme.px(18))
                        Accessible.role: Accessible.Graphic
                        Accessible.name: pad.winners.indexOf(title.index) >= 0 ? qsTr("winner") : qsTr("ready")
                        Accessible.ignored: !visible
                    }
                }
            }
        }
    }
    Repeater {
        model: pad.blanks
        Rectangle {
            required property int index
            x: Theme.px(8)
            y: head.y + head.height + (pad.lines.length + index) * pad.row
            width: pad.width - Theme.px(16)
            height: 1
            color: pad.rule
        }
    }
    Repeater {
        model: pad.lines.length + 1
        Item {
            id: entry
            required property int index
            readonly property bool sum: index === pad.lines.length
            readonly property var values: sum ? pad.totals : pad.lines[index]
            x: 0
            y: head.y + head.height + (index + (sum ? pad.blanks : 0)) * pad.row
            width: pad.width
            height: pad.row
            Accessible.role: Accessible.Row
            Accessible.name: {
                const parts = pad.names.map((name, seat) => name + " " + (entry.values[seat] ?? 0))
                return (sum ? qsTr("Total") : qsTr("Deal %1").arg(index + 1)) + ": " + parts.join(", ")
            }
            Rectangle { x: Theme.px(8); width: parent.width - Theme.px(16); height: entry.sum ? 2 : 1; color: entry.sum ? pad.pen : pad.rule }
            Text {
                x: Theme.px(8)
                width: pad.margin - Theme.px(16)
                height: parent.height
                verticalAlignment: Text.AlignVCenter
                horizontalAlignment: Text.AlignHCenter
                text: entry.sum ? "Σ" : entry.index + 1
                color: Theme.inkSoft
                font.pixelSize: entry.sum ? Theme.large : Theme.small
                Accessible.ignored: true
            }
            Repeater {
                model: pad.names.length
                Text {
                    required property int index
                    x: pad.margin + index * pad.column
                    width: pad.column
                    height: entry.height
                    verticalAlignment: Text.AlignVCenter
                    horizontalAlignment: Text.AlignHCenter
                    text: Texts.number(entry.values[index] ?? 0)
                    color: pad.pen
                    font.pixelSize: entry.sum ? Theme.large : Theme.body
                    font.bold: entry.sum
                    font.family: Theme.serif
                    Accessible.ignored: true
                }
            }
        }
    }
}
