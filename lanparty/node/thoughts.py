"""How the computer players that run here think: what takes long, in a worker process."""

from __future__ import annotations

import logging
import time
from random import Random
from typing import Any

from lanparty.bots import HARD, Bot, bot
from lanparty.bots.search import TooLate
from lanparty.engine.moves import Move
from lanparty.engine.views import View
from lanparty.games import game
from lanparty.node.workers import Workers
from lanparty.table.jobs import Job

log = logging.getLogger("lanparty.thoughts")

LONGEST_S = 0.4  # for a thought; the budget of playouts should end it long before


async def think(player: Bot, view: View, random: Random, workers: Workers) -> Move:
    """A move for a seat on turn."""
    if player.level != HARD:
        return player.choose(view, view.rules.legal_moves(view), random)
    # Of the faces only the own hand's and what it gave away: no more leaves this process than the seat may know.
    known = {**view.remembered(), **view.known()} if view.faces is not None else None
    args = (player.level, view.rules.name, view.replica, view.seat, known, random.getrandbits(64))
    move, _ = await workers.run(Job(("think",), thought, args, public=False))
    assert isinstance(move, Move)
    return move


def thought(level: str, name: str, state: Any, seat: int, known: dict[int, int] | None, seed: int) -> Move:
    """What a computer player does: the work of a worker process."""
    rules = game(name)
    view = View(rules, state, seat, known)
    return bot(level, name, watch).choose(view, rules.legal_moves(view), Random(seed))


def watch() -> TooLate:
    """A move's time begins."""
    end = time.monotonic() + LONGEST_S

    def is_over() -> bool:
        over = time.monotonic() > end
        if over:
            log.warning("a thought was cut off after %.1f s", LONGEST_S)
        return over

    return is_over
