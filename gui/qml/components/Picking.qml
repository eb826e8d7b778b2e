import QtQuick

// Which cards are lifted, and which of the moves on offer they make. Cards are told by number, moves by their cards' names.
QtObject {
    id: picking

    property var moves: []             // {text, verb, cards: names, count, place}; without a text: any `count` of the cards
    property var picked: []            // numbers, in the order they were lifted
    property var names: []             // of the picked cards

    readonly property var withCards: moves.filter(move => move.cards.length > 0)
    // Moves without cards are buttons; a row is chosen on the board.
    readonly property var bare: moves.filter(move => move.cards.length === 0 && move.verb !== "row")
    readonly property bool several: withCards.some(move => move.count > 1)
    // Cards that are handed over or put aside are taken up and down freely until they are confirmed.
    readonly property string verb: withCards.length > 0 ? withCards[0].verb : ""
    readonly property bool confirmed: several || verb !== ""
    readonly property int wanted: verb !== "" ? withCards[0].count : 0
    readonly property var matching: names.length > 0 ? withCards.filter(move => takes(move, names) && move.count === names.length).map(move => spelt(move)) : []

    function within(some, all) {
        const left = all.slice()
        return some.every(name => {
            const at = left.indexOf(name)
            if (at >= 0)
                left.splice(at, 1)
            return at >= 0
        })
    }
    function takes(move, some) { return some.length <= move.count && within(some, move.cards) }
    // With the lifted cards in it, where a move leaves the choice.
    function spelt(move) {
        if (move.text !== "")
            return move
        const cards = move.cards.filter(name => names.indexOf(name) >= 0)
        return { text: [move.verb].concat(cards).join(" "), verb: move.verb, cards: cards, count: move.count, place: "" }
    }
    function isUp(card) { return picked.indexOf(card) >= 0 }
    function put(cards, called) { picked = cards; names = called }
    function clear() { put([], []) }
    function drop(card) {
        const at = picked.indexOf(card)
        if (at >= 0)
            put(picked.filter((_, index) => index !== at), names.filter((_, index) => index !== at))
    }
    // Lift one more where a move takes both, else this one alone; of cards to be handed over only those that can be.
    // False: enough are lifted already.
    function lift(card, name) {
        if (isUp(card))
            return true
        const more = names.concat([name])
        if (withCards.some(move => takes(move, more)))
            put(picked.concat([card]), more)
        else if (wanted > 0 && names.length >= wanted)
            return false
        else if (verb === "" || names.length === 0 || withCards.some(move => takes(move, [name])))
            put([card], [name])
        return true
    }
    // What the picked cards would be in the rules' notation: asking for it tells why it can't be.
    function notation() { return (verb !== "" ? verb + " " : "") + names.join(" ") }
}
