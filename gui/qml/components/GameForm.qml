import QtQuick
import "../theme"

// Game, number of seats and the options that the engine describes. Used for new tables, practice and the lobby.
Column {
    id: form

    property var games: []
    property string game: games.length ? games[0].name : ""
    property int seats: 4
    property var options: ({})
    property bool askGame: true
    property bool askSeats: true
    property bool locked: false
    property int fewest: 1             // seats: nobody invites others to a table for one
    signal edited()

    readonly property var about: games.find(one => one.name === game) || { name: "", seats: [], options: [], presets: [], possible: ({}) }
    // The preset whose options these are, "" for a choice of one's own.
    readonly property string preset: {
        const hit = about.presets.find(one => about.options.every(option => choicesOf(option).length === 1 || value(option) === (one.options[option.name] !== undefined ? one.options[option.name] : option.default)))
        return hit ? hit.name : ""
    }
    readonly property var seatNumbers: about.seats.filter(count => count >= fewest)

    spacing: Theme.px(16)

    function value(option) { return options[option.name] !== undefined ? options[option.name] : option.default }
    // The choices that go with so many seats.
    function choicesOf(option) { return (about.possible[String(seats)] || {})[option.name] || option.choices || [] }
    // Another game or number of seats: what doesn't go with it is chosen anew.
    function fit() {
        if (seatNumbers.length && seatNumbers.indexOf(seats) < 0)
            seats = seatNumbers.filter(count => count <= 4).pop() || seatNumbers[0]
        for (const option of about.options) {
            const possible = choicesOf(option)
            if (possible.length && possible.indexOf(value(option)) < 0)
                options = Object.assign({}, options, { [option.name]: possible[0] })
        }
        edited()
    }
    function set(name, value) {
        const next = Object.assign({}, options)
        next[name] = value
        options = next
        edited()
    }

    Choice {
        visible: form.askGame
        width: parent.width
        label: qsTr("Game")
        choices: form.games.map(one => ({ value: one.name, text: Texts.game(one.name) }))
        value: form.game
        help: Texts.gameAbout(form.game)
        locked: form.locked
        onChosen: value => { form.game = value; form.options = ({}); form.fit() }
    }
    Choice {
        visible: form.askSeats
        width: parent.width
        label: qsTr("Players")
        choices: form.seatNumbers.map(count => ({ value: count, text: String(count) }))
        value: form.seats
        locked: form.locked
        onChosen: value => { form.seats = value; form.fit() }
    }
    Choice {
        visible: form.about.presets.length > 1
        width: parent.width
        label: qsTr("Kind of evening")
        choices: form.about.presets.map(one => ({ value: one.name, text: Texts.preset(one.name) }))
        value: form.preset
        help: form.preset === "" ? qsTr("Your own mixture of the options below.") : qsTr("Sets all options below; each can be changed.")
        locked: form.locked
        onChosen: value => { form.options = Object.assign({}, form.about.presets.find(one => one.name === value).options); form.fit() }
    }
    Repeater {
        model: form.about.options
        Column {
            id: entry
            required property var modelData
            readonly property string title: Texts.option(form.game, modelData.name)
            readonly property string help: Texts.optionHelp(form.game, modelData.name, modelData.help)
            readonly property bool listed: modelData.choices !== null && modelData.choices !== undefined
            readonly property bool ranged: !listed && modelData.low !== undefined && modelData.low !== null
            width: form.width

            Loader {
                width: parent.width
                active: entry.listed
                visible: active
                sourceComponent: Choice {
                    label: entry.title
                    help: entry.help
                    locked: form.locked
                    choices: form.choicesOf(entry.modelData).map(one => ({ value: one, text: Texts.choice(form.game, entry.modelData.name, one) }))
                    value: form.value(entry.modelData)
                    onChosen: value => form.set(entry.modelData.name, value)
                }
            }
            Loader {
                width: parent.width
                active: entry.ranged
                visible: active
                sourceComponent: Spinner {
                    label: entry.title
                    help: entry.help
                    locked: form.locked
                    low: entry.modelData.low
                    high: entry.modelData.high
                    value: form.value(entry.modelData)
                    onChosen: value => form.set(entry.modelData.name, value)
                }
            }
            Loader {
                width: parent.width
                active: !entry.listed && !entry.ranged
                visible: active
                sourceComponent: Field {
                    label: entry.title
                    hint: entry.help
                    enabled: !form.locked
                    maximumLength: entry.modelData.characters || 80
                    text: String(form.value(entry.modelData))
                    input.onEditingFinished: form.set(entry.modelData.name, text)
                }
            }
        }
    }
}
