import QtQuick
import "../components"
import "../theme"

Dialog {
    id: dialog
    heading: qsTr("Practice")

    property string level: party.levels().length ? party.levels()[0] : "easy"

    Column {
        width: parent.width
        spacing: Theme.px(16)
        Label {
            width: parent.width
            text: qsTr("A table against computer players on this laptop. The shuffle and all proofs are the real ones.")
        }
        GameForm {
            id: form
            width: parent.width
            games: party.games()
        }
        Choice {
            width: parent.width
            visible: choices.length > 1 && form.seats > 1
            label: qsTr("Computer players")
            choices: party.levels().map(one => ({ value: one, text: Texts.level(one) }))
            value: dialog.level
            onChosen: value => dialog.level = value
        }
    }
    buttons: [
        Button { kind: "primary"; text: party.busy === "practice" ? qsTr("Starting…") : qsTr("Start"); enabled: party.busy === ""; onClicked: party.practice(form.game, form.seats, dialog.level, form.options) },
        Button { text: qsTr("Cancel"); onClicked: dialog.close() }
    ]
}
