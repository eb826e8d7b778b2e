"""Scenarios: an open deck and moves as JSON, for rules without cryptography.

`read_scenario` checks a file's form, `run_scenario` plays it. Both raise InvalidScenario with one line for
a file that is no scenario; a move that the rules refuse is part of the outcome instead.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

from lanparty.engine.expectations import OUTCOME_KEYS, differences
from lanparty.engine.layouts import PARTIAL_KEYS
from lanparty.engine.moves import IllegalMove
from lanparty.engine.options import parse_options
from lanparty.engine.rules import BadLayout, BadState, Rules
from lanparty.engine.table import FINISHED, OpenTable

KEYS = ("game", "seats", "options", "deals", "state", "moves", "expect")
MAX_MOVES = 100_000
MAX_DEALS = 1_000


class InvalidScenario(ValueError):
    """A file that is no scenario of this game. One clear line."""


@dataclass(frozen=True)
class Scenario:
    """A scenario whose form is right; its cards are checked as they are laid out."""

    rules: Rules
    seats: int
    options: Any
    deals: tuple[dict[str, Any], ...]
    state: dict[str, Any]
    moves: tuple[tuple[int, str], ...]
    expect: dict[str, Any]


def run_scenario(data: Any, find_rules: Callable[[str], Rules]) -> dict[str, Any]:
    """Play a scenario's JSON value: `ok`, then what `lanparty scenario --json` shows, then `differences`."""
    scenario = read_scenario(data, find_rules)
    outcome = play_scenario(scenario)
    unmet = differences(scenario.expect, outcome)
    return {"ok": not unmet, **outcome, "differences": unmet}


def read_scenario(data: Any, find_rules: Callable[[str], Rules]) -> Scenario:
    """Check a scenario's form, game, seats and options."""
    if not isinstance(data, dict):
        raise InvalidScenario("a scenario is a JSON object")
    _check_keys(data)
    name, seats = data.get("game"), data.get("seats")
    if not isinstance(name, str):
        raise InvalidScenario("game is a name" if "game" in data else "game is missing")
    if type(seats) is not int:
        raise InvalidScenario("seats is a number of players")
    try:
        rules = find_rules(name)
        options = parse_options(rules, seats, _dict(data, "options"))
    except ValueError as error:  # UnknownGame, BadOption
        raise InvalidScenario(str(error)) from None
    deals = _list(data, "deals", MAX_DEALS)
    for index, entry in enumerate(deals):
        if not isinstance(entry, dict):
            raise InvalidScenario(f"deals[{index}]: a deal is a JSON object")
    state = _dict(data, "state")
    for key in PARTIAL_KEYS:
        if key in state and not (deals and deals[0].get("partial") is True):
            raise InvalidScenario(f"state: {key} is for partial deals only")
    moves = tuple(_move(index, one, seats) for index, one in enumerate(_list(data, "moves", MAX_MOVES)))
    expect = _dict(data, "expect")
    for key in expect:
        if key not in OUTCOME_KEYS:
            raise InvalidScenario(f"expect: there is no {key!r}")
    return Scenario(rules, seats, options, tuple(deals), state, moves, expect)


def play_scenario(scenario: Scenario) -> dict[str, Any]:
    """Make the moves up to the first that is refused; what is then to be seen."""
    try:
        table = OpenTable(
            scenario.rules,
            scenario.seats,
            scenario.options,
            layouts=scenario.deals,
            state_json=scenario.state,
        )
        applied, error = _make_moves(table, scenario.moves)
    except BadState as fault:
        raise InvalidScenario(str(fault)) from None
    except BadLayout as fault:
        raise InvalidScenario(f"deals[{fault.deal}]: {fault}") from None
    return {"applied": applied, "error": error, **describe(table)}


def describe(table: OpenTable) -> dict[str, Any]:
    """All that a scenario can expect of a table, JSON-able."""
    rules, state, waiting = table.rules, table.state, table.waiting
    finished = waiting.kind == FINISHED
    result = rules.result(state) if finished else None
    legal = {str(seat): [rules.format(move) for move in table.legal(seat)] for seat in waiting.seats}
    return {
        "awaiting": {"kind": waiting.kind, "seats": list(waiting.seats)},
        "legal": legal,
        "hands": table.hands(),
        "table": table.shown(),
        "deal_scores": [list(points) for points in rules.deal_scores(state)],
        "scores": list(rules.scores(state)),
        "finished": finished,
        "winners": list(result.winners) if result is not None else None,
    }


def _make_moves(table: OpenTable, moves: tuple[tuple[int, str], ...]) -> tuple[int, dict[str, Any] | None]:
    """How many moves were made, and the first fault."""
    for index, (seat, text) in enumerate(moves):
        try:
            table.submit(seat, table.rules.parse(text, table.view(seat)))
        except IllegalMove as fault:
            return index, {"at": index, "seat": seat, "code": fault.code, "message": fault.message}
    return len(moves), None


def _check_keys(data: dict[str, Any]) -> None:
    """Unknown keys are remarks, unless they look like a slip of the pen."""
    for key in data:
        meant = get_close_matches(key, KEYS, 1, 0.7)
        if key not in KEYS and meant:
            raise InvalidScenario(f"there is no {key!r} (meant: {meant[0]}?)")


def _dict(data: dict[str, Any], key: str) -> dict[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise InvalidScenario(f"{key} is a JSON object")
    return value


def _list(data: dict[str, Any], key: str, limit: int) -> list[Any]:
    value = data.get(key, [])
    if not isinstance(value, list):
        raise InvalidScenario(f"{key} is a list")
    if len(value) > limit:
        raise InvalidScenario(f"{key} has more than {limit} entries")
    return value


def _move(index: int, one: Any, seats: int) -> tuple[int, str]:
    good = isinstance(one, list) and len(one) == 2 and type(one[0]) is int and isinstance(one[1], str)
    if not good:
        raise InvalidScenario(f"moves[{index}]: a move is [seat, text]")
    seat, text = one
    if not 0 <= seat < seats:
        raise InvalidScenario(f"moves[{index}]: there is no seat {seat}")
    return seat, text
