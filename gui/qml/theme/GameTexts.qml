import QtQuick

// What one game says to people. "" where the common words do.
QtObject {
    property string about: ""                                      // one sentence for who chooses a game
    property string passing: ""                                    // the button of the move `pass`
    function option(name) { return "" }                            // an option's label …
    function optionHelp(name) { return "" }                        // … what it means …
    function choice(name, value) { return "" }                     // … and its values, as text
    function card(name) { return name }
    function reason(code) { return "" }                            // why a move can't be made, by the engine's code
    function goal(options) { return "" }                           // below the score pad
    function rules(options, seats) { return [] }                   // of this very table, in short paragraphs
    function prompt(facts, picking, offered) { return "" }         // what is asked of me now
    function move(row) { return "" }                               // a line of the log: {who, text, data, …}
}
