import QtQuick

// What one game says to people. "" where the common words do.
QtObject {
    property string about: ""                                      // one sentence for who chooses a game
    function called(options) { return "" }                         // the game's name with these options, if they give it another
    property string passing: ""                                    // the button of the move `pass`
    property string drawing: ""                                    // … and of `draw`
    function option(name) { return "" }                            // an option's label …
    function optionHelp(name) { return "" }                        // … what it means …
    function choice(name, value) { return "" }                     // … and its values, as text
    function card(name) { return name }
    function reason(code) { return "" }                            // why a move can't be made, by the engine's code
    function goal(options) { return "" }                           // below the score pad
    function rules(options, seats) { return [] }                   // of this very table, each made by `rule`
    function summary(facts, table) { return [] }                   // of a deal that is over, for the score pad
    function prompt(facts, picking, offered) { return "" }         // what is asked of me now
    function waiting(facts) { return "" }                          // what all wait for, where it isn't a single seat's card
    function outcome(facts, board) { return "" }                   // of the last deal, where points don't say it all
    function move(row) { return "" }                               // a line of the log: {who, text, data, …}

    // A short paragraph of the rules, and groups of cards that show what it says, as in Exhibit.
    function rule(text, ...shown) { return { text: text, shown: shown } }
    // A group: cards, and what they come to.
    function cards(names, note) { return { cards: names, note: note } }
}
