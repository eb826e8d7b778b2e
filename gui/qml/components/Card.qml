import QtQuick
import "../theme"

// One card, face or back. Its height follows its width.
Item {
    id: card

    property string game: ""
    property string name: ""  // "" shows the back
    property real veil: 0   // how much it is dimmed, 0 to 1
    property bool outlined: false
    property bool shaded: true
    property bool patient: false // may be drawn a moment later, so that a whole hand doesn't hold up a frame

    // Drawn at a few sizes only, so that a window being resized doesn't draw every size in between.
    property int drawn: Math.max(16, Math.ceil(width / 12) * 12)

    width: Theme.px(90)
    height: Math.round(width * 1.4)

    Rectangle {
        visible: card.shaded
        anchors.fill: parent
        anchors.topMargin: 2
        anchors.bottomMargin: -3
        anchors.leftMargin: -1
        anchors.rightMargin: -2
        radius: card.width * 0.08
        color: "#40000000"
    }
    Rectangle {
        visible: card.patient && picture.status !== Image.Ready
        anchors.fill: parent
        radius: card.width * 0.08
        color: "#fdf8ec"
        border.color: "#cdbf9f"
        antialiasing: true
    }
    Image {
        id: picture
        asynchronous: card.patient
        anchors.fill: parent
        source: card.game === "" ? "" : Theme.card(card.game, card.name === "" ? "back" : card.name)
        sourceSize: Qt.size(card.drawn, Math.round(card.drawn * 1.4))
        smooth: true
        antialiasing: true
    }
    Rectangle {
        visible: card.veil > 0
        anchors.fill: parent
        radius: card.width * 0.08
        color: "#0d2227"
        opacity: card.veil
        antialiasing: true
    }
    Loader {
        anchors.fill: parent
        active: card.outlined
        sourceComponent: Item {
            Rectangle {
                anchors.fill: parent
                anchors.margins: -2
                radius: card.width * 0.08 + 2
                color: "transparent"
                border.color: Theme.gold
                border.width: Math.max(2, card.width * 0.03)
                antialiasing: true
            }
        }
    }
}
