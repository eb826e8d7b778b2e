import QtQuick
import "../components"
import "../theme"

// Nothing found yet: first patience, after some seconds what to try.
Item {
    id: none

    property bool searched: false
    signal asked(string name, var more)
    readonly property bool broken: party.broken.code !== undefined
    readonly property string address: network.addresses.length ? network.addresses[0] : ""

    readonly property bool beside: width > Theme.px(420)   // the QR code, else it stands below
    readonly property real pictured: picture.visible ? picture.height + Theme.px(40) : 0

    implicitHeight: (beside ? Math.max(column.implicitHeight, pictured) : column.implicitHeight + pictured) + Theme.px(40)
    height: implicitHeight

    Panel { anchors.fill: parent }
    Column {
        id: column
        anchors { left: parent.left; right: picture.visible && none.beside ? picture.left : parent.right; margins: Theme.px(22); verticalCenter: parent.verticalCenter; verticalCenterOffset: none.beside ? 0 : -none.pictured / 2 }
        spacing: Theme.px(10)
        Label {
            width: parent.width
            text: none.broken ? qsTr("LAN Party can't start") : none.searched ? qsTr("No table found so far") : qsTr("Looking for tables…")
            font.pixelSize: Theme.large
            font.bold: true
            Accessible.role: Accessible.Heading
        }
        Label {
            width: parent.width
            visible: !none.searched
            text: none.broken ? Texts.trouble(party.broken.code, party.broken.text) : qsTr("Tables on the same Wi-Fi appear here by themselves.")
            color: none.broken ? Theme.ink : Theme.inkSoft
        }
        Repeater {
            model: none.searched ? [
                qsTr("Is everybody on the same Wi-Fi? Guest networks often keep laptops apart; a phone's hotspot doesn't."),
                qsTr("Does a firewall ask? Allow LAN Party on private networks (port %1).").arg(none.address !== "" ? none.address.split(":").pop() : "47800"),
                qsTr("Otherwise open a table here, and let the others choose “Join by address” and type what stands below.")
            ] : []
            Row {
                required property string modelData
                width: column.width
                spacing: Theme.px(8)
                Text { text: "•"; color: Theme.accent; font.pixelSize: Theme.body; font.bold: true; Accessible.ignored: true }
                Label { width: parent.width - Theme.px(20); text: parent.modelData }
            }
        }
        Label {
            visible: none.searched && none.address !== ""
            width: parent.width
            text: network.code !== "" ? qsTr("This laptop's code and address:") : qsTr("This laptop's address:")
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }
        Label {
            visible: none.searched && network.code !== ""
            width: parent.width
            text: network.code
            font.family: Theme.serif
            font.pixelSize: Theme.title
            font.bold: true
            font.letterSpacing: Theme.px(2)
            color: Theme.accent
        }
        Repeater {
            model: none.searched ? network.addresses.slice(0, 3) : []
            Label {
                required property string modelData
                width: column.width
                text: modelData
                font.pixelSize: Theme.large
                font.bold: true
                wrapMode: Text.WrapAnywhere
            }
        }
        Button {
            visible: none.searched && !none.broken
            iconName: "wifi"
            text: qsTr("Check the network")
            onClicked: none.asked("DiagnosisDialog", {})
        }
    }
    Image {
        id: picture
        visible: none.searched && none.address !== ""
        x: none.beside ? parent.width - width - Theme.px(22) : (parent.width - width) / 2
        y: none.beside ? (parent.height - height) / 2 : parent.height - height - Theme.px(22)
        source: visible ? "image://qr/" + encodeURIComponent(network.invitation || none.address) : ""
        width: Theme.px(130)
        height: width
        smooth: false
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("QR code of %1").arg(none.address)
    }
}
