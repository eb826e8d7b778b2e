"""Commands that run until they are done or told to stop: SIGTERM does what Ctrl-C does, and everybody is told."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

T = TypeVar("T")

# What ends a program from outside: `kill`, and a terminal that is closed (where the system has these).
_STOPS = ("SIGTERM", "SIGHUP")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run to the end; a signal cancels it, so that it can say goodbye. Raises KeyboardInterrupt after that."""
    try:
        return asyncio.run(_stoppable(work))
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None


@contextlib.contextmanager
def interruptible() -> Iterator[None]:
    """Within, what ends a program from outside raises KeyboardInterrupt, as Ctrl-C does."""
    numbers = [number for name in _STOPS if (number := getattr(signal, name, None)) is not None]
    ours = [number for number in numbers if signal.getsignal(number) is signal.SIG_DFL]
    for number in ours:
        signal.signal(number, signal.default_int_handler)
    try:
        yield
    finally:
        for number in ours:
            signal.signal(number, signal.SIG_DFL)


async def _stoppable(work: Coroutine[Any, Any, T]) -> T:
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None
    for name in _STOPS:
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is signal.SIG_DFL:  # `nohup` wants no end
            with contextlib.suppress(NotImplementedError):  # Windows
                loop.add_signal_handler(number, task.cancel)
    return await work
