import QtQuick
import "../components"
import "../theme"

// For who has never played it, before the match begins: the rules with the options that are chosen now.
Dialog {
    id: dialog

    readonly property string game: party.lobby.game || ""

    heading: qsTr("How to play %1").arg(Texts.called(game, party.lobby.options))

    Rules {
        width: parent.width
        game: dialog.game
        options: party.lobby.options || ({})
        seats: party.lobby.seats || 0
    }
    buttons: [Button { kind: "primary"; text: qsTr("Close"); onClicked: dialog.close() }]
}
