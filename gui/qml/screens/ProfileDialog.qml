import QtQuick
import "../components"
import "../theme"

Dialog {
    id: dialog
    heading: qsTr("Name and face")
    ProfileForm {
        width: parent.width
        onFinished: (name, avatar) => { party.introduce(name, avatar); dialog.close() }
    }
}
