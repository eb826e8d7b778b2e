import QtQuick
import QtQuick.Templates as T
import "../theme"

// A line to type in, with its name above and what is wrong below.
Column {
    id: field

    property string label: ""
    property string problem: ""
    property string hint: ""
    property alias text: input.text
    property alias input: input
    property alias maximumLength: input.maximumLength
    signal accepted()

    spacing: Theme.px(4)

    Label {
        visible: text !== ""
        text: field.label
        width: parent.width
        font.pixelSize: Theme.small
        font.bold: true
        Accessible.ignored: true
    }
    T.TextField {
        id: input
        width: parent.width
        implicitHeight: Math.max(Theme.control, contentHeight + Theme.px(16))
        leftPadding: Theme.px(12)
        rightPadding: Theme.px(12)
        topPadding: Theme.px(8)
        bottomPadding: Theme.px(8)
        verticalAlignment: TextInput.AlignVCenter
        font.pixelSize: Theme.body
        color: Theme.ink
        selectionColor: Theme.accent
        selectedTextColor: Theme.accentInk
        placeholderText: field.hint
        placeholderTextColor: Theme.inkSoft
        selectByMouse: true
        Accessible.role: Accessible.EditableText
        Accessible.name: field.label !== "" ? field.label : field.hint
        Accessible.description: field.problem
        onAccepted: field.accepted()
        background: Rectangle {
            radius: Theme.px(9)
            color: Theme.field
            border.color: field.problem !== "" ? Theme.bad : Theme.fieldLine
            border.width: field.problem !== "" ? 2 : 1
            FocusRing { of: input }
        }
        Text {
            // The template draws no placeholder of its own.
            anchors.fill: parent
            anchors.leftMargin: input.leftPadding
            anchors.rightMargin: input.rightPadding
            visible: input.length === 0 && input.preeditText === ""
            text: input.placeholderText
            color: input.placeholderTextColor
            font: input.font
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 9
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
    }
    Label {
        visible: field.problem !== ""
        width: parent.width
        text: field.problem
        color: Theme.bad
        font.pixelSize: Theme.small
        Accessible.role: Accessible.AlertMessage
    }
}
