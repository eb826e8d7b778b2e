import QtQuick
import "../components"
import "../theme"

// What is always at hand at the table.
Item {
    id: bar

    property var facts: ({})
    property int unread: 0
    property string side: ""
    property bool recalled: false
    signal pressed(string what)

    height: Theme.px(44)

    Text {
        id: name
        anchors { left: parent.left; leftMargin: Theme.px(6); right: seal.left; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
        text: Texts.called(bar.facts.game || "", bar.facts.options) + (bar.facts.deal > 0 ? "  ·  " + qsTr("deal %1").arg(bar.facts.deal) : "")
        color: Theme.clothInk
        font.family: Theme.serif
        font.bold: true
        font.pixelSize: Theme.large
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 9
        elide: Text.ElideRight
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
    SealBadge {
        id: seal
        anchors.verticalCenter: parent.verticalCenter
        x: Math.min((parent.width - width) / 2 - Theme.px(40), buttons.x - width - Theme.px(10))
        verified: bar.facts.verified || 0
        seats: (bar.facts.names || []).length
        over: bar.facts.phase === "finished" || bar.facts.phase === "replay"
        audit: bar.facts.audit || ""
        onClicked: bar.pressed("seal")
    }
    Row {
        id: buttons
        anchors { right: parent.right; verticalCenter: parent.verticalCenter }
        spacing: Theme.px(bar.width < Theme.px(1000) ? 2 : 6)
        IconButton { visible: (bar.facts.lastTrick || {}).plays !== undefined; iconName: "recall"; text: qsTr("Last trick"); checked: bar.recalled; onClicked: bar.pressed("recall") }
        IconButton { iconName: "notebook"; text: qsTr("Score pad"); onClicked: bar.pressed("scores") }
        IconButton { iconName: "list"; text: qsTr("Game log"); checkable: false; checked: bar.side === "log"; onClicked: bar.pressed("log") }
        IconButton { iconName: "chat"; text: qsTr("Chat"); badge: bar.unread > 0 ? String(bar.unread) : ""; checked: bar.side === "chat"; onClicked: bar.pressed("chat") }
        IconButton { iconName: "help"; text: qsTr("How to play"); checked: bar.side === "help"; onClicked: bar.pressed("help") }
        IconButton { iconName: prefs.sounds ? "sound" : "mute"; text: prefs.sounds ? qsTr("Turn the sounds off") : qsTr("Turn the sounds on"); onClicked: bar.pressed("sounds") }
        IconButton { iconName: "gear"; text: qsTr("Settings"); onClicked: bar.pressed("settings") }
        IconButton { iconName: "door"; text: qsTr("Leave"); onClicked: bar.pressed("leave") }
    }
}
