"""The games as the window offers them: those the engine knows and for which there is a board."""

from __future__ import annotations

from functools import cache
from typing import Any

from gui.paths import board_file
from gui.presets import PRESETS


@cache
def offered_games() -> tuple[dict[str, Any], ...]:
    """Name, numbers of seats, options as `describe_options` tells them. Imported late: the first frame needs none."""
    from lanparty.engine.options import describe_options
    from lanparty.games import GAMES

    return tuple(
        {
            "name": rules.name,
            "seats": list(rules.seat_numbers),
            "options": describe_options(rules),
            "presets": [{"name": name, "options": chosen} for name, chosen in PRESETS[rules.name].items()],
        }
        for rules in GAMES
        if board_file(rules.name) is not None
    )


@cache
def levels() -> tuple[str, ...]:
    """Playable levels of computer players, weakest first."""
    from lanparty.bots import LEVELS

    return tuple(LEVELS)
