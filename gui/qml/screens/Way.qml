import QtQuick
import QtQuick.Templates as T
import "../components"
import "../theme"

// A large way onwards: icon, title, one sentence.
T.Button {
    id: way

    required property string iconName
    property string title: ""
    property string about: ""
    property bool strong: false

    text: title
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    implicitHeight: texts.implicitHeight + Theme.px(28)
    Accessible.role: Accessible.Button
    Accessible.name: title
    Accessible.description: about
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Item {
        Rectangle {
            id: disc
            anchors { left: parent.left; leftMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
            width: Theme.px(42)
            height: width
            radius: width / 2
            color: way.strong ? Theme.accent : Theme.paperDeep
            Image {
                anchors.centerIn: parent
                source: Theme.iconOf(way.strong ? (Theme.dark ? "ink" : "paper") : Theme.inkIcons, way.iconName)
                sourceSize: Qt.size(Theme.px(22), Theme.px(22))
            }
        }
        Column {
            id: texts
            anchors { left: disc.right; right: parent.right; leftMargin: Theme.px(12); rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
            spacing: Theme.px(2)
            Label { width: parent.width; text: way.title; font.pixelSize: Theme.large; font.bold: true; Accessible.ignored: true }
            Label { width: parent.width; text: way.about; font.pixelSize: Theme.small; color: Theme.inkSoft; Accessible.ignored: true }
        }
    }
    background: Panel {
        fill: way.hovered || way.down ? Theme.paperDeep : Theme.paper
        FocusRing { of: way; radius: Theme.radius }
    }
}
