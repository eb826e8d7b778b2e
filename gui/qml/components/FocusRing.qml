import QtQuick
import "../theme"

// Shows where the keyboard is. Two rings, light on dark, so that it stands out on paper and on cloth.
Item {
    id: ring

    property Item of: parent
    property int radius: Theme.px(10)
    property bool shown: of !== null && of.activeFocus

    anchors.fill: parent
    anchors.margins: -Theme.px(4)
    visible: shown
    z: 5

    Rectangle {
        anchors.fill: parent
        color: "transparent"
        radius: ring.radius + Theme.px(4)
        border.color: "#33200f"
        border.width: Theme.px(4)
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: Theme.px(1)
        color: "transparent"
        radius: ring.radius + Theme.px(3)
        border.color: Theme.focusRing
        border.width: Math.max(2, Theme.px(2))
    }
}
