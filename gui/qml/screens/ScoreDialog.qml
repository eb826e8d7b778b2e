import QtQuick
import "../components"
import "../theme"

// The score pad; between deals it also asks for the next one.
Dialog {
    id: dialog

    readonly property var facts: party.facts
    readonly property bool between: facts.phase === "between"
    readonly property var waiting: (facts.names || []).filter((name, seat) => !(facts.nextReady || [])[seat])

    heading: qsTr("Score pad")
    wide: Theme.px(Math.max(460, 130 + 110 * (facts.names || []).length))
    onOpened: (next.visible && next.enabled ? next : shut).forceActiveFocus()
    onBetweenChanged: if (!between && opened) close()

    Column {
        width: parent.width
        spacing: Theme.px(12)
        Item { width: 1; height: Theme.px(4) }
        ScorePad {
            width: parent.width
            height: implicitHeight
            names: dialog.facts.names || []
            lines: dialog.facts.dealScores || []
            totals: dialog.facts.totals || []
            ready: dialog.between ? dialog.facts.nextReady || [] : []
            winners: dialog.facts.winners || []
            mine: dialog.facts.mySeat === undefined ? -1 : dialog.facts.mySeat
        }
        ScoreChart {
            visible: lines.length > 1
            width: parent.width
            height: implicitHeight
            names: dialog.facts.names || []
            lines: dialog.facts.dealScores || []
            totals: dialog.facts.totals || []
            mine: dialog.facts.mySeat === undefined ? -1 : dialog.facts.mySeat
        }
        Label {
            width: parent.width
            visible: text !== ""
            text: Texts.outcome(dialog.facts.game || "", dialog.facts, party.board)
            font.bold: true
        }
        Label {
            width: parent.width
            text: Texts.goal(dialog.facts.game, dialog.facts.options || {})
            visible: text !== ""
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }
        Repeater {
            model: dialog.between ? Texts.summary(dialog.facts.game, dialog.facts, party.board) : []
            Label {
                required property string modelData
                width: parent.width
                text: modelData
                font.bold: true
            }
        }
        Label {
            width: parent.width
            visible: dialog.between
            text: dialog.facts.iAmNext || dialog.facts.watching ? (dialog.waiting.length ? qsTr("Waiting for %1.").arg(dialog.waiting.join(", ")) : qsTr("Dealing…")) : dialog.facts.deckReady ? qsTr("The next deck is shuffled and verified already.") : qsTr("The next deck is being shuffled.")
            font.pixelSize: Theme.small
        }
    }
    buttons: [
        Button { id: next; visible: dialog.between && !dialog.facts.watching; kind: "primary"; text: qsTr("Next deal"); enabled: dialog.facts.iAmNext !== true; onClicked: party.nextDeal() },
        Button { id: shut; text: qsTr("Close"); onClicked: dialog.close() }
    ]
}
