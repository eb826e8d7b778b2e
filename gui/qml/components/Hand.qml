import QtQuick
import "../theme"

// The own hand, fanned. One click lifts a card, a second plays it; arrows, digits and Enter do the same; cards can be dragged.
// Where a move takes several cards, clicks and Space lift and put down, and Enter plays what is lifted.
FocusScope {
    id: hand

    property var model
    property string game: ""
    property bool active: false       // may a card be played now?
    property bool hidden: false       // backs only: people sit in one room
    property real cardWidth: Theme.px(104)
    property Picking picking: Picking {}
    readonly property int selected: picking.picked.length ? picking.picked[picking.picked.length - 1] : -1   // number of the card lifted last, -1: none
    property int count: repeater.count
    property var describe: name => name
    property var explain: code => code

    property var aside: []            // names of cards that are chosen already and wait to be handed over
    property bool welcoming: false    // cards that have just come are marked

    signal lost()                     // cards have left the hand
    signal tried()                    // the lifted cards shall be played
    signal refused(var row)
    signal enough()                   // no further card can be lifted
    signal dragged(var row, point at)
    signal dropped(point at)
    signal dragEnded()

    readonly property real spread: count > 1 ? Math.min(cardWidth * 0.82, (width - cardWidth - Theme.px(24)) / (count - 1)) : 0
    readonly property real bend: Math.min(1.6, 13 / Math.max(1, count))

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Your hand: %n card(s)", "", count)

    function rowAt(index) { const item = repeater.itemAt(index); return item && item.row ? item.row : null }
    function indexOf(card) {
        for (let index = 0; index < repeater.count; index++) {
            const row = rowAt(index)  // null while the fan is being built
            if (row !== null && row.card === card)
                return index
        }
        return -1
    }
    function selectedRow() { return rowAt(indexOf(selected)) }
    function rowsUp() { return picking.picked.map(card => rowAt(indexOf(card))).filter(row => row !== null) }
    function clear() { picking.clear() }
    function lift(names) {
        for (const name of names)
            for (let index = 0; index < repeater.count; index++) {
                const row = rowAt(index)
                if (row !== null && row.name === name && !picking.isUp(row.card)) {
                    picking.lift(row.card, row.name)
                    break
                }
            }
    }
    // Cards that have left the hand are lifted no more.
    function prune() {
        for (const card of picking.picked.slice())
            if (indexOf(card) < 0)
                picking.drop(card)
    }
    Connections {
        target: hand.model
        ignoreUnknownSignals: true
        function onRowsRemoved() { hand.prune(); hand.lost() }
        function onRowsInserted(parent, first) {
            if (hand.model.rowAt(first).fresh) {
                hand.welcoming = true
                welcome.restart()
            }
        }
    }
    Timer {
        id: welcome
        interval: 8000
        onTriggered: hand.welcoming = false
    }

    function focusOn(index) {
        const item = repeater.itemAt(index)
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason)
    }
    function focused() {
        for (let index = 0; index < repeater.count; index++)
            if (repeater.itemAt(index) && repeater.itemAt(index).activeFocus)
                return index
        return indexOf(selected)
    }
    // Lift the card at `index`; one that a move can't take is lifted alone.
    function select(index) {
        const row = rowAt(index)
        if (row === null)
            return
        focusOn(index)
        if (!picking.lift(row.card, row.name))
            enough()
    }
    // The keyboard goes to a card: lifted at once where one card makes a move.
    function go(index) {
        if (picking.confirmed)
            focusOn(index)
        else
            select(index)
    }
    function step(by) {
        const from = picking.confirmed ? focused() : indexOf(selected)
        go(from < 0 ? (by > 0 ? 0 : count - 1) : Math.max(0, Math.min(count - 1, from + by)))
    }
    function trySelected() {
        // Enter on a card that lies in the hand lifts it, as a click does; what is handed over is confirmed from anywhere.
        const at = focused(), here = rowAt(at)
        if (picking.confirmed && here !== null && !picking.isUp(here.card) && (picking.verb === "" || picking.picked.length === 0)) {
            press(at)
            return
        }
        const row = selectedRow()
        if (row === null)
            return
        if (row.legal || picking.confirmed)
            tried()
        else
            refused(row)
    }
    function press(index) {
        const row = rowAt(index)
        if (!picking.isUp(row.card)) {
            select(index)
            if (!row.legal)
                refused(row)
        } else if (picking.verb !== "" || picking.picked.length > 1) {
            focusOn(index)
            picking.drop(row.card)
        } else
            trySelected()
    }
    function digit(index) { if (picking.confirmed) { if (rowAt(index) !== null) press(index) } else select(index) }
    // Where a card lies now, on `layer`.
    function rectOf(card, layer) {
        const item = repeater.itemAt(indexOf(card))
        if (!item)
            return Qt.rect(width / 2, height / 2, cardWidth, cardWidth * 1.4)
        const at = item.mapToItem(layer, 0, 0)
        return Qt.rect(at.x, at.y, cardWidth, cardWidth * 1.4)
    }

    Keys.onPressed: event => {
        if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9) hand.digit(event.key - Qt.Key_1)
        else if (event.key === Qt.Key_0) hand.digit(9)
        else if (event.key === Qt.Key_Left) hand.step(-1)
        else if (event.key === Qt.Key_Right) hand.step(1)
        else if (event.key === Qt.Key_Home) hand.go(0)
        else if (event.key === Qt.Key_End) hand.go(hand.count - 1)
        else if (hand.picking.confirmed && (event.key === Qt.Key_Space || event.key === Qt.Key_Up || event.key === Qt.Key_Down)) { if (hand.focused() >= 0) hand.press(hand.focused()) }
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space || event.key === Qt.Key_Up) hand.trySelected()
        else if (event.key === Qt.Key_Escape && hand.selected >= 0) hand.clear()
        else return
        event.accepted = true
    }

    Repeater {
        id: repeater
        model: hand.model
        Item {
            id: slot
            required property int index
            required property var row
            // One by one, so that a row that differs in one thing changes only what follows from it
            readonly property int card: row.card
            readonly property string name: row.name
            readonly property bool legal: row.legal
            readonly property string reason: row.reason
            readonly property bool pending: row.pending
            readonly property real place: index - (hand.count - 1) / 2
            readonly property bool chosen: hand.picking.picked.indexOf(card) >= 0
            readonly property bool put: hand.aside.indexOf(name) >= 0
            readonly property bool fresh: hand.welcoming && row.fresh
            readonly property bool lit: mouse.containsMouse && !chosen
            property bool moving: false

            width: hand.cardWidth
            height: hand.cardWidth * 1.4
            x: hand.width / 2 + place * hand.spread - width / 2
            y: Theme.px(26) + place * place * hand.bend * hand.spread * 0.0062 - (chosen || put ? Theme.px(22) : fresh ? Theme.px(14) : lit ? Theme.px(8) : 0) - (hand.active && legal ? Theme.px(4) : 0)
            rotation: place * hand.bend
            transformOrigin: Item.Bottom
            opacity: moving ? 0.25 : 1
            activeFocusOnTab: activeFocus || (hand.selected < 0 ? index === 0 : card === hand.selected)

            Behavior on y { enabled: Theme.animated; NumberAnimation { duration: Theme.span(110); easing.type: Easing.OutQuad } }
            Behavior on x { enabled: Theme.animated; NumberAnimation { duration: Theme.span(180); easing.type: Easing.OutQuad } }

            Accessible.role: Accessible.Button
            Accessible.name: hand.hidden ? qsTr("Hidden card %1").arg(index + 1) : fresh ? qsTr("%1, new").arg(hand.describe(name)) : hand.describe(name)
            Accessible.description: pending ? hand.explain("pending") : legal ? (chosen ? qsTr("Selected. Press Enter to play it.") : qsTr("Can be played.")) : hand.explain(reason)
            Accessible.focusable: true
            Accessible.selected: chosen
            Accessible.onPressAction: hand.press(index)

            Card {
                width: slot.width
                patient: true
                game: hand.game
                name: hand.hidden ? "" : slot.name
                // Not legal is dimmed; while others play the whole hand only steps back a little.
                veil: slot.legal ? 0 : hand.active ? 0.45 : 0.16
                outlined: slot.chosen || slot.fresh
            }
            Loader {
                // What few cards show is made for those only.
                anchors.fill: parent
                z: 5
                active: slot.fresh || slot.activeFocus || slot.pending || slot.put
                sourceComponent: Item {
                    Rectangle {
                        // Not by its place alone: what has just come says so
                        visible: slot.fresh
                        x: Theme.px(3)
                        y: -height / 2
                        width: Math.min(slot.width, newText.implicitWidth + Theme.px(14))
                        height: newText.implicitHeight + Theme.px(4)
                        radius: height / 2
                        color: Theme.gold
                        border.color: "#5b3a10"
                        Text {
                            id: newText
                            anchors.fill: parent
                            anchors.margins: Theme.px(2)
                            text: qsTr("new", "a card that has just come to the hand")
                            color: "#33251b"
                            font.pixelSize: Theme.tiny
                            font.bold: true
                            fontSizeMode: Text.HorizontalFit
                            minimumPixelSize: 7
                            horizontalAlignment: Text.AlignHCenter
                            verticalAlignment: Text.AlignVCenter
                            Accessible.ignored: true
                        }
                    }
                    FocusRing { of: slot; radius: slot.width * 0.08; shown: slot.activeFocus }
                    Image {
                        visible: slot.pending || slot.put
                        anchors.horizontalCenter: parent.horizontalCenter
                        y: Theme.px(6)
                        source: Theme.iconOf("ink", "clock")
                        sourceSize: Qt.size(Theme.px(20), Theme.px(20))
                    }
                }
            }
            MouseArea {
                id: mouse
                property point began
                anchors.fill: parent
                hoverEnabled: true
                preventStealing: true
                cursorShape: slot.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
                onPressed: event => began = Qt.point(event.x, event.y)
                onPositionChanged: event => {
                    if (!pressed || hand.hidden)
                        return
                    if (!slot.moving && Math.hypot(event.x - began.x, event.y - began.y) > 14) {
                        slot.moving = true
                        hand.picking.lift(slot.card, slot.name)
                    }
                    if (slot.moving)
                        hand.dragged(slot.row, mapToItem(hand, event.x, event.y))
                }
                onReleased: event => {
                    if (slot.moving) {
                        slot.moving = false
                        hand.dropped(mapToItem(hand, event.x, event.y))
                    } else if (containsMouse)
                        hand.press(slot.index)
                }
                onCanceled: { slot.moving = false; hand.dragEnded() }
            }
        }
    }
}
