import QtQuick
import "../components"
import "../theme"

// The options of this table as everybody sees them; the host may change them.
Column {
    id: list

    property string game: ""
    property var options: ({})
    property bool editable: false
    signal edited(var options)

    spacing: Theme.px(10)

    GameForm {
        id: form
        width: parent.width
        games: party.games()
        game: list.game
        options: list.options
        askGame: false
        askSeats: false
        locked: !list.editable
        onEdited: list.edited(form.options)
    }
    Connections {
        target: list
        function onOptionsChanged() { form.options = list.options }
    }
}
