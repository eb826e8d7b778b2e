import QtQuick
import "../theme"

// What a seat of Hearts has taken of the cards that count, and what it costs so far.
Item {
    id: pile

    property var cards: []
    property int points: 0
    property string owner: ""
    property rect box                 // of who sits there
    property bool deals: false        // is the dealer
    property var watched: ["QS"]      // single cards that count at this table
    readonly property bool square: width < height * 2.6
    readonly property int hearts: cards.filter(card => card.slice(-1) === "H").length
    readonly property int places: watched.length + 2
    readonly property int columns: square ? Math.ceil(places / 2) : places
    readonly property real gap: Theme.px(4)

    Accessible.role: Accessible.StaticText
    Accessible.name: {
        const parts = []
        if (hearts > 0)
            parts.push(qsTr("%n heart(s)", "cards taken in tricks", hearts))
        for (const card of watched)
            if (cards.indexOf(card) >= 0)
                parts.push(HeartsTexts.card(card))
        const what = parts.length ? qsTr("%1 took %2").arg(owner).arg(parts.join(", ")) : qsTr("%1 took nothing that counts").arg(owner)
        return (deals ? qsTr("Dealer: %1").arg(owner) + ". " : "") + what + ". " + qsTr("%1 in this deal", "so many points").arg(Texts.points(points))
    }

    CornerBadge {
        visible: pile.deals
        box: Qt.rect(0, pile.box.y - pile.y, pile.width, pile.box.height)
        upright: pile.square
        Image {
            anchors.centerIn: parent
            source: Theme.iconOf("paper", "hand")
            sourceSize: Qt.size(Theme.px(16), Theme.px(16))
        }
    }
    Grid {
        id: grid
        anchors.centerIn: parent
        columns: pile.columns
        spacing: pile.gap
        readonly property real cellWidth: Math.min((pile.width - pile.gap * (pile.columns - 1)) / pile.columns, Theme.px(62))
        readonly property real cellHeight: pile.square ? (pile.height - pile.gap) / 2 : pile.height
        CardChip {
            width: grid.cellWidth
            height: grid.cellHeight
            suit: "H"
            count: pile.hearts
        }
        Repeater {
            model: pile.watched
            CardChip {
                required property string modelData
                width: grid.cellWidth
                height: grid.cellHeight
                rank: modelData.slice(0, -1)
                suit: modelData.slice(-1)
                counted: false
                count: pile.cards.indexOf(modelData) >= 0 ? 1 : 0
            }
        }
        Rectangle {
            // What it comes to
            width: grid.cellWidth
            height: grid.cellHeight
            radius: Theme.px(5)
            color: Theme.clothShade
            border.color: pile.points === 0 ? "transparent" : Theme.gold
            Text {
                anchors.fill: parent
                anchors.margins: Theme.px(2)
                text: (parent.width > Theme.px(44) ? "= " : "") + Texts.number(pile.points)
                color: Theme.clothInk
                font.pixelSize: Math.round(Math.min(parent.height * 0.62, Theme.px(18)))
                font.bold: pile.points !== 0
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 7
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }
}
