import QtQuick
import "../theme"

// What a player of Revolution is in this deal, and how far: role, team, passed or out.
Item {
    id: tray

    property string owner: ""
    property rect box                 // of who sits there
    property string role: ""          // "" in the first deal
    property int team: -1             // -1: no teams
    property int place: -1            // in which the player went out, -1: still in
    property bool passed: false
    property bool leads: false        // whose cards lie on top
    readonly property bool stacked: width < height * 2.6
    readonly property string state_: place >= 0 ? RevolutionTexts.place(place) : passed ? qsTr("passed") : ""
    readonly property var teamColours: ["#8a2f3c", "#1f5a8a", "#2c6a3f"]

    Accessible.role: Accessible.StaticText
    Accessible.name: {
        const parts = []
        if (role !== "") parts.push(RevolutionTexts.role(role))
        if (team >= 0) parts.push(RevolutionTexts.team(team))
        if (place >= 0) parts.push(qsTr("out, %1").arg(RevolutionTexts.place(place)))
        else if (passed) parts.push(qsTr("passed"))
        return parts.length ? qsTr("%1: %2").arg(owner).arg(parts.join(", ")) : qsTr("%1 is in play").arg(owner)
    }

    component Tag: Rectangle {
        id: tag
        property string icon: ""
        property string words: ""
        property bool paper: false
        property color ground: paper ? "#f7e3b0" : Theme.clothShade
        visible: words !== ""
        radius: Theme.px(7)
        color: ground
        border.color: paper ? "#7a4c12" : "#40fbf3e3"
        Image {
            id: picture
            visible: tag.icon !== "" && tag.width > Theme.px(84)   // the word is what matters
            x: Theme.px(7)
            anchors.verticalCenter: parent.verticalCenter
            source: tag.icon !== "" ? Theme.iconOf(tag.paper ? "ink" : "paper", tag.icon) : ""
            sourceSize: Qt.size(Theme.px(18), Theme.px(18))
        }
        Text {
            anchors { left: picture.visible ? picture.right : parent.left; right: parent.right; leftMargin: Theme.px(5); rightMargin: Theme.px(6); verticalCenter: parent.verticalCenter }
            text: tag.words
            color: tag.paper ? "#33251b" : Theme.clothInk
            font.pixelSize: Theme.small
            font.bold: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: 7
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }

    readonly property real gap: Theme.px(4)
    readonly property real rowHeight: stacked ? (height - gap) / 2 : height

    CornerBadge {
        visible: tray.team >= 0
        box: Qt.rect(0, tray.box.y - tray.y, tray.width, tray.box.height)
        upright: tray.stacked
        color: tray.teamColours[tray.team] || "transparent"
        Text {
            anchors.centerIn: parent
            text: "ABC"[tray.team] || ""
            color: "#ffffff"
            font.pixelSize: Math.round(parent.height * 0.68)
            font.bold: true
            Accessible.ignored: true
        }
    }
    Tag {
        id: roleTag
        width: tray.stacked || tray.state_ === "" ? Math.min(tray.width, Theme.px(150)) : tray.width * 0.58
        height: tray.rowHeight
        icon: RevolutionTexts.roleIcon(tray.role)
        words: RevolutionTexts.role(tray.role)
        paper: tray.role === "master"
    }
    Tag {
        x: tray.stacked || !roleTag.visible ? 0 : roleTag.width + tray.gap
        y: tray.stacked && roleTag.visible ? tray.rowHeight + tray.gap : 0
        width: tray.stacked ? tray.width : roleTag.visible ? tray.width * 0.42 - tray.gap : Math.min(tray.width, Theme.px(120))
        height: tray.rowHeight
        icon: tray.place >= 0 ? "medal" : "skip"
        words: tray.state_
        paper: tray.place >= 0
    }
}
