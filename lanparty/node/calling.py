"""Calling again: on bad air one attempt says little."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from lanparty.node.errors import NoAnswer

CALL_S = 40.0  # after which nobody is there
PAUSE_S = 0.5  # before the second attempt
PAUSE_FACTOR = 1.7
PAUSE_MOST_S = 4.0

T = TypeVar("T")


async def call_again(attempt: Callable[[], Awaitable[T]], limit_s: float | None = None) -> T:
    """The first result. What fails with NoAnswer is tried again after a growing pause, as long as the time allows.

    `limit_s` (default CALL_S) ends the last attempt, too. Raises its NoAnswer then, and any other error at once.
    """
    said = NoAnswer("unreachable", "The table does not answer.")
    pause_s = PAUSE_S
    try:
        async with asyncio.timeout(CALL_S if limit_s is None else limit_s):
            while True:
                try:
                    return await attempt()
                except NoAnswer as error:
                    said = error
                await asyncio.sleep(pause_s)
                pause_s = min(pause_s * PAUSE_FACTOR, PAUSE_MOST_S)
    except TimeoutError:
        raise said from None
