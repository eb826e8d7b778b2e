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

    readonly property var rules: game === "poison" ? [
        qsTr("In turn, everybody plays one card: a coloured card into the cauldron of its colour, a poison (value 4) into any."),
        qsTr("Up to 13 a cauldron holds. If your card takes it over 13, you drink all cards that were in it; your card stays as the new bottom."),
        qsTr("What you have drunk lies open. At the end each coloured card costs 1 point, each poison 2."),
        qsTr("Whoever alone has drunk the most of a colour drops that colour for nothing. A tie for the most frees nobody."),
        options.mode === "quick" ? qsTr("This table plays a single round. The fewest points win.") : qsTr("This table plays as many rounds as there are players, and each starts one. The fewest points win.")
    ] : []
    readonly property var keys: [
        [qsTr("1 … 9, 0, ← →"), qsTr("choose a card")],
        [qsTr("Enter"), qsTr("play it; then ← → and Enter choose a cauldron")],
        [qsTr("Esc"), qsTr("put it back")],
        [qsTr("H"), qsTr("hide or show your hand")],
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
