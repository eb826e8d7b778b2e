import QtQuick
import "../components"
import "../theme"

// How this table plays, and its safety words.
Column {
    id: sheet

    property var facts: ({})
    property string level: ""
    signal asked(string name, var more)
    signal levelChosen(string level)

    spacing: Theme.px(12)
    Label {
        width: parent.width
        text: qsTr("How this table plays")
        font.bold: true
        font.pixelSize: Theme.large
        Accessible.role: Accessible.Heading
    }
    Label {
        width: parent.width
        visible: sheet.facts.hosting !== true
        text: qsTr("The host chooses these.")
        font.pixelSize: Theme.small
        color: Theme.inkSoft
    }
    Button { iconName: "help"; text: qsTr("How to play"); onClicked: sheet.asked("RulesDialog", {}) }
    Choice {
        width: parent.width
        visible: sheet.facts.hosting === true
        label: qsTr("Computer players")
        help: qsTr("How strong the next one that you add will be.")
        choices: party.levels().map(one => ({ value: one, text: Texts.level(one) }))
        value: sheet.level
        onChosen: value => sheet.levelChosen(value)
    }
    OptionList {
        width: parent.width
        game: sheet.facts.game || ""
        options: sheet.facts.options || ({})
        editable: sheet.facts.hosting === true
        onEdited: options => party.setOptions(options, sheet.facts.deals)
    }
    Column {
        width: parent.width
        visible: (sheet.facts.words || []).length > 0
        spacing: Theme.px(4)
        Label { width: parent.width; text: qsTr("Safety words"); font.bold: true; font.pixelSize: Theme.small }
        Label { width: parent.width; text: Texts.safetyWords(sheet.facts.words || []).join("  ·  "); font.family: Theme.serif; font.bold: true; color: Theme.accent }
        Label {
            width: parent.width
            visible: languages.current !== "en"
            text: qsTr("In English, for windows in another language: %1").arg((sheet.facts.words || []).join(" · "))
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }
        Label {
            width: parent.width
            text: qsTr("Read them aloud: if everybody has the same words, nobody sits in between.")
            font.pixelSize: Theme.small
            color: Theme.inkSoft
        }
    }
}
