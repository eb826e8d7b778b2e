import QtQuick
import "../components"
import "../theme"

// The chairs of the lobby: round a table, or in rows where there is no room for a table.
Item {
    id: room

    property var facts: ({})
    property string level: ""          // of computer players who sit down
    property bool rows: false
    property int lifted: -1

    readonly property int count: party.lobbySeats.count
    readonly property real gap: Theme.px(8)
    readonly property int across: Math.max(1, Math.floor((width + gap) / (Theme.px(178) + gap)))
    readonly property real chairWidth: rows ? (width + gap) / across - gap : Math.min(Theme.px(190), width / 3 - gap)
    readonly property real chairHeight: rows ? Theme.px(108) : Math.min(Theme.px(108), height / (count > 8 ? 4 : 3) - Theme.px(4))
    // Seat 0 sits at the bottom, the others follow clockwise; shares of the free width and height.
    readonly property var spots: {
        const known = {
            2: [[0.5, 1], [0.5, 0]],
            3: [[0.5, 1], [0, 0.2], [1, 0.2]],
            4: [[0.5, 1], [0, 0.5], [0.5, 0], [1, 0.5]],
            5: [[0.5, 1], [0, 0.68], [0.15, 0], [0.85, 0], [1, 0.68]],
            6: [[0.5, 1], [0, 0.8], [0, 0.2], [0.5, 0], [1, 0.2], [1, 0.8]],
            7: [[0.5, 1], [0, 1], [0, 0.5], [0.22, 0], [0.78, 0], [1, 0.5], [1, 1]],
            8: [[0.5, 1], [0, 1], [0, 0.5], [0, 0], [0.5, 0], [1, 0], [1, 0.5], [1, 1]],
            9: [[0.5, 1], [0, 1], [0, 2 / 3], [0, 1 / 3], [0.22, 0], [0.78, 0], [1, 1 / 3], [1, 2 / 3], [1, 1]],
            10: [[0.5, 1], [0, 1], [0, 2 / 3], [0, 1 / 3], [0, 0], [0.5, 0], [1, 0], [1, 1 / 3], [1, 2 / 3], [1, 1]]
        }[count]
        return known || [[0.5, 1]]
    }

    implicitHeight: rows ? Math.ceil(count / across) * (chairHeight + gap) - gap : 0

    function swap(seat) {
        if (lifted < 0)
            lifted = seat
        else {
            if (lifted !== seat)
                party.swap(lifted, seat)
            lifted = -1
        }
    }
    Keys.onEscapePressed: event => { if (lifted >= 0) lifted = -1; else event.accepted = false }

    Rectangle {
        visible: !room.rows
        anchors.centerIn: parent
        width: parent.width * 0.62
        height: parent.height * 0.5
        radius: height / 2
        color: "#1a000000"
        border.color: "#4dd9a86a"
        border.width: Theme.px(5)
        Card {
            // Other games lay their deck on the table.
            visible: room.facts.game !== "poison" && (room.count <= 6 || room.width > Theme.px(640))
            anchors.centerIn: parent
            width: parent.height * 0.32
            game: room.facts.game || ""
        }
        Image {
            id: pot
            anchors.centerIn: parent
            source: Theme.picture("cauldron_green_rear.svg")
            visible: room.facts.game === "poison"
            sourceSize: Qt.size(Math.round(parent.height * 0.58), Math.round(parent.height * 0.52))
            Image {
                source: Theme.picture("cauldron_green_front.svg")
                sourceSize: pot.sourceSize
            }
        }
    }
    Repeater {
        model: party.lobbySeats
        LobbySeat {
            id: chair
            required property int index
            readonly property var spot: room.spots[index] || [0.5, 0.5]
            width: room.chairWidth
            height: room.chairHeight
            x: room.rows ? (index % room.across) * (room.chairWidth + room.gap) : (room.width - width) * spot[0]
            y: room.rows ? Math.floor(index / room.across) * (room.chairHeight + room.gap) : (room.height - height) * spot[1]
            z: dragged ? 3 : room.lifted === row.seat ? 2 : 1
            hosting: room.facts.hosting === true
            lifted: room.lifted === row.seat
            swapping: room.lifted >= 0
            onFilled: party.fill(row.seat, room.level)
            onRemoved: party.remove(row.seat)
            onSwapped: room.swap(row.seat)
        }
    }
}
