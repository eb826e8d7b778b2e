import QtQuick
import "../theme"

// A kind of card as a sign: rank (or nothing) and suit, and how many of them. Pale while there is none.
Rectangle {
    id: chip

    property string rank: ""          // "" for a whole suit
    property string suit: "H"
    property int count: 0
    property bool counted: true       // shows the number; else only whether it is there
    readonly property bool here: count > 0
    readonly property real size: Math.min(height * 0.72, width * 0.44)

    radius: Theme.px(5)
    color: here ? "#fffaf0" : "transparent"
    border.color: here ? "#a08a68" : Theme.clothInkSoft
    border.width: 1
    opacity: here ? 1 : 0.45

    Row {
        anchors.centerIn: parent
        spacing: Theme.px(2)
        Text {
            visible: chip.rank !== ""
            anchors.verticalCenter: parent.verticalCenter
            text: chip.rank
            color: chip.here ? "#33251b" : Theme.clothInk
            font.pixelSize: Math.round(chip.size)
            font.bold: true
            Accessible.ignored: true
        }
        Image {
            anchors.verticalCenter: parent.verticalCenter
            source: Theme.suit(chip.suit)
            sourceSize: Qt.size(Math.round(chip.size * 0.95), Math.round(chip.size * 0.95))
        }
        Text {
            visible: chip.counted
            anchors.verticalCenter: parent.verticalCenter
            text: chip.here ? chip.count : "–"
            color: chip.here ? "#33251b" : Theme.clothInk
            font.pixelSize: Math.round(chip.size)
            font.bold: true
            Accessible.ignored: true
        }
    }
}
