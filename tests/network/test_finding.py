"""Ways to find each other, each alone: real laptops (namespaces) on a network that filters all the others.

`deafen` filters multicast, `hush` broadcasts. Nothing here leaves the namespaces; only here may anybody sweep.
"""

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

from lanparty.node.finder import Finder
from lanparty.node.remembered import FILE, Remembered
from lanparty.node.snapshots import FoundTable
from lanparty.node.ways import Ways
from protocol.broadcast import Beacon
from protocol.discovery import Advert, Station
from protocol.identity import Identity
from protocol.wire import PROTOCOL_VERSION
from scripts.netlab import Lab, Laptop
from tests.network.conftest import MakeLab, inside
from tests.network.processes import LIMIT_S, ROOT, Event, Party, Process, until

# Wide, for machines are busy: what it takes on a quiet one is printed.
AT_ONCE_S = 30.0  # by multicast or broadcast; 2 s on a quiet machine
SEARCHED_S = 60.0  # after the silence that comes before a search; 8 s
FOUND_S = 60.0  # on a network that comes up later; 10 s
GONE_S = 60.0  # 10 s
QUICK = ("--option", "mode=quick")
ALL_WAYS = ("env", "-u", "LANPARTY_NO_SWEEP", "-u", "LANPARTY_NO_BEACON")
NO_MULTICAST = Ways(mdns=False, remembered=False)


@pytest.fixture
def lab(make_lab: MakeLab) -> Lab:
    return make_lab(2)


@pytest.fixture
def on(tmp_path: Path, lab: Lab) -> Iterator[list[Party]]:
    """A party on each laptop; its processes take all ways."""
    parties = [Party(tmp_path / laptop.name, (*laptop.prefix, *ALL_WAYS)) for laptop in lab.laptops]
    for party in parties:
        party.folder.mkdir()
    yield parties
    for party in parties:
        party.close()


class Watch:
    """What a laptop sees that looks all the time."""

    def __init__(self, ways: Ways, remembered: Remembered | None) -> None:
        self._news = asyncio.Event()
        self.finder = Finder(
            Identity.from_seed(os.urandom(32)), Station(), self._news.set, ways=ways, remembered=remembered
        )

    async def until(self, true: Callable[[tuple[FoundTable, ...]], Any], what: str, limit_s: float) -> None:
        """Wait until something holds of the tables in sight."""
        began = time.monotonic()
        async with asyncio.timeout(LIMIT_S):
            while not true(self.finder.found):
                self._news.clear()
                await self._news.wait()
        took_s = time.monotonic() - began
        print(f"{what}: {took_s:.3f} s")
        assert took_s < limit_s, what


def watched(
    laptop: Laptop,
    work: Callable[[Watch], Awaitable[None]],
    ways: Ways = Ways(),  # noqa: B008 - frozen
    remembered: Remembered | None = None,
) -> None:
    """Run `work` while a finder looks for tables on this laptop."""

    @asynccontextmanager
    async def watch() -> AsyncIterator[Watch]:
        seen = Watch(ways, remembered)
        await seen.finder.start()
        yield seen
        await seen.finder.close()

    async def run() -> None:
        async with watch() as seen:
            await work(seen)

    with inside(laptop):
        asyncio.run(run())


def lanparty(laptop: Laptop, home: Path, *words: str) -> str:
    """What the program prints there, taking all ways."""
    done = subprocess.run(
        [*laptop.prefix, *ALL_WAYS, sys.executable, "-m", "lanparty", "--home", str(home), *words],
        cwd=ROOT, text=True, capture_output=True, timeout=200, check=True,
    )  # fmt: skip
    return done.stdout


def open_table(party: Party, *words: str, seats: int = 4) -> tuple[Process, Event]:
    host = party.host("--bot", "easy", "--port", "47800", *words, seats=seats)
    return host, host.event("table")


# ---- each way alone ----------------------------------------------------------------------------------------


def test_by_multicast_alone(on: list[Party], lab: Lab) -> None:
    lab.hush()
    host, _ = open_table(on[0])

    async def watch(seen: Watch) -> None:
        await seen.until(lambda tables: tables, "found by multicast", AT_ONCE_S)
        assert seen.finder.told_by("beacon") == 0
        host.kill(2)
        await asyncio.to_thread(host.wait)
        await seen.until(lambda tables: not tables, "gone", AT_ONCE_S)

    watched(lab.laptops[1], watch)


