import QtQuick
import "../theme"

// A few words large over the board for what happens seldom. It comes, stays a moment, and goes by itself.
Rectangle {
    id: herald

    property string words: ""
    property real room: 400

    function say(text) {
        words = text
        show.restart()
        herald.Accessible.announce(text)
    }
    function hush() {
        show.stop()
        opacity = 0
    }

    width: Math.min(room, line.implicitWidth + Theme.px(44))
    height: line.height + Theme.px(18)
    radius: Theme.px(18)
    color: "#f7e3b0"
    border.color: "#7a4c12"
    border.width: 2
    opacity: 0
    visible: opacity > 0
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words

    Text {
        id: line
        anchors.centerIn: parent
        width: Math.min(implicitWidth, herald.room - Theme.px(36))
        text: herald.words
        color: "#33251b"
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.large
        wrapMode: Text.Wrap
        horizontalAlignment: Text.AlignHCenter
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
    SequentialAnimation {
        id: show
        PropertyAction { target: herald; property: "scale"; value: Theme.animated ? 0.8 : 1 }
        ParallelAnimation {
            NumberAnimation { target: herald; property: "opacity"; to: 1; duration: Theme.span(160) }
            NumberAnimation { target: herald; property: "scale"; to: 1; duration: Theme.span(260); easing.type: Easing.OutBack }
        }
        PauseAnimation { duration: 2600 }
        NumberAnimation { target: herald; property: "opacity"; to: 0; duration: Theme.span(300) }
    }
}
