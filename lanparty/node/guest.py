"""A seat at somebody else's table, until it begins: the lobby as its host tells it, and what we sign.

When the link to the host ends it is called again, and the seat is asked for anew.
"""

from __future__ import annotations

import asyncio
import logging
import os
from typing import TYPE_CHECKING

from lanparty.bots import UnknownBot, bot
from lanparty.node.calling import call_again
from lanparty.node.errors import NoAnswer, NodeError
from lanparty.node.helpers import Helper
from lanparty.node.lobby import read_options
from lanparty.node.places import Place
from lanparty.node.signing import Signing
from lanparty.node.tasks import Tasks
from lanparty.table.genesis import BadGenesis, Genesis
from protocol.identity import fingerprint
from protocol.link import Link
from protocol.wire import (
    MAX_SEATS,
    HelperOffer,
    HelperWanted,
    Leave,
    Lobby,
    Member,
    Message,
    Offer,
    Ready,
    Refuse,
    Said,
    Say,
    Signed,
    Start,
)

if TYPE_CHECKING:
    from lanparty.node.laptop import Laptop

log = logging.getLogger("lanparty.node")

ANSWER_S = 8.0  # for a host to answer a Join
SEEK_S = 60.0  # to find a host again whose link has ended


class Guest:
    """`lobby` is None until the host has given us a seat. Who plays at a table also runs computer players for it."""

    def __init__(self, laptop: Laptop, link: Link) -> None:
        self._laptop = laptop
        self._host = link.peer
        self._place = Place(*link.address[:2], fingerprint(link.peer))
        self._tasks = Tasks()
        self._nonce = os.urandom(32)
        self._answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._signing: Signing | None = None
        self._ready = False
        self._helpers: dict[bytes, Helper] = {}  # computer players that we run, by key
        self._again = False  # the link is another one: the seat is asked for anew
        self.lobby: Lobby | None = None

    async def ask(self) -> None:
        """Ask for a seat. Raises NodeError when there is none."""
        self._send(self._laptop.join_message(self._nonce))
        try:
            async with asyncio.timeout(ANSWER_S):
                await self._answer
        except TimeoutError:
            raise NoAnswer("unreachable", "The table does not answer.") from None

    async def ready(self, ready: bool) -> None:
        self._ready = ready
        self._send(Ready(ready))

    async def say(self, text: str) -> None:
        self._send(Say(text))

    async def close(self) -> None:
        """Get up from the table."""
        self.stop()
        if self._signing is not None:
            self._laptop.home.forget_signed(self._signing.genesis.id)
        self._send(Leave())
        self._laptop.mesh.unwant(self._host)

    def stop(self) -> None:
        """Seek nobody any more."""
        self._tasks.cancel()

    @property
    def genesis(self) -> Genesis | None:
        """What we have signed, if the lobby has not changed since."""
        return self._signing.genesis if self._signing is not None else None

    def welcomes(self, key: bytes) -> bool:
        """Whether a caller may come in: who sits at the same table, whose match may have begun a moment earlier."""
        return self.lobby is not None and any(member.key == key for member in self.lobby.members)

    def found(self, peer: bytes) -> None:
        """A link has come about: what matters comes over it."""

    def lost(self, peer: bytes) -> None:
        if peer != self._host:
            return
        if not self._answer.done():
            self._answer.set_exception(NoAnswer("unreachable", "The table does not answer."))
        elif self._signing is not None:
            self._laptop.find_out(self._signing.genesis)
        else:
            self._tasks.start(self._seek())

    async def _seek(self) -> None:
        """Call the host again, and ask for the seat anew."""
        try:
            link = await call_again(lambda: self._laptop.reach(self._place), SEEK_S)
        except NodeError:
            self._over("host_gone", "The host is gone; the table is closed.")
        else:
            self._laptop.mesh.adopt(link)
            self._ask_again()

    def sit_again(self, lobby: Lobby) -> None:
        """We were ready to play at this table as it was then."""
        self.lobby, self._ready = lobby, True
        self._answer.set_result(None)
        self._ask_again()

    def _ask_again(self) -> None:
        self._again = True
        self._send(self._laptop.join_message(self._nonce))

    def got(self, peer: bytes, message: Message) -> None:
        if isinstance(message, Start):  # from anybody: it holds all signatures, our own, too
            self._laptop.take_start(message)
        elif peer == self._host:
            self._got(message)

    def _got(self, message: Message) -> None:
        match message:
            case Lobby():
                self._take_lobby(message)
            case Said(seat, text):
                self._laptop.hear(seat, text)
            case Refuse(code, text):
                self._over(code, text)
            case HelperWanted(level):
                self._bring_helper(level)
            case Offer(raw):
                self._sign(raw)
            case Signed(seat, signature):
                if self._signing is not None:
                    self._signing.take(seat, signature)
                    if self._signing.complete:
                        seated = self._signing.genesis.keys
                        helpers = {key: one for key, one in self._helpers.items() if key in seated}
                        self._laptop.play(self._signing, helpers)

    def _bring_helper(self, level: str) -> None:
        """Those who were brought and have no seat any more make room."""
        if self.lobby is None:
            return
        try:
            bot(level, self.lobby.game)
        except UnknownBot as error:
            log.warning("the host wants a computer player that is not known here: %s", error)
            return
        if len(self._helpers) >= MAX_SEATS:
            seated = {member.key for member in self.lobby.members}
            self._helpers = {key: one for key, one in self._helpers.items() if key in seated}
        if len(self._helpers) < MAX_SEATS:
            helper = Helper.make(level)
            self._helpers[helper.key] = helper
            self._send(HelperOffer(level, helper.key, helper.nonce))

    def _take_lobby(self, lobby: Lobby) -> None:
        if self._signing is not None:  # it did not come to that
            self._laptop.home.forget_signed(self._signing.genesis.id)
        self._signing = None
        if not any(member.key == self._laptop.identity.key for member in lobby.members):
            self._over("sent_away", "The host has freed your seat.")
            return
        try:
            read_options(lobby)
        except NodeError as error:
            self._over(error.code, error.message)
            return
        before, self.lobby = self.lobby, lobby
        if self._again and before is not None:
            self._again = False
            self._ready = self._ready and _same_game(before, lobby)
            self._send(Ready(self._ready))
        if not self._answer.done():
            self._answer.set_result(None)
        self._laptop.changed()

    def _over(self, code: str, text: str) -> None:
        if not self._answer.done():
            self._answer.set_exception(NodeError(code, text))
        else:
            self._laptop.lobby_over(code, text)

    def _sign(self, raw: bytes) -> None:
        """The host wants to begin: sign if this is what the lobby said."""
        try:
            genesis = Genesis.parse(raw)
            seat = self._own_seat(genesis)
            helpers = self._own_helpers(genesis)
        except BadGenesis as error:
            log.warning("offer refused: %s", error)
            self._send(Leave())
            self._over("bad_offer", f"The host offered another game than the lobby showed: {error}.")
            return
        self._signing = Signing(genesis)
        self._laptop.home.keep_signed(genesis.id, genesis.raw)
        self._send(Signed(seat, self._signing.sign(seat, self._laptop.identity)))
        for member, helper in helpers:
            self._send(Signed(member.seat, self._signing.sign(member.seat, helper.identity)))

    def _own_seat(self, genesis: Genesis) -> int:
        """The seat that a genesis gives us, if it is what we agreed to. Raises BadGenesis."""
        shown, offered = self.lobby, genesis.lobby
        mine = [member for member in genesis.members if member.key == self._laptop.identity.key]
        if shown is None or not self._ready or not mine or mine[0].nonce != self._nonce or not mine[0].ready:
            raise BadGenesis("our seat is not in it as we took it")
        if not _same_game(shown, offered):
            raise BadGenesis("the game or its options differ")
        return mine[0].seat

    def _own_helpers(self, genesis: Genesis) -> list[tuple[Member, Helper]]:
        """The seats that we play besides our own: computer players that we brought. Raises BadGenesis."""
        own, found = self._laptop.identity.key, []
        for member in genesis.members:
            if member.run_by == own != member.key:
                helper = self._helpers.get(member.key)
                if helper is None or (helper.nonce, helper.level) != (member.nonce, member.level):
                    raise BadGenesis(f"we don't run the computer player on seat {member.seat}")
                found.append((member, helper))
        return found

    def _send(self, message: Message) -> None:
        self._laptop.mesh.send(self._host, message)


def _same_game(one: Lobby, other: Lobby) -> bool:
    """Whether two lobbies are the same table with the same game."""
    return (one.id, one.game, one.options, one.deals, one.seats) == (
        other.id, other.game, other.options, other.deals, other.seats,
    )  # fmt: skip
