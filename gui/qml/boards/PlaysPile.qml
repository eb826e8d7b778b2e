import QtQuick
import "../components"
import "../theme"

// The plays of a trick: the last one large in the middle with its player's name, those before it smaller to the left.
Item {
    id: pile

    property string game: ""
    property var plays: []             // [seat, cards in notation] each
    property var names: []
    property bool over: false          // the last play has taken the trick
    readonly property real label: Theme.px(22)
    readonly property real large: Math.min((height - label - Theme.px(8)) / 1.4, width / 5.4, Theme.px(118))
    readonly property real small: large * 0.66
    readonly property real upper: Math.max(0, (height - large * 1.4 - label - Theme.px(8)) / 2)
    readonly property real gap: Theme.px(12)
    // As many of the plays before as there is room for.
    readonly property int shownBefore: {
        if (plays.length < 2)
            return 0
        let room = (width - breadth(large, countOf(plays[plays.length - 1]), 0.4)) / 2 - Theme.px(18)
        let count = 0
        while (count < Math.min(4, plays.length - 1)) {
            room -= breadth(small, countOf(plays[plays.length - 2 - count]), 0.28) + (count > 0 ? gap : 0)
            if (room < 0)
                break
            count += 1
        }
        return count
    }

    function breadth(card, count, step) { return card * (1 + step * (count - 1)) }
    function countOf(play) { return play[1].split(" ").length }
    // Where the cards of a play land that comes now, on this item.
    function landing(cards) {
        const left = (width - breadth(large, cards.length, 0.4)) / 2
        return cards.map((_, index) => Qt.rect(left + index * large * 0.4, upper, large, large * 1.4))
    }
    readonly property var last: plays.length ? plays[plays.length - 1] : null

    Row {
        // What was played before
        id: before
        spacing: pile.gap
        x: (pile.width - (pile.last ? pile.breadth(pile.large, pile.countOf(pile.last), 0.4) : 0)) / 2 - width - Theme.px(18)
        y: pile.upper + pile.large * 1.4 - height + pile.label
        Repeater {
            model: Places { size: pile.shownBefore }
            Play {
                required property int index
                play: pile.plays[pile.plays.length - 1 - pile.shownBefore + index] || [0, ""]
                card: pile.small
                step: 0.28
                veil: 0.34 - 0.08 * index
            }
        }
    }
    Play {
        visible: pile.last !== null
        anchors.horizontalCenter: parent.horizontalCenter
        y: pile.upper
        play: pile.last || [0, ""]
        card: pile.large
        step: 0.4
        veil: 0
        strong: true
    }

    component Play: Column {
        id: shown
        property var play
        property real card
        property real step
        property real veil
        property bool strong: false
        readonly property var cards: play[1] === "" ? [] : play[1].split(" ")
        readonly property string owner: pile.names[play[0]] || ""
        spacing: Theme.px(3)
        Accessible.role: Accessible.StaticText
        Accessible.name: {
            const what = qsTr("%1: %2").arg(owner).arg(Texts.cards(pile.game, cards))
            return !strong ? what : pile.over ? what + ", " + qsTr("takes the trick") : what + ", " + qsTr("on top")
        }
        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            width: pile.breadth(shown.card, Math.max(1, shown.cards.length), shown.step)
            height: shown.card * 1.4
            Repeater {
                model: Places { size: shown.cards.length }
                Card {
                    required property int index
                    x: index * shown.card * shown.step
                    width: shown.card
                    game: pile.game
                    name: shown.cards[index] || ""
                    veil: shown.veil
                    outlined: shown.strong
                }
            }
        }
        Item {
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.max(parent.width, shown.strong ? Theme.px(150) : shown.card)
            height: pile.label
            Rectangle {
                visible: shown.strong
                anchors.centerIn: parent
                width: Math.min(parent.width, name.implicitWidth + Theme.px(pile.over ? 44 : 24))
                height: parent.height
                radius: height / 2
                color: Theme.gold
            }
            Image {
                id: crown
                visible: shown.strong && pile.over
                x: name.x + (name.width - Math.min(name.width, name.paintedWidth)) / 2 - width - Theme.px(4)
                anchors.verticalCenter: parent.verticalCenter
                source: Theme.iconOf("ink", "crown")
                sourceSize: Qt.size(Theme.px(15), Theme.px(15))
            }
            Text {
                id: name
                anchors.centerIn: parent
                anchors.horizontalCenterOffset: crown.visible ? Theme.px(9) : 0
                width: parent.width - Theme.px(shown.strong ? (pile.over ? 44 : 20) : 0)
                text: shown.owner
                color: shown.strong ? "#33251b" : Theme.clothInkSoft
                font.pixelSize: shown.strong ? Theme.small : Theme.tiny
                font.bold: shown.strong
                height: pile.label
                wrapMode: Text.Wrap
                maximumLineCount: 2
                fontSizeMode: Text.Fit
                minimumPixelSize: 8
                elide: Text.ElideRight
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                textFormat: Text.PlainText
                Accessible.ignored: true
            }
        }
    }
}
