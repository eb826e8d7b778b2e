"""Arguments that several commands share, read with one clear line for each mistake."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Callable, Sequence
from typing import Any

from lanparty.bots import LEVELS, MINDS, RANDOM
from lanparty.engine.options import BadOption, parse_options, read_texts
from lanparty.engine.rules import Rules
from lanparty.errors import UsageError
from lanparty.games import UnknownGame, game


def whole(low: int, high: int) -> Callable[[str], int]:
    """An argparse type: a whole number from low to high."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = low - 1
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is no whole number from {low} to {high}")
        return value

    return read


def seconds(low: float, high: float = 3600.0) -> Callable[[str], float]:
    """An argparse type: a number of seconds from low to high."""

    def read(text: str) -> float:
        try:
            value = float(text)
        except ValueError:
            value = math.nan
        if not low <= value <= high:
            raise argparse.ArgumentTypeError(
                f"{text[:40]!r} is no number of seconds from {low:g} to {high:g}"
            )
        return value

    return read


def add_game(parser: argparse.ArgumentParser) -> None:
    """`--game` and `--option`."""
    parser.add_argument("--game", required=True, metavar="G", help="the game (see `lanparty games`)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game; repeatable",
    )


def add_seat(parser: argparse.ArgumentParser) -> None:
    """Who sits on the own seat."""
    parser.add_argument("--bot", metavar="LEVEL", default="", help="a computer player plays this seat")
    parser.add_argument("--name", metavar="NAME", default="", help="your name at the table")
    parser.add_argument(
        "--patience", type=seconds(1), metavar="S", default=120.0,
        help="how long a lost laptop is waited for, before the match goes on without it (default: 120)",
    )  # fmt: skip


def read_game(name: str, seats: int, options: Sequence[str] = ()) -> tuple[Rules, Any]:
    """The rules and their Options for so many seats. Raises UsageError."""
    try:
        rules = game(name)
        return rules, parse_options(rules, seats, read_texts(rules, options))
    except (UnknownGame, BadOption) as error:
        raise UsageError(str(error)) from None


def read_level(level: str, rules: Rules) -> str:
    """A computer player's level that this game has, `random` too. Raises UsageError."""
    known = (RANDOM, *(LEVELS if rules.name in MINDS else ()))
    if level not in known:
        raise UsageError(f"{rules.name} has no computer player {level[:40]!r} (it has: {', '.join(known)})")
    return level


def print_json(value: Any) -> None:
    """One JSON object a line, at once."""
    print(json.dumps(value, ensure_ascii=False), flush=True)