def test_by_broadcast_alone(on: list[Party], lab: Lab) -> None:
    """Found at once, followed as seats fill, gone when the host leaves."""
    lab.deafen()
    host, table = open_table(on[0])

    async def watch(seen: Watch) -> None:
        await seen.until(lambda tables: tables, "found by broadcast", AT_ONCE_S)
        assert seen.finder.told_by("mdns") == 0
        (found,) = seen.finder.found
        assert (found.id, found.address, found.port) == (table["id"], table["address"], table["port"])
        guest = on[0].join(f"{table['address']}:{table['port']}", "--bot", "easy")
        await asyncio.to_thread(host.event, "joined", seat=1)
        await seen.until(lambda tables: tables[0].taken == 2, "a change seen", AT_ONCE_S)
        host.kill(2)
        await asyncio.to_thread(host.wait)
        await seen.until(lambda tables: not tables, "gone", AT_ONCE_S)
        await asyncio.to_thread(guest.wait)

    watched(lab.laptops[1], watch)


def test_by_broadcast_when_the_table_opens_later(on: list[Party], lab: Lab) -> None:
    lab.deafen()

    async def watch(seen: Watch) -> None:
        _, table = await asyncio.to_thread(open_table, on[0])
        await seen.until(lambda tables: tables, "seen after it was opened", AT_ONCE_S)
        assert seen.finder.found[0].id == table["id"]

    watched(lab.laptops[1], watch, NO_MULTICAST)


def test_two_programs_on_one_laptop_hear_the_same_broadcasts(on: list[Party], lab: Lab) -> None:
    """They share the port, whoever opened it first."""
    lab.deafen()
    open_table(on[0])

    async def watch(one: Watch) -> None:
        async def watch_too(other: Watch) -> None:
            for seen in (one, other):
                await seen.until(lambda tables: tables, "found", AT_ONCE_S)
            told = [seen.finder.beacon.counters.others for seen in (one, other)]
            async with asyncio.timeout(LIMIT_S):
                while not all(
                    seen.finder.beacon.counters.others > before
                    for seen, before in zip((one, other), told, strict=True)
                ):
                    await asyncio.sleep(0.01)

        other = Watch(NO_MULTICAST, None)
        await other.finder.start()
        await watch_too(other)
        await other.finder.close()

    watched(lab.laptops[1], watch, NO_MULTICAST)


def test_by_memory_alone(on: list[Party], lab: Lab, tmp_path: Path) -> None:
    """Somebody met on another evening is called after some silence; a place where nobody is does no harm."""
    lab.deafen()
    lab.hush()
    _, table = open_table(on[0])
    known = Remembered.of_home(tmp_path)
    known.meet(b"a" * 32, [(table["address"], table["port"]), ("10.77.0.99", 47800)])

    async def watch(seen: Watch) -> None:
        await seen.until(lambda tables: tables, "found by memory", SEARCHED_S)
        assert [seen.finder.told_by(way) for way in ("mdns", "beacon", "asked")] == [0, 0, 1]
        assert seen.finder.found[0].fingerprint == table["fingerprint"]

    watched(lab.laptops[1], watch, remembered=known)
    assert len(Remembered.of_home(tmp_path).peers) == 2, "now by its right key as well"


def test_by_a_sweep_alone(on: list[Party], lab: Lab) -> None:
    """Found at a port and an address that nobody has named; and when its host is killed, it is soon gone."""
    lab.deafen()
    lab.hush()
    host, table = open_table(on[0])

    async def watch(seen: Watch) -> None:
        await seen.until(lambda tables: tables, "found by a sweep", SEARCHED_S)
        assert seen.finder.found[0].id == table["id"]
        host.kill()
        await asyncio.to_thread(host.wait)
        await seen.until(lambda tables: not tables, "gone after it was killed", GONE_S)

    watched(lab.laptops[1], watch, Ways(sweep=True, remembered=False))


