pragma Singleton
import QtQuick

StandardTexts {
    about: qsTr("Be the first to play all your cards and rule the next deal; four of a kind turn the world upside down.")
}
