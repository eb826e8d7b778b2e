import QtQuick
import "../components"
import "../theme"

// Asks once before the player here gives up on those who are lost.
Dialog {
    id: dialog

    readonly property var absence: party.facts.absence || ({})
    readonly property string who: (absence.who || []).join(", ")
    readonly property bool possible: absence.mayChoose === true

    heading: qsTr("Go on without %1?").arg(who)
    wide: Theme.px(500)
    onOpened: wait.forceActiveFocus()
    onPossibleChanged: if (!possible && opened) close()  // back again, or all is settled

    Column {
        width: parent.width
        spacing: Theme.px(10)
        Label {
            width: parent.width
            text: (dialog.absence.seats || []).length > 1 ? qsTr("The deal is dealt again, with computer players in those seats.") : qsTr("The deal is dealt again, with a computer player in that seat.")
        }
        Label {
            width: parent.width
            text: (dialog.absence.missing || []).length ? qsTr("It happens as soon as %1 choose the same. It can't be taken back.").arg(dialog.absence.missing.join(", ")) : qsTr("It happens at once, and can't be taken back.")
        }
        Label {
            width: parent.width
            text: qsTr("Who comes back later can look on, and ask for a seat.")
            color: Theme.inkSoft
            font.pixelSize: Theme.small
        }
    }
    buttons: [
        Button { id: wait; kind: "primary"; text: qsTr("Keep waiting"); onClicked: dialog.close() },
        Button { kind: "danger"; text: qsTr("Go on"); onClicked: { party.goOnWithout(dialog.absence.seats); dialog.close() } }
    ]
}
