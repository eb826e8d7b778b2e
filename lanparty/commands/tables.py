"""`lanparty tables`: what there is on this network."""

from __future__ import annotations

import argparse
import asyncio
import os
from dataclasses import asdict
from typing import TYPE_CHECKING

from lanparty.commands.arguments import print_json, seconds

if TYPE_CHECKING:  # `run` imports what is heavy: `lanparty --help` needs no network
    from lanparty.node.snapshots import FoundTable

NAME = "tables"
HELP = "list the tables on this network"
SECONDS = 3.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds", type=seconds(0.1), default=SECONDS, metavar="S", help="how long to listen (default: 3)"
    )


def run(args: argparse.Namespace) -> int:
    for found in asyncio.run(_listen(args.seconds)):
        if args.json:
            print_json({**asdict(found), "address": f"{found.address}:{found.port}"})
        else:
            seats = f"{found.taken}/{found.seats}"
            print(f"{found.name}  {found.game}  {seats}  {found.address}:{found.port}  {found.fingerprint}")
    return 0


async def _listen(seconds: float) -> tuple[FoundTable, ...]:
    from lanparty.node.finder import Finder
    from protocol.discovery import Station
    from protocol.identity import Identity

    finder = Finder(Identity.from_seed(os.urandom(32)), Station(), lambda: None)
    await finder.start()
    try:
        await asyncio.sleep(seconds)
        return finder.found
    finally:
        await finder.close()
