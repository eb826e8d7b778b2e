"""`lanparty bench`: what the parts of the hidden deck cost here."""

from __future__ import annotations

import argparse

from lanparty.commands.arguments import print_json, whole

NAME = "bench"
HELP = "time each part of the hidden deck"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--players", type=whole(2, 10), default=4, metavar="N", help="seats (default: 4)")
    parser.add_argument("--cards", type=whole(1, 128), default=52, metavar="C", help="cards (default: 52)")


def run(args: argparse.Namespace) -> int:
    from protocol.poker.bench import bench

    result = bench(args.players, args.cards)
    if args.json:
        print_json(result)
    else:
        for name, value in result.items():
            print(f"{name:20} {value if value is not None else '–'}")
    return 0
