import QtQuick
import "../components"
import "../theme"

// Why others aren't found: what to try, what was tried out here, and how to let others in.
Dialog {
    id: dialog

    readonly property var found: network.found
    readonly property bool there: found.advice !== undefined

    heading: qsTr("Check of the network")
    wide: Theme.px(660)
    onOpened: { network.look(); shut.forceActiveFocus() }

    Column {
        width: parent.width
        spacing: Theme.px(10)
        Label {
            width: parent.width
            visible: network.busy
            text: qsTr("Trying everything out: this takes a few seconds…")
            color: Theme.inkSoft
        }
        Part { visible: dialog.there; text: qsTr("What to try") }
        Repeater {
            model: dialog.found.advice || []
            Row {
                required property int index
                required property string modelData
                width: parent.width
                spacing: Theme.px(10)
                Label { width: Theme.px(22); text: index + 1 + "."; font.bold: true; color: Theme.accent; wrapMode: Text.NoWrap; Accessible.ignored: true }
                Label { width: parent.width - Theme.px(34); text: Texts.advice(modelData, dialog.found.address, dialog.found.code) }
            }
        }
        Part { visible: dialog.there; text: qsTr("This laptop") }
        Repeater {
            model: dialog.found.networks || []
            Finding {
                required property var modelData
                good: modelData.answers && modelData.hears
                text: modelData.address + (modelData.interface !== "" ? " (" + modelData.interface + ")" : "") + (modelData.code !== "" ? " – " + qsTr("code %1").arg(modelData.code) : "")
                about: [
                    qsTr("network %1").arg(modelData.network),
                    modelData.answers ? qsTr("can be called") : qsTr("can't be called"),
                    modelData.hears ? "" : qsTr("multicast doesn't come back")
                ].filter(one => one !== "").join(", ")
            }
        }
        Repeater {
            model: dialog.found.ports || []
            Finding {
                required property var modelData
                good: modelData.problem === ""
                text: Texts.portPurpose(modelData.purpose)
                about: modelData.protocol.toUpperCase() + " " + modelData.number + ": " + (good ? qsTr("usable") : qsTr("can't be used"))
            }
        }
        Part { visible: dialog.there; text: qsTr("What is heard") }
        Repeater {
            model: dialog.found.heard || []
            Finding {
                required property var modelData
                good: modelData.itself
                text: Texts.wayHeard(modelData.way)
                about: [
                    !modelData.tried ? qsTr("not tried") : modelData.itself ? qsTr("this laptop hears itself") : qsTr("this laptop doesn't hear itself"),
                    qsTr("%n packet(s)", "", modelData.packets) + " " + qsTr("of %n other laptop(s)", "", modelData.others),
                    qsTr("%n table(s)", "", modelData.tables)
                ].join(", ")
            }
        }
        Finding {
            visible: (dialog.found.foreign || []).length > 0
            good: false
            text: qsTr("Another version of LAN Party")
            about: (dialog.found.foreign || []).join(", ")
        }
        Part { visible: dialog.there; text: qsTr("Firewall") }
        Label { visible: dialog.there; width: parent.width; text: dialog.there ? Texts.firewall(dialog.found.firewall.name, dialog.found.firewall.active) : "" }
        Repeater {
            model: dialog.there ? dialog.found.firewall.commands : []
            Item {
                id: command
                required property string modelData
                width: parent.width
                height: Math.max(line.height, take.height)
                Rectangle {
                    id: line
                    anchors { left: parent.left; right: take.left; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
                    height: words.height + Theme.px(16)
                    radius: Theme.px(8)
                    color: Theme.field
                    border.color: Theme.paperLine
                    Label {
                        id: words
                        anchors { left: parent.left; right: parent.right; verticalCenter: parent.verticalCenter; margins: Theme.px(12) }
                        text: command.modelData
                        font.pixelSize: Theme.small
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    }
                }
                Button {
                    id: take
                    property bool taken: false
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    iconName: taken ? "check" : ""
                    text: taken ? qsTr("Copied") : qsTr("Copy")
                    Accessible.name: taken ? qsTr("Copied") : qsTr("Copy %1").arg(command.modelData)
                    onClicked: { network.copy(command.modelData); taken = true }
                }
            }
        }
    }
    buttons: [
        Button { id: shut; kind: "primary"; text: qsTr("Close"); onClicked: dialog.close() },
        Button { text: qsTr("Check again"); enabled: !network.busy; onClicked: network.look() },
        Button {
            property bool taken: false
            visible: dialog.there
            text: taken ? qsTr("Copied") : qsTr("Copy everything")
            onClicked: { network.copyAll(); taken = true }
        }
    ]

    component Part: Label {
        width: parent.width
        topPadding: Theme.px(6)
        font.bold: true
        font.family: Theme.serif
        font.pixelSize: Theme.large
        Accessible.role: Accessible.Heading
    }
    // One thing that was tried out: well or not, by sign and words.
    component Finding: Row {
        id: finding
        property bool good: true
        property string text: ""
        property string about: ""
        width: parent.width
        spacing: Theme.px(10)
        Accessible.role: Accessible.StaticText
        Accessible.name: (good ? "" : qsTr("Trouble:") + " ") + text + ": " + about
        Image {
            source: Theme.icon(finding.good ? "check" : "warning", false)
            sourceSize: Qt.size(Theme.px(20), Theme.px(20))
        }
        Column {
            width: parent.width - Theme.px(30)
            Label { width: parent.width; text: finding.text; font.bold: true; Accessible.ignored: true }
            Label { width: parent.width; text: finding.about; font.pixelSize: Theme.small; color: finding.good ? Theme.inkSoft : Theme.bad; Accessible.ignored: true }
        }
    }
}
