import QtQuick
import "../theme"

// One sentence that stays for a while and can be dismissed.
Item {
    id: toast

    property string message: ""
    property bool warning: false

    function show(text, isWarning) {
        if (text === "")
            return
        message = text
        warning = isWarning === true
        timer.interval = Math.max(3500, 60 * text.length)
        timer.restart()
    }
    function hide() { timer.stop(); message = "" }

    visible: message !== ""
    width: Math.min(parent.width - Theme.px(40), line.implicitWidth + Theme.px(120))
    height: line.height + Theme.px(26)
    z: 100
    Accessible.role: Accessible.AlertMessage
    Accessible.name: message

    Timer { id: timer; onTriggered: toast.message = "" }

    Panel { anchors.fill: parent; radius: Theme.px(12) }
    Rectangle {
        width: Theme.px(5)
        radius: 2
        anchors { left: parent.left; top: parent.top; bottom: parent.bottom; margins: Theme.px(6) }
        color: toast.warning ? Theme.bad : Theme.accent
    }
    Image {
        id: sign
        anchors { left: parent.left; leftMargin: Theme.px(20); verticalCenter: parent.verticalCenter }
        source: Theme.icon(toast.warning ? "warning" : "hand", false)
        sourceSize: Qt.size(Theme.px(22), Theme.px(22))
    }
    Label {
        id: line
        anchors { left: sign.right; right: shut.left; leftMargin: Theme.px(12); rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        text: toast.message
        Accessible.ignored: true
    }
    IconButton {
        id: shut
        anchors { right: parent.right; rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        implicitWidth: Theme.px(32)
        implicitHeight: Theme.px(32)
        cloth: false
        iconName: "close"
        text: qsTr("Dismiss")
        tipAbove: true
        focusPolicy: Qt.NoFocus
        onClicked: toast.hide()
    }
}
