import QtQuick
import "../components"
import "../theme"

Dialog {
    id: dialog

    signal asked(string name, var more)

    heading: qsTr("Settings")

    Column {
        width: parent.width
        spacing: Theme.px(18)
        Choice {
            width: parent.width
            label: qsTr("Look")
            choices: [{ value: "system", text: qsTr("As the system") }, { value: "light", text: qsTr("Light") }, { value: "dark", text: qsTr("Dark") }]
            value: prefs.theme
            onChosen: value => prefs.set("theme", value)
        }
        Choice {
            width: parent.width
            label: qsTr("Cards")
            choices: [
                { value: "standard", text: qsTr("Standard") },
                { value: "large", text: qsTr("Large index") },
                { value: "four", text: qsTr("Four colours") },
                { value: "large-four", text: qsTr("Large index, four colours") }
            ]
            value: prefs.deck
            onChosen: value => prefs.set("deck", value)
        }
        Choice {
            width: parent.width
            label: qsTr("Table cloth")
            choices: [{ value: "lagoon", text: qsTr("Lagoon") }, { value: "forest", text: qsTr("Forest") }, { value: "wine", text: qsTr("Wine") }, { value: "night", text: qsTr("Night") }]
            value: prefs.cloth
            onChosen: value => prefs.set("cloth", value)
        }
        Choice {
            width: parent.width
            label: qsTr("Sort the hand by")
            choices: [{ value: "colour", text: qsTr("colour") }, { value: "value", text: qsTr("value") }]
            value: prefs.sort
            onChosen: value => prefs.set("sort", value)
        }
        Spinner {
            width: parent.width
            label: qsTr("Size of everything")
            help: qsTr("At the table it grows as far as the window has room.")
            low: 80
            high: 200
            step: 10
            value: prefs.scale
            shown: value + " %"
            onChosen: value => prefs.set("scale", value)
        }
        Choice {
            width: parent.width
            label: qsTr("Animations")
            choices: [{ value: "off", text: qsTr("Off") }, { value: "quick", text: qsTr("Quick") }, { value: "normal", text: qsTr("Normal") }, { value: "slow", text: qsTr("Slow") }]
            value: prefs.animations ? prefs.speed : "off"
            help: qsTr("How fast cards move and computer players play. Off: cards are where they belong at once.")
            onChosen: value => {
                if (value !== "off")
                    prefs.set("speed", value)
                prefs.set("animations", value !== "off")
            }
        }
        Toggle {
            text: qsTr("Sounds")
            help: qsTr("A card on the cloth, and a tone when it is your turn.")
            checked: prefs.sounds
            onToggled: { prefs.set("sounds", checked); sounds.play("turn") }
        }
        Choice {
            width: parent.width
            label: qsTr("Language")
            choices: [{ value: "", text: qsTr("As the system") }].concat(languageList.map(one => ({ value: one.code, text: one.name })))
            value: prefs.language
            help: qsTr("Here are the languages into which this window has been translated.")
            onChosen: value => prefs.set("language", value)
        }
        Column {
            width: parent.width
            spacing: Theme.px(5)
            Label { width: parent.width; text: qsTr("Network"); font.pixelSize: Theme.small; font.bold: true }
            Button { iconName: "wifi"; text: qsTr("Check the network"); onClicked: dialog.asked("DiagnosisDialog", {}) }
            Label { width: parent.width; text: qsTr("When laptops don't find each other: what is in the way, and what to try."); font.pixelSize: Theme.small; color: Theme.inkSoft }
        }
    }
    buttons: [Button { kind: "primary"; text: qsTr("Done"); onClicked: dialog.close() }]
}
