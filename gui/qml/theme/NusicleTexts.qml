pragma Singleton
import QtQuick

StandardTexts {
    about: qsTr("Lay your cards on three piles, each with a law of its own, and be rid of them first.")
}
