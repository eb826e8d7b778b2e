import QtQuick
import "../theme"

// What people say, and a line to say something.
FocusScope {
    id: panel

    property var model
    readonly property alias lines: list
    readonly property bool roomy: height >= Theme.px(320)   // else what people say comes before ready-made words
    signal said(string text)

    ListView {
        id: list
        anchors { left: parent.left; right: parent.right; top: parent.top; bottom: panel.roomy ? quick.top : line.top; bottomMargin: Theme.px(8) }
        model: panel.model
        clip: true
        spacing: Theme.px(6)
        boundsBehavior: Flickable.StopAtBounds
        onCountChanged: Qt.callLater(positionViewAtEnd)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Chat")
        delegate: Column {
            required property var row
            width: ListView.view.width
            Label {
                width: parent.width
                text: row.name
                font.pixelSize: Theme.tiny
                font.bold: true
                color: Theme.inkSoft
            }
            Label {
                width: parent.width
                text: Texts.chat(row.text)
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            }
        }
        Label {
            visible: list.count === 0
            width: parent.width
            text: qsTr("Nothing has been said yet.")
            color: Theme.inkSoft
        }
    }
    Flow {
        id: quick
        visible: panel.roomy
        anchors { left: parent.left; right: parent.right; bottom: line.top; bottomMargin: Theme.px(8) }
        spacing: Theme.px(6)
        Repeater {
            model: Texts.reactions
            Button {
                required property string modelData
                implicitHeight: Theme.px(32)
                leftPadding: Theme.px(10)
                rightPadding: Theme.px(10)
                font.pixelSize: Theme.small
                text: Texts.chat(modelData)
                onClicked: panel.said(modelData)
            }
        }
    }
    Field {
        id: line
        anchors { left: parent.left; right: send.left; bottom: parent.bottom; rightMargin: Theme.px(6) }
        hint: qsTr("Say something")
        maximumLength: 200
        input.focus: true
        onAccepted: panel.speak()
    }
    IconButton {
        id: send
        anchors { right: parent.right; verticalCenter: line.verticalCenter }
        cloth: false
        iconName: "send"
        tipAbove: true
        text: qsTr("Send")
        enabled: line.text.trim() !== ""
        onClicked: panel.speak()
    }
    function speak() {
        if (line.text.trim() !== "") {
            said(line.text)
            line.text = ""
        }
    }
}
