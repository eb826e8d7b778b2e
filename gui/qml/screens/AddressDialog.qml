import QtQuick
import "../components"
import "../theme"

Dialog {
    id: dialog
    heading: qsTr("Join by address")
    wide: Theme.px(460)

    function join() {
        if (!party.joinText(line.text))
            line.problem = Texts.trouble("bad_address", "")
    }
    onOpened: line.input.forceActiveFocus()

    Column {
        width: parent.width
        spacing: Theme.px(12)
        Label {
            width: parent.width
            text: qsTr("The host's laptop shows its address in the lobby. Type it here.")
        }
        Field {
            id: line
            width: parent.width
            label: qsTr("Address")
            hint: "192.168.1.5:47800"
            onTextChanged: problem = ""
            onAccepted: dialog.join()
        }
        Label {
            width: parent.width
            visible: party.busy === "join"
            text: qsTr("Joining…")
            color: Theme.inkSoft
        }
    }
    buttons: [
        Button { kind: "primary"; text: qsTr("Join"); enabled: party.busy === "" && line.text !== ""; onClicked: dialog.join() },
        Button { text: qsTr("Cancel"); onClicked: dialog.close() }
    ]
}
