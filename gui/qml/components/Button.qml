import QtQuick
import QtQuick.Templates as T
import "../theme"

// kind: primary (the one thing to do), plain (paper), cloth (on the felt), danger.
T.Button {
    id: button

    property string kind: "plain"
    property string iconName: ""
    property bool working: false

    readonly property bool lit: hovered || down
    readonly property color textColour: kind === "primary" ? Theme.accentInk : kind === "danger" ? (Theme.dark ? "#2a0d08" : "#ffffff") : kind === "cloth" ? Theme.clothInk : Theme.ink

    implicitHeight: Math.max(Theme.control, content.implicitHeight + Theme.px(12))
    implicitWidth: content.implicitWidth + leftPadding + rightPadding
    leftPadding: Theme.px(18)
    rightPadding: Theme.px(18)
    font.pixelSize: Theme.body
    font.bold: kind === "primary" || kind === "danger"
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : 0.55

    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.onPressAction: button.click()
    Keys.onReturnPressed: if (enabled) click()
    Keys.onEnterPressed: if (enabled) click()

    contentItem: Item {
        id: content
        implicitWidth: row.implicitWidth
        implicitHeight: row.implicitHeight
        Row {
            id: row
            anchors.centerIn: parent
            spacing: Theme.px(8)
            Image {
                id: picture
                visible: button.iconName !== ""
                anchors.verticalCenter: parent.verticalCenter
                source: visible ? Theme.iconOf(button.kind === "primary" || button.kind === "danger" ? (Theme.dark ? "ink" : "paper") : button.kind === "cloth" ? "paper" : Theme.inkIcons, button.iconName) : ""
                sourceSize: Qt.size(Theme.px(20), Theme.px(20))
            }
            Text {
                id: caption
                anchors.verticalCenter: parent.verticalCenter
                text: button.text
                font: button.font
                color: button.textColour
                width: button.width > 0 ? Math.min(implicitWidth, Math.max(Theme.px(40), button.width - button.leftPadding - button.rightPadding - (picture.visible ? picture.width + row.spacing : 0) + 1)) : implicitWidth
                wrapMode: Text.Wrap
                horizontalAlignment: Text.AlignHCenter
                textFormat: Text.PlainText
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: Theme.px(10)
        color: {
            if (button.kind === "primary") return button.lit ? Theme.accentHover : Theme.accent
            if (button.kind === "danger") return Theme.bad
            if (button.kind === "cloth") return button.lit ? "#59081c20" : "#38081c20"
            return button.lit ? Theme.paperDeep : Theme.field
        }
        border.width: button.kind === "primary" || button.kind === "danger" ? 0 : 1
        border.color: button.kind === "cloth" ? "#66fbf3e3" : Theme.fieldLine
        Rectangle {
            // The pressed edge of a game piece
            visible: button.kind === "primary" && !button.down
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom; margins: 1 }
            height: Theme.px(3)
            radius: Theme.px(2)
            color: "#40000000"
        }
    }
    FocusRing { of: button }
}
