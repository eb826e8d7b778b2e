import QtQuick
import "../components"
import "../theme"

// The stock: face down, how many cards are left, and a place to draw from.
FocusScope {
    id: stock

    property string game: ""
    property int count: 0
    property bool offered: false       // a card may be drawn
    property string label: ""          // what a click does
    signal picked()

    readonly property real cardWidth: Math.min(width - Theme.px(8), (height - Theme.px(60)) / 1.4)
    // Where cards come from and go to, in own coordinates.
    readonly property rect spot: Qt.rect((width - cardWidth) / 2, (height - Theme.px(60) - cardWidth * 1.4) / 2 + Theme.px(6), cardWidth, cardWidth * 1.4)

    Accessible.role: Accessible.Button
    Accessible.name: qsTr("Stock: %n card(s)", "", count)
    Accessible.description: offered ? label : ""
    Accessible.focusable: true
    Accessible.onPressAction: if (offered) picked()

    Rectangle {
        // Empty, or the light that says: here
        x: stock.spot.x - 4
        y: stock.spot.y - 4
        width: stock.cardWidth + 8
        height: stock.cardWidth * 1.4 + 8
        radius: stock.cardWidth * 0.08 + 4
        color: stock.offered ? "#4dffd27d" : "transparent"
        border.color: stock.offered ? Theme.gold : "#4dfbf3e3"
        border.width: stock.offered ? 3 : 1
    }
    Repeater {
        model: Places { size: Math.min(4, Math.ceil(stock.count / 8)) }
        Card {
            required property int index
            game: stock.game
            shaded: index === 0
            width: stock.cardWidth
            x: stock.spot.x - index * 2
            y: stock.spot.y - index * 2
        }
    }
    Text {
        y: parent.height - Theme.px(58)
        width: parent.width
        text: stock.count
        color: Theme.clothInk
        font.pixelSize: Theme.title
        font.bold: true
        font.family: Theme.serif
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    Text {
        y: parent.height - Theme.px(28)
        width: parent.width
        height: Theme.px(28)
        text: qsTr("in the stock", "below the number of cards")
        color: Theme.clothInkSoft
        font.pixelSize: Theme.small
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: 8
        horizontalAlignment: Text.AlignHCenter
        Accessible.ignored: true
    }
    FocusRing { of: stock; radius: Theme.px(10) }
    MouseArea {
        anchors.fill: parent
        cursorShape: stock.offered ? Qt.PointingHandCursor : Qt.ArrowCursor
        onClicked: if (stock.offered) stock.picked()
    }
}
