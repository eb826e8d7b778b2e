import QtQuick
import "../theme"

// A sheet of paper that lies on the cloth.
Item {
    id: panel

    property color fill: Theme.paper
    property int radius: Theme.radius
    property bool shaded: true

    Shadow { visible: panel.shaded }
    Rectangle {
        anchors.fill: parent
        radius: panel.radius
        color: panel.fill
        border.color: Theme.paperLine
        border.width: 1
    }
}
