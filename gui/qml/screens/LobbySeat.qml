import QtQuick
import "../components"
import "../theme"

// A chair at the table in the lobby: who sits there, or what the host may do with it.
Item {
    id: seat

    required property var row
    property bool hosting: false
    property bool lifted: false      // chosen for a swap
    property bool swapping: false    // another one is lifted
    readonly property bool dragged: grab.drag.active
    signal filled()
    signal removed()
    signal swapped()

    implicitWidth: Theme.px(190)
    implicitHeight: Theme.px(104)

    Accessible.role: Accessible.Grouping
    Accessible.name: row.taken ? row.name + ", " + (row.computer ? qsTr("computer") + ", " : "") + status.text : qsTr("Seat %1 is free").arg(row.seat + 1)

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(14)
        color: seat.row.taken ? Theme.paper : "#1f081c20"
        border.width: seat.lifted || drop.containsDrag ? 3 : seat.row.taken ? 1 : 2
        border.color: seat.lifted || drop.containsDrag ? Theme.gold : seat.row.taken ? Theme.paperLine : "#80fbf3e3"
    }
    DropArea {
        id: drop
        anchors.fill: parent
        keys: ["seat"]
        onDropped: event => { if (event.source.seatRow.seat !== seat.row.seat) party.swap(event.source.seatRow.seat, seat.row.seat) }
    }

    Item {
        visible: seat.row.taken
        anchors.fill: parent
        anchors.margins: Theme.px(10)
        Avatar {
            id: face
            readonly property var seatRow: seat.row
            size: Theme.px(46)
            number: seat.row.avatar
            computer: seat.row.computer
            grey: seat.row.taken && !seat.row.here
            ring: seat.row.ready ? Theme.good : "transparent"
            Drag.active: grab.drag.active
            Drag.keys: ["seat"]
            Drag.hotSpot.x: width / 2
            Drag.hotSpot.y: height / 2
            MouseArea {
                id: grab
                anchors.fill: parent
                enabled: seat.hosting
                drag.target: face
                cursorShape: seat.hosting ? Qt.OpenHandCursor : Qt.ArrowCursor
                onReleased: { face.Drag.drop(); face.x = 0; face.y = 0 }
            }
        }
        Column {
            anchors { left: parent.left; leftMargin: Theme.px(54); right: parent.right; top: parent.top }
            spacing: Theme.px(1)
            Label {
                width: parent.width
                text: seat.row.name
                font.bold: true
                font.pixelSize: seat.row.name.length > 9 ? Theme.small : Theme.body
                // Below it more is said of a computer player, and there is room for one line only.
                wrapMode: seat.row.computer ? Text.NoWrap : Text.WrapAtWordBoundaryOrAnywhere
                maximumLineCount: seat.row.computer ? 1 : 2
                fontSizeMode: seat.row.computer ? Text.HorizontalFit : Text.FixedSize
                minimumPixelSize: 8
                Accessible.ignored: true
            }
            Label {
                id: status
                width: parent.width
                text: seat.row.computer ? [Texts.level(seat.row.level), Texts.runner(seat.row.runner)].filter(one => one !== "").join(", ") : !seat.row.here ? qsTr("connection lost") : seat.row.ready ? qsTr("ready") : seat.row.mine ? qsTr("that's you") : qsTr("not ready yet")
                // Of a person it is a word beside the buttons, of a computer player it may be lines above them.
                height: seat.row.computer ? Math.min(implicitHeight, seat.height - Theme.px(seat.hosting ? 50 : 20) - y) : implicitHeight
                font.pixelSize: Theme.small
                fontSizeMode: seat.row.computer ? Text.Fit : Text.FixedSize
                minimumPixelSize: 8
                color: seat.row.ready ? Theme.good : Theme.inkSoft
                Accessible.ignored: true
            }
        }
        Row {
            anchors { right: parent.right; bottom: parent.bottom; rightMargin: -Theme.px(4); bottomMargin: -Theme.px(4) }
            visible: seat.hosting
            IconButton {
                cloth: false
                implicitWidth: Theme.px(34)
                implicitHeight: Theme.px(34)
                iconName: "swap"
                text: seat.swapping ? qsTr("Swap with %1").arg(seat.row.name) : qsTr("Change %1's seat").arg(seat.row.name)
                onClicked: seat.swapped()
            }
            IconButton {
                visible: !seat.row.mine
                cloth: false
                implicitWidth: Theme.px(34)
                implicitHeight: Theme.px(34)
                iconName: "close"
                text: seat.row.computer ? qsTr("Remove %1").arg(seat.row.name) : qsTr("Ask %1 to leave").arg(seat.row.name)
                onClicked: seat.removed()
            }
        }
        Rectangle {
            visible: seat.row.ready
            x: Theme.px(30)
            y: Theme.px(30)
            width: Theme.px(20)
            height: width
            radius: width / 2
            color: Theme.good
            border.color: Theme.paper
            border.width: 2
            Image {
                anchors.centerIn: parent
                source: Theme.iconOf(Theme.dark ? "ink" : "paper", "check")
                sourceSize: Qt.size(Theme.px(13), Theme.px(13))
            }
        }
    }
    Column {
        visible: !seat.row.taken
        anchors.centerIn: parent
        width: parent.width - Theme.px(16)
        spacing: Theme.px(6)
        Text {
            width: parent.width
            text: seat.swapping ? qsTr("Move here?") : qsTr("free seat")
            horizontalAlignment: Text.AlignHCenter
            color: Theme.clothInk
            font.pixelSize: Theme.small
            Accessible.ignored: true
        }
        Button {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: seat.swapping
            kind: "cloth"
            leftPadding: Theme.px(10)
            rightPadding: Theme.px(10)
            font.pixelSize: Theme.small
            iconName: "swap"
            text: qsTr("Here")
            onClicked: seat.swapped()
        }
        Button {
            visible: !seat.swapping
            anchors.horizontalCenter: parent.horizontalCenter
            width: Math.min(implicitWidth, parent.width - Theme.px(4))
            kind: "cloth"
            leftPadding: Theme.px(10)
            rightPadding: Theme.px(10)
            font.pixelSize: Theme.small
            iconName: "computer"
            text: qsTr("Add computer")
            onClicked: seat.filled()
        }
    }
}
