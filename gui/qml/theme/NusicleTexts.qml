pragma Singleton
import QtQuick

StandardTexts {
    id: texts

    readonly property bool alone: (party.facts.options || {}).mode === "solo"

    about: qsTr("Lay your cards on three piles, each with a law of its own, and be rid of them first.")
    passing: alone ? qsTr("Give up") : ""
    drawing: alone ? qsTr("Draw up to nine") : ""

    // The law of a pile, by its face; what it lets follow now.
    function law(face) {
        switch (face) {
        case "K": return qsTr("same suit or same rank")
        case "Q": return qsTr("one rank up or down")
        case "J": return qsTr("the next suit: ♠ ♣ ♦ ♥")
        }
        return ""
    }
    function may(next) {
        const parts = next ? next.suits.map(one => suit(one)).concat(next.ranks.map(one => rank(one))) : []
        return parts.length === 2 ? qsTr("%1 or %2", "what may be laid on a pile").arg(parts[0]).arg(parts[1]) : parts.join("")
    }

    function option(name) {
        switch (name) {
        case "mode": return qsTr("Which game")
        case "deals": return qsTr("Deals")
        }
        return ""
    }
    function optionHelp(name) {
        switch (name) {
        case "mode": return qsTr("Nusicle: two at the same piles. Solo Nus: a patience with the same laws, alone or two side by side.")
        case "deals": return qsTr("So many deals make a match; a deal that is void doesn't count.")
        }
        return ""
    }
    function called(options) { return options.mode === "solo" ? choice("mode", options.mode) : "" }
    function choice(name, value) {
        if (name !== "mode") return ""
        return value === "solo" ? qsTr("Solo Nus") : qsTr("Nusicle")
    }
    function reason(code) {
        switch (code) {
        case "ace_needs_face": return qsTr("An ace is laid together with a King, Queen or Jack of your hand.")
        case "does_not_fit": return qsTr("That breaks the law of the pile.")
        case "must_play": return qsTr("You have a card that fits: play it.")
        case "hand_full": return qsTr("Nine cards are in your hand already.")
        case "must_draw": return qsTr("Draw a card before you pass.")
        case "already_drew": return qsTr("One card is drawn in a turn: now play or pass.")
        case "stock_empty": return qsTr("The stock is empty.")
        case "wrong_count": return qsTr("Lay one card, or an ace with a face.")
        }
        return ""
    }
    function goal(options) {
        return options.mode === "solo" ? qsTr("Cards left in the stock, less those of the last pile: the more the better.") : qsTr("Penalty points: the fewest win.")
    }
    function rules(options, seats) {
        const laws = [
            rule(qsTr("Three piles lie on the table, and the face on each is its law: what may be laid on its last card."), cards(["KC"]), cards(["QD"]), cards(["JH"])),
            rule(qsTr("King: a card of the same suit or of the same rank."), cards(["9C"]), { sign: "right", cards: ["4C"] }, cards(["9H"])),
            rule(qsTr("Queen: a card one rank higher or lower, of any suit. Nothing is beside an ace."), cards(["9D"]), { sign: "right", cards: ["8S"] }, cards(["10C"])),
            rule(qsTr("Jack: a card of the next suit – spades, clubs, diamonds, hearts, and spades again."), cards(["5S", "8C", "2D", "10H", "7S"])),
            rule(qsTr("A face must keep the law like any card; then it is the new law."), { cards: ["KC", "6C", "QC"], marked: 2 }),
            rule(qsTr("An ace goes on any pile, but only with a face of your hand: the pile goes under the stock, and begins anew with these two."), cards(["AD", "QS"]))
        ]
        if (options.mode === "solo")
            return laws.concat([
                rule(qsTr("Play as long as a card fits. When none does, draw until you hold nine again.")),
                rule(qsTr("The deal is solved when your hand is empty: you score the cards left in the stock, less those in the pile that took your last card.")),
                rule(qsTr("Does nothing fit with nine in hand, or with an empty stock, you must give up: that costs 52 points. The match is %n deal(s).", "", options.deals || 4))
            ]).concat(seats > 1 ? [rule(qsTr("Each of the two has an own deck and own piles. Both make a move, then it shows; the most points win."))] : [])
        return laws.concat([
            rule(qsTr("In your turn play one card, or draw one and then play or pass. If the stock is empty and both pass, the deal is void and dealt again.")),
            rule(qsTr("Whoever is first without cards gets a point for each card in the pile that took the last one; the other a point for each card in hand and in the other two piles.")),
            rule(qsTr("The match is %n deal(s). The fewest points win.", "", options.deals || 4))
        ])
    }
    function prompt(facts, picking, offered) {
        const names = picking.names
        if (names.length === 1 && names[0][0] === "A") return qsTr("An ace goes with a face: lift a King, Queen or Jack too.")
        if (names.length > 0 && offered.length === 0 && picking.several) return qsTr("By itself it fits no pile: lift an ace with it.")
        if (offered.length > 1) return qsTr("Your turn: on which pile?")
        if (offered.length === 1) return qsTr("It fits on pile %1: once more plays it.").arg(offered[0].split(">")[1])
        const draw = picking.bare.some(move => move.verb === "draw")
        if (picking.withCards.length > 0)
            return alone ? qsTr("Play a card that fits.") : draw ? qsTr("Your turn: play a card, or draw one.") : qsTr("Your turn: play a card, or pass.")
        if (alone) return draw ? qsTr("Nothing fits: draw up to nine.") : qsTr("Nothing fits any more.")
        return draw ? qsTr("Nothing fits: draw a card.") : qsTr("Nothing fits: you have to pass.")
    }
    // Of two at Solo Nus: whoever has moved waits for the other.
    function waiting(facts) {
        if (!alone || facts.phase !== "playing" || facts.onTurn.length === 0 || facts.onTurn.indexOf(facts.mySeat) >= 0) return ""
        return facts.watching ? "" : qsTr("It shows when %1 has moved too…").arg(facts.names[facts.onTurn[0]])
    }
    function progress(board) { return qsTr("%n card(s) in the stock", "", board.stock || 0) }
    // What somebody did last, without the name.
    function did(text) {
        if (text === "draw") return alone ? qsTr("drew up to nine") : qsTr("drew a card")
        if (text === "pass") return alone ? qsTr("gave up") : qsTr("passed")
        const parts = text.split(">")
        const names = parts[0].split(" ")
        return names.length > 1 ? qsTr("%1 and %2: pile %3 begins anew").arg(card(names[0])).arg(card(names[1])).arg(parts[1])
                                : qsTr("%1 on pile %2").arg(card(names[0])).arg(parts[1])
    }
    function move(row) { return row.who + ": " + did(row.text) }
    function outcome(facts, board) {
        if (board.void === true) return qsTr("This deal was void: it is dealt again, and nothing is written down.")
        const lines = facts.dealScores || []
        if (!alone || !lines.length) return ""
        const points = lines[lines.length - 1][Math.max(0, facts.mySeat)]
        return points === -52 ? qsTr("Not solved this time: that costs 52 points.") : qsTr("Solved! This deal brings %n point(s).", "", points)
    }
}
