import QtQuick
import "../theme"

// The run of the match: a line a player, from deal to deal. Lines differ by colour, dash and the name at their end.
Item {
    id: chart

    property var names: []
    property var lines: []       // one list of points a deal
    property var totals: []
    property int mine: -1

    readonly property real labelWidth: Math.min(Theme.px(130), width * 0.3)
    readonly property var inks: Theme.dark ? ["#ffb59e", "#8fd0a0", "#c8b3f2", "#ffd27d", "#8fc4ee", "#f2a3c7", "#c9d18a", "#9adcd6", "#e0c3a0", "#d4d4d4"]
                                           : ["#a8331a", "#1f6b3c", "#5b3597", "#8a5a00", "#1d5c93", "#9b2463", "#5c6416", "#126a64", "#6b4a2a", "#444444"]
    readonly property var dashes: [[], [6, 3], [2, 3], [9, 3, 2, 3], [1, 2]]
    // Where each player stood before the first deal and after each.
    readonly property var runs: names.map((_, seat) => {
        const played = lines.reduce((sum, line) => sum + (line[seat] || 0), 0)
        const all = [(totals[seat] || 0) - played]
        for (const line of lines)
            all.push(all[all.length - 1] + (line[seat] || 0))
        return all
    })
    readonly property real low: Math.min(0, ...runs.map(run => Math.min(...run)))
    readonly property real high: Math.max(1, ...runs.map(run => Math.max(...run)))
    function px(deal) { return Theme.px(10) + (width - labelWidth - Theme.px(20)) * deal / Math.max(1, lines.length) }
    function py(points) { return Theme.px(8) + (height - Theme.px(16)) * (1 - (points - low) / Math.max(1, high - low)) }

    implicitHeight: Theme.px(150)
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("Chart of the match")
    onRunsChanged: page.requestPaint()
    onInksChanged: page.requestPaint()
    onWidthChanged: page.requestPaint()

    Canvas {
        id: page
        anchors.fill: parent
        onPaint: {
            const pen = getContext("2d")
            pen.reset()
            pen.lineWidth = 1
            pen.strokeStyle = String(Theme.paperLine)
            pen.beginPath()
            pen.moveTo(chart.px(0), chart.py(0))
            pen.lineTo(chart.px(chart.lines.length), chart.py(0))
            pen.stroke()
            chart.runs.forEach((run, seat) => {
                const ink = chart.inks[seat % chart.inks.length]
                pen.strokeStyle = ink
                pen.fillStyle = ink
                pen.lineWidth = seat === chart.mine ? 3.5 : 2
                pen.setLineDash(chart.dashes[seat % chart.dashes.length])
                pen.beginPath()
                run.forEach((points, deal) => deal ? pen.lineTo(chart.px(deal), chart.py(points)) : pen.moveTo(chart.px(deal), chart.py(points)))
                pen.stroke()
                pen.setLineDash([])
                run.forEach((points, deal) => { pen.beginPath(); pen.arc(chart.px(deal), chart.py(points), seat === chart.mine ? 4 : 3, 0, 2 * Math.PI); pen.fill() })
            })
        }
    }
    Repeater {
        // Names at the ends of the lines, moved apart where they would meet
        model: chart.names
        Text {
            required property int index
            required property string modelData
            readonly property real step: Math.min(Theme.px(17), chart.height / Math.max(1, chart.names.length))
            readonly property int rank: {
                const ends = chart.runs.map((run, seat) => [run[run.length - 1], seat]).sort((a, b) => b[0] - a[0] || a[1] - b[1])
                return ends.findIndex(one => one[1] === index)
            }
            x: chart.width - chart.labelWidth
            y: (chart.height - step * chart.names.length) / 2 + rank * step
            width: chart.labelWidth
            height: step
            text: modelData
            color: chart.inks[index % chart.inks.length]
            font.pixelSize: Theme.tiny
            font.bold: index === chart.mine
            fontSizeMode: Text.Fit
            minimumPixelSize: 8
            elide: Text.ElideRight
            verticalAlignment: Text.AlignVCenter
            textFormat: Text.PlainText
            Accessible.ignored: true
        }
    }
}
