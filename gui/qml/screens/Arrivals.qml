import QtQuick
import "../components"
import "../theme"

// Moves that have arrived wait their turn here, so that each can be seen: a card flies to where the board says it lands,
// then the board shows the table after the move. A click or a key hurries them all; nothing ever waits for them.
Item {
    id: arrivals

    property var board: null           // the game's board, null while it loads
    property string game: ""
    property var startOf: (seat, name) => Qt.rect(width / 2, height, 40, 56)
    property int actor: -1             // the seat whose card is flying
    readonly property bool idle: !showing && waiting === 0 && !fade.running
    property bool showing: false
    property int waiting: 0
    property var queue: []

    signal settled()                   // everything has landed

    function come(events, table) {
        if (fade.running) {
            swept = table
            return
        }
        if (events.some(one => one.kind === "void")) {
            sweep(table)
            return
        }
        const moves = events.filter(one => one.kind === "move")
        moves.forEach((event, index) => {
            const last = index === moves.length - 1
            queue.push({ event: event, after: event.data && event.data.table ? event.data.table : last ? table : null })
        })
        if (!moves.length)
            queue.push({ event: null, after: table })
        waiting = queue.length
        // Without movements a board still hears of each move, unless there is much to catch up with.
        if (Theme.animated || queue.length < 12)
            next()
        else
            hurry()
    }
    function next() {
        if (showing || !board)
            return
        const item = queue.shift()
        waiting = queue.length
        if (item === undefined) {
            actor = -1
            settled()
            return
        }
        const spots = item.event && Theme.animated && queue.length < 12 ? board.landings(item.event) : []
        showing = true
        if (!spots.length) {
            put(item)
            return
        }
        actor = item.event.seat
        let left = spots.length
        for (const spot of spots)
            flights.fly(spot.name, startOf(item.event.seat, spot.name), spot.rect, queue.length > 4 ? 200 : 300, () => { left -= 1; if (left === 0) put(item) })
    }
    function put(item) {
        if (item.after === null) {
            showing = false
            next()
        } else
            board.advance(item.after, item.event)
    }
    // A void deal: whatever was on its way doesn't count any more, and the board empties calmly.
    function sweep(table) {
        hurry()
        if (!board || !Theme.animated) {
            if (board)
                board.opacity = 1
            queue.push({ event: null, after: table })
            hurry()
            return
        }
        swept = table
        fade.start()
    }
    property var swept: null           // what the board shows when it comes back
    NumberAnimation {
        id: fade
        target: arrivals.board
        property: "opacity"
        to: 0
        duration: Theme.span(300)
        easing.type: Easing.InOutQuad
        onFinished: {
            arrivals.board.table = arrivals.swept
            rise.start()
            arrivals.next()
        }
    }
    NumberAnimation {
        id: rise
        target: arrivals.board
        property: "opacity"
        to: 1
        duration: Theme.span(300)
        easing.type: Easing.InOutQuad
    }
    // Show the newest state at once.
    function hurry() {
        if (!board)
            return
        fade.complete()
        rise.complete()
        const last = queue.length ? queue[queue.length - 1].after : null
        queue = []
        waiting = 0
        flights.hurry()
        board.hurry()
        if (last !== null) {
            board.table = last
            showing = false
            next()
        }
    }

    Connections {
        target: arrivals.board
        function onAdvanced() { arrivals.showing = false; arrivals.next() }
    }
    Flights {
        id: flights
        anchors.fill: parent
        game: arrivals.game
    }
}
