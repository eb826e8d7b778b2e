import QtQuick
import "../components"
import "../theme"

// The middle of a Nusicle table: the stock, and three piles with a law each.
Board {
    id: board

    wrongPlace: "does_not_fit"
    busy: flights.busy

    readonly property int me: facts.mySeat === undefined ? -1 : facts.mySeat
    readonly property bool solo: facts.options !== undefined && facts.options.mode === "solo"
    readonly property bool mayDraw: facts.pending === "" && (facts.moves || []).some(move => move.verb === "draw")
    readonly property var last: facts.last || null
    property var coming: null
    property int drawer: -1

    function pileOf(place) { return piles.itemAt(Number(place) - 1) }
    function moveTo(place) { return offered.find(move => move.split(">")[1] === place) || "" }
    function placeAt(x, y) {
        for (const place of ["1", "2", "3"]) {
            const pile = pileOf(place)
            if (pile && pile.contains(board.mapToItem(pile, x, y)))
                return place
        }
        return ""
    }
    function pick(place) {
        if (!offered.length)
            return
        const move = moveTo(place)
        if (move !== "")
            chosen(move)
        else
            missed("does_not_fit")
    }
    function takeFocus() {
        const first = ["1", "2", "3"].find(place => moveTo(place) !== "")
        if (first)
            pileOf(first).forceActiveFocus(Qt.TabFocusReason)
    }
    function go(from, by) {
        const to = Math.max(0, Math.min(3, from + by))
        const target = to === 0 ? stock : pileOf(to)
        target.forceActiveFocus(Qt.TabFocusReason)
    }
    function at(item, rect) {
        const corner = item.mapToItem(board, rect.x, rect.y)
        return Qt.rect(corner.x, corner.y, rect.width, rect.height)
    }

    // -- what happened -------------------------------------------------------------------------------------
    function landings(event) {
        const parts = event.text.split(">")
        const pile = parts.length === 2 ? pileOf(parts[1]) : null
        if (!pile)
            return []
        const names = parts[0].split(" ")
        // An ace and its face begin the pile anew.
        return names.map((name, index) => ({ name: name, rect: at(pile, names.length > 1 ? pile.spot(index + 1) : pile.landing) }))
    }
    function advance(next, event) {
        hurry()
        if (event !== null && event.text === "draw")
            drawer = event.seat
        const before = table.stock || 0, after = next.stock || 0
        if (!Theme.animated || !(table.piles || []).some(pile => pile.length > 0))
            show(next)
        else if (event !== null && event.text.indexOf(" ") > 0)
            sweep(next, event.text.split(">")[1])
        else if (event === null && after < before && drawer >= 0)
            deal(next, Math.min(9, before - after))
        else
            show(next)
    }
    function show(next) {
        coming = null
        table = next
        advanced()
    }
    // What lay on the pile goes under the stock.
    function sweep(next, place) {
        const pile = pileOf(place)
        const old = table.piles[Number(place) - 1].slice(-5)
        coming = next
        const spots = old.map((_, index) => at(pile, pile.spot(index)))
        table = Object.assign({}, next, { stock: table.stock })
        let left = old.length
        old.forEach((card, index) => flights.fly(card, spots[index], at(stock, stock.spot), 240 + 25 * index, () => { left -= 1; if (left === 0) settle() }))
        if (!old.length)
            settle()
    }
    function deal(next, count) {
        coming = next
        const tray = trays.find(one => one.seat === drawer)
        const wide = stock.cardWidth * 0.8
        const to = drawer === me || !tray ? Qt.rect(field.x + field.width / 2, field.y + field.height + Theme.px(40), wide, wide * 1.4)
                                          : Qt.rect(tray.x, tray.y, tray.height / 1.4, tray.height)
        let left = count
        for (let index = 0; index < count; index++)
            flights.fly("", at(stock, stock.spot), to, 240 + 30 * index, () => { left -= 1; if (left === 0) settle() })
    }
    function settle() {
        if (coming !== null)
            show(coming)
    }
    function hurry() { flights.hurry() }

    // -- what is seen -----------------------------------------------------------------------------------------
    Repeater {
        model: board.trays.length
        BackFan {
            required property int index
            readonly property var at: board.trays[index] || { seat: -1, x: 0, y: 0, width: 10, height: 10 }
            readonly property bool own: at.seat === board.me
            x: at.x + Theme.px(6)
            y: at.y
            // There is room beside a single other one.
            width: (own ? at.width : Math.max(at.width, Math.min(board.field.x + board.field.width - at.x, Theme.px(420)))) - Theme.px(6)
            height: at.height
            game: "nusicle"
            count: own ? 0 : (board.facts.held || [])[at.seat] || 0
            line: board.last !== null && board.last.seat === at.seat ? NusicleTexts.did(board.last.text) : ""
        }
    }
    StockPile {
        id: stock
        x: board.field.x + (board.field.width - parts.span) / 2
        y: parts.y
        width: parts.stockWidth
        height: parts.height
        game: "nusicle"
        count: board.table.stock || 0
        offered: board.mayDraw
        label: Texts.action("nusicle", "draw")
        activeFocusOnTab: offered || activeFocus
        onPicked: board.chosen("draw")
        Keys.onRightPressed: board.go(0, 1)
        Keys.onReturnPressed: if (offered) picked()
        Keys.onEnterPressed: if (offered) picked()
        Keys.onSpacePressed: if (offered) picked()
        Keys.onEscapePressed: board.cancelled()
    }
    Row {
        id: parts
        readonly property real gap: Math.round(Math.min(Theme.px(22), board.field.width * 0.02))
        readonly property real stockWidth: Math.min(Theme.px(120), board.field.width * 0.14)
        readonly property real pileWidth: Math.min((board.field.width - stockWidth - 3 * gap) / 3, Theme.px(360))
        readonly property real span: stockWidth + 3 * (pileWidth + gap)
        x: stock.x + stockWidth + gap
        y: board.field.y + (board.field.height - height) / 2
        height: Math.min(board.field.height, pileWidth * 0.46 * 1.4 + Theme.px(88))
        spacing: gap
        Repeater {
            id: piles
            model: 3
            NusiclePile {
                id: pile
                required property int index
                readonly property string place: String(index + 1)
                width: parts.pileWidth
                height: parts.height
                number: index + 1
                cards: (board.table.piles || [])[index] || []
                law: (board.table.laws || [])[index] || ""
                next: (board.table.next || [])[index] || null
                offered: board.moveTo(place) !== ""
                hinted: board.hintedPlace === place
                activeFocusOnTab: board.offered.length > 0 || activeFocus
                onPicked: board.pick(place)
                Keys.onLeftPressed: board.go(index + 1, -1)
                Keys.onRightPressed: board.go(index + 1, 1)
                Keys.onReturnPressed: board.pick(place)
                Keys.onEnterPressed: board.pick(place)
                Keys.onSpacePressed: board.pick(place)
                Keys.onEscapePressed: board.cancelled()
            }
        }
    }
    Flights {
        id: flights
        anchors.fill: parent
        game: "nusicle"
    }
}
