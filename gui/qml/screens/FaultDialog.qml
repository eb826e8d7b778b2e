import QtQuick
import "../components"
import "../theme"

// The table has stopped: what happened, where the evidence lies, and the way home.
Dialog {
    id: dialog

    heading: qsTr("The table has stopped")
    onOpened: home.forceActiveFocus()
    Column {
        width: parent.width
        spacing: Theme.px(12)
        Label { width: parent.width; text: Texts.fault(party.facts.faultWho || "", Texts.broken(party.facts.faultWhat || "", party.facts.game || "")) }
        Label {
            visible: (party.facts.journal || "") !== ""
            width: parent.width
            text: qsTr("Journal of the match: %1").arg(party.facts.journal)
            wrapMode: Text.WrapAnywhere
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }
    }
    buttons: [
        Button { id: home; kind: "primary"; text: qsTr("Back to the tables"); onClicked: party.leave() },
        Button { text: qsTr("Look at the table"); onClicked: dialog.close() }
    ]
}
