import QtQuick
import "../components"
import "../theme"

// The matches whose journals this laptop has kept; one click plays one back.
Dialog {
    id: dialog

    heading: qsTr("Matches played here")
    wide: Theme.px(620)
    onOpened: party.lookForJournals()

    Column {
        width: parent.width
        spacing: Theme.px(10)
        Label {
            width: parent.width
            text: party.journals.length ? qsTr("Each journal is verified before it is shown: all signatures, proofs and rules. The hands lie open when their secrets have been revealed.") : qsTr("No match has been kept here yet.")
        }
        Repeater {
            model: party.journals
            Button {
                required property var modelData
                width: parent.width
                enabled: party.busy === ""
                iconName: "replay"
                text: Texts.game(modelData.game) + " – " + Texts.table(modelData.name) + "\n" + new Date(modelData.when).toLocaleString(Qt.locale(), Locale.ShortFormat) + " · " + modelData.players.join(", ")
                onClicked: party.replay(modelData.path)
            }
        }
        Field {
            id: path
            width: parent.width
            label: qsTr("Another journal: the path of its file")
            hint: "…/table.journal"
            maximumLength: 400
            onAccepted: if (text.trim() !== "") party.replay(text.trim())
        }
    }
    buttons: [
        Button { kind: "primary"; visible: path.text.trim() !== ""; enabled: party.busy === ""; text: party.busy === "replay" ? qsTr("Verifying…") : qsTr("Play it back"); onClicked: party.replay(path.text.trim()) },
        Button { text: qsTr("Close"); onClicked: dialog.close() }
    ]
}
