import QtQuick
import "../components"
import "../theme"

// What a seat has drunk, open to all: a small pile a colour, its sign and how many.
Item {
    id: pile

    property var cards: []
    property string owner: ""
    readonly property bool square: width < height * 2.6   // two rows of two where the place is narrow
    readonly property var counts: {
        const all = { R: 0, G: 0, V: 0, P: 0 }
        for (const card of cards)
            all[card[0]] += 1
        return all
    }

    Accessible.role: Accessible.StaticText
    Accessible.name: {
        const parts = []
        if (counts.R) parts.push(qsTr("%n red", "", counts.R))
        if (counts.G) parts.push(qsTr("%n green", "", counts.G))
        if (counts.V) parts.push(qsTr("%n violet", "", counts.V))
        if (counts.P) parts.push(qsTr("%n poison(s)", "", counts.P))
        return parts.length ? qsTr("%1 drank %2").arg(owner).arg(parts.join(", ")) : qsTr("%1 drank nothing").arg(owner)
    }

    Grid {
        anchors.centerIn: parent
        columns: pile.square ? 2 : 4
        spacing: Theme.px(4)
        Repeater {
            model: [{ letter: "R", sign: "red" }, { letter: "G", sign: "green" }, { letter: "V", sign: "violet" }, { letter: "P", sign: "poison" }]
            Item {
                id: heap
                required property var modelData
                readonly property int count: pile.counts[modelData.letter]
                width: (pile.width - Theme.px(4) * (pile.square ? 1 : 3)) / (pile.square ? 2 : 4)
                height: pile.square ? (pile.height - Theme.px(4)) / 2 : pile.height
                opacity: count > 0 ? 1 : 0.38

                Repeater {
                    // The edges of the cards below
                    model: Places { size: Math.min(3, Math.max(0, heap.count - 1)) }
                    Rectangle {
                        required property int index
                        x: 2 * (index + 1)
                        y: 2 * (index + 1)
                        z: -index
                        width: face.width
                        height: face.height
                        radius: face.radius
                        color: "#efe3c9"
                        border.color: "#a08a68"
                    }
                }
                Rectangle {
                    id: face
                    z: 1
                    width: parent.width - 6
                    height: parent.height - 6
                    radius: Theme.px(4)
                    color: heap.count > 0 ? "#fffaf0" : "transparent"
                    border.color: heap.count > 0 ? "#a08a68" : Theme.clothInkSoft
                    border.width: 1
                    Image {
                        id: sign
                        x: (parent.width / 2 - width) / 2 + 1
                        anchors.verticalCenter: parent.verticalCenter
                        source: Theme.picture("sign_" + heap.modelData.sign + ".svg")
                        sourceSize: Qt.size(Math.round(Math.min(face.width * 0.46, face.height * 0.8)), Math.round(Math.min(face.width * 0.46, face.height * 0.8)))
                    }
                    Text {
                        x: parent.width * 0.48
                        width: parent.width * 0.5
                        height: parent.height
                        text: heap.count > 0 ? heap.count : "–"
                        color: heap.count > 0 ? "#33251b" : Theme.clothInk
                        font.pixelSize: Math.round(Math.min(parent.height * 0.62, parent.width * 0.42))
                        font.bold: true
                        horizontalAlignment: Text.AlignHCenter
                        verticalAlignment: Text.AlignVCenter
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
}
