pragma Singleton
import QtQuick

StandardTexts {
    about: qsTr("Be the first to play all your cards and rule the next deal; four of a kind turn the world upside down.")

    function option(name) {
        switch (name) {
        case "jokers": return qsTr("Jokers")
        case "six_deck": return qsTr("Cards for six players")
        case "swiss_swap": return qsTr("The Swiss swap cards")
        case "pass": return qsTr("After passing")
        case "opener": return qsTr("Who leads first")
        case "teams": return qsTr("Teams")
        case "deals": return qsTr("Number of deals")
        case "forfeit": return qsTr("Forfeit of the Servant")
        }
        return ""
    }
    function optionHelp(name) {
        switch (name) {
        case "jokers": return qsTr("Two jokers, each with the rank of the cards beside it; alone they count as the highest rank.")
        case "six_deck": return qsTr("All from 3 to ace, eight cards each; or from 5 to ace, six each, and four stay face down for the Swiss.")
        case "swiss_swap": return qsTr("Only where cards are left face down: two of them are taken for two of one's own.")
        case "pass": return qsTr("Whether who has passed may play again in the same trick.")
        case "opener": return qsTr("From the second deal on: the Servant, or each time whoever holds the lowest diamond.")
        case "teams": return qsTr("Two teams of 4 or 6 players, or three of 6. Partners sit apart, and their points are added.")
        case "deals": return qsTr("The match ends after so many deals.")
        case "forfeit": return qsTr("What the Servant does after each deal, for instance: makes the tea.")
        }
        return ""
    }
    function choice(name, value) {
        switch (name + " " + value) {
        case "six_deck threes": return qsTr("3 to ace")
        case "six_deck kitty": return qsTr("5 to ace, four left down")
        case "swiss_swap must": return qsTr("They must")
        case "swiss_swap may": return qsTr("They may")
        case "pass reenter": return qsTr("One may play again")
        case "pass final": return qsTr("One is out of the trick")
        case "opener servant": return qsTr("The Servant")
        case "opener card": return qsTr("The lowest diamond")
        case "teams none": return qsTr("None")
        case "teams 2": return qsTr("Two teams")
        case "teams 3": return qsTr("Three teams")
        }
        return ""
    }

    // -- roles and places ---------------------------------------------------------------------------------
    // What a place in a deal makes of a player in the next one.
    function roleAt(place, seats) {
        if (place < 0 || place >= seats) return ""
        if (place < 2) return ["master", "half_master"][place]
        return place === seats - 1 ? "servant" : place === seats - 2 ? "half_servant" : "swiss"
    }
    function role(name) {
        switch (name) {
        case "master": return qsTr("Master")
        case "half_master": return qsTr("Half-Master")
        case "swiss": return qsTr("Swiss")
        case "half_servant": return qsTr("Half-Servant")
        case "servant": return qsTr("Servant")
        }
        return ""
    }
    function roleIcon(name) {
        return { master: "crown", half_master: "coronet", swiss: "swiss", half_servant: "cup", servant: "broom" }[name] || ""
    }
    function place(index) {
        switch (index) {
        case 0: return qsTr("1st")
        case 1: return qsTr("2nd")
        case 2: return qsTr("3rd")
        }
        return qsTr("%1th", "a place: 4th, 5th, 6th").arg(index + 1)
    }
    function teamsOf(options) { return options.teams === "2" || options.teams === "3" ? Number(options.teams) : 0 }
    function team(index) { return qsTr("Team %1").arg("ABC"[index]) }

    // -- why not ------------------------------------------------------------------------------------------
    function reason(code) {
        const board = party.board
        switch (code) {
        case "wrong_phase": return board.phase === "play" ? qsTr("The exchange is over.") : qsTr("Cards are exchanged first.")
        case "wrong_count":
            if (board.phase === "swap") return qsTr("Two cards are swapped.")
            if (board.phase !== "play") return qsTr("Give exactly as many cards as are asked for.")
            return board.count > 0 ? qsTr("Everybody plays %n card(s) at once in this trick.", "", board.count) : qsTr("At most four cards are played at once.")
        case "not_one_rank": return qsTr("Cards that are played together have one rank.")
        case "must_lead": return qsTr("Who leads can't pass.")
        case "swap_required": return qsTr("At this table the Swiss must swap.")
        case "not_best_cards": return qsTr("Your best cards are asked for: choose only among equal ones.")
        case "must_open_with": return board.opening ? qsTr("The first lead must contain the %1.").arg(card(board.opening.join(""))) : qsTr("The first lead must contain the lowest diamond.")
        case "not_higher":
            if (!board.rank) return qsTr("That is not higher than the last play.")
            return board.revolution ? qsTr("In a revolution only ranks below %1 beat it.").arg(rank(board.rank)) : qsTr("Only ranks above %1 beat it.").arg(rank(board.rank))
        }
        return ""
    }
    function goal(options) { return qsTr("Points: the most win.") }

    function summary(facts, table) {
        const places = table.places || [], options = facts.options || {}, lines = []
        const who = places.map((seat, index) => qsTr("%1 %2", "role, name").arg(role(roleAt(index, places.length))).arg(facts.names[seat] || ""))
        if (places.length === facts.names.length)
            lines.push(qsTr("Next deal: %1").arg(who.join(", ")))
        const teams = teamsOf(options)
        if (teams > 0) {
            const sums = []
            for (let index = 0; index < teams; index++)
                sums.push(qsTr("%1: %2").arg(team(index)).arg(Texts.number(facts.totals.filter((_, seat) => seat % teams === index).reduce((sum, one) => sum + one, 0))))
            lines.push(sums.join("; "))
        }
        if (options.forfeit && places.length === facts.names.length)
            lines.push(qsTr("%1, the Servant: %2").arg(facts.names[places[places.length - 1]] || "").arg(options.forfeit))
        return lines
    }

    function rules(options, seats) {
        const teams = teamsOf(options)
        const lowest = seats === 4 ? "7" : seats === 5 || options.six_deck === "kitty" ? "5" : "3"
        const ranks = ["3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
        const lines = [
            rule(qsTr("Get rid of all your cards. The cards go from %1 up to ace; suits don't matter. The turn goes to the right, counter-clockwise.").arg(lowest),
                 cards(ranks.slice(ranks.indexOf(lowest)).map((one, index) => one + "CDSH"[index % 4]))),
            rule(qsTr("The leader plays one to four cards of one rank. The others in turn play as many cards of a higher rank, or pass. %1").arg(options.pass === "final" ? qsTr("Who has passed is out of this trick.") : qsTr("Who has passed may play again later.")),
                 cards(["8C", "8H"]), { sign: "right", cards: ["JD", "JS"] }),
            rule(qsTr("When nobody beats a play, or nothing can beat it, its player leads anew. In the first deal whoever holds the %1 leads with it. %2").arg(card(lowest + "D")).arg(options.opener === "card" ? qsTr("So it is in every deal.") : qsTr("Afterwards the Servant leads first.")),
                 cards([lowest + "D"])),
            rule(qsTr("Revolution: four of a kind turns the order of ranks around for the rest of the deal; another four turns it back. Four can only be led, or answer four."),
                 cards(["9C", "9D", "9H", "9S"]), { sign: "turn" }, cards(["AS", "KD", "QC"]))
        ]
        if (options.jokers)
            lines.push(rule(qsTr("Jokers have the rank of the cards beside them. Alone they count as the highest rank of the order in force."), cards(["QH", "JK"], "= Q Q")))
        lines.push(rule(seats === 4 ? qsTr("The order of going out gives 2, 1, −1 and −2 points and the roles of the next deal: Master, Half-Master, Half-Servant, Servant.")
                                    : qsTr("The order of going out gives 2, 1, 0, −1 and −2 points and the roles of the next deal: Master, Half-Master, Swiss, Half-Servant, Servant.")))
        lines.push(rule(qsTr("Before the next deal is played, the Servant gives the Master the two best cards and gets any two back; Half-Servant and Half-Master exchange one card in the same way.") + swapRule(options, seats),
                        { sign: roleIcon("servant"), cards: ["AH", "KS"] }, { sign: "right" }, { sign: roleIcon("master") }))
        if (teams > 0)
            lines.push(rule(teams === 2 ? qsTr("Two teams play, and each adds up its points. Partners sit apart.") : qsTr("Three teams play, and each adds up its points. Partners sit opposite each other.")))
        lines.push(rule(qsTr("The match has %n deal(s). The most points win.", "", options.deals) + (options.forfeit ? " " + qsTr("After each deal the Servant: %1.").arg(options.forfeit) : "")))
        return lines
    }
    function swapRule(options, seats) {
        const down = (seats === 5 && options.jokers) || (seats === 6 && options.six_deck === "kitty" && !options.jokers)
        if (!down) return ""
        return " " + (options.swiss_swap === "may" ? qsTr("First the Swiss may swap two cards with those that were left face down.") : qsTr("First the Swiss swap two cards with those that were left face down."))
    }

    // -- at the table -------------------------------------------------------------------------------------
    function giftOf(facts) { return (party.board.gifts || []).find(gift => gift[0] === facts.mySeat) }
    function prompt(facts, picking, offered) {
        const board = party.board, up = picking.picked.length
        if (picking.verb === "swap")
            return up < 2 ? qsTr("Swiss: choose two cards to put down.") : qsTr("Swap these two?")
        if (picking.verb === "give") {
            const gift = giftOf(facts), name = gift ? facts.names[gift[1]] || "" : ""
            if (up === picking.wanted) return qsTr("Give this to %1?").arg(name)
            return board.phase === "give" ? qsTr("Give your %n best card(s) to %1.", "", picking.wanted).arg(name) : qsTr("Give any %n card(s) back to %1.", "", picking.wanted).arg(name)
        }
        if (offered.length > 0) return picking.matching.length > 0 && up > 1 ? qsTr("Play these %n cards?", "", up) : qsTr("Once more, or Enter, plays it.")
        if (board.opening) return qsTr("You open: play the %1, with more of its rank if you like.").arg(card(board.opening.join("")))
        if (!board.count) return qsTr("You lead: one to four cards of one rank.")
        if (facts.moves.every(move => move.verb === "pass")) return qsTr("You can't beat it: pass.")
        return board.revolution ? qsTr("Your turn: %n card(s) below %1, or pass.", "", board.count).arg(rank(board.rank)) : qsTr("Your turn: %n card(s) above %1, or pass.", "", board.count).arg(rank(board.rank))
    }
    function move(row) {
        const words = row.text.split(" ")
        switch (words[0]) {
        case "pass": return qsTr("%1 passes").arg(row.who)
        case "keep": return qsTr("%1 keeps all cards").arg(row.who)
        case "give": case "swap": return ""
        }
        return qsTr("%1: %2").arg(row.who).arg(words.map(name => card(name)).join(", "))
    }
}
