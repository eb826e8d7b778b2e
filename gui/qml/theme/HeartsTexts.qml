pragma Singleton
import QtQuick

StandardTexts {
    about: qsTr("Take no hearts, and beware of the queen of spades.")
}
