import QtQuick
import QtQuick.Templates as T
import "../theme"

// A round button that shows an icon; its name appears on hover and focus.
T.Button {
    id: button

    required property string iconName
    property bool cloth: true
    property string badge: ""
    property bool tipAbove: false

    implicitWidth: Theme.px(40)
    implicitHeight: Theme.px(40)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : 0.5

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: button.click()
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Item {
        Image {
            anchors.centerIn: parent
            source: Theme.icon(button.iconName, button.cloth)
            sourceSize: Qt.size(Theme.px(22), Theme.px(22))
        }
    }
    background: Rectangle {
        radius: width / 2
        color: button.cloth ? (button.hovered || button.checked ? "#59081c20" : "#2e081c20") : (button.hovered || button.checked ? Theme.paperDeep : "transparent")
        border.width: button.checked ? 2 : 0
        border.color: Theme.gold
    }
    Rectangle {
        visible: button.badge !== ""
        anchors { right: parent.right; top: parent.top; rightMargin: -Theme.px(2); topMargin: -Theme.px(2) }
        width: Math.max(height, badgeText.implicitWidth + Theme.px(8))
        height: badgeText.implicitHeight + Theme.px(2)
        radius: height / 2
        color: Theme.gold
        Text {
            id: badgeText
            anchors.centerIn: parent
            text: button.badge
            color: "#33251b"
            font.pixelSize: Theme.tiny
            font.bold: true
            Accessible.ignored: true
        }
    }
    Rectangle {
        id: tip
        visible: button.hovered || button.visualFocus
        z: 20
        width: tipText.implicitWidth + Theme.px(16)
        height: tipText.implicitHeight + Theme.px(8)
        radius: Theme.px(6)
        color: "#f21f1712"
        // Kept inside the window, whichever edge is near.
        x: {
            const left = button.mapToItem(null, 0, 0).x
            const wanted = (button.width - width) / 2
            return Math.max(Theme.px(8) - left, Math.min(wanted, Theme.windowWidth - Theme.px(8) - width - left))
        }
        y: button.tipAbove ? -height - Theme.px(6) : button.height + Theme.px(6)
        Text {
            id: tipText
            anchors.centerIn: parent
            text: button.text
            color: "#fbf3e3"
            font.pixelSize: Theme.small
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
    }
    FocusRing { of: button; radius: button.width / 2 }
}
