import QtQuick
import "../theme"

// Who sits here: face, name, number of cards, points; a still glow for the turn, words for the connection.
Item {
    id: seat

    property var row: ({})
    // One by one, so that a row that differs in one thing changes only what follows from it
    readonly property string name: row.name || ""
    readonly property int cards: row.cards || 0
    readonly property int total: row.total || 0
    readonly property string status: row.status || "ok"
    readonly property string runner: row.runner || ""
    readonly property bool onTurn: row.onTurn === true
    readonly property bool mine: row.mine === true
    property string game: ""
    property bool glowing: onTurn
    property bool upright: false     // face above name: for the narrow places at the sides
    readonly property bool narrow: !upright && width < Theme.px(170)
    // Seconds that this seat has kept the others waiting: what the node said, and what has passed since.
    readonly property int patience: onTurn && !mine ? (row.waiting || 0) + since : 0
    property int since: 0
    // Links take a moment to be made, and to be made again: what is over by then is not worth a word.
    property bool lost: false
    readonly property string trouble: status === "lost" && !lost ? "" : Texts.status(status)
    readonly property string line: trouble !== "" ? trouble : patience > 5 ? qsTr("thinking – %n second(s)", "", patience) : ""

    onRowChanged: {
        since = 0
        if (row.status !== "lost")
            lost = false
    }
    Timer {
        running: seat.status === "lost" && !seat.lost
        interval: 1500
        onTriggered: seat.lost = true
    }
    Timer {
        running: seat.onTurn && !seat.mine && seat.visible
        interval: 1000
        repeat: true
        onTriggered: seat.since += 1
    }

    implicitHeight: upright ? Theme.px(98) : Theme.px(54)

    Accessible.role: Accessible.Grouping
    Accessible.name: {
        const parts = [name, qsTr("%n card(s)", "", cards), Texts.points(total)]
        if (glowing)
            parts.push(qsTr("on turn"))
        if (runner !== "")
            parts.push(Texts.runner(runner))
        if (trouble !== "")
            parts.push(trouble)
        return parts.join(", ")
    }

    Image {
        visible: seat.glowing
        anchors.centerIn: face
        width: face.width * 2.3
        height: width
        source: Theme.picture("glow.png")
    }
    Rectangle {
        anchors.fill: parent
        radius: seat.upright ? Theme.px(18) : height / 2
        color: seat.glowing ? "#73081c20" : Theme.clothShade
        border.color: seat.glowing ? Theme.gold : "#26fbf3e3"
        border.width: seat.glowing ? 2 : 1
    }
    Avatar {
        id: face
        x: seat.upright ? (parent.width - width) / 2 : Theme.px(4)
        y: seat.upright ? Theme.px(7) : (parent.height - height) / 2
        size: seat.upright ? Theme.px(46) : seat.narrow ? Theme.px(38) : seat.height - Theme.px(8)
        number: seat.row.avatar || 0
        computer: seat.row.computer === true
        grey: seat.trouble !== ""
        ring: seat.glowing ? Theme.gold : "transparent"
    }
    Image {
        // Not by paleness alone
        visible: seat.lost && seat.status === "lost"
        anchors.centerIn: face
        source: Theme.iconOf("paper", "lost")
        sourceSize: Qt.size(Math.round(face.size * 0.62), Math.round(face.size * 0.62))
    }
    Rectangle {
        // Where words stand instead of the counts, the cards are still counted.
        visible: seat.line !== ""
        anchors { horizontalCenter: face.right; horizontalCenterOffset: -Theme.px(4); bottom: face.bottom; bottomMargin: -Theme.px(3) }
        width: held.width + Theme.px(8)
        height: Theme.px(20)
        radius: Theme.px(6)
        color: "#e6fdf7ea"
        border.color: "#5b3a10"
        Row {
            id: held
            anchors.centerIn: parent
            spacing: Theme.px(2)
            Image {
                anchors.verticalCenter: parent.verticalCenter
                source: seat.game === "" ? "" : Theme.card(seat.game, "back")
                sourceSize: Qt.size(Theme.px(10), Theme.px(14))
            }
            Text {
                text: seat.cards
                color: "#33251b"
                font.pixelSize: Theme.tiny
                font.bold: true
                Accessible.ignored: true
            }
        }
    }
    Column {
        readonly property real inset: seat.upright ? Theme.px(8) : face.x + face.width + Theme.px(seat.narrow ? 6 : 9)
        x: inset
        y: seat.upright ? face.y + face.height + Theme.px(3) : (parent.height - height) / 2
        width: parent.width - inset - Theme.px(seat.upright || seat.narrow ? 8 : 14)
        spacing: Theme.px(1)
        Text {
            width: parent.width
            text: seat.name
            color: Theme.clothInk
            font.pixelSize: Theme.body
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            elide: Text.ElideRight
            horizontalAlignment: seat.upright ? Text.AlignHCenter : Text.AlignLeft
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
        Text {
            visible: text !== ""
            width: parent.width
            text: seat.line
            color: seat.trouble !== "" ? "#ffc9b8" : Theme.clothInkSoft
            font.pixelSize: Theme.small
            font.bold: seat.trouble !== ""
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 8
            elide: Text.ElideRight
            horizontalAlignment: seat.upright ? Text.AlignHCenter : Text.AlignLeft
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
        Row {
            id: counts
            visible: seat.line === ""
            x: seat.upright ? (parent.width - width) / 2 : 0
            spacing: Theme.px(seat.narrow ? 3 : 6)
            Image {
                anchors.verticalCenter: parent.verticalCenter
                source: seat.game === "" ? "" : Theme.card(seat.game, "back")
                sourceSize: Qt.size(Theme.px(13), Theme.px(18))
            }
            Text {
                text: seat.cards
                color: Theme.clothInk
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
            Item { width: Theme.px(seat.narrow ? 1 : 4); height: 1 }
            Image {
                anchors.verticalCenter: parent.verticalCenter
                source: Theme.iconOf("paper", "notebook")
                sourceSize: Qt.size(Theme.px(15), Theme.px(15))
            }
            Text {
                text: Texts.number(seat.total)
                color: Theme.clothInk
                font.pixelSize: Theme.small
                Accessible.ignored: true
            }
            Image {
                visible: runner.visible
                anchors.verticalCenter: parent.verticalCenter
                source: Theme.iconOf("paper", "computer")
                sourceSize: Qt.size(Theme.px(15), Theme.px(15))
            }
            Text {
                // On whose laptop a computer player runs; the name says it in words to who can't see.
                id: runner
                readonly property real room: counts.parent.width - Theme.px(118)   // beside the counts
                visible: text !== "" && !seat.upright && room >= implicitWidth * 0.7
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, room)
                text: seat.runner
                color: Theme.clothInkSoft
                font.pixelSize: Theme.small
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 8
                elide: Text.ElideRight
                textFormat: Text.PlainText
                Accessible.ignored: true
            }
        }
    }
}
