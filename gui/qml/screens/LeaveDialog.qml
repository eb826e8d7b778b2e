import QtQuick
import "../components"
import "../theme"

// Leave for good, or close for now? Asked once, by the door and when the window is closed.
Dialog {
    id: dialog

    property bool quitting: false
    signal quit()

    readonly property var facts: party.facts
    readonly property bool deep: facts.phase === "playing" || facts.phase === "preparing"
    readonly property string forGood: {
        if (facts.solo) return qsTr("The table is given up.")
        if (!deep) return qsTr("A computer player takes your seat from the next deal on.")
        if ((facts.names || []).length > 2) return qsTr("Your hand is played on, openly, by a computer player. You can't take this seat again in this match.")
        return qsTr("The deal is dealt again, with a computer player in your seat. You can't take this seat again in this match.")
    }

    heading: deep ? qsTr("Leave in the middle of the deal?") : qsTr("Leave this match?")
    wide: Theme.px(560)
    onOpened: stay.forceActiveFocus()

    function go(later) {
        if (later)
            party.suspend()
        else
            party.leave()
        if (quitting)
            quit()
    }

    Column {
        width: parent.width
        spacing: Theme.px(12)
        Repeater {
            model: [
                { icon: "clock", title: qsTr("Close for now"), about: dialog.facts.solo ? qsTr("The table stays on this laptop: go back to it whenever you like.") : qsTr("Come back later, also after a restart: the others wait, and everything is where it was.") },
                { icon: "door", title: qsTr("Leave for good"), about: dialog.forGood }
            ]
            Row {
                required property var modelData
                width: parent.width
                spacing: Theme.px(12)
                Image { id: sign; source: Theme.icon(modelData.icon, false); sourceSize: Qt.size(Theme.px(24), Theme.px(24)) }
                Column {
                    width: parent.width - sign.width - parent.spacing
                    Label { width: parent.width; text: modelData.title; font.bold: true; Accessible.ignored: true }
                    Label { width: parent.width; text: modelData.about }
                }
            }
        }
    }
    buttons: [
        Button { id: stay; kind: "primary"; text: qsTr("Stay"); onClicked: dialog.close() },
        Button { text: qsTr("Close for now"); onClicked: dialog.go(true) },
        Button { kind: "danger"; text: qsTr("Leave for good"); onClicked: dialog.go(false) }
    ]
}
