import QtQuick

// Texts of the games with the standard deck: cards are called by rank and suit.
GameTexts {
    function suit(letter) {
        switch (letter) {
        case "C": return qsTr("clubs")
        case "D": return qsTr("diamonds")
        case "H": return qsTr("hearts")
        }
        return qsTr("spades")
    }
    function rank(text) {
        switch (text) {
        case "J": return qsTr("Jack")
        case "Q": return qsTr("Queen")
        case "K": return qsTr("King")
        case "A": return qsTr("Ace")
        }
        return text
    }
    function card(name) {
        return name === "JK" ? qsTr("Joker") : qsTr("%1 of %2", "rank and suit of a card").arg(rank(name.slice(0, -1))).arg(suit(name.slice(-1)))
    }
}
