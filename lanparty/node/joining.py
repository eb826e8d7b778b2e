"""Ways to a table of somebody else: a seat before it begins, a look on when it has."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from lanparty.node.asking import ASK_S
from lanparty.node.beginning import fresh, read_start
from lanparty.node.calling import call_again
from lanparty.node.errors import NoAnswer, NodeError
from lanparty.node.guest import Guest
from lanparty.node.home import JOURNAL
from lanparty.node.places import Place
from lanparty.table.genesis import BadGenesis, Genesis
from protocol.link import Link, LinkFailed
from protocol.wire import Entries, Have, Refuse, Start, Watch

if TYPE_CHECKING:
    from lanparty.node.laptop import Laptop


class Joining:
    """Calls one table at a time, again and again, until it answers."""

    def __init__(self, laptop: Laptop) -> None:
        self._laptop = laptop
        self._call: asyncio.Task[None] | None = None

    @property
    def is_calling(self) -> bool:
        """Whether a table is being called."""
        return self._call is not None

    def cancel(self) -> None:
        """Stop calling."""
        if self._call is not None:
            self._call.cancel()

    async def join(self, place: Place) -> None:
        """Take a seat at the table there. Raises NodeError."""
        await self._until_answered(lambda: self._take_seat(place))

    async def watch(self, place: Place) -> None:
        """Look on at the match there (or come back to one that gave our seat away). Raises NodeError."""
        await self._until_answered(lambda: self._look_on(place))

    async def _until_answered(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """… or the time is over, or `cancel` ends it."""
        self._call = asyncio.create_task(call_again(attempt))
        try:
            await asyncio.wait([self._call])
            if self._call.cancelled():
                raise NodeError("cancelled", "You have stopped calling that table.")
            self._call.result()
        finally:
            self._call.cancel()
            self._call = None

    async def _take_seat(self, place: Place) -> None:
        laptop = self._laptop
        link = await laptop.reach(place)
        guest = laptop.phase = Guest(laptop, link)
        laptop.mesh.adopt(link)
        laptop.workers.warm()
        try:
            await guest.ask()
        except BaseException:  # also when the call is cancelled
            laptop.phase = None
            await guest.close()
            raise

    async def _look_on(self, place: Place) -> None:
        laptop = self._laptop
        link = await laptop.reach(place)
        try:
            genesis, signatures = await _what_is_played(link)
        except NodeError:
            await link.close()
            raise
        folder = laptop.home.table_folder(genesis.id)
        if (folder / JOURNAL).exists():  # looked on before, or had a seat: what is on disk is still true
            await link.close()
            laptop.go_back(folder)
        else:
            laptop.begin(fresh(laptop.home, laptop.seats, genesis, signatures))
            laptop.mesh.adopt(link)


async def _what_is_played(link: Link) -> tuple[Genesis, tuple[bytes, ...]]:
    """Ask to look on: the match and all signatures. Raises NodeError."""
    try:
        async with asyncio.timeout(ASK_S):
            await link.send(Watch())
            said = await link.receive()
            while isinstance(said, Have | Entries):
                said = await link.receive()
    except (TimeoutError, LinkFailed):
        raise NoAnswer("unreachable", "The table does not answer.") from None
    if isinstance(said, Refuse):
        raise NodeError(said.code, said.text)
    if not isinstance(said, Start):
        raise NoAnswer("unreachable", "The table does not answer.")
    try:
        return read_start(said), said.signatures
    except BadGenesis as error:
        raise NodeError("bad_offer", f"What this table shows is no match: {error}.") from error
