"""`lanparty join`: join a table without a window."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from lanparty.bots import LEVELS, RANDOM
from lanparty.commands.arguments import add_seat
from lanparty.errors import RunFailed, UsageError
from lanparty.node.errors import NodeError

if TYPE_CHECKING:  # `run` imports what is heavy: `lanparty --help` needs no network
    from lanparty.node.headless import Headless
    from lanparty.node.node import Node
    from lanparty.node.snapshots import FoundTable

NAME = "join"
HELP = "join a table without a window"
FIND_S = 20.0  # for the first table to be seen
SETTLE_S = 1.0  # for a second one, when none was named


def add_arguments(parser: argparse.ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--table", metavar="NAME", help="the table's name")
    which.add_argument(
        "--at",
        metavar="HOST:PORT",
        help="the table's address (the port may be left out), or the code shown there",
    )
    parser.add_argument(
        "--watch",
        action="store_true",
        help="look on at a match that has begun; the line `sit` asks for the seat of a computer player",
    )
    add_seat(parser)


def run(args: argparse.Namespace) -> int:
    from lanparty.commands.seat import play

    if args.bot and args.bot not in (*LEVELS, RANDOM):
        raise UsageError(
            f"there is no computer player {args.bot[:40]!r} (there is: {', '.join((*LEVELS, RANDOM))})"
        )
    named = read_at(args.at) if args.at is not None else None

    async def prepare(player: Headless) -> None:
        node = player.node
        if not args.watch and await player.go_back(args.table or ""):
            return
        at = named or _address(await _find(player, args.table, args.watch))
        player.discovered = time.monotonic()
        player.silent, player.notice = True, ""
        if args.watch:
            await node.watch_at(at)
        else:
            await node.join_at(at, ready=True)
        for peer in node.mesh.peers()[:1]:  # the host alone
            if link := node.mesh.link(peer):
                player.tell_table(*link.address, peer)
        await player.until(lambda: node.match is not None or node.lobby is None)
        if node.match is None:
            await player.until(lambda: bool(player.notice))
            raise RunFailed(player.notice)

    return play(args, prepare)


def read_at(text: str) -> str:
    """The argument of --at, if it can be a place at all. Raises UsageError."""
    from lanparty.node.places import BadPlace, read_place

    try:
        read_place(text)
    except BadPlace as error:
        raise UsageError(str(error)) from None
    return text


def _address(found: FoundTable) -> str:
    host = f"[{found.address}]" if ":" in found.address else found.address
    return f"{host}:{found.port}"


async def _find(player: Headless, name: str | None, playing: bool) -> FoundTable:
    """The table of that name, or the only one that is open (`playing`: that is played). Raises RunFailed."""
    node = player.node

    def candidates() -> list[FoundTable]:
        return [found for found in _fitting(node, playing) if name is None or found.name == name]

    if not await player.until(lambda: bool(candidates()), FIND_S):
        raise RunFailed(_nothing(name, [table for table in node.found if not table.compatible]))
    if name is None:
        await player.until(lambda: len(candidates()) > 1, SETTLE_S)
    if len(candidates()) > 1:
        listed = "; ".join(f"{found.name} at {found.address}:{found.port}" for found in candidates())
        raise RunFailed(f"several tables are open, name one with --table or --at: {listed}")
    try:
        return candidates()[0]
    except IndexError:
        raise NodeError("unreachable", "the table has gone again") from None


def _nothing(name: str | None, foreign: Sequence[FoundTable]) -> str:
    """Why no table can be joined; `foreign`: those of another version of the program."""
    for table in foreign:
        if name in (None, table.name):
            other = f"“{table.name}” of {table.host} is open"
            return f"{other}, but with another version of LAN Party; please update the older one"
    what = f"no table “{name}”" if name is not None else "no open table"
    return f"{what} was found on this network; try --at HOST:PORT, or `lanparty tables --diagnose`"


def _fitting(node: Node, playing: bool) -> list[FoundTable]:
    found = [table for table in node.found if table.compatible and table.playing == playing]
    return [table for table in found if playing or table.taken < table.seats]
