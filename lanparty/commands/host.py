"""`lanparty host`: open a table without a window."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING

from lanparty.commands.arguments import add_game, add_seat, read_game, read_level, seconds, whole
from lanparty.engine.options import read_texts
from lanparty.node.errors import NodeError

if TYPE_CHECKING:  # `run` imports what is heavy: `lanparty --help` needs no network
    from lanparty.node.headless import Headless

NAME = "host"
HELP = "open a table without a window"
WAIT_S = 30.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--seats", required=True, type=whole(1, 10), metavar="N", help="seats of the table")
    parser.add_argument("--table", metavar="NAME", default="", help="the table's name")
    parser.add_argument("--deals", type=whole(1, 100), metavar="D", default=0, help="stop after D deals")
    parser.add_argument(
        "--fill", metavar="LEVEL", default="", help="computer players take the seats still free"
    )
    parser.add_argument(
        "--wait", type=seconds(0), metavar="S", default=None, help="… after S seconds (default: 30)"
    )
    parser.add_argument(
        "--port", type=whole(0, 65_535), metavar="P", default=None, help="listen here, or next to it"
    )
    add_seat(parser)


def run(args: argparse.Namespace) -> int:
    from lanparty.commands.seat import own_name, play
    from protocol.link import PORTS

    rules, _ = read_game(args.game, args.seats, args.option)
    options = read_texts(rules, args.option)
    for level in (args.bot, args.fill):
        if level:
            read_level(level, rules)
    ports = (
        PORTS
        if args.port is None
        else range(args.port, min(args.port + len(PORTS), 65_536))
        if args.port
        else (0,)
    )

    async def prepare(player: Headless) -> None:
        node = player.node
        if await player.go_back(args.table):
            return
        name = args.table or f"{args.name or own_name()}'s table"
        player.silent = True
        await node.host(rules.name, args.seats, name, options, args.deals)
        address = node.addresses[0] if node.addresses else "127.0.0.1"
        player.tell_table(address, node.port, node.identity.key)
        await _gather(player, args)

    return play(args, prepare, ports)


async def _gather(player: Headless, args: argparse.Namespace) -> None:
    """Wait for the players, fill what stays free, begin; who does not answer loses the seat and we wait again."""
    node = player.node
    alone = all(address.startswith("127.") for address in node.addresses)
    wait_s = args.wait if args.wait is not None else 0.0 if alone else WAIT_S
    until = time.monotonic() + wait_s
    while node.match is None:
        left_s = max(0.0, until - time.monotonic()) if args.fill else None
        if not await player.until(lambda: node.can_begin, left_s):
            await node.fill(None, args.fill)
            await player.until(lambda: node.can_begin)
        try:
            await node.begin()
        except NodeError as error:
            if error.code not in ("not_signed", "not_ready"):
                raise
