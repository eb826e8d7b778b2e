import QtQuick
import "../components"
import "../theme"

// One of the four rows: its number, up to five cards with room for all of them, and what taking it costs.
FocusScope {
    id: row

    property int number: 1
    property var cards: []
    property bool pro: false          // cards join at both ends, which are marked
    property string sixth: ""         // a card that lies over the end and is about to take the row
    property bool sixthFirst: false   // … over the left end
    property bool opened: false       // the cards step aside for one that joins on the left
    property bool offered: false
    property int cost: 0              // heads that it would cost to choose this row
    property bool hinted: false
    signal picked()

    readonly property int heads: cards.reduce((sum, card) => sum + SixTexts.heads(card), 0)
    readonly property bool full: cards.length >= 5
    readonly property real pad: Theme.px(6)
    readonly property real lead: pad + Theme.px(20) + (pro ? Theme.px(16) : 0)
    readonly property real badgeWidth: Theme.px(40)
    readonly property real run: width - lead - badgeWidth - pad - (pro ? Theme.px(16) : 0)
    readonly property real cardWidth: Math.min((height - 2 * pad) / 1.4, run / 3.5)
    readonly property real step: Math.min(cardWidth * 1.05, (run - cardWidth) / 4)
    readonly property real cardY: (height - cardWidth * 1.4) / 2

    // Where the card in this place lies; 5 is over the end.
    function spot(place) {
        const along = place > 4 ? run - cardWidth + Theme.px(14) : place * step
        return Qt.rect(lead + along, cardY - (place > 4 || place < 0 ? Theme.px(4) : 0), cardWidth, cardWidth * 1.4)
    }

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Row %1", "of cards").arg(number) + ": " + cards.join(", ")
    Accessible.description: {
        const costs = SixTexts.inHeads(heads)
        if (offered)
            return cost > 0 ? qsTr("Press Enter to take this row: %1.").arg(costs) : qsTr("Press Enter to lay the card here.")
        return full ? costs + ". " + qsTr("The next card takes it.") : costs
    }
    Accessible.focusable: true
    Accessible.onPressAction: picked()

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: row.offered ? "#4d081c20" : "#2e081c20"
        border.color: row.offered || row.hinted ? Theme.gold : "#2bfbf3e3"
        border.width: row.offered ? 3 : row.hinted ? 2 : 1
    }
    Text {
        x: row.pad
        width: Theme.px(18)
        anchors.verticalCenter: parent.verticalCenter
        text: row.number
        color: row.offered ? Theme.gold : Theme.clothInkSoft
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.large
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    Repeater {
        // Five places, and what lies on them
        model: 5
        Rectangle {
            required property int index
            readonly property bool first: index === 0
            visible: index >= row.cards.length
            x: first ? row.lead : row.lead + row.cardWidth + (index - 1) * row.step + 2
            y: row.cardY
            width: (first ? row.cardWidth : row.step) - 2
            height: row.cardWidth * 1.4
            radius: row.cardWidth * 0.08
            color: "transparent"
            border.color: "#3dfbf3e3"
            border.width: 1
        }
    }
    Repeater {
        model: 5
        Card {
            required property int index
            readonly property rect at: row.spot(index)
            visible: index < row.cards.length
            game: "six"
            patient: true
            name: row.cards[index] || ""
            shaded: false
            width: row.cardWidth
            x: at.x + (row.opened ? row.step : 0)
            y: at.y
            Behavior on x { enabled: Theme.animated && row.opened; NumberAnimation { duration: Theme.span(200); easing.type: Easing.OutQuad } }
        }
    }
    Repeater {
        // In the professional game a card joins at either end.
        model: row.pro ? ["left", "right"] : []
        Image {
            required property string modelData
            readonly property bool leading: modelData === "left"
            x: leading ? row.lead - width - Theme.px(1) : row.spot(Math.max(0, row.cards.length - 1)).x + row.cardWidth + Theme.px(1)
            anchors.verticalCenter: parent.verticalCenter
            source: Theme.iconOf("paper", modelData)
            sourceSize: Qt.size(Theme.px(15), Theme.px(15))
        }
    }
    Card {
        readonly property rect at: row.spot(row.sixthFirst ? -0.3 : 5)
        visible: row.sixth !== ""
        game: "six"
        name: row.sixth
        outlined: true
        width: row.cardWidth
        x: at.x
        y: at.y
    }
    Column {
        // What lies here costs so much.
        x: row.width - row.badgeWidth - row.pad / 2
        width: row.badgeWidth
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(1)
        visible: row.sixth === "" || row.sixthFirst
        Image {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: row.full
            source: Theme.iconOf("paper", "warning")
            sourceSize: Qt.size(Theme.px(17), Theme.px(17))
        }
        Image {
            anchors.horizontalCenter: parent.horizontalCenter
            source: Theme.picture("head.svg")
            sourceSize: Qt.size(Theme.px(24), Theme.px(24))
        }
        Text {
            width: parent.width
            text: row.heads
            color: row.full ? Theme.gold : Theme.clothInk
            font.bold: true
            font.pixelSize: Theme.body
            horizontalAlignment: Text.AlignHCenter
            Accessible.ignored: true
        }
    }
    Rectangle {
        // Not by light alone: what a click here does
        visible: row.offered
        anchors.horizontalCenter: parent.horizontalCenter
        y: -height / 2
        z: 20
        width: Math.min(row.width - Theme.px(8), offer.implicitWidth + Theme.px(20))
        height: Theme.px(22)
        radius: height / 2
        color: Theme.gold
        border.color: "#5b3a10"
        Text {
            id: offer
            anchors.fill: parent
            anchors.leftMargin: Theme.px(9)
            anchors.rightMargin: Theme.px(9)
            text: row.cost > 0 ? qsTr("Take: %1").arg(SixTexts.inHeads(row.cost)) : qsTr("Lay it here")
            color: "#33251b"
            font.bold: true
            font.pixelSize: Theme.tiny
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 10
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
    }
    FocusRing { of: row; radius: Theme.px(10) }
    MouseArea {
        anchors.fill: parent
        cursorShape: row.offered ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: row.picked()
    }
}
