import QtQuick
import QtQuick.Templates as T
import "../theme"

// The seal: how many of the seats have verified the shuffle of this deal.
T.Button {
    id: badge

    property int verified: 0
    property int seats: 0
    property bool over: false      // the match is over: then the audit has the last word
    property string audit: ""
    readonly property bool whole: over ? audit === "passed" : seats > 0 && verified >= seats

    text: over ? (audit === "passed" ? qsTr("Checked: nobody cheated") : audit === "failed" ? qsTr("The check failed") : qsTr("Checking the match"))
        : whole ? qsTr("Shuffle verified by all %n", "", seats) : qsTr("Verifying the shuffle: %1 of %2").arg(verified).arg(seats)
    implicitHeight: Theme.px(34)
    implicitWidth: content.implicitWidth + Theme.px(24)
    hoverEnabled: true
    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: text
    Accessible.description: qsTr("Shows who proved what")
    Keys.onReturnPressed: click()
    Keys.onEnterPressed: click()

    contentItem: Item {
        implicitWidth: content.implicitWidth
        Row {
            id: content
            anchors.centerIn: parent
            spacing: Theme.px(7)
            Image {
                anchors.verticalCenter: parent.verticalCenter
                source: Theme.iconOf(badge.whole ? "ink" : "paper", badge.whole ? "seal" : "seal_open")
                sourceSize: Qt.size(Theme.px(19), Theme.px(19))
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: badge.text
                font.pixelSize: Theme.small
                font.bold: true
                color: badge.whole ? "#33251b" : Theme.clothInk
                Accessible.ignored: true
            }
        }
    }
    background: Rectangle {
        radius: height / 2
        color: badge.whole ? (badge.hovered ? "#ffdf9f" : "#f2d49a") : "#38081c20"
        border.color: badge.whole ? "#a9772f" : "#66fbf3e3"
        border.width: 1
    }
    FocusRing { of: badge; radius: badge.height / 2 }
}
