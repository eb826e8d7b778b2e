"""Several laptops on one network: namespaces with real multicast DNS, real addresses, and no way to the internet."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from lanparty.node import finder
from lanparty.node.finder import Finder
from lanparty.node.snapshots import FoundTable
from protocol.discovery import Station
from protocol.identity import Identity
from scripts.air import Air
from scripts.netlab import Lab, Laptop
from tests.network.conftest import MakeLab, inside
from tests.network.processes import LIMIT_S, ROOT, Party, play, until

# Wide, for machines are busy: what it takes on a quiet one is printed.
SEEN_S = (
    15.0  # a table, or a change at it, is seen by everybody else within this time; 3 s on a quiet machine
)
GONE_S = 30.0  # a table whose laptop is dead leaves the list within this time; 10 s
LISTEN_S = (
    2.5  # a responder may keep an answer back for a second, if it has just told everybody (RFC 6762, 6)
)
QUICK = ("--option", "mode=quick")


@pytest.fixture
def lab(make_lab: MakeLab) -> Lab:
    return make_lab(3)


@pytest.fixture
def on(tmp_path: Path, lab: Lab) -> Iterator[list[Party]]:
    """A party on each of three laptops."""
    parties = [Party(tmp_path / laptop.name, laptop.prefix) for laptop in lab.laptops]
    for party in parties:
        party.folder.mkdir()
    yield parties
    for party in parties:
        party.close()


def test_found_without_an_address(on: list[Party], lab: Lab) -> None:
    """Three laptops play a whole match; nobody names a table or an address."""
    host = on[0].host("--bot", "easy", *QUICK, "--name", "Ann", "--port", "47800", seats=3)
    table = host.event("table")
    assert table["address"] == lab.laptops[0].address
    guests = [party.start("join", "--bot", "easy", "--name", "Bob") for party in on[1:]]
    results = [process.succeeds() for process in (host, *guests)]
    assert len({result["state_hash"] for result in results}) == 1
    for process in (host, *guests):
        assert process.events[0] == table
        assert {event["status"] for event in process.all("peer")} <= {"lost", "back"}
    # For one second a guest waits whether there is another table.
    assert max(result["seconds"]["discover"] for result in results) < 1 + SEEN_S


def test_where_frames_are_lost_and_late(tmp_path: Path, make_lab: MakeLab) -> None:
    """Bad Wi-Fi from the first call to the last seed (`scripts/badwifi.py` is the long set)."""
    air = Air(seed=1)
    air.loss, air.delay_s = 0.1, (0.001, 0.03)
    lab = make_lab(2, air=air)
    first, second = (Party(tmp_path, laptop.prefix) for laptop in lab.laptops)
    try:
        host = first.host("--bot", "easy", *QUICK, "--port", "47800", home="ann")
        host.event("table")
        guest = second.join(lab.laptops[0].address, "--bot", "easy", home="bob")
        results = [process.wait() for process in (host, guest)]
        assert results == [0, 0], (host, guest)
        ends = [process.all("result")[0] for process in (host, guest)]
        assert ends[0]["state_hash"] == ends[1]["state_hash"]
        assert [end["audit"] for end in ends] == ["passed", "passed"]
        assert air.lost > 0
    finally:
        for party in (first, second):
            party.close()


def test_where_multicast_is_filtered(on: list[Party], lab: Lab) -> None:
    """Nothing can be discovered, but one address is enough: guests find each other by what the table says."""
    lab.deafen()
    host = on[0].host("--bot", "easy", *QUICK, seats=3)
    table = host.event("table")
    assert tables(lab.laptops[1], LISTEN_S) == []
    at = f"{table['address']}:{table['port']}"
    guests = [party.join(at, "--bot", "easy") for party in on[1:]]
    assert len({process.succeeds()["state_hash"] for process in (host, *guests)}) == 1


def test_listed_by_the_command(on: list[Party], lab: Lab) -> None:
    host = on[0].host("--bot", "easy", "--table", "Σαλόνι", seats=4)
    table = host.event("table")
    (row,) = until(lambda: tables(lab.laptops[2], LISTEN_S), "table in the list")
    assert {"name", "game", "seats", "taken", "address", "fingerprint"} <= set(row)
    address = f"{table['address']}:{table['port']}"
    assert (row["name"], row["game"], row["address"]) == ("Σαλόνι", "poison", address)
    assert (row["taken"], row["seats"], row["fingerprint"]) == (1, 4, table["fingerprint"])
    guest = on[1].start("join", "--bot", "easy")
    host.event("joined", seat=1)
    shown = lanparty(lab.laptops[2], "tables", "--seconds", str(LISTEN_S)).stdout
    assert shown.split() == ["Σαλόνι", "poison", "2/4", address, table["fingerprint"]]
    host.kill()
    guest.fails("The host is gone")
    assert tables(lab.laptops[2], LISTEN_S) == []


def test_watched_from_elsewhere(on: list[Party], lab: Lab, monkeypatch: pytest.MonkeyPatch) -> None:
    """A third laptop, which looks all the time, sees a table come, fill up, begin, and go, as each is announced."""
    monkeypatch.setattr(finder, "ASK_EVERY_S", 3600.0)  # else it would see changes sooner or later anyway

    async def watch(seen: Watch) -> None:
        host = on[0].host("--fill", "easy", "--wait", "3600", seats=3)
        table = await asyncio.to_thread(host.event, "table")
        opened = time.monotonic()
        found = await seen.until(lambda tables: tables[0] if tables else None)
        print(f"seen {time.monotonic() - opened:.3f} s after it was opened")
        assert time.monotonic() - opened < SEEN_S
        assert (found.id, found.name, found.fingerprint) == (table["id"], table["name"], table["fingerprint"])
        assert (found.address, found.port) == (table["address"], table["port"])
        assert (found.taken, found.seats, found.playing) == (1, 3, False)
        guests = []
        for number, party in enumerate(on[:2]):
            guests.append(party.start("join", "--table", table["name"]))
            await asyncio.to_thread(host.event, "joined", seat=number + 1)
            changed = time.monotonic()
            await seen.until(lambda tables, taken=number + 2: tables[0].taken == taken)
            print(f"a change seen after {time.monotonic() - changed:.3f} s")
            assert time.monotonic() - changed < SEEN_S
        await seen.until(lambda tables: tables[0].playing)
        host.kill(2)
        await asyncio.to_thread(host.wait)
        for guest in guests:  # till then they go on without it
            guest.kill(2)
            await asyncio.to_thread(guest.wait)
        left = time.monotonic()
        await seen.until(lambda tables: not tables)
        print(f"gone {time.monotonic() - left:.3f} s after all have left")

    watched(lab.laptops[2], watch)


def test_a_killed_host_vanishes(on: list[Party], lab: Lab) -> None:
    """Without a goodbye a table stays in the records for minutes; but nobody answers, so it leaves the list."""

    async def watch(seen: Watch) -> None:
        host = on[0].host("--bot", "easy")
        await seen.until(lambda tables: tables)
        host.kill()
        await asyncio.to_thread(host.wait)
        killed = time.monotonic()
        await seen.until(lambda tables: not tables)
        print(f"gone {time.monotonic() - killed:.3f} s after its host was killed")
        assert time.monotonic() - killed < GONE_S

    watched(lab.laptops[2], watch)


def test_a_cable_that_is_pulled(on: list[Party], lab: Lab) -> None:
    """In mid-match a laptop is off the network for so long that its links end; then all go on where they were."""
    host = on[0].host(*QUICK)
    table = host.event("table")
    guest = on[1].join(f"{table['address']}:{table['port']}")
    for process in (host, guest):
        process.event("deal")
    play(host, guest, stop=lambda: len(guest.all("move")) >= 4)
    lab.unplug(1)
    for process in (host, guest):
        assert process.event("peer")["status"] == "lost"
    lab.plug_in(1)
    for process in (host, guest):
        assert process.event("peer")["status"] == "back"
    play(host, guest, stop=lambda: bool(guest.all("scores") and host.all("scores")))
    assert host.succeeds()["state_hash"] == guest.succeeds()["state_hash"]


class Watch:
    """What a laptop that looks all the time sees."""

    def __init__(self) -> None:
        self._news = asyncio.Event()
        self.finder = Finder(Identity.from_seed(os.urandom(32)), Station(), self._news.set)

    async def until(self, true: Callable[[tuple[FoundTable, ...]], Any]) -> Any:
        """Wait until something holds of the tables in sight; what it is then."""
        async with asyncio.timeout(LIMIT_S):
            while not (found := true(self.finder.found)):
                self._news.clear()
                await self._news.wait()
        return found


def watched(laptop: Laptop, work: Callable[[Watch], Awaitable[None]]) -> None:
    """Run `work` while a finder looks for tables on this laptop."""

    @asynccontextmanager
    async def watch() -> AsyncIterator[Watch]:
        seen = Watch()
        await seen.finder.start()
        yield seen
        await seen.finder.close()

    async def run() -> None:
        async with watch() as seen:
            await work(seen)

    with inside(laptop):
        asyncio.run(run())


def lanparty(laptop: Laptop, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*laptop.prefix, sys.executable, "-m", "lanparty", *words],
        cwd=ROOT, text=True, capture_output=True, timeout=200, check=True,
    )  # fmt: skip


def tables(laptop: Laptop, seconds: float) -> list[dict[str, Any]]:
    """What `lanparty tables` lists there."""
    done = lanparty(laptop, "tables", "--json", "--seconds", str(seconds))
    return [json.loads(line) for line in done.stdout.splitlines()]
