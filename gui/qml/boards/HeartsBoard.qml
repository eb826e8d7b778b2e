import QtQuick
import "../components"
import "../theme"

// The middle of a table of Hearts or Black Maria: the trick, whom cards are passed to, and what each seat has taken.
Board {
    id: board

    busy: rest.running || flights.busy

    readonly property var seats: facts.around || []
    readonly property var options: facts.options || ({})
    readonly property bool standard: options.variant !== "black-maria"
    readonly property bool playing: facts.phase === "playing"
    readonly property var trick: table.trick || []
    readonly property bool begun: trick.length > 0 || (table.taken || []).some(cards => cards.length > 0)
    readonly property bool passing: playing && !begun && table.passed === false && table.direction !== undefined && table.direction !== "none"
    readonly property int steps: ({ left: 1, right: -1, across: Math.floor(seats.length / 2) })[table.direction] || 0
    readonly property int receiver: facts.mySeat >= 0 && steps !== 0 ? (facts.mySeat + steps + seats.length) % seats.length : -1
    readonly property var watched: (options.variant === "black-maria" ? ["QS", "KS", "AS"] : ["QS"]).concat(options.omnibus ? ["JD"] : [])

    // A trick that is full lies for a moment before it goes to its taker.
    property var full: null            // {plays, taker}
    property var coming: null
    // Without movements the last trick lies until the next card.
    readonly property var still: !Theme.animated && !trick.length && playing && begun ? facts.lastTrick || ({}) : ({})
    readonly property var shown: full !== null ? full.plays : trick.length ? trick : still.plays || []
    readonly property int winning: full !== null ? full.taker : trick.length ? table.winning ?? -1 : still.taker ?? -1
    readonly property bool over: full !== null || still.plays !== undefined

    // -- places ------------------------------------------------------------------------------------------
    // Two stand one above the other without covering each other's corners.
    readonly property real cardWidth: Math.min(field.height * 0.5 / 1.4, field.width / 5.2, Theme.px(128))
    // Directions from the middle: own place below, the others clockwise from the left.
    readonly property var ways: ({
        3: [[0, 1], [-0.78, -0.62], [0.78, -0.62]],
        4: [[0, 1], [-1, 0], [0, -1], [1, 0]],
        5: [[0, 1], [-1, 0.16], [-0.5, -1], [0.5, -1], [1, 0.16]],
        6: [[0, 1], [-1, 0.32], [-0.72, -0.8], [0, -1], [0.72, -0.8], [1, 0.32]]
    })[seats.length] || [[0, 1]]
    function spotOf(seat) {
        const way = ways[Math.max(0, seats.indexOf(seat))]
        const high = cardWidth * 1.4
        const far = Math.min((field.width - cardWidth) / 2, cardWidth * (seats.length > 5 ? 2.5 : seats.length > 4 ? 1.9 : 1.5))
        return Qt.rect(field.x + field.width / 2 + way[0] * far - cardWidth / 2, field.y + field.height / 2 + way[1] * Math.max(0, (field.height - high) / 2) - high / 2, cardWidth, high)
    }
    function placeAt(x, y) {
        return x >= field.x && x <= field.x + field.width && y >= field.y && y <= field.y + field.height ? "trick" : ""
    }
    function landings(event) {
        return event.text.indexOf(" ") < 0 ? [{ name: event.text, rect: spotOf(event.seat) }] : []
    }

    // -- what happens ------------------------------------------------------------------------------------
    function advance(next, event) {
        hurry()
        const ends = event && !(next.trick || []).length && trick.length === seats.length - 1
        if (event && next.hearts_broken && !table.hearts_broken && standard && facts.options)
            herald.say(qsTr("Hearts are broken"))
        if (!ends) {
            table = next
            advanced()
            return
        }
        const taker = next.taken.findIndex((cards, seat) => cards.length > (table.taken[seat] || []).length)
        const name = facts.names[taker] || ""
        board.Accessible.announce(qsTr("%1 takes the trick").arg(name))
        const moon = next.moon !== null && next.moon !== undefined && (table.moon === null || table.moon === undefined)
        if (moon)
            herald.say(HeartsTexts.moon(name, options.moon))
        if (!Theme.animated) {
            table = next
            advanced()
            return
        }
        coming = next
        full = { plays: trick.concat([[event.seat, event.text]]), taker: taker }
        rest.interval = Theme.span(moon ? 2400 : 900)
        rest.start()
    }
    function sweep() {
        const tray = trays.find(one => one.seat === full.taker)
        const plays = full.plays
        if (!tray) {
            settle()
            return
        }
        const size = Theme.px(26)
        const to = Qt.rect(tray.x + tray.width / 2 - size / 2, tray.y, size, size * 1.4)
        let left = plays.length
        swept = true
        plays.forEach(play => flights.fly(play[1], spotOf(play[0]), to, 300, () => { left -= 1; if (left === 0) board.settle() }))
    }
    property bool swept: false         // the cards of the full trick are in the air
    function settle() {
        if (coming === null)
            return
        table = coming
        coming = null
        full = null
        swept = false
        advanced()
    }
    function hurry() {
        rest.stop()
        flights.hurry()
        settle()
    }
    Timer {
        id: rest
        onTriggered: board.sweep()
    }

    // -- what is seen --------------------------------------------------------------------------------------
    Repeater {
        model: board.trays
        TakenCards {
            required property var modelData
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            box: modelData.box
            owner: modelData.name
            deals: board.table.dealer === modelData.seat
            watched: board.watched
            cards: (board.table.taken || [])[modelData.seat] || []
            points: (board.table.points || [])[modelData.seat] || 0
        }
    }
    Column {
        // What holds in this deal, where no card comes to lie
        x: board.field.x
        y: board.field.y + board.field.height - height - Theme.px(2)
        spacing: Theme.px(6)
        visible: board.playing && !board.passing
        readonly property real room: Math.max(Theme.px(110), board.field.width * 0.27)
        ClothNote {
            visible: board.standard
            opacity: strong && herald.visible ? 0 : 1  // said large just now
            room: parent.room
            text: board.table.hearts_broken ? qsTr("Hearts are broken") : qsTr("Hearts are not broken")
            strong: board.table.hearts_broken === true
            BrokenHeart { broken: board.table.hearts_broken === true; size: Theme.px(18) }
        }
        ClothNote {
            visible: board.table.direction === "none" && !board.begun
            room: parent.room
            text: qsTr("No passing in this deal")
        }
    }
    Repeater {
        // Where the cards will lie
        model: board.passing || !board.playing ? [] : board.seats
        Rectangle {
            required property int modelData
            readonly property rect spot: board.spotOf(modelData)
            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            radius: spot.width * 0.08
            color: "transparent"
            border.color: Theme.clothInkSoft
            border.width: 1
            opacity: 0.16
        }
    }
    Repeater {
        model: board.seats.length
        Item {
            id: played
            required property int index
            readonly property int seat: (board.shown[index] || [-1, ""])[0]
            readonly property string name: (board.shown[index] || [-1, ""])[1]
            readonly property rect spot: board.spotOf(seat)
            readonly property bool wins: seat >= 0 && seat === board.winning
            readonly property string owner: (board.facts.names || [])[seat] || ""
            visible: !board.swept && seat >= 0
            x: spot.x
            y: spot.y
            width: spot.width
            height: spot.height
            Accessible.role: Accessible.StaticText
            Accessible.name: {
                if (name === "")
                    return ""
                const what = qsTr("%1: %2").arg(owner).arg(HeartsTexts.card(name))
                return wins ? what + ", " + (board.over ? qsTr("takes the trick") : qsTr("highest so far")) : index === 0 ? what + ", " + qsTr("led") : what
            }
            Card {
                width: parent.width
                game: played.name === "" ? "" : "hearts"
                name: played.name
                outlined: played.wins
                veil: board.over && !played.wins ? 0.22 : 0
            }
            Rectangle {
                // Signs, not only a frame: a crown on the highest card, a word on the one that was led
                visible: played.wins || played.index === 0
                anchors.horizontalCenter: parent.horizontalCenter
                y: parent.height - height / 2 - Theme.px(6)
                width: Math.min(parent.width, tag.width + Theme.px(14))
                height: Theme.px(20)
                radius: height / 2
                color: played.wins ? Theme.gold : "#e6fdf7ea"
                border.color: "#5b3a10"
                Row {
                    id: tag
                    anchors.centerIn: parent
                    spacing: Theme.px(3)
                    Image {
                        visible: played.wins
                        anchors.verticalCenter: parent.verticalCenter
                        source: Theme.iconOf("ink", "crown")
                        sourceSize: Qt.size(Theme.px(14), Theme.px(14))
                    }
                    Text {
                        visible: played.index === 0
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, played.width - Theme.px(played.wins ? 31 : 14))
                        text: qsTr("led", "the first card of a trick")
                        color: "#33251b"
                        font.pixelSize: Theme.tiny
                        font.bold: true
                        fontSizeMode: Text.HorizontalFit
                        minimumPixelSize: 6
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    PassingSign {
        visible: board.passing && board.receiver >= 0
        x: board.field.x
        y: board.field.y
        width: board.field.width
        height: board.field.height
        game: "hearts"
        receiver: (board.facts.names || [])[board.receiver] || ""
        readonly property var seat: board.trays.find(one => one.seat === board.receiver) || ({ x: 0, y: 0, width: 0, height: 0 })
        toward: Qt.point(seat.x + seat.width / 2 - x, seat.y - y)
        cards: final ? board.aside : board.lifted
        final: board.aside.length > 0
    }
    PassingRound {
        visible: board.passing && board.receiver < 0
        x: board.field.x
        y: board.field.y
        width: board.field.width
        height: board.field.height
        direction: board.table.direction || ""
        steps: board.steps
        ways: visible ? board.ways : []
    }
    Herald {
        // Beside the own card, which it must not hide
        id: herald
        room: Math.max(Theme.px(150), board.field.width / 2 - board.cardWidth / 2 - Theme.px(12))
        x: board.field.x + (room - width) / 2
        y: board.field.y + board.field.height - height + Theme.px(4)
        z: 3
    }
    Flights {
        id: flights
        anchors.fill: parent
        game: "hearts"
    }
}
