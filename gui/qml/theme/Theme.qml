pragma Singleton
import QtQuick

// Colours, sizes and paths of pictures. Everything that has a size asks `px`, so that the scale reaches all of it.
QtObject {
    id: theme

    property real windowWidth: 1100
    property real windowHeight: 720
    // The table has to fit as a whole: it caps the scale, also of what opens over it.
    property real cap: 9

    readonly property bool dark: prefs.theme === "dark" || (prefs.theme === "system" && Application.styleHints.colorScheme === Qt.ColorScheme.Dark)
    readonly property bool animated: prefs.animations
    // Large windows get larger type, gently.
    readonly property real grow: Math.max(1, Math.min(2.6, Math.min(windowWidth / 1240, windowHeight / 740)))
    readonly property real unit: Math.min(cap, grow * prefs.scale / 100)

    function px(size) { return Math.round(size * unit) }

    readonly property int tiny: px(12)
    readonly property int small: px(13.5)
    readonly property int body: px(15)
    readonly property int large: px(18)
    readonly property int title: px(23)
    readonly property int huge: px(34)
    readonly property string serif: "Noto Serif"

    readonly property int gap: px(12)
    readonly property int radius: px(12)
    readonly property int control: px(42)

    // Paper
    readonly property color paper: dark ? "#2b231d" : "#fdf7ea"
    readonly property color paperDeep: dark ? "#211a15" : "#f3e8d3"
    readonly property color paperLine: dark ? "#4a3d32" : "#dccbae"
    readonly property color ink: dark ? "#f5ebdc" : "#33251b"
    readonly property color inkSoft: dark ? "#c9b8a2" : "#66513f"
    readonly property color field: dark ? "#1d1713" : "#fffdf7"
    readonly property color fieldLine: dark ? "#8d7a67" : "#927a5f"

    // Cloth
    readonly property string clothName: cloths[prefs.cloth] !== undefined ? prefs.cloth : "lagoon"
    readonly property var cloths: ({ lagoon: ["#2f6167", "#19373e"], forest: ["#2a6240", "#163625"], wine: ["#78343a", "#461e24"], night: ["#3a4a7a", "#1e2644"] })
    readonly property color cloth: cloths[clothName][dark ? 1 : 0]
    readonly property color clothInk: "#fbf3e3"
    readonly property color clothInkSoft: dark ? "#c3d2d0" : "#dcebe8"
    readonly property color clothShade: dark ? "#66000000" : "#4d0a2328"

    // Signals
    readonly property color accent: dark ? "#e6a352" : "#a8481a"
    readonly property color accentHover: dark ? "#f0b46c" : "#913c13"
    readonly property color accentInk: dark ? "#2a1a0d" : "#fffaf0"
    readonly property color gold: "#ffd27d"
    readonly property color good: dark ? "#8fd0a0" : "#1f6b3c"
    readonly property color bad: dark ? "#ffab9c" : "#a3271c"
    readonly property color focusRing: "#ffb84d"

    readonly property string inkIcons: dark ? "paper" : "ink"

    function icon(name, onDark) { return resourceUrl + "icons/" + (onDark ? "paper" : inkIcons) + "/" + name + ".svg" }
    function iconOf(shade, name) { return resourceUrl + "icons/" + shade + "/" + name + ".svg" }
    function picture(name) { return resourceUrl + "table/" + name }
    // These games are played with the same deck, in the edition that somebody likes; others have cards of their own.
    readonly property var standardGames: ["hearts", "revolution", "nusicle"]
    function card(game, name) { return resourceUrl + "cards/" + (standardGames.includes(game) ? prefs.deck : game) + "/" + name + ".svg" }
    // A suit beside text, by its letter in the games' notation, in the colours of the chosen deck.
    function suit(letter) {
        const names = { C: "clubs", D: "diamonds", H: "hearts", S: "spades" }
        return picture("suit_" + names[letter] + (prefs.deck.endsWith("four") ? "_four" : "") + ".svg")
    }
    function avatar(number, computer) {
        if (computer)
            return resourceUrl + "avatars/robot.svg"
        const face = number % 16
        return resourceUrl + "avatars/" + (face < 10 ? "0" : "") + face + ".svg"
    }
    // How long a movement takes, or what stays to be looked at.
    function span(milliseconds) { return animated ? Math.round(milliseconds * prefs.tempo) : 0 }
}
