import QtQuick
import "../theme"

// The order of ranks in force, from low to high. In a revolution it turns around before one's eyes.
Item {
    id: ribbon

    property var ranks: []             // upwards, as in the deck
    property bool turned: false
    property string rank: ""           // of the last play, "" for none
    readonly property int at: ranks.indexOf(rank)
    readonly property real pitch: (width - Theme.px(4) - low.width - high.width) / Math.max(1, ranks.length)

    function beats(index) { return at < 0 || (turned ? index < at : index > at) }

    Accessible.role: Accessible.StaticText
    Accessible.name: {
        const order = (turned ? ranks.slice().reverse() : ranks).map(one => RevolutionTexts.rank(one)).join(", ")
        return turned ? qsTr("Revolution. From low to high: %1").arg(order) : qsTr("From low to high: %1").arg(order)
    }

    Rectangle {
        anchors.fill: parent
        radius: height / 2
        color: ribbon.turned ? "#7c1f2b" : Theme.clothShade
        border.color: ribbon.turned ? Theme.gold : "#26fbf3e3"
        border.width: ribbon.turned ? 2 : 1
        Behavior on color { enabled: Theme.animated; ColorAnimation { duration: Theme.span(350) } }
    }
    component End: Text {
        height: ribbon.height
        width: Math.min(implicitWidth + Theme.px(24), ribbon.width * 0.16)
        color: Theme.clothInk
        font.pixelSize: Theme.small
        font.italic: true
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 7
        leftPadding: Theme.px(6)
        rightPadding: Theme.px(6)
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    End { id: low; text: qsTr("low", "the low end of an order") }
    End { id: high; anchors.right: parent.right; text: qsTr("high", "the high end of an order") }

    Repeater {
        model: ribbon.ranks
        Rectangle {
            id: tile
            required property int index
            required property string modelData
            readonly property int place: ribbon.turned ? ribbon.ranks.length - 1 - index : index
            readonly property bool last: index === ribbon.at
            readonly property bool good: ribbon.beats(index)
            x: low.width + Theme.px(2) + place * ribbon.pitch + (ribbon.pitch - width) / 2
            y: (ribbon.height - height) / 2
            z: last ? 1 : 0
            width: Math.min(ribbon.pitch - Theme.px(3), Theme.px(40))
            height: ribbon.height - Theme.px(7)
            radius: Theme.px(5)
            color: last ? Theme.gold : good ? "#fffaf0" : "#2e081c20"
            border.color: last ? "#5b3a10" : good ? "#a08a68" : "#55fbf3e3"
            Behavior on x { enabled: Theme.animated; NumberAnimation { duration: Theme.span(700); easing.type: Easing.InOutBack; easing.overshoot: 0.8 } }
            Text {
                anchors.fill: parent
                text: tile.modelData
                color: tile.last || tile.good ? "#33251b" : Theme.clothInkSoft
                font.pixelSize: Math.round(Math.min(tile.height * 0.66, tile.width * 0.62))
                font.bold: true
                font.underline: tile.last
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
        }
    }
}
