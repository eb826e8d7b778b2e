import QtQuick
import "../components"
import "../theme"

// Game log, chat or the rules, at the right edge of the table.
FocusScope {
    id: side

    property string what: ""
    property string game: ""
    readonly property bool built: rules.status !== Loader.Loading
    signal closed()

    // By this share of a page, up or down; nothing to turn is no harm.
    function turn(share) {
        const page = what === "log" ? story : what === "chat" ? talk.lines : rules.item
        if (page)
            page.contentY = page.originY + Math.max(0, Math.min(page.contentHeight - page.height, page.contentY - page.originY + share * page.height))
    }

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
        id: story
        visible: side.what === "log"
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.px(14); topMargin: Theme.px(6) }
        model: side.what === "log" ? party.log : null   // unseen, it would still make a line for every move
        game: side.game
    }
    Loader {
        id: rules
        active: side.what === "help"
        asynchronous: true
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.px(14); topMargin: Theme.px(6); rightMargin: Theme.px(4) }
        sourceComponent: Scroll {
            Rules {
                width: parent.width - Theme.px(14)
                game: side.game
                options: party.facts.options || ({})
                seats: (party.facts.names || []).length
            }
        }
    }
    ChatPanel {
        id: talk
        visible: side.what === "chat"
        focus: side.what === "chat"
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.px(14); topMargin: Theme.px(6) }
        model: party.chat
        onSaid: text => party.say(text)
    }
}
