import QtQuick
import "../theme"

// Before the play, as who looks on sees it: an arrow from every place to the one that its three cards go to.
Item {
    id: round

    property string direction: ""      // left | right | across
    property int steps: 0              // how many places on
    property var places: []            // centres, clockwise, in own coordinates
    readonly property real along: direction === "across" ? 0.24 : 0.5   // across, all arrows would meet in the middle

    Accessible.role: Accessible.StaticText
    Accessible.name: caption.text

    Repeater {
        model: round.places.length
        Item {
            id: way
            required property int index
            readonly property point from: round.places[index] || Qt.point(0, 0)
            readonly property point to: round.places[(index + round.steps + round.places.length) % round.places.length] || Qt.point(1, 0)
            x: from.x + (to.x - from.x) * round.along
            y: from.y + (to.y - from.y) * round.along
            rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
            transformOrigin: Item.TopLeft
            PassingArrow { x: -width / 2; scale: 0.8; transformOrigin: Item.Center }
        }
    }
    ClothNote {
        id: caption
        anchors.centerIn: parent
        room: round.width * 0.4
        text: {
            switch (round.direction) {
            case "left": return qsTr("Everybody passes three cards to the left")
            case "right": return qsTr("Everybody passes three cards to the right")
            }
            return round.places.length === 4 ? qsTr("Everybody passes three cards across") : qsTr("Everybody passes three cards three seats on")
        }
    }
}
