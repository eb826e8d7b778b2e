import QtQuick
import "../theme"

// A short line on the cloth, with room for a sign before it.
Rectangle {
    id: note

    property string text: ""
    property bool strong: false
    property real room: Theme.px(220)
    default property alias sign: slot.data

    // A little more than the line needs, which would wrap else for a fraction of a pixel.
    width: Math.min(room, Math.ceil(line.implicitWidth) + 2 + slot.width + Theme.px(24) + (slot.width > 0 ? Theme.px(5) : 0))
    height: Math.max(Theme.px(28), line.contentHeight + Theme.px(8))
    radius: Theme.px(14)
    color: strong ? "#f2d49a" : Theme.clothShade
    Accessible.role: Accessible.StaticText
    Accessible.name: text

    Item {
        id: slot
        x: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        width: childrenRect.width
        height: Theme.px(18)
    }
    Text {
        id: line
        anchors { left: slot.right; leftMargin: slot.width > 0 ? Theme.px(7) : Theme.px(2); right: parent.right; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
        text: note.text
        color: note.strong ? "#33251b" : Theme.clothInk
        font.pixelSize: Theme.small
        font.bold: note.strong
        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
}
