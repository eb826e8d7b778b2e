import QtQuick
import "../theme"

// A sign on the box of who sits there: in the corner of an upright one, on the edge of a long one, clear of the name.
Rectangle {
    id: badge

    property rect box                 // of who sits there, on the parent
    property bool upright: false

    x: box.x + box.width - width - Theme.px(upright ? 5 : 22)
    y: box.y + Theme.px(upright ? 5 : -11)
    width: Theme.px(22)
    height: width
    radius: Theme.px(6)
    color: "#4a3d32"
    border.color: "#fbf3e3"
    border.width: 1
}
