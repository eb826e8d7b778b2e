"""Heavy work in worker processes, so that neither the table nor a window stutters."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import threading
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

from lanparty.table.jobs import Job, Outcome, run

MAX_WORKERS = 2
REMEMBERED = 256  # results that replicas on one laptop may share


def _start() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A parent that is killed closes nothing: its workers hold both ends of their queue themselves."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _number() -> int:
    return min(MAX_WORKERS, os.cpu_count() or 1)


def _run(work: Any, args: tuple[Any, ...]) -> tuple[Outcome, float]:
    begun = time.perf_counter()
    outcome = run(work, args)
    return outcome, (time.perf_counter() - begun) * 1000


class Workers:
    """Runs jobs; a public one that several local replicas ask for is done once."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._broken: list[ProcessPoolExecutor] = []
        self._closed = False
        self._shared: OrderedDict[tuple[Any, ...], asyncio.Task[tuple[Outcome, float]]] = OrderedDict()

    async def run(self, job: Job) -> tuple[Outcome, float]:
        """What the job returned (or the Rejected it raised) and how long it took, ms."""
        if not job.public:
            return await self._submit(job)
        key = (job.work, job.args)
        task = self._shared.get(key)
        if task is None:
            task = self._shared[key] = asyncio.create_task(self._submit(job))
            while len(self._shared) > REMEMBERED:
                self._shared.popitem(last=False)
        return await asyncio.shield(task)

    def warm(self) -> None:
        """Start all workers now, so that no job waits for one, and nothing stutters when work begins.

        (To start a process holds up all threads of a program that has loaded much, for tens of milliseconds.)
        """
        if self._closed:
            return
        with contextlib.suppress(BrokenProcessPool):
            for _ in range(_number()):
                self._open().submit(os.getpid)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(_number(), mp_context=get_context("spawn"), initializer=_start)
        return self._pool

    async def _submit(self, job: Job) -> tuple[Outcome, float]:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._open()
            try:
                return await loop.run_in_executor(pool, _run, job.work, job.args)
            except BrokenProcessPool:
                if self._pool is pool:  # a worker was killed: a new pool, and then a thread
                    self._broken.append(pool)
                    self._pool = None
        return await asyncio.to_thread(_run, job.work, job.args)

    async def close(self) -> None:
        """Wait for the pools to end: one that still ends while the interpreter exits fails with a traceback."""
        self._closed = True
        pools = [*self._broken, self._pool] if self._pool is not None else self._broken
        self._pool, self._broken = None, []
        for pool in pools:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
