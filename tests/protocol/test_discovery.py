"""Discovery with real multicast on this machine: found, followed and forgotten, in time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace

import ifaddr
import pytest
from zeroconf import ServiceStateChange
from zeroconf.asyncio import AsyncServiceInfo, AsyncZeroconf

from protocol import discovery
from protocol.advert import SERVICE_TYPE, to_txt
from protocol.discovery import Advert, Announcer, Browser, Station, local_addresses, local_networks
from protocol.fields import BadMessage
from tests.protocol.aid import run, until
from tests.protocol.peers import peer

pytestmark = pytest.mark.usefixtures("own_loopback")

LOOPBACK = ["127.0.0.1/8"]
# In which a table must be found, by who hears it announced and by who has to ask (responders repeat nothing that they
# have said within a second). On a quiet machine it is 0.5 s and 1.5 s; but machines are busy.
FOUND_S = 10.0
ASKED_S = 10.0


def advert(number: int = 1, **changes) -> Advert:
    facts = Advert(
        number.to_bytes(16, "big"), f"Table {number}", "poison", 4, 1, False, "en", "Ann", bytes([number]) * 32,
        port=47800,
    )  # fmt: skip
    return replace(facts, **changes)


def station(networks: Callable[[], list[str]] = lambda: LOOPBACK) -> Station:
    """A presence on loopback only, so that no test is heard by anybody else."""
    return Station(networks, poll_s=0.05)


class Ears:
    """A browser, and what it has reported of tables of this test."""

    def __init__(self, where: Station, numbers: range = range(1, 200)) -> None:
        self.ids = {number.to_bytes(16, "big") for number in numbers}
        self.reports: list[tuple[Advert, ...]] = []
        self.browser = Browser(self.changed, where)

    def changed(self, adverts: tuple[Advert, ...]) -> None:
        ours = tuple(one for one in adverts if one.id in self.ids)
        if ours != (self.reports[-1] if self.reports else ()):
            self.reports.append(ours)

    @property
    def addresses(self) -> set[str]:
        return {address for one in self.browser.adverts if one.id in self.ids for address in one.addresses}

    @property
    def heard(self) -> list[tuple[str, int]]:
        return [(one.name, one.taken) for one in self.browser.adverts if one.id in self.ids]


@asynccontextmanager
async def ears(where: Station | None = None, numbers: range = range(1, 200)) -> AsyncIterator[Ears]:
    made = Ears(where or station(), numbers)
    await made.browser.start()
    try:
        yield made
    finally:
        await made.browser.close()


@asynccontextmanager
async def announced(what: Advert, where: Station | None = None) -> AsyncIterator[Announcer]:
    announcer = Announcer(where or station())
    await announcer.start(what)
    try:
        yield announcer
    finally:
        await announcer.close()


def test_a_table_is_found_followed_and_forgotten() -> None:
    async def work() -> None:
        async with ears(numbers=range(1, 2)) as made:
            began = time.monotonic()
            async with announced(advert(1)) as announcer:
                await until(lambda: made.heard == [("Table 1", 1)])
                assert time.monotonic() - began < FOUND_S
                (found,) = made.browser.adverts
                assert found == advert(1, addresses=("127.0.0.1",))
                for taken in (2, 3, 4):
                    await announcer.update(advert(1, taken=taken))
                await until(lambda: made.heard == [("Table 1", 4)])
                await announcer.update(advert(1, taken=4, playing=True))
                await until(lambda: made.browser.adverts[0].playing)
            await until(lambda: made.heard == [])

    run(work)


def test_no_old_news_after_new_ones() -> None:
    async def work() -> None:
        async with ears(numbers=range(2, 3)) as made, announced(advert(2)) as announcer:
            for taken in (1, 2, 3, 4):
                await announcer.update(advert(2, taken=taken))
                await until(lambda taken=taken: made.heard == [("Table 2", taken)])
            # Each of the four was to be sent three times within half a second.
            assert announcer._broadcast is not None
            await asyncio.wait([announcer._broadcast])
            assert [one.taken for (one,) in made.reports] == [1, 2, 3, 4]

    run(work)


def test_a_browser_that_starts_later_finds_what_is_there() -> None:
    async def work() -> None:
        async with announced(advert(3)) as announcer:
            assert announcer._broadcast is not None
            await asyncio.wait([announcer._broadcast])  # nothing is said any more, unless asked
            began = time.monotonic()
            async with ears(numbers=range(3, 4)) as made:
                await until(lambda: made.heard == [("Table 3", 1)])
                assert time.monotonic() - began < ASKED_S

    run(work)


def test_one_station_serves_both_sides_and_more() -> None:
    async def work() -> None:
        shared = station()
        async with (
            ears(shared, range(4, 6)) as made,
            announced(advert(4, name="Same name"), shared),
            announced(advert(5, name="Same name"), shared),
        ):
            await until(lambda: made.heard == [("Same name", 1)] * 2)
            assert shared.problem == ""
        assert shared.addresses == ()
        async with ears(shared, range(4, 6)), announced(advert(4), shared):
            assert shared.addresses == ("127.0.0.1",)

    run(work)


def test_one_table_announced_by_several_peers() -> None:
    async def work() -> None:
        async with (
            ears(numbers=range(6, 7)) as made,
            announced(advert(6, key=b"a" * 32)),
            announced(advert(6, key=b"b" * 32)),
        ):
            await until(lambda: len(made.heard) == 2)
            assert [one.key for one in made.browser.adverts if one.id in made.ids] == [b"a" * 32, b"b" * 32]

    run(work)


@pytest.mark.parametrize("since_0_150", [True, False])
def test_addresses_are_followed(monkeypatch: pytest.MonkeyPatch, since_0_150: bool) -> None:
    networks: list[str] = []
    if not since_0_150:
        monkeypatch.delattr(AsyncZeroconf, "async_update_interfaces", raising=False)

    async def work() -> None:
        where = station(lambda: list(networks))
        networks[:] = ["127.0.0.1/8"]
        async with ears(numbers=range(7, 8)) as made, announced(advert(7), where):
            await until(lambda: made.addresses == {"127.0.0.1"})
            networks[:] = ["127.0.0.1/8", "127.0.0.2/8"]
            await until(lambda: made.addresses == {"127.0.0.1", "127.0.0.2"})
            networks[:] = ["127.0.0.2/8"]
            await until(lambda: where.addresses == ("127.0.0.2",))
            # Who has known the table keeps its old address for a while; who asks now doesn't hear of it.
            async with ears(numbers=range(7, 8)) as newcomer:
                await until(lambda: newcomer.addresses == {"127.0.0.2"})
            assert () not in made.reports, "nobody has seen the table go"

    run(work)


def test_no_network_is_no_error_and_is_looked_after(caplog: pytest.LogCaptureFixture) -> None:
    networks: list[str] = []

    def look() -> list[str]:
        if not networks:
            raise OSError("no interface at all")
        return list(networks)

    async def work() -> None:
        where = station(look)
        async with ears(where, range(8, 9)) as made, announced(advert(8), where) as announcer:
            assert where.problem == "no interface at all"
            await announcer.update(advert(8, taken=3))
            networks.append("127.0.0.1/8")
            await until(lambda: made.heard == [("Table 8", 3)])
            assert where.problem == ""

    run(work)
    assert caplog.text.count("no discovery on this network") == 1


def test_an_interface_that_vanishes_while_sockets_open() -> None:
    async def work() -> None:
        where = station(lambda: ["192.0.2.77/24"])  # an address that this machine doesn't have
        async with ears(where, range(9, 10)) as made, announced(advert(9), where):
            assert made.heard == []

    run(work)


def test_closing_twice_or_unopened() -> None:
    async def work() -> None:
        announcer, browser = Announcer(station()), Browser(print, station())
        await announcer.close()
        await browser.close()
        await announcer.start(advert(10))
        await browser.start()
        await browser.start()
        for _ in range(2):
            await announcer.close()
            await browser.close()

    run(work)


def test_what_does_not_fit_is_not_announced() -> None:
    async def work() -> None:
        announcer = Announcer(station())
        with pytest.raises(BadMessage):
            await announcer.start(advert(11, name="x" * 33))
        await announcer.close()

    run(work)


NONSENSE: list[dict[str, bytes]] = [
    {},
    {"n": b"\xff\xfe"},
    to_txt(advert(12)) | {"s": b"99"},
    to_txt(advert(12)) | {"k": b"short"},
    to_txt(advert(12)) | {"n": b"line\nbreak"},
]


def test_nonsense_of_strangers_is_not_listed() -> None:
    async def work() -> None:
        async with ears(numbers=range(12, 14)) as made:
            stranger = AsyncZeroconf(interfaces=["127.0.0.1"])
            for number, properties in enumerate(NONSENSE):
                info = AsyncServiceInfo(
                    SERVICE_TYPE, f"{number:016x}.{SERVICE_TYPE}", port=1, properties=properties,
                    server="stranger.local.", parsed_addresses=["127.0.0.1"],
                )  # fmt: skip
                sending = await stranger.async_register_service(info, cooperating_responders=True)
            async with announced(advert(13)):
                await until(lambda: made.heard == [("Table 13", 1)])
                await sending
                assert made.heard == [("Table 13", 1)]
            await stranger.async_close()

    run(work)


def test_a_table_whose_announcement_turns_to_nonsense_is_dropped() -> None:
    async def work() -> None:
        async with ears(numbers=range(14, 15)) as made, announced(advert(14)) as announcer:
            await until(lambda: made.heard == [("Table 14", 1)])
            assert announcer._zeroconf is not None
            info = announcer._make_info(advert(14, name="fine"))
            broken = AsyncServiceInfo(
                SERVICE_TYPE, info.name, port=1, properties={"n": b"\xff"}, server=info.server,
                parsed_addresses=["127.0.0.1"],
            )  # fmt: skip
            await (await announcer._zeroconf.async_update_service(broken))
            await until(lambda: made.heard == [])

    run(work)


@pytest.mark.parametrize("name", ["evil", "a" * 16, "AB" * 8, "ab" * 8 + "x", "../" + "ab" * 8, ""])
def test_instance_names_of_strangers_are_ignored(name: str) -> None:
    async def work() -> None:
        browser = Browser(lambda adverts: None, station())
        full = f"{name}.{SERVICE_TYPE}"
        if name == "a" * 16:
            full = full.replace("_lanparty", "_other")
        browser._changed(None, SERVICE_TYPE, full, ServiceStateChange.Added)  # type: ignore[arg-type]
        assert browser._resolving == {}

    run(work)


def test_an_answer_that_comes_after_the_goodbye_revives_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        browser = Browser(lambda adverts: None, station())
        name = f"{'ab' * 8}.{SERVICE_TYPE}"
        for gone_s in (60.0, 0.0):
            monkeypatch.setattr(discovery, "GONE_S", gone_s)
            browser._changed(None, SERVICE_TYPE, name, ServiceStateChange.Removed)  # type: ignore[arg-type]
            browser._changed(None, SERVICE_TYPE, name, ServiceStateChange.Added)  # type: ignore[arg-type]
            assert len(browser._resolving) == (1 if gone_s == 0.0 else 0)
        for number in range(1000):
            other = f"{number:016x}.{SERVICE_TYPE}"
            browser._changed(None, SERVICE_TYPE, other, ServiceStateChange.Removed)  # type: ignore[arg-type]
        assert len(browser._gone) <= discovery.MAX_ADVERTS
        await browser._stop_browsing()

    run(work)


def test_lists_have_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discovery, "MAX_ADVERTS", 3)
    seen: list[int] = []
    browser = Browser(lambda adverts: seen.append(len(adverts)))
    for number in range(10):
        browser._set(f"{number}", advert(number + 1))
    assert seen == [1, 2, 3]
    browser._set("0", advert(1, taken=2))
    browser._set("0", None)
    browser._set("9", advert(99))
    assert seen == [1, 2, 3, 3, 2, 3]


def test_two_processes_on_one_machine_find_each_other() -> None:
    async def work() -> None:
        async with ears(numbers=range(21, 22)) as made, announced(advert(22)):
            with peer(21, 22, *LOOPBACK) as other:
                await until(lambda: made.heard == [("Table 21", 1)])
                elapsed_s, addresses = await asyncio.to_thread(other.found)
                assert elapsed_s < FOUND_S
                assert addresses == ["127.0.0.1"]
                await asyncio.to_thread(other.end)
            await until(lambda: made.heard == [])

    run(work)


def test_own_addresses() -> None:
    found = local_networks()
    assert found
    assert [network.partition("/")[0] for network in found] == local_addresses()
    assert not any(network.lower().startswith("fe80") for network in found)
    kinds = [":" in network for network in found]
    assert kinds == sorted(kinds), "IPv4 first"


@pytest.mark.parametrize(
    ("ips", "found"),
    [
        ([("127.0.0.1", 8)], ["127.0.0.1/8"]),
        ([], ["127.0.0.1/8"]),
        ([("127.0.0.1", 8), ("10.1.2.3", 16)], ["10.1.2.3/16"]),
        (
            [(("fd00::1", 0, 0), 64), ("169.254.9.9", 16), (("fe80::1", 0, 2), 64), ("10.1.2.3", 16)],
            ["10.1.2.3/16", "169.254.9.9/16", "fd00::1/64"],
        ),
        ([(("::1", 0, 0), 128)], ["127.0.0.1/8"]),
    ],
)
def test_which_addresses_count(monkeypatch: pytest.MonkeyPatch, ips: list, found: list[str]) -> None:
    adapters = [ifaddr.Adapter("a", "a", [ifaddr.IP(ip, length, "a") for ip, length in ips])]
    monkeypatch.setattr(ifaddr, "get_adapters", lambda: adapters)
    assert local_networks() == found
