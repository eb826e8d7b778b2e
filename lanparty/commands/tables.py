"""`lanparty tables`: what there is on this network, and why there may be nothing."""

from __future__ import annotations

import argparse
import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from lanparty.commands.arguments import print_json, seconds

if TYPE_CHECKING:  # `run` imports what is heavy: `lanparty --help` needs no network
    from lanparty.node.diagnosis import Diagnosis
    from lanparty.node.finder import Finder
    from lanparty.node.snapshots import FoundTable
    from protocol.identity import Identity
    from protocol.link import Link

NAME = "tables"
HELP = "list the tables on this network"
SECONDS = 3.0
SILENCE_SHARE = 1 / 3  # of the time, before what is more laborious is tried


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--seconds", type=seconds(0.1), default=SECONDS, metavar="S", help="how long to listen (default: 3)"
    )
    parser.add_argument(
        "--diagnose",
        action="store_true",
        help="try out this laptop's way onto the network, and say what to try",
    )


def run(args: argparse.Namespace) -> int:
    from lanparty.node.home import default_home

    home = args.home or default_home()
    if args.diagnose:
        found = asyncio.run(_diagnose(home, args.seconds))
        if args.json:
            print_json(found.json())
        else:
            print("\n".join(found.lines()))
        return 0
    for table in asyncio.run(_listen(home, args.seconds)):
        _print(table, args.json)
    return 0


def _print(found: FoundTable, as_json: bool) -> None:
    if as_json:
        print_json({**asdict(found), "address": f"{found.address}:{found.port}"})
        return
    other = "" if found.compatible else "  (another version of LAN Party)"
    seats = f"{found.taken}/{found.seats}"
    print(f"{found.name}  {found.game}  {seats}  {found.address}:{found.port}  {found.fingerprint}{other}")


async def _listen(home: Path, seconds: float) -> tuple[FoundTable, ...]:
    async with _finder(_stranger(), home, seconds) as finder:
        await asyncio.sleep(seconds)
        return finder.found


async def _diagnose(home: Path, seconds: float) -> Diagnosis:
    from lanparty.node.diagnose import diagnose
    from protocol.link import PORTS, HelloArgs, LinkFailed, Server
    from protocol.wire import Refuse

    async def turn_away(link: Link) -> None:
        await link.close(Refuse("no_table", "There is no table at this address."))

    identity = _stranger()
    server, problem = None, ""
    try:
        server = await Server.start(PORTS, identity, lambda: HelloArgs(""), turn_away)
    except LinkFailed as error:
        problem = error.reason
    async with _finder(identity, home, seconds) as finder:
        found = await diagnose(finder, server.port if server else 0, problem, seconds)
    if server is not None:
        await server.close()
    return found


def _stranger() -> Identity:
    """Who only asks needs no identity of its own."""
    from protocol.identity import Identity

    return Identity.from_seed(os.urandom(32))


@asynccontextmanager
async def _finder(identity: Identity, home: Path, seconds: float) -> AsyncIterator[Finder]:
    from lanparty.node.finder import Finder
    from lanparty.node.remembered import Remembered
    from lanparty.node.search import SILENCE_S
    from lanparty.node.ways import Ways, allowed
    from protocol.discovery import Station

    known = Remembered.of_home(home, read_only=True)
    silence_s = min(SILENCE_S, seconds * SILENCE_SHARE)
    finder = Finder(
        identity, Station(), lambda: None,
        ways=allowed(Ways(sweep=True), os.environ), remembered=known, silence_s=silence_s,
    )  # fmt: skip
    await finder.start()
    try:
        yield finder
    finally:
        await finder.close()
