"""Tables on this network: several ways tell where one may be, a question over TCP whether it is there.

multicast DNS --+
beacon ---------+--> adverts, by table --> a task each, which asks again and again --> `found`
search ---------+
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterable
from dataclasses import replace

from lanparty.node.asking import Answer, NoTable, ask_any
from lanparty.node.remembered import Remembered
from lanparty.node.search import SILENCE_S, Search
from lanparty.node.snapshots import FoundTable
from lanparty.node.ways import Ways
from protocol.broadcast import Beacon
from protocol.discovery import Advert, Browser, Station, local_networks, order_addresses
from protocol.identity import Identity, fingerprint
from protocol.link import LinkFailed, LinkRefused
from protocol.sweep import OPEN, knock
from protocol.wire import MAX_ADDRESSES, MAX_SEATS, PROTOCOL_VERSION, TableInfo

ASK_EVERY_S = 3.0
ASK_AGAIN_S = 0.5  # after a first silence
ASK_SOON_S = 0.1  # between two questions at least, however often an announcement changes
ASK_RARELY_S = 12.0  # a table that has been silent for long
FORGET_AFTER = 2  # rounds of questions without an answer
MAX_TABLES = 128
KNOCK_S = 2.0

MDNS, BEACON, ASKED = "mdns", "beacon", "asked"


class _Watched:
    """One table: who announces it (all seated laptops may), who answered last, and the task that asks."""

    def __init__(self) -> None:
        self.told: tuple[Advert, ...] = ()
        self.adverts: tuple[Advert, ...] = ()  # one for each laptop, with all its addresses
        self.answered = b""  # key of who did
        self.news = asyncio.Event()
        self.task: asyncio.Task[None]


class Finder:
    """`found` is what is alive now, in order of discovery; `changed` tells when it changes, `seen` of every advert.

    While `idle` says so and nothing is found for `silence_s`, the more laborious ways are taken.
    """

    def __init__(
        self,
        identity: Identity,
        station: Station,
        changed: Callable[[], None],
        seen: Callable[[Advert], None] = lambda advert: None,
        *,
        ways: Ways = Ways(),  # noqa: B008 - frozen
        remembered: Remembered | None = None,
        silence_s: float = SILENCE_S,
        idle: Callable[[], bool] = lambda: True,
    ) -> None:
        self.found: tuple[FoundTable, ...] = ()
        self.ways, self.station = ways, station
        self.remembered = remembered or Remembered(None)
        self.beacon = Beacon(self._hear_beacon)
        self.search = Search(
            identity, self.remembered, lambda: idle() and not self.found, self._take_answer, ways.sweep, silence_s
        )  # fmt: skip
        self._identity, self._changed, self._seen = identity, changed, seen
        self._browser = Browser(self._adverts, station)
        self._told: dict[str, tuple[Advert, ...]] = {}  # by way
        self._watched: dict[bytes, _Watched] = {}
        self._alive: dict[bytes, FoundTable] = {}
        self._running = False

    async def start(self) -> None:
        self._running = True
        if self.ways.beacon:
            await self.beacon.start()
            await self.station.watch(self.beacon.follow)
        if self.ways.remembered or self.ways.sweep:
            await self.station.watch(self.search.follow)
            self.search.start()
        if self.ways.mdns:
            await self._browser.start()

    async def close(self) -> None:
        for watched in self._watched.values():
            watched.task.cancel()
        if not self._running:
            return
        self._running = False
        await self._browser.close()
        if self.ways.remembered or self.ways.sweep:
            await self.station.unwatch(self.search.follow)
            await self.search.close()
        if self.ways.beacon:
            await self.station.unwatch(self.beacon.follow)
            await self.beacon.close()

    def announce(self, advert: Advert | None) -> None:
        """Tell others of the own table by broadcast (None: of none)."""
        if self.ways.beacon and self._running:
            self.beacon.announce(advert)

    def look_again(self) -> None:
        """Ask on all ways once more."""
        self.beacon.ask()
        self.search.look_again()

    def told_by(self, way: str) -> int:
        """How many tables (of others) this way tells of."""
        return len({advert.id for advert in self._told.get(way, ()) if advert.key != self._identity.key})

    # ---- what is announced -----------------------------------------------------------------------------

    def _adverts(self, adverts: tuple[Advert, ...]) -> None:
        self._hear(MDNS, adverts)

    def _hear_beacon(self) -> None:
        self._hear(BEACON, self.beacon.adverts)

    def _take_answer(self, answer: Answer) -> None:
        """The search has found a table: from now on it is watched like the others, until it falls silent."""
        info, (address, port) = answer.info, answer.place
        assert info is not None
        advert = Advert(
            info.id, info.name, info.game, info.seats, info.taken, info.playing, info.language, info.host, answer.key,
            PROTOCOL_VERSION, (address,), port,
        )  # fmt: skip
        others = [one for one in self._told.get(ASKED, ()) if (one.id, one.key) != (advert.id, advert.key)]
        self._hear(ASKED, (*others, advert)[-MAX_TABLES:])

    def _hear(self, way: str, adverts: tuple[Advert, ...]) -> None:
        self._told[way] = adverts
        tables: dict[bytes, list[Advert]] = {}
        for advert in (one for told in self._told.values() for one in told):
            if advert.key != self._identity.key and (advert.id in tables or len(tables) < MAX_TABLES):
                tables.setdefault(advert.id, []).append(advert)
        for table in self._watched.keys() - tables.keys():
            self._watched.pop(table).task.cancel()
            self._put(table, None)
        for table, announced in tables.items():
            self._update(table, tuple(announced))

    def _update(self, table: bytes, told: tuple[Advert, ...]) -> None:
        watched = self._watched.get(table)
        if watched is None:
            watched = self._watched[table] = _Watched()
            watched.task = asyncio.get_running_loop().create_task(self._watch(table, watched))
        if watched.told != told:
            watched.told, watched.adverts = told, _by_laptop(told)
            watched.news.set()
            for advert in watched.adverts:
                self._seen(advert)

    # ---- what is there ---------------------------------------------------------------------------------

    async def _watch(self, table: bytes, watched: _Watched) -> None:
        """Ask a table again and again for as long as it is announced, at once when its announcement changes."""
        silent = 0
        while True:
            watched.news.clear()
            found = await self._round(watched)
            silent = 0 if found else silent + 1
            if found or silent >= FORGET_AFTER:
                self._put(table, found)
            if silent >= FORGET_AFTER:
                self._forget_asked(table)
            await asyncio.sleep(ASK_SOON_S)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_pause_s(silent) - ASK_SOON_S):
                    await watched.news.wait()

    async def _round(self, watched: _Watched) -> FoundTable | None:
        """Ask who answered last; if it is silent, all who announce the table, and the first answer counts."""
        spoken = [advert for advert in watched.adverts if advert.version == PROTOCOL_VERSION][:MAX_SEATS]
        last = [advert for advert in spoken if advert.key == watched.answered][:1]
        for advert in last:
            if found := await self._question(advert):
                return found
        waiting = {asyncio.ensure_future(self._question(one)): one for one in spoken if one not in last}
        try:
            while waiting:
                done, _ = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
                for question in done:
                    advert = waiting.pop(question)
                    if found := question.result():
                        watched.answered = advert.key
                        return found
        finally:
            for question in waiting:
                question.cancel()
        return await self._foreign([one for one in watched.adverts if one.version != PROTOCOL_VERSION])

    async def _foreign(self, adverts: Iterable[Advert]) -> FoundTable | None:
        """Of another version it can only be said whether somebody listens there."""
        for advert in adverts:
            address = self._order(advert)[0]
            if await knock(address, advert.port, KNOCK_S) == OPEN:
                return _found(advert, address, compatible=False)
        return None

    def _order(self, advert: Advert) -> tuple[str, ...]:
        return order_addresses(advert.addresses, self.station.networks or local_networks())

    async def _question(self, advert: Advert) -> FoundTable | None:
        places = [(address, advert.port) for address in self._order(advert)]
        try:
            answer = await ask_any(places, self._identity, advert.key)
        except (LinkFailed, LinkRefused, NoTable):
            return None
        if answer.info is None or answer.info.id != advert.id:
            return None
        self.remembered.meet(advert.key, [answer.place])
        return _found(advert, answer.place[0], answer.info)

    def _put(self, table: bytes, found: FoundTable | None) -> None:
        if found is None:
            self._alive.pop(table, None)
        else:
            self._alive[table] = found
        fresh = tuple(self._alive.values())
        if fresh != self.found:
            self.found = fresh
            self._changed()

    def _forget_asked(self, table: bytes) -> None:
        """What only the search had found, and is silent now, isn't watched any more."""
        asked = self._told.get(ASKED, ())
        rest = tuple(advert for advert in asked if advert.id != table)
        if rest != asked:
            self._hear(ASKED, rest)


