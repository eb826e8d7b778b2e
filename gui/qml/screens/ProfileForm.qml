import QtQuick
import QtQuick.Templates as T
import "../components"
import "../theme"

// Nickname and face.
FocusScope {
    id: form

    property string heading: ""
    property string done: qsTr("Save")
    property int avatar: prefs.avatar
    signal finished(string name, int avatar)

    implicitHeight: column.implicitHeight
    height: implicitHeight

    function finish() {
        if (name.text.trim() === "") {
            name.problem = qsTr("The others need a name to call you by.")
            name.input.forceActiveFocus()
        } else
            finished(name.text.trim(), avatar)
    }

    Column {
        id: column
        width: parent.width
        spacing: Theme.px(14)
        Label {
            visible: text !== ""
            width: parent.width
            text: form.heading
            font.family: Theme.serif
            font.bold: true
            font.pixelSize: Theme.title
            Accessible.role: Accessible.Heading
        }
        Field {
            id: name
            width: parent.width
            label: qsTr("Your nickname")
            text: prefs.name
            maximumLength: 24
            input.focus: true
            onTextChanged: problem = ""
            onAccepted: form.finish()
            Component.onCompleted: input.forceActiveFocus()
        }
        Label { width: parent.width; text: qsTr("Your face"); font.pixelSize: Theme.small; font.bold: true }
        Grid {
            columns: Math.max(4, Math.min(8, Math.floor(column.width / Theme.px(58))))
            spacing: Theme.px(8)
            Repeater {
                id: faces
                model: 16
                T.RadioButton {
                    id: face
                    required property int index
                    readonly property bool current: form.avatar === index
                    text: qsTr("Face %1").arg(index + 1)
                    checked: current
                    autoExclusive: false
                    focusPolicy: Qt.StrongFocus
                    activeFocusOnTab: current || activeFocus
                    implicitWidth: Theme.px(54)
                    implicitHeight: Theme.px(54)
                    indicator: null
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: text
                    Accessible.checked: current
                    Accessible.checkable: true
                    onClicked: form.avatar = index
                    Keys.onPressed: event => {
                        const by = event.key === Qt.Key_Left ? -1 : event.key === Qt.Key_Right ? 1 : event.key === Qt.Key_Up ? -face.parent.columns : event.key === Qt.Key_Down ? face.parent.columns : 0
                        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter) { form.finish(); event.accepted = true; return }
                        const next = form.avatar + by
                        if (by === 0 || next < 0 || next > 15)
                            return
                        form.avatar = next
                        faces.itemAt(next).forceActiveFocus(Qt.TabFocusReason)
                        event.accepted = true
                    }
                    contentItem: Item {
                        Avatar {
                            anchors.centerIn: parent
                            size: Theme.px(44)
                            number: face.index
                            ring: face.current ? Theme.accent : "transparent"
                        }
                        Rectangle {
                            visible: face.current
                            anchors { right: parent.right; bottom: parent.bottom }
                            width: Theme.px(20)
                            height: width
                            radius: width / 2
                            color: Theme.accent
                            Image { anchors.centerIn: parent; source: Theme.iconOf(Theme.dark ? "ink" : "paper", "check"); sourceSize: Qt.size(Theme.px(13), Theme.px(13)) }
                        }
                        FocusRing { of: face; radius: face.width / 2 }
                    }
                }
            }
        }
        Button {
            anchors.right: parent.right
            kind: "primary"
            text: form.done
            onClicked: form.finish()
        }
    }
}
