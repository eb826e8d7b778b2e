"""Finding tables on the local network: DNS-SD over multicast DNS (RFC 6763, RFC 6762), by `zeroconf`.

A hint and no more: a table that was killed stays listed for over a minute, and some networks filter multicast. So the
node asks every table over a link, and there are other ways in (remembered peers, an address typed in).

`Station` is the one multicast presence of a node. It follows the network interfaces: a responder that was started
before the Wi-Fi came up is deaf, and after a change of address it can't be heard.
"""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

import ifaddr
from zeroconf import DNSQuestionType, ServiceStateChange, Zeroconf
from zeroconf.asyncio import AsyncServiceBrowser, AsyncServiceInfo, AsyncZeroconf

from protocol.advert import SERVICE_TYPE, Advert, from_txt, order_addresses, to_txt
from protocol.fields import BadMessage
from protocol.wire import MAX_ADDRESSES

__all__ = [
    "Advert", "Announcer", "Browser", "Station", "adapter_names", "local_addresses", "local_networks",
    "order_addresses",
]  # fmt: skip

POLL_S = 4.0  # between two looks at the interfaces
RESOLVE_MS = 2_000
RECORD_TTL_S = 120  # how long others believe in a table that has died without a goodbye
GONE_S = 2.0  # a late answer of a responder may follow its own goodbye
MAX_ADVERTS = 128
MAX_RESOLVING = 32

# Names of adapters that lead to no other laptop of the party, on the three systems.
_VIRTUAL = re.compile(
    r"(?i)docker|br-|veth|virbr|vmnet|vbox|virtualbox|vmware|hyper-v|vethernet|tun|tap|wg|tailscale|zt|utun|ppp|podman|"
    r"lxc|cni|flannel"
)
_INSTANCE = re.compile(r"[0-9a-f]{16}\." + re.escape(SERVICE_TYPE))
logger = logging.getLogger("lanparty.discovery")
# It tells of every packet that can't be sent, with a traceback; that a network is gone is seen elsewhere.
logging.getLogger("zeroconf").setLevel(logging.ERROR)


def local_networks() -> list[str]:
    """This machine's addresses with the length of their network, like `192.168.1.5/24`: IPv4 first.

    Those of bridges, tunnels and virtual machines come after those of cables and Wi-Fi. Loopback only if there is
    nothing else; no link-local IPv6 (it means nothing without an interface).
    """
    found: dict[str, tuple[bool, bool, bool]] = {}
    for adapter in ifaddr.get_adapters():
        virtual = _VIRTUAL.match(adapter.nice_name) is not None
        for ip in adapter.ips:
            address = ip.ip if isinstance(ip.ip, str) else ip.ip[0]
            if not address.lower().startswith("fe80:"):
                own_only = address.startswith("169.254.")
                found.setdefault(f"{address}/{ip.network_prefix}", (":" in address, own_only, virtual))
    abroad = [network for network in found if not network.startswith(("127.", "::1/"))]
    return sorted(abroad, key=found.__getitem__) or ["127.0.0.1/8"]


def adapter_names() -> dict[str, str]:
    """This machine's IPv4 and IPv6 addresses, and the name of the interface of each."""
    found = {}
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            found[ip.ip if isinstance(ip.ip, str) else ip.ip[0]] = adapter.nice_name
    return found


def local_addresses() -> list[str]:
    """This machine's addresses, IPv4 first."""
    return [network.partition("/")[0] for network in local_networks()]


