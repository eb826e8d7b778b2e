"""`lanparty scenario`: run scenario files."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from lanparty.commands.arguments import print_json
from lanparty.engine.scenarios import InvalidScenario, run_scenario
from lanparty.games import game

NAME = "scenario"
HELP = "run scenario files: an open deck and moves, to try out rules"

MAX_BYTES = 4 << 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The files."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a scenario (JSON)")


def run(args: argparse.Namespace) -> int:
    """Run every file: 2 if one was invalid, else 1 if an expectation was not met, else 0."""
    worst = 0
    for name in args.files:
        try:
            outcome = run_scenario(_read(name), game)
        except InvalidScenario as error:
            print(f"{name}: {error}", file=sys.stderr, flush=True)
            if args.json:
                print_json({"file": name, "ok": False, "invalid": str(error)})
            worst = 2
            continue
        unmet = outcome.pop("differences")
        worst = max(worst, 1 if unmet else 0)
        _report(name, outcome, unmet, as_json=args.json)
    return worst


def _report(name: str, outcome: dict[str, Any], unmet: list[str], *, as_json: bool) -> None:
    people = sys.stderr if as_json else sys.stdout
    for difference in unmet:
        print(f"{name}: {difference}", file=people, flush=True)
    if as_json:
        print_json({"file": name, **outcome})
    elif not unmet:
        print(f"{name}: ok", flush=True)


def _read(name: str) -> Any:
    """The file's JSON value."""
    try:
        with Path(name).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise InvalidScenario(f"cannot be read: {reason}") from None
    if len(data) > MAX_BYTES:
        raise InvalidScenario(f"is larger than {MAX_BYTES >> 20} MiB")
    try:
        return json.loads(data, parse_constant=_no_constant)
    except (ValueError, RecursionError) as error:
        reason = str(error) if isinstance(error, ValueError) else "nested too deeply"
        raise InvalidScenario(f"is no JSON: {reason}") from None


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no JSON number")
