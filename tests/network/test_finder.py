"""The list of tables: what is announced is asked over TCP, again and again, at every laptop that announces it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest

from lanparty.node import finder
from lanparty.node.asking import Answer
from lanparty.node.finder import Finder
from lanparty.node.snapshots import FoundTable
from protocol.discovery import Advert, Station
from protocol.identity import Identity
from protocol.link import HelloArgs, Link, Server
from protocol.wire import Ask, TableInfo

LIMIT_S = 60.0
ID = b"i" * 16


def identity(number: int) -> Identity:
    return Identity.from_seed(bytes([number]) * 32)


class Laptop:
    """A laptop that answers for a table, and its advert."""

    def __init__(self, number: int) -> None:
        self.identity = identity(number)
        self.info = TableInfo(ID, "Kitchen", "poison", 4, 1, False, "en", f"Host {number}")
        self.asked = 0
        self.server: Server

    async def start(self) -> Advert:
        self.server = await Server.start(
            [0], self.identity, lambda: HelloArgs("Ann"), self._answer, host="127.0.0.1"
        )
        return self.advert()

    def advert(self, **changes: Any) -> Advert:
        info = self.info
        advert = Advert(
            info.id, info.name, info.game, info.seats, info.taken, info.playing, info.language, info.host,
            self.identity.key, addresses=("127.0.0.1",), port=self.server.port,
        )  # fmt: skip
        return replace(advert, **changes)

    async def _answer(self, link: Link) -> None:
        if isinstance(await link.receive(), Ask):
            self.asked += 1
            await link.send(self.info)
            await link.receive()
        await link.close()


class Sight:
    """A finder and what it finds."""

    def __init__(self) -> None:
        self._news = asyncio.Event()
        self.seen: list[Advert] = []
        self.finder = Finder(identity(99), Station(), self._news.set, self.seen.append)

    def announce(self, *adverts: Advert) -> None:
        """What discovery would tell: all adverts there are now."""
        self.finder._adverts(tuple(sorted(adverts, key=lambda advert: (advert.id, advert.key))))

    async def until(self, true: Callable[[tuple[FoundTable, ...]], Any]) -> None:
        async with asyncio.timeout(LIMIT_S):
            while not true(self.finder.found):
                self._news.clear()
                await self._news.wait()


@asynccontextmanager
async def sight(*laptops: Laptop) -> AsyncIterator[tuple[Sight, list[Advert]]]:
    adverts = [await laptop.start() for laptop in laptops]
    seen = Sight()
    yield seen, adverts
    await seen.finder.close()
    for laptop in laptops:
        await laptop.server.close()


def run(work: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(work())


def test_found_changed_and_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A change that is announced is asked for at once, not when the next question is due."""
    monkeypatch.setattr(finder, "ASK_EVERY_S", 3600.0)

    async def work() -> None:
        host = Laptop(1)
        async with sight(host) as (seen, (advert,)):
            seen.announce(advert)
            await seen.until(lambda found: len(found) == 1)
            assert seen.finder.found[0].taken == 1
            host.info = replace(host.info, taken=2)
            seen.announce(replace(advert, taken=2))
            await seen.until(lambda found: found[0].taken == 2)
            seen.announce()
            assert seen.finder.found == ()

    run(work)


def test_what_is_announced_is_only_a_hint() -> None:
    """What counts is what the table answers; who answers for another table, or with another key, isn't listed."""

    async def work() -> None:
        host, liar, thief = Laptop(1), Laptop(2), Laptop(3)
        async with sight(host, liar, thief) as (seen, adverts):
            other = replace(adverts[1], id=b"o" * 16)  # it answers for ID
            stolen = replace(adverts[2], id=b"s" * 16, key=identity(4).key)
            seen.announce(replace(adverts[0], name="Palace", taken=3), other, stolen)
            await seen.until(lambda found: found)
            assert [(table.name, table.taken) for table in seen.finder.found] == [("Kitchen", 1)]

    run(work)


def test_our_own_table_is_not_listed() -> None:
    async def work() -> None:
        me, host = Laptop(99), Laptop(1)
        host.info = replace(host.info, id=b"o" * 16)
        async with sight(me, host) as (seen, adverts):
            seen.announce(*adverts)
            await seen.until(lambda found: found)
            assert [table.id for table in seen.finder.found] == [host.info.id.hex()]
            assert me.asked == 0

    run(work)


