import QtQml.Models

// A model of `size` rows for a Repeater: whatever was made for the places that remain is kept when their number changes.
// (With a number or an array as its model a Repeater makes everything anew.)
ListModel {
    id: places

    property int size: 0

    onSizeChanged: {
        if (count > size)
            remove(size, count - size)
        while (count < size)
            append({ filled: true })
    }
}
