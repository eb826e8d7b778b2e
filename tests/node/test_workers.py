"""The pool of worker processes ends before its node does."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading

from lanparty.node.workers import Workers
from lanparty.table.jobs import Job


def _die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_nothing_of_a_pool_is_left_when_it_is_closed() -> None:
    """Neither of the running one nor of one whose worker was killed: what ends later may fail in the exit."""
    before = {*threading.enumerate(), *multiprocessing.active_children()}

    async def life() -> None:
        workers = Workers()
        broken = workers._open()
        broken.submit(_die)
        job = Job((), os.getpid, (), public=False)
        while workers._open() is broken:
            await workers.run(job)
        workers.warm()
        await workers.close()

    asyncio.run(life())
    after = {*threading.enumerate(), *multiprocessing.active_children()}
    assert {one.name for one in after - before} == set()
