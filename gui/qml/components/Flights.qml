import QtQuick
import "../theme"

// A layer on which cards fly from one place to another. It takes no input.
Item {
    id: sky

    property string game: ""
    readonly property bool busy: flying > 0
    property int flying: 0
    property var flock: []
    property var nest: []              // birds that have landed, for the next flights

    // `from` and `to` are rectangles on this layer; `done` is called at the landing, also when it is hurried.
    function fly(name, from, to, milliseconds, done) {
        const bird = nest.pop() || flight.createObject(sky)
        flock.push(bird)
        flying += 1
        bird.start(name, from, to, milliseconds, done)
    }
    function hurry() {
        for (const bird of flock.slice())
            bird.land()
    }
    function landed(bird) {
        flock = flock.filter(one => one !== bird)
        flying -= 1
        if (bird.done)
            bird.done()
        nest.push(bird)   // not before: its animation is still ending
    }

    Component {
        id: flight
        Card {
            id: bird
            property rect from
            property rect to
            property int span
            readonly property int lasts: Math.max(200, Math.min(350, Theme.span(span)))   // seen, and never waited for
            property var done
            property real part: 0
            property bool down: true
            function start(called, begin, end, milliseconds, after) {
                name = called
                from = begin
                to = end
                span = milliseconds
                done = after
                part = 0
                down = false
                run.start()
            }
            function land() {
                if (down)
                    return
                down = true
                run.stop()
                sky.landed(bird)
            }
            visible: !down
            game: down ? "" : sky.game
            // Drawn once, at the larger end of the way
            drawn: Math.ceil(Math.max(from.width, to.width) / 12) * 12
            x: from.x + (to.x - from.x) * part
            y: from.y + (to.y - from.y) * part - Math.sin(part * Math.PI) * 18
            width: from.width + (to.width - from.width) * part
            NumberAnimation {
                id: run
                target: bird
                property: "part"
                from: 0
                to: 1
                duration: bird.lasts
                easing.type: Easing.InOutQuad
                onFinished: bird.land()
            }
        }
    }
}
