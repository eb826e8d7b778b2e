import QtQuick
import QtQuick.Shapes
import "../theme"

// An arrow of gold that points to the right; its start is at the middle of its left side.
Shape {
    y: -height / 2
    width: Theme.px(70)
    height: Theme.px(40)
    transformOrigin: Item.Left
    ShapePath {
        fillColor: Theme.gold
        strokeColor: "#5b3a10"
        strokeWidth: 2
        joinStyle: ShapePath.RoundJoin
        PathMove { x: 0; y: Theme.px(12) }
        PathLine { x: Theme.px(38); y: Theme.px(12) }
        PathLine { x: Theme.px(38); y: 0 }
        PathLine { x: Theme.px(70); y: Theme.px(20) }
        PathLine { x: Theme.px(38); y: Theme.px(40) }
        PathLine { x: Theme.px(38); y: Theme.px(28) }
        PathLine { x: 0; y: Theme.px(28) }
        PathLine { x: 0; y: Theme.px(12) }
    }
}
