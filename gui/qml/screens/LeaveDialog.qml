import QtQuick
import "../components"
import "../theme"

Dialog {
    id: dialog

    property bool quitting: false
    signal quit()

    heading: qsTr("Leave in the middle of the deal?")
    wide: Theme.px(460)
    onOpened: stay.forceActiveFocus()

    Label {
        width: parent.width
        text: qsTr("Your cards are then played on by a computer player, openly. You can't take this seat again in this match.")
    }
    buttons: [
        Button { id: stay; kind: "primary"; text: qsTr("Stay"); onClicked: dialog.close() },
        Button {
            kind: "danger"
            text: dialog.quitting ? qsTr("Leave and close") : qsTr("Leave")
            onClicked: {
                if (dialog.quitting)
                    dialog.quit()
                else
                    party.leave()
            }
        }
    ]
}