@pytest.mark.parametrize("dead", [0, 1])
def test_a_table_of_several_laptops(dead: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """All who sit at a table announce it: one that doesn't answer, or is made up, doesn't hide the table."""
    monkeypatch.setattr(finder, "ASK_EVERY_S", 0.2)

    async def work() -> None:
        laptops = sorted((Laptop(1), Laptop(2)), key=lambda laptop: laptop.identity.key)
        async with sight(*laptops) as (seen, adverts):
            await laptops[dead].server.close()
            seen.announce(*adverts)
            await seen.until(lambda found: found)
            alive = laptops[1 - dead]
            assert seen.finder.found[0].port == alive.server.port
            asked = alive.asked
            async with asyncio.timeout(LIMIT_S):
                while alive.asked < asked + finder.FORGET_AFTER + 2:
                    assert seen.finder.found
                    await asyncio.sleep(0.01)
            assert len(seen.finder.found) == 1

    run(work)


def test_the_last_laptop_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """While the records still say so, a table that nobody answers for leaves the list."""
    monkeypatch.setattr(finder, "ASK_EVERY_S", 0.2)

    async def work() -> None:
        laptops = [Laptop(1), Laptop(2)]
        async with sight(*laptops) as (seen, adverts):
            seen.announce(*adverts)
            await seen.until(lambda found: found)
            first = next(one for one in laptops if one.server.port == seen.finder.found[0].port)
            await first.server.close()
            await seen.until(lambda found: found and found[0].port != first.server.port)
            for laptop in laptops:
                await laptop.server.close()
            await seen.until(lambda found: not found)

    run(work)


def test_another_version_is_listed_as_such() -> None:
    """But it hides no table of our own version."""

    async def work() -> None:
        host = Laptop(1)
        async with sight(host) as (seen, (advert,)):
            seen.announce(replace(advert, version=2))
            await seen.until(lambda found: found)
            assert not seen.finder.found[0].compatible
            assert host.asked == 0
            seen.announce(advert, replace(advert, version=2, key=identity(2).key))
            await seen.until(lambda found: found[0].compatible)

    run(work)


def test_another_version_that_is_gone_is_not_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It can't be asked, but one hears whether anybody listens."""
    monkeypatch.setattr(finder, "ASK_EVERY_S", 0.2)

    async def work() -> None:
        host = Laptop(1)
        async with sight(host) as (seen, (advert,)):
            seen.announce(replace(advert, version=2))
            await seen.until(lambda found: found)
            await host.server.close()
            await seen.until(lambda found: not found)

    run(work)


def test_several_ways_tell_of_one_table() -> None:
    """It is listed once; addresses that all ways tell of are tried, a dead one holds up nobody."""

    async def work() -> None:
        host = Laptop(1)
        async with sight(host) as (seen, (advert,)):
            seen.finder._hear("beacon", (replace(advert, addresses=("127.0.0.9",), taken=3),))
            seen.announce(advert)
            await seen.until(lambda found: found)
            assert [(one.address, one.taken) for one in seen.finder.found] == [("127.0.0.1", 1)]
            assert {one.addresses for one in seen.seen[-1:]} == {("127.0.0.9", "127.0.0.1")}
            seen.announce()
            assert seen.finder.found, "the other way still tells of it"
            seen.finder._hear("beacon", ())
            assert seen.finder.found == ()

    run(work)


def test_what_the_search_found_is_watched_until_it_falls_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finder, "ASK_EVERY_S", 0.1)

    async def work() -> None:
        host = Laptop(1)
        async with sight(host) as (seen, _):
            place = ("127.0.0.1", host.server.port)
            seen.finder._take_answer(Answer(host.identity.key, place, host.info))
            await seen.until(lambda found: found)
            assert seen.finder.remembered.places_to_ask(["127.0.0.1/8"]) == [place]
            host.info = replace(host.info, taken=3)
            await seen.until(lambda found: found[0].taken == 3)
            assert seen.finder.told_by(finder.ASKED) == 1
            await host.server.close()
            await seen.until(lambda found: not found)
            await asyncio.sleep(0)
            assert seen.finder.told_by(finder.ASKED) == 0
            assert seen.finder._watched == {}

    run(work)


def test_a_table_that_is_closed_leaves_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its laptop answers that there is none: long before the announcements have died away."""
    monkeypatch.setattr(finder, "ASK_EVERY_S", 3600.0)

    async def work() -> None:
        host = Laptop(1)
        async with sight(host) as (seen, (advert,)):
            seen.finder._hear("beacon", (advert,))
            seen.announce(advert)
            await seen.until(lambda found: found)
            host.info = replace(host.info, id=b"n" * 16)
            seen.announce()  # a goodbye, on one of the ways
            await seen.until(lambda found: not found)

    run(work)


def test_dead_tables_are_asked_ever_less_often() -> None:
    pauses = [finder._pause_s(silent) for silent in range(8)]
    assert pauses[0] == finder.ASK_EVERY_S
    assert pauses[1] < 1, "a table isn't given up for one lost packet"
    assert pauses[2:] == sorted(pauses[2:])
    assert pauses[-1] == finder.ASK_RARELY_S


def test_so_many_tables_and_no_more() -> None:
    async def work() -> None:
        seen = Sight()
        one = Advert(
            ID, "Kitchen", "poison", 4, 1, False, "en", "Ann", b"k" * 32, addresses=("127.0.0.1",), port=1
        )
        seen.announce(*(replace(one, id=number.to_bytes(16, "big")) for number in range(500)))
        assert len(seen.finder._watched) == finder.MAX_TABLES
        await seen.finder.close()

    run(work)
