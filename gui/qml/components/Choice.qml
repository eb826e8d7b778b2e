import QtQuick
import QtQuick.Templates as T
import "../theme"

// One of few: a row of buttons that wraps, with name above and help below.
// `choices` is a list of {value, text}; arrow keys move, as in any group of radio buttons.
FocusScope {
    id: choice

    property string label: ""
    property string help: ""
    property var choices: []
    property var value
    property bool locked: false
    signal chosen(var value)

    implicitHeight: column.implicitHeight
    implicitWidth: Theme.px(300)
    Accessible.role: Accessible.Grouping
    Accessible.name: label

    function step(by) {
        const at = choices.findIndex(one => one.value === value)
        const next = Math.max(0, Math.min(choices.length - 1, at + by))
        if (next !== at) {
            chosen(choices[next].value)
            repeater.itemAt(next).forceActiveFocus(Qt.TabFocusReason)
        }
    }

    Column {
        id: column
        width: parent.width
        spacing: Theme.px(5)

        Label {
            visible: text !== ""
            text: choice.label
            width: parent.width
            font.pixelSize: Theme.small
            font.bold: true
        }
        Flow {
            width: parent.width
            spacing: Theme.px(6)
            Repeater {
                id: repeater
                model: choice.choices
                T.RadioButton {
                    id: one
                    required property var modelData
                    readonly property bool current: modelData.value === choice.value
                    text: modelData.text
                    checked: current
                    autoExclusive: false
                    enabled: !choice.locked
                    opacity: enabled || current ? 1 : 0.6
                    hoverEnabled: true
                    focusPolicy: Qt.StrongFocus
                    // One stop for Tab, as in any group of radio buttons
                    activeFocusOnTab: current || activeFocus
                    implicitHeight: Math.max(Theme.px(38), caption.implicitHeight + Theme.px(10))
                    implicitWidth: Math.min(caption.implicitWidth + (mark.visible ? mark.width + Theme.px(6) : 0) + Theme.px(28), choice.width)
                    Accessible.role: Accessible.RadioButton
                    Accessible.name: text
                    Accessible.checked: current
                    Accessible.checkable: true
                    onClicked: choice.chosen(modelData.value)
                    Keys.onLeftPressed: choice.step(-1)
                    Keys.onRightPressed: choice.step(1)
                    Keys.onReturnPressed: choice.chosen(modelData.value)
                    indicator: null
                    contentItem: Item {
                        Row {
                            anchors.centerIn: parent
                            spacing: Theme.px(6)
                            Image {
                                id: mark
                                visible: one.current
                                anchors.verticalCenter: parent.verticalCenter
                                source: Theme.iconOf(Theme.dark ? "ink" : "paper", "check")
                                sourceSize: Qt.size(Theme.px(16), Theme.px(16))
                            }
                            Text {
                                id: caption
                                anchors.verticalCenter: parent.verticalCenter
                                text: one.text
                                width: Math.min(implicitWidth, choice.width - Theme.px(54))
                                wrapMode: Text.Wrap
                                font.pixelSize: Theme.body
                                font.bold: one.current
                                color: one.current ? Theme.accentInk : Theme.ink
                                textFormat: Text.PlainText
                                Accessible.ignored: true
                            }
                        }
                    }
                    background: Rectangle {
                        radius: Theme.px(9)
                        color: one.current ? Theme.accent : one.hovered ? Theme.paperDeep : Theme.field
                        border.color: one.current ? Theme.accent : Theme.fieldLine
                        border.width: 1
                    }
                    FocusRing { of: one }
                }
            }
        }
        Label {
            visible: text !== ""
            text: choice.help
            width: parent.width
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }
    }
}
