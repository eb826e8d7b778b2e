import QtQuick
import "../components"
import "../theme"

Dialog {
    id: dialog
    heading: qsTr("New table")

    function create() {
        const name = title.text.trim() !== "" ? title.text : title.hint
        party.host(form.game, form.seats, name, form.options, 0)
    }
    onOpened: title.input.forceActiveFocus()

    Column {
        width: parent.width
        spacing: Theme.px(16)
        Field {
            id: title
            width: parent.width
            label: qsTr("Name of the table")
            hint: qsTr("%1's table").arg(prefs.name).slice(0, 32)
            maximumLength: 32
            onAccepted: dialog.create()
        }
        GameForm {
            id: form
            width: parent.width
            games: party.games()
            fewest: 2
        }
    }
    buttons: [
        Button { kind: "primary"; text: party.busy === "host" ? qsTr("Opening…") : qsTr("Open the table"); enabled: party.busy === ""; onClicked: dialog.create() },
        Button { text: qsTr("Cancel"); onClicked: dialog.close() }
    ]
}
