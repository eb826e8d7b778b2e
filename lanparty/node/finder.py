"""Tables on this network: zeroconf says where one may be, a question over TCP whether it is there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from lanparty.node.snapshots import FoundTable
from protocol.discovery import Advert, Browser, Station, local_networks, order_addresses
from protocol.identity import Identity, fingerprint
from protocol.link import HelloArgs, LinkFailed, LinkRefused, dial
from protocol.wire import PROTOCOL_VERSION, Ask, TableInfo

ASK_EVERY_S = 3.0
ASK_TIMEOUT_S = 2.0
FORGET_AFTER = 2  # questions in a row without an answer


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
        self._watched: dict[bytes, asyncio.Task[None]] = {}
        self._alive: dict[bytes, FoundTable] = {}
        self._latest: dict[bytes, Advert] = {}

    async def start(self) -> None:
        await self._browser.start()

    async def close(self) -> None:
        for task in self._watched.values():
            task.cancel()
        await self._browser.close()

    def _adverts(self, adverts: tuple[Advert, ...]) -> None:
        for advert in adverts:
            self._seen(advert)
        self._latest = {advert.id: advert for advert in adverts if advert.key != self._identity.key}
        for table in list(self._watched):
            if table not in self._latest:
                self._watched.pop(table).cancel()
                self._put(table, None)
        for table in self._latest:
            if table not in self._watched:
                self._watched[table] = asyncio.get_running_loop().create_task(self._watch(table))

    async def _watch(self, table: bytes) -> None:
        """Ask a table again and again for as long as it is advertised."""
        silent = 0
        while True:
            advert = self._latest[table]
            found = await self._question(advert)
            silent = 0 if found else silent + 1
            if found or silent >= FORGET_AFTER:
                self._put(table, found)
            await asyncio.sleep(ASK_EVERY_S)

    async def _question(self, advert: Advert) -> FoundTable | None:
        if advert.version != PROTOCOL_VERSION:
            return _found(advert, advert.addresses[0] if advert.addresses else "", compatible=False)
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
