import QtQuick
import "../components"
import "../theme"

// What the seal means, and who proved what to whom.
Dialog {
    id: dialog

    heading: qsTr("How this deal was shuffled")
    wide: Theme.px(640)

    Column {
        width: parent.width
        spacing: Theme.px(12)
        Label {
            width: parent.width
            text: qsTr("Every laptop shuffled the locked deck in turn and proved that no card was added, lost or looked at. Every other laptop checked each proof. No server and no dealer: a card opens only when everybody's key helps, and then only to whom it belongs.")
        }
        Label {
            width: parent.width
            visible: (party.facts.words || []).length > 0
            readonly property string english: (party.facts.words || []).join(" · ")
            text: qsTr("Safety words of this table: %1").arg(Texts.safetyWords(party.facts.words || []).join(" · ")) + (languages.current !== "en" ? " (" + english + ")" : "")
            color: Theme.inkSoft
            font.pixelSize: Theme.small
        }
        Label {
            width: parent.width
            visible: party.seal.length === 0
            text: qsTr("Nothing has been proved in this deal yet.")
            color: Theme.inkSoft
        }
        Repeater {
            model: party.seal
            Item {
                id: line
                required property var modelData
                width: parent.width
                height: text.implicitHeight + Theme.px(12)
                Accessible.role: Accessible.ListItem
                Accessible.name: text.text + ". " + time.text
                Rectangle { anchors { left: parent.left; right: parent.right; top: parent.top } height: 1; color: Theme.paperLine }
                Image {
                    id: tick
                    anchors.verticalCenter: parent.verticalCenter
                    source: Theme.icon("check", false)
                    sourceSize: Qt.size(Theme.px(16), Theme.px(16))
                }
                Label {
                    id: text
                    anchors { left: tick.right; leftMargin: Theme.px(10); right: time.left; rightMargin: Theme.px(10); verticalCenter: parent.verticalCenter }
                    text: (line.modelData.prover === line.modelData.verifier ? qsTr("%1 %2").arg(line.modelData.prover).arg(Texts.proof(line.modelData.what)) : qsTr("%1 %2 – checked by %3").arg(line.modelData.prover).arg(Texts.proof(line.modelData.what)).arg(line.modelData.verifier))
                          + (line.modelData.count > 1 ? "  ×" + line.modelData.count : "")
                    font.pixelSize: Theme.small
                    Accessible.ignored: true
                }
                Label {
                    id: time
                    anchors { right: parent.right; verticalCenter: parent.verticalCenter }
                    text: line.modelData.ms > 0 ? qsTr("%1 ms").arg(line.modelData.ms < 10 ? line.modelData.ms.toFixed(1) : Math.round(line.modelData.ms)) : ""
                    wrapMode: Text.NoWrap
                    font.pixelSize: Theme.small
                    color: Theme.inkSoft
                    Accessible.ignored: true
                }
            }
        }
    }
    buttons: [Button { kind: "primary"; text: qsTr("Close"); onClicked: dialog.close() }]
}
