"""`lanparty simulate`: many deals between computer players, in process."""

from __future__ import annotations

import argparse
from typing import Any

from lanparty.commands.arguments import add_game, print_json, read_game, read_level, whole
from lanparty.commands.stopping import interruptible
from lanparty.errors import UsageError

NAME = "simulate"
HELP = "let computer players play many deals in process, and compare them"

DEALS = 1000
MAX_DEALS = 100_000_000
MAX_WORKERS = 64
MAX_SEATS = 10


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What to play, by whom, how often."""
    add_game(parser)
    parser.add_argument("--players", required=True, type=whole(1, MAX_SEATS), metavar="N", help="seats")
    parser.add_argument(
        "--bots",
        default="random",
        metavar="A,B,…",
        help="levels by seat, begun again when there are more seats; they change seats over equal deals"
        " (default: random)",
    )
    parser.add_argument(
        "--deals", default=DEALS, type=whole(1, MAX_DEALS), metavar="D", help=f"how many (default: {DEALS})"
    )
    parser.add_argument(
        "--seed", default=0, type=whole(0, 2**63), metavar="S", help="same seed, same games (default: 0)"
    )
    parser.add_argument(
        "--workers", default=1, type=whole(1, MAX_WORKERS), metavar="W", help="processes (default: 1)"
    )


def run(args: argparse.Namespace) -> int:
    """Simulate and print the result."""
    from lanparty.simulate import Plan, simulate

    rules, options = read_game(args.game, args.players, args.option)
    levels = tuple(read_level(level.strip(), rules) for level in args.bots.split(","))
    if len(levels) > args.players:
        raise UsageError(f"{len(levels)} computer players for {args.players} seats")
    plan = Plan(rules.name, args.players, options, levels, args.deals, seed=args.seed, workers=args.workers)
    with interruptible():
        result = simulate(plan)
    if args.json:
        print_json(result)
    else:
        print("\n".join(_lines(result)))
    return 0


def _lines(result: dict[str, Any]) -> list[str]:
    played = (
        f"{result['game']}: {result['deals']} deals, {result['moves']} moves in {result['seconds']:.2f} s"
    )
    lines = [f"{played} ({result['moves_per_second']} a second)"]
    for level, rate in result["win_rate"].items():
        low, high = result["ci95"][level]
        points = f"{result['mean_scores'][level]:.2f} points a deal"
        least, most = result["mean_ci95"][level]
        if least is not None:
            points += f" ({least:.2f} to {most:.2f})"
        lines.append(f"  {level}: wins {rate:.1%} of the deals ({low:.1%} to {high:.1%}), {points}")
    return lines
