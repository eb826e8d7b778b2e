import QtQuick
import "../components"
import "../theme"

// The middle of a Poison table. It is given tables to show and moves on offer, and tells which move was picked.
Board {
    id: board

    wrongPlace: "wrong_cauldron"
    busy: flights.busy

    readonly property var colours: ["red", "green", "violet"]
    property var coming: null

    function placeOf(move) { return move.split(">")[1] || "" }
    function moveTo(place) { return offered.find(move => placeOf(move) === place) || "" }
    function cardsIn(colour) { return table.cauldrons ? table.cauldrons[colour] || [] : [] }
    function drunkBy(seat) { return table.drunk ? table.drunk[seat] || [] : [] }
    function value(card) { return card === "P" ? 4 : Number(card.slice(1)) }
    function total(cards) { return cards.reduce((sum, card) => sum + value(card), 0) }
    function potOf(place) { return pots.itemAt(colours.indexOf(place)) }

    // Which place is under a point of this board, "" for none.
    function placeAt(x, y) {
        for (const colour of colours) {
            const pot = potOf(colour)
            const at = board.mapToItem(pot, x, y)
            if (at.x >= 0 && at.x <= pot.width && at.y >= -Theme.px(12) && at.y <= pot.height)
                return colour
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
            missed("wrong_cauldron")
    }
    function landings(event) {
        const pot = potOf(placeOf(event.text))
        if (!pot)
            return []
        const at = pot.mapToItem(board, pot.landing.x, pot.landing.y)
        return [{ name: event.text.split(">")[0], rect: Qt.rect(at.x, at.y, pot.landing.width, pot.landing.height) }]
    }
    // Show `next`; cards that went from a cauldron to somebody's pile fly there first.
    function advance(next, event) {
        hurry()
        const drinker = drinkerOf(next)
        const emptied = colours.find(colour => drinker >= 0 && cardsIn(colour).length > (next.cauldrons[colour] || []).length)
        if (drinker < 0 || !emptied || !Theme.animated) {
            table = next
            advanced()
            return
        }
        coming = next
        pour(emptied, drinker, next)
    }
    function drinkerOf(next) {
        const piles = next.drunk || []
        return piles.findIndex((cards, seat) => cards.length > drunkBy(seat).length)
    }
    function pour(colour, seat, next) {
        const pot = potOf(colour)
        const cards = cardsIn(colour)
        const tray = trays.find(one => one.seat === seat)
        const from = pot.mapToItem(board, pot.landing.x, pot.landing.y)
        // The cauldron shows its new bottom at once, the piles grow at the landing.
        const between = { cauldrons: next.cauldrons, drunk: table.drunk }
        table = between
        const size = tray ? Math.min(tray.height, 60) * 0.7 : 30
        const to = tray ? Qt.rect(tray.x + tray.width / 2 - size / 2, tray.y, size, size * 1.4) : Qt.rect(from.x, from.y, size, size * 1.4)
        let left = cards.length
        cards.forEach((card, index) => {
            const start = Qt.rect(from.x + (index - cards.length / 2) * 12, from.y, pot.landing.width, pot.landing.height)
            flights.fly(card, start, to, 250 + index * 25, () => { left -= 1; if (left === 0) board.settle() })
        })
    }
    function settle() {
        if (coming === null)
            return
        table = coming
        coming = null
        advanced()
    }
    function hurry() { flights.hurry() }
    // Keyboard: give the cauldrons the focus, the first possible one first.
    function takeFocus() {
        const first = colours.find(colour => moveTo(colour) !== "")
        if (first)
            potOf(first).forceActiveFocus(Qt.TabFocusReason)
    }
    function move(by) {
        const at = colours.findIndex(colour => potOf(colour).activeFocus)
        const next = potOf(colours[Math.max(0, Math.min(2, at + by))])
        next.forceActiveFocus(Qt.TabFocusReason)
    }

    Repeater {
        model: board.trays
        DrunkPile {
            required property var modelData
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            cards: board.drunkBy(modelData.seat)
            owner: modelData.name
        }
    }
    Row {
        id: row
        readonly property real gap: Math.round(board.field.width * 0.035)
        // A cauldron is 280 x 250; above its rim stand the cards.
        readonly property real potWidth: Math.max(60, Math.min((board.field.width - 2 * gap) / 3, board.field.height / 1.24, 340))
        x: board.field.x + (board.field.width - width) / 2
        y: board.field.y + (board.field.height - height) / 2
        spacing: gap
        Repeater {
            id: pots
            model: board.colours
            Cauldron {
                id: pot
                required property string modelData
                width: row.potWidth
                height: row.potWidth * 1.24
                colour: modelData
                cards: board.cardsIn(modelData)
                total: board.total(cards)
                offered: board.moveTo(modelData) !== ""
                hinted: board.hintedPlace === modelData
                activeFocusOnTab: board.offered.length > 0 || activeFocus
                onPicked: board.pick(modelData)
                Keys.onLeftPressed: board.move(-1)
                Keys.onRightPressed: board.move(1)
                Keys.onReturnPressed: board.pick(modelData)
                Keys.onEnterPressed: board.pick(modelData)
                Keys.onSpacePressed: board.pick(modelData)
                Keys.onEscapePressed: board.cancelled()
            }
        }
    }
    Flights {
        id: flights
        anchors.fill: parent
        game: "poison"
    }
}
