import QtQuick
import "../theme"

// A round face. `ring` draws a coloured circle about it.
Item {
    id: avatar

    property int number: 0
    property bool computer: false
    property real size: Theme.px(44)
    property color ring: "transparent"
    property bool grey: false

    width: size
    height: size

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(3)
        radius: width / 2
        color: "transparent"
        border.color: avatar.ring
        border.width: Theme.px(3)
        visible: avatar.ring.a > 0
    }
    Image {
        anchors.fill: parent
        source: Theme.avatar(avatar.number, avatar.computer)
        sourceSize: Qt.size(Math.ceil(avatar.size / 8) * 8, Math.ceil(avatar.size / 8) * 8)
        smooth: true
        opacity: avatar.grey ? 0.4 : 1
    }
}
