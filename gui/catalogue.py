"""The games as the window offers them: those the engine knows and for which there is a board."""

from __future__ import annotations

from functools import cache
from typing import Any

from gui.paths import board_file
from gui.presets import PRESETS


@cache
def offered_games() -> tuple[dict[str, Any], ...]:
    """Name, numbers of seats, options as `describe_options` tells them. Imported late: the first frame needs none.

    `possible`: for a number of seats (as text) and an option the only choices that go with it, where not all do.
    """
    from lanparty.engine.options import describe_options
    from lanparty.games import GAMES

    return tuple(
        {
            "name": rules.name,
            "seats": list(rules.seat_numbers),
            "options": describe_options(rules),
            "presets": [{"name": name, "options": chosen} for name, chosen in PRESETS[rules.name].items()],
            "possible": {
                str(seats): _possible(rules.name, seats, describe_options(rules))
                for seats in rules.seat_numbers
            },
        }
        for rules in GAMES
        if board_file(rules.name) is not None
    )


def _possible(game: str, seats: int, options: list[dict[str, Any]]) -> dict[str, list[Any]]:
    possible = {}
    for option in options:
        every = option["choices"] or []
        some = [value for value in every if _goes(game, seats, {option["name"]: value})]
        if some and some != every:
            possible[str(option["name"])] = some
    return possible


def _goes(game: str, seats: int, options: dict[str, Any]) -> bool:
    from lanparty.node.errors import NodeError
    from lanparty.node.lobby import canonical_options

    try:
        canonical_options(game, seats, options)
    except NodeError:
        return False
    return True


@cache
def levels() -> tuple[str, ...]:
    """Playable levels of computer players, weakest first."""
    from lanparty.bots import LEVELS

    return tuple(LEVELS)
