import QtQuick
import "../theme"

// Where everything at the table stands, for its size and the number of players.
QtObject {
    id: plan

    property real width: 900
    property real height: 600
    property var facts: ({})
    property bool docked: false        // log or chat take a strip at the right edge

    readonly property int others: Math.max(0, (facts.names || []).length - 1)
    readonly property real edge: Theme.px(22)
    readonly property real barY: edge - Theme.px(4)
    readonly property real barHeight: Theme.px(44)
    readonly property real promptHeight: Theme.px(32)
    readonly property real dock: docked && width > Theme.px(1280) ? Theme.px(320) : 0
    readonly property real innerWidth: width - 2 * edge - dock
    readonly property bool sides: others >= 3
    readonly property bool crowded: others >= 6         // several boxes at each side
    // How many sit at the left, at the top, at the right.
    readonly property var shares: ({ 6: [2, 2, 2], 7: [2, 3, 2], 8: [2, 4, 2] })[others] || [3, 3, 3]
    readonly property real ownWidth: crowded ? Math.min(Theme.px(212), innerWidth / 4.2) : seatWidth
    readonly property real seatWidth: {
        const top = crowded ? shares[1] : 3
        const between = innerWidth - 2 * sideWidth - Theme.px(40)
        return Math.min(Theme.px(212), crowded ? (between + Theme.px(20)) / top - Theme.px(10) : others >= 5 ? between / 3 : innerWidth / 4.2)
    }
    readonly property real seatHeight: Theme.px(54)
    readonly property real trayHeight: Theme.px(36)
    readonly property real boxHeight: seatHeight + Theme.px(6) + trayHeight
    readonly property real sideWidth: Math.min(Theme.px(crowded ? 140 : 132), innerWidth / 6)
    readonly property real sideHeight: Theme.px(102)
    readonly property real sideTray: Theme.px(72)
    // Who looks on has no hand.
    readonly property real handHeight: facts.watching ? boxHeight + Theme.px(8) : Math.min(height * 0.285, Theme.px(250))
    readonly property real ceiling: barY + barHeight + Theme.px(8)
    readonly property real ground: height - edge - handHeight
    readonly property rect field: {
        const gap = Theme.px(12)
        const x = edge + (sides ? sideWidth + gap : 0)
        const y = ceiling + (others > 0 ? boxHeight + gap : 0)
        return Qt.rect(x, y, innerWidth - (sides ? 2 * (sideWidth + gap) : 0), ground - y - promptHeight)
    }
    // Where each seat's box and tray stand: own seat first, the others clockwise from the left.
    readonly property var places: {
        const box = (x, y) => ({ x: x, y: y, width: seatWidth, height: seatHeight, tray: trayHeight, upright: false })
        const sideY = ceiling + Math.max(0, (ground - ceiling) * 0.46 - (sideHeight + sideTray) / 2)
        const side = x => ({ x: x, y: sideY, width: sideWidth, height: sideHeight, tray: sideTray, upright: true })
        // The top row keeps clear of the boxes at the sides.
        const free = sides ? sideWidth + Theme.px(10) : 0
        const across = part => box(edge + free + (innerWidth - 2 * free - seatWidth) * part, ceiling)
        const left = side(edge), right = side(edge + innerWidth - sideWidth)
        const own = { x: edge, y: height - edge - boxHeight - Theme.px(4), width: ownWidth, height: seatHeight, tray: trayHeight, upright: false }
        if (crowded)
            return [own].concat(around(across))
        const spots = [
            [],
            [across(0.5)],
            [across(0.2), across(0.8)],
            [left, across(0.5), right],
            [left, across(0.14), across(0.86), right],
            [left, across(0), across(0.5), across(1), right]
        ][Math.min(5, others)]
        return [own].concat(spots)
    }
    // Many others: up the left side, along the top, down the right side.
    function around(across) {
        const room = ground - ceiling - Theme.px(6)
        const tray = Math.max(trayHeight, Math.min(Theme.px(60), room / shares[0] - seatHeight - Theme.px(18)))
        const each = seatHeight + Theme.px(6) + tray
        const column = (count, x) => Array.from({ length: count }, (_, index) => {
            const gap = Math.min(Theme.px(30), (room - count * each) / (count - 1))
            const first = ceiling + (room - count * each - (count - 1) * gap) / 2
            return { x: x, y: first + index * (each + gap), width: sideWidth, height: seatHeight, tray: tray, upright: false }
        })
        const top = Array.from({ length: shares[1] }, (_, index) => across(index / (shares[1] - 1)))
        return column(shares[0], edge).reverse().concat(top, column(shares[2], edge + innerWidth - sideWidth))
    }
    // Free, above the own seat's box.
    readonly property rect nook: {
        const top = ground + Theme.px(6)
        return Qt.rect(edge, top, ownWidth, Math.max(Theme.px(24), Math.min(Theme.px(120), height - edge - boxHeight - Theme.px(12) - top)))
    }
    readonly property var trays: {
        const names = facts.names || []
        return (facts.around || []).slice(0, places.length).map((seat, index) => {
            const place = places[index]
            return { seat: seat, name: names[seat], x: place.x, y: place.y + place.height + Theme.px(6), width: place.width, height: place.tray, box: Qt.rect(place.x, place.y, place.width, place.height) }
        })
    }
}
