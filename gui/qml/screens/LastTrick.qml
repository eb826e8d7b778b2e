import QtQuick
import "../components"
import "../theme"

// The last trick once more: who played what, in order, and who took it.
FocusScope {
    id: recall

    property bool shown: false
    property var facts: ({})
    property string game: ""
    property rect field                // the middle of the table
    readonly property var plays: (facts.lastTrick || {}).plays || []
    readonly property int taker: plays.length ? facts.lastTrick.taker : -1
    readonly property bool known: plays.length > 0

    signal closed()

    function cardsOf(play) { return play[1].split(" ") }
    // In card widths: all plays side by side, the cards of one overlapping.
    readonly property real breadth: plays.reduce((sum, play) => sum + 1.25 + 0.36 * (cardsOf(play).length - 1), 0)
    readonly property real cardWidth: Math.max(18, Math.min(Theme.px(78), (sheet.width - Theme.px(36)) / Math.max(3, breadth), (field.height - Theme.px(96)) / 1.4))

    visible: shown && known
    x: field.x
    y: field.y
    width: field.width
    height: field.height
    onVisibleChanged: if (visible) shut.forceActiveFocus()
    Keys.onEscapePressed: closed()
    Accessible.role: Accessible.Pane
    Accessible.name: qsTr("Last trick")
    Accessible.description: plays.map(play => qsTr("%1: %2").arg(facts.names[play[0]] || "").arg(Texts.cards(game, cardsOf(play)))).join("; ")

    Rectangle {
        id: sheet
        anchors.centerIn: parent
        width: parent.width
        height: column.height + Theme.px(22)
        radius: Theme.px(16)
        color: "#f50f2126"
        border.color: Theme.gold
        MouseArea { anchors.fill: parent }
        Column {
            id: column
            anchors.centerIn: parent
            width: parent.width - Theme.px(24)
            spacing: Theme.px(8)
            Text {
                width: parent.width
                text: qsTr("Last trick – %1 took it").arg((recall.facts.names || [])[recall.taker] || "")
                color: Theme.clothInk
                font.pixelSize: Theme.body
                font.bold: true
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 8
                rightPadding: shut.width
                elide: Text.ElideRight
                textFormat: Text.PlainText
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Row {
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: recall.cardWidth * 0.2
                Repeater {
                    model: recall.visible ? recall.plays : []
                    Column {
                        id: play
                        required property var modelData
                        readonly property var cards: recall.cardsOf(modelData)
                        spacing: Theme.px(3)
                        Item {
                            width: recall.cardWidth * (1 + 0.36 * (play.cards.length - 1))
                            height: recall.cardWidth * 1.4
                            Repeater {
                                model: play.cards
                                Card {
                                    required property int index
                                    required property string modelData
                                    x: index * recall.cardWidth * 0.36
                                    width: recall.cardWidth
                                    game: recall.game
                                    name: modelData
                                    outlined: play.modelData[0] === recall.taker
                                }
                            }
                        }
                        Text {
                            width: Math.max(parent.width, recall.cardWidth)
                            text: (recall.facts.names || [])[play.modelData[0]] || ""
                            color: Theme.clothInk
                            font.pixelSize: Theme.small
                            font.bold: play.modelData[0] === recall.taker
                            height: Theme.px(24)
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
        }
        IconButton {
            id: shut
            anchors { right: parent.right; top: parent.top; margins: Theme.px(4) }
            width: Theme.px(32)
            height: width
            focus: true
            iconName: "close"
            text: qsTr("Close")
            onClicked: recall.closed()
        }
    }
}
