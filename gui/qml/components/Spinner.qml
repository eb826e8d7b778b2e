import QtQuick
import "../theme"

// A whole number between two bounds: minus, value, plus.
FocusScope {
    id: spinner

    property string label: ""
    property string help: ""
    property int value: 0
    property int low: 0
    property int high: 10
    property int step: 1
    property bool locked: false
    property string shown: String(value)
    signal chosen(int value)

    implicitHeight: column.implicitHeight
    implicitWidth: Theme.px(240)
    Accessible.role: Accessible.SpinBox
    Accessible.name: label + ": " + shown

    function move(by) {
        const next = Math.max(low, Math.min(high, value + by))
        if (next !== value && !locked)
            chosen(next)
    }
    Keys.onUpPressed: move(step)
    Keys.onDownPressed: move(-step)

    Column {
        id: column
        width: parent.width
        spacing: Theme.px(5)
        Label {
            visible: text !== ""
            text: spinner.label
            width: parent.width
            font.pixelSize: Theme.small
            font.bold: true
        }
        Row {
            spacing: Theme.px(8)
            IconButton {
                id: less
                cloth: false
                iconName: "minus"
                text: qsTr("Less")
                enabled: !spinner.locked && spinner.value > spinner.low
                focus: true
                onClicked: spinner.move(-spinner.step)
            }
            Label {
                anchors.verticalCenter: parent.verticalCenter
                text: spinner.shown
                font.bold: true
                wrapMode: Text.NoWrap
                horizontalAlignment: Text.AlignHCenter
                width: Math.max(implicitWidth, Theme.px(64))
            }
            IconButton {
                cloth: false
                iconName: "plus"
                text: qsTr("More")
                enabled: !spinner.locked && spinner.value < spinner.high
                onClicked: spinner.move(spinner.step)
            }
        }
        Label {
            visible: text !== ""
            text: spinner.help
            width: parent.width
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }
    }
}
