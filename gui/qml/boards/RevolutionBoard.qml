import QtQuick
import "../components"
import "../theme"

// The middle of a table of Revolution: the plays, the order of ranks in force, the exchange; roles and places at the seats.
Board {
    id: board

    busy: rest.running || leaving.running

    readonly property var names: facts.names || []
    readonly property var options: facts.options || ({})
    readonly property int teams: RevolutionTexts.teamsOf(options)
    readonly property bool playing: facts.phase === "playing"
    readonly property var trick: table.trick || []
    readonly property var places: table.places || []
    // After the last card has been played the places are the next deal's roles.
    readonly property var roles: places.length === names.length ? places : table.roles || []
    onExchangingChanged: if (exchanging) herald.hush()
    readonly property bool exchanging: playing && ["swap", "give", "give_back"].indexOf(table.phase) >= 0

    // A trick that is over lies for a moment before it is put away.
    property var full: null            // its plays
    property var coming: null
    // Without movements the last trick lies until the next play.
    readonly property var still: !Theme.animated && !trick.length && (table.phase === "play" || table.phase === "end") ? (facts.lastTrick || ({})).plays || [] : []
    readonly property var shown: full !== null ? full : trick.length ? trick : still
    readonly property bool over: full !== null || (!trick.length && still.length > 0)

    readonly property real ribbonHeight: Theme.px(32)
    readonly property rect stage: Qt.rect(field.x, field.y, field.width, field.height - ribbonHeight - Theme.px(8))

    function placeAt(x, y) {
        return !exchanging && x >= field.x && x <= field.x + field.width && y >= field.y && y <= field.y + field.height ? "pile" : ""
    }
    function landings(event) {
        const cards = event.text.split(" ")
        if (/^[a-z]/.test(event.text))
            return []
        return pile.landing(cards).map((spot, index) => ({ name: cards[index], rect: Qt.rect(spot.x + pile.x, spot.y + pile.y, spot.width, spot.height) }))
    }

    // -- what happens ------------------------------------------------------------------------------------
    function advance(next, event) {
        hurry()
        tell(next, event)
        const played = event && !/^[a-z]/.test(event.text) ? [[event.seat, event.text]] : []
        const plays = trick.concat(played)
        if (!Theme.animated || !event || !plays.length || (next.trick || []).length) {
            table = next
            advanced()
            return
        }
        coming = next
        full = plays
        rest.start()
    }
    // Said aloud and in large letters: the order turns, somebody is out, a trick is taken.
    function tell(next, event) {
        if (!event)
            return
        const lines = []
        if (next.revolution !== table.revolution && next.phase !== "deal")
            lines.push(next.revolution ? qsTr("Revolution! The order of ranks is turned around.") : qsTr("Counter-revolution! The old order is back."))
        const out = (next.places || []).slice(places.length)
        if (out.length && next.places.length < names.length)
            lines.push(next.places.length === 1 ? qsTr("%1 is out first!").arg(names[out[0]] || "") : qsTr("%1 is out.").arg(names[out[0]] || ""))
        if (next.places && next.places.length === names.length && places.length < names.length && options.forfeit)
            lines.push(qsTr("%1, the Servant: %2").arg(names[next.places[names.length - 1]] || "").arg(options.forfeit))
        if (lines.length)
            herald.say(lines.join(" "))
        else if (!(next.trick || []).length && next.phase === "play" && trick.length)
            board.Accessible.announce(qsTr("%1 takes the trick").arg(names[event.text === "pass" ? trick[trick.length - 1][0] : event.seat] || ""))
    }
    function settle() {
        if (coming === null)
            return
        table = coming
        coming = null
        full = null
        pile.opacity = 1
        shift.x = 0
        advanced()
    }
    function hurry() {
        rest.stop()
        leaving.stop()
        settle()
    }
    Timer {
        id: rest
        interval: Theme.span(850)
        onTriggered: leaving.start()
    }
    ParallelAnimation {
        id: leaving
        NumberAnimation { target: shift; property: "x"; to: board.field.width * 0.3; duration: Theme.span(300); easing.type: Easing.InQuad }
        NumberAnimation { target: pile; property: "opacity"; to: 0; duration: Theme.span(300); easing.type: Easing.InQuad }
        onFinished: board.settle()
    }

    // -- what is seen --------------------------------------------------------------------------------------
    Repeater {
        model: board.trays
        RoleTray {
            required property var modelData
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            box: modelData.box
            owner: modelData.name
            role: RevolutionTexts.roleAt(board.roles.indexOf(modelData.seat), board.names.length)
            team: board.teams > 0 ? modelData.seat % board.teams : -1
            place: board.places.indexOf(modelData.seat)
            passed: board.playing && (board.table.passed || []).indexOf(modelData.seat) >= 0
        }
    }
    PlaysPile {
        id: pile
        visible: !board.exchanging
        x: board.stage.x
        y: board.stage.y
        width: board.stage.width
        height: board.stage.height
        game: "revolution"
        plays: board.shown
        names: board.names
        over: board.over
        transform: Translate { id: shift }
    }
    Rectangle {
        // Where the next play will lie
        visible: board.playing && !board.exchanging && !board.shown.length
        readonly property rect spot: pile.landing([""])[0]
        x: pile.x + spot.x
        y: pile.y + spot.y
        width: spot.width
        height: spot.height
        radius: spot.width * 0.08
        color: "transparent"
        border.color: Theme.clothInkSoft
        opacity: 0.35
    }
    Column {
        // What a play must be
        x: board.field.x + board.field.width - width
        y: board.stage.y
        spacing: Theme.px(6)
        visible: board.playing && !board.exchanging
        readonly property real room: board.stage.width * 0.29
        ClothNote {
            anchors.right: parent.right
            visible: board.table.phase === "open" || (board.table.opening || []).length > 0
            room: parent.room
            text: (board.table.opening || []).length > 0 ? qsTr("Opens: %1").arg(RevolutionTexts.card(board.table.opening.join(""))) : qsTr("Who opens?")
        }
        ClothNote {
            anchors.right: parent.right
            visible: board.table.count > 0 && !board.over
            room: parent.room
            text: visible ? qsTr("%n card(s) each", "", board.table.count) : ""
        }
        ClothNote {
            anchors.right: parent.right
            visible: board.table.count > 0 && !board.over
            room: parent.room
            text: !visible ? "" : board.table.revolution ? qsTr("below %1").arg(RevolutionTexts.rank(board.table.rank)) : qsTr("above %1").arg(RevolutionTexts.rank(board.table.rank))
        }
        ClothNote {
            anchors.right: parent.right
            visible: board.table.revolution === true
            strong: true
            room: parent.room
            text: qsTr("Revolution")
            Image { source: Theme.iconOf("ink", "turn"); sourceSize: Qt.size(Theme.px(18), Theme.px(18)) }
        }
        ClothNote {
            anchors.right: parent.right
            visible: board.table.down > 0
            room: parent.room
            text: visible ? qsTr("%n card(s) left down", "", board.table.down) : ""
            Image { source: Theme.card("revolution", "back"); sourceSize: Qt.size(Theme.px(13), Theme.px(18)) }
        }
    }
    ExchangeSheet {
        visible: board.exchanging
        x: board.stage.x + (board.stage.width - width) / 2
        y: board.stage.y + (board.stage.height - height) / 2
        width: Math.min(board.stage.width, Theme.px(720))
        room: board.stage.height
        phase: board.exchanging ? board.table.phase : ""
        gifts: board.table.gifts || []
        roles: board.table.roles || []
        names: board.names
        mine: board.facts.mySeat === undefined ? -1 : board.facts.mySeat
        choosing: board.facts.onTurn || []
    }
    RanksRibbon {
        id: ribbon
        visible: ranks.length > 0
        width: Math.min(board.field.width, Theme.px(700))
        height: board.ribbonHeight
        x: board.field.x + (board.field.width - width) / 2
        y: board.field.y + board.field.height - height - Theme.px(4)
        ranks: board.table.ranks || []
        turned: board.table.revolution === true
        rank: board.over ? "" : board.table.rank || ""
    }
    Herald {
        id: herald
        room: board.field.width
        x: board.field.x + (board.field.width - width) / 2
        y: board.stage.y + board.stage.height - height + Theme.px(4)
        z: 3
    }
}
