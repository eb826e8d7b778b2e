import QtQuick
import "../components"
import "../theme"

// Before the play: whom three cards go to, an arrow in that direction, and the cards that are lifted for it.
Item {
    id: sign

    property string game: ""
    property string receiver: ""
    property point toward              // where the receiver sits, in own coordinates
    property var cards: []             // lifted, or laid aside
    property int wanted: 3
    property bool final: false
    readonly property real angle: Math.atan2(toward.y - height / 2, toward.x - width / 2) * 180 / Math.PI
    readonly property real turn: angle * Math.PI / 180
    readonly property bool upward: Math.abs(Math.cos(turn)) < 0.5
    readonly property real headroom: upward ? Theme.px(42) : 0   // for an arrow above the cards
    readonly property real cardWidth: Math.min(Theme.px(104), (height - headroom - caption.height - Theme.px(10)) / 1.4, width / 6)

    Accessible.role: Accessible.StaticText
    Accessible.name: caption.text

    Row {
        id: cardsRow
        anchors.horizontalCenter: parent.horizontalCenter
        y: sign.headroom + Math.max(0, (sign.height - sign.headroom - height - caption.height - Theme.px(10)) / 2)
        spacing: Theme.px(8)
        Repeater {
            model: sign.wanted
            Item {
                id: slot
                required property int index
                readonly property string name: sign.cards[index] || ""
                width: sign.cardWidth
                height: sign.cardWidth * 1.4
                Rectangle {
                    anchors.fill: parent
                    radius: sign.cardWidth * 0.08
                    color: "#1f081c20"
                    border.color: Theme.clothInkSoft
                    border.width: 1
                    Text {
                        anchors.centerIn: parent
                        text: slot.index + 1
                        color: Theme.clothInkSoft
                        font.pixelSize: Math.round(sign.cardWidth * 0.4)
                        font.family: Theme.serif
                        font.bold: true
                        Accessible.ignored: true
                    }
                }
                Card {
                    visible: slot.name !== ""
                    width: sign.cardWidth
                    game: slot.name !== "" ? sign.game : ""
                    name: slot.name
                    outlined: !sign.final
                }
            }
        }
    }
    Item {
        // The arrow goes out from the cards to the receiver's place.
        readonly property real reach: Math.abs(Math.cos(sign.turn)) * (cardsRow.width / 2) + Math.abs(Math.sin(sign.turn)) * (cardsRow.height / 2)
        visible: sign.receiver !== ""
        x: sign.width / 2
        y: cardsRow.y + cardsRow.height / 2
        rotation: sign.angle
        transformOrigin: Item.TopLeft
        PassingArrow {
            x: parent.reach + Theme.px(sign.upward ? 3 : 14)
            scale: sign.upward ? 0.54 : 1
            SequentialAnimation on opacity {
                running: Theme.animated && sign.visible && !sign.final
                loops: 3
                NumberAnimation { to: 0.55; duration: 700; easing.type: Easing.InOutSine }
                NumberAnimation { to: 1; duration: 700; easing.type: Easing.InOutSine }
            }
        }
    }
    ClothNote {
        id: caption
        anchors.horizontalCenter: parent.horizontalCenter
        y: cardsRow.y + cardsRow.height + Theme.px(10)
        room: sign.width
        text: sign.final ? qsTr("Laid aside for %1").arg(sign.receiver) : qsTr("Three cards go to %1").arg(sign.receiver)
    }
}
