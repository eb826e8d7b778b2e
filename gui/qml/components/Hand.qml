import QtQuick
import "../theme"

// The own hand, fanned. One click selects, a second plays; arrows, digits and Enter do the same; a card can be dragged.
FocusScope {
    id: hand

    property var model
    property string game: ""
    property bool active: false       // may a card be played now?
    property bool hidden: false       // backs only: people sit in one room
    property real cardWidth: Theme.px(104)
    property int selected: -1         // number of the card, -1: none
    property int count: repeater.count
    property var describe: name => name
    property var explain: code => code

    signal played(var row)
    signal refused(var row)
    signal dragged(var row, point at)
    signal dropped(var row, point at)
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
    function select(index) {
        const row = rowAt(index)
        if (row === null)
            return
        repeater.itemAt(index).forceActiveFocus(Qt.TabFocusReason)
        selected = row.card
    }
    function step(by) {
        const at = indexOf(selected)
        select(at < 0 ? (by > 0 ? 0 : count - 1) : Math.max(0, Math.min(count - 1, at + by)))
    }
    function trySelected() {
        const row = selectedRow()
        if (row === null)
            return
        if (row.legal)
            played(row)
        else
            refused(row)
    }
    function press(index) {
        const row = rowAt(index)
        if (row.card === selected)
            trySelected()
        else {
            select(index)
            if (!row.legal)
                refused(row)
        }
    }
    // Where a card lies now, on `layer`.
    function rectOf(card, layer) {
        const item = repeater.itemAt(indexOf(card))
        if (!item)
            return Qt.rect(width / 2, height / 2, cardWidth, cardWidth * 1.4)
        const at = item.mapToItem(layer, 0, 0)
        return Qt.rect(at.x, at.y, cardWidth, cardWidth * 1.4)
    }

    Keys.onPressed: event => {
        if (event.key >= Qt.Key_1 && event.key <= Qt.Key_9) hand.select(event.key - Qt.Key_1)
        else if (event.key === Qt.Key_0) hand.select(9)
        else if (event.key === Qt.Key_Left) hand.step(-1)
        else if (event.key === Qt.Key_Right) hand.step(1)
        else if (event.key === Qt.Key_Home) hand.select(0)
        else if (event.key === Qt.Key_End) hand.select(hand.count - 1)
        else if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter || event.key === Qt.Key_Space || event.key === Qt.Key_Up) hand.trySelected()
        else if (event.key === Qt.Key_Escape && hand.selected >= 0) hand.selected = -1
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
            readonly property real place: index - (hand.count - 1) / 2
            readonly property bool chosen: row.card === hand.selected
            readonly property bool lit: mouse.containsMouse && !chosen
            property bool moving: false

            width: hand.cardWidth
            height: hand.cardWidth * 1.4
            x: hand.width / 2 + place * hand.spread - width / 2
            y: Theme.px(26) + place * place * hand.bend * hand.spread * 0.0062 - (chosen ? Theme.px(22) : lit ? Theme.px(8) : 0) - (hand.active && row.legal ? Theme.px(4) : 0)
            rotation: place * hand.bend
            transformOrigin: Item.Bottom
            opacity: moving ? 0.25 : 1
            activeFocusOnTab: activeFocus || (hand.indexOf(hand.selected) < 0 ? index === 0 : chosen)

            Behavior on y { enabled: Theme.animated; NumberAnimation { duration: 110; easing.type: Easing.OutQuad } }
            Behavior on x { enabled: Theme.animated; NumberAnimation { duration: 180; easing.type: Easing.OutQuad } }

            Accessible.role: Accessible.Button
            Accessible.name: hand.hidden ? qsTr("Hidden card %1").arg(index + 1) : hand.describe(row.name)
            Accessible.description: row.pending ? hand.explain("pending") : row.legal ? (chosen ? qsTr("Selected. Press Enter to play it.") : qsTr("Can be played.")) : hand.explain(row.reason)
            Accessible.focusable: true
            Accessible.selected: chosen
            Accessible.onPressAction: hand.press(index)

            Card {
                width: slot.width
                patient: true
                game: hand.game
                name: hand.hidden ? "" : slot.row.name
                // Not legal is dimmed; while others play the whole hand only steps back a little.
                veil: slot.row.legal ? 0 : hand.active ? 0.45 : 0.16
                outlined: slot.chosen
            }
            FocusRing { of: slot; radius: slot.width * 0.08; shown: slot.activeFocus }
            Image {
                visible: slot.row.pending
                anchors.horizontalCenter: parent.horizontalCenter
                y: Theme.px(6)
                source: Theme.iconOf("ink", "clock")
                sourceSize: Qt.size(Theme.px(20), Theme.px(20))
            }
            MouseArea {
                id: mouse
                property point began
                anchors.fill: parent
                hoverEnabled: true
                preventStealing: true
                cursorShape: slot.row.legal ? Qt.PointingHandCursor : Qt.ArrowCursor
                onPressed: event => began = Qt.point(event.x, event.y)
                onPositionChanged: event => {
                    if (!pressed || hand.hidden)
                        return
                    if (!slot.moving && Math.hypot(event.x - began.x, event.y - began.y) > 14) {
                        slot.moving = true
                        hand.selected = slot.row.card
                    }
                    if (slot.moving)
                        hand.dragged(slot.row, mapToItem(hand, event.x, event.y))
                }
                onReleased: event => {
                    if (slot.moving) {
                        slot.moving = false
                        hand.dropped(slot.row, mapToItem(hand, event.x, event.y))
                    } else if (containsMouse)
                        hand.press(slot.index)
                }
                onCanceled: { slot.moving = false; hand.dragEnded() }
            }
        }
    }
}
