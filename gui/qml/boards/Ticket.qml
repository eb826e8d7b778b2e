import QtQuick
import "../components"
import "../theme"

// A card of Take Six as it lies before its player: face down, or with a number that can be read at any size.
Item {
    id: ticket

    property string name: ""         // "" lies face down
    property string shown: ""        // what is seen now: a card that is turned shows its back until half way
    readonly property bool small: width < Theme.px(64)
    // As on the cards' bells: the price tells the colour.
    readonly property var tint: {
        switch (SixTexts.heads(shown)) {
        case 2: return { ink: "#2a5298", wash: "#e9f0fb" }
        case 3: return { ink: "#8a4f08", wash: "#fbf0dc" }
        case 5: return { ink: "#a8231c", wash: "#fdeae1" }
        case 7: return { ink: "#5b2f8f", wash: "#f1eaf8" }
        }
        return { ink: "#27606a", wash: "#fffdf6" }
    }

    height: Math.round(width * 1.4)

    onNameChanged: {
        if (Theme.animated && visible && name !== "" && shown === "")
            turn.restart()
        else
            shown = name
    }
    transform: Scale { id: flat; origin.x: ticket.width / 2 }
    SequentialAnimation {
        id: turn
        NumberAnimation { target: flat; property: "xScale"; to: 0; duration: Theme.span(110); easing.type: Easing.InQuad }
        ScriptAction { script: ticket.shown = ticket.name }
        NumberAnimation { target: flat; property: "xScale"; to: 1; duration: Theme.span(130); easing.type: Easing.OutQuad }
        onStopped: { flat.xScale = 1; ticket.shown = ticket.name }
    }
    Card {
        anchors.fill: parent
        game: "six"
        visible: !ticket.small || ticket.shown === ""
        name: ticket.small ? "" : ticket.shown
    }
    Rectangle {
        visible: ticket.small && ticket.shown !== ""
        anchors.fill: parent
        radius: width * 0.1
        color: ticket.tint.wash
        border.color: ticket.tint.ink
        border.width: Math.max(1, ticket.width * 0.04)
        Text {
            width: parent.width - 4
            height: parent.height * 0.66
            x: 2
            text: ticket.shown
            color: ticket.tint.ink
            font.bold: true
            font.pixelSize: Math.round(ticket.width * 0.56)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 6
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        Row {
            id: heads
            // As many heads as the card costs
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height * 0.66
            readonly property int count: SixTexts.heads(ticket.shown)
            spacing: 1
            Repeater {
                model: Places { size: heads.count > 3 ? 1 : heads.count }
                Image {
                    source: Theme.picture("head.svg")
                    sourceSize: Qt.size(Math.round(ticket.width * 0.29), Math.round(ticket.width * 0.29))
                }
            }
            Text {
                visible: parent.count > 3
                text: parent.count
                color: ticket.tint.ink
                font.bold: true
                font.pixelSize: Math.round(ticket.width * 0.3)
                Accessible.ignored: true
            }
        }
    }
}