def _by_laptop(told: Iterable[Advert]) -> tuple[Advert, ...]:
    """One advert for each laptop and port, with the addresses that all ways tell of; the facts are of the first way."""
    merged: dict[tuple[bytes, int, int], Advert] = {}
    for advert in told:
        one = (advert.key, advert.port, advert.version)
        known = merged.setdefault(one, advert)
        addresses = tuple(dict.fromkeys((*known.addresses, *advert.addresses)))[:MAX_ADDRESSES]
        merged[one] = replace(known, addresses=addresses)
    return tuple(merged.values())


def _pause_s(silent: int) -> float:
    """Until the next question, after so many rounds of silence."""
    if 0 < silent < FORGET_AFTER:
        return min(ASK_AGAIN_S, ASK_EVERY_S)
    return ASK_EVERY_S if silent == 0 else min(ASK_EVERY_S * 2 ** (silent - FORGET_AFTER), ASK_RARELY_S)


def _found(
    advert: Advert, address: str, info: TableInfo | None = None, compatible: bool = True
) -> FoundTable:  # fmt: skip
    facts = info or advert
    return FoundTable(
        id=advert.id.hex(),
        name=facts.name,
        game=facts.game,
        seats=facts.seats,
        taken=facts.taken,
        playing=facts.playing,
        language=facts.language,
        host=facts.host,
        address=address,
        port=advert.port,
        fingerprint=fingerprint(advert.key),
        compatible=compatible,
    )
