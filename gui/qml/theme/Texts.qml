pragma Singleton
import QtQuick

// Codes become sentences here, in the language of the window, and nowhere else.
QtObject {
    function game(name) {
        switch (name) {
        case "poison": return qsTr("Poison")
        case "hearts": return qsTr("Hearts")
        case "revolution": return qsTr("Revolution")
        case "nusicle": return qsTr("Nusicle")
        case "six": return qsTr("Take Six")
        }
        return name
    }
    // What one game says; an empty GameTexts for a game that this window doesn't know.
    readonly property GameTexts unknown: GameTexts {}
    function of(game) {
        switch (game) {
        case "poison": return PoisonTexts
        case "hearts": return HeartsTexts
        case "revolution": return RevolutionTexts
        case "nusicle": return NusicleTexts
        case "six": return SixTexts
        }
        return unknown
    }
    // The game as these options make it: some have a name of their own.
    function called(name, options) { return of(name).called(options || {}) || game(name) }
    function gameAbout(name) { return of(name).about }
    function rules(game, options, seats) { return of(game).rules(options, seats) }
    function goal(game, options) { return of(game).goal(options) }
    function summary(game, facts, table) { return of(game).summary(facts, table) }
    function prompt(game, facts, picking, offered) {
        return of(game).prompt(facts, picking, offered) || (picking.picked.length > 0 ? qsTr("Your turn: once more plays the card.") : qsTr("Your turn: choose a card."))
    }
    function outcome(game, facts, board) { return of(game).outcome(facts, board) }
    function waiting(game, facts) { return of(game).waiting(facts) }
    // Buttons: the lifted cards are played or handed over; moves without cards.
    function confirm(game, picking) {
        switch (picking.verb) {
        case "pass": return qsTr("Pass on")
        case "give": return qsTr("Give")
        case "swap": return qsTr("Swap")
        }
        return qsTr("Play")
    }
    function action(game, verb) {
        switch (verb) {
        case "pass": return of(game).passing || qsTr("Pass")
        case "draw": return of(game).drawing || qsTr("Draw a card")
        case "keep": return qsTr("Keep my cards")
        }
        return verb
    }
    // With a minus of the width of a plus.
    function number(value) { return value < 0 ? "−" + -value : String(value) }
    // Qt counts upwards from 0 only.
    function points(count) { return count < 0 ? qsTr("minus %1", "so many points").arg(points(-count)) : qsTr("%n point(s)", "", count) }
    function level(name) {
        switch (name) {
        case "random": return qsTr("plays anything")
        case "easy": return qsTr("easy")
        case "medium": return qsTr("medium")
        case "hard": return qsTr("hard")
        }
        return name
    }
    function preset(name) {
        switch (name) {
        case "quick": return qsTr("Quick")
        case "classic": return qsTr("Classic")
        case "party": return qsTr("Party")
        }
        return name
    }
    // Reactions travel as words that each window says in its own language.
    readonly property var reactions: ["/bravo", "/thanks", "/ouch", "/wow", "/your-turn", "/again"]
    function chat(text) {
        switch (text) {
        case "/bravo": return qsTr("Well played!")
        case "/thanks": return qsTr("Thank you!")
        case "/ouch": return qsTr("Ouch!")
        case "/wow": return qsTr("I can't believe it!")
        case "/your-turn": return qsTr("We are waiting for you.")
        case "/again": return qsTr("Another one?")
        }
        return text
    }
    // The node gives tables against computer players an English name; nobody else sees it.
    function table(name) { return name === "Practice" ? qsTr("Practice", "name of a table against computer players") : name }
    // Whoever runs a computer player could see its cards: so its seat says who does.
    function runner(name) {
        return name ? qsTr("on %1's laptop").arg(name) : ""
    }
    // English ones come from the node; each window says them in its language.
    function safetyWords(words) { return languages.safetyWords(languages.current, words) }
    // The name of a computer player, by gui/names.py.
    function computer(number) { return qsTr("Computer %1").arg(number) }
    function language(code) {
        return party.languageName(code)
    }

    // Options of a game: label, help and the names of the choices; the engine's own help where we have no better.
    function option(game, name) {
        return of(game).option(name) || name.charAt(0).toUpperCase() + name.slice(1).replace(/_/g, " ")
    }
    function optionHelp(game, name, engineHelp) { return of(game).optionHelp(name) || engineHelp }
    function choice(game, name, value) {
        const own = of(game).choice(name, String(value))
        if (own !== "") return own
        if (value === true) return qsTr("Yes")
        if (value === false) return qsTr("No")
        const text = String(value)
        return text.charAt(0).toUpperCase() + text.slice(1)
    }
    function card(game, name) { return of(game).card(name) }
    function cards(game, names) { return names.map(name => card(game, name)).join(", ") }

    // Why a card can't be played: one sentence.
    function reason(code, turnName, game) {
        const own = of(game).reason(code)
        if (own !== "") return own
        switch (code) {
        case "not_your_turn": return turnName !== "" ? qsTr("It is %1's turn.").arg(turnName) : qsTr("It is not your turn yet.")
        case "wrong_phase": return qsTr("This is not the moment for a card.")
        case "not_in_hand": return qsTr("That card is not in your hand.")
        case "wrong_count": return qsTr("Play exactly one card.")
        case "bad_notation": return qsTr("That move can't be read. Choose a card that is lit.")
        case "pending": return qsTr("Your card is on its way.")
        case "replay": return qsTr("This is a match played back: nothing can be changed in it.")
        }
        return ""
    }

    // Things that went wrong: what happened and what to do. `about`: a folder, a file, the name of an error; never a sentence.
    function trouble(code, about) {
        const move = reason(code, "", party.facts.game || "")
        if (move !== "")
            return move
        switch (code) {
        case "already_here": return qsTr("Leave this table first.")
        case "seat_taken": return qsTr("Somebody has just taken that seat. Choose another one.")
        case "no_such_seat": return qsTr("There is nobody on that seat any more. Choose another one.")
        case "not_signed": return qsTr("A player did not answer. The seat is free again.")
        case "bad_offer": case "malformed": return qsTr("That laptop sent something that can't be right, so nothing was signed.")
        case "unknown_level": return qsTr("There is no computer player of that strength for this game. Choose another strength.")
        case "no_port": return qsTr("LAN Party can't listen on this laptop: all its ports are taken. Close other programs, or LAN Party in other windows.")
        case "bad_home": return qsTr("LAN Party can't use its folder. Free some space or let it write there, then start again: %1").arg(about)
        case "full": return qsTr("That table is full. Choose another one, or open your own.")
        case "playing": return qsTr("That table is already playing. Wait for its next match, or open your own.")
        case "version": return qsTr("That laptop runs another version of LAN Party. Install the same version on both.")
        case "unreachable":
            return qsTr("That laptop doesn't answer. Check that both are on the same Wi-Fi and that its firewall lets LAN Party through.")
        case "no_table": return qsTr("There is no table at that address any more. Choose another one, or open your own.")
        case "busy": return qsTr("That laptop is busy right now. Try again in a moment.")
        case "key": case "proof": return qsTr("That laptop could not prove who it is. Try again, and compare the safety words.")
        case "not_needed": return qsTr("There is nothing to do for this laptop at that table. Choose another one, or open your own.")
        case "host_gone": return qsTr("The host of that table is gone. Choose another one, or open your own.")
        case "closed": return qsTr("The host has closed this table. Choose another one, or open your own.")
        case "sent_away": return qsTr("The host has given your seat to somebody else. Choose another table, or open your own.")
        case "not_most": return qsTr("Only more than half of the laptops can go on without the others. Wait for them, or close the table for now.")
        case "not_host": return qsTr("Only the host of the table can do that.")
        case "not_ready": return qsTr("Wait until everybody is ready and no seat is empty.")
        case "home_taken": return qsTr("LAN Party is already running for this home folder. Close the other window first.")
        case "bad_option": return qsTr("These options don't go together. Choose others.")
        case "place_empty": return qsTr("Type the address or the code that the other laptop shows.")
        case "place_code": return qsTr("That is no code: is a character wrong? A code looks like 3EC6.")
        case "place_address": return qsTr("That is neither an address, like 192.168.1.5:47800, nor a code, like 3EC6.")
        case "place_port": return qsTr("What stands after the colon is no port: those are numbers from 1 to 65535.")
        case "place_qr": return qsTr("This QR code is damaged, or not one of LAN Party.")
        case "place_name": return qsTr("No computer of that name is to be found. Try its address, or the code that it shows.")
        case "place_silent": return qsTr("Nobody on this network says where that computer is. Try its address, or the code that it shows.")
        case "place_network": return qsTr("That code fits no network of this laptop: are both in the same Wi-Fi?")
        case "cancelled": return qsTr("You have stopped calling that table.")
        case "not_begun": return qsTr("That match has not begun. Join the table again.")
        case "given_up": return qsTr("The others have gone on without you. You look on now, and can ask for a seat.")
        case "no_seat": return qsTr("No seat is free: only a computer player can give you its seat. Ask again later.")
        case "self": return qsTr("That address is this laptop itself. Type the address that the other one shows.")
        case "bad_replay": return qsTr("That file can't be played back. Choose another one: %1").arg(about)
        case "bad_journal": return qsTr("What this laptop has kept of that table can't be read, so there is no way back to it. Open a new one together.")
        case "lost": return qsTr("The link to the table is lost. Your moves wait here until it is back.")
        case "internal": return qsTr("Something in the program went wrong. Try once more; if it happens again, start LAN Party anew: %1").arg(about)
        }
        return qsTr("That didn't work (%1). Try again.").arg(code)
    }

    // What a check of the network found, by the codes of lanparty/node/diagnosis.py.
    function advice(code, address, own) {
        switch (code) {
        case "no_network": return qsTr("This laptop is on no network: join the Wi-Fi of the others, or a phone's hotspot.")
        case "self_assigned": return qsTr("The network gave this laptop no address: turn Wi-Fi off and on again, or use another network.")
        case "no_port": return qsTr("No port is free to listen on: close other programs that run LAN Party here.")
        case "port_closed": return qsTr("This laptop doesn't even let itself in: a firewall or a security program blocks LAN Party.")
        case "mdns_port": return qsTr("Another program keeps UDP port 5353 to itself; tables are found in the other ways.")
        case "mdns_deaf": return qsTr("Multicast doesn't come back here: a firewall blocks UDP port 5353, or a VPN is in the way.")
        case "beacon_deaf": return qsTr("Broadcasts don't come back here: a firewall blocks UDP port 47800, or a VPN is in the way.")
        case "version": return qsTr("Somebody here has another version of LAN Party: all need the same, so update the older one.")
        case "alone": return qsTr("Nobody else is heard. Are all laptops in the same Wi-Fi, with the same name? Guest networks keep laptops apart.")
        case "firewall": return qsTr("Let LAN Party through the firewall of each laptop; the commands stand below.")
        case "hotspot": return qsTr("A phone's hotspot works where the Wi-Fi of the place doesn't.")
        case "no_table": return qsTr("Others are heard, but no table is open: open one.")
        case "by_address":
            return own !== "" ? qsTr("By address it always goes: open a table here, and let the others type %1, or the code %2.").arg(address).arg(own)
                              : qsTr("By address it always goes: open a table here, and let the others type %1.").arg(address)
        case "found": return qsTr("All is well: there are tables, click on one.")
        }
        return code
    }
    function portPurpose(name) {
        switch (name) {
        case "links": return qsTr("Connections")
        case "mdns": return qsTr("Finding by multicast")
        case "beacon": return qsTr("Finding by broadcast")
        }
        return name
    }
    function wayHeard(name) { return name === "mdns" ? qsTr("Multicast") : name === "beacon" ? qsTr("Broadcasts") : name }
    function firewall(name, active) {
        switch (name) {
        case "ufw":
            return active === "on" ? qsTr("ufw is on. This lets the laptops of this network in:")
                 : active === "off" ? qsTr("ufw is off. If it is turned on, this lets the laptops of this network in:")
                                    : qsTr("ufw may be on. This lets the laptops of this network in:")
        case "firewalld": return qsTr("firewalld: this lets LAN Party in until the next restart.")
        case "nftables": return qsTr("nftables: if it filters what comes in, this lets LAN Party in.")
        case "windows": return qsTr("Windows: make this network a private one; then run these as administrator.")
        case "macos": return qsTr("macOS: let Python accept connections in System Settings, Network, Firewall, Options; or run these.")
        }
        return qsTr("No firewall is known here.")
    }

    // A time that has passed, short: it counts before one's eyes.
    function span(seconds) {
        return seconds < 100 ? qsTr("%1 s").arg(seconds) : qsTr("%1 min").arg(Math.floor(seconds / 60))
    }
    // What is worth a short notice at the table.
    function news(row) {
        switch (row.kind) {
        case "void":
            return row.mine ? qsTr("The others went on without you; you look on now.") : qsTr("The deal is dealt again without %1.").arg((row.data.names || []).join(", "))
        case "seated": return row.mine ? qsTr("You have a seat now. Welcome!") : qsTr("%1 sits down.").arg(row.text)
        case "left": return row.mine ? "" : qsTr("%1 has left the table.").arg(row.who)
        }
        return ""
    }
    function status(name) {
        switch (name) {
        case "lost": return qsTr("connection lost")
        case "left": return qsTr("has left")
        case "fault": return qsTr("broke the rules")
        }
        return ""
    }
    // What somebody's laptop did, by the words of lanparty/table/faults.py; continues a sentence.
    function broken(what, game) {
        const rule = what.startsWith("move:") ? reason(what.slice(5), "", game).replace(/\.$/, "") : ""
        switch (what.split(":")[0]) {
        case "move": return rule !== "" ? qsTr("a move against the rules (“%1”)").arg(rule) : qsTr("a move against the rules")
        case "turn": return qsTr("something that wasn't its turn to do")
        case "card": return qsTr("a card that it doesn't hold, or another one than it named")
        case "proof": return qsTr("a proof about its cards that doesn't hold")
        case "shuffle": return qsTr("a shuffle that doesn't hold: cards were changed")
        case "key": return qsTr("a part of the deck's key that doesn't hold")
        case "deck": return qsTr("another deck than the others have seen")
        case "seed": return qsTr("other secrets revealed than those that it had shuffled with")
        case "audit": return qsTr("a finished deal that doesn't stand up to the check")
        case "seats": return qsTr("a seat given away that wasn't its to give")
        case "twice": return qsTr("two different moves signed in one place")
        case "state": return qsTr("they have seen different things happen")
        }
        return qsTr("something that can't be read")
    }
    function fault(who, reason) {
        return who !== "" ? qsTr("%1's laptop did something that can't be right: %2. The match stops here, and the evidence is kept.").arg(who).arg(reason)
                          : qsTr("The laptops no longer agree on the table: %1. The match stops here, and the journals are kept.").arg(reason)
    }
    function audit(code) {
        switch (code) {
        case "passed": return qsTr("All hidden cards were opened and checked afterwards: nobody cheated.")
        case "incomplete": return qsTr("Somebody did not open their secrets, so this match could not be checked to the end.")
        case "failed": return qsTr("The check after the match failed. The journal holds the evidence.")
        }
        return ""
    }
    function proof(what) {
        switch (what) {
        case "key": return qsTr("holds the secret part of the deck's key")
        case "shuffle": return qsTr("shuffled without changing a card")
        case "agreement": return qsTr("verified every shuffle and signed for this deck")
        case "share": return qsTr("opened exactly the cards that were due")
        case "audit": return qsTr("opened the secrets afterwards, all as claimed")
        }
        return what
    }

    // A line of the game log.
    function event(game, row) {
        switch (row.kind) {
        case "deal": return qsTr("The cards are dealt.")
        case "scores": return qsTr("The deal is over.")
        case "result": return qsTr("The match is over.")
        case "fault": return qsTr("Stopped: %1.").arg(broken(row.data.what || "", game))
        case "left": return qsTr("%1 has left the table.").arg(row.who)
        case "void": return qsTr("The deal is void: it is dealt again without %1.").arg((row.data.names || []).join(", "))
        case "seated": return qsTr("%1 sits down.").arg(row.text)
        case "chose": return qsTr("%1 has chosen.").arg(row.who)
        case "move": return of(game).move(row) || row.who + ": " + row.text
        }
        return row.text
    }
}