def test_by_the_program_as_people_start_it(on: list[Party], lab: Lab) -> None:
    """`tables` and `join` sweep by themselves; who has met is remembered by both."""
    lab.deafen()
    lab.hush()
    host, table = open_table(on[0], "--deals", "1", *QUICK, seats=2)
    listed = lanparty(lab.laptops[1], on[1].folder / "home-0", "tables", "--json")
    (row,) = map(json.loads, listed.splitlines())
    assert row["address"] == "10.77.0.1:47800"
    guest = on[1].start("join", "--bot", "easy")
    assert guest.event("table")["id"] == table["id"]
    for process in (host, guest):
        process.succeeds()
    for party, address in ((on[1], "10.77.0.1"), (on[0], "10.77.0.2")):
        known = Remembered(party.folder / "home-0" / FILE)
        assert address in [place[0] for peer in known.peers for place in peer.places]


def test_another_version_is_listed_as_such(on: list[Party], lab: Lab, tmp_path: Path) -> None:
    """It is there while somebody listens, and named; it can't be asked."""
    lab.deafen()
    other = Advert(
        b"i" * 16, "Kitchen", "poison", 4, 1, False, "en", "Ann", b"k" * 32, PROTOCOL_VERSION + 1, port=47800
    )

    async def work() -> None:
        server = await asyncio.start_server(lambda reader, writer: writer.close(), "10.77.0.1", 47800)
        beacon = Beacon(lambda: None)
        beacon.follow(("10.77.0.1/24",))
        beacon.announce(other)
        await beacon.start()
        shown = await asyncio.to_thread(lanparty, lab.laptops[1], tmp_path, "tables", "--seconds", "3")
        (row,) = shown.splitlines()
        assert row.startswith("Kitchen  poison  1/4  10.77.0.1:47800")
        assert "another version" in row
        server.close()
        assert await asyncio.to_thread(lanparty, lab.laptops[1], tmp_path, "tables", "--seconds", "1") == ""
        await beacon.close()

    with inside(lab.laptops[0]):
        asyncio.run(work())


# ---- by address, code, QR code -----------------------------------------------------------------------------


def test_by_address_and_by_code(on: list[Party], lab: Lab) -> None:
    """Nothing is found; a port, or one of the program's, an address, the code, and what a QR code says lead there."""
    lab.deafen()
    lab.hush()
    port = "47803"
    host = on[0].host("--bot", "easy", "--port", port, "--deals", "1", *QUICK, seats=4)
    table = host.event("table")
    assert len(table["code"]) == 4
    address = table["address"]
    ways = [address, table["code"].lower(), f"lanparty://{address}:{port}/{table['fingerprint']}"]
    guests = [on[1].join(at, "--bot", "easy") for at in ways]
    for guest in guests:
        assert guest.event("table") == table
    for process in (host, *guests):
        process.succeeds()


def test_by_address_what_goes_wrong(on: list[Party], lab: Lab) -> None:
    host, table = open_table(on[0])
    code = table["code"]
    mistyped = code[:-1] + ("X" if code[-1] != "X" else "Y")
    nobody = "aaaa-aaaa-aaaa-aaaa"
    on[1].join("10.77.0.1:47805", "--bot", "easy").fails("Nobody answers at 10.77.0.1:47805")
    on[1].join("10.77.0.2", "--bot", "easy").fails("No table answers at 10.77.0.2")
    on[1].join(mistyped, "--bot", "easy").fails(mistyped, "is a character wrong?")
    on[1].join(f"lanparty://10.77.0.1:47800/{nobody}", "--bot", "easy").fails("another laptop")
    assert len(host.all("joined")) == 1


# ---- networks that change ----------------------------------------------------------------------------------


@pytest.mark.parametrize("deaf", [False, True], ids=["multicast", "broadcast"])
def test_a_network_that_comes_up_later(on: list[Party], lab: Lab, deaf: bool) -> None:
    """The program is started first, then the Wi-Fi."""
    if deaf:
        lab.deafen()
    lab.give_address(1, "")
    open_table(on[0])

    async def watch(seen: Watch) -> None:
        assert seen.finder.station.networks == ("127.0.0.1/8",)
        lab.give_address(1, "10.77.0.2")
        await seen.until(lambda tables: tables, "found after the network came up", FOUND_S)

    watched(lab.laptops[1], watch, Ways(mdns=not deaf, beacon=deaf, remembered=False))


