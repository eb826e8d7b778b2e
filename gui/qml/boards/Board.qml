import QtQuick

// What the table knows of a game's board. It is given what happened, shows it, and tells what was picked; it knows no rules.
// A game's board replaces the functions it needs.
FocusScope {
    id: board

    property var table: ({})           // what is shown now: the rules' public table
    property var facts: ({})           // of the whole table: mySeat, names, options, moves, …
    property rect field                // where the middle may stand
    property var trays: []             // one a seat, for what lies before it: {seat, name, x, y, width, height}, and the `box` of who sits there
    property rect nook                 // free, above the own seat's box: for what lies before oneself alone
    property bool hidden: false        // the own cards: people sit in one room
    property var offered: []           // the moves, in notation, that the lifted cards make
    property var lifted: []            // the names of the lifted cards
    property var aside: []             // the names of cards that I have chosen, until they are gone
    property string hintedPlace: ""    // below a dragged card
    property string wrongPlace: "wrong_phase"   // the code when lifted cards are dropped on a place that they can't go to
    property bool busy: false          // something is moving

    signal chosen(string move)
    signal missed(string code)         // a place that the cards can't go to
    signal advanced()                  // the table of `advance` is shown in full
    signal cancelled()                 // back to the hand

    // Which place is under a point of this board, "" for none.
    function placeAt(x, y) { return "" }
    // Where the cards of a move land, before `advance` shows it: {name, rect} each; none for a move that isn't seen.
    function landings(event) { return [] }
    // Own cards leave the hand for a move that is asked for: {name, rect} each, on this board.
    function leaves(cards) {}
    // Show `next`, the table after `event` (null: after several); then say `advanced`.
    function advance(next, event) {
        table = next
        advanced()
    }
    // Bring every movement to its end at once.
    function hurry() {}
    // The keyboard chooses a place for the lifted cards.
    function takeFocus() {}
}
