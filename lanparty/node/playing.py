"""A match that is played or looked on at here, and the links to the laptops that it needs."""

from __future__ import annotations

import asyncio
import os
from functools import partial
from typing import TYPE_CHECKING

from lanparty.node.asking import ASK_S
from lanparty.node.beginning import Begun
from lanparty.node.match import Match
from protocol.discovery import Advert
from protocol.link import Link
from protocol.wire import Chair, Entries, Have, Join, Lobby, Message, Refuse, Start, Watch

if TYPE_CHECKING:
    from lanparty.node.laptop import Laptop

ALREADY_BEGUN = Refuse("playing", "This table has already begun.")


class Playing:
    """Keeps links to all laptops that play, wherever they may be now; what comes over them goes to `match`."""

    def __init__(self, laptop: Laptop, begun: Begun) -> None:
        self._laptop, self._mesh = laptop, laptop.mesh
        self._wanted: set[bytes] = set()  # the laptops that we keep links to
        self.match = Match(
            begun.genesis, begun.signatures, begun.seats, begun.journal, laptop.workers, laptop.identity.key,
            self._send, self._mesh.unwant, laptop.changed, partial(laptop.seats.fill, begun.genesis, begun.folder),
        )  # fmt: skip
        self.match.notify = laptop.notify
        self.lobby: Lobby = begun.genesis.lobby

    def begin(self) -> None:
        for peer in set(self._mesh.peers()).difference(self.match.laptops):
            self._mesh.unwant(peer)
        self._want_all()
        for peer in self._mesh.peers():
            self._remember(peer)
            self._introduce(peer)
        self._laptop.announce()
        self.match.begin()

    # ---- what the player here does ---------------------------------------------------------------------

    async def ready(self, ready: bool) -> None:
        """We are, else it would not have begun."""

    async def say(self, text: str) -> None:
        self.match.say(text)

    def ask_for_seat(self) -> None:
        """As a spectator: ask for the seat of a computer player, from the next deal on. Raises NodeError if there is
        none; if it goes to somebody else, that is told when the next deal begins."""
        self.match.asking.begin()
        here = self._mesh.peers()
        # One laptop only: two that run computer players might both offer a seat.
        for peer in [key for key in self.match.run_elsewhere() if key in here][:1]:
            self._mesh.send(peer, self._laptop.join_message(os.urandom(32)))

    def leave(self) -> None:
        """For good: the others are told."""
        self.match.leave()
        self._laptop.home.done(self.match.journal.parent)

    def suspend(self) -> None:
        """For now, if there is anything to come back to."""
        if self.match.table.over or self.match.table.me is None:
            self._laptop.home.done(self.match.journal.parent)

    async def close(self) -> None:
        for key in (*self._mesh.peers(), *self._wanted):
            self._mesh.unwant(key)
        self._wanted.clear()
        self.match.close()

    # ---- links -----------------------------------------------------------------------------------------

    def welcomes(self, key: bytes) -> bool:
        """Whether a caller may come in: to play on or to look on, anybody; see `stay_or_go`."""
        return True

    async def stay_or_go(self, link: Link) -> None:
        """A caller who neither plays nor looks on is sent away."""
        await asyncio.sleep(0 if link.peer in self.match.laptops else ASK_S)
        if self._laptop.phase is self and not self.match.knows(link.peer):
            await link.close(ALREADY_BEGUN)

    def found(self, peer: bytes) -> None:
        if peer in self.match.laptops:
            self._remember(peer)
            self._introduce(peer)
            self.match.peer_up(peer)

    def lost(self, peer: bytes) -> None:
        self.match.watchers.discard(peer)
        self.match.peer_down(peer)

    def seen(self, advert: Advert) -> None:
        """A laptop of this match announces where it is now."""
        if advert.id != self.lobby.id or advert.key not in self.match.laptops:
            return
        self._wanted.add(advert.key)
        seated = self.match.table.roster.seated
        known = next((chair.addresses for chair in seated if chair.key == advert.key), ())
        now = tuple((address, advert.port) for address in advert.addresses)
        self._mesh.want(advert.key, (*now, *known))

    def _want_all(self) -> None:
        for chair in self.match.table.roster.seated:
            if chair.key in self.match.laptops and chair.key not in self._wanted:
                self._wanted.add(chair.key)
                self._mesh.want(chair.key, chair.addresses)

    def _introduce(self, peer: bytes) -> None:
        """Who plays here and may not know that the match has begun gets its beginning."""
        link = self._mesh.link(peer)
        if link is not None and peer in self.match.laptops and link.hello.table != self.match.genesis.id:
            self._show_beginning(peer)

    def _show_beginning(self, peer: bytes) -> None:
        self._mesh.send(peer, Start(self.match.genesis.raw, self.match.signatures))

    def _remember(self, peer: bytes) -> None:
        """Where this laptop can be called: the address is seen, a caller's port is what it has told."""
        link = self._mesh.link(peer)
        if link is None:
            return
        chairs = [chair for chair in self.match.table.roster.seated if chair.key == peer]
        told = {port for chair in chairs for _, port in chair.addresses}
        ports = [link.address[1]] if link.dialled else sorted(told)[:1]
        self._laptop.presence.meet(peer, [(link.address[0], port) for port in ports])

    # ---- messages --------------------------------------------------------------------------------------

    def got(self, peer: bytes, message: Message) -> None:
        match message:
            case Watch():
                self._let_watch(peer)
            case Join():
                self._take_newcomer(peer, message)
            case Entries() | Have() if self.match.knows(peer):
                self.match.got(peer, message)
            case _ if not self.match.knows(peer):
                self._turn_away(peer)
        self._want_all()

    def _let_watch(self, peer: bytes) -> None:
        if peer in self.match.laptops or self.match.watch(peer):
            self._show_beginning(peer)
            self.match.peer_up(peer)
        else:
            self._mesh.send(peer, Refuse("full", "Too many look on here."))

    def _take_newcomer(self, peer: bytes, join: Join) -> None:
        """Who looks on asks for a seat."""
        if peer not in self.match.watchers:
            self._turn_away(peer)
        elif join.run_by in (b"", peer):
            chair = Chair(0, peer, join.name, join.avatar, join.level, join.run_by, join.addresses)
            self.match.ask_for_seat(chair)

    def _turn_away(self, peer: bytes) -> None:
        """A stranger to the match, who has not asked to look on."""
        self._mesh.send(peer, ALREADY_BEGUN)
        self._mesh.unwant(peer)

    def _send(self, peer: bytes | None, message: Message) -> None:
        """To one laptop of the match, or to all of them."""
        for key in (*self.match.laptops, *self.match.watchers) if peer is None else (peer,):
            self._mesh.send(key, message)
