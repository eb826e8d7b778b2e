pragma Singleton
import QtQuick

GameTexts {
    about: qsTr("Whoever lays the sixth card takes the row, and all its heads.")
}
