"""Icons of the buttons: 24 x 24, one round pen of width 2; each is written in every ink of `INKS`."""

from __future__ import annotations

from art import svg

# Dark ink for light paper, light ink for cloth and dark paper.
INKS = {"ink": "#3a2a1e", "paper": "#f8efdf"}

_STROKES = {
    "back": "M20 12H5M11 6L5 12L11 18",
    "bars": "M5 20V12M12 20V5M19 20V9",
    "broom": "M20 3L11 12M7.5 10L14 16.5L9 21H3C5.5 18 5 13.5 7.5 10ZM7 21L9.5 17",
    "chat": "M4 5H20V16H12L7 20V16H4Z M8 9H16M8 12.5H13",
    "check": "M4 13L10 19L20 6",
    "clock": "M12 3A9 9 0 1 0 12 21A9 9 0 1 0 12 3ZM12 7V12L15.5 14.5",
    "close": "M5 5L19 19M19 5L5 19",
    "computer": "M4 5H20V15H4ZM2 19H22M12 15V19",
    "coronet": "M4 18H20V9L15.5 12.5L12 8L8.5 12.5L4 9Z",
    "crown": "M4 18H20L21 7L16 11L12 4L8 11L3 7Z",
    "cup": (
        "M5 8H16V14C16 18 13 19 10.5 19C8 19 5 18 5 14ZM16 10H18.5C20.5 10 20.5 14 18 14H16"
        "M4 22H17M8 2.5V5M12.5 2.5V5"
    ),
    "door": "M13 4H5V20H13M10 12H21M17 8L21 12L17 16",
    "down": "M5 9L12 16L19 9",
    "eye": "M2 12C6 5 18 5 22 12C18 19 6 19 2 12ZM12 9A3 3 0 1 0 12 15A3 3 0 1 0 12 9Z",
    "gear": (
        "M12 8.5A3.5 3.5 0 1 0 12 15.5A3.5 3.5 0 1 0 12 8.5Z"
        "M12 2.5V5.5M12 18.5V21.5M2.5 12H5.5M18.5 12H21.5M5.3 5.3L7.4 7.4"
        "M16.6 16.6L18.7 18.7M5.3 18.7L7.4 16.6M16.6 7.4L18.7 5.3"
    ),
    "hand": "M3 8L8 6L12 18L8 20ZM9 5H14V18M15 6L21 9L16 20L13 18",
    "help": "M8.5 9C8.5 3.5 16 4 15.5 9C15 12 12 12 12 15M12 19V19.2",
    "key": "M8 11A4 4 0 1 0 8 19A4 4 0 1 0 8 11ZM11 12L20 3M16 7L19 10",
    "left": "M15 5L8 12L15 19",
    "list": "M9 6H20M9 12H20M9 18H20M4.5 6V6.2M4.5 12V12.2M4.5 18V18.2",
    "lock": "M5 11H19V21H5ZM8 11V8C8 2 16 2 16 8V11M12 15V17",
    "lost": "M2 9C8 3 16 3 22 9M5.5 13C9 9.5 15 9.5 18.5 13M12 19V19.2M4 21L20 3",
    "medal": "M12 9A6 6 0 1 0 12 21A6 6 0 1 0 12 9ZM8.5 9.5L5 3H10L12 7L14 3H19L15.5 9.5",
    "minus": "M5 12H19",
    "mute": "M4 9H8L13 4V20L8 15H4ZM17 9L22 15M22 9L17 15",
    "notebook": "M6 3H19V21H6ZM6 3V21M3.5 7H8M3.5 12H8M3.5 17H8M11 8H16M11 12H16",
    "pause": "M8 5V19M16 5V19",
    "people": (
        "M8 4A3.5 3.5 0 1 0 8 11A3.5 3.5 0 1 0 8 4ZM2 20C2 12.5 14 12.5 14 20"
        "M16 5A3 3 0 0 1 16 11M17 14C20 14.5 22 16.5 22 20"
    ),
    "play": "M7 4L20 12L7 20Z",
    "plus": "M12 5V19M5 12H19",
    "replay": "M5 4V9H10M5.5 9A8 8 0 1 1 4 13",
    "recall": "M4 4V10H10M4.5 10A8.5 8.5 0 1 1 4 14M12 8V13L15 15",
    "right": "M9 5L16 12L9 19",
    "seal": "M12 2.5L20 6V12C20 17 16.5 20 12 21.5C7.5 20 4 17 4 12V6ZM8 12L11 15L16.5 9",
    "seal_open": "M12 2.5L20 6V12C20 17 16.5 20 12 21.5C7.5 20 4 17 4 12V6ZM8 12H8.2M12 12H12.2M16 12H16.2",
    "send": "M3 4L21 12L3 20L6 12ZM6 12H13",
    "skip": "M4 6L12 12L4 18ZM13 6L21 12L13 18Z",
    "skip_back": "M18 5L8 12L18 19ZM6 5V19",
    "skip_on": "M6 5L16 12L6 19ZM18 5V19",
    "sort": "M4 6H20M4 12H14M4 18H9",
    "swiss": "M12 2.5L20 6V12C20 17 16.5 20 12 21.5C7.5 20 4 17 4 12V6ZM12 8V16M8 12H16",
    "sound": "M4 9H8L13 4V20L8 15H4ZM16.5 9C18 10.5 18 13.5 16.5 15M19.5 6C23 9.5 23 14.5 19.5 18",
    "swap": "M7 4L3 8L7 12M3 8H17M17 12L21 16L17 20M21 16H7",
    "turn": "M4 9H18L14 5M20 15H6L10 19",
    "up": "M5 15L12 8L19 15",
    "warning": "M12 3L22 20H2ZM12 10V14M12 17V17.2",
    "wifi": "M2 9C8 3 16 3 22 9M5.5 13C9 9.5 15 9.5 18.5 13M9 16.5C10.5 15 13.5 15 15 16.5M12 20V20.2",
}


def icons() -> dict[str, str]:
    """Path below `icons/` -> document."""
    return {
        f"{ink}/{name}.svg": svg.document(24, 24, [svg.line(strokes, colour, 2)])
        for ink, colour in INKS.items()
        for name, strokes in _STROKES.items()
    }
