pragma Singleton
import QtQuick

StandardTexts {
    about: qsTr("Take no hearts, and beware of the queen of spades.")

    function option(name) {
        switch (name) {
        case "variant": return qsTr("Game")
        case "spot": return qsTr("Hearts cost their rank")
        case "omnibus": return qsTr("The jack of diamonds helps")
        case "moon": return qsTr("Shooting the moon")
        case "target": return qsTr("Play up to")
        }
        return ""
    }
    function optionHelp(name) {
        switch (name) {
        case "variant": return qsTr("In Black Maria the king of spades (10) and the ace of spades (7) cost points too, three cards always go to the right, and the first trick is free for everything.")
        case "spot": return qsTr("A heart costs its number; jack 11, queen 12, king 13, ace 14. The queen of spades costs 25.")
        case "omnibus": return qsTr("Whoever takes the jack of diamonds gets 10 points less.")
        case "moon": return qsTr("Who takes all hearts and the queen of spades: do the others pay, or does one's own score fall? Not in Black Maria.")
        case "target": return qsTr("The match ends when somebody has so many points.")
        }
        return ""
    }
    function called(options) { return options.variant === "black-maria" ? choice("variant", options.variant) : "" }
    function choice(name, value) {
        switch (value) {
        case "standard": return qsTr("Hearts")
        case "black-maria": return qsTr("Black Maria")
        case "others": return qsTr("The others pay")
        case "self": return qsTr("Own score falls")
        }
        return ""
    }
    function reason(code) {
        const led = suitLed()
        switch (code) {
        case "wrong_count": return qsTr("Choose exactly three cards to pass on.")
        case "wrong_phase": return passing() ? qsTr("First three cards are passed on.") : qsTr("This is not the moment for that.")
        case "must_lead_lowest_club": return qsTr("The lowest club leads the first trick.")
        case "must_follow_suit": return led !== "" ? qsTr("You hold %1: follow suit.").arg(suit(led)) : qsTr("Follow suit while you can.")
        case "no_points_on_first_trick": return qsTr("No hearts and no queen of spades in the first trick.")
        case "hearts_not_broken": return qsTr("Hearts can't be led before somebody has played one.")
        }
        return ""
    }
    function goal(options) { return qsTr("Penalty points: the fewest win.") }

    function moon(name, how) {
        return how === "self" ? qsTr("%1 has shot the moon, and the own score falls!").arg(name) : qsTr("%1 has shot the moon: everybody else pays!").arg(name)
    }
    function summary(facts, table) {
        return table.moon !== null && table.moon !== undefined ? [moon(facts.names[table.moon] || "", (facts.options || {}).moon)] : []
    }

    function rules(options, seats) {
        const maria = options.variant === "black-maria"
        const costs = options.spot ? qsTr("Every heart costs its number (jack 11, queen 12, king 13, ace 14), the queen of spades 25.") : qsTr("Every heart costs 1 point, the queen of spades 13.")
        const dear = [cards(["5H"], options.spot ? "5" : "1"), cards(["KH"], options.spot ? "13" : "1"), cards(["QS"], options.spot ? "25" : "13")]
        if (maria)
            dear.push(cards(["KS"], "10"), cards(["AS"], "7"))
        if (options.omnibus)
            dear.push(cards(["JD"], Texts.number(-10)))
        const lines = [
            rule(qsTr("Avoid the tricks that cost points. %1").arg(costs) + (maria ? " " + qsTr("The king of spades costs 10, the ace of spades 7.") : "") + (options.omnibus ? " " + qsTr("The jack of diamonds is worth 10 points less to whoever takes it.") : ""), ...dear),
            rule(passingRule(maria, seats), ...(maria ? [cards(["", "", ""]), { sign: "right" }] : [{ sign: "left" }, cards(["", "", ""])])),
            rule(qsTr("Follow suit if you can; if not, play any card. The highest card of the suit that was led takes the trick, and its player leads the next. There are no trumps."),
                 { cards: ["9D", "KD", "AC", "4D", "7D", "JD"].slice(0, seats), marked: 1 })
        ]
        if (maria) {
            lines.push(rule(qsTr("The player on the dealer's left leads the first trick. Anything may be led, anything may be thrown in.")))
        } else {
            const first = seats === 5 ? "3" : seats === 6 ? "4" : "2"
            lines.push(rule(first === "3" ? qsTr("Whoever holds the 3 of clubs leads it.") : first === "4" ? qsTr("Whoever holds the 4 of clubs leads it.") : qsTr("Whoever holds the 2 of clubs leads it."), cards([first + "C"])))
            lines.push(rule(qsTr("No hearts and no queen of spades in the first trick, unless you hold nothing else. Hearts may be led once one has been played, or from a hand of hearts only.")))
            lines.push(rule(options.moon === "self" ? qsTr("Shooting the moon: if you take all hearts and the queen of spades, your own score falls by what they cost.") : qsTr("Shooting the moon: if you take all hearts and the queen of spades, all others get the points instead.")))
        }
        if (boxed(maria, seats) !== "")
            lines.push(rule(boxed(maria, seats), cards(inBox(maria, seats))))
        lines.push(rule(qsTr("The match ends when somebody has %1 points. The fewest points win.").arg(options.target)))
        return lines
    }
    function passingRule(maria, seats) {
        if (maria) return qsTr("Before the play everybody passes three cards to the right, and sees only then what comes from the left.")
        if (seats === 4) return qsTr("Before the play everybody passes three cards on: to the left, in the next deal to the right, then across, then none; and so again.")
        if (seats === 6) return qsTr("Before the play everybody passes three cards on: to the left, in the next deal to the right, then three seats on, then none; and so again.")
        return qsTr("Before the play everybody passes three cards on: to the left, in the next deal to the right, then none; and so again.")
    }
    function boxed(maria, seats) {
        if (seats === 3) return maria ? qsTr("With three players the 2 of clubs stays in the box.") : qsTr("With three players the 2 of diamonds stays in the box.")
        if (seats === 5) return qsTr("With five players the 2 of clubs and the 2 of diamonds stay in the box.")
        if (seats === 6) return maria ? qsTr("With six players all four 2s stay in the box.") : qsTr("With six players the 2s of clubs, diamonds and spades and the 3 of clubs stay in the box.")
        return ""
    }
    function inBox(maria, seats) {
        if (seats === 3) return maria ? ["2C"] : ["2D"]
        return seats === 5 ? ["2C", "2D"] : ["2C", "2D", "2S", maria ? "2H" : "3C"]
    }

    // -- at the table ----------------------------------------------------------------------------------------
    function passing() { return !party.board.passed && party.board.direction !== "none" && !(party.board.trick || []).length && !(party.board.taken || []).some(cards => cards.length > 0) }
    function suitLed() {
        const trick = party.board.trick || []
        return trick.length ? trick[0][1].slice(-1) : ""
    }
    function receiverName(facts) {
        const count = facts.names.length
        const steps = { left: 1, right: -1, across: Math.floor(count / 2) }[party.board.direction] || 0
        return facts.names[(facts.mySeat + steps + count) % count] || ""
    }
    function prompt(facts, picking, offered) {
        if (picking.verb === "pass") {
            const left = picking.wanted - picking.picked.length
            const name = receiverName(facts)
            if (picking.picked.length === 0) return qsTr("Choose three cards to pass to %1.").arg(name)
            return left > 0 ? qsTr("%n more card(s) for %1.", "", left).arg(name) : qsTr("These three go to %1?").arg(name)
        }
        if (picking.picked.length > 0) return ""
        const led = suitLed()
        if (led === "") return qsTr("You lead: choose a card.")
        return facts.moves.some(move => move.cards[0].slice(-1) === led) ? qsTr("Your turn: follow with %1.").arg(suit(led)) : qsTr("Your turn: you have no %1, so any card will do.").arg(suit(led))
    }
    function move(row) {
        if (row.text.indexOf(" ") >= 0) return ""
        const line = qsTr("%1: %2").arg(row.who).arg(card(row.text))
        const after = (row.data || {}).table || {}
        if ((after.trick || [1]).length > 0) return line
        const taker = (after.taken || []).findIndex(cards => cards[cards.length - 1] === row.text)
        return taker < 0 ? line : qsTr("%1 – %2 takes the trick").arg(line).arg(party.facts.names[taker] || "")
    }
}
