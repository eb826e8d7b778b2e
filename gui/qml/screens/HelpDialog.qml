import QtQuick
import "../components"
import "../theme"

// The rules of this very table in a few lines, and the keys.
Dialog {
    id: dialog

    property string game: party.facts.game || ""
    property var options: party.facts.options || ({})

    heading: qsTr("How to play %1").arg(Texts.game(game))
    wide: Theme.px(600)

    readonly property var rules: Texts.rules(game, options, (party.facts.names || []).length)
    readonly property var keys: [
        [qsTr("1 … 9, 0, ← →"), qsTr("choose a card")],
        [qsTr("Enter"), qsTr("play it; then ← → and Enter choose a place")],
        [qsTr("Space"), qsTr("lift or put down, where several cards go together")],
        [qsTr("P, D, K"), qsTr("pass, draw, keep")],
        [qsTr("Esc"), qsTr("put it back")],
        [qsTr("H"), qsTr("hide or show your hand")],
        [qsTr("T"), qsTr("the last trick, in games with tricks")],
        [qsTr("S, L, C"), qsTr("score pad, game log, chat")]
    ]

    Column {
        width: parent.width
        spacing: Theme.px(10)
        Repeater {
            model: dialog.rules
            Row {
                required property int index
                required property string modelData
                width: parent.width
                spacing: Theme.px(10)
                Label { width: Theme.px(22); text: index + 1 + "."; font.bold: true; color: Theme.accent; wrapMode: Text.NoWrap; Accessible.ignored: true }
                Label { width: parent.width - Theme.px(34); text: modelData }
            }
        }
        Label { width: parent.width; topPadding: Theme.px(8); text: qsTr("Keys"); font.bold: true; Accessible.role: Accessible.Heading }
        Repeater {
            model: dialog.keys
            Row {
                required property var modelData
                width: parent.width
                spacing: Theme.px(10)
                Label { width: parent.width * 0.34; text: modelData[0]; font.bold: true; font.pixelSize: Theme.small }
                Label { width: parent.width * 0.64 - Theme.px(10); text: modelData[1]; font.pixelSize: Theme.small }
            }
        }
    }
    buttons: [Button { kind: "primary"; text: qsTr("Close"); onClicked: dialog.close() }]
}
