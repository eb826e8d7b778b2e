import QtQuick
import "../theme"

// The table top: felt within a wooden rim.
Item {
    id: cloth

    property bool rim: true
    readonly property int rimWidth: rim ? 16 : 0

    Image {
        anchors.fill: parent
        source: Theme.picture("felt_" + Theme.clothName + (Theme.dark ? "_dark.png" : "_light.png"))
        fillMode: Image.Tile
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
    }
    Image {
        anchors.centerIn: parent
        width: parent.width * 1.05
        height: parent.height * 1.15
        source: Theme.picture("glow.png")
        opacity: Theme.dark ? 0.10 : 0.22
    }
    BorderImage {
        visible: cloth.rim
        anchors.fill: parent
        anchors.margins: -6
        source: Theme.picture(Theme.dark ? "rim_dark.png" : "rim_light.png")
        border { left: 60; right: 60; top: 60; bottom: 60 }
    }
}
