"""Ready-made choices of a game's options: what a table takes that doesn't want to choose."""

from __future__ import annotations

from typing import Any

# By game: what differs from the defaults. "classic" are the defaults everywhere.
PRESETS: dict[str, dict[str, dict[str, Any]]] = {
    "poison": {"quick": {"mode": "quick"}, "classic": {}},
    "hearts": {
        "quick": {"target": 50},
        "classic": {},
        "party": {"spot": True, "omnibus": True, "target": 200},
    },
    "nusicle": {"quick": {"deals": 1}, "classic": {}, "party": {"deals": 7}},
    "revolution": {"quick": {"deals": 4}, "classic": {}, "party": {"jokers": True, "swiss_swap": "may"}},
    "six": {"quick": {"start": 30}, "classic": {}, "party": {"pro": True}},
}
