import QtQuick
import QtQuick.Templates as T
import "../theme"

// A page that scrolls when it has to, with a bar that can be seen, and follows the keyboard focus.
Flickable {
    id: flick

    default property alias page: holder.data
    property real margin: 0
    property bool cloth: false   // lies on the felt, not on paper

    contentWidth: width
    contentHeight: holder.childrenRect.height + 2 * margin
    boundsBehavior: Flickable.StopAtBounds
    clip: true

    function show(item) {
        if (item === null || contentHeight <= height)
            return
        const top = item.mapToItem(holder, 0, 0).y + margin - Theme.px(16)
        const bottom = top + item.height + Theme.px(32)
        if (top < contentY)
            contentY = Math.max(0, top)
        else if (bottom > contentY + height)
            contentY = Math.min(contentHeight - height, bottom - height)
    }
    function holds(item) {
        for (let one = item; one; one = one.parent)
            if (one === holder)
                return true
        return false
    }

    Item {
        id: holder
        x: flick.margin
        y: flick.margin
        width: flick.width - 2 * flick.margin
        height: childrenRect.height
    }
    Connections {
        target: flick.Window.window
        function onActiveFocusItemChanged() {
            const item = flick.Window.activeFocusItem
            if (item && flick.holds(item))
                flick.show(item)
        }
    }
    T.ScrollBar.vertical: T.ScrollBar {
        id: bar
        width: Theme.px(10)
        visible: flick.contentHeight > flick.height + 1
        contentItem: Rectangle {
            implicitWidth: Theme.px(8)
            radius: width / 2
            color: flick.cloth ? Theme.clothInkSoft : Theme.inkSoft
            opacity: bar.pressed || bar.hovered ? 0.9 : 0.55
        }
    }
}
