"""Races: the first that succeeds wins, the next starts when one is slow or has failed, and no result is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from lanparty.node.racing import race
from tests.protocol.aid import run

ForeverS = 3600.0
Attempt = Callable[[], Awaitable[str]]


class Silent(Exception):
    pass


class Refused(Exception):
    pass


def after(turns: int, result: str | Exception, log: list[str] | None = None) -> Attempt:
    async def attempt() -> str:
        if log is not None:
            log.append(str(result))
        for _ in range(turns):
            await asyncio.sleep(0)
        if isinstance(result, Exception):
            raise result
        return result

    return attempt


async def forever() -> str:
    await asyncio.sleep(ForeverS)
    raise AssertionError


def test_the_first_is_enough() -> None:
    async def work() -> None:
        log: list[str] = []
        assert await race([after(1, "a", log), after(0, "b", log)], ForeverS, (Silent,)) == "a"
        assert log == ["a"]

    run(work)


def test_a_failure_starts_the_next() -> None:
    async def work() -> None:
        attempts = [after(1, Silent()), after(1, Refused()), after(1, "c")]
        assert await race(attempts, ForeverS, (Refused, Silent)) == "c"

    run(work)


def test_a_slow_one_is_not_waited_for() -> None:
    async def work() -> None:
        assert await race([forever, forever, after(0, "c")], 0.01, (Silent,)) == "c"

    run(work)


def test_a_slow_one_may_win_all_the_same() -> None:
    async def work() -> None:
        news = asyncio.Event()

        async def slow() -> str:
            await news.wait()
            return "slow"

        async def second() -> str:
            news.set()
            await asyncio.sleep(ForeverS)
            raise AssertionError

        assert await race([slow, second], 0.01, (Silent,)) == "slow"

    run(work)


def test_the_most_telling_failure() -> None:
    async def work() -> None:
        attempts = [after(0, Silent("1")), after(0, Refused("2")), after(0, Refused("3"))]
        with pytest.raises(Refused, match="2"):
            await race(attempts, ForeverS, (Refused, Silent))

    run(work)


def test_an_error_of_ours_is_not_hidden() -> None:
    async def work() -> None:
        with pytest.raises(ZeroDivisionError):
            await race([after(0, ZeroDivisionError()), after(0, "b")], ForeverS, (Silent,))

    run(work)


def test_what_comes_too_late_is_handed_over() -> None:
    """Two at once: one wins, the other is given to `spare`; one that is given up can be finished all the same."""

    async def work() -> None:
        spared: list[str] = []
        done = asyncio.Event()

        async def stubborn() -> str:
            try:
                await asyncio.sleep(ForeverS)
            except asyncio.CancelledError:
                done.set()
            return "stubborn"

        assert await race([stubborn, after(3, "b")], 0.001, (Silent,), spared.append) == "b"
        await done.wait()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert spared == ["stubborn"]

    run(work)


def test_given_up_from_outside() -> None:
    async def work() -> None:
        racing = asyncio.create_task(race([forever, forever], 0.001, (Silent,)))
        await asyncio.sleep(0.01)
        racing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await racing
        await asyncio.sleep(0)

    run(work)
