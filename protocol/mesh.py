"""All links of a node: one per wanted peer, made anew when it breaks.

Both sides of a pair dial, so two links can come about at once: the one dialled by the lower key stays. Otherwise the
newer replaces the older, since who dials again has lost the older. What was under way on the one that goes is
still delivered; `on_peer` reports the change, so that both sides compare what they have.

Who is called soon after its own call can't know which of the two it is. It keeps the new link as a spare: if the caller
closes it, they were twins; if the caller speaks on it, or the old one ends, the spare is the link. In neither case is
the peer gone.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import random
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeVar

from protocol.identity import Identity
from protocol.link import HelloArgs, Limits, Link, LinkFailed, LinkRefused, dial
from protocol.session import logger
from protocol.wire import MAX_ADDRESSES, Message, Refuse, frame

MAX_PEERS = 64
BACK_OFF_FIRST_S = 0.2
BACK_OFF_MOST_S = 5.0
BACK_OFF_FACTOR = 1.7
STABLE_S = 5.0  # a link that held so long lets the back-off begin anew
TWINS_S = 3.0  # two links made within this time were dialled at once
HEAD_START_S = 0.25  # the higher key lets the lower one dial first, so that most pairs dial once
FAIR_SHARE = 64  # messages of one peer before the others have their turn

Address = tuple[str, int]
T = TypeVar("T")


@dataclass
class _Want:
    """A peer that we want a link to: where it may be, and what wakes the one who dials."""

    addresses: tuple[Address, ...] = ()
    back_off_s: float = 0.0
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    task: asyncio.Task[None] | None = None


class Mesh:
    """Keeps links and moves messages. All methods run on the event loop.

    `on_message(peer, message)` is called for each message; `on_peer(peer, up)` when a peer comes or goes, and with True
    once more when a new link has replaced the old one: then, too, both should compare what they have.
    """

    def __init__(
        self, identity: Identity, hello_args: Callable[[], HelloArgs],
        on_message: Callable[[bytes, Message], None], on_peer: Callable[[bytes, bool], None], *,
        rng: random.Random | None = None, limits: Limits = Limits(),  # noqa: B008 - frozen
    ) -> None:  # fmt: skip
        self._identity = identity
        self._hello_args = hello_args
        self._on_message = on_message
        self._on_peer = on_peer
        self._rng = rng or random.Random()
        self._limits = limits
        self._wants: dict[bytes, _Want] = {}
        self._links: dict[bytes, Link] = {}
        self._spares: dict[bytes, Link] = {}
        self._since: dict[bytes, float] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._bytes_of_gone = [0, 0]
        self._closed = False

    @property
    def bytes_sent(self) -> int:
        """On the network, by all links so far."""
        return self._bytes_of_gone[0] + sum(link.bytes_sent for link in self._open())

    @property
    def bytes_received(self) -> int:
        """From the network, by all links so far."""
        return self._bytes_of_gone[1] + sum(link.bytes_received for link in self._open())

    def peers(self) -> tuple[bytes, ...]:
        """Who is linked now."""
        return tuple(self._links)

    def link(self, peer: bytes) -> Link | None:
        """The link to a peer, if there is one."""
        return self._links.get(peer)

    def want(self, peer: bytes, addresses: Sequence[Address]) -> None:
        """Keep a link to this peer, who may be at any of these addresses; call again when they change.

        Without addresses it waits to be called.
        """
        if peer == self._identity.key or self._closed:
            return
        want = self._wants.get(peer)
        if want is None:
            if len(self._wants) >= MAX_PEERS:
                raise ValueError(f"more than {MAX_PEERS} peers")
            want = self._wants[peer] = _Want()
            want.task = self._start(self._keep(peer, want))
        found = tuple(dict.fromkeys(addresses))[:MAX_ADDRESSES]
        if found != want.addresses:
            want.addresses = found
            want.back_off_s = 0.0
            want.changed.set()

    def unwant(self, peer: bytes) -> None:
        """Keep no link to this peer any more, and close the one there is."""
        want = self._wants.pop(peer, None)
        if want is not None and want.task is not None:
            want.task.cancel()
        for link in (self._spares.get(peer), self._links.get(peer)):
            if link is not None:
                self._drop(link)

    def moved(self, ours: Collection[str]) -> None:
        """These are our addresses now: links from another one are dead, and everybody wanted is called at once.

        Loopback and link-local addresses need not be among them.
        """
        for link in self._open():
            own = ipaddress.ip_address(link.own_address.partition("%")[0] or "127.0.0.1")
            if not (own.is_loopback or own.is_link_local or str(own) in ours):
                link.abort("our address has changed")
        for want in self._wants.values():
            want.back_off_s = 0.0
            want.changed.set()

    def adopt(self, link: Link) -> bool:
        """Take a link that was made elsewhere (an incoming one); False when it isn't needed."""
        if self._closed or not link.is_open:
            self._retire(link)
            return False
        peer, now = link.peer, asyncio.get_running_loop().time()
        old = self._links.get(peer)
        if old is None and len(self._links) >= MAX_PEERS:
            self._start(link.close(Refuse("busy", "Too many players are connected here.")))
            return False
        if old is not None:
            twins = old.is_open and now - self._since[peer] < TWINS_S
            if twins and self._is_by_lower(old) and not self._is_by_lower(link):
                if link.dialled:
                    self._retire(link)
                else:
                    self._spare(link)
                return False
            self._count(old)
            self._start(old.close())
        self._start(self._pump(peer, link))
        self._use(link)
        return True

    def send(self, peer: bytes, message: Message) -> bool:
        """Send to one peer; False (and nothing happens) when it isn't linked."""
        link = self._links.get(peer)
        return link is not None and link.post(frame(message))

    def broadcast(self, message: Message) -> None:
        """Send to every linked peer."""
        framed = frame(message)
        for link in list(self._links.values()):
            link.post(framed)

    async def drained(self, peer: bytes) -> None:
        """Wait until most of what was sent to a peer is on its way; for long transfers."""
        link = self._links.get(peer)
        if link is not None:
            await link.drained()

    async def close(self) -> None:
        """Dial no more, and close all links with a goodbye."""
        self._closed = True
        for want in self._wants.values():
            if want.task is not None:
                want.task.cancel()
        self._wants.clear()
        links = self._open()
        await asyncio.gather(*(link.close() for link in links))
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # one link per pair

    def _is_by_lower(self, link: Link) -> bool:
        """Whether the lower key of the pair has dialled this link."""
        return link.dialled == (self._identity.key < link.peer)

    def _open(self) -> list[Link]:
        return [*self._links.values(), *self._spares.values()]

    def _use(self, link: Link) -> None:
        """This is the link to its peer from now on."""
        self._links[link.peer], self._since[link.peer] = link, asyncio.get_running_loop().time()
        self._wake(link.peer)
        self._report(link.peer, True)

    def _spare(self, link: Link) -> None:
        """Keep a link beside the one in use, until it shows which of them the other side uses."""
        older = self._spares.get(link.peer)
        if older is not None:
            self._drop(older)
        self._spares[link.peer] = link
        self._start(self._pump(link.peer, link))

    def _heard_on(self, link: Link) -> None:
        """The other side speaks on this link, so if it is the spare they change places."""
        if self._spares.get(link.peer) is link:
            self._spares[link.peer] = self._links[link.peer]
            self._use(link)

    def _retire(self, link: Link) -> None:
        """Close a link that isn't needed, but hear what is still under way on it."""
        if link.is_open:
            self._start(self._pump(link.peer, link))
        self._start(link.close())

    def _drop(self, link: Link) -> None:
        """Close a link; if it was the one in use, and there is no spare, its peer is gone."""
        self._start(link.close())
        peer = link.peer
        if self._spares.get(peer) is link:
            del self._spares[peer]
            self._count(link)
        if self._links.get(peer) is not link:
            return
        del self._links[peer]
        self._count(link)
        spare = self._spares.pop(peer, None)
        if spare is not None and spare.is_open:
            self._use(spare)
            return
        want = self._wants.get(peer)
        if want is not None and asyncio.get_running_loop().time() - self._since[peer] > STABLE_S:
            want.back_off_s = 0.0
        self._wake(peer)
        self._report(peer, False)

    def _count(self, link: Link) -> None:
        self._bytes_of_gone[0] += link.bytes_sent
        self._bytes_of_gone[1] += link.bytes_received

    async def _pump(self, peer: bytes, link: Link) -> None:
        """Hand on what comes over a link until it ends."""
        handed = 0
        while (message := await link.receive()) is not None:
            self._heard_on(link)
            try:
                self._on_message(peer, message)
            except Exception:
                logger.exception("a message of %s:%d met an error of ours", *link.address)
                break
            handed += 1
            if handed % FAIR_SHARE == 0:
                await asyncio.sleep(0)
        self._drop(link)

    def _report(self, peer: bytes, up: bool) -> None:
        if self._closed:
            return
        try:
            self._on_peer(peer, up)
        except Exception:
            logger.exception("a peer came or went, and that met an error of ours")

    # dialling

    async def _keep(self, peer: bytes, want: _Want) -> None:
        """Dial a peer whenever it isn't linked and there is an address."""
        head_start_s = 0.0 if self._identity.key < peer else HEAD_START_S
        while True:
            while peer in self._links or not want.addresses:
                await self._pause(want, None)
            want.changed.clear()
            await self._pause(want, head_start_s + want.back_off_s * self._rng.uniform(0.75, 1.25))
            if peer in self._links:
                continue
            grown_s = max(BACK_OFF_FIRST_S, want.back_off_s * BACK_OFF_FACTOR)
            want.back_off_s = min(grown_s, BACK_OFF_MOST_S)
            await self._race(peer, want.addresses)

    async def _pause(self, want: _Want, time_s: float | None) -> None:
        """Wait, but no longer than until something about this peer changes."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(time_s):
                await want.changed.wait()
        want.changed.clear()

    def _wake(self, peer: bytes) -> None:
        want = self._wants.get(peer)
        if want is not None:
            want.changed.set()

    async def _race(self, peer: bytes, addresses: Sequence[Address]) -> None:
        """Dial all addresses at once; the first that proves to be the peer is taken, no other hears our proof."""
        taken = False

        def proceed() -> bool:
            nonlocal taken
            if taken or peer in self._links:
                return False
            taken = True
            return True

        hello_args, limits = self._hello_args(), self._limits
        dials = [
            self._start(dial(*address, self._identity, hello_args, peer, limits=limits, proceed=proceed))
            for address in addresses
        ]
        link = None
        try:
            link = await _first(dials)
        finally:
            for attempt in dials:
                if not attempt.cancel() and not attempt.cancelled() and not attempt.exception():
                    if attempt.result() is link:
                        self.adopt(attempt.result())
                    else:
                        attempt.result().abort()

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waits for it has met it too


async def _first(dials: Sequence[asyncio.Task[Link]]) -> Link | None:
    """The first link that comes about; None when none does."""
    for attempt in asyncio.as_completed(dials):
        try:
            return await attempt
        except (LinkRefused, LinkFailed) as error:
            logger.debug("dialling: %s", error)
    return None
