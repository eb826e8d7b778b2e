import QtQuick
import QtQuick.Window
import "components"
import "theme"

// The one window: a table top, the screen that is due, dialogs on demand, and one line for what went wrong.
Window {
    id: window

    width: Math.min(1180, Screen.desktopAvailableWidth > 0 ? Screen.desktopAvailableWidth - 40 : 1180)
    height: Math.min(760, Screen.desktopAvailableHeight > 0 ? Screen.desktopAvailableHeight - 60 : 760)
    minimumWidth: 900
    minimumHeight: 600
    visible: true
    color: Theme.cloth
    title: {
        const place = party.screen === "lobby" ? Texts.table(party.lobby.name) : party.screen === "table" ? Texts.called(party.facts.game, party.facts.options) : ""
        const name = place ? place + " – LAN Party" : "LAN Party"
        return party.screen === "table" && party.facts.myTurn && party.facts.phase !== "replay" ? "● " + qsTr("Your turn") + " – " + name : name
    }
    // Who looks at another window sees it in the task bar.
    readonly property bool due: party.screen === "table" && party.facts.myTurn === true && party.facts.phase === "playing"
    onDueChanged: if (due && !active) alert(0)
    property bool sure: false
    // Somebody would miss us, or we a hand.
    readonly property bool matchRuns: party.screen === "table" && !party.facts.watching && party.facts.phase !== "replay" && party.facts.phase !== "finished" && party.facts.phase !== "stopped"
    readonly property bool built: screen.status === Loader.Ready && screen.item.built !== false && dialogs.status !== Loader.Loading

    onWidthChanged: Theme.windowWidth = width
    onHeightChanged: Theme.windowHeight = height
    Component.onCompleted: { Theme.windowWidth = width; Theme.windowHeight = height }

    onClosing: event => {
        if (sure || !matchRuns)
            return
        if (dialogs.item && dialogs.item.visible && dialogs.item.quitting) {
            party.suspend()  // asked once already: what can be taken back
            return
        }
        event.accepted = false
        window.open("LeaveDialog", { quitting: true })
    }
    function open(name, more) {
        dialogs.setSource("screens/" + name + ".qml", more || {})
    }
    function quit() { sure = true; close() }

    Cloth { anchors.fill: parent }

    Loader {
        id: screen
        anchors.fill: parent
        focus: true
        // Home must be there with the first frame; whatever comes later is built in small bites.
        asynchronous: false
        source: party.screen === "table" ? "screens/Table.qml" : party.screen === "lobby" ? "screens/Lobby.qml" : "screens/Home.qml"
        onLoaded: {
            Theme.cap = Qt.binding(() => party.screen === "table" ? Math.max(1, Math.min(Theme.windowWidth / 900, Theme.windowHeight / 600)) : 9)
            if (!dialogs.item || !dialogs.item.opened)
                item.forceActiveFocus()
            asynchronous = true
            if (item.begin)
                Qt.callLater(item.begin)
        }
    }
    Connections {
        target: screen.item
        ignoreUnknownSignals: true
        function onAsked(name, more) { window.open(name, more) }
        function onHinted(text) { toast.show(text, false) }
    }
    Loader {
        id: dialogs
        asynchronous: true
        onLoaded: item.open()
    }
    Connections {
        target: dialogs.item
        ignoreUnknownSignals: true
        function onQuit() { window.quit() }
        function onAsked(name, more) { Qt.callLater(window.open, name, more) }
        function onClosed() { if (screen.item) screen.item.forceActiveFocus() }
    }
    Connections {
        target: party
        function onScreenChanged() {
            if (dialogs.status === Loader.Loading)
                dialogs.source = ""
            else if (dialogs.item)
                dialogs.item.close()
            toast.hide()
        }
        function onTold(code, text) {
            const line = Texts.trouble(code, text)
            if (dialogs.item && dialogs.item.visible && dialogs.item.tell)
                dialogs.item.tell(line)
            else
                toast.show(line, true)
        }
    }
    Connections {
        target: returns
        function onFound() { if (party.screen === "home" && (!dialogs.item || !dialogs.item.opened)) window.open("ResumeDialog", {}) }
    }
    Toast {
        id: toast
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(60)
    }
}
