import QtQuick
import "../components"
import "../theme"

// Somebody else's hand: so many backs, and what its player did last.
Item {
    id: fan

    property string game: ""
    property int count: 0
    property string line: ""
    readonly property real cardWidth: height / 1.4
    readonly property real step: count > 1 ? Math.min(cardWidth * 0.5, (Math.min(width, Theme.px(200)) - cardWidth) / (count - 1)) : 0
    readonly property real taken: count > 0 ? cardWidth + step * (count - 1) : 0

    Accessible.role: Accessible.StaticText
    Accessible.name: line
    Accessible.ignored: line === ""

    Repeater {
        model: Places { size: fan.count }
        Card {
            required property int index
            game: fan.game
            shaded: false
            width: fan.cardWidth
            x: index * fan.step
        }
    }
    Text {
        x: fan.taken + (fan.taken > 0 ? Theme.px(10) : 0)
        width: fan.width - x
        height: fan.height
        verticalAlignment: Text.AlignVCenter
        text: fan.line
        color: Theme.clothInk
        font.pixelSize: Theme.small
        fontSizeMode: Text.Fit
        minimumPixelSize: 8
        wrapMode: Text.Wrap
        textFormat: Text.PlainText
        Accessible.ignored: true
    }
}
