import QtQuick
import "../components"
import "../theme"

// Game log, chat or the rules, at the right edge of the table.
FocusScope {
    id: side

    property string what: ""
    property string game: ""
    signal closed()

    visible: what !== ""
    Keys.onEscapePressed: closed()

    Panel { anchors.fill: parent }
    Item {
        id: head
        anchors { left: parent.left; top: parent.top; right: parent.right }
        height: Math.max(shut.height + Theme.px(8), title.height + Theme.px(14))
        Label {
            id: title
            anchors { left: parent.left; top: parent.top; right: shut.left; margins: Theme.px(14) }
            text: side.what === "chat" ? qsTr("Chat") : side.what === "help" ? qsTr("How to play %1").arg(Texts.called(side.game, party.facts.options)) : qsTr("Game log")
            font.bold: true
            font.pixelSize: Theme.large
            Accessible.role: Accessible.Heading
        }
        IconButton {
            id: shut
            anchors { right: parent.right; top: parent.top; margins: Theme.px(8) }
            cloth: false
            iconName: "close"
            text: qsTr("Close")
            onClicked: side.closed()
        }
    }
    LogPanel {
        visible: side.what === "log"
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.px(14); topMargin: Theme.px(6) }
        model: side.what === "log" ? party.log : null   // unseen, it would still make a line for every move
        game: side.game
    }
    RulesPanel {
        visible: side.what === "help"
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.px(14); topMargin: Theme.px(6); rightMargin: Theme.px(4) }
        game: side.game
        facts: party.facts
    }
    ChatPanel {
        visible: side.what === "chat"
        focus: side.what === "chat"
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.px(14); topMargin: Theme.px(6) }
        model: party.chat
        onSaid: text => party.say(text)
    }
}