class Station:
    """The presence of a node on its networks: it follows the interfaces, and tells those who want to know.

    Multicast is on the air while somebody holds it (`acquire` … `release`); who only wants to know the networks
    (`watch` … `unwatch`) needs none.
    """

    def __init__(self, networks: Callable[[], list[str]] = local_networks, poll_s: float = POLL_S) -> None:
        self.networks: tuple[str, ...] = ()  # like `local_networks`
        self.addresses: tuple[str, ...] = ()  # that multicast is on
        self.problem = ""
        self._look_up = networks
        self._poll_s = poll_s
        self._zeroconf: AsyncZeroconf | None = None
        self._poll: asyncio.Task[None] | None = None
        self._holding = asyncio.Lock()
        self._looking = asyncio.Lock()
        self._followers: list[Callable[[AsyncZeroconf], Coroutine[Any, Any, None]]] = []
        self._watchers: list[Callable[[tuple[str, ...]], None]] = []

    async def watch(self, watcher: Callable[[tuple[str, ...]], None]) -> None:
        """Tell `watcher` which networks there are, now and whenever they have changed."""
        async with self._holding:
            if self._poll is None:
                await self._look()
            watcher(self.networks)
            self._watchers.append(watcher)
            self._keep_polling()

    async def unwatch(self, watcher: Callable[[tuple[str, ...]], None]) -> None:
        async with self._holding:
            self._watchers.remove(watcher)
            await self._rest()

    async def acquire(self, follower: Callable[[AsyncZeroconf], Coroutine[Any, Any, None]]) -> None:
        """Go on the air if nobody has yet; `follower` is called now and whenever the addresses have changed.

        While there is no way to do multicast, `problem` says why and `follower` waits.
        """
        async with self._holding:
            self._followers.append(follower)
            if self._zeroconf is None or not self.addresses:
                await self._look()
            else:
                await follower(self._zeroconf)
            self._keep_polling()

    async def release(self, follower: Callable[[AsyncZeroconf], Coroutine[Any, Any, None]]) -> None:
        """Go off the air when nobody is left."""
        async with self._holding:
            self._followers.remove(follower)
            await self._rest()

    async def _rest(self) -> None:
        """Stop what nobody needs any more."""
        if not self._followers and not self._watchers and self._poll is not None:
            self._poll.cancel()
            await asyncio.gather(self._poll, return_exceptions=True)
            self._poll = None
        if not self._followers:
            async with self._looking:
                if self._zeroconf is not None:
                    await self._zeroconf.async_close()
                    self._zeroconf = None
                self.addresses = ()

    def _keep_polling(self) -> None:
        if self._poll is None:
            self._poll = asyncio.get_running_loop().create_task(self._keep_looking())

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(self._poll_s)
            await self._look()

    async def _look(self) -> None:
        """Follow the interfaces: (re)open sockets on the addresses there are now."""
        async with self._looking:
            try:
                networks = tuple(await asyncio.to_thread(self._look_up))
                self._tell_watchers(networks)
                if self._followers:
                    await self._follow(tuple(network.partition("/")[0] for network in networks))
                self.problem = ""
            except Exception as error:  # zeroconf lets through whatever the system's sockets raise
                if str(error) != self.problem:
                    logger.warning("no discovery on this network: %s", error)
                self.problem = str(error) or type(error).__name__
                self.addresses = ()  # so that all of it is tried again

    def _tell_watchers(self, networks: tuple[str, ...]) -> None:
        if networks != self.networks:
            self.networks = networks
            for watcher in list(self._watchers):
                watcher(networks)

    async def _follow(self, addresses: tuple[str, ...]) -> None:
        if addresses == self.addresses and self._zeroconf is not None:
            return
        self.addresses = addresses
        if self._zeroconf is not None:
            # First of all, for zeroconf tells new interfaces at once what it has in store.
            await self._call_followers(self._zeroconf)
        await self._call_followers(await self._tune(addresses))

    async def _call_followers(self, zeroconf: AsyncZeroconf) -> None:
        for follower in list(self._followers):
            await follower(zeroconf)

    async def _tune(self, addresses: Sequence[str]) -> AsyncZeroconf:
        interfaces: list[str | int | tuple[tuple[str, int, int], int]] = [
            address for address in addresses if ":" not in address
        ]
        interfaces = interfaces or ["127.0.0.1"]
        if self._zeroconf is not None and not hasattr(self._zeroconf, "async_update_interfaces"):
            await _close_quietly(self._zeroconf)
            self._zeroconf = None
        if self._zeroconf is None:
            self._zeroconf = AsyncZeroconf(interfaces=interfaces)
        else:
            await self._zeroconf.async_update_interfaces(interfaces)
        return self._zeroconf


async def _close_quietly(zeroconf: AsyncZeroconf) -> None:
    """Close without a goodbye: what was announced is announced again by the next one (zeroconf before 0.150)."""
    registry = zeroconf.zeroconf.registry
    registry.async_remove(registry.async_get_service_infos())
    await zeroconf.async_close()


class Announcer:
    """Tells the network of one table, under a random instance name (two tables may have the same name)."""

    def __init__(self, station: Station | None = None) -> None:
        self._station = station or Station()
        self._label = secrets.token_hex(8)
        self._advert: Advert | None = None
        self._info: AsyncServiceInfo | None = None
        self._zeroconf: AsyncZeroconf | None = None
        self._broadcast: asyncio.Future[None] | None = None

    async def start(self, advert: Advert) -> None:
        """Announce a table; its addresses, unless given, are those of this machine."""
        to_txt(advert)
        assert self._advert is None, "announced already"
        self._advert = advert
        await self._station.acquire(self._announce)

    async def update(self, advert: Advert) -> None:
        """Tell what has changed."""
        to_txt(advert)
        assert self._advert is not None, "not announced yet"
        if advert != self._advert:
            self._advert = advert
            if self._zeroconf is not None:
                await self._announce(self._zeroconf)

    async def close(self) -> None:
        """Say goodbye."""
        if self._advert is None:
            return
        self._advert = None
        self._stop_broadcast()
        if self._zeroconf is not None and self._info is not None:
            await (await self._zeroconf.async_unregister_service(self._info))
        self._info = self._zeroconf = None
        await self._station.release(self._announce)

    async def _announce(self, zeroconf: AsyncZeroconf) -> None:
        if self._advert is None:
            return
        # Packets are made when they are sent: an older series would go on telling what was.
        self._stop_broadcast()
        info = self._make_info(self._advert)
        if self._info is None or self._zeroconf is not zeroconf:
            sending = await zeroconf.async_register_service(info, cooperating_responders=True)
        else:
            sending = await zeroconf.async_update_service(info)
        self._info, self._zeroconf = info, zeroconf
        self._broadcast = asyncio.ensure_future(sending)
        self._broadcast.add_done_callback(_look_at)

    def _make_info(self, advert: Advert) -> AsyncServiceInfo:
        addresses = (advert.addresses or self._station.addresses)[:MAX_ADDRESSES]
        return AsyncServiceInfo(
            SERVICE_TYPE,
            f"{self._label}.{SERVICE_TYPE}",
            port=advert.port,
            properties=to_txt(advert),
            server=f"lanparty-{self._label}.local.",
            parsed_addresses=list(addresses),
            host_ttl=RECORD_TTL_S,
            other_ttl=RECORD_TTL_S,
        )

    def _stop_broadcast(self) -> None:
        if self._broadcast is not None:
            self._broadcast.cancel()
            self._broadcast = None


