"""What `host` and `join` share: a node in its home, without a window, from the first line to the result."""

from __future__ import annotations

import argparse
import getpass
import logging
from collections.abc import Awaitable, Callable, Iterable

from lanparty.commands.stopping import run
from lanparty.errors import RunFailed
from lanparty.node.errors import NodeError
from lanparty.node.headless import Headless, speaker
from lanparty.node.home import default_home
from lanparty.node.node import Node
from protocol.link import PORTS

Prepare = Callable[[Headless], Awaitable[None]]


def own_name() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "Player"


def play(args: argparse.Namespace, prepare: Prepare, ports: Iterable[int] = PORTS) -> int:
    """Start a node, let `prepare` bring it to a match, play it; the exit status. Raises RunFailed."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    try:
        return run(_play(args, prepare, ports))
    except NodeError as error:
        raise RunFailed(error.message) from error


async def _play(args: argparse.Namespace, prepare: Prepare, ports: Iterable[int]) -> int:
    player = Headless(speaker(args.json), by_hand=not args.bot, patience_s=args.patience)
    node = player.node = Node(
        args.home or default_home(),
        args.name or own_name(),
        on_change=player.changed,
        ports=ports,
        level=args.bot,
        headless=True,
        sweep=True,
    )
    await node.start()
    try:
        await prepare(player)
        return await player.play()
    finally:
        await node.close()
