"""What a window or a command may ask of a player's laptop. All methods run on the asyncio thread."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from lanparty.node import shelf
from lanparty.node.errors import NodeError
from lanparty.node.home import Home, HomeTaken
from lanparty.node.hosting import Hosting
from lanparty.node.joining import Joining
from lanparty.node.journal import BadJournal
from lanparty.node.laptop import CHAT_KEPT, Laptop, Player
from lanparty.node.lobby import HostLobby
from lanparty.node.match import Match
from lanparty.node.picture import chat_lines, lobby_view, table_view
from lanparty.node.places import BadPlace, Place, read_place
from lanparty.node.playing import Playing
from lanparty.node.replaying import Replay, record
from lanparty.node.seats import Seats
from lanparty.node.shelf import Kept
from lanparty.node.showing import Showing
from lanparty.node.snapshots import FoundTable, Snapshot
from lanparty.node.ways import Ways, allowed
from lanparty.table.jobs import Job
from protocol.identity import fingerprint
from protocol.keystore import KeystoreError
from protocol.link import PORTS, LinkFailed
from protocol.mesh import Mesh
from protocol.wire import Lobby, clean_text

WARM_AFTER_S = 1.5  # a window starts its worker processes when its home screen stands, before anything moves


class Node:
    """`on_change` gets a fresh Snapshot after anything happened (coalesced)."""

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
        self.player = Player(clean_text(name, 24) or "Player", avatar, language, level)
        self._path, self._ports, self._discover = home, tuple(ports), discover
        self._pace, self._headless = pace, headless
        self._ways = allowed(Ways(sweep=sweep), os.environ)
        self._showing = Showing(self.snapshot, on_change)
        self._replay: Replay | None = None

    # ---- life ------------------------------------------------------------------------------------------

    async def start(self) -> None:
        """Open the home, listen, look for tables. Raises NodeError."""
        try:
            home = Home(self._path)
        except HomeTaken as error:
            raise NodeError("home_taken", str(error)) from error
        except (KeystoreError, OSError) as error:
            raise NodeError("bad_home", f"{self._path}: {error}", str(self._path)) from error
        self.identity = home.identity
        seats = Seats(self.identity, self.player.level, self._pace, self._headless)
        self.laptop = Laptop(self.player, home, seats, self._ways, self._discover, self._showing)
        self._joining = Joining(self.laptop)
        try:
            await self.laptop.start(self._ports)
        except LinkFailed as error:
            home.close()
            raise NodeError("no_port", error.reason) from error
        if not self._headless:
            asyncio.get_running_loop().call_later(WARM_AFTER_S, self.laptop.workers.warm)
        self.changed()

    async def close(self) -> None:
        self._joining.cancel()
        await self.laptop.close()

    async def rename(self, name: str, avatar: int) -> None:
        self.player.name, self.player.avatar = clean_text(name, 24) or self.player.name, avatar
        self.changed()

    async def speak(self, language: str) -> None:
        """Another language is spoken here: a table that is open tells so from now on."""
        self.player.language = language
        self.laptop.announce()

    # ---- what there is ---------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        return self.player.name

    @property
    def mesh(self) -> Mesh:
        return self.laptop.mesh

    @property
    def match(self) -> Match | None:
        return self.laptop.match

    @property
    def lobby(self) -> Lobby | None:
        """The table that we sit at, before or while it is played."""
        return self.laptop.lobby

    @property
    def networks(self) -> tuple[str, ...]:
        """Like `192.168.1.5/24`."""
        return self.laptop.presence.networks

    @property
    def addresses(self) -> tuple[str, ...]:
        return self.laptop.presence.addresses

    @property
    def port(self) -> int:
        return self.laptop.presence.port

    @property
    def found(self) -> tuple[FoundTable, ...]:
        """The tables on this network but for our own."""
        own = self.lobby.id.hex() if self.lobby is not None else None
        return tuple(table for table in self.laptop.presence.found if table.id != own)

    async def look_again(self) -> None:
        """Look for tables on all ways, now."""
        self.laptop.presence.look_again()

    async def diagnose(self) -> None:
        """Try out the own way onto the network; what came out is in the next Snapshot, in a few seconds."""
        await self.laptop.presence.diagnose()

    # ---- a table of one's own --------------------------------------------------------------------------

    async def host(
        self, game: str, seats: int, table_name: str, options: dict[str, Any], deals: int = 0, announce: bool = True
    ) -> None:  # fmt: skip
        """Open a table and sit down at it. Raises NodeError."""
        self._must_be_free()
        name = clean_text(table_name, 32) or "Table"
        await self.laptop.open(HostLobby(os.urandom(16), name, game, seats, options, deals), announce)

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
        self.laptop.seats.pace = (least_s, most_s)
        for seat in self.match.seats[1:] if self.match is not None else ():
            seat.pace = (least_s, most_s)

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
        return isinstance(self.laptop.phase, Hosting) and self.laptop.phase.can_begin

    def _as_host(self) -> Hosting:
        if not isinstance(self.laptop.phase, Hosting):
            raise NodeError("not_host", "only who opened the table can do that, before it begins")
        return self.laptop.phase

    # ---- to a table of others --------------------------------------------------------------------------

    async def join_at(self, text: str, ready: bool = False) -> None:
        """Take a seat at the table at a place that somebody typed or scanned: an address with or without a port, a
        code, the text of a QR code. Raises NodeError."""
        await self._join(_place(text), ready)

    async def join(self, host: str, port: int = 0, ready: bool = False) -> None:
        """Take a seat at somebody's table (port 0: whichever of ours has one). Raises NodeError."""
        await self._join(Place(host, port), ready)

    async def _join(self, place: Place, ready: bool) -> None:
        self._must_be_free()
        await self._joining.join(place)
        if ready:
            await self.ready(True)

    async def watch_at(self, text: str) -> None:
        """Look on at a match that has begun (or come back to one that gave our seat away), at a place that somebody
        typed or scanned (see `join_at`). Raises NodeError."""
        await self._watch(_place(text))

    async def watch(self, host: str, port: int = 0) -> None:
        """The same, at an address. Raises NodeError."""
        await self._watch(Place(host, port))

    async def _watch(self, place: Place) -> None:
        self._must_be_free()
        await self._joining.watch(place)

    async def cancel(self) -> None:
        """Stop calling a table."""
        self._joining.cancel()

    async def ready(self, ready: bool) -> None:
        if self.laptop.phase is not None:
            await self.laptop.phase.ready(ready)

    def unfinished(self) -> list[Kept]:
        """The tables that this laptop may go back to, the latest first."""
        return shelf.unfinished(self.laptop.home)

    async def resume(self, folder: Path) -> None:
        """Go back to a table whose journal is here, or find out whether what we signed has begun. Raises NodeError."""
        self._must_be_free()
        self.laptop.go_back(folder)

    def forget(self, folder: Path) -> None:
        """Don't offer to go back to this table any more."""
        self.laptop.home.done(folder)

    def _must_be_free(self) -> None:
        if self.laptop.phase is not None or self._joining.is_calling or self._replay is not None:
            raise NodeError("already_here", "leave this table first")

    # ---- at the table ----------------------------------------------------------------------------------

    async def submit(self, text: str) -> None:
        """The own move, in notation. Raises Refused."""
        self._at_table().match.submit(text)

    async def next_deal(self) -> None:
        self._at_table().match.next_deal()

    async def go_on_without(self, seats: Sequence[int]) -> None:
        """Give up on seats whose laptops are lost; when all others have, the deal is dealt again without them."""
        self._at_table().match.go_on_without(seats)

    async def sit_down(self) -> None:
        """As a spectator: ask for the seat of a computer player, from the next deal on. Raises NodeError if there is
        none; if it goes to somebody else, that is told when the next deal begins."""
        self._at_table().ask_for_seat()
        self.changed()

    async def settled(self) -> None:
        """Wait until a finished match is audited, and whoever still plays has all of it."""
        await self._at_table().match.settled()

    async def say(self, text: str) -> None:
        line = clean_text(text, 200)
        if line and self.laptop.phase is not None:
            await self.laptop.phase.say(line)

    async def leave(self) -> None:
        """Get up: from a lobby or from a table. The others are told."""
        await self.cancel()
        self._replay = None
        await self.laptop.leave()

    async def suspend(self) -> None:
        """Stop playing without a word, to come back later: the others wait."""
        self._replay = None
        await self.laptop.suspend()

    def _at_table(self) -> Playing:
        if not isinstance(self.laptop.phase, Playing):
            raise NodeError("no_table", "no match is being played")
        return self.laptop.phase

    # ---- a match seen again ----------------------------------------------------------------------------

    async def journals(self) -> list[Kept]:
        """What may be played back, the latest first."""
        return await asyncio.to_thread(shelf.journals, self.laptop.home)

    async def replay(self, path: Path) -> None:
        """Verify a journal and show it from its beginning. Raises NodeError."""
        self._must_be_free()
        try:
            recording, _ = await self.laptop.workers.run(Job(("replay",), record, (path,), public=False))
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

    # ---- pictures --------------------------------------------------------------------------------------

    def changed(self) -> None:
        """Make and deliver a snapshot soon; many changes in one turn of the loop make one."""
        self._showing.changed()

    def snapshot(self) -> Snapshot:
        laptop, presence, match = self.laptop, self.laptop.presence, self.match
        here = {peer for peer in self.mesh.peers() if match is None or match.hears(peer)}
        here.add(self.identity.key)
        chat = [*laptop.chat, *(chat_lines(match) if match is not None else ())]
        table = lobby = None
        if match is not None:
            table = table_view(match, here)
        elif self._replay is not None:
            table = self._replay.view()
        elif laptop.lobby is not None:
            hosting = laptop.phase if isinstance(laptop.phase, Hosting) else None
            lobby = lobby_view(
                laptop.lobby, self.identity.key, hosting, here, presence.addresses, presence.port
            )
        return Snapshot(
            name=self.player.name,
            avatar=self.player.avatar,
            fingerprint=fingerprint(self.identity.key),
            addresses=presence.addresses,
            port=presence.port,
            code=presence.code,
            invitation=presence.invitation,
            found=self.found,
            diagnosis=presence.diagnosis,
            lobby=lobby,
            table=table,
            chat=tuple(chat[-CHAT_KEPT:]),
            notice=self._showing.notice[0],
            notice_text=self._showing.notice[1],
        )


def _place(text: str) -> Place:
    """What somebody typed or scanned. Raises NodeError."""
    try:
        return read_place(text)
    except BadPlace as error:
        raise NodeError(error.code, str(error)) from None