def test_a_host_whose_address_changes(on: list[Party], lab: Lab) -> None:
    """Who looks sees it at the new address, and can join there."""
    host, _ = open_table(on[0])

    async def watch(seen: Watch) -> None:
        await seen.until(lambda tables: tables, "found", AT_ONCE_S)
        lab.give_address(0, "10.77.0.31")
        await seen.until(
            lambda tables: tables and tables[0].address == "10.77.0.31", "seen where it is now", FOUND_S
        )

    watched(lab.laptops[1], watch)
    on[1].join("10.77.0.31:47800", "--bot", "easy")
    host.event("joined", seat=1)


def test_both_addresses_change_in_mid_match(on: list[Party], lab: Lab) -> None:
    """Neither knows where the other is now; broadcasts tell, and the match goes on."""
    lab.deafen()
    host = on[0].host(*QUICK, seats=2)
    table = host.event("table")
    guest = on[1].join(f"{table['address']}:{table['port']}")
    for process in (host, guest):
        process.event("deal")
    play(host, guest, stop=lambda: len(guest.all("move")) >= 4)
    changed = time.monotonic()
    for place in (0, 1):
        lab.give_address(place, f"10.77.0.4{place}")
    play(host, guest, stop=lambda: bool(guest.all("scores") and host.all("scores")))
    print(f"played on to the end of the deal {time.monotonic() - changed:.3f} s after the addresses changed")
    assert host.succeeds()["state_hash"] == guest.succeeds()["state_hash"]


def play(*hands: Process, stop: Callable[[], bool]) -> None:
    """Players by hand, who make the first legal move each time, until `stop()` holds."""

    def turn() -> bool:
        for hand in hands:
            asked, made = hand.all("your_turn"), getattr(hand, "made", 0)
            if len(asked) > made and not stop():
                hand.say(asked[made]["legal"][0])
                hand.made = made + 1  # type: ignore[attr-defined]
        return stop()

    until(turn, "end of play")


# ---- tables that die ---------------------------------------------------------------------------------------


def test_a_killed_host_vanishes(on: list[Party], lab: Lab) -> None:
    host, _ = open_table(on[0])

    async def watch(seen: Watch) -> None:
        await seen.until(lambda tables: tables, "found", AT_ONCE_S)
        host.kill()
        await asyncio.to_thread(host.wait)
        await seen.until(lambda tables: not tables, "gone after its host was killed", GONE_S)

    watched(lab.laptops[1], watch)


def test_a_host_that_is_switched_off_vanishes_and_comes_back(on: list[Party], lab: Lab) -> None:
    """No computer says any more that nobody listens: there is silence. Its owner opens the lid again."""
    open_table(on[0])

    async def watch(seen: Watch) -> None:
        await seen.until(lambda tables: tables, "found", AT_ONCE_S)
        lab.unplug(0)
        await seen.until(lambda tables: not tables, "gone after its laptop was off the network", GONE_S)
        lab.plug_in(0)
        await seen.until(lambda tables: tables, "back", FOUND_S)

    watched(lab.laptops[1], watch)


# ---- diagnosis ---------------------------------------------------------------------------------------------


def diagnosis(laptop: Laptop, folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        lanparty(laptop, folder, "tables", "--diagnose", "--seconds", "1.5", "--json")
    )
    return found


def test_what_the_diagnosis_says(on: list[Party], lab: Lab, tmp_path: Path) -> None:
    alone = diagnosis(lab.laptops[1], tmp_path)
    (network,) = alone["networks"]
    assert network == {
        "interface": "wifi0", "address": "10.77.0.2", "network": "10.77.0.0/24", "broadcast": "10.77.0.255",
        "code": "2248", "answers": True, "hears_itself": True,
    }  # fmt: skip
    assert [port["problem"] for port in alone["ports"]] == ["", "", ""]
    assert [way["hears_itself"] for way in alone["heard"]] == [True, True]
    assert [advice["code"] for advice in alone["advice"]] == ["alone", "firewall", "hotspot", "by_address"]
    open_table(on[0])
    found = diagnosis(lab.laptops[1], tmp_path)
    assert found["tables"] == 1
    assert [way["others"] for way in found["heard"]] == [1, 1]
    assert [advice["code"] for advice in found["advice"]] == ["found"]
    lab.give_address(1, "")
    assert [advice["code"] for advice in diagnosis(lab.laptops[1], tmp_path)["advice"]] == ["no_network"]
