"""This laptop on its network: where it can be called, which tables it finds there, what it tells of its own."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

from lanparty.node.announcing import Announcing
from lanparty.node.diagnose import diagnose
from lanparty.node.diagnosis import Diagnosis
from lanparty.node.finder import Finder
from lanparty.node.places import Place, code_of, invitation
from lanparty.node.reaching import reach
from lanparty.node.remembered import Remembered
from lanparty.node.snapshots import FoundTable
from lanparty.node.tasks import Tasks
from lanparty.node.ways import Ways
from protocol.discovery import Advert, Station
from protocol.identity import Identity, fingerprint
from protocol.link import HelloArgs, Link, Server
from protocol.wire import MAX_ADDRESSES


class Presence:
    """`networks`: the own ones, like `192.168.1.5/24`; `addresses`: our own there; `diagnosis`: of the last look.

    `changed` tells when anything of this does, `moved` when it is another network or address, `seen` of every advert.
    While `idle` says so and nothing is found, the more laborious ways are taken. `discover` False: none is taken, and
    nothing is told.
    """

    def __init__(
        self,
        identity: Identity,
        home: Path,
        ways: Ways,
        discover: bool,
        changed: Callable[[], None],
        moved: Callable[[], None],
        seen: Callable[[Advert], None],
        idle: Callable[[], bool],
    ) -> None:
        self.networks: tuple[str, ...] = ()
        self.addresses: tuple[str, ...] = ()
        self.diagnosis: Diagnosis | None = None
        self._identity, self._discover = identity, discover
        self._changed, self._on_move = changed, moved
        self._remembered = Remembered.of_home(home)
        self._station = Station()
        self._finder = Finder(
            identity, self._station, changed, seen, ways=ways, remembered=self._remembered, idle=idle
        )
        self._announcing = Announcing(self._finder)
        self._tasks = Tasks()

    async def listen(
        self, ports: Iterable[int], hello: Callable[[], HelloArgs], called: Callable[[Link], Awaitable[None]]
    ) -> None:
        """From now on we can be called, on the first of these ports that is free. Raises LinkFailed."""
        self._server = await Server.start(ports, self._identity, hello, called)

    async def start(self) -> None:
        """Look for tables."""
        await self._station.watch(self._moved)
        if self._discover:
            await self._finder.start()

    async def close(self) -> None:
        self._tasks.cancel()
        await self._finder.close()
        await self._station.unwatch(self._moved)
        await self._server.close()

    def _moved(self, networks: tuple[str, ...]) -> None:
        """The interfaces or their addresses are others now."""
        self.networks = networks or ("127.0.0.1/8",)
        self.addresses = tuple(network.partition("/")[0] for network in self.networks)
        self._on_move()

    # ---- where we are ----------------------------------------------------------------------------------

    @property
    def port(self) -> int:
        return self._server.port

    @property
    def places(self) -> tuple[tuple[str, int], ...]:
        """Where others may call us."""
        return tuple((address, self.port) for address in self.addresses[:MAX_ADDRESSES])

    @property
    def is_on_a_network(self) -> bool:
        return not self.addresses[0].startswith("127.")

    @property
    def code(self) -> str:
        """What others may type instead of our address; "" when there is no code for it."""
        return code_of(self.addresses[0], self.port, self.networks)

    @property
    def invitation(self) -> str:
        """The text of a QR code."""
        return invitation(self.addresses[0], self.port, fingerprint(self._identity.key))

    async def diagnose(self) -> None:
        """Try out the own way onto the network, for a few seconds; see `diagnosis`."""
        self.diagnosis = await diagnose(self._finder, self.port)
        self._changed()

    # ---- where others are ------------------------------------------------------------------------------

    @property
    def found(self) -> tuple[FoundTable, ...]:
        """The tables on this network."""
        return self._finder.found

    def look_again(self) -> None:
        """On all ways, now."""
        if self._discover:
            self._finder.look_again()

    async def reach(self, place: Place, hello: HelloArgs) -> Link:
        """One attempt at a link to this place. Raises NodeError."""
        link = await reach(place, self.networks, self._identity, hello)
        self.meet(link.peer, [link.address])
        return link

    def meet(self, peer: bytes, places: Iterable[tuple[str, int]]) -> None:
        """This laptop can be called there: to be tried again when nothing else is found."""
        self._remembered.meet(peer, places)

    # ---- what is told of our own table -----------------------------------------------------------------

    @property
    def shown(self) -> bool:
        """Whether the network is told of a table of ours."""
        return self._announcing.shown

    async def open(self, advert: Advert) -> None:
        """Tell the network of this table; by all ways when this returns."""
        if self._discover:
            self._announcing.show(advert)
            await self._announcing.settle()

    def show(self, advert: Advert) -> None:
        """It stands like this now."""
        if self._discover:
            self._announcing.show(advert)
            self._tasks.start(self._announcing.settle())

    async def hide(self) -> None:
        """Tell of none any more."""
        self._announcing.hide()
        await self._announcing.settle()
