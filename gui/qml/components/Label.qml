import QtQuick
import "../theme"

// Text of the window. It wraps rather than clips.
Text {
    font.pixelSize: Theme.body
    color: Theme.ink
    wrapMode: Text.Wrap
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
    Accessible.role: Accessible.StaticText
    Accessible.name: text
    Accessible.ignored: text === ""
}
