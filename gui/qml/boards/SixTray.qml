import QtQuick
import "../components"
import "../theme"

// What lies before a seat: the card that it chose, and the heads that it has taken.
Item {
    id: tray

    property string owner: ""
    property bool chosen: false        // a card lies face down
    property string card: ""           // … or shown
    property int heads: 0
    property bool own: false           // the own card lies larger, elsewhere
    readonly property bool upright: height > width * 0.5
    readonly property real cardWidth: Math.min(height / 1.4, width * 0.45)
    // Where the card lies, in own coordinates.
    readonly property rect spot: Qt.rect(upright ? width * 0.06 : Theme.px(6), (height - cardWidth * 1.4) / 2, cardWidth, cardWidth * 1.4)
    // Where taken cards land.
    readonly property rect heap: Qt.rect(pile.x, (height - cardWidth * 1.4) / 2, cardWidth, cardWidth * 1.4)

    Accessible.role: Accessible.StaticText
    Accessible.name: {
        const taken = qsTr("%1 has taken %2").arg(owner).arg(SixTexts.inHeads(heads))
        if (card !== "")
            return taken + ", " + qsTr("and played %1").arg(SixTexts.card(card))
        return chosen ? taken + ", " + qsTr("and has chosen a card") : taken
    }

    Rectangle {
        // The place for the card
        visible: !tray.own
        x: tray.spot.x
        y: tray.spot.y
        width: tray.spot.width
        height: tray.spot.height
        radius: width * 0.08
        color: "transparent"
        border.color: "#40fbf3e3"
    }
    Ticket {
        id: ticket
        visible: !tray.own && (tray.chosen || tray.card !== "")
        x: tray.spot.x
        y: tray.spot.y
        width: tray.spot.width
        name: tray.card
        scale: visible ? 1 : 0.6
        Behavior on scale { enabled: Theme.animated && ticket.visible; NumberAnimation { duration: Theme.span(160); easing.type: Easing.OutBack } }
    }
    Row {
        id: pile
        x: tray.own ? Theme.px(8) : tray.spot.x + tray.spot.width + Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)
        opacity: tray.heads > 0 ? 1 : 0.6
        Image {
            anchors.verticalCenter: parent.verticalCenter
            source: Theme.picture("head.svg")
            sourceSize: Qt.size(Theme.px(22), Theme.px(22))
        }
        Text {
            anchors.verticalCenter: parent.verticalCenter
            text: tray.heads
            color: Theme.clothInk
            font.bold: true
            font.pixelSize: Theme.body
            Accessible.ignored: true
        }
    }
}
