"""`lanparty games`: what can be played."""

from __future__ import annotations

import argparse
from typing import Any

from lanparty.commands.arguments import print_json
from lanparty.engine.options import describe_options
from lanparty.engine.rules import Rules
from lanparty.games import GAMES

NAME = "games"
HELP = "the games with seats, options and how moves are written"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Nothing of its own."""
    del parser


def run(args: argparse.Namespace) -> int:
    """Print each game."""
    for rules in GAMES:
        described = describe(rules)
        if args.json:
            print_json(described)
        else:
            print("\n".join(_lines(described)))
    return 0


def describe(rules: Rules) -> dict[str, Any]:
    """One game, JSON-able."""
    return {
        "game": rules.name,
        "seats": list(rules.seat_numbers),
        "options": describe_options(rules),
        "moves": [{"example": example, "means": means} for example, means in rules.move_help],
        "codes": list(rules.codes),
    }


def _lines(described: dict[str, Any]) -> list[str]:
    lines = [f"{described['game']}: for {', '.join(map(str, described['seats']))} players"]
    for option in described["options"]:
        lines.append(f"  --option {option['name']}={_shown(option['default'])}  {_allowed(option)}")
        lines.append(f"      {option['help']}")
    for move in described["moves"]:
        lines.append(f"  move {move['example']!r}: {move['means']}")
    return lines


def _allowed(option: dict[str, Any]) -> str:
    if option["choices"] is not None:
        return "one of " + ", ".join(_shown(choice) for choice in option["choices"])
    if "low" in option:
        return f"{option['low']} to {option['high']}"
    return f"up to {option['characters']} characters"


def _shown(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
