import QtQuick
import "../components"
import "../theme"

// The table: others round it, the game's board in the middle, the own hand below. It knows no rules; the board knows where
// a move's card lies, the snapshot knows which moves there are.
FocusScope {
    id: table

    signal asked(string name, var more)
    signal hinted(string text)

    readonly property var facts: party.facts
    readonly property string game: facts.game || ""
    readonly property var board: boardLoader.item
    readonly property bool built: panel.built
    readonly property bool myMove: facts.legal !== undefined && facts.legal.length > 0 && facts.pending === ""
    readonly property bool replayed: facts.phase === "replay"
    readonly property bool watching: facts.watching === true   // a property of its own: facts that change don't move the keyboard
    property string side: ""
    property int chatSeen: 0
    property bool handHidden: false
    property var from: ({})   // where my played cards lay, by name
    property var aside: []    // names of cards that were chosen to be handed over, as long as they are in the hand
    property bool recalled: false   // the last trick is looked at

    TablePlan {
        id: plan
        width: table.width
        height: table.height
        facts: table.facts
        docked: table.side !== ""
    }

    // -- what arrives ---------------------------------------------------------------------------------
    function startOf(seat, name) {
        if (seat === facts.mySeat && from[name] !== undefined)
            return from[name]
        for (let index = 0; index < seatBoxes.count; index++) {
            const box = seatBoxes.itemAt(index)
            if (box && box.row.seat === seat)
                return Qt.rect(box.x + Theme.px(6), box.y, Theme.px(36), Theme.px(50))
        }
        return Qt.rect(width / 2, height, 40, 56)
    }
    // When everything has landed: does the phase ask for a dialog? The last move is looked at for a moment first.
    function settle() {
        if (facts.phase !== shownPhase && shownPhase === "playing" && Theme.animated && (facts.phase === "between" || facts.phase === "finished"))
            look.restart()
        else
            ask()
    }
    Timer { id: look; interval: Theme.span(900); onTriggered: if (arrivals.idle) table.ask() }
    function ask() {
        if (facts.phase !== shownPhase) {
            shownPhase = facts.phase
            if (facts.phase === "between")
                asked("ScoreDialog", {})
            else if (facts.phase === "finished")
                asked("ResultDialog", {})
            else if (facts.phase === "stopped")
                asked("FaultDialog", {})
        }
    }
    property string shownPhase: ""

    Connections {
        target: party
        function onProgressed(events, board) {
            arrivals.come(events, board)
            const news = events.map(event => Texts.news(event)).filter(text => text !== "")
            if (news.length)
                hinted(news.join(" "))
            const loudest = ["scores", "deal", "move"].find(kind => events.some(event => event.kind === kind))
            if (loudest !== undefined)
                sounds.play({ scores: "over", deal: "deal", move: "card" }[loudest])
            for (const event of events)
                if (event.kind === "move" && event.seat !== table.facts.mySeat)
                    table.Accessible.announce(Texts.event(table.game, event))
        }
    }
    Connections {
        target: table.facts
        // What happened is told right after the facts.
        function onPhaseChanged() {
            soon.restart()
            table.layAside()
        }
        function onAsideChanged() { Qt.callLater(table.layAside) }  // cards take time to build
    }
    Timer { id: soon; interval: 0; onTriggered: if (arrivals.idle && !look.running) table.settle() }
    // Called once the window listens.
    function begin() { chatSeen = party.chat.count; layAside(); settle() }
    // What I have chosen lies aside until it is gone, also after a restart.
    function layAside() {
        const mine = facts.phase !== "playing" ? [] : (facts.aside || []).length > 0 ? facts.aside : aside
        if (String(mine) !== String(aside))  // else the same cards would be built anew
            aside = mine
    }

    // -- playing ------------------------------------------------------------------------------------------------
    function turnName() {
        const seat = facts.turn
        return seat >= 0 && seat !== facts.mySeat ? facts.names[seat] || "" : ""
    }
    // Whom the table waits for: one of them thinks, several choose at once.
    function waitingLine() {
        const others = (facts.onTurn || []).filter(seat => seat !== facts.mySeat).map(seat => facts.names[seat] || "")
        return others.length > 1 ? qsTr("Waiting for %1…").arg(others.join(", ")) : turnName() !== "" ? qsTr("%1 is thinking…").arg(turnName()) : ""
    }
    function explain(code) { return Texts.reason(code, turnName(), game) }
    function play(move) {
        arrivals.hurry()
        const lay = {}
        for (const row of hand.rowsUp())
            lay[row.name] = hand.rectOf(row.card, arrivals)
        from = lay
        aside = hand.picking.verb !== "" ? hand.picking.names : []
        if (board)
            board.leaves(Object.keys(lay).map(name => ({ name: name, rect: lay[name] })))
        hand.clear()
        party.play(move)
        hand.forceActiveFocus()
    }
    function act(verb) {
        const move = turnBar.actions.find(one => one.verb === verb)
        if (move !== undefined)
            play(move.text)
    }
    // The lifted cards: their only move, a place on the board for it, or why they make none.
    function tryPicked() {
        const moves = hand.picking.matching
        if (!myMove)
            hinted(explain("not_your_turn"))
        else if (moves.length === 1)
            play(moves[0].text)
        else if (moves.length > 1 && board)
            board.takeFocus()
        else
            party.play(hand.picking.notation())
    }
    function refuse(row) { hinted(explain(row.pending ? "pending" : row.reason || (myMove ? "wrong_phase" : "not_your_turn"))) }
    function show(what) {
        if (what === "scores") asked(facts.phase === "finished" ? "ResultDialog" : "ScoreDialog", {})
        else if (what === "recall") recalled = !recalled
        else if (what === "seal") asked("SealDialog", {})
        else if (what === "settings") asked("SettingsDialog", {})
        else if (what === "sounds") { prefs.set("sounds", !prefs.sounds); sounds.play("turn") }
        else if (what === "leave") facts.watching || replayed || facts.phase === "finished" || facts.phase === "stopped" ? party.leave() : asked("LeaveDialog", {})
        else {
            side = side === what ? "" : what
            if (side === "chat") { chatSeen = party.chat.count; panel.forceActiveFocus() }
        }
    }
    // Who can't see the board hears what happens on it.
    Accessible.role: Accessible.Pane
    Accessible.name: Texts.called(game, facts.options)
    onMyMoveChanged: {
        if (!myMove)
            return
        Accessible.announce(qsTr("Your turn"))
        sounds.play("turn")
        // What must be handed over, without a choice, is lifted already.
        const only = hand.picking.withCards
        if (hand.picking.verb !== "" && only.length === 1 && only[0].text !== "")
            hand.lift(only[0].cards)
    }
    // Where no card of the hand is asked for, the keyboard goes to the board.
    readonly property bool placeAsked: myMove && (facts.moves || []).every(move => move.verb === "row")
    onPlaceAskedChanged: if (placeAsked) Qt.callLater(() => { if (placeAsked && board && !panel.activeFocus) board.takeFocus() })
    Keys.onPressed: event => {
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier) || replayed)
            return
        const key = Letters.key(event)
        if (key === Qt.Key_S) show("scores")
        else if (key === Qt.Key_L) show("log")
        else if (key === Qt.Key_C) show("chat")
        else if (event.key === Qt.Key_F1) show("help")
        else if (key === Qt.Key_M) show("sounds")
        else if (key === Qt.Key_H) handHidden = !handHidden
        else if (key === Qt.Key_P) act("pass")
        else if (key === Qt.Key_T && lastTrick.known) recalled = !recalled
        else if (key === Qt.Key_D) act("draw")
        else if (key === Qt.Key_K) act("keep")
        else if (event.key === Qt.Key_Escape && recalled) recalled = false
        else if (event.key === Qt.Key_Escape && side !== "") side = ""
        else if (event.key === Qt.Key_Escape) arrivals.hurry()
        else if (event.key === Qt.Key_PageUp && side !== "") panel.turn(-0.9)
        else if (event.key === Qt.Key_PageDown && side !== "") panel.turn(0.9)
        else if (event.key >= Qt.Key_0 && event.key <= Qt.Key_9) hand.digit(event.key === Qt.Key_0 ? 9 : event.key - Qt.Key_1)
        else if (event.key === Qt.Key_Left) hand.step(-1)
        else if (event.key === Qt.Key_Right) hand.step(1)
        else return
        event.accepted = true
    }
    MouseArea {
        anchors.fill: parent
        onPressed: { arrivals.hurry(); table.recalled = false; hand.clear() }
    }

    // -- what is seen ----------------------------------------------------------------------------------------------
    TopBar {
        id: topBar
        x: plan.edge
        y: plan.barY
        width: plan.innerWidth + plan.dock
        z: 3
        facts: table.facts
        side: table.side
        recalled: table.recalled
        unread: table.side === "chat" ? 0 : Math.max(0, party.chat.count - table.chatSeen)
        onPressed: what => table.show(what)
    }
    Repeater {
        id: seatBoxes
        model: party.seats
        Seat {
            id: box
            required property int index
            required row
            readonly property var spot: plan.places[index] || plan.places[0]
            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            upright: spot.upright
            game: table.game
            glowing: arrivals.actor >= 0 ? arrivals.actor === row.seat : row.onTurn
        }
    }
    Loader {
        id: boardLoader
        visible: status === Loader.Ready   // not while it has no place yet
        anchors.fill: parent
        focus: false
        source: table.game !== "" ? "../boards/" + party.boardOf(table.game) : ""
        onLoaded: {
            item.table = party.board
            item.facts = Qt.binding(() => table.facts)
            item.field = Qt.binding(() => plan.field)
            item.trays = Qt.binding(() => plan.trays)
            item.nook = Qt.binding(() => plan.nook)
            item.hidden = Qt.binding(() => table.handHidden)
            item.offered = Qt.binding(() => table.offered())
            item.lifted = Qt.binding(() => hand.picking.names)
            item.aside = Qt.binding(() => table.aside)
        }
    }
    function offered() {
        return myMove ? hand.picking.matching.map(move => move.text) : []
    }
    Connections {
        target: boardLoader.item
        function onChosen(move) { table.play(move) }
        function onMissed(code) { table.hinted(table.explain(code)) }
        function onCancelled() { hand.forceActiveFocus(); hand.focusOn(hand.indexOf(hand.selected)) }
    }
    TurnBar {
        id: turnBar
        anchors.horizontalCenter: hand.horizontalCenter
        y: plan.ground - plan.promptHeight + Theme.px(6)
        room: plan.innerWidth
        height: plan.promptHeight
        bright: table.myMove
        picking: hand.picking
        actions: table.myMove ? hand.picking.bare : []
        game: table.game
        line: {
            if (table.replayed) return ""
            if (table.facts.phase === "preparing") return table.facts.void ? qsTr("The deal is dealt again: the laptops are shuffling…") : qsTr("The laptops are shuffling together…")
            if (table.facts.phase === "between") return qsTr("The deal is over.")
            if (table.facts.phase === "finished") return qsTr("The match is over.")
            if (table.facts.phase === "stopped") return qsTr("The table has stopped.")
            const waiting = Texts.waiting(table.game, table.facts)
            if (waiting !== "") return waiting
            if (table.facts.pending) return Texts.reason("pending", "", table.game)
            if (table.myMove) return Texts.prompt(table.game, table.facts, hand.picking, table.board ? table.board.offered : [])
            if (table.facts.myTurn && !missing.shown) return qsTr("One moment: the laptops compare what they know…")
            return missing.shown ? "" : table.waitingLine()
        }
        onConfirmed: table.tryPicked()
        onActed: move => table.play(move)
    }
    Hand {
        id: hand
        focus: !table.watching && !table.replayed
        visible: !table.watching
        x: plan.edge + plan.ownWidth + Theme.px(12)
        y: plan.ground + Theme.px(4)
        width: plan.innerWidth - plan.ownWidth - Theme.px(24) - sortButton.width
        height: plan.handHeight
        cardWidth: Math.min((height - Theme.px(46)) / 1.4, width / 4)
        model: party.hand
        picking.moves: table.facts.moves || []
        game: table.game
        active: table.myMove
        hidden: table.handHidden
        aside: table.aside
        onLost: table.aside = []
        describe: name => Texts.card(table.game, name)
        explain: code => table.explain(code)
        onTried: table.tryPicked()
        onEnough: table.hinted(qsTr("Enough cards are up: put one down first."))
        onRefused: row => table.refuse(row)
        onDragged: (row, at) => {
            const here = mapToItem(table, at.x, at.y)
            ghost.name = row.name
            ghost.x = here.x - ghost.width / 2
            ghost.y = here.y - ghost.height / 2
            if (table.board)
                table.board.hintedPlace = table.board.placeAt(here.x, here.y)
        }
        onDropped: at => table.drop(mapToItem(table, at.x, at.y))
        onDragEnded: ghost.name = ""
    }
    function drop(here) {
        ghost.name = ""
        // What is handed over stays lifted until it is confirmed.
        if (!board || hand.picking.verb !== "")
            return
        board.hintedPlace = ""
        const place = board.placeAt(here.x, here.y)
        if (place === "")
            return
        const moves = myMove ? hand.picking.matching : []
        const move = moves.find(one => one.place === place) || (moves.length === 1 && moves[0].place === "" ? moves[0] : undefined)
        const row = hand.selectedRow()
        if (move !== undefined)
            play(move.text)
        else if (moves.length > 0)
            board.missed(board.wrongPlace)
        else if (row !== null && !row.legal)
            refuse(row)
        else
            tryPicked()
    }
    Loader {
        focus: active
        active: table.replayed
        x: plan.edge + (plan.innerWidth - width) / 2
        y: plan.ground - plan.promptHeight + Theme.px(4)
        width: Math.min(plan.innerWidth, Theme.px(820))
        height: plan.promptHeight + Theme.px(6)
        sourceComponent: ReplayBar { facts: table.facts }
        onLoaded: item.forceActiveFocus()
    }
    Loader {
        focus: active
        active: table.facts.watching === true
        anchors { left: hand.left; right: parent.right; rightMargin: plan.edge + plan.dock; bottom: parent.bottom; bottomMargin: plan.edge }
        height: Theme.px(78)
        sourceComponent: WatchBar { facts: table.facts }
    }
    LastTrick {
        id: lastTrick
        z: 5
        shown: table.recalled
        facts: table.facts
        game: table.game
        field: plan.field
        onClosed: { table.recalled = false; hand.forceActiveFocus() }
    }
    AbsenceBanner {
        id: missing
        absence: table.facts.absence || ({})
        watching: table.facts.watching === true
        room: plan.field.width
        x: plan.field.x + (plan.field.width - width) / 2
        y: plan.field.y - (folded ? Theme.px(8) : 0)
        z: 5
        onAsked: (name, more) => table.asked(name, more)
        onOver: text => table.hinted(text)
    }
    IconButton {
        id: sortButton
        visible: !table.facts.watching && table.facts.sorts === true
        anchors { right: parent.right; rightMargin: plan.edge + plan.dock; bottom: parent.bottom; bottomMargin: plan.edge }
        iconName: "sort"
        tipAbove: true
        text: prefs.sort === "colour" ? qsTr("Sort by value") : table.game === "poison" ? qsTr("Sort by colour") : qsTr("Sort by suit")
        onClicked: prefs.set("sort", prefs.sort === "colour" ? "value" : "colour")
    }
    SidePanel {
        id: panel
        z: 4
        what: table.side
        game: table.game
        // Where it has no strip of its own it leaves prompt and hand free.
        anchors { right: parent.right; top: topBar.bottom; bottom: parent.bottom; rightMargin: plan.edge; topMargin: Theme.px(8); bottomMargin: plan.dock > 0 ? plan.edge : table.height - plan.ground + plan.promptHeight }
        width: Theme.px(310)
        onClosed: { table.side = ""; hand.forceActiveFocus() }
    }
    Connections {
        target: party.chat
        function onCountChanged() { sounds.play("chat"); if (table.side === "chat") table.chatSeen = party.chat.count }
    }
    Arrivals {
        id: arrivals
        anchors.fill: parent
        z: 6
        board: table.board
        game: table.game
        startOf: (seat, name) => table.startOf(seat, name)
        onSettled: table.settle()
    }
    Card {
        id: ghost
        visible: name !== ""
        z: 7
        width: hand.cardWidth
        game: table.game
        outlined: true
    }
}
