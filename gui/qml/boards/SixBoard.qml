import QtQuick
import "../components"
import "../theme"

// The middle of a Take Six table: four rows, and the chosen cards before their players until they are placed, one by one.
Board {
    id: board

    busy: ending !== null || flights.busy

    readonly property var lines: table.rows || [[], [], [], []]
    readonly property var rowMoves: facts.pending === "" ? (facts.moves || []).filter(move => move.verb === "row") : []
    readonly property int me: facts.mySeat === undefined ? -1 : facts.mySeat
    readonly property bool pro: facts.options !== undefined && facts.options.pro === true

    // -- the own card ------------------------------------------------------------------------------------
    readonly property string laid: facts.laid && facts.laid.length ? facts.laid[0] : ""
    property string own: ""            // kept while the others know only that it lies there
    onLaidChanged: if (laid !== "") own = laid
    readonly property string ownShown: me < 0 ? "" : shownOf(me) || (laid !== "" || isChosen(me) ? own : "")
    property var risen: null           // from where the own card comes: {name, rect}
    readonly property real ownWidth: Math.max(Theme.px(24), Math.min(nook.height / 1.4, nook.width * 0.34))

    function isChosen(seat) { return (table.chosen || []).indexOf(seat) >= 0 }
    function shownOf(seat) {
        const found = (table.waiting || []).find(one => one[0] === seat)
        return found !== undefined && found[1] !== flying ? found[1] : ""
    }
    function leaves(cards) {
        if (cards.length !== 1 || !Theme.animated)
            return
        ownTicket.visible = false
        flights.fly(cards[0].name, cards[0].rect, Qt.rect(nook.x, nook.y, ownWidth, ownWidth * 1.4), 220, () => ownTicket.visible = Qt.binding(() => board.ownShown !== ""))
    }

    // -- places -------------------------------------------------------------------------------------------
    function rowOf(index) { return rows.itemAt(index) }
    function placeAt(x, y) {
        return x >= field.x && x <= field.x + field.width && y >= field.y && y <= field.y + field.height ? "table" : ""
    }
    function pick(index) {
        const move = rowMoves.find(one => Number(one.place) === index + 1)
        if (move !== undefined)
            chosen(move.text)
        else if (rowMoves.length)
            missed("must_choose_row")
        else if (offered.length === 1)
            chosen(offered[0])
    }
    function costOf(index) {
        const offer = (table.offers || []).find(one => one[0] === index)
        return offer === undefined ? 0 : offer[1]
    }
    function takeFocus() {
        const first = rowMoves.length ? rowOf(Number(rowMoves[0].place) - 1) : null
        if (first)
            first.forceActiveFocus(Qt.TabFocusReason)
    }
    function go(from, by) {
        const to = from + by
        if (to >= 0 && to < 4)
            rowOf(to).forceActiveFocus(Qt.TabFocusReason)
    }

    // -- what happened, card by card -------------------------------------------------------------------------
    property var ending: null          // the table that the story ends with
    property var steps: []
    property string flying: ""         // the card that has left its player

    function same(one, other) { return JSON.stringify(one) === JSON.stringify(other) }
    function advance(next, event) {
        hurry()
        if (event === null || !Theme.animated || !(next.placed || next.waiting) || same(next, table)) {
            table = next
            advanced()
            return
        }
        const shown = next.placed.map(one => [one.seat, one.card]).concat(next.waiting)
        const fresh = !(table.waiting || []).length
        ending = next
        steps = next.placed.slice()
        between({ chosen: [], waiting: shown, offers: [] })
        pause(fresh ? 620 : 80)
    }
    function between(some) { table = Object.assign({}, table, some) }
    function pause(milliseconds) { wait.interval = Theme.span(milliseconds); wait.restart() }
    function seatSpot(seat) {
        if (seat === me)
            return Qt.rect(nook.x, nook.y, ownWidth, ownWidth * 1.4)
        const tray = trayItems.itemAt(trays.findIndex(one => one.seat === seat))
        return tray ? place(tray, tray.spot) : Qt.rect(field.x, field.y, 30, 42)
    }
    function place(item, at) {
        const corner = item.mapToItem(board, at.x, at.y)
        return Qt.rect(corner.x, corner.y, at.width, at.height)
    }
    function step() {
        const one = steps.shift()
        if (one === undefined) {
            settle()
            return
        }
        const row = rowOf(one.row)
        const before = lines[one.row]
        const takes = one.cards.length === 1 && before.length > 0
        const first = takes ? pro && Number(one.card) < Number(before[0]) : one.cards[0] === one.card
        const from = seatSpot(one.seat)
        row.sixthFirst = first
        row.opened = first && !takes
        flying = one.card
        const to = takes ? (first ? -0.3 : 5) : first ? 0 : before.length
        flights.fly(one.card, from, place(row, row.spot(to)), 300, () => landed(one, takes))
    }
    function landed(one, takes) {
        if (ending === null)
            return
        const row = rowOf(one.row)
        if (takes) {
            row.sixth = one.card
            drop(one.card)
            sweep(one, row)
        } else {
            lay(one)
            drop(one.card)
            pause(90)
        }
    }
    // The card no longer waits before its player.
    function drop(card) {
        between({ waiting: table.waiting.filter(other => other[1] !== card) })
        flying = ""
    }
    function lay(one) {
        const now = lines.slice()
        now[one.row] = one.cards
        rowOf(one.row).opened = false
        rowOf(one.row).sixth = ""
        between({ rows: now })
    }
    // The row flies to its taker; then the sixth card begins it anew.
    function sweep(one, row) {
        const cards = lines[one.row]
        const tray = trayItems.itemAt(trays.findIndex(other => other.seat === one.seat))
        const to = tray ? place(tray, tray.heap) : seatSpot(one.seat)
        const from = cards.map((_, index) => place(row, row.spot(index)))
        const now = lines.slice()
        now[one.row] = []
        between({ rows: now })
        let left = cards.length
        cards.forEach((card, index) => flights.fly(card, from[index], to, 280 + 30 * index, () => { left -= 1; if (left === 0) taken(one, row) }))
    }
    function taken(one, row) {
        if (ending === null)
            return
        const heads = table.heads.slice()
        heads[one.seat] += one.heads
        between({ heads: heads })
        const from = place(row, row.spot(row.sixthFirst ? -0.3 : 5))
        row.sixth = ""
        flights.fly(one.card, from, place(row, row.spot(0)), 200, () => { if (ending !== null) { lay(one); pause(90) } })
    }
    function settle() {
        if (ending === null)
            return
        const last = ending
        ending = null
        steps = []
        flying = ""
        for (let index = 0; index < 4; index++) {
            rowOf(index).sixth = ""
            rowOf(index).opened = false
        }
        table = last
        advanced()
    }
    function hurry() {
        wait.stop()
        const last = ending
        ending = null
        flights.hurry()
        ending = last
        settle()
    }
    Timer { id: wait; onTriggered: board.step() }

    // -- what is seen ---------------------------------------------------------------------------------------
    Repeater {
        id: trayItems
        model: board.trays.length
        SixTray {
            required property int index
            readonly property var at: board.trays[index] || { seat: -1, name: "", x: 0, y: 0, width: 10, height: 10 }
            x: at.x
            y: at.y
            width: at.width
            height: at.height
            owner: at.name
            own: at.seat === board.me
            chosen: board.isChosen(at.seat)
            card: board.shownOf(at.seat)
            heads: (board.table.heads || [])[at.seat] || 0
        }
    }
    Ticket {
        id: ownTicket
        visible: board.ownShown !== ""
        x: board.nook.x
        y: board.nook.y
        width: board.ownWidth
        name: board.hidden && board.shownOf(board.me) === "" ? "" : board.ownShown
        Accessible.role: Accessible.StaticText
        Accessible.name: name === "" ? qsTr("Your card, hidden") : qsTr("Your card: %1").arg(SixTexts.card(name))
    }
    Text {
        visible: ownTicket.visible
        x: ownTicket.x + ownTicket.width + Theme.px(8)
        y: ownTicket.y
        width: board.nook.x + board.nook.width - x
        height: ownTicket.height
        verticalAlignment: Text.AlignVCenter
        text: board.shownOf(board.me) !== "" ? qsTr("your card") : qsTr("your card, unseen by the others")
        color: Theme.clothInk
        font.pixelSize: Theme.small
        fontSizeMode: Text.Fit
        minimumPixelSize: 9
        wrapMode: Text.Wrap
        Accessible.ignored: true
    }
    Item {
        id: grid
        readonly property real gap: Theme.px(14)
        // One below the other, or two by two: whatever makes the cards larger.
        function card(columns) {
            const high = (board.field.height - gap * (4 / columns)) / (4 / columns)
            const wide = (board.field.width - gap * (columns - 1)) / columns
            return Math.min(high / 1.4, wide / 5.4)
        }
        readonly property int columns: card(2) > card(1) ? 2 : 1
        readonly property real cellWidth: Math.min((board.field.width - gap * (columns - 1)) / columns, cellHeight * 4.6)
        readonly property real cellHeight: Math.min((board.field.height - gap * (4 / columns)) / (4 / columns), Theme.px(190))
        x: board.field.x + (board.field.width - cellWidth * columns - gap * (columns - 1)) / 2
        y: board.field.y + (board.field.height - (cellHeight + gap) * (4 / columns)) / 2 + gap / 2
        Repeater {
            id: rows
            model: 4
            SixRow {
                id: one
                required property int index
                x: (index % grid.columns) * (grid.cellWidth + grid.gap)
                y: Math.floor(index / grid.columns) * (grid.cellHeight + grid.gap)
                z: sixth !== "" ? 1 : 0
                width: grid.cellWidth
                height: grid.cellHeight
                number: index + 1
                cards: board.lines[index] || []
                pro: board.pro
                offered: board.ending === null && board.rowMoves.some(move => Number(move.place) === index + 1)
                cost: board.costOf(index)
                hinted: board.hintedPlace === "table"
                activeFocusOnTab: offered || activeFocus
                onPicked: board.pick(index)
                Keys.onLeftPressed: board.go(index, -1)
                Keys.onRightPressed: board.go(index, 1)
                Keys.onUpPressed: board.go(index, -grid.columns)
                Keys.onDownPressed: board.go(index, grid.columns)
                Keys.onReturnPressed: board.pick(index)
                Keys.onEnterPressed: board.pick(index)
                Keys.onSpacePressed: board.pick(index)
                Keys.onEscapePressed: board.cancelled()
                Keys.onDigit1Pressed: board.go(0, 0)
                Keys.onDigit2Pressed: board.go(1, 0)
                Keys.onDigit3Pressed: board.go(2, 0)
                Keys.onDigit4Pressed: board.go(3, 0)
            }
        }
    }
    Flights {
        id: flights
        anchors.fill: parent
        game: "six"
    }
}
