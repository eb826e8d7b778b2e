"""A player's laptop: finds tables, opens or joins one, plays. All methods run on the asyncio thread.

idle --host/practice--> hosting --begin--> signing --all signed--> match --leave--> idle
idle --join----------> guest   --Offer--> signing --all signed--> match --leave--> idle
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from lanparty.bots import UnknownBot, bot
from lanparty.node.errors import NodeError
from lanparty.node.filevault import IDENTITY, FileVault
from lanparty.node.finder import Finder
from lanparty.node.home import Home, HomeTaken
from lanparty.node.lobby import HostLobby
from lanparty.node.match import LocalSeat, Match
from lanparty.node.picture import lobby_view, table_view
from lanparty.node.signing import Signing
from lanparty.node.snapshots import ChatLine, FoundTable, Snapshot
from lanparty.node.workers import Workers
from lanparty.table.genesis import BadGenesis, Genesis
from lanparty.table.replica import Table
from protocol.discovery import Advert, Announcer, local_addresses
from protocol.identity import BadSignature, Identity, fingerprint
from protocol.keystore import KeystoreError
from protocol.link import PORTS, HelloArgs, Link, LinkFailed, LinkRefused, Server, dial
from protocol.mesh import Mesh
from protocol.wire import (
    PROTOCOL_VERSION,
    Ask,
    Entries,
    Have,
    Join,
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
    TableInfo,
    clean_text,
)  # fmt: skip

log = logging.getLogger("lanparty.node")

SIGN_S = 10.0  # for all seats to sign a genesis
ANSWER_S = 5.0  # for a host to answer a Join
CHAT_KEPT = 200


@dataclass(frozen=True)
class Helper:
    """A computer player that this laptop runs."""

    identity: Identity
    seed: bytes
    level: str


class Node:
    """See the module's head. `on_change` gets a fresh Snapshot after anything happened (coalesced)."""

    def __init__(
        self,
        home: Path,
        name: str,
        avatar: int = 0,
        language: str = "en",
        on_change: Callable[[Snapshot], None] | None = None,
        ports: Iterable[int] = PORTS,
        discover: bool = True,
        level: str = "",
        pace: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        self.name, self.avatar, self.language = clean_text(name, 24) or "Player", avatar, language
        self.level, self.pace = level, pace
        self.chat: list[ChatLine] = []
        self.match: Match | None = None
        self.lobby: Lobby | None = None
        self._path, self._ports, self._discover = home, tuple(ports), discover
        self._on_change = on_change
        self._hosting: HostLobby | None = None
        self._host: bytes | None = None
        self._helpers: dict[bytes, Helper] = {}
        self._nonce = b""
        self._signing: Signing | None = None
        self._announcer: Announcer | None = None
        self._answer: asyncio.Future[None] | None = None
        self._started: asyncio.Future[None] | None = None
        self._notice = ("", "")
        self._due = False
        self._tasks: set[asyncio.Task[Any]] = set()
        self._addresses: tuple[str, ...] = ()

    # ---- life ------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Open the home, listen, look for tables. Raises NodeError."""
        try:
            self._home = Home(self._path)
        except HomeTaken as error:
            raise NodeError("home_taken", str(error)) from error
        except (KeystoreError, OSError) as error:
            raise NodeError("bad_home", f"{self._path}: {error}") from error
        self.identity = self._home.identity
        self.workers = Workers()
        self.mesh = Mesh(self.identity, self._hello, self._got, self._peer)
        try:
            self._server = await Server.start(self._ports, self.identity, self._hello, self._called)
        except LinkFailed as error:
            self._home.close()
            raise NodeError("no_port", error.reason) from error
        self._addresses = tuple(await asyncio.to_thread(local_addresses))
        self._finder = Finder(self.identity, self.changed)
        if self._discover:
            await self._finder.start()
        self.changed()

    async def close(self) -> None:
        await self.leave()
        for task in self._tasks:
            task.cancel()
        await self._finder.close()
        await self._server.close()
        await self.mesh.close()
        self.workers.close()
        self._home.close()

    @property
    def port(self) -> int:
        return self._server.port

    @property
    def addresses(self) -> tuple[str, ...]:
        return self._addresses

    @property
    def found(self) -> tuple[FoundTable, ...]:
        return self._finder.found

    @property
    def can_begin(self) -> bool:
        return self._hosting is not None and self._hosting.can_begin

    # ---- the lobby, as host ----------------------------------------------------------------------------

    async def host(
        self,
        game: str,
        seats: int,
        table_name: str,
        options: dict[str, Any],
        deals: int = 0,
        announce: bool = True,
    ) -> None:
        """Open a table and sit down at it. Raises NodeError."""
        self._must_be_free()
        lobby = HostLobby(os.urandom(16), clean_text(table_name, 32) or "Table", game, seats, options, deals)
        lobby.take(self.identity.key, self._join_message(), ready=True)
        self._hosting = lobby
        if announce and self._discover:
            self._announcer = Announcer()
            await self._announcer.start(self._advert(lobby))
        self._publish()

    async def practice(
        self, game: str, seats: int, level: str, options: dict[str, Any], deals: int = 0
    ) -> None:
        """A table against computer players on this laptop; the same code path, only not announced."""
        await self.host(game, seats, "Practice", options, deals, announce=False)
        await self.fill(None, level)
        await self.begin()

    async def fill(self, seat: int | None, level: str) -> None:
        """Put a computer player on a free seat (None: on all of them). Raises NodeError."""
        lobby = self._as_host()
        try:
            bot(level, lobby.game)
        except UnknownBot as error:
            raise NodeError("unknown_level", str(error)) from error
        for free in lobby.free if seat is None else (seat,):
            seed = os.urandom(32)
            helper = Helper(Identity.from_seed(seed), seed, level)
            join = Join(
                f"Computer {free + 1}", (free * 7 + 3) % 64, os.urandom(32), level, self.identity.key, ()
            )
            lobby.take(helper.identity.key, join, ready=True, seat=free)
            self._helpers[helper.identity.key] = helper
        self._publish()

    async def remove(self, seat: int) -> None:
        """Free a seat: a computer player goes, a person is sent away. Raises NodeError."""
        lobby = self._as_host()
        member = lobby.members.get(seat)
        if member is None or member.key == self.identity.key:
            raise NodeError("no_such_seat", "there is nobody to send away")
        lobby.leave(member.key)
        if self._helpers.pop(member.key, None) is None:
            self.mesh.send(member.key, Refuse("sent_away", "The host has freed your seat."))
        self._publish()

    async def swap(self, a: int, b: int) -> None:
        self._as_host().swap(a, b)
        self._publish()

    async def set_options(self, options: dict[str, Any], deals: int) -> None:
        self._as_host().change(options, deals, [self.identity.key])
        self._publish()

    async def begin(self) -> None:
        """Have all seats sign, then play. Raises NodeError; the lobby goes on then."""
        lobby = self._as_host()
        if not lobby.can_begin:
            raise NodeError("not_ready", "not every seat is taken and ready")
        signing = self._signing = Signing(Genesis(lobby.message()))
        for seat, member in lobby.members.items():
            helper = self._helpers.get(member.key)
            if helper is not None or member.key == self.identity.key:
                signing.sign(seat, helper.identity if helper is not None else self.identity)
            else:
                self.mesh.send(member.key, Offer(signing.genesis.raw))
        self._started = asyncio.get_running_loop().create_future()
        self._begin_if_signed()
        try:
            async with asyncio.timeout(SIGN_S):
                await self._started
        except TimeoutError:
            self._signing = None
            for seat, member in list(lobby.members.items()):
                if seat not in signing.signatures:
                    lobby.leave(member.key)
            self._publish()
            raise NodeError("not_signed", "a player did not answer; its seat is free again") from None

    def _as_host(self) -> HostLobby:
        if self._hosting is None or self.match is not None:
            raise NodeError("not_host", "only who opened the table can do that, before it begins")
        return self._hosting

    def _publish(self) -> None:
        """Tell everybody at the table, and the network, how the lobby stands."""
        assert self._hosting is not None
        self.lobby = self._hosting.message()
        for member in self.lobby.members:
            if member.key not in self._helpers and member.key != self.identity.key:
                self.mesh.send(member.key, self.lobby)
        self._readvertise()
        self.changed()

    def _readvertise(self) -> None:
        if self._announcer is not None and self._hosting is not None:
            self._spawn(self._announcer.update(self._advert(self._hosting)))

    # ---- the lobby, as guest ---------------------------------------------------------------------------

    async def join(self, host: str, port: int, ready: bool = False) -> None:
        """Take a seat at somebody's table. Raises NodeError."""
        self._must_be_free()
        try:
            link = await dial(host, port, self.identity, self._hello())
        except LinkRefused as error:
            raise NodeError(error.code, error.text) from error
        except LinkFailed as error:
            raise NodeError("unreachable", error.reason) from error
        self._host = link.peer
        self._nonce = os.urandom(32)
        self._answer = asyncio.get_running_loop().create_future()
        self.mesh.adopt(link)
        self.mesh.send(link.peer, self._join_message())
        try:
            async with asyncio.timeout(ANSWER_S):
                await self._answer
        except TimeoutError:
            self._forget_lobby()
            raise NodeError("unreachable", "the table does not answer") from None
        except NodeError:
            self._forget_lobby()
            raise
        if ready:
            await self.ready(True)

    async def ready(self, ready: bool) -> None:
        if self._hosting is not None:
            self._hosting.ready(self.identity.key, ready)
            self._publish()
        elif self._host is not None and self.match is None:
            self.mesh.send(self._host, Ready(ready))

    # ---- at the table ----------------------------------------------------------------------------------

    async def submit(self, text: str) -> None:
        """The own move, in notation. Raises Refused."""
        self._at_table().submit(text)

    async def next_deal(self) -> None:
        self._at_table().next_deal()

    async def say(self, text: str) -> None:
        line = clean_text(text, 200)
        if not line:
            return
        if self.match is not None:
            self.match.say(line)
        elif self._hosting is not None:
            self._chat_from(self.identity.key, line)
        elif self._host is not None:
            self.mesh.send(self._host, Say(line))

    async def leave(self) -> None:
        """Get up: from a lobby or from a table. The others are told."""
        match, self.match = self.match, None
        if match is not None:
            if not match.table.over:
                match.leave()
            await asyncio.sleep(0)
            for key in self._laptops(match.genesis):
                self.mesh.unwant(key)
            match.close()
        elif self._host is not None:
            self.mesh.send(self._host, Leave())
            self.mesh.unwant(self._host)
        elif self._hosting is not None:
            for member in self._hosting.members.values():
                self.mesh.send(member.key, Refuse("closed", "The host has closed this table."))
                self.mesh.unwant(member.key)
        self._forget_lobby()
        if self._announcer is not None:
            announcer, self._announcer = self._announcer, None
            await announcer.close()

    async def rename(self, name: str, avatar: int) -> None:
        self.name, self.avatar = clean_text(name, 24) or self.name, avatar
        self.changed()

    async def settled(self) -> None:
        """Wait until a finished match is audited and every connected peer has all of it."""
        match = self._at_table()
        await match.settled(
            lambda: [peer for peer in self._laptops(match.genesis) if peer in self.mesh.peers()]
        )

    def _at_table(self) -> Match:
        if self.match is None:
            raise NodeError("no_table", "no match is being played")
        return self.match

    # ---- links -----------------------------------------------------------------------------------------

    def _hello(self) -> HelloArgs:
        return HelloArgs(self.name, self.match.genesis.id if self.match is not None else b"")

    async def _called(self, link: Link) -> None:
        """Somebody calls: to ask, to join, or to play on."""
        if link.hello.role == "ask":
            await self._tell(link)
        elif self.match is not None and link.peer not in self._laptops(self.match.genesis):
            await link.close(Refuse("playing", "This table has already begun."))
        elif self.match is None and self._hosting is None and not self._is_member(link.peer):
            await link.close(Refuse("no_table", "There is no table at this address."))
        else:
            self.mesh.adopt(link)

    async def _tell(self, link: Link) -> None:
        """Answer the question whether there is a table here."""
        async with asyncio.timeout(ANSWER_S):
            if isinstance(await link.receive(), Ask) and self._hosting is not None:
                await link.send(self._info(self._hosting))
            else:
                await link.close(Refuse("no_table", "There is no table at this address."))
                return
            await link.receive()  # the asker closes

    def _is_member(self, key: bytes) -> bool:
        return self.lobby is not None and any(member.key == key for member in self.lobby.members)

    def _laptops(self, genesis: Genesis) -> list[bytes]:
        laptops = dict.fromkeys(genesis.laptop(seat) for seat in range(genesis.seats))
        return [key for key in laptops if key != self.identity.key]

    def _peer(self, peer: bytes, up: bool) -> None:
        """A link came or went."""
        if self.match is not None:
            if up:
                self.match.peer_up(peer)
        elif not up and self._hosting is not None and self._hosting.leave(peer):
            self._publish()
        elif not up and peer == self._host:
            self._lost_host("host_gone", "The host is gone; the table is closed.")
        self.changed()

    def _lost_host(self, code: str, text: str) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(NodeError(code, text))
            return
        self._forget_lobby()
        self.notice(code, text)

    def _forget_lobby(self) -> None:
        if self._host is not None and self.match is None:
            self.mesh.unwant(self._host)
        self._host = self._hosting = self.lobby = self._signing = None
        self._helpers = {}
        self.chat.clear()
        self.changed()

    # ---- messages --------------------------------------------------------------------------------------

    def _got(self, peer: bytes, message: Message) -> None:
        match message:
            case Entries() | Have():
                if self.match is not None:
                    self.match.got(peer, message)
            case Join() | Ready() | Say() | Leave():
                if self._hosting is not None and self.match is None:
                    self._guest_says(self._hosting, peer, message)
            case Lobby() | Said() | Offer() | Refuse():
                if peer == self._host and self.match is None:
                    self._host_says(message)
            case Signed():
                self._signed(peer, message)
            case _:
                log.warning("%s from %s is out of place", type(message).__name__, fingerprint(peer))

    def _guest_says(self, lobby: HostLobby, peer: bytes, message: Message) -> None:
        match message:
            case Join():
                self._join(lobby, peer, message)
            case Ready(ready):
                lobby.ready(peer, ready)
                self._publish()
            case Say(text):
                self._chat_from(peer, text)
            case Leave():
                if lobby.leave(peer):
                    self._publish()

    def _join(self, lobby: HostLobby, peer: bytes, join: Join) -> None:
        if join.run_by not in (b"", peer):
            self.mesh.send(
                peer, Refuse("malformed", "A computer player is run by the laptop that brings it.")
            )
            return
        try:
            lobby.take(peer, join)
        except NodeError as error:
            self.mesh.send(peer, Refuse(error.code, error.message))
            return
        self._publish()

    def _host_says(self, message: Message) -> None:
        match message:
            case Lobby():
                self._signing = None
                if not any(member.key == self.identity.key for member in message.members):
                    self._lost_host("sent_away", "The host has freed your seat.")
                    return
                self.lobby = message
                if self._answer is not None and not self._answer.done():
                    self._answer.set_result(None)
                self.changed()
            case Said(seat, text):
                self._hear(seat, text)
            case Refuse(code, text):
                self._lost_host(code, text)
            case Offer(raw):
                self._offered(raw)

    def _offered(self, raw: bytes) -> None:
        """The host wants to begin: sign if this is what the lobby said."""
        assert self._host is not None
        try:
            genesis = Genesis.parse(raw)
            seat = self._own_seat(genesis)
        except BadGenesis as error:
            log.warning("offer refused: %s", error)
            self.mesh.send(self._host, Leave())
            self._lost_host("bad_offer", f"The host offered another game than the lobby showed: {error}.")
            return
        self._signing = Signing(genesis)
        self.mesh.send(self._host, Signed(seat, self._signing.sign(seat, self.identity)))

    def _own_seat(self, genesis: Genesis) -> int:
        """The seat that a genesis gives us, if it is what we agreed to. Raises BadGenesis."""
        shown = self.lobby
        offered = genesis.lobby
        mine = [member for member in genesis.members if member.key == self.identity.key]
        if shown is None or not mine or mine[0].nonce != self._nonce or not mine[0].ready:
            raise BadGenesis("our seat is not in it as we took it")
        if (shown.id, shown.game, shown.options, shown.deals, shown.seats) != (
            offered.id, offered.game, offered.options, offered.deals, offered.seats,
        ):  # fmt: skip
            raise BadGenesis("the game or its options differ")
        return mine[0].seat

    def _signed(self, peer: bytes, message: Signed) -> None:
        signing = self._signing
        if signing is None or self.match is not None:
            return
        if self._hosting is not None and (
            message.seat >= signing.genesis.seats or signing.genesis.keys[message.seat] != peer
        ):
            return
        try:
            signing.take(message.seat, message.signature)
        except BadSignature as error:
            log.warning("genesis signature from %s: %s", fingerprint(peer), error)
            return
        self._begin_if_signed()

    def _begin_if_signed(self) -> None:
        signing = self._signing
        if signing is None or not signing.complete or self.match is not None:
            return
        if self._hosting is not None:
            for key in self._laptops(signing.genesis):
                for seat, signature in signing.signatures.items():
                    self.mesh.send(key, Signed(seat, signature))
        self._play(signing)
        if self._started is not None and not self._started.done():
            self._started.set_result(None)

    def _play(self, signing: Signing) -> None:
        """All have signed: from here on the host is a player like any other."""
        genesis = signing.genesis
        folder = self._home.table_folder(genesis.id)
        seats = []
        for seat, member in enumerate(genesis.members):
            helper = self._helpers.get(member.key)
            if member.key == self.identity.key or helper is not None:
                seats.append(self._local_seat(genesis, seat, folder, helper))
        seats.sort(key=lambda one: one.table.me != genesis.keys.index(self.identity.key))
        self.match = Match(
            genesis,
            signing.ordered(),
            seats,
            folder / "table.journal",
            self.workers,
            self._send,
            self.changed,
        )
        self._signing = None
        for seat, member in enumerate(genesis.members):
            if genesis.laptop(seat) == member.key != self.identity.key:
                self.mesh.want(member.key, self._reach(member))
        self._readvertise()
        self.match.begin()

    def _local_seat(self, genesis: Genesis, seat: int, folder: Path, helper: Helper | None) -> LocalSeat:
        vault = FileVault(folder / f"secrets-{seat}", os.urandom)
        if helper is not None:
            vault.keep(IDENTITY, helper.seed)
        identity = helper.identity if helper is not None else self.identity
        level = helper.level if helper is not None else self.level
        table = Table(genesis, seat, identity, vault, os.urandom)
        player = bot(level, genesis.rules.name) if level else None
        return LocalSeat(
            table, player, Random(os.urandom(16)), self.pace if helper is not None else (0.0, 0.0)
        )

    def _reach(self, member: Member) -> tuple[tuple[str, int], ...]:
        return member.addresses

    def _send(self, peer: bytes | None, message: Message) -> None:
        if self.match is None:
            return
        for key in self._laptops(self.match.genesis) if peer is None else [peer]:
            self.mesh.send(key, message)

    # ---- chat, notices, pictures -----------------------------------------------------------------------

    def _chat_from(self, key: bytes, text: str) -> None:
        """As host: a line of chat in the lobby goes to all."""
        assert self._hosting is not None
        seat = self._hosting.seat_of(key)
        if seat is None:
            return
        self._hear(seat, text)
        for member in self._hosting.members.values():
            if member.key not in self._helpers and member.key != self.identity.key:
                self.mesh.send(member.key, Said(seat, text))

    def _hear(self, seat: int, text: str) -> None:
        members = self.lobby.members if self.lobby is not None else ()
        name = next((member.name for member in members if member.seat == seat), "")
        self.chat.append(ChatLine(seat, name, text))
        del self.chat[:-CHAT_KEPT]
        self.changed()

    def notice(self, code: str, text: str) -> None:
        """Something went wrong that a person should read once."""
        self._notice = (code, text)
        self.changed()

    def changed(self) -> None:
        """Make and deliver a snapshot soon; many changes in one turn of the loop make one."""
        if self._on_change is not None and not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._deliver)

    def _deliver(self) -> None:
        self._due = False
        if self._on_change is not None:
            self._on_change(self.snapshot())
            self._notice = ("", "")

    def snapshot(self) -> Snapshot:
        here = {*self.mesh.peers(), self.identity.key}
        table = table_view(self.match, here) if self.match is not None else None
        lobby = None
        if table is None and self.lobby is not None:
            lobby = lobby_view(self.lobby, self.identity.key, self._hosting, here, self._addresses, self.port)
        return Snapshot(
            name=self.name,
            avatar=self.avatar,
            fingerprint=fingerprint(self.identity.key),
            addresses=self._addresses,
            port=self.port,
            found=self._finder.found,
            lobby=lobby,
            table=table,
            chat=self._chat_lines(),
            notice=self._notice[0],
            notice_text=self._notice[1],
        )

    def _chat_lines(self) -> tuple[ChatLine, ...]:
        lines = list(self.chat)
        if self.match is not None:
            names = [member.name for member in self.match.genesis.members]
            lines += [
                ChatLine(line.seat, names[line.seat], line.text)
                for line in self.match.table.happened
                if line.kind == "chat"
            ]
        return tuple(lines[-CHAT_KEPT:])

    # ---- small things ----------------------------------------------------------------------------------

    def _must_be_free(self) -> None:
        if self.lobby is not None or self.match is not None or self._host is not None:
            raise NodeError("already_here", "leave this table first")

    def _join_message(self) -> Join:
        if not self._nonce or self._hosting is None:
            self._nonce = os.urandom(32) if self._host is None else self._nonce
        run_by = self.identity.key if self.level else b""
        addresses = tuple((address, self.port) for address in self._addresses[:8])
        return Join(self.name, self.avatar, self._nonce, self.level, run_by, addresses)

    def _facts(self, lobby: HostLobby) -> dict[str, Any]:
        return {
            "id": lobby.id, "name": lobby.name, "game": lobby.game, "seats": lobby.seats,
            "taken": len(lobby.members), "playing": self.match is not None, "language": self.language,
            "host": self.name,
        }  # fmt: skip

    def _info(self, lobby: HostLobby) -> TableInfo:
        return TableInfo(**self._facts(lobby))

    def _advert(self, lobby: HostLobby) -> Advert:
        return Advert(
            **self._facts(lobby), key=self.identity.key, version=PROTOCOL_VERSION, addresses=self._addresses,
            port=self.port,
        )  # fmt: skip

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
