"""Tables on this network: zeroconf says where one may be, a question over TCP whether it is there."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from lanparty.node.snapshots import FoundTable
from protocol.discovery import Advert, Browser, Station, local_networks, order_addresses
from protocol.identity import Identity, fingerprint
from protocol.link import HelloArgs, LinkFailed, LinkRefused, dial
from protocol.wire import MAX_SEATS, PROTOCOL_VERSION, Ask, TableInfo

ASK_EVERY_S = 3.0
ASK_SOON_S = 0.1  # between two questions at least, however often an announcement changes
ASK_TIMEOUT_S = 2.0
FORGET_AFTER = 2  # rounds of questions without an answer


async def ask(host: str, port: int, identity: Identity, key: bytes | None) -> TableInfo | None:
    """What table is at this address; None: no table. Raises LinkFailed, LinkRefused."""
    link = await dial(host, port, identity, HelloArgs("", b"", "ask"), key, ASK_TIMEOUT_S)
    try:
        async with asyncio.timeout(ASK_TIMEOUT_S):
            await link.send(Ask())
            answer = await link.receive()
    except TimeoutError:
        raise LinkFailed(f"{host}:{port} does not answer.") from None
    finally:
        await link.close()
    return answer if isinstance(answer, TableInfo) else None


class _Watched:
    """One table: who announces it (all seated laptops may), who answered last, and the task that asks."""

    def __init__(self) -> None:
        self.adverts: tuple[Advert, ...] = ()
        self.answered = b""  # key of who did
        self.news = asyncio.Event()
        self.task: asyncio.Task[None]


class Finder:
    """`found` is what is alive now, in order of discovery; `changed` tells when it changes, `seen` of every advert."""

    def __init__(
        self,
        identity: Identity,
        station: Station,
        changed: Callable[[], None],
        seen: Callable[[Advert], None] = lambda advert: None,
    ) -> None:
        self.found: tuple[FoundTable, ...] = ()
        self._identity, self._changed, self._seen = identity, changed, seen
        self._browser = Browser(self._adverts, station)
        self._watched: dict[bytes, _Watched] = {}
        self._alive: dict[bytes, FoundTable] = {}

    async def start(self) -> None:
        await self._browser.start()

    async def close(self) -> None:
        for watched in self._watched.values():
            watched.task.cancel()
        await self._browser.close()

    def _adverts(self, adverts: tuple[Advert, ...]) -> None:
        tables: dict[bytes, list[Advert]] = {}
        for advert in adverts:
            if advert.key != self._identity.key:
                self._seen(advert)
                tables.setdefault(advert.id, []).append(advert)
        for table in self._watched.keys() - tables.keys():
            self._watched.pop(table).task.cancel()
            self._put(table, None)
        for table, announced in tables.items():
            watched = self._watched.get(table)
            if watched is None:
                watched = self._watched[table] = _Watched()
                watched.task = asyncio.get_running_loop().create_task(self._watch(table, watched))
            if watched.adverts != tuple(announced):
                watched.adverts = tuple(announced)
                watched.news.set()

    async def _watch(self, table: bytes, watched: _Watched) -> None:
        """Ask a table again and again for as long as it is announced, at once when its announcement changes."""
        silent = 0
        while True:
            watched.news.clear()
            found = await self._round(watched)
            silent = 0 if found else silent + 1
            if found or silent >= FORGET_AFTER:
                self._put(table, found)
            await asyncio.sleep(ASK_SOON_S)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(ASK_EVERY_S - ASK_SOON_S):
                    await watched.news.wait()

    async def _round(self, watched: _Watched) -> FoundTable | None:
        """Ask who answered last; if it is silent, all who announce the table, and the first answer counts."""
        spoken = [advert for advert in watched.adverts if advert.version == PROTOCOL_VERSION][:MAX_SEATS]
        last = [advert for advert in spoken if advert.key == watched.answered]
        for advert in last[:1]:
            if found := await self._question(advert):
                return found
        waiting = {asyncio.ensure_future(self._question(advert)): advert for advert in spoken}
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
        foreign = [advert for advert in watched.adverts if advert.version != PROTOCOL_VERSION]
        return _found(foreign[0], foreign[0].addresses[0], compatible=False) if foreign else None

    async def _question(self, advert: Advert) -> FoundTable | None:
        for address in order_addresses(advert.addresses, local_networks()):
            try:
                info = await ask(address, advert.port, self._identity, advert.key)
            except (LinkFailed, LinkRefused):
                continue
            if info is not None and info.id == advert.id:
                return _found(advert, address, info)
        return None

    def _put(self, table: bytes, found: FoundTable | None) -> None:
        if found is None:
            self._alive.pop(table, None)
        else:
            self._alive[table] = found
        fresh = tuple(self._alive.values())
        if fresh != self.found:
            self.found = fresh
            self._changed()


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
