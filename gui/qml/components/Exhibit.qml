import QtQuick
import "../theme"

// Cards beside a rule, in groups. They show what the rule says in words, so who only listens misses nothing.
Flow {
    id: exhibit

    property string game: ""
    property var groups: []   // {sign: icon before them, cards: names, "" a back, marked: place of the one meant, note: text after them}

    readonly property real cardWidth: Theme.px(36)
    readonly property real cardHeight: Math.round(cardWidth * 1.4)

    spacing: Theme.px(9)

    Repeater {
        model: exhibit.groups
        Row {
            id: group
            required property var modelData
            readonly property var cards: modelData.cards || []
            height: exhibit.cardHeight
            spacing: Theme.px(6)
            Image {
                visible: group.modelData.sign !== undefined
                anchors.verticalCenter: parent.verticalCenter
                source: visible ? Theme.icon(group.modelData.sign, false) : ""
                sourceSize: Qt.size(Theme.px(20), Theme.px(20))
            }
            Item {
                readonly property real step: Math.min(exhibit.cardWidth * 0.64, (exhibit.width - exhibit.cardWidth) / Math.max(1, group.cards.length - 1))
                visible: group.cards.length > 0
                width: exhibit.cardWidth + (group.cards.length - 1) * step
                height: parent.height
                Repeater {
                    model: group.cards
                    Card {
                        required property int index
                        required property string modelData
                        x: index * parent.step
                        width: exhibit.cardWidth
                        patient: true
                        game: exhibit.game
                        name: modelData
                        outlined: index === group.modelData.marked
                    }
                }
            }
            Label {
                visible: text !== ""
                anchors.verticalCenter: parent.verticalCenter
                text: group.modelData.note === undefined ? "" : group.modelData.note
                font.bold: true
                wrapMode: Text.NoWrap
                Accessible.ignored: true
            }
        }
    }
}
