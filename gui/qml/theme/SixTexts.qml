pragma Singleton
import QtQuick

GameTexts {
    about: qsTr("Whoever lays the sixth card takes the row, and all its heads.")

    // What a card costs, as its face says.
    function heads(name) {
        const number = Number(name)
        return number === 55 ? 7 : number % 11 === 0 ? 5 : number % 10 === 0 ? 3 : number % 5 === 0 ? 2 : 1
    }
    function inHeads(count) { return qsTr("%n head(s)", "", count) }

    function option(name) {
        switch (name) {
        case "deck": return qsTr("Cards")
        case "pro": return qsTr("Both ends")
        case "start": return qsTr("Points at the start")
        }
        return ""
    }
    function optionHelp(name) {
        switch (name) {
        case "deck": return qsTr("All 104, of which most stay away; or only as many as are dealt, so that you can count who still has what.")
        case "pro": return qsTr("For professionals: a card may join a row on its left too, if that end is the nearest.")
        case "start": return qsTr("Every head costs one of them. When somebody has none left after a round, the match is over.")
        }
        return ""
    }
    function choice(name, value) {
        if (name === "deck") return value === "tactics" ? qsTr("Only those dealt") : qsTr("All 104")
        if (name === "pro") return value === "true" ? qsTr("Left and right") : qsTr("Right only")
        return ""
    }
    function card(name) { return qsTr("%1 with %2", "a card: its number, its heads").arg(name).arg(inHeads(heads(name))) }
    function reason(code) {
        switch (code) {
        case "must_choose_row": return qsTr("A row must be chosen first: click one of those that shine.")
        case "wrong_phase": return qsTr("No row is to be chosen now.")
        case "pending": return qsTr("Your card lies face down: it is final.")
        }
        return ""
    }
    function goal(options) { return qsTr("Points left: the most win. Every head costs one.") }
    function rules(options, seats) {
        const highest = options.deck === "tactics" ? 10 * seats + 4 : 104
        // Low cards, which are in play at any table
        const lines = [
            rule(qsTr("Everybody has ten cards; four open cards begin the rows. The small heads on a card are what it costs."), cards(["3"]), cards(["8"]), cards(["12"]), cards(["20"])),
            rule(qsTr("All choose a card at the same time, face down. When everyone has, all are shown and placed, the lowest first."), cards(["", "", ""]), { sign: "right", cards: ["6", "15", "17"] }),
            options.pro ? rule(qsTr("A card joins the end that is nearest to its number: right of a smaller card or left of a larger one. Are two equally near, its player chooses."),
                               { cards: ["6"], marked: 0 }, { sign: "right", cards: ["7", "9", "13"] }, { sign: "left", cards: ["15"], marked: 0 })
                        : rule(qsTr("A card joins the row whose last card is the nearest below it."), cards(["4", "9", "13"]), { sign: "left", cards: ["15"], marked: 0 }),
            rule(options.pro ? qsTr("A row holds five cards, whichever end they came to. Whoever lays the sixth takes the five, and the sixth begins the row anew.")
                             : qsTr("A row holds five cards. Whoever lays the sixth takes the five, and the sixth begins the row anew."),
                 cards(["2", "7", "10", "14", "18"], "7"), { sign: "left", cards: ["21"], marked: 0 }),
            rule(options.pro ? qsTr("A card that fits no end lies inside all four rows: its player chooses a row to take, and the card begins it anew.")
                             : qsTr("A card lower than all last cards fits nowhere: its player chooses a row to take, and the card begins it anew.")),
            rule(highest < 55 ? qsTr("What a card costs: 1 head; ends it in 5, 2; in 0, 3; two equal digits, 5.")
                              : qsTr("What a card costs: 1 head; ends it in 5, 2; in 0, 3; two equal digits, 5; and the 55 costs 7."), ...["1", "5", "10", "11", "55"].filter(name => Number(name) <= highest).map(name => cards([name], String(heads(name)))))
        ]
        if (options.deck === "tactics")
            lines.push(rule(qsTr("Only the cards 1 to %1 are in play, and all of them: none is missing.").arg(highest)))
        lines.push(rule(qsTr("Everybody begins with %1 points, and each head taken costs one. When somebody is at 0 or below after a round, the match ends: the most points win.").arg(options.start === undefined ? 66 : options.start)))
        return lines
    }
    function prompt(facts, picking, offered) {
        const rows = facts.moves.filter(move => move.verb === "row")
        if (rows.length === 4) return qsTr("Your card fits no row: choose the row that you take.")
        if (rows.length > 0) return qsTr("Two ends are equally near: choose the row for your card.")
        return picking.picked.length > 0 ? qsTr("Once more lays it face down, for good.") : qsTr("Choose a card: all are shown together.")
    }
    function waiting(facts) {
        if (facts.phase !== "playing" || facts.legal.length > 0 && facts.pending === "") return ""
        if (facts.pending.startsWith("row ")) return qsTr("One moment…")
        if (facts.laid.length > 0) {
            const others = facts.onTurn.filter(seat => seat !== facts.mySeat)
            return others.length === 1 ? qsTr("Your card is down. %1 is still choosing…").arg(facts.names[others[0]])
                 : others.length > 1 ? qsTr("Your card is down. %n others are still choosing…", "", others.length) : qsTr("All have chosen…")
        }
        if (facts.onTurn.length > 1) return qsTr("All are choosing a card…")
        return facts.onTurn.length === 1 && facts.onTurn[0] !== facts.mySeat ? qsTr("%1 chooses…").arg(facts.names[facts.onTurn[0]]) : ""
    }
    function placed(one, who) {
        return one.heads > 0 ? qsTr("%1: %2 takes row %3, %4").arg(who).arg(one.card).arg(one.row + 1).arg(inHeads(one.heads))
                             : qsTr("%1: %2 in row %3").arg(who).arg(one.card).arg(one.row + 1)
    }
    function move(row) {
        const placings = row.data && row.data.table ? row.data.table.placed || [] : []
        const own = placings.find(one => one.seat === row.seat)
        // With a row that was chosen the cards are placed that had to wait for it.
        const names = party.facts.names || []
        if (row.text.startsWith("row ")) return placings.map(one => placed(one, one.seat === row.seat ? row.who : names[one.seat] || "")).join("; ")
        if (own !== undefined) return placed(own, row.who)
        return qsTr("%1: %2, not placed yet").arg(row.who).arg(row.text)
    }
}
