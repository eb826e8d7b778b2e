"""Several attempts at one thing, of which one has to succeed: started one after the other, without waiting long."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, TypeVar

T = TypeVar("T")


async def race(
    attempts: Sequence[Callable[[], Awaitable[T]]],
    stagger_s: float,
    failures: tuple[type[Exception], ...],
    spare: Callable[[T], Any] = lambda result: None,
) -> T:
    """The first result. The next attempt begins when `stagger_s` have passed or an earlier one has failed.

    When all fail, the first failure is raised whose type stands first in `failures`. A result that comes too late is
    given to `spare`. `attempts` must not be empty.
    """
    waiting = list(reversed(attempts))
    running: list[asyncio.Future[T]] = []
    failed: list[Exception] = []
    won: asyncio.Future[T] | None = None
    try:
        while waiting or running:
            if waiting:
                running.append(asyncio.ensure_future(waiting.pop()()))
            timeout_s = stagger_s if waiting else None
            done, _ = await asyncio.wait(running, timeout=timeout_s, return_when=asyncio.FIRST_COMPLETED)
            for attempt in [one for one in running if one in done]:
                error = attempt.exception()
                if error is None:
                    won = attempt
                    return attempt.result()
                running.remove(attempt)
                if not isinstance(error, failures):
                    raise error
                failed.append(error)
    finally:
        _give_up((one for one in running if one is not won), spare)
    raise min(failed, key=lambda error: _place(error, failures))


def _place(error: Exception, failures: tuple[type[Exception], ...]) -> int:
    if type(error) in failures:
        return failures.index(type(error))
    return next(place for place, kind in enumerate(failures) if isinstance(error, kind))


def _give_up(attempts: Iterable[asyncio.Future[T]], spare: Callable[[T], Any]) -> None:
    def look(attempt: asyncio.Future[T]) -> None:
        if not attempt.cancelled() and attempt.exception() is None:
            spare(attempt.result())

    for attempt in attempts:
        attempt.add_done_callback(look)
        attempt.cancel()
