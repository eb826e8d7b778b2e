pragma Singleton
import QtQuick

// A key with a Greek or Cyrillic letter stands for the Latin one on the same key: nobody changes the layout to play.
QtObject {
    readonly property var latin: {
        const found = {}
        const add = (own, keys) => [...own].forEach((letter, place) => found[letter.codePointAt(0)] = keys.charCodeAt(place))
        add("ΑΒΨΔΕΦΓΗΙΞΚΛΜΝΟΠΡΣΤΘΩΧΥΖ", "ABCDEFGHIJKLMNOPRSTUVXYZ")
        add("АБЦДЕФГХИЈКЛМНОПРСТУВЗ", "ABCDEFGHIJKLMNOPRSTUVZ")
        return found
    }
    // The key of an event, Qt.Key_A to Qt.Key_Z where it is a letter.
    function key(event) { return latin[event.key] || event.key }
}
