"""A running match on this laptop: one replica per seat that is played from here, one journal, one set of links.

The first replica is the one that the journal follows (a spectator's, if nobody here has a seat). Entries of the others
(computer players) pass through it on their way out, so nothing is sent before it is on disk. Computer players get what
any other laptop would get: entries.
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
from lanparty.node.comparing import Comparing, Counts
from lanparty.node.errors import Refused
from lanparty.node.journal import Journal
from lanparty.node.seat_asking import SeatAsking
from lanparty.node.tasks import Tasks
from lanparty.node.thoughts import think
from lanparty.node.timing import Timing
from lanparty.node.workers import Workers
from lanparty.table.faults import Fault
from lanparty.table.genesis import Genesis
from lanparty.table.jobs import Job
from lanparty.table.replica import Table
from protocol.feed import RejectedEntry
from protocol.identity import fingerprint
from protocol.wire import Chair, Entries, Have, Message, batches

log = logging.getLogger("lanparty.match")

TICK_S = 0.5
MAX_REFUSED = 8  # entries that are none, before the link is closed
WATCH_S = 5.0  # how long those who look on are waited for at the end: they hold up nobody's evening
END_S = 60.0  # how long the end of a match waits for the others to have all of it
AUDIT_S = 120.0  # … and for the own audits, which take as long as the machine is busy
LISTEN_S = 2.0  # after a restart: how long to wait for what the others hold of us, once somebody is here
MAX_WATCHERS = 16


class LocalSeat:
    """A replica here, and who plays its seat: a person (`bot` None), or a computer player after `pace` seconds."""

    def __init__(
        self, table: Table, bot: Bot | None, random: Random, pace: tuple[float, float] = (0, 0)
    ) -> None:
        self.table, self.bot, self.random, self.pace = table, bot, random, pace
        table.auto_go_on = table.auto_go_on or bot is not None
        self.thinking = False


class Match:
    """Drives the local replicas.

    `send` goes to one laptop (None: all), `drop` ends a link, `changed` tells of news, `fill(seat)` makes a computer
    player for an empty seat: its replica, fed with nothing yet, and its chair. `notify(code, text)`, if set, tells the
    player here what concerns nobody else.
    """

    notify: Callable[[str, str], None] | None = None

    def __init__(
        self,
        genesis: Genesis,
        signatures: Sequence[bytes],
        seats: Sequence[LocalSeat],
        journal: Journal,
        workers: Workers,
        own: bytes,
        send: Callable[[bytes | None, Message], None],
        drop: Callable[[bytes], None],
        changed: Callable[[], None],
        fill: Callable[[int], tuple[LocalSeat, Chair]],
    ) -> None:
        self.genesis, self.signatures = genesis, tuple(signatures)
        self.seats = list(seats)
        self.table = seats[0].table
        self.timing = Timing()
        self.watchers: set[bytes] = set()  # laptops that look on
        self.newcomers: dict[bytes, Chair] = {}  # who asks for a seat that a computer player has here
        self.refused: dict[bytes, int] = {}  # peer -> entries that were none
        self.pending = ""  # the own move, until it is folded
        self._own = own
        self._journal, self._workers = journal, workers
        self._send, self._drop, self._changed, self._fill = send, drop, changed, fill
        self._tasks = Tasks()
        self._comparing = Comparing(genesis.id, self.table.feeds, send)
        self.asking = SeatAsking(self.table, self._tell)
        self._pumping = False
        self._shown: Fault | None = None
        self._waiting: tuple[tuple[int, str], ...] = ()
        self._waiting_since = time.monotonic()

    @property
    def laptops(self) -> tuple[bytes, ...]:
        """The keys of the other laptops that play."""
        keys = dict.fromkeys(self.table.roster.laptop(seat) for seat in self.table.all_seats)
        return tuple(key for key in keys if key != self._own)

    @property
    def journal(self) -> Path:
        return self._journal.path

    @property
    def is_quiet(self) -> bool:
        """Back from a restart, and not yet sure that nothing of our own is missing here."""
        return self.table.quiet

    def waited_s(self) -> float:
        """How long the table has been waiting for whom it waits for now."""
        return time.monotonic() - self._waiting_since

    def begin(self) -> None:
        for seat in self.seats:
            seat.table.begin()
        if self.is_quiet and not self.laptops:
            self._speak()
        self.pump()
        self._tasks.start(self._tick())
        self._comparing.greet(None)

    # ---- what comes from the links ---------------------------------------------------------------------

    def got(self, peer: bytes, message: Message) -> None:
        if isinstance(message, Entries):
            for raw in message.raws:
                self._take(peer, raw)
            self.pump()
        elif isinstance(message, Have) and message.table == self.genesis.id:
            self._compare(peer, dict(message.counts))

    def _compare(self, peer: bytes, counts: Counts) -> None:
        first = self._comparing.got(peer, counts)
        if first:
            self._changed()
        if first and self.is_quiet:
            self._tasks.start(self._listen())

    def _take(self, peer: bytes, raw: bytes) -> None:
        try:
            self.table.got(raw)
        except RejectedEntry as rejected:
            if rejected.author is not None:
                log.warning("entry of %s refused: %s", rejected.author, rejected.reason)
                return  # signed by its author: whoever passes it on is not to blame
            self.refused[peer] = self.refused.get(peer, 0) + 1
            log.warning("entry from %s refused: %s", fingerprint(peer), rejected.reason)
            if self.refused[peer] >= MAX_REFUSED:
                self._drop(peer)  # honest peers verify what they pass on

    async def _listen(self) -> None:
        """Somebody is here: what they hold of our own feed will have come soon."""
        await asyncio.sleep(LISTEN_S)
        self._speak()
        self.pump()

    def _speak(self) -> None:
        for seat in self.seats:
            if seat.table.quiet:
                seat.table.speak()

    def peer_up(self, peer: bytes) -> None:
        self._comparing.peer_up(peer)

    def peer_down(self, peer: bytes) -> None:
        self._comparing.peer_down(peer)

    def _tell(self, code: str, text: str) -> None:
        if self.notify is not None:
            self.notify(code, text)

    def hears(self, peer: bytes) -> bool:
        """Whether this laptop is at the table, as far as its link is up."""
        return self._comparing.hears(peer)

    def watch(self, peer: bytes) -> bool:
        """Let a laptop look on; False when there are too many."""
        if len(self.watchers) >= MAX_WATCHERS and peer not in self.watchers:
            return False
        self.watchers.add(peer)
        return True

    def knows(self, peer: bytes) -> bool:
        """Whether a laptop is of this match: it plays, looks on, or has played and may come to know how it went on."""
        if peer in self.laptops or peer in self.watchers:
            return True
        played = any(peer in (chair.key, chair.run_by) for chair in self.table.roster.chairs.values())
        return played and self.watch(peer)

    def run_elsewhere(self) -> list[bytes]:
        """The laptops that run computer players besides their own seat, by their first one."""
        seated = self.table.roster.seated
        return list(dict.fromkeys(chair.run_by for chair in seated if chair.run_by not in (b"", chair.key)))

    def ask_for_seat(self, chair: Chair) -> bool:
        """A newcomer wants to play: it gets the first seat of a computer player that is run here, after this deal."""
        mine = [seat.table.me for seat in self.seats if seat.bot is not None and seat.table.me is not None]
        taken = {offer.seat for offer in self.newcomers.values()}
        free = [
            seat for seat in mine if seat not in taken and self.table.roster.seated[seat].run_by == self._own
        ]
        if chair.key in self.newcomers:
            return True
        if not free or self.table.me is None:
            return False
        offer = Chair(
            free[0], chair.key, chair.name, chair.avatar, chair.level, chair.run_by, chair.addresses
        )
        self.newcomers[chair.key] = offer
        self.table.offer(offer)
        return True

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

    def go_on_without(self, seats: Sequence[int]) -> None:
        """Give up on these seats (with all that their laptops run), for all who play here. Raises Refused."""
        roster = self.table.roster
        laptops = {roster.laptop(seat) for seat in seats}
        gone = [seat for seat in self.table.all_seats if roster.laptop(seat) in laptops - {self._own}]
        if not self.table.departures.can_go_on_without(gone):
            raise Refused("not_most", "Only more than half of the laptops can go on without the others.")
        for seat in self.seats:
            seat.table.go_on_without(gone)
        self.pump()

    def say(self, text: str) -> None:
        self.table.say(text)
        self.pump()

    def leave(self) -> None:
        """Tell the others that the seats here leave for good, unless the match is over."""
        if not self.table.over and self.table.fault is None:
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
        self._show_evidence()
        self.asking.look()
        self.timing.watch(self.table)
        waiting = self.table.waiting()
        if waiting != self._waiting:
            self._waiting, self._waiting_since = waiting, time.monotonic()
        if self.table.me not in dict(waiting) or self.table.me in self.table.turn_seats:
            self.pending = ""
        self._changed()

    def _show_evidence(self) -> None:
        """Once there is a fault, everybody gets the entries that prove it, also those that no feed can hold."""
        fault = self.table.fault
        if fault is not None and fault != self._shown:
            self._shown = fault
            for batch in batches(fault.evidence):
                self._send(None, batch)

    def _carry(self) -> bool:
        for seat in self.seats:
            for job in seat.table.take_jobs():
                self._tasks.start(self._work(seat, job))
        moved = self._gather()
        fresh = self.table.take_entries()
        self._journal.append(entry.raw for entry in fresh)
        authors = {seat.table.author for seat in self.seats}
        own = [entry.raw for entry in fresh if entry.author in authors]
        if own:
            self._journal.flush()
        for batch in batches(own):
            self._send(None, batch)
        for seat in self.seats[1:]:
            for entry in fresh:
                seat.table.got(entry.raw)
        self._offer_newcomers()
        for seat in list(self.seats):
            self._fill_seats(seat)
            self._let_think(seat)
        return moved or bool(fresh)

    def _gather(self) -> bool:
        """What the computer players here have written goes to the first replica."""
        gathered = False
        for seat in self.seats[1:]:
            for entry in seat.table.take_entries():
                if entry.author == seat.table.author:
                    self.table.got(entry.raw)
                    gathered = True
        return gathered

    def _fill_seats(self, seat: LocalSeat) -> None:
        """Where it is ours to fill empty seats, computer players sit down."""
        if seat.table.quiet:
            return
        for empty in seat.table.chairs.must_offer:
            if empty not in seat.table.chairs.offers:
                helper, chair = self._fill(empty)
                for raw in self.table.feeds.missing({}):
                    helper.table.got(raw)
                helper.table.take_entries()
                self.seats.append(helper)
                helper.table.begin()
                seat.table.offer(chair)

    def _offer_newcomers(self) -> None:
        """Again and again, for a void deal makes the table forget; until they sit."""
        for key, chair in list(self.newcomers.items()):
            if self.table.roster.author_of(key) is not None:
                del self.newcomers[key]
            elif chair.seat not in self.table.chairs.offers:
                self.table.offer(chair)

    def _let_think(self, seat: LocalSeat) -> None:
        table = seat.table
        due = table.may_write and table.me is not None and table.me in table.turn_seats
        if seat.bot is not None and not seat.thinking and due:
            seat.thinking = True
            self._tasks.start(self._think(seat))

    async def _work(self, seat: LocalSeat, job: Job) -> None:
        outcome, took_ms = await self._workers.run(job)
        seat.table.done(job, outcome, took_ms)
        self.pump()

    async def _think(self, seat: LocalSeat) -> None:
        table, state = seat.table, seat.table.state
        assert seat.bot is not None
        _, move = await asyncio.gather(
            asyncio.sleep(seat.random.uniform(*seat.pace)),
            think(seat.bot, table.view(), seat.random, self._workers),
        )
        seat.thinking = False
        # Meanwhile the deal may have been void: then this seat is asked again, or not.
        if table.state is state and table.may_write and table.me in table.turn_seats:
            table.submit(table.rules.format(move))
        self.pump()

    async def _tick(self) -> None:
        """Twice a second."""
        while True:
            await asyncio.sleep(TICK_S)
            self._comparing.tick()

    def finish(self) -> None:
        """The match is over: audit with what there is."""
        for seat in self.seats:
            seat.table.audits.start(final=True)
        self.pump()

    def _lacking(self) -> list[bytes]:
        """The laptops that play, have not gone for good, and are not known to have all of it."""
        table = self.table
        gone = table.departures.given_up.union(table.departures.left, table.departures.excused())
        staying = [seat for seat in table.all_seats if table.roster.authors[seat] not in gone]
        return self._comparing.lacking({table.roster.laptop(seat) for seat in staying} - {self._own})

    async def settled(self) -> None:
        """Wait until this match is over and audited, and everybody who has not gone for good has all of it.

        At most END_S, and for those who look on WATCH_S. Whose link is lost just now is waited for, too: nobody who
        has stopped can give it the end.
        """
        until = time.monotonic() + END_S
        await _wait(self._judged, until)
        self.finish()  # with the seeds that are here
        await _wait(self._judged, time.monotonic() + AUDIT_S)
        await _wait(lambda: self.table.audits.verdict != "" and not self._lacking(), until)
        self._comparing.greet(None)
        watched = min(until, time.monotonic() + WATCH_S)
        await _wait(lambda: not self._comparing.lacking(self.watchers), watched)

    def _judged(self) -> bool:
        return self.table.fault is not None or self.table.audits.verdict != ""

    def close(self) -> None:
        self._tasks.cancel()
        self._journal.close()


async def _wait(done: Callable[[], bool], until: float) -> None:
    """Look again and again until it holds, or until this moment."""
    while time.monotonic() < until and not done():
        await asyncio.sleep(0.02)
