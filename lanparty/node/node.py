"""A player's laptop: finds tables, opens or joins one, plays. All methods run on the asyncio thread.

idle --host, practice--> Hosting --+
idle --join-----------> Guest -----+--all have signed--> Match --leave--> idle
                          |        |
                          +-> Undecided (signed, and the host is lost; also after a restart)
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lanparty.bots import MEDIUM
from lanparty.node.announcing import Announcing
from lanparty.node.calling import call_again
from lanparty.node.diagnose import diagnose
from lanparty.node.diagnosis import Diagnosis
from lanparty.node.errors import NoAnswer, NodeError
from lanparty.node.filevault import BadVault
from lanparty.node.finder import Finder
from lanparty.node.guest import Guest
from lanparty.node.helpers import Helper
from lanparty.node.home import JOURNAL, SIGNED, Home, HomeTaken
from lanparty.node.hosting import Hosting
from lanparty.node.journal import BadJournal, Journal, read_journal
from lanparty.node.lobby import HostLobby
from lanparty.node.match import LocalSeat, Match, vacant_chair
from lanparty.node.picture import lobby_view, table_view
from lanparty.node.places import BadPlace, Place, code_of, invitation, read_place
from lanparty.node.reaching import reach
from lanparty.node.remembered import Remembered
from lanparty.node.replaying import Replay, record
from lanparty.node.seats import Seats
from lanparty.node.shelf import Kept, kept
from lanparty.node.signing import Signing
from lanparty.node.snapshots import ChatLine, FoundTable, Snapshot
from lanparty.node.tasks import Tasks
from lanparty.node.undecided import Undecided
from lanparty.node.ways import Ways, allowed
from lanparty.node.workers import Workers
from lanparty.table.genesis import BadGenesis, Genesis
from lanparty.table.jobs import Job
from protocol.discovery import Advert, Station
from protocol.feed import RejectedEntry
from protocol.identity import BadSignature, Identity, fingerprint
from protocol.keystore import KeystoreError
from protocol.link import PORTS, HelloArgs, Link, LinkFailed, Server
from protocol.mesh import Mesh
from protocol.wire import (
    PROTOCOL_VERSION,
    Ask,
    Chair,
    Entries,
    Have,
    Join,
    Lobby,
    Message,
    Refuse,
    Start,
    TableInfo,
    Watch,
    clean_text,
)  # fmt: skip

log = logging.getLogger("lanparty.node")

ASK_S = 5.0  # for a caller to ask
CHAT_KEPT = 200
WARM_AFTER_S = 1.5  # a window starts its worker processes when its home screen stands, before anything moves
FILL_LEVEL = MEDIUM  # of computer players in seats that fell empty


@dataclass(frozen=True)
class Unfinished:
    """A table that this laptop may go back to: the folder of its journal, the table's name, the game, its id."""

    folder: Path
    name: str
    game: str
    id: str = ""  # as in FoundTable


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
        headless: bool = False,
        sweep: bool = False,
    ) -> None:
        """`level`: a computer player plays our seat. `pace`: seconds (least, most) that helpers take for a move.
        `headless`: nobody looks at the score, so the next deal begins at once.
        `sweep`: when nothing else finds a table, knock at all addresses of the own network."""
        self.name, self.avatar, self.language = clean_text(name, 24) or "Player", avatar, language
        self.level, self.pace, self._headless = level, pace, headless
        self.match: Match | None = None
        self._path, self._ports, self._discover = home, tuple(ports), discover
        self._on_change = on_change
        self._phase: Hosting | Guest | Undecided | None = None
        self._call: asyncio.Task[Any] | None = None  # while a table is called
        self._replay: Replay | None = None
        self._ways = allowed(Ways(sweep=sweep), os.environ)
        self.networks: tuple[str, ...] = ()  # like `192.168.1.5/24`
        self.addresses: tuple[str, ...] = ()
        self._chat: list[ChatLine] = []
        self._diagnosis: Diagnosis | None = None
        self._notice = ("", "")
        self._due = self._closing = False
        self._wanted: set[bytes] = set()  # the laptops of the match that we keep links to
        self._tasks = Tasks()

    # ---- life ------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Open the home, listen, look for tables. Raises NodeError."""
        try:
            self._home = Home(self._path)
        except HomeTaken as error:
            raise NodeError("home_taken", str(error)) from error
        except (KeystoreError, OSError) as error:
            raise NodeError("bad_home", f"{self._path}: {error}", str(self._path)) from error
        self.identity = self._home.identity
        self._seats = Seats(self.identity, self.level, self.pace, self._headless)
        self.workers = Workers()
        self.mesh = Mesh(self.identity, self._hello, self._got, self._peer)
        try:
            self._server = await Server.start(self._ports, self.identity, self._hello, self._called)
        except LinkFailed as error:
            self._home.close()
            raise NodeError("no_port", error.reason) from error
        self._remembered = Remembered.of_home(self._path)
        self._station = Station()
        self._finder = Finder(
            self.identity, self._station, self.changed, self._seen,
            ways=self._ways, remembered=self._remembered, idle=lambda: self.lobby is None,
        )  # fmt: skip
        self._announcing = Announcing(self._finder)
        await self._station.watch(self._moved)
        if self._discover:
            await self._finder.start()
        if not self._headless:
            asyncio.get_running_loop().call_later(WARM_AFTER_S, self.workers.warm)
        self.changed()

    async def close(self) -> None:
        self._closing = True
        await self.leave()
        self._tasks.cancel()
        await self._finder.close()
        await self._station.unwatch(self._moved)
        await self._server.close()
        await self.mesh.close()
        await self.workers.close()
        self._home.close()

    @property
    def port(self) -> int:
        return self._server.port

    @property
    def code(self) -> str:
        """What others may type instead of our address; "" when there is no code for it."""
        return code_of(self.addresses[0], self.port, self.networks)

    @property
    def found(self) -> tuple[FoundTable, ...]:
        """The tables on this network but for our own."""
        lobby = self.lobby
        return tuple(table for table in self._finder.found if lobby is None or table.id != lobby.id.hex())

    @property
    def lobby(self) -> Lobby | None:
        """The table that we sit at, before or while it is played."""
        if self.match is not None:
            return self.match.genesis.lobby
        return self._phase.lobby if self._phase is not None else None

    # ---- before a match --------------------------------------------------------------------------------

    async def host(
        self, game: str, seats: int, table_name: str, options: dict[str, Any], deals: int = 0, announce: bool = True
    ) -> None:  # fmt: skip
        """Open a table and sit down at it. Raises NodeError."""
        self._must_be_free()
        name = clean_text(table_name, 32) or "Table"
        self.workers.warm()
        self._phase = Hosting(self, HostLobby(os.urandom(16), name, game, seats, options, deals))
        if announce and self._discover:
            self._announcing.show(self._advert())
            await self._announcing.settle()
        self.changed()

    async def practice(
        self, game: str, seats: int, level: str, options: dict[str, Any], deals: int = 0
    ) -> None:
        """A table against computer players on this laptop; the same code path, only not announced."""
        await self.host(game, seats, "Practice", options, deals, announce=False)
        await self.fill(None, level)
        await self.begin()

    async def fill(self, seat: int | None, level: str) -> None:
        """Put a computer player on a free seat (None: on all of them). Raises NodeError."""
        await self._as_host().fill(seat, level)

    async def set_pace(self, least_s: float, most_s: float) -> None:
        """How long the computer players that run here take for a move, from the next one on."""
        self.pace = self._seats.pace = (least_s, most_s)
        for seat in self.match.seats[1:] if self.match is not None else ():
            seat.pace = self.pace

    async def remove(self, seat: int) -> None:
        """Free a seat: a computer player goes, a person is sent away. Raises NodeError."""
        self._as_host().remove(seat)

    async def swap(self, a: int, b: int) -> None:
        self._as_host().swap(a, b)

    async def set_options(self, options: dict[str, Any], deals: int) -> None:
        self._as_host().change(options, deals)

    async def begin(self) -> None:
        """Have all seats sign, then play. Raises NodeError; the lobby goes on then."""
        await self._as_host().begin()

    @property
    def can_begin(self) -> bool:
        return isinstance(self._phase, Hosting) and self._phase.can_begin

    async def join_at(self, text: str, ready: bool = False) -> None:
        """Take a seat at the table at a place that somebody typed or scanned: an address with or without a port, a
        code, the text of a QR code. Raises NodeError."""
        try:
            await self._join(read_place(text), ready)
        except BadPlace as error:
            raise NodeError(error.code, str(error)) from None

    async def join(self, host: str, port: int = 0, ready: bool = False) -> None:
        """Take a seat at somebody's table (port 0: whichever of ours has one). Raises NodeError."""
        await self._join(Place(host, port), ready)

    async def _join(self, place: Place, ready: bool) -> None:
        await self._calling(lambda: self._take_seat(place))
        if ready:
            await self.ready(True)

    async def _calling(self, attempt: Callable[[], Awaitable[None]]) -> None:
        """Call a table until it answers, the time is over, or `cancel` ends it. Raises NodeError."""
        self._must_be_free()
        self._call = asyncio.create_task(call_again(attempt))
        try:
            await asyncio.wait([self._call])
            if self._call.cancelled():
                raise NodeError("cancelled", "You have stopped calling that table.")
            self._call.result()
        finally:
            self._call.cancel()
            self._call = None

    async def cancel(self) -> None:
        """Stop calling a table."""
        if self._call is not None:
            self._call.cancel()

    async def _take_seat(self, place: Place) -> None:
        link = await self.reach(place)
        guest = self._phase = Guest(self, link)
        self.mesh.adopt(link)
        self.workers.warm()
        try:
            await guest.ask()
        except BaseException:  # also when the call is cancelled
            self._phase = None
            await guest.close()
            raise

    async def reach(self, place: Place) -> Link:
        """One attempt at a link to this place. Raises NodeError."""
        link = await reach(place, self.networks, self.identity, self._hello())
        self._remembered.meet(link.peer, [link.address])
        return link

    async def ready(self, ready: bool) -> None:
        if self._phase is not None:
            await self._phase.ready(ready)

    def _must_be_free(self) -> None:
        taken = (self._phase, self.match, self._call, self._replay)
        if any(one is not None for one in taken):
            raise NodeError("already_here", "leave this table first")

    def _as_host(self) -> Hosting:
        if not isinstance(self._phase, Hosting):
            raise NodeError("not_host", "only who opened the table can do that, before it begins")
        return self._phase

    # ---- at the table ----------------------------------------------------------------------------------

    async def submit(self, text: str) -> None:
        """The own move, in notation. Raises Refused."""
        self._at_table().submit(text)

    async def next_deal(self) -> None:
        self._at_table().next_deal()

    async def say(self, text: str) -> None:
        line = clean_text(text, 200)
        if line and self.match is not None:
            self.match.say(line)
        elif line and self._phase is not None:
            await self._phase.say(line)

    async def leave(self) -> None:
        """Get up: from a lobby or from a table. The others are told."""
        await self.cancel()
        signed = self._phase.genesis if isinstance(self._phase, Guest | Undecided) else None
        if signed is not None:  # it may begin all the same: not for us any more
            self._home.done(self._home.table_folder(signed.id))
        if self.match is not None:
            self.match.leave()
            self._home.done(self.match.journal.parent)
        await self._get_up()

    async def suspend(self) -> None:
        """Stop playing without a word, to come back later: the others wait."""
        if self.match is not None and (self.match.table.over or self.match.table.me is None):
            self._home.done(self.match.journal.parent)
        await self._get_up()

    async def _get_up(self) -> None:
        if self.match is not None:
            for key in self.mesh.peers():
                self.mesh.unwant(key)
            for key in self._wanted:
                self.mesh.unwant(key)
            self._wanted.clear()
            self.match.close()
            self.match = None
        phase, self._phase, self._replay = self._phase, None, None
        if phase is not None:
            await phase.close()
        self._announcing.hide()
        await self._announcing.settle()
        self._chat.clear()
        self.changed()

    async def go_on_without(self, seats: Sequence[int]) -> None:
        """Give up on seats whose laptops are lost; when all others have, the deal is dealt again without them."""
        self._at_table().go_on_without(seats)

    async def watch(self, host: str, port: int = 0) -> None:
        """Look on at a match that has begun (or come back to one that gave our seat away). Raises NodeError."""
        await self._watch(Place(host, port))

    async def watch_at(self, text: str) -> None:
        """The same, at a place that somebody typed or scanned (see `join_at`). Raises NodeError."""
        try:
            await self._watch(read_place(text))
        except BadPlace as error:
            raise NodeError(error.code, str(error)) from None

    async def _watch(self, place: Place) -> None:
        await self._calling(lambda: self._look_on(place))

    async def _look_on(self, place: Place) -> None:
        link = await self.reach(place)
        try:
            async with asyncio.timeout(ASK_S):
                await link.send(Watch())
                start = await link.receive()
                while isinstance(start, Have | Entries):
                    start = await link.receive()
        except (TimeoutError, LinkFailed):
            start = None
        if not isinstance(start, Start):
            await link.close()
            if isinstance(start, Refuse):
                raise NodeError(start.code, start.text)
            raise NoAnswer("unreachable", "The table does not answer.")
        try:
            genesis = Genesis.parse(start.genesis)
            genesis.check_signatures(start.signatures)
        except BadGenesis as error:
            await link.close()
            raise NodeError("bad_offer", f"What this table shows is no match: {error}.") from error
        folder = self._home.table_folder(genesis.id)
        journal = folder / JOURNAL
        if journal.exists():  # looked on before, or had a seat: what is on disk is still true
            await link.close()
            self._resume(folder)
        else:
            seats = [self._seats.own(genesis, folder)]
            self._begin(genesis, start.signatures, seats, Journal.create(journal, genesis, start.signatures))
            self.mesh.adopt(link)

    async def sit_down(self) -> None:
        """As a spectator: ask for the seat of a computer player, from the next deal on. Raises NodeError if there is
        none; if it goes to somebody else, that is told when the next deal begins."""
        match = self._at_table()
        match.asking.begin()
        self.changed()
        here = self.mesh.peers()
        # One laptop only: two that run computer players might both offer a seat.
        for peer in [key for key in match.run_elsewhere() if key in here][:1]:
            self.mesh.send(peer, self.join_message(os.urandom(32)))

    # ---- after a restart -------------------------------------------------------------------------------

    def unfinished(self) -> list[Unfinished]:
        """The tables that this laptop may go back to, the latest first."""
        found = []
        for folder in self._home.unfinished():
            try:
                lobby = read_journal(folder / JOURNAL).genesis.lobby
            except (BadJournal, OSError) as error:
                log.warning("%s: %s", folder, error)
                continue
            found.append(Unfinished(folder, lobby.name, lobby.game, lobby.id.hex()))
        for folder in self._home.undecided():
            with contextlib.suppress(BadGenesis, OSError):
                lobby = Genesis.parse((folder / SIGNED).read_bytes()).lobby
                found.append(Unfinished(folder, lobby.name, lobby.game, lobby.id.hex()))
        return found

    async def resume(self, folder: Path) -> None:
        """Go back to a table whose journal is here, or find out whether what we signed has begun. Raises NodeError."""
        self._must_be_free()
        self._resume(folder)

    def _resume(self, folder: Path) -> None:
        if not (folder / JOURNAL).exists():
            try:
                self.find_out(Genesis.parse((folder / SIGNED).read_bytes()))
            except (BadGenesis, OSError) as error:
                raise NodeError("bad_journal", f"{folder / SIGNED}: {error}") from error
            return
        self.workers.warm()
        try:
            journal, content = Journal.reopen(folder / JOURNAL)
            seats = self._seats.again(content, folder)
        except (BadJournal, BadVault, RejectedEntry, OSError) as error:
            raise NodeError("bad_journal", f"{folder / JOURNAL}: {error}") from error
        self._begin(content.genesis, content.signatures, seats, journal)

    def forget(self, folder: Path) -> None:
        """Don't offer to go back to this table any more."""
        self._home.done(folder)

    # ---- a match seen again ----------------------------------------------------------------------------

    async def journals(self) -> list[Kept]:
        """What may be played back, the latest first."""
        return await asyncio.to_thread(kept, self._path)

    async def replay(self, path: Path) -> None:
        """Verify a journal and show it from its beginning. Raises NodeError."""
        self._must_be_free()
        try:
            recording, _ = await self.workers.run(Job(("replay",), record, (path,), public=False))
        except (BadJournal, OSError) as error:
            reason = error.strerror if isinstance(error, OSError) else str(error)
            raise NodeError("bad_replay", f"{path}: {reason}", str(path)) from error
        self._must_be_free()
        keys = [chair.key for chair in recording.chairs]
        self._replay = Replay(recording, keys.index(self.identity.key) if self.identity.key in keys else 0)
        self.changed()

    async def replay_at(self, at: int, seat: int) -> None:
        """Go to a moment of the replay; `seat`: whose hand is shown."""
        if self._replay is not None:
            self._replay.go(at, seat)
            self.changed()

    async def rename(self, name: str, avatar: int) -> None:
        self.name, self.avatar = clean_text(name, 24) or self.name, avatar
        self.changed()

    async def speak(self, language: str) -> None:
        """Another language is spoken here: a table that is open tells so from now on."""
        self.language = language
        self.announce()

    async def settled(self) -> None:
        """Wait until a finished match is audited, and whoever still plays has all of it."""
        await self._at_table().settled()

    def _at_table(self) -> Match:
        if self.match is None:
            raise NodeError("no_table", "no match is being played")
        return self.match

    # ---- what a phase calls ----------------------------------------------------------------------------

    def join_message(self, nonce: bytes) -> Join:
        run_by = self.identity.key if self.level else b""
        addresses = tuple((address, self.port) for address in self.addresses[:8])
        return Join(self.name, self.avatar, nonce, self.level, run_by, addresses)

    def play(
        self,
        signing: Signing,
        helpers: Mapping[bytes, Helper],
        tell: Callable[[Signing], None] = lambda signing: None,
    ) -> None:
        """All have signed: from here on the host is a player like any other. `tell` is called as soon as that is on
        disk: from then on a restart can tell the others that the match has begun."""
        genesis = signing.genesis
        folder = self._home.table_folder(genesis.id)
        seats = [self._seats.own(genesis, folder)]
        for helper in helpers.values():
            seats.append(self._seats.helper(genesis, folder, helper.seed, helper.level))
        journal = Journal.create(folder / JOURNAL, genesis, signing.ordered())
        tell(signing)
        self._begin(genesis, signing.ordered(), seats, journal)

    def _begin(
        self, genesis: Genesis, signatures: Sequence[bytes], seats: Sequence[LocalSeat], journal: Journal
    ) -> None:
        folder = journal.path.parent

        def fill(seat: int) -> tuple[LocalSeat, Chair]:
            seed = os.urandom(32)
            helper = self._seats.helper(genesis, folder, seed, FILL_LEVEL)
            key = Identity.from_seed(seed).key
            return helper, vacant_chair(seat, key, FILL_LEVEL, self.identity.key)

        if isinstance(self._phase, Guest | Undecided):
            self._phase.stop()
        self._phase = None
        self.match = Match(
            genesis, signatures, seats, journal, self.workers, self.identity.key, self._send, self.mesh.unwant,
            self.changed, fill,
        )  # fmt: skip
        self.match.notify = self._notify
        for peer in set(self.mesh.peers()).difference(self.match.laptops):
            self.mesh.unwant(peer)
        self._want_all()
        for peer in self.mesh.peers():
            self._remember(peer)
            self._introduce(self.match, peer)
        self.announce()
        self.match.begin()

    def _introduce(self, match: Match, peer: bytes) -> None:
        """Who plays here and may not know that the match has begun gets its beginning."""
        link = self.mesh.link(peer)
        if link is not None and peer in match.laptops and link.hello.table != match.genesis.id:
            self.mesh.send(peer, Start(match.genesis.raw, match.signatures))

    def take_start(self, start: Start) -> bool:
        """A match that we have signed has begun without our hearing of it: play it. False: that isn't such a one."""
        try:
            genesis = Genesis.parse(start.genesis)
            genesis.check_signatures(start.signatures)
        except BadGenesis as error:
            log.warning("the beginning of a match refused: %s", error)
            return False
        folder = self._home.table_folder(genesis.id)
        if self.match is not None or self.identity.key not in genesis.keys or self._home.knows(folder):
            return False
        seats = [self._seats.own(genesis, folder)]
        self._begin(
            genesis, start.signatures, seats, Journal.create(folder / JOURNAL, genesis, start.signatures)
        )
        return True

    def keep_signed(self, genesis: Genesis) -> None:
        """We are about to sign this."""
        self._home.keep_signed(genesis.id, genesis.raw)

    def forget_signed(self, genesis: Genesis) -> None:
        """This is not going to begin."""
        self._home.forget_signed(genesis.id)

    async def sit_again(self, link: Link, lobby: Lobby) -> None:
        """What we signed has not begun: back to the table, where a seat may still be free."""
        undecided, guest = self._phase, Guest(self, link)
        self._phase = guest
        if undecided is not None:
            await undecided.close()  # it is what calls this: nothing below may wait
        self.mesh.adopt(link)
        guest.sit_again(lobby)

    def find_out(self, genesis: Genesis) -> None:
        """We have signed this: ask the others whether it has begun."""
        phase = self._phase = Undecided(self, genesis)
        phase.ask()
        self.changed()

    def _want_all(self) -> None:
        """Links to all the laptops that play, wherever they may be now."""
        if self.match is None:
            return
        for chair in self.match.table.roster.seated:
            if chair.key in self.match.laptops and chair.key not in self._wanted:
                self._wanted.add(chair.key)
                self.mesh.want(chair.key, chair.addresses)

    def _seen(self, advert: Advert) -> None:
        """A laptop of our own match announces where it is now."""
        match = self.match
        if match is not None and advert.id == match.genesis.lobby.id and advert.key in match.laptops:
            self._wanted.add(advert.key)
            known = next((one.addresses for one in match.table.roster.seated if one.key == advert.key), ())
            now = tuple((address, advert.port) for address in advert.addresses)
            self.mesh.want(advert.key, (*now, *known))

    def hear(self, seat: int, text: str) -> None:
        """A line of chat in the lobby."""
        members = self.lobby.members if self.lobby is not None else ()
        name = next((member.name for member in members if member.seat == seat), "")
        self._chat.append(ChatLine(seat, name, text))
        del self._chat[:-CHAT_KEPT]
        self.changed()

    def lobby_over(self, code: str, text: str) -> None:
        """The table that we wanted to play at is gone."""
        if isinstance(self._phase, Guest | Undecided):
            self._tasks.start(self._phase.close())
        self._phase = None
        self._chat.clear()
        self._notify(code, text)

    def _notify(self, code: str, text: str) -> None:
        self._notice = (code, text)
        self.changed()

    def announce(self) -> None:
        """Tell the network how the table stands; once it is played, every seated laptop does."""
        if not self._discover or self.lobby is None:
            return
        if self._announcing.shown or (self.match is not None and self.match.laptops):
            self._announcing.show(self._advert())
            self._tasks.start(self._announcing.settle())

    def _moved(self, networks: tuple[str, ...]) -> None:
        """The interfaces or their addresses are others now."""
        self.networks = networks or ("127.0.0.1/8",)
        self.addresses = tuple(network.partition("/")[0] for network in self.networks)
        if not self.addresses[0].startswith("127."):  # without any network links wait whether it comes back
            self.mesh.moved(self.addresses)
        self.announce()
        self.changed()

    async def look_again(self) -> None:
        """Look for tables on all ways, now."""
        if self._discover:
            self._finder.look_again()

    async def diagnose(self) -> None:
        """Try out the own way onto the network; what came out is in the next Snapshot, in a few seconds."""
        self._diagnosis = await diagnose(self._finder, self.port)
        self.changed()

    def _remember(self, peer: bytes) -> None:
        """Where this laptop of our match can be called: the address is seen, a caller's port is what it has told."""
        link = self.mesh.link(peer)
        if link is None or self.match is None:
            return
        chairs = [chair for chair in self.match.table.roster.seated if chair.key == peer]
        told = {port for chair in chairs for _, port in chair.addresses}
        ports = [link.address[1]] if link.dialled else sorted(told)[:1]
        self._remembered.meet(peer, [(link.address[0], port) for port in ports])

    # ---- links -----------------------------------------------------------------------------------------

    def _hello(self) -> HelloArgs:
        return HelloArgs(self.name, self.match.genesis.id if self.match is not None else b"")

    async def _called(self, link: Link) -> None:
        """Somebody calls: to ask, to join, or to play on."""
        if self._closing:
            await link.close(Refuse("closed", "This program is closing."))
        elif link.hello.role == "ask":
            await self._tell(link)
        elif self.match is None and self._phase is None and link.hello.table:
            self.mesh.adopt(link)
            await self._hear_or_go(link)
        elif self.match is None and (self._phase is None or not self._phase.welcomes(link.peer)):
            await link.close(Refuse("no_table", "There is no table at this address."))
        else:
            self.mesh.adopt(link)
            if self.match is not None:
                await self._stay_or_go(self.match, link)

    async def _hear_or_go(self, link: Link) -> None:
        """Whoever calls from a match may bring the beginning of one that we have signed; else it is sent away."""
        await asyncio.sleep(ASK_S)
        if self.match is None and self._phase is None:
            await link.close(Refuse("no_table", "There is no table at this address."))

    async def _stay_or_go(self, match: Match, link: Link) -> None:
        """Whoever calls in mid-match, and neither plays nor looks on, is sent away."""
        await asyncio.sleep(0 if link.peer in match.laptops else ASK_S)
        if match is self.match and not match.knows(link.peer):
            await link.close(Refuse("playing", "This table has already begun."))

    async def _tell(self, link: Link) -> None:
        """Answer the question whether there is a table here."""
        lobby, goodbye = self.lobby, None
        with contextlib.suppress(TimeoutError, LinkFailed):
            async with asyncio.timeout(ASK_S):
                if not isinstance(await link.receive(), Ask) or lobby is None:
                    goodbye = Refuse("no_table", "There is no table at this address.")
                else:
                    await link.send(TableInfo(**self._facts(lobby)))
                    await link.receive()  # the asker closes
        await link.close(goodbye)

    def _peer(self, peer: bytes, up: bool) -> None:
        """A link came or went."""
        if self.match is not None:
            if not up:
                self.match.watchers.discard(peer)
                self.match.peer_down(peer)
            elif peer in self.match.laptops:
                self._remember(peer)
                self._introduce(self.match, peer)
                self.match.peer_up(peer)
        elif self._phase is not None:
            if up:
                self._phase.found(peer)
            else:
                self._phase.lost(peer)
        self.changed()

    def _got(self, peer: bytes, message: Message) -> None:
        try:
            if self.match is not None:
                self._got_in_match(self.match, peer, message)
            elif self._phase is not None:
                self._phase.got(peer, message)
            elif not (isinstance(message, Start) and self.take_start(message)):
                self.mesh.send(peer, Refuse("no_table", "There is no table at this address."))
                self.mesh.unwant(peer)
        except BadSignature as error:
            log.warning("%s from %s: %s", type(message).__name__, fingerprint(peer), error)

    def _got_in_match(self, match: Match, peer: bytes, message: Message) -> None:
        match message:
            case Watch():
                if peer in match.laptops or match.watch(peer):
                    self.mesh.send(peer, Start(match.genesis.raw, match.signatures))
                    match.peer_up(peer)
                else:
                    self.mesh.send(peer, Refuse("full", "Too many look on here."))
            case Join(name, avatar, _, level, run_by, addresses):
                chair = Chair(0, peer, name, avatar, level, run_by, addresses)
                if peer not in match.watchers:
                    self._turn_away(peer)
                elif run_by in (b"", peer):
                    match.ask_for_seat(chair)
            case Entries() | Have() if match.knows(peer):
                match.got(peer, message)
            case _ if not match.knows(peer):
                self._turn_away(peer)
        self._want_all()

    def _turn_away(self, peer: bytes) -> None:
        """A stranger to the match, who has not asked to look on."""
        self.mesh.send(peer, Refuse("playing", "This table has already begun."))
        self.mesh.unwant(peer)

    def _send(self, peer: bytes | None, message: Message) -> None:
        """To one laptop of the match, or to all of them."""
        if self.match is not None:
            for key in (*self.match.laptops, *self.match.watchers) if peer is None else (peer,):
                self.mesh.send(key, message)

    # ---- pictures --------------------------------------------------------------------------------------

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
        match = self.match
        here = {peer for peer in self.mesh.peers() if match is None or match.hears(peer)}
        here.add(self.identity.key)
        table = lobby = None
        if match is not None:
            table = table_view(match, here)
        elif self._replay is not None:
            table = self._replay.view()
        elif self.lobby is not None:
            hosting = self._phase if isinstance(self._phase, Hosting) else None
            lobby = lobby_view(self.lobby, self.identity.key, hosting, here, self.addresses, self.port)
        return Snapshot(
            name=self.name,
            avatar=self.avatar,
            fingerprint=fingerprint(self.identity.key),
            addresses=self.addresses,
            port=self.port,
            code=self.code,
            invitation=invitation(self.addresses[0], self.port, fingerprint(self.identity.key)),
            found=self.found,
            diagnosis=self._diagnosis,
            lobby=lobby,
            table=table,
            chat=self._chat_lines(),
            notice=self._notice[0],
            notice_text=self._notice[1],
        )

    def _chat_lines(self) -> tuple[ChatLine, ...]:
        lines = list(self._chat)
        if self.match is not None:
            names = [member.name for member in self.match.genesis.members]
            said = [line for line in self.match.table.happened if line.kind == "chat"]
            lines += [ChatLine(line.seat, names[line.seat], line.text) for line in said]
        return tuple(lines[-CHAT_KEPT:])

    def _facts(self, lobby: Lobby) -> dict[str, Any]:
        return {
            "id": lobby.id, "name": lobby.name, "game": lobby.game, "seats": lobby.seats,
            "taken": len(lobby.members), "playing": self.match is not None, "language": self.language,
            "host": self.name,
        }  # fmt: skip

    def _advert(self) -> Advert:
        assert self.lobby is not None
        return Advert(
            **self._facts(self.lobby), key=self.identity.key, version=PROTOCOL_VERSION, addresses=self.addresses,
            port=self.port,
        )  # fmt: skip
