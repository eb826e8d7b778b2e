import QtQuick
import QtQuick.Templates as T
import "../components"
import "../theme"

// Where in a replay one is: steps, deals, whose hand lies below. Arrows step, Space plays, Page Up and Down go by deals.
FocusScope {
    id: bar

    property var facts: ({})
    readonly property var at: facts.playback || ({})
    readonly property var deals: at.deals || []
    property bool running: false

    readonly property bool atEnd: (at.at || 0) >= (at.count || 1) - 1

    function go(to) { party.replayAt(to, facts.mySeat) }
    function step(by) { running = false; go(at.at + by) }
    function deal(by) {
        running = false
        const now = deals.filter(first => first <= at.at).length - 1
        const back = by < 0 && now >= 0 && at.at > deals[now] ? 0 : by   // first to the beginning of this deal
        const to = deals[Math.max(0, Math.min(deals.length - 1, now + back))]
        go(by > 0 && now === deals.length - 1 ? at.count - 1 : to === undefined ? 0 : to)
    }
    function play() {
        if (atEnd)
            go(0)
        running = !running
    }
    onAtEndChanged: if (atEnd) running = false

    Timer {
        running: bar.running
        interval: 1100 * prefs.tempo
        repeat: true
        onTriggered: bar.go(bar.at.at + 1)
    }
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Left) step(-1)
        else if (event.key === Qt.Key_Right) step(1)
        else if (event.key === Qt.Key_Space) play()
        else if (event.key === Qt.Key_PageUp) deal(-1)
        else if (event.key === Qt.Key_PageDown) deal(1)
        else if (event.key === Qt.Key_Home) step(-at.at)
        else if (event.key === Qt.Key_End) step(at.count)
        else if (event.key === Qt.Key_Up || event.key === Qt.Key_Down) look(event.key === Qt.Key_Up ? 1 : -1)
        else return
        event.accepted = true
    }
    function look(by) {
        const count = (facts.names || []).length
        party.replayAt(at.at, (facts.mySeat + by + count) % count)
    }

    Rectangle { anchors.fill: parent; radius: height / 2; color: Theme.clothShade; border.color: "#26fbf3e3" }
    Row {
        id: steps
        anchors { left: parent.left; leftMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
        spacing: Theme.px(2)
        IconButton { height: bar.height - 4; width: height; tipAbove: true; iconName: "skip_back"; text: qsTr("Back to the beginning of a deal"); onClicked: bar.deal(-1) }
        IconButton { height: bar.height - 4; width: height; tipAbove: true; iconName: "left"; text: qsTr("One step back"); onClicked: bar.step(-1) }
        IconButton { height: bar.height - 4; width: height; tipAbove: true; focus: true; iconName: bar.running ? "pause" : "play"; text: bar.running ? qsTr("Pause") : qsTr("Play"); onClicked: bar.play() }
        IconButton { height: bar.height - 4; width: height; tipAbove: true; iconName: "right"; text: qsTr("One step on"); onClicked: bar.step(1) }
        IconButton { height: bar.height - 4; width: height; tipAbove: true; iconName: "skip_on"; text: qsTr("To the next deal"); onClicked: bar.deal(1) }
    }
    T.Slider {
        id: slider
        anchors { left: steps.right; right: whose.left; margins: Theme.px(10); verticalCenter: parent.verticalCenter }
        height: bar.height - 4
        from: 0
        to: Math.max(1, (bar.at.count || 1) - 1)
        stepSize: 1
        value: bar.at.at || 0
        onMoved: { bar.running = false; bar.go(value) }
        Accessible.role: Accessible.Slider
        Accessible.name: qsTr("Moment %1 of %2").arg((bar.at.at || 0) + 1).arg(bar.at.count || 0)
        background: Rectangle {
            x: 0
            y: (slider.height - height) / 2
            width: slider.width
            height: Theme.px(6)
            radius: height / 2
            color: "#59fbf3e3"
            Repeater {
                model: bar.deals
                Rectangle {
                    required property int modelData
                    x: slider.width * modelData / slider.to - width / 2
                    y: -Theme.px(4)
                    width: 2
                    height: Theme.px(14)
                    color: Theme.clothInk
                }
            }
        }
        handle: Rectangle {
            x: slider.visualPosition * (slider.width - width)
            y: (slider.height - height) / 2
            width: Theme.px(18)
            height: width
            radius: width / 2
            color: Theme.gold
            border.color: "#5b3a10"
            border.width: 2
        }
        FocusRing { of: slider }
    }
    Button {
        id: whose
        anchors { right: parent.right; rightMargin: Theme.px(4); verticalCenter: parent.verticalCenter }
        height: bar.height - 4
        width: Math.min(implicitWidth, bar.width * 0.42)
        kind: "cloth"
        font.pixelSize: Theme.small
        iconName: "hand"
        text: bar.at.opened ? qsTr("Hand of %1").arg((bar.facts.names || [])[bar.facts.mySeat] || "") : qsTr("The hands were not opened")
        onClicked: bar.look(1)
    }
}
