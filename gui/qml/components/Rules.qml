import QtQuick
import "../theme"

// The rules of this very table in a few lines, shown with its cards, and the keys.
Column {
    id: page

    property string game: ""
    property var options: ({})
    property int seats: 0
    readonly property var keys: [
        [qsTr("1 … 9, 0, ← →"), qsTr("choose a card")],
        [qsTr("Enter"), qsTr("play it; then ← → and Enter choose a place")],
        [qsTr("Space"), qsTr("lift or put down, where several cards go together")],
        [qsTr("P, D, K"), qsTr("pass, draw, keep")],
        [qsTr("Esc"), qsTr("put it back")],
        [qsTr("H"), qsTr("hide or show your hand")],
        [qsTr("M"), qsTr("sounds on or off")],
        [qsTr("T"), qsTr("the last trick, in games with tricks")],
        [qsTr("S, L, C, F1"), qsTr("score pad, game log, chat, rules")],
        [qsTr("Page Up, Page Down"), qsTr("turn the page of what is open beside the table")]
    ]

    spacing: Theme.px(10)

    Label { width: parent.width; text: Texts.gameAbout(page.game); font.family: Theme.serif; font.bold: true }
    Repeater {
        model: Texts.rules(page.game, page.options, page.seats)
        Row {
            id: rule
            required property int index
            required property var modelData
            width: parent.width
            spacing: Theme.px(8)
            Label { id: number; width: Theme.px(22); text: rule.index + 1 + "."; font.bold: true; color: Theme.accent; wrapMode: Text.NoWrap; Accessible.ignored: true }
            Column {
                width: parent.width - number.width - parent.spacing
                spacing: Theme.px(6)
                Label { width: parent.width; text: rule.modelData.text }
                Exhibit { width: parent.width; visible: groups.length > 0; game: page.game; groups: rule.modelData.shown; bottomPadding: Theme.px(4) }
            }
        }
    }
    Label { width: parent.width; visible: text !== ""; text: Texts.goal(page.game, page.options); font.bold: true }
    Label { width: parent.width; topPadding: Theme.px(8); text: qsTr("Keys"); font.bold: true; Accessible.role: Accessible.Heading }
    Repeater {
        model: page.keys
        Column {
            required property var modelData
            width: parent.width
            Label { width: parent.width; text: modelData[0]; font.bold: true; font.pixelSize: Theme.small }
            Label { width: parent.width; text: modelData[1]; font.pixelSize: Theme.small; color: Theme.inkSoft }
        }
    }
}
