import QtQuick
import "../components"
import "../theme"

// One line between board and hand: what is to be done, and the moves that are no cards as buttons.
Row {
    id: bar

    property string line: ""
    property bool bright: false
    property real room: 400
    property Picking picking
    property var actions: []           // moves without cards
    property string game: ""
    readonly property bool confirming: bright && picking.confirmed && picking.names.length > 0

    signal confirmed()
    signal acted(string move)

    spacing: Theme.px(8)

    Rectangle {
        id: prompt
        width: Math.min(promptText.implicitWidth + Theme.px(32), bar.room - buttons.width)
        height: bar.height
        radius: height / 2
        visible: bar.line !== ""
        color: bar.bright ? "#f2d49a" : Theme.clothShade
        Accessible.role: Accessible.StaticText
        Accessible.name: bar.line
        Text {
            id: promptText
            anchors.fill: parent
            anchors.leftMargin: Theme.px(12)
            anchors.rightMargin: Theme.px(12)
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            text: bar.line
            color: bar.bright ? "#33251b" : Theme.clothInk
            font.pixelSize: Theme.small
            font.bold: bar.bright
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
    Row {
        id: buttons
        height: bar.height
        spacing: Theme.px(8)
        Button {
            visible: bar.confirming
            kind: "primary"
            height: bar.height
            text: Texts.confirm(bar.game, bar.picking)
            enabled: bar.picking !== null && bar.picking.matching.length > 0
            onClicked: bar.confirmed()
        }
        Repeater {
            model: bar.actions
            Button {
                required property var modelData
                kind: "cloth"
                height: bar.height
                text: Texts.action(bar.game, modelData.verb)
                onClicked: bar.acted(modelData.text)
            }
        }
    }
}
