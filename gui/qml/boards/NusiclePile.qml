import QtQuick
import "../components"
import "../theme"

// A pile of Nusicle: the face that rules it stays in sight below the last cards; its law stands under it in words and sign.
FocusScope {
    id: pile

    property int number: 1
    property var cards: []             // undermost first
    property string law: ""            // K, Q, J; "" while the pile is formed
    property var next: null            // what may be laid on it: {ranks, suits}
    property bool offered: false       // the lifted cards may go here
    property bool hinted: false
    signal picked()

    readonly property string lastCard: cards.length ? cards[cards.length - 1] : ""
    readonly property int ruling: {
        for (let at = cards.length - 1; at >= 0; at--)
            if (law !== "" && cards[at][0] === law)
                return at
        return -1
    }
    // The ruling face (with the ace that came with it), then the last few.
    readonly property var seen: {
        const first = ruling < 0 ? Math.max(0, cards.length - 5) : ruling === 1 && cards[0][0] === "A" ? 0 : ruling
        const lead = cards.slice(first, Math.max(first, ruling + 1))
        const rest = cards.slice(Math.max(first, ruling + 1))
        return lead.concat(rest.slice(Math.max(0, rest.length - (5 - lead.length))))
    }
    readonly property real panelHeight: Theme.px(60)
    readonly property real roof: Theme.px(16)
    readonly property real cardWidth: Math.max(20, Math.min((height - panelHeight - roof - Theme.px(10)) / 1.4, width * 0.46))
    readonly property real step: Math.min(cardWidth * 0.56, (width - cardWidth) / 4)
    readonly property real start: (width - cardWidth - Math.max(2, seen.length - 1) * step) / 2

    function spot(place) { return Qt.rect(start + Math.min(4, place) * step, roof, cardWidth, cardWidth * 1.4) }
    readonly property rect landing: spot(seen.length)

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Pile %1", "of cards").arg(number) + ": " + (lastCard === "" ? qsTr("empty") : NusicleTexts.card(lastCard))
    Accessible.description: {
        if (law === "")
            return ""
        const what = NusicleTexts.law(law) + ". " + qsTr("Next: %1.").arg(NusicleTexts.may(next)) + " " + qsTr("%n card(s)", "", cards.length)
        return offered ? what + ". " + qsTr("Press Enter to play the card here.") : what
    }
    Accessible.focusable: true
    Accessible.onPressAction: picked()

    Rectangle {
        anchors.fill: parent
        anchors.topMargin: pile.roof - Theme.px(10)
        radius: Theme.px(12)
        color: pile.offered ? "#3dffd27d" : "#24081c20"
        border.color: pile.offered || pile.hinted ? Theme.gold : "#26fbf3e3"
        border.width: pile.offered ? 3 : pile.hinted ? 2 : 1
    }
    Rectangle {
        visible: pile.cards.length === 0
        x: pile.spot(0).x
        y: pile.roof
        width: pile.cardWidth
        height: pile.cardWidth * 1.4
        radius: width * 0.08
        color: "transparent"
        border.color: "#4dfbf3e3"
    }
    Repeater {
        model: 5
        Card {
            required property int index
            readonly property rect at: pile.spot(index)
            visible: index < pile.seen.length
            game: "nusicle"
            patient: true
            name: pile.seen[index] || ""
            width: pile.cardWidth
            x: at.x
            y: at.y
            Behavior on x { enabled: Theme.animated; NumberAnimation { duration: Theme.span(140); easing.type: Easing.OutQuad } }
        }
    }
    Item {
        id: panel
        visible: pile.law !== ""
        x: Theme.px(8)
        y: pile.roof + pile.cardWidth * 1.4 + Theme.px(8)
        width: pile.width - Theme.px(16)
        height: pile.panelHeight - Theme.px(6)
        Rectangle {
            id: sign
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(34)
            height: Theme.px(48)
            radius: Theme.px(6)
            color: "#fdf8ec"
            border.color: "#cdbf9f"
            Text {
                width: parent.width
                height: parent.height * 0.56
                text: pile.law
                color: "#33251b"
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.large
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
            Text {
                y: parent.height * 0.5
                width: parent.width
                height: parent.height * 0.48
                text: pile.law === "K" ? "=" : pile.law === "Q" ? "±1" : "→"
                color: "#8a3b12"
                font.bold: true
                font.pixelSize: Theme.body
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
        Text {
            id: words
            x: sign.width + Theme.px(8)
            y: Theme.px(2)
            width: parent.width - x
            height: Theme.px(20)
            text: NusicleTexts.law(pile.law)
            color: Theme.clothInk
            font.pixelSize: Theme.small
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        Row {
            // What that is now
            x: words.x
            y: Theme.px(25)
            spacing: Theme.px(5)
            readonly property real chip: Theme.px(24)
            Repeater {
                model: Places { size: pile.next ? pile.next.suits.length : 0 }
                Rectangle {
                    required property int index
                    readonly property string suit: pile.next && pile.next.suits[index] || "C"
                    width: parent.chip
                    height: parent.chip
                    radius: Theme.px(5)
                    color: "#fdf8ec"
                    border.color: "#cdbf9f"
                    Image {
                        anchors.centerIn: parent
                        source: Theme.suit(parent.suit)
                        sourceSize: Qt.size(Theme.px(17), Theme.px(17))
                    }
                }
            }
            Text {
                visible: pile.next !== null && pile.next.suits.length > 0 && pile.next.ranks.length > 0
                height: parent.chip
                verticalAlignment: Text.AlignVCenter
                text: qsTr("or", "between a suit and a rank")
                color: Theme.clothInk
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
            Repeater {
                model: Places { size: pile.next ? pile.next.ranks.length : 0 }
                Rectangle {
                    required property int index
                    readonly property string rank: pile.next && pile.next.ranks[index] || ""
                    width: Math.max(parent.chip, letter.implicitWidth + Theme.px(8))
                    height: parent.chip
                    radius: Theme.px(5)
                    color: "#fdf8ec"
                    border.color: "#cdbf9f"
                    Text {
                        id: letter
                        anchors.centerIn: parent
                        text: parent.rank
                        color: "#33251b"
                        font.bold: true
                        font.pixelSize: Theme.body
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    Text {
        visible: pile.cards.length > 0
        anchors { right: parent.right; rightMargin: Theme.px(10) }
        y: panel.y + Theme.px(25)
        width: parent.width * 0.34
        height: Theme.px(24)
        text: qsTr("%n card(s)", "", pile.cards.length)
        color: Theme.clothInkSoft
        font.pixelSize: Theme.small
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        horizontalAlignment: Text.AlignRight
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    Rectangle {
        // An arrow, not only light, says: here
        visible: pile.offered
        anchors.horizontalCenter: parent.horizontalCenter
        y: 0
        z: 20
        width: Theme.px(28)
        height: width
        radius: width / 2
        color: Theme.gold
        border.color: "#5b3a10"
        border.width: 2
        Image {
            anchors.centerIn: parent
            source: Theme.iconOf("ink", "down")
            sourceSize: Qt.size(Theme.px(18), Theme.px(18))
        }
    }
    FocusRing { of: pile; radius: Theme.px(12) }
    MouseArea {
        anchors.fill: parent
        cursorShape: pile.offered ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: pile.picked()
    }
}
