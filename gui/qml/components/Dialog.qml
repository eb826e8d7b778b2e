import QtQuick
import QtQuick.Templates as T
import "../theme"

// A sheet over a dimmed table. Its page scrolls, its buttons stay; Esc closes it.
T.Popup {
    id: dialog

    property string heading: ""
    property real wide: Theme.px(520)
    property bool closable: true
    default property alias page: holder.data
    property alias buttons: bar.data
    property alias scroller: scroll

    parent: T.Overlay.overlay
    modal: true
    focus: true
    closePolicy: closable ? T.Popup.CloseOnEscape : T.Popup.NoAutoClose
    padding: Theme.px(22)
    margins: Theme.px(14)
    width: Math.min(wide, (parent ? parent.width : 900) - 2 * Theme.px(16))
    height: Math.min(implicitHeight, (parent ? parent.height : 600) - 2 * Theme.px(14))
    x: parent ? Math.round((parent.width - width) / 2) : 0
    y: parent ? Math.round((parent.height - height) / 2) : 0

    Binding {
        // Delayed: the page is still settling while its height is asked for.
        target: dialog
        property: "implicitHeight"
        value: head.height + holder.childrenRect.height + bar.height + 2 * dialog.padding + Theme.px(36)
        delayed: true
    }

    T.Overlay.modal: Rectangle { color: "#99120c08" }

    background: Panel { radius: Theme.px(16) }

    contentItem: FocusScope {
        Accessible.role: Accessible.Dialog
        Accessible.name: dialog.heading
        Keys.onPressed: event => {
            const pages = { [Qt.Key_PageDown]: 0.9, [Qt.Key_PageUp]: -0.9, [Qt.Key_Down]: 0.15, [Qt.Key_Up]: -0.15 }
            event.accepted = pages[event.key] !== undefined
            if (event.accepted)
                scroll.contentY = Math.max(0, Math.min(scroll.contentHeight - scroll.height, scroll.contentY + pages[event.key] * scroll.height))
        }

        Item {
            id: head
            width: parent.width
            height: Math.max(name.implicitHeight, Theme.px(40))
            Label {
                id: name
                anchors { left: parent.left; right: shut.left; rightMargin: Theme.gap; verticalCenter: parent.verticalCenter }
                text: dialog.heading
                font.family: Theme.serif
                font.bold: true
                font.pixelSize: Theme.title
                Accessible.role: Accessible.Heading
            }
            IconButton {
                id: shut
                visible: dialog.closable
                anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                cloth: false
                iconName: "close"
                text: qsTr("Close")
                onClicked: dialog.close()
            }
        }
        Scroll {
            id: scroll
            // Room for focus rings at the edges, and for the bar in the margin
            anchors { left: parent.left; right: parent.right; top: head.bottom; bottom: bar.top; topMargin: Theme.px(8); bottomMargin: Theme.px(14); leftMargin: -Theme.px(8); rightMargin: -Theme.px(18) }
            Item {
                id: holder
                x: Theme.px(8)
                y: Theme.px(6)
                width: parent.width - Theme.px(26)
                height: childrenRect.height + Theme.px(8)
            }
        }
        Flow {
            id: bar
            anchors { left: parent.left; right: parent.right; bottom: parent.bottom }
            layoutDirection: Qt.RightToLeft
            spacing: Theme.gap
        }
    }
}
