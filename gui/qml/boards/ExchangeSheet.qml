import QtQuick
import "../components"
import "../theme"

// The exchange before a deal is played: who gives whom how many cards, forced or chosen, and who is still choosing.
Column {
    id: sheet

    property string phase: ""          // swap | give | give_back
    property var gifts: []             // [giver, receiver, number] each
    property var roles: []             // seats by place
    property var names: []
    property var choosing: []          // seats that have not chosen yet
    property int mine: -1
    property real room: 150            // height
    readonly property var rows: phase === "swap" ? roles.slice(2, -2).map(seat => [seat, -1, 2]) : gifts
    readonly property real line: Math.min(Theme.px(60), (room - Theme.px(4) - title.height - spacing * rows.length) / Math.max(1, rows.length))

    function roleOf(seat) { return RevolutionTexts.roleAt(roles.indexOf(seat), roles.length) }

    spacing: Theme.px(7)

    Text {
        id: title
        width: parent.width
        text: sheet.phase === "swap" ? qsTr("The Swiss swap with the cards that were left down") : sheet.phase === "give" ? qsTr("The Servants give their best cards") : qsTr("The Masters give back what they like")
        color: Theme.clothInk
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.large
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        horizontalAlignment: Text.AlignHCenter
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    Repeater {
        model: Places { size: sheet.rows.length }
        Rectangle {
            id: gift
            required property int index
            readonly property var modelData: sheet.rows[index] || [-1, -1, 0]
            readonly property bool waits: sheet.choosing.indexOf(modelData[0]) >= 0
            readonly property string what: sheet.phase === "give" ? qsTr("%n best card(s)", "", modelData[2]) : sheet.phase === "swap" ? qsTr("%n card(s) for %n left down", "", modelData[2]) : qsTr("%n card(s) of choice", "", modelData[2])
            width: sheet.width
            height: sheet.line
            radius: Theme.px(12)
            color: waits && modelData[0] === sheet.mine ? "#73081c20" : Theme.clothShade
            border.color: waits ? Theme.gold : "#26fbf3e3"
            border.width: waits ? 2 : 1
            Accessible.role: Accessible.StaticText
            Accessible.name: {
                const giver = sheet.names[modelData[0]] || "", taker = sheet.names[modelData[1]] || ""
                const line = taker !== "" ? qsTr("%1 to %2: %3", "giver, receiver, cards").arg(giver).arg(taker).arg(what) : qsTr("%1: %2").arg(giver).arg(what)
                return line + ", " + (waits ? qsTr("choosing") : qsTr("ready"))
            }
            component Player: Row {
                property int seat: -1
                spacing: Theme.px(7)
                visible: seat >= 0
                height: gift.height
                Image {
                    id: sign
                    anchors.verticalCenter: parent.verticalCenter
                    source: parent.seat >= 0 ? Theme.iconOf("paper", RevolutionTexts.roleIcon(sheet.roleOf(parent.seat))) : ""
                    sourceSize: Qt.size(Theme.px(24), Theme.px(24))
                }
                Column {
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - sign.width - parent.spacing
                    Text {
                        width: parent.width
                        text: sheet.names[parent.parent.seat] || ""
                        color: Theme.clothInk
                        font.pixelSize: Theme.body
                        font.bold: true
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 7
                        elide: Text.ElideRight
                        textFormat: Text.PlainText
                        Accessible.ignored: true
                    }
                    Text {
                        width: parent.width
                        text: RevolutionTexts.role(sheet.roleOf(parent.parent.seat))
                        color: Theme.clothInkSoft
                        font.pixelSize: Theme.tiny
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 7
                        Accessible.ignored: true
                    }
                }
            }
            Player { x: Theme.px(14); width: parent.width * 0.3; seat: gift.modelData[0] }
            Player { x: parent.width * 0.72; width: state_.x - x - Theme.px(6); seat: gift.modelData[1] }
            Row {
                id: backs
                x: parent.width * 0.35
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(-10)
                Repeater {
                    model: Places { size: gift.modelData[2] }
                    Card { width: gift.height * 0.5; game: "revolution" }
                }
            }
            Text {
                anchors { left: backs.right; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                width: (gift.modelData[1] >= 0 ? parent.width * 0.66 : parent.width * 0.86) - x
                text: gift.what
                color: Theme.clothInk
                font.pixelSize: Theme.small
                font.bold: true
                wrapMode: Text.Wrap
                maximumLineCount: 2
                fontSizeMode: Text.Fit
                minimumPixelSize: 7
                height: gift.height - Theme.px(8)
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
            Image {
                visible: gift.modelData[1] >= 0
                x: parent.width * 0.67
                anchors.verticalCenter: parent.verticalCenter
                source: Theme.iconOf("paper", "right")
                sourceSize: Qt.size(Theme.px(22), Theme.px(22))
            }
            Image {
                id: state_
                anchors { right: parent.right; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
                source: Theme.iconOf("paper", gift.waits ? "clock" : "check")
                sourceSize: Qt.size(Theme.px(18), Theme.px(18))
            }
        }
    }
}
