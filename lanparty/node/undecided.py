"""A match that we have signed, and of which we don't know whether it has begun: its host was lost, or we were.

Whoever plays it has all signatures and hands them on: so all who have signed are called, and asked to show it. If its
host says that it has not begun, we sit down there again.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from lanparty.node.calling import call_again
from lanparty.node.errors import NodeError
from lanparty.node.places import Place
from lanparty.node.tasks import Tasks
from lanparty.table.genesis import Genesis
from protocol.identity import fingerprint
from protocol.wire import Lobby, Message, Refuse, Start, Watch

if TYPE_CHECKING:
    from lanparty.node.laptop import Laptop

FIND_OUT_S = 60.0  # for anybody of them to answer


class Undecided:
    """`lobby`: the table as we have signed it."""

    def __init__(self, laptop: Laptop, genesis: Genesis) -> None:
        self._laptop = laptop
        self._laptops = {
            member.key: member.addresses
            for member in genesis.members
            if member.run_by in (b"", member.key) and member.key != laptop.identity.key
        }
        self._tasks = Tasks()
        self.genesis = genesis
        self.lobby: Lobby = genesis.lobby

    def ask(self) -> None:
        """Call everybody who may know."""
        for key, addresses in self._laptops.items():
            self._laptop.mesh.want(key, addresses)
            self.found(key)
        self._tasks.start(self._give_up())

    async def _give_up(self) -> None:
        await asyncio.sleep(FIND_OUT_S)
        self._over("host_gone", "The host is gone, and nobody has heard that the match has begun.")

    def _over(self, code: str, text: str) -> None:
        self._laptop.home.forget_signed(self.genesis.id)
        self._laptop.lobby_over(code, text)

    async def ready(self, ready: bool) -> None:
        """We were, else we would not have signed."""

    async def say(self, text: str) -> None:
        """Nobody is known to listen."""

    def stop(self) -> None:
        self._tasks.cancel()

    async def close(self) -> None:
        self.stop()
        for key in self._laptops:
            self._laptop.mesh.unwant(key)

    def welcomes(self, key: bytes) -> bool:
        return key in self._laptops

    def found(self, peer: bytes) -> None:
        if peer in self._laptops:
            self._laptop.mesh.send(peer, Watch())

    def lost(self, peer: bytes) -> None:
        """It is called again."""

    def got(self, peer: bytes, message: Message) -> None:
        if isinstance(message, Start):
            self._laptop.take_start(message)
        elif isinstance(message, Refuse) and message.code == "not_begun":
            link = self._laptop.mesh.link(peer)
            if link is not None:
                place = Place(*link.address[:2], fingerprint(peer))
                self._tasks.start(self._sit_again(place, message))

    async def _sit_again(self, place: Place, refusal: Refuse) -> None:
        try:
            link = await call_again(lambda: self._laptop.reach(place), FIND_OUT_S)
        except NodeError:
            self._over(refusal.code, refusal.text)
        else:
            self._laptop.home.forget_signed(self.genesis.id)
            await self._laptop.sit_again(link, self.lobby)
