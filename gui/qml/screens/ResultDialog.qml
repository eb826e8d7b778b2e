import QtQuick
import "../components"
import "../theme"

// The end of the match: who won, the places, and what the check of the hidden cards said.
Dialog {
    id: dialog

    readonly property var facts: party.facts
    readonly property var winners: facts.winners || []
    readonly property var names: facts.names || []
    readonly property bool won: winners.indexOf(facts.mySeat) >= 0
    // Whether winners have more or fewer points than the others tells which of the two is better.
    readonly property bool mostWin: mean(true) > mean(false)
    readonly property real lineHeight: Theme.px(names.length > 4 ? 44 : 54)
    function mean(won) {
        const points = (facts.totals || []).filter((_, seat) => winners.indexOf(seat) >= 0 === won)
        return points.length ? points.reduce((sum, one) => sum + one, 0) / points.length : 0
    }
    readonly property var places: {
        const all = names.map((name, seat) => ({ name: name, seat: seat, points: (facts.totals || [])[seat] || 0, first: winners.indexOf(seat) >= 0 }))
        return all.sort((a, b) => (b.first - a.first) || (mostWin ? b.points - a.points : a.points - b.points) || (a.seat - b.seat))
    }

    heading: {
        if (names.length === 1)
            return qsTr("The match is over.")
        if (won)
            return winners.length > 1 ? qsTr("You share the win!") : qsTr("You win!")
        const who = winners.map(seat => names[seat])
        return who.length > 1 ? qsTr("%1 win together").arg(who.join(", ")) : qsTr("%1 wins").arg(who.join(""))
    }
    wide: Theme.px(520)
    onOpened: home.forceActiveFocus()

    Column {
        width: parent.width
        spacing: Theme.px(10)
        Repeater {
            model: dialog.places
            Rectangle {
                id: line
                required property var modelData
                width: parent.width
                height: dialog.lineHeight
                radius: Theme.px(12)
                color: modelData.first ? (Theme.dark ? "#4a3a20" : "#fbe7bd") : Theme.paperDeep
                border.color: modelData.first ? "#c9973f" : Theme.paperLine
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData.name + ", " + Texts.points(modelData.points) + (modelData.first ? ", " + qsTr("winner") : "")
                Avatar {
                    id: face
                    anchors { left: parent.left; leftMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                    size: dialog.lineHeight - Theme.px(12)
                    readonly property var row: party.seatRow(line.modelData.seat)
                    number: row.avatar || 0
                    computer: row.computer === true
                }
                Label {
                    anchors { left: face.right; leftMargin: Theme.px(12); right: crown.left; rightMargin: Theme.px(8); verticalCenter: parent.verticalCenter }
                    text: line.modelData.name
                    font.bold: true
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: 8
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
                Image {
                    id: crown
                    visible: line.modelData.first
                    anchors { right: points.left; rightMargin: Theme.px(14); verticalCenter: parent.verticalCenter }
                    source: Theme.icon("crown", false)
                    sourceSize: Qt.size(Theme.px(24), Theme.px(24))
                }
                Label {
                    id: points
                    anchors { right: parent.right; rightMargin: Theme.px(16); verticalCenter: parent.verticalCenter }
                    text: Texts.number(line.modelData.points)
                    font.family: Theme.serif
                    font.bold: true
                    font.pixelSize: Theme.title
                    wrapMode: Text.NoWrap
                    Accessible.ignored: true
                }
            }
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: Texts.outcome(dialog.facts.game, dialog.facts, party.board)
        }
        Row {
            visible: audit.text !== ""
            width: parent.width
            spacing: Theme.px(8)
            Image { source: Theme.icon(dialog.facts.audit === "passed" ? "seal" : "warning", false); sourceSize: Qt.size(Theme.px(20), Theme.px(20)) }
            Label { id: audit; width: parent.width - Theme.px(28); text: Texts.audit(dialog.facts.audit || ""); font.pixelSize: Theme.small }
        }
        Label {
            visible: (dialog.facts.journal || "") !== ""
            width: parent.width
            text: qsTr("Journal of the match: %1").arg(dialog.facts.journal)
            wrapMode: Text.WrapAnywhere
            font.pixelSize: Theme.tiny
            color: Theme.inkSoft
        }
    }
    buttons: [
        Button { id: home; kind: "primary"; text: qsTr("Back to the tables"); onClicked: party.leave() },
        Button { text: qsTr("Look at the table"); onClicked: dialog.close() }
    ]
}