class Browser:
    """Keeps the list of announced tables; `on_change(adverts)` is called whenever it has changed."""

    def __init__(
        self, on_change: Callable[[tuple[Advert, ...]], None], station: Station | None = None
    ) -> None:
        self._on_change = on_change
        self._station = station or Station()
        self._adverts: dict[str, Advert] = {}
        self._browser: AsyncServiceBrowser | None = None
        self._resolving: dict[str, asyncio.Task[None]] = {}
        self._gone: dict[str, float] = {}
        self._started = False

    @property
    def adverts(self) -> tuple[Advert, ...]:
        """All tables announced now, in a steady order. One table may be announced by several peers."""
        return tuple(sorted(self._adverts.values(), key=lambda advert: (advert.id, advert.key)))

    async def start(self) -> None:
        """Ask the network, and go on listening."""
        if not self._started:
            self._started = True
            await self._station.acquire(self._browse)

    async def close(self) -> None:
        """Listen no more."""
        if not self._started:
            return
        self._started = False
        await self._stop_browsing()
        await self._station.release(self._browse)

    async def _browse(self, zeroconf: AsyncZeroconf) -> None:
        """Begin anew, with fresh questions; answers from the cache come at once."""
        if not self._started:
            return
        await self._stop_browsing()
        # Never ask for unicast answers: of several programs on this machine only one would get them.
        self._browser = AsyncServiceBrowser(
            zeroconf.zeroconf, SERVICE_TYPE, handlers=[self._changed], question_type=DNSQuestionType.QM
        )

    async def _stop_browsing(self) -> None:
        if self._browser is not None:
            await self._browser.async_cancel()
            self._browser = None
        for task in list(self._resolving.values()):
            task.cancel()

    def _changed(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        if service_type != SERVICE_TYPE or not _INSTANCE.fullmatch(name):
            return
        earlier = self._resolving.pop(name, None)
        if earlier is not None:
            earlier.cancel()
        self._forget_gone()
        if state_change is ServiceStateChange.Removed:
            self._remember_as_gone(name)
            self._set(name, None)
        elif name not in self._gone and len(self._resolving) < MAX_RESOLVING:
            self._resolving[name] = asyncio.get_running_loop().create_task(self._resolve(zeroconf, name))

    def _remember_as_gone(self, name: str) -> None:
        if len(self._gone) < MAX_ADVERTS:
            self._gone[name] = asyncio.get_running_loop().time()

    def _forget_gone(self) -> None:
        since = asyncio.get_running_loop().time() - GONE_S
        self._gone = {name: at for name, at in self._gone.items() if at > since}

    async def _resolve(self, zeroconf: Zeroconf, name: str) -> None:
        info = AsyncServiceInfo(SERVICE_TYPE, name)
        try:
            complete = info.load_from_cache(zeroconf) or await info.async_request(
                zeroconf, RESOLVE_MS, DNSQuestionType.QM
            )
            if complete:
                self._set(name, from_txt(info.properties, info.parsed_addresses(), info.port or 0))
        except BadMessage as bad:
            logger.debug("%s announces nonsense: %s", name, bad.reason)
            self._set(name, None)
        except Exception as error:  # records of strangers, read by a library
            logger.debug("%s can't be read: %r", name, error)
        finally:
            if self._resolving.get(name) is asyncio.current_task():
                del self._resolving[name]

    def _set(self, name: str, advert: Advert | None) -> None:
        if self._adverts.get(name) == advert:
            return
        if advert is None:
            del self._adverts[name]
        elif name in self._adverts or len(self._adverts) < MAX_ADVERTS:
            self._adverts[name] = advert
        else:
            return
        self._on_change(self.adverts)


def _look_at(sending: asyncio.Future[None]) -> None:
    if not sending.cancelled() and (error := sending.exception()) is not None:
        logger.debug("announcing: %r", error)
