import QtQuick
import "../components"
import "../theme"

// A cauldron: cards standing in the brew, and a badge with the total that warns by shape, number and colour.
FocusScope {
    id: pot

    property string colour: "red"
    property var cards: []
    property int total: 0
    property int limit: 13
    property bool offered: false   // the selected card may go here
    property bool hinted: false    // a dragged card is above it
    signal picked()

    readonly property string mood: total >= limit ? "full" : total >= limit - 3 ? "close" : "calm"
    readonly property real potHeight: width * 250 / 280
    readonly property real cardWidth: width * 0.36
    // Where the next card lands, in own coordinates.
    readonly property rect landing: Qt.rect(width / 2 - cardWidth / 2, brewY - cardWidth * 1.02, cardWidth, cardWidth * 1.4)
    readonly property real potY: height - potHeight - width * 0.06
    readonly property real brewY: potY + potHeight * 0.3

    Accessible.role: Accessible.Button
    Accessible.name: PoisonTexts.cauldron(colour) + ", " + qsTr("total %1 of %2").arg(total).arg(limit)
    Accessible.description: {
        const what = cards.length ? cards.map(one => Texts.card("poison", one)).join(", ") : qsTr("empty")
        return offered ? what + ". " + qsTr("Press Enter to play the card here.") : what
    }
    Accessible.focusable: true
    Accessible.onPressAction: picked()

    Rectangle {
        // Shadow on the cloth
        anchors.horizontalCenter: parent.horizontalCenter
        y: pot.potY + pot.potHeight - height * 0.72
        width: parent.width * 0.78
        height: parent.width * 0.11
        radius: height / 2
        color: "#38000000"
    }
    Image {
        visible: pot.offered || pot.hinted
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -pot.width * 0.2
        width: pot.width * 1.5
        height: width
        source: Theme.picture("glow.png")
        opacity: pot.hinted ? 1 : 0.75
    }
    Image {
        y: pot.potY
        width: pot.width
        height: pot.potHeight
        source: Theme.picture("cauldron_" + pot.colour + "_rear.svg")
        sourceSize: Qt.size(Math.ceil(pot.width / 16) * 16, Math.ceil(pot.potHeight / 16) * 16)
        smooth: true
    }
    Item {
        anchors.fill: parent
        Repeater {
            model: Places { size: pot.cards.length }
            Card {
                id: standing
                required property int index
                readonly property real place: index - (pot.cards.length - 1) / 2
                readonly property real step: Math.min(pot.cardWidth * 0.62, pot.width * 0.5 / Math.max(1, pot.cards.length - 1))
                game: "poison"
                name: pot.cards[index] || ""
                shaded: false
                width: pot.cardWidth
                x: pot.width / 2 + place * step - width / 2
                y: pot.brewY - pot.cardWidth * 1.02 + Math.abs(place) * pot.cardWidth * 0.03
                rotation: place * Math.min(7, 26 / Math.max(1, pot.cards.length))
                transformOrigin: Item.Bottom
            }
        }
    }
    Image {
        y: pot.potY
        width: pot.width
        height: pot.potHeight
        source: Theme.picture("cauldron_" + pot.colour + "_front.svg")
        sourceSize: Qt.size(Math.ceil(pot.width / 16) * 16, Math.ceil(pot.potHeight / 16) * 16)
        smooth: true
    }
    Image {
        id: badge
        readonly property real size: Math.round(pot.width * 0.27)
        x: pot.width * 0.74
        y: pot.potY + pot.potHeight * 0.66
        width: size
        height: size
        source: Theme.picture("badge_" + pot.mood + ".svg")
        sourceSize: Qt.size(size, size)
        Text {
            anchors.fill: parent
            anchors.topMargin: pot.mood === "close" ? parent.height * 0.26 : 0
            text: pot.total
            color: pot.mood === "full" ? "#ffffff" : "#33251b"
            font.pixelSize: Math.round(badge.size * (pot.mood === "close" ? 0.42 : 0.48))
            font.bold: true
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
    }
    Row {
        // Thirteen notches fill up
        anchors.horizontalCenter: parent.horizontalCenter
        y: pot.height - height - 1
        height: pot.width * 0.06
        spacing: Math.max(1, pot.width * 0.012)
        Repeater {
            model: pot.limit
            Rectangle {
                required property int index
                readonly property bool filled: index < pot.total
                anchors.bottom: parent.bottom
                width: pot.width * 0.042
                height: filled ? parent.height : parent.height * 0.5
                radius: width / 3
                color: !filled ? "#52fbf3e3" : pot.mood === "calm" ? "#fff3d6" : pot.mood === "close" ? "#ffd166" : "#ff8a75"
                border.color: "#59081c20"
                border.width: filled ? 1 : 0
            }
        }
    }
    Rectangle {
        // An arrow, not only light, says: here
        visible: pot.offered
        anchors.horizontalCenter: parent.horizontalCenter
        y: 0
        width: pot.width * 0.17
        height: width
        radius: width / 2
        color: Theme.gold
        border.color: "#5b3a10"
        border.width: 2
        Image {
            anchors.centerIn: parent
            source: Theme.iconOf("ink", "down")
            sourceSize: Qt.size(Math.round(parent.width * 0.62), Math.round(parent.width * 0.62))
        }
    }
    FocusRing { of: pot; radius: Theme.px(16) }
    MouseArea {
        anchors.fill: parent
        cursorShape: pot.offered ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: pot.picked()
    }
}
