import QtQuick
import "../components"
import "../theme"

// Somebody is missed: for how long, what one can do, and who has chosen what. "Keep waiting" folds it to one line.
FocusScope {
    id: banner
    objectName: "absence"

    property var absence: ({})         // as `gui/absence.py` tells it
    property bool watching: false
    property real room: Theme.px(560)  // how wide it may be
    readonly property bool due: absence.seats !== undefined
    property bool shown: false         // links take a moment to be made: what is over by then was nothing
    property bool folded: false
    property int seconds: 0            // since somebody is missed
    property var missed: []            // who has been shown as lost
    property bool cutOff: false        // that our own link is lost has been shown

    signal asked(string name, var more)
    signal over(string text)           // who was missed is here again

    readonly property var lost: absence.lost || []
    readonly property var chosen: absence.chosen || []
    readonly property string who: (absence.who || []).join(", ")
    readonly property string line: {
        if (!due)
            return ""
        if (absence.me) return qsTr("The others want to go on without you.")
        if (absence.alone) return qsTr("Your own link is lost – %1").arg(Texts.span(seconds))
        if (lost.length) return qsTr("Waiting for %1 – %2").arg(lost.join(", ")).arg(Texts.span(seconds))
        return qsTr("%1 is here again, but the table is about to go on without.").arg(who)
    }
    readonly property string about: {
        if (!due)
            return ""
        if (absence.me) return qsTr("Your seat is yours until all of them have chosen so.")
        if (absence.alone) return qsTr("Your moves are kept, nothing is lost. Everything goes on by itself when the Wi-Fi is back.")
        if (absence.pair && lost.length) return qsTr("One of the two laptops is off the Wi-Fi. Moves are kept, nothing is lost; everything goes on where it was.")
        if (lost.length) return qsTr("Nothing is lost: everything goes on where it was as soon as that laptop is back.")
        return qsTr("Who has chosen to go on plays no more in this deal: choose the same, then it is dealt again.")
    }
    readonly property string votes: {
        const parts = []
        const missing = absence.missing || []  // the others' bindings may be a moment older
        if (absence.iChose)
            parts.push(chosen.length ? qsTr("You and %1 have chosen to go on without %2.").arg(chosen.join(", ")).arg(who) : qsTr("You have chosen to go on without %1.").arg(who))
        else if (chosen.length)
            parts.push(qsTr("%1 chose to go on without %2.").arg(chosen.join(", ")).arg(absence.me ? qsTr("you") : who))
        if ((absence.iChose || chosen.length) && missing.length)
            parts.push(qsTr("Still to choose: %1.").arg(missing.join(", ")))
        return parts.join(" ")
    }

    function remember() {
        if (!shown)
            return
        if (absence.alone)
            cutOff = true
        else
            missed = missed.concat((absence.lost || []).filter(name => missed.indexOf(name) < 0))
    }
    // Whoever was shown as lost and isn't any more, but still has the seat, is back.
    function compare() {
        const lost = absence.lost || []
        const back = missed.filter(name => lost.indexOf(name) < 0 && (party.facts.here || []).indexOf(name) >= 0)
        missed = missed.filter(name => lost.indexOf(name) >= 0)
        if (cutOff && !absence.alone) {
            cutOff = false
            if (!lost.length)
                over(qsTr("The link is back: everything is where it was."))
        } else if (back.length)
            over(qsTr("%1 is back: everything is where it was.").arg(back.join(", ")))
    }
    onAbsenceChanged: { compare(); remember() }
    onDueChanged: {
        if (due)
            seconds = 0
        else
            shown = folded = false
    }
    onShownChanged: {
        remember()
        if (shown)
            Accessible.announce(line)
    }
    onChosenChanged: if (chosen.length) folded = false

    Timer { running: banner.due && !banner.shown; interval: 1500; onTriggered: banner.shown = true }
    Timer { running: banner.due; interval: 1000; repeat: true; onTriggered: banner.seconds += 1 }

    visible: shown
    width: Math.min(room, folded ? strip.implicitWidth + Theme.px(4) : Theme.px(580))
    height: folded ? Theme.px(36) : page.implicitHeight + Theme.px(32)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: line

    Panel { anchors.fill: parent; visible: !banner.folded }
    MouseArea { anchors.fill: parent }  // what lies below isn't meant

    Button {
        id: strip
        visible: banner.folded
        anchors.fill: parent
        iconName: "lost"
        font.pixelSize: Theme.small
        text: banner.line
        Accessible.name: qsTr("%1. Show the choices.").arg(banner.line)
        onClicked: { banner.folded = false; keep.forceActiveFocus() }
    }
    Column {
        id: page
        visible: !banner.folded
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(16) }
        spacing: Theme.px(8)
        Row {
            width: parent.width
            spacing: Theme.px(10)
            Image {
                id: sign
                source: Theme.icon("lost", false)
                sourceSize: Qt.size(Theme.px(24), Theme.px(24))
            }
            Label { width: parent.width - sign.width - parent.spacing; text: banner.line; font.bold: true; font.pixelSize: Theme.large; Accessible.ignored: true }
        }
        Label { width: parent.width; text: banner.about; font.pixelSize: Theme.small; color: Theme.inkSoft }
        Label { visible: text !== ""; width: parent.width; text: banner.votes; font.pixelSize: Theme.small; font.bold: true }
        Flow {
            width: parent.width
            spacing: Theme.px(10)
            Button {
                id: keep
                text: banner.absence.iChose || banner.absence.me || banner.watching ? qsTr("All right") : qsTr("Keep waiting")
                onClicked: { banner.folded = true; strip.forceActiveFocus() }
            }
            Button {
                visible: banner.absence.mayChoose === true
                text: qsTr("Go on without %1").arg(banner.who)
                onClicked: banner.asked("GoOnDialog", {})
            }
            Button {
                visible: !banner.watching
                text: qsTr("Leave")
                Accessible.name: qsTr("Leave this table")
                onClicked: banner.asked("LeaveDialog", {})
            }
        }
    }
}
