import QtQuick
import "../components"
import "../theme"

// Before the match: seats round the table, options, chat, safety words; everybody says "ready", the host starts.
FocusScope {
    id: lobby

    signal asked(string name, var more)
    signal hinted(string text)

    readonly property var facts: party.lobby
    property string level: party.levels()[0]   // of computer players who sit down now
    readonly property bool roomy: width >= Theme.px(860) && height >= Theme.px(560)

    Item {
        id: head
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(26); bottomMargin: 0 }
        height: Math.max(Theme.px(52), names.implicitHeight)
        IconButton {
            id: back
            anchors.verticalCenter: parent.verticalCenter
            iconName: "back"
            text: lobby.facts.hosting ? qsTr("Close this table") : qsTr("Leave the table")
            onClicked: party.leave()
        }
        Column {
            id: names
            anchors { left: back.right; leftMargin: Theme.px(14); right: gear.left; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
            Text {
                width: parent.width
                text: Texts.table(lobby.facts.name || "")
                color: Theme.clothInk
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.title
                wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                textFormat: Text.PlainText
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
            Text {
                width: parent.width
                text: Texts.called(lobby.facts.game || "", lobby.facts.options) + (lobby.facts.address ? "  ·  " + (lobby.facts.hosting && network.code !== "" ? qsTr("others can join with the code %1 or at %2").arg(network.code).arg(lobby.facts.address) : qsTr("others can join at %1").arg(lobby.facts.address)) : "")
                color: Theme.clothInkSoft
                font.pixelSize: Theme.small
                wrapMode: Text.Wrap
                textFormat: Text.PlainText
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
        IconButton {
            id: gear
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            iconName: "gear"
            text: qsTr("Settings")
            onClicked: lobby.asked("SettingsDialog", {})
        }
    }
    Loader {
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.px(26); topMargin: Theme.px(12) }
        focus: true
        sourceComponent: lobby.roomy ? roomyPage : closePage
    }

    Component {
        id: roomyPage
        FocusScope {
            focus: true
            LobbyRoom {
                anchors { left: parent.left; right: side.left; top: parent.top; bottom: bar.top; rightMargin: Theme.px(20); bottomMargin: Theme.px(10) }
                facts: lobby.facts
                level: lobby.level
            }
            LobbyBar {
                id: bar
                anchors { left: parent.left; right: side.left; bottom: parent.bottom; rightMargin: Theme.px(20) }
                facts: lobby.facts
            }
            Panel {
                id: side
                anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
                width: Math.min(Theme.px(306), parent.width * 0.42)
                Scroll {
                    id: page
                    anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(6); topMargin: Theme.px(10) }
                    height: Math.min(contentHeight, side.height * 0.6)
                    Item {
                        x: Theme.px(10)
                        width: parent.width - Theme.px(24)
                        height: sheet.height + Theme.px(14)
                        LobbySheet { id: sheet; y: Theme.px(4); width: parent.width; facts: lobby.facts; level: lobby.level; onAsked: (name, more) => lobby.asked(name, more); onLevelChosen: level => lobby.level = level }
                    }
                }
                Rectangle { id: fold; anchors { left: parent.left; right: parent.right; top: page.bottom; margins: Theme.px(12) } height: 1; color: Theme.paperLine }
                ChatPanel {
                    anchors { left: parent.left; right: parent.right; top: fold.bottom; bottom: parent.bottom; margins: Theme.px(14) }
                    model: party.chat
                    onSaid: text => party.say(text)
                }
            }
        }
    }
    Component {
        id: closePage
        FocusScope {
            focus: true
            Scroll {
                anchors.fill: parent
                cloth: true
                Column {
                    x: Theme.px(6)
                    width: parent.width - Theme.px(24)
                    spacing: Theme.px(16)
                    LobbyBar { width: parent.width; topPadding: Theme.px(6); facts: lobby.facts }
                    LobbyRoom { width: parent.width; height: implicitHeight; rows: true; facts: lobby.facts; level: lobby.level }
                    Item {
                        width: parent.width
                        height: sheet.height + Theme.px(32)
                        Panel { anchors.fill: parent }
                        LobbySheet { id: sheet; x: Theme.px(16); y: Theme.px(16); width: parent.width - Theme.px(32); facts: lobby.facts; level: lobby.level; onAsked: (name, more) => lobby.asked(name, more); onLevelChosen: level => lobby.level = level }
                    }
                    Item {
                        width: parent.width
                        height: Theme.px(240)
                        Panel { anchors.fill: parent }
                        ChatPanel { anchors.fill: parent; anchors.margins: Theme.px(14); model: party.chat; onSaid: text => party.say(text) }
                    }
                    Item { width: 1; height: Theme.px(8) }
                }
            }
        }
    }
}
