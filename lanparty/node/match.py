"""A running match on this laptop: one replica per seat that is played from here, one journal, one set of links.

The first local seat's replica is the one that the journal follows. Entries of the other local seats (computer
players) pass through it on their way out, so nothing is sent before it is on disk. Computer players get
what any other laptop would get: entries.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from lanparty.bots import Bot
from lanparty.engine.moves import IllegalMove
from lanparty.engine.steps import Shuffle
from lanparty.node.errors import Refused
from lanparty.node.journal import Journal
from lanparty.node.tasks import Tasks
from lanparty.node.workers import Workers
from lanparty.table.genesis import Genesis
from lanparty.table.jobs import Job
from lanparty.table.replica import Table
from protocol.feed import RejectedEntry
from protocol.identity import fingerprint
from protocol.wire import Entries, Have, Message, batches

log = logging.getLogger("lanparty.match")

TICK_S = 0.5
MAX_REFUSED = 8  # entries that are none, before the link is closed
SYNC_S = 10.0  # how long the end of a match waits for the others to have all of it


class LocalSeat:
    """A seat that is played from here: by a person (`bot` None) or by a computer player after `pace` seconds."""

    def __init__(
        self, table: Table, bot: Bot | None, random: Random, pace: tuple[float, float] = (0, 0)
    ) -> None:
        self.table, self.bot, self.random, self.pace = table, bot, random, pace
        table.auto_seal = table.auto_seal or bot is not None
        self.thinking = False


class Timing:
    """Where the time of a match went, in seconds."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.shuffled: float | None = None
        self.ended: float | None = None
        self.waited_for_shuffle = 0.0
        self._waiting: float | None = None

    def watch(self, table: Table) -> None:
        now = time.monotonic()
        if self.shuffled is None:
            self.shuffled = now if table.dealt else None
        elif isinstance(table.awaiting, Shuffle):
            self._waiting = self._waiting or now
        elif self._waiting is not None:
            self.waited_for_shuffle += now - self._waiting
            self._waiting = None
        if table.over and self.ended is None:
            self.ended = now

    def seconds(self) -> dict[str, float]:
        shuffled = self.shuffled or time.monotonic()
        ended = self.ended or time.monotonic()
        return {
            "shuffle": shuffled - self.begun,
            "play": ended - shuffled,
            "waited_for_shuffle": self.waited_for_shuffle,
        }


