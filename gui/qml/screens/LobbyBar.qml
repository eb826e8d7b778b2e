import QtQuick
import "../components"
import "../theme"

// Ready, start, and what is being waited for.
Flow {
    id: bar

    property var facts: ({})

    spacing: Theme.px(12)
    Button {
        id: readyButton
        focus: true
        kind: bar.facts.ready ? "cloth" : "primary"
        iconName: bar.facts.ready ? "check" : ""
        text: bar.facts.ready ? qsTr("You are ready") : qsTr("I'm ready")
        onClicked: party.ready(!bar.facts.ready)
    }
    Button {
        visible: bar.facts.hosting === true
        kind: "primary"
        text: qsTr("Start the match")
        enabled: bar.facts.canBegin === true
        onClicked: party.begin()
    }
    Text {
        height: Math.max(implicitHeight, readyButton.height)
        width: Math.min(implicitWidth, bar.width)
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        color: Theme.clothInk
        font.pixelSize: Theme.small
        text: bar.facts.free > 0 ? qsTr("%n seat(s) free", "", bar.facts.free) : bar.facts.canBegin ? "" : bar.facts.hosting ? qsTr("Waiting until everybody is ready.") : qsTr("The host starts the match.")
        Accessible.role: Accessible.StaticText
        Accessible.name: text
        Accessible.ignored: text === ""
    }
}
