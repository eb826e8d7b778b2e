"""A player's laptop among others: what it does at a table, and what leads from that to something else.

idle --open--> Hosting --+
idle --join--> Guest ----+--all have signed--> Playing --get up--> idle
                 |       |
                 +-> Undecided (signed, and the host is lost; also after a restart)

What comes over links goes to the phase; a phase knows its laptop and calls what is below.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lanparty.node.asking import ASK_S, NO_TABLE, answer
from lanparty.node.beginning import Begun, again, fresh, read_start
from lanparty.node.errors import NodeError
from lanparty.node.guest import Guest
from lanparty.node.helpers import Helper
from lanparty.node.home import JOURNAL, SIGNED, Home
from lanparty.node.hosting import Hosting
from lanparty.node.lobby import HostLobby
from lanparty.node.match import Match
from lanparty.node.places import Place
from lanparty.node.playing import Playing
from lanparty.node.presence import Presence
from lanparty.node.seats import Seats
from lanparty.node.showing import Showing
from lanparty.node.signing import Signing
from lanparty.node.snapshots import ChatLine
from lanparty.node.tasks import Tasks
from lanparty.node.undecided import Undecided
from lanparty.node.ways import Ways
from lanparty.node.workers import Workers
from lanparty.table.genesis import BadGenesis, Genesis
from protocol.discovery import Advert
from protocol.identity import BadSignature, fingerprint
from protocol.link import HelloArgs, Link
from protocol.mesh import Mesh
from protocol.wire import PROTOCOL_VERSION, Join, Lobby, Message, Refuse, Start, TableInfo

log = logging.getLogger("lanparty.node")

CHAT_KEPT = 200
Phase = Hosting | Guest | Undecided | Playing


@dataclass
class Player:
    """Who plays here. `level`: a computer player of this level does ("": a person). `language`: spoken at a table."""

    name: str
    avatar: int
    language: str
    level: str


class Laptop:
    """`phase`: what it does at a table, None while it is at none. `chat`: what has been said in the lobby."""

    def __init__(
        self, player: Player, home: Home, seats: Seats, ways: Ways, discover: bool, showing: Showing
    ) -> None:
        self.player, self.home, self.seats = player, home, seats
        self.identity = home.identity
        self.phase: Phase | None = None
        self.chat: list[ChatLine] = []
        self.workers = Workers()
        self.mesh = Mesh(self.identity, self._hello, self._got, self._peer)
        self.presence = Presence(
            self.identity, home.path, ways, discover, showing.changed, self._moved, self._seen,
            idle=lambda: self.lobby is None,
        )  # fmt: skip
        self.changed, self.notify = showing.changed, showing.notify
        self._tasks = Tasks()
        self._closing = False

    async def start(self, ports: Iterable[int]) -> None:
        """Listen, and look for tables. Raises LinkFailed."""
        await self.presence.listen(ports, self._hello, self._called)
        await self.presence.start()

    async def close(self) -> None:
        self._closing = True
        await self.leave()
        self._tasks.cancel()
        await self.presence.close()
        await self.mesh.close()
        await self.workers.close()
        self.home.close()

    @property
    def match(self) -> Match | None:
        return self.phase.match if isinstance(self.phase, Playing) else None

    @property
    def lobby(self) -> Lobby | None:
        """The table that we sit at, before or while it is played."""
        return self.phase.lobby if self.phase is not None else None

    # ---- to a table ------------------------------------------------------------------------------------

    async def open(self, lobby: HostLobby, announce: bool) -> None:
        """Sit down at an own table."""
        self.workers.warm()
        hosting = self.phase = Hosting(self, lobby)
        if announce:
            await self.presence.open(self._advert(hosting.lobby))
        self.changed()

    def join_message(self, nonce: bytes) -> Join:
        player = self.player
        run_by = self.identity.key if player.level else b""
        return Join(player.name, player.avatar, nonce, player.level, run_by, self.presence.places)

    async def reach(self, place: Place) -> Link:
        """One attempt at a link to this place. Raises NodeError."""
        return await self.presence.reach(place, self._hello())

    async def sit_again(self, link: Link, lobby: Lobby) -> None:
        """What we signed has not begun: back to the table, where a seat may still be free."""
        undecided, guest = self.phase, Guest(self, link)
        self.phase = guest
        if undecided is not None:
            await undecided.close()  # it is what calls this: nothing below may wait
        self.mesh.adopt(link)
        guest.sit_again(lobby)

    def find_out(self, genesis: Genesis) -> None:
        """We have signed this: ask the others whether it has begun."""
        phase = self.phase = Undecided(self, genesis)
        phase.ask()
        self.changed()

    # ---- into a match ----------------------------------------------------------------------------------

    def play(
        self,
        signing: Signing,
        helpers: Mapping[bytes, Helper],
        tell: Callable[[Signing], None] = lambda signing: None,
    ) -> None:
        """All have signed: from here on the host is a player like any other. `tell` is called as soon as that is on
        disk: from then on a restart can tell the others that the match has begun."""
        begun = fresh(self.home, self.seats, signing.genesis, signing.ordered(), helpers.values())
        tell(signing)
        self.begin(begun)

    def take_start(self, start: Start) -> bool:
        """A match that we have signed has begun without our hearing of it: play it. False: that isn't such a one."""
        try:
            genesis = read_start(start)
        except BadGenesis as error:
            log.warning("the beginning of a match refused: %s", error)
            return False
        if self.match is not None or self.identity.key not in genesis.keys:
            return False
        if self.home.knows(self.home.table_folder(genesis.id)):
            return False
        self.begin(fresh(self.home, self.seats, genesis, start.signatures))
        return True

    def go_back(self, folder: Path) -> None:
        """To a match whose journal is here, or find out whether what we signed has begun. Raises NodeError."""
        if (folder / JOURNAL).exists():
            self.workers.warm()
            self.begin(again(self.seats, folder))
            return
        try:
            genesis = Genesis.parse((folder / SIGNED).read_bytes())
        except (BadGenesis, OSError) as error:
            raise NodeError("bad_journal", f"{folder / SIGNED}: {error}") from error
        self.find_out(genesis)

    def begin(self, begun: Begun) -> None:
        """Play this match, or look on at it."""
        if isinstance(self.phase, Guest | Undecided):
            self.phase.stop()
        playing = self.phase = Playing(self, begun)
        playing.begin()

    # ---- away from it ----------------------------------------------------------------------------------

    def lobby_over(self, code: str, text: str) -> None:
        """The table that we wanted to play at is gone."""
        if isinstance(self.phase, Guest | Undecided):
            self._tasks.start(self.phase.close())
            self.phase = None
        self.chat.clear()
        self.notify(code, text)

    async def leave(self) -> None:
        """Get up: from a lobby or from a table. The others are told."""
        phase = self.phase
        if isinstance(phase, Playing):
            phase.leave()
        elif isinstance(phase, Guest | Undecided) and phase.genesis is not None:
            # What we have signed may begin all the same: not for us any more.
            self.home.done(self.home.table_folder(phase.genesis.id))
        await self._get_up()

    async def suspend(self) -> None:
        """Stop playing without a word, to come back later: the others wait."""
        if isinstance(self.phase, Playing):
            self.phase.suspend()
        await self._get_up()

    async def _get_up(self) -> None:
        phase, self.phase = self.phase, None
        if phase is not None:
            await phase.close()
        await self.presence.hide()
        self.chat.clear()
        self.changed()

    # ---- what others are told --------------------------------------------------------------------------

    def hear(self, seat: int, text: str) -> None:
        """A line of chat in the lobby."""
        members = self.lobby.members if self.lobby is not None else ()
        name = next((member.name for member in members if member.seat == seat), "")
        self.chat.append(ChatLine(seat, name, text))
        del self.chat[:-CHAT_KEPT]
        self.changed()

    def announce(self) -> None:
        """Tell the network how the table stands; once it is played, every seated laptop does."""
        if self.lobby is None:
            return
        if self.presence.shown or (self.match is not None and self.match.laptops):
            self.presence.show(self._advert(self.lobby))

    def _facts(self, lobby: Lobby) -> dict[str, Any]:
        return {
            "id": lobby.id, "name": lobby.name, "game": lobby.game, "seats": lobby.seats,
            "taken": len(lobby.members), "playing": self.match is not None, "language": self.player.language,
            "host": self.player.name,
        }  # fmt: skip

    def _advert(self, lobby: Lobby) -> Advert:
        presence = self.presence
        return Advert(
            **self._facts(lobby), key=self.identity.key, version=PROTOCOL_VERSION, addresses=presence.addresses,
            port=presence.port,
        )  # fmt: skip

    # ---- what comes over links -------------------------------------------------------------------------

    def _hello(self) -> HelloArgs:
        return HelloArgs(self.player.name, self.match.genesis.id if self.match is not None else b"")

    async def _called(self, link: Link) -> None:
        """Somebody calls: to ask, to join, or to play on."""
        phase = self.phase
        if self._closing:
            await link.close(Refuse("closed", "This program is closing."))
        elif link.hello.role == "ask":
            await answer(link, TableInfo(**self._facts(self.lobby)) if self.lobby is not None else None)
        elif phase is None and link.hello.table:
            self.mesh.adopt(link)
            await self._hear_or_go(link)
        elif phase is None or not phase.welcomes(link.peer):
            await link.close(NO_TABLE)
        else:
            self.mesh.adopt(link)
            if isinstance(phase, Playing):
                await phase.stay_or_go(link)

    async def _hear_or_go(self, link: Link) -> None:
        """Whoever calls from a match may bring the beginning of one that we have signed; else it is sent away."""
        await asyncio.sleep(ASK_S)
        if self.phase is None:
            await link.close(NO_TABLE)

    def _peer(self, peer: bytes, up: bool) -> None:
        """A link came or went."""
        if self.phase is not None:
            if up:
                self.phase.found(peer)
            else:
                self.phase.lost(peer)
        self.changed()

    def _got(self, peer: bytes, message: Message) -> None:
        try:
            if self.phase is not None:
                self.phase.got(peer, message)
            elif not (isinstance(message, Start) and self.take_start(message)):
                self.mesh.send(peer, NO_TABLE)
                self.mesh.unwant(peer)
        except BadSignature as error:
            log.warning("%s from %s: %s", type(message).__name__, fingerprint(peer), error)

    def _seen(self, advert: Advert) -> None:
        """A laptop announces a table, which may be ours."""
        if isinstance(self.phase, Playing):
            self.phase.seen(advert)

    def _moved(self) -> None:
        """We are on another network, or elsewhere on it."""
        if self.presence.is_on_a_network:  # without any, links wait whether it comes back
            self.mesh.moved(self.presence.addresses)
        self.announce()
        self.changed()
