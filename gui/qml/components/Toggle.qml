import QtQuick
import QtQuick.Templates as T
import "../theme"

// On or off, with its name beside it.
T.Switch {
    id: toggle

    property string help: ""

    width: parent ? parent.width : implicitWidth
    implicitHeight: Math.max(Theme.control, texts.implicitHeight)
    implicitWidth: Theme.px(280)
    leftPadding: Theme.px(62)
    hoverEnabled: true
    Accessible.role: Accessible.CheckBox
    Accessible.name: text
    Accessible.checkable: true
    Accessible.checked: checked
    Keys.onReturnPressed: { toggle(); toggled() }

    indicator: Rectangle {
        y: (toggle.height - height) / 2
        width: Theme.px(50)
        height: Theme.px(28)
        radius: height / 2
        color: toggle.checked ? Theme.accent : Theme.paperDeep
        border.color: toggle.checked ? Theme.accent : Theme.fieldLine
        Rectangle {
            x: toggle.checked ? parent.width - width - Theme.px(3) : Theme.px(3)
            anchors.verticalCenter: parent.verticalCenter
            width: Theme.px(22)
            height: width
            radius: width / 2
            color: toggle.checked ? Theme.accentInk : Theme.inkSoft
            Image {
                anchors.centerIn: parent
                visible: toggle.checked
                source: Theme.iconOf(Theme.dark ? "paper" : "ink", "check")
                sourceSize: Qt.size(Theme.px(14), Theme.px(14))
            }
        }
        FocusRing { of: toggle; radius: parent.radius }
    }
    contentItem: Column {
        id: texts
        Label {
            width: parent.width
            text: toggle.text
            Accessible.ignored: true
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: toggle.help
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }
    }
}
