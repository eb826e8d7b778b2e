import QtQuick
import "../theme"

// A heart that is whole, or in two halves that fall apart.
Item {
    id: heart

    property bool broken: false
    property real size: Theme.px(18)

    width: size + (broken ? size * 0.2 : 0)
    height: size

    Repeater {
        model: 2
        Item {
            required property int index
            x: index * (heart.size / 2 + (heart.broken ? heart.size * 0.2 : 0))
            width: heart.size / 2
            height: heart.size
            clip: true
            rotation: heart.broken ? (index === 0 ? -9 : 9) : 0
            transformOrigin: Item.Bottom
            Behavior on rotation { enabled: Theme.animated; NumberAnimation { duration: Theme.span(300) } }
            Image {
                x: parent.index === 0 ? 0 : -heart.size / 2
                source: Theme.suit("H")
                sourceSize: Qt.size(Math.round(heart.size), Math.round(heart.size))
            }
        }
    }
}
