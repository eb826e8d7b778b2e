import QtQuick
import "../theme"

// The rules of this very table in a few lines, and the keys.
Scroll {
    id: panel

    property string game: ""
    property var facts: ({})
    readonly property var keys: [
        [qsTr("1 … 9, 0, ← →"), qsTr("choose a card")],
        [qsTr("Enter"), qsTr("play it; then ← → and Enter choose a place")],
        [qsTr("Space"), qsTr("lift or put down, where several cards go together")],
        [qsTr("P, D, K"), qsTr("pass, draw, keep")],
        [qsTr("Esc"), qsTr("put it back")],
        [qsTr("H"), qsTr("hide or show your hand")],
        [qsTr("T"), qsTr("the last trick, in games with tricks")],
        [qsTr("S, L, C, F1"), qsTr("score pad, game log, chat, rules")]
    ]

    Column {
        width: parent.width - Theme.px(14)
        spacing: Theme.px(10)
        Label { width: parent.width; text: Texts.gameAbout(panel.game); font.family: Theme.serif; font.bold: true }
        Repeater {
            model: Texts.rules(panel.game, panel.facts.options || {}, (panel.facts.names || []).length)
            Row {
                required property int index
                required property string modelData
                width: parent.width
                spacing: Theme.px(8)
                Label { width: Theme.px(22); text: index + 1 + "."; font.bold: true; color: Theme.accent; wrapMode: Text.NoWrap; Accessible.ignored: true }
                Label { width: parent.width - Theme.px(30); text: modelData }
            }
        }
        Label { width: parent.width; visible: text !== ""; text: Texts.goal(panel.game, panel.facts.options || {}); font.bold: true }
        Label { width: parent.width; topPadding: Theme.px(8); text: qsTr("Keys"); font.bold: true; Accessible.role: Accessible.Heading }
        Repeater {
            model: panel.keys
            Column {
                required property var modelData
                width: parent.width
                Label { width: parent.width; text: modelData[0]; font.bold: true; font.pixelSize: Theme.small }
                Label { width: parent.width; text: modelData[1]; font.pixelSize: Theme.small; color: Theme.inkSoft }
            }
        }
    }
}
