import QtQuick
import "../theme"

// A soft shadow under its parent, from a nine-part picture: the software renderer has no effects.
BorderImage {
    property real spread: 14
    property real drop: 5

    source: Theme.picture("shadow.png")
    border { left: 32; right: 32; top: 32; bottom: 32 }
    anchors.fill: parent
    anchors.margins: -spread
    anchors.topMargin: -spread + drop
    anchors.bottomMargin: -spread - drop
    z: -1
}
