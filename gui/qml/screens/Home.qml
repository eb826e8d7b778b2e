import QtQuick
import "../components"
import "../theme"

// Tables on the network, and the ways to get to one.
FocusScope {
    id: home

    signal asked(string name, var more)
    signal hinted(string text)

    readonly property bool known: prefs.name !== ""
    readonly property bool wide: width > Theme.px(780) && height > Theme.px(560)
    property bool searched: false

    Timer {
        running: party.awake && party.found.count === 0 && !home.searched
        interval: 5000
        onTriggered: home.searched = true
    }

    Item {
        // Somebody's hand lies on the table
        anchors { fill: parent; margins: Theme.px(8); bottomMargin: 16 }
        visible: home.wide && !(body.item && body.item.crowded === true)
        clip: true
        Repeater {
            model: ["V2", "G5", "P", "R7", "V4"]
            Card {
                required property int index
                required property string modelData
                game: "poison"
                patient: true
                name: modelData
                width: Theme.px(128)
                x: (parent.width - Theme.px(270)) * 0.46 - width / 2 + (index - 2) * width * 0.52
                y: parent.height - height * 0.62 + Math.pow(index - 2, 2) * Theme.px(9)
                rotation: (index - 2) * 9
            }
        }
    }
    Item {
        id: head
        anchors { left: parent.left; right: parent.right; top: parent.top; margins: Theme.px(34) }
        height: Theme.px(60)
        Row {
            id: name
            anchors { left: parent.left; right: me.left; rightMargin: Theme.px(12); verticalCenter: parent.verticalCenter }
            spacing: Theme.px(14)
            Image {
                id: mark
                anchors.verticalCenter: parent.verticalCenter
                source: resourceUrl + "icons/lanparty.svg"
                sourceSize: Qt.size(Theme.px(58), Theme.px(58))
            }
            Text {
                anchors.verticalCenter: parent.verticalCenter
                text: "LAN Party"
                color: Theme.clothInk
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.huge
                width: name.width - mark.width - name.spacing
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: 10
                elide: Text.ElideRight
                Accessible.role: Accessible.Heading
                Accessible.name: text
            }
        }
        Row {
            id: me
            anchors { right: parent.right; verticalCenter: parent.verticalCenter }
            spacing: Theme.px(10)
            Button {
                visible: home.known
                kind: "cloth"
                text: prefs.name
                leftPadding: Theme.px(52)
                Accessible.name: qsTr("You are %1. Change name and face.").arg(prefs.name)
                onClicked: home.asked("ProfileDialog", {})
                Avatar {
                    x: Theme.px(6)
                    anchors.verticalCenter: parent.verticalCenter
                    size: Theme.px(34)
                    number: prefs.avatar
                }
            }
            IconButton {
                anchors.verticalCenter: parent.verticalCenter
                iconName: "gear"
                text: qsTr("Settings")
                onClicked: home.asked("SettingsDialog", {})
            }
        }
    }

    Loader {
        id: body
        anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: parent.bottom; margins: Theme.px(24); topMargin: Theme.px(10) }
        focus: true
        sourceComponent: home.known ? lists : welcome
        onLoaded: item.forceActiveFocus()
    }

    Button {
        // A call that takes its time can be stopped.
        readonly property bool calling: party.busy === "join" || party.busy === "watch"
        property bool long: false
        visible: calling && long
        anchors { horizontalCenter: parent.horizontalCenter; bottom: parent.bottom; bottomMargin: Theme.px(24) }
        z: 1
        kind: "primary"
        text: qsTr("The table doesn't answer yet. Stop calling")
        onCallingChanged: long = false
        onClicked: party.cancel()
        Timer { running: parent.calling; interval: 2000; onTriggered: parent.long = true }
    }

    Component {
        id: welcome
        FocusScope {
            Panel {
                id: sheet
                anchors.centerIn: parent
                width: Math.min(parent.width, Theme.px(560))
                height: Math.min(parent.height, intro.implicitHeight + Theme.px(48))
                Scroll {
                    anchors.fill: parent
                    anchors.margins: Theme.px(10)
                    ProfileForm {
                        id: intro
                        focus: true
                        x: Theme.px(14)
                        y: Theme.px(10)
                        width: parent.width - Theme.px(28)
                        heading: qsTr("Welcome! Who are you?")
                        done: qsTr("Let's play")
                        onFinished: (name, avatar) => party.introduce(name, avatar)
                    }
                }
            }
        }
    }

    Component {
        id: lists
        FocusScope {
            id: page
            // What is listed reaches down to where the hand lies.
            readonly property bool crowded: found.contentHeight > found.height - Theme.px(90)

            Scroll {
                id: actions
                visible: home.wide
                cloth: true
                anchors { right: parent.right; top: parent.top; bottom: parent.bottom }
                width: Theme.px(272)
                Loader { x: Theme.px(6); y: Theme.px(6); width: Theme.px(250); sourceComponent: ways; focus: true; active: home.wide }
            }
            Scroll {
                id: found
                cloth: true
                anchors { left: parent.left; top: parent.top; bottom: parent.bottom; right: home.wide ? actions.left : parent.right; rightMargin: home.wide ? Theme.px(20) : 0 }
                Column {
                    x: Theme.px(14)
                    y: Theme.px(6)
                    width: parent.width - Theme.px(32)
                    spacing: Theme.px(14)
                    Loader { width: parent.width; sourceComponent: ways; active: !home.wide; visible: active; focus: active; height: active ? implicitHeight : 0 }
                    Repeater {
                        model: returns.tables.slice(0, 3)
                        ReturnCard {
                            required property var modelData
                            table: modelData
                            width: parent.width
                        }
                    }
                    Text {
                        width: parent.width
                        text: qsTr("Tables on this network")
                        color: Theme.clothInk
                        font.pixelSize: Theme.large
                        font.bold: true
                        wrapMode: Text.Wrap
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                    Flow {
                        id: grid
                        readonly property int across: Math.max(1, Math.min(3, Math.floor(width / Theme.px(250))))
                        width: parent.width
                        spacing: Theme.px(16)
                        Repeater {
                            model: party.found
                            TableCard {
                                width: (grid.width - (grid.across - 1) * grid.spacing) / grid.across
                                onPicked: row => {
                                    if (!row.compatible || party.boardOf(row.game) === "")
                                        home.hinted(Texts.trouble("version", ""))
                                    else if (row.playing)
                                        party.watch(row.address, row.port)
                                    else
                                        party.join(row.address, row.port)
                                }
                            }
                        }
                    }
                    NoTables {
                        visible: party.found.count === 0
                        width: parent.width
                        searched: home.searched
                        onAsked: (name, more) => home.asked(name, more)
                    }
                    Item { width: 1; height: Theme.px(10) }
                }
            }
        }
    }

    Component {
        id: ways
        FocusScope {
            implicitHeight: home.wide ? wayColumn.implicitHeight : wayRow.implicitHeight
            Column {
                id: wayColumn
                visible: home.wide
                width: parent.width
                spacing: Theme.px(12)
                Way { width: parent.width; focus: true; iconName: "plus"; strong: true; title: qsTr("New table"); about: qsTr("Open a table that everybody on this Wi-Fi can see."); onClicked: home.asked("NewTableDialog", {}) }
                Way { width: parent.width; iconName: "computer"; title: qsTr("Practice"); about: qsTr("Play against computer players on this laptop."); onClicked: home.asked("PracticeDialog", {}) }
                Way { width: parent.width; iconName: "wifi"; title: qsTr("Join by address"); about: qsTr("For a table that doesn't show up by itself."); onClicked: home.asked("AddressDialog", {}) }
                Way { width: parent.width; iconName: "replay"; title: qsTr("Play back"); about: qsTr("See a match again, with open hands."); onClicked: home.asked("ReplaysDialog", {}) }
            }
            Flow {
                id: wayRow
                visible: !home.wide
                width: parent.width
                spacing: Theme.px(10)
                Button { kind: "primary"; iconName: "plus"; text: qsTr("New table"); onClicked: home.asked("NewTableDialog", {}) }
                Button { iconName: "computer"; text: qsTr("Practice"); onClicked: home.asked("PracticeDialog", {}) }
                Button { iconName: "wifi"; text: qsTr("Join by address"); onClicked: home.asked("AddressDialog", {}) }
                Button { iconName: "replay"; text: qsTr("Play back"); onClicked: home.asked("ReplaysDialog", {}) }
            }
        }
    }
}
