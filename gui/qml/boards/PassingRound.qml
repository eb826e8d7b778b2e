import QtQuick
import "../theme"

// Before the play, as who looks on sees it: an arrow from every place to the one that its three cards go to.
Item {
    id: round

    property string direction: ""      // left | right | across
    property int steps: 0              // how many places on
    property var ways: []              // from the middle to every place, clockwise: [x, y], each from -1 to 1
    readonly property real along: direction === "across" ? 0.16 : 0.5   // across, all arrows would meet in the middle
    readonly property real roof: height - caption.height - Theme.px(12)

    function place(index) {
        const way = ways[(index + ways.length) % ways.length] || [0, 0]
        return Qt.point(width / 2 + way[0] * Math.min(width * 0.34, Theme.px(210)), roof / 2 + way[1] * Math.max(0, roof / 2 - Theme.px(20)))
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: caption.text

    Repeater {
        model: round.ways.length
        Item {
            id: way
            required property int index
            readonly property point from: round.place(index)
            readonly property point to: round.place(index + round.steps)
            x: from.x + (to.x - from.x) * round.along
            y: from.y + (to.y - from.y) * round.along
            rotation: Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI
            transformOrigin: Item.TopLeft
            PassingArrow { x: -width / 2; scale: round.ways.length > 4 ? 0.64 : 0.8; transformOrigin: Item.Center }
        }
    }
    ClothNote {
        id: caption
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.px(2) }
        room: round.width
        text: {
            switch (round.direction) {
            case "left": return qsTr("Everybody passes three cards to the left")
            case "right": return qsTr("Everybody passes three cards to the right")
            }
            return round.ways.length === 4 ? qsTr("Everybody passes three cards across") : qsTr("Everybody passes three cards three seats on")
        }
    }
}