class Match:
    """Drives the local replicas. `send` goes to one laptop (None: all), `drop` ends a link, `changed` tells of news."""

    def __init__(
        self,
        genesis: Genesis,
        signatures: Sequence[bytes],
        seats: Sequence[LocalSeat],
        journal: Path,
        workers: Workers,
        send: Callable[[bytes | None, Message], None],
        drop: Callable[[bytes], None],
        changed: Callable[[], None],
    ) -> None:
        self.genesis = genesis
        self.seats = list(seats)
        self.table = seats[0].table
        mine = seats[0].table.me or 0
        laptops = dict.fromkeys(genesis.laptop(seat) for seat in range(genesis.seats))
        self.laptops = tuple(key for key in laptops if key != genesis.laptop(mine))  # the others'
        self.timing = Timing()
        self.refused: dict[bytes, int] = {}  # peer -> entries that were none
        self._journal = Journal.create(journal, genesis, signatures)
        self._workers = workers
        self._send, self._drop, self._changed = send, drop, changed
        self._local = {seat.table.me for seat in seats}
        self._tasks = Tasks()
        self._older = self.table.feeds.counts()
        self._have: dict[bytes, tuple[int, ...]] = {}
        self._pumping = False
        self._waiting: tuple[tuple[int, str], ...] = ()
        self._waiting_since = time.monotonic()
        self.pending = ""  # the own move, until it is folded

    def waited_s(self) -> float:
        """How long the table has been waiting for whom it waits for now."""
        return time.monotonic() - self._waiting_since

    @property
    def journal(self) -> Path:
        return self._journal.path

    def begin(self) -> None:
        for seat in self.seats:
            seat.table.begin()
        self.pump()
        self._tasks.start(self._tick())
        self.greet(None)

    # ---- what comes from the links ---------------------------------------------------------------------

    def greet(self, peer: bytes | None) -> None:
        """Tell a peer (None: all) what is here; whoever sees a gap on either side fills it."""
        self._send(peer, Have(self.genesis.id, self.table.feeds.counts()))

    def got(self, peer: bytes, message: Message) -> None:
        if isinstance(message, Entries):
            for raw in message.raws:
                self._take(peer, raw)
            self.pump()
        elif isinstance(message, Have) and message.table == self.genesis.id:
            self._answer(peer, message.counts)

    def _take(self, peer: bytes, raw: bytes) -> None:
        try:
            self.table.got(raw)
        except RejectedEntry as rejected:
            self.refused[peer] = self.refused.get(peer, 0) + 1
            log.warning("entry from %s refused: %s", fingerprint(peer), rejected.reason)
            if self.refused[peer] >= MAX_REFUSED:
                self._drop(peer)  # honest peers verify what they pass on

    def _answer(self, peer: bytes, counts: tuple[int, ...]) -> None:
        """Send what the peer lacks; entries younger than a tick are probably on their way already."""
        first = peer not in self._have
        self._have[peer] = counts
        feeds = self.table.feeds
        if len(counts) != self.genesis.seats:
            return
        if first:
            missing = feeds.missing(counts)
        else:
            missing = [
                entry.raw
                for seat in range(self.genesis.seats)
                for entry in feeds.entries(seat)[counts[seat] : self._older[seat]]
            ]
        for batch in batches(missing):
            self._send(peer, batch)

    def peer_up(self, peer: bytes) -> None:
        self._have.pop(peer, None)
        self.greet(peer)

    # ---- what comes from here --------------------------------------------------------------------------

    def submit(self, text: str) -> None:
        """The person's move. Raises Refused."""
        try:
            self.table.submit(text)
        except IllegalMove as illegal:
            raise Refused(illegal.code, illegal.message) from illegal
        self.pending = text
        self.pump()

    def next_deal(self) -> None:
        self.table.next_deal()
        self.pump()

    def say(self, text: str) -> None:
        self.table.say(text)
        self.pump()

    def leave(self) -> None:
        """Tell the others that the seats here leave for good, unless the match is over."""
        if not self.table.over:
            for seat in self.seats:
                seat.table.leave()
            self.pump()

    def pump(self) -> None:
        """Carry out what the replicas want, until they want nothing more."""
        if self._pumping:
            return
        self._pumping = True
        try:
            while self._carry():
                pass
        finally:
            self._pumping = False
        self.timing.watch(self.table)
        waiting = self.table.waiting()
        if waiting != self._waiting:
            self._waiting, self._waiting_since = waiting, time.monotonic()
        if self.table.me not in dict(waiting) or self.table.me in self.table.turn_seats:
            self.pending = ""
        self._changed()

    def _carry(self) -> bool:
        for seat in self.seats:
            for job in seat.table.take_jobs():
                self._tasks.start(self._work(seat, job))
        moved = self._gather()
        fresh = self.table.take_entries()
        self._journal.append(entry.raw for entry in fresh)
        own = [entry.raw for entry in fresh if entry.seat in self._local]
        if own:
            self._journal.flush()
        for batch in batches(own):
            self._send(None, batch)
        for seat in self.seats[1:]:
            for entry in fresh:
                seat.table.got(entry.raw)
        for seat in self.seats:
            if seat.bot is not None and not seat.thinking and seat.table.me in seat.table.turn_seats:
                seat.thinking = True
                self._tasks.start(self._think(seat))
        return moved or bool(fresh)

    def _gather(self) -> bool:
        """What the computer players here have written goes to the first replica."""
        gathered = False
        for seat in self.seats[1:]:
            for entry in seat.table.take_entries():
                if entry.seat == seat.table.me:
                    self.table.got(entry.raw)
                    gathered = True
        return gathered

    async def _work(self, seat: LocalSeat, job: Job) -> None:
        outcome, took_ms = await self._workers.run(job)
        seat.table.done(job, outcome, took_ms)
        self.pump()

    async def _think(self, seat: LocalSeat) -> None:
        await asyncio.sleep(seat.random.uniform(*seat.pace))
        seat.thinking = False
        table = seat.table
        if seat.bot is not None and table.me in table.turn_seats:
            view = table.view()
            move = seat.bot.choose(view, table.rules.legal_moves(view), seat.random)
            table.submit(table.rules.format(move))
            self.pump()

    async def _tick(self) -> None:
        """Twice a second: counts to all, so that gaps close by whatever way is open."""
        while True:
            await asyncio.sleep(TICK_S)
            self._older = self.table.feeds.counts()
            if not self._quiet():
                self.greet(None)

    def _quiet(self) -> bool:
        """Everybody has everything, and it is a person's move that we wait for: nothing to say."""
        counts = self.table.feeds.counts()
        return bool(self._have) and all(have == counts for have in self._have.values())

    def finish(self) -> None:
        """The match is over: audit with what there is."""
        for seat in self.seats:
            seat.table.audits.start(final=True)
        self.pump()

    async def settled(self, peers: Callable[[], Sequence[bytes]]) -> None:
        """Wait (at most SYNC_S) until this match is over, audited, and every connected peer has all of it."""
        until = time.monotonic() + SYNC_S
        while time.monotonic() < until and self.table.fault is None and self.table.audits.verdict == "":
            await asyncio.sleep(0.02)
        self.finish()
        while time.monotonic() < until:
            counts = self.table.feeds.counts()
            if self.table.audits.verdict and all(self._have.get(peer) == counts for peer in peers()):
                break
            await asyncio.sleep(0.02)
        self.greet(None)

    def close(self) -> None:
        self._tasks.cancel()
        self._journal.close()
