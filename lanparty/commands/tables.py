"""`lanparty tables`: what there is on this network."""

from __future__ import annotations

import argparse
import asyncio
import os
from dataclasses import asdict

from lanparty.commands.arguments import print_json
from lanparty.errors import UsageError
from lanparty.node.finder import Finder
from lanparty.node.snapshots import FoundTable
from protocol.discovery import Station
from protocol.identity import Identity

NAME = "tables"
HELP = "list the tables on this network"
SECONDS = 3.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds", type=float, default=SECONDS, metavar="S", help="how long to listen (default: 3)"
    )


def run(args: argparse.Namespace) -> int:
    if not 0 < args.seconds <= 3600:
        raise UsageError("--seconds is a number above 0, at most 3600")
    for found in asyncio.run(_listen(args.seconds)):
        if args.json:
            print_json({**asdict(found), "address": f"{found.address}:{found.port}"})
        else:
            seats = f"{found.taken}/{found.seats}"
            print(f"{found.name}  {found.game}  {seats}  {found.address}:{found.port}  {found.fingerprint}")
    return 0


async def _listen(seconds: float) -> tuple[FoundTable, ...]:
    finder = Finder(Identity.from_seed(os.urandom(32)), Station(), lambda: None)
    await finder.start()
    try:
        await asyncio.sleep(seconds)
        return finder.found
    finally:
        await finder.close()
