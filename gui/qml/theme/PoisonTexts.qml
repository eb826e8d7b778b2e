pragma Singleton
import QtQuick

GameTexts {
    about: qsTr("Brew in three cauldrons, and don't be the one who makes them boil over.")

    function option(name) { return name === "mode" ? qsTr("Length of the match") : "" }
    function optionHelp(name) {
        return name === "mode" ? qsTr("Normal: as many rounds as players, and each player starts one. Quick: a single round.") : ""
    }
    function choice(name, value) {
        switch (value) {
        case "normal": return qsTr("Normal")
        case "quick": return qsTr("Quick")
        }
        return ""
    }
    function card(name) {
        if (name === "P") return qsTr("Poison, 4")
        if (name[0] === "R") return qsTr("Red %1").arg(name.slice(1))
        if (name[0] === "G") return qsTr("Green %1").arg(name.slice(1))
        return qsTr("Violet %1").arg(name.slice(1))
    }
    function cauldron(name) {
        switch (name) {
        case "red": return qsTr("Red cauldron")
        case "green": return qsTr("Green cauldron")
        }
        return qsTr("Violet cauldron")
    }
    function reason(code) { return code === "wrong_cauldron" ? qsTr("A coloured card goes into the cauldron of its own colour.") : "" }
    function goal(options) { return qsTr("Penalty points: the fewest win.") }
    function rules(options, seats) {
        return [
            rule(qsTr("In turn, everybody plays one card: a coloured card into the cauldron of its colour, a poison (value 4) into any."), cards(["R7", "G2", "V4", "P"])),
            rule(qsTr("Up to 13 a cauldron holds. If your card takes it over 13, you drink all cards that were in it; your card stays as the new bottom."),
                 cards(["R7", "R4", "R2"], "13"), { sign: "right", cards: ["R5"], marked: 0, note: "18" }),
            rule(qsTr("What you have drunk lies open. At the end each coloured card costs 1 point, each poison 2."), cards(["G5"], "1"), cards(["P"], "2")),
            rule(qsTr("Whoever alone has drunk the most of a colour drops that colour for nothing. A tie for the most frees nobody."), cards(["V1", "V4", "V7"], "0")),
            rule(options.mode === "quick" ? qsTr("This table plays a single round. The fewest points win.") : qsTr("This table plays as many rounds as there are players, and each starts one. The fewest points win."))
        ]
    }
    function prompt(facts, picking, offered) { return offered.length > 1 ? qsTr("Your turn: into which cauldron?") : "" }
    function into(cauldron) {
        switch (cauldron) {
        case "red": return qsTr("%1: %2 into the red cauldron", "who, card")
        case "green": return qsTr("%1: %2 into the green cauldron", "who, card")
        }
        return qsTr("%1: %2 into the violet cauldron", "who, card")
    }
    function move(row) {
        const parts = row.text.split(">")
        if (parts.length !== 2) return ""
        const line = into(parts[1]).arg(row.who).arg(card(parts[0]))
        return row.drank > 0 ? line + ", " + qsTr("and drinks %n card(s)", "", row.drank) : line
    }
}
