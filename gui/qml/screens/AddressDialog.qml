import QtQuick
import "../components"
import "../theme"

// To a table that doesn't show up by itself: by an address, a code, or the text of a QR code.
Dialog {
    id: dialog

    readonly property bool joining: party.busy === "join_at" || party.busy === "watch_at"

    heading: qsTr("Join by address")
    wide: Theme.px(480)

    function join() {
        if (line.text.trim() !== "" && party.busy === "")
            party.joinAt(line.text)
    }
    // What went wrong belongs to the field; the window's own notice would lie behind this sheet.
    function tell(text) {
        line.problem = text
        line.input.forceActiveFocus()
    }
    onOpened: line.input.forceActiveFocus()

    Column {
        width: parent.width
        spacing: Theme.px(12)
        Label {
            width: parent.width
            text: qsTr("The host's laptop shows its code and its address in the lobby. Type one of them here.")
        }
        Field {
            id: line
            width: parent.width
            label: qsTr("Address or code")
            hint: "3EC6, 192.168.1.5:47800"
            maximumLength: 128
            onTextChanged: problem = ""
            onAccepted: dialog.join()
        }
        Label {
            width: parent.width
            visible: dialog.joining
            text: qsTr("Joining…")
            color: Theme.inkSoft
        }
    }
    buttons: [
        Button { kind: "primary"; text: qsTr("Join"); enabled: party.busy === "" && line.text.trim() !== ""; onClicked: dialog.join() },
        Button { text: qsTr("Cancel"); onClicked: { if (dialog.joining) party.cancel(); dialog.close() } }
    ]
}
