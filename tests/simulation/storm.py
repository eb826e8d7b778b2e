"""Tables on bad evenings: links that lose, delay, double and reorder; laptops that die and come back from disk.

One seed drives everything. Laptops exchange counts twice a second, as the node does, so whatever is lost comes again.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from simulation.world import make_genesis

from lanparty.node.seats import policy
from lanparty.table.jobs import Job, Outcome, run
from lanparty.table.replica import Table
from lanparty.table.vault import MemoryVault
from protocol.feed import RejectedEntry
from protocol.identity import Identity
from protocol.wire import Chair

TICK_S = 0.5
MAX_TIME_S = 20_000.0
LAST_WAIT_S = 60.0  # all being over: for seeds that are lacking, whose owners may still come back


@dataclass
class Weather:
    """How messages travel between laptops, until `heals_s`; afterwards all is well."""

    delay_s: float = 0.1
    drop: float = 0.1
    duplicate: float = 0.1
    heals_s: float = 60.0


@dataclass
class Laptop:
    """One player's machine: what is on its disk, and while it runs its replicas (the first one is the player's)."""

    number: int
    identity: Identity
    vault: MemoryVault
    journal: list[bytes] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    helpers: list[tuple[Identity, MemoryVault]] = field(default_factory=list)
    alive: bool = True
    gone: bool = False
    born: int = 0
    older: dict[int, int] = field(default_factory=dict)
    lost_since: dict[int, float] = field(default_factory=dict)


class Storm:
    """`laptops` play a match; `run` returns when it is over everywhere or nothing can happen any more."""

    def __init__(
        self,
        game: str,
        seats: int,
        seed: int,
        deals: int = 1,
        weather: Weather | None = None,
        options: dict[str, Any] | None = None,
    ) -> None:
        self.random = Random(seed)
        self.game, self.weather = game, weather or Weather()
        self.genesis, identities = make_genesis(game, seats, self.random, deals, options)
        self.policy = policy(game)
        self.laptops = [Laptop(n, identities[n], MemoryVault(self.random.randbytes)) for n in range(seats)]
        self.cut: set[frozenset[int]] = set()  # pairs of laptops that can't reach each other
        self.give_up_s: float | None = None
        self.on_over: Callable[[Laptop], None] | None = None  # the match has just ended on this laptop
        self.signed: dict[
            tuple[int, int], bytes
        ] = {}  # (author, seq) -> the bytes; nothing may be signed twice
        self.now = 0.0
        self._over_since: float | None = None
        self._known: dict[Any, Outcome] = {}
        self._queue: list[tuple[float, int, Callable[[], None]]] = []
        self._order = 0
        for laptop in self.laptops:
            laptop.tables = [self._table(laptop.identity, laptop.vault)]

    def _table(self, identity: Identity, vault: MemoryVault) -> Table:
        table = Table(self.genesis, identity, vault, self.random.randbytes, self.policy)
        table.auto_go_on = True
        return table

    # ---- time ------------------------------------------------------------------------------------------

    def later(self, delay_s: float, act: Callable[[], None]) -> None:
        self._order += 1
        heapq.heappush(self._queue, (self.now + delay_s, self._order, act))

    def run(self) -> None:
        for laptop in self.laptops:
            laptop.tables[0].begin()
            self.pump(laptop)
            self.later(self.random.uniform(0, TICK_S), lambda laptop=laptop: self._tick(laptop))
        while self._queue and not self.settled():
            self.now, _, act = heapq.heappop(self._queue)
            if self.now > MAX_TIME_S:
                waits = [(one.tables[0].waiting(), one.tables[0].step) for one in self.players()]
                raise AssertionError(f"no progress: {waits}")
            act()

    def players(self) -> list[Laptop]:
        return [laptop for laptop in self.laptops if laptop.alive and not laptop.gone]

    def settled(self) -> bool:
        return all(
            laptop.tables[0].fault is not None
            or (laptop.tables[0].over and laptop.tables[0].audits.verdict != "")
            or self.is_left_alone(laptop)
            for laptop in self.players()
        )

    def is_left_alone(self, laptop: Laptop) -> bool:
        """Of two only the one with the lowest seat may go on: the other, of whom it has left, waits for good."""
        two = len(self.laptops) == 2
        return two and laptop.number == 1 and self.laptops[0].gone and not laptop.tables[0].over

    def _tick(self, laptop: Laptop) -> None:
        self.later(TICK_S, lambda: self._tick(laptop))
        if not laptop.alive or laptop.gone:
            return
        table = laptop.tables[0]
        counts = dict(table.feeds.counts())
        for other in self.laptops:
            if other is not laptop:
                self.carry(laptop, other, lambda other=other: self._answer(other, laptop, counts))
        laptop.older = counts
        self._give_up(laptop)
        if table.over:
            table.audits.start(final=self._is_late())
            self.pump(laptop)

    def _is_late(self) -> bool:
        """Whether all have been at the end for so long that nobody else will come."""
        if not all(one.tables[0].over for one in self.players()):
            self._over_since = None
        elif self._over_since is None:
            self._over_since = self.now
        return self._over_since is not None and self.now - self._over_since > LAST_WAIT_S

    def _give_up(self, laptop: Laptop) -> None:
        """After a while, go on without a laptop that is not to be reached, or that somebody has given up."""
        if self.give_up_s is None:
            return
        table = laptop.tables[0]
        seats = []
        for other in self.laptops:
            reached = (
                other.alive and not other.gone and frozenset((laptop.number, other.number)) not in self.cut
            )
            if other is laptop or (reached and not self._is_given_up(table, other)):
                laptop.lost_since.pop(other.number, None)
            elif self.now - laptop.lost_since.setdefault(other.number, self.now) > self.give_up_s:
                seats += [seat for seat in table.all_seats if table.roster.laptop(seat) == other.identity.key]
        if seats:
            for one in laptop.tables:
                one.go_on_without(seats)
            self.pump(laptop)

    def _is_given_up(self, table: Table, laptop: Laptop) -> bool:
        authors = {
            author
            for seat, author in enumerate(table.roster.authors)
            if table.roster.laptop(seat) == laptop.identity.key
        }
        return any(gone & authors for gone in table.departures.votes.values())

    def _answer(self, laptop: Laptop, peer: Laptop, counts: dict[int, int]) -> None:
        for raw in laptop.tables[0].feeds.missing(counts):
            self.carry(laptop, peer, lambda raw=raw: self._receive(peer, raw))

    # ---- links -----------------------------------------------------------------------------------------

    def carry(self, sender: Laptop, to: Laptop, act: Callable[[], None]) -> None:
        if frozenset((sender.number, to.number)) in self.cut:
            return
        stormy = self.now < self.weather.heals_s
        if stormy and self.random.random() < self.weather.drop:
            return
        born = to.born
        for _ in range(2 if stormy and self.random.random() < self.weather.duplicate else 1):
            delay = self.random.uniform(0, self.weather.delay_s)
            self.later(delay, lambda: act() if to.alive and not to.gone and to.born == born else None)

    def _receive(self, laptop: Laptop, raw: bytes) -> None:
        try:
            laptop.tables[0].got(raw)
        except RejectedEntry:
            return
        self.pump(laptop)

    # ---- what a laptop does ----------------------------------------------------------------------------

    def pump(self, laptop: Laptop) -> None:
        while self._carry_out(laptop):
            pass
        if self.on_over is not None and laptop.tables and laptop.tables[0].over:
            self.on_over(laptop)

    def _carry_out(self, laptop: Laptop) -> bool:
        first = laptop.tables[0]
        moved = False
        for table in laptop.tables[1:]:
            for entry in table.take_entries():
                if entry.author == table.author:
                    first.got(entry.raw)
                    moved = True
        fresh = first.take_entries()
        laptop.journal += [entry.raw for entry in fresh]
        own = {table.author for table in laptop.tables}
        for entry in fresh:
            if entry.author in own:
                assert self.signed.setdefault((entry.author, entry.seq), entry.raw) == entry.raw, (
                    "signed twice"
                )
                for other in self.laptops:
                    if other is not laptop:
                        self.carry(
                            laptop, other, lambda other=other, raw=entry.raw: self._receive(other, raw)
                        )
            for table in laptop.tables[1:]:
                table.got(entry.raw)
        born = laptop.born
        for table in list(laptop.tables):
            for job in table.take_jobs():
                self.later(
                    self.random.uniform(0, 0.05),
                    lambda table=table, job=job: (
                        self._work(laptop, table, job) if laptop.born == born else None
                    ),
                )
            self._offer(laptop, table)
            if table.me is not None and table.me in table.turn_seats and table.may_write:
                view = table.view()
                move = self.policy(view, table.rules.legal_moves(view), self.random.randbytes(32))
                table.submit(table.rules.format(move))
                moved = True
        return moved or bool(fresh)

    def _offer(self, laptop: Laptop, table: Table) -> None:
        for seat in table.chairs.must_offer:
            if seat in table.chairs.offers:
                continue
            identity, vault = (
                Identity.from_seed(self.random.randbytes(32)),
                MemoryVault(self.random.randbytes),
            )
            helper = self._table(identity, vault)
            laptop.helpers.append((identity, vault))
            for raw in laptop.tables[0].feeds.missing({}):
                helper.got(raw)
            laptop.tables.append(helper)
            helper.begin()
            table.offer(Chair(seat, identity.key, f"Computer {seat}", 0, "easy", laptop.identity.key, ()))

    def _work(self, laptop: Laptop, table: Table, job: Job) -> None:
        if laptop.alive:
            table.done(job, self._outcome(job), 1.0)
            self.pump(laptop)

    def _outcome(self, job: Job) -> Outcome:
        """What is the same for all is worked out once."""
        if not job.public:
            return run(job.work, job.args)
        key = (job.work, job.args)
        if key not in self._known:
            self._known[key] = run(job.work, job.args)
        return self._known[key]

    # ---- accidents -------------------------------------------------------------------------------------

    def kill(self, laptop: Laptop) -> None:
        """All that isn't on disk is gone."""
        laptop.alive = False
        laptop.born += 1
        laptop.tables = []

    def revive(self, laptop: Laptop) -> None:
        """Rebuilt from the bytes on disk alone; signs nothing before it has heard from the others."""
        laptop.alive = True
        laptop.tables = [self._table(laptop.identity, laptop.vault)]
        laptop.tables += [self._table(identity, vault) for identity, vault in laptop.helpers]
        for table in laptop.tables:
            table.quiet = True
            for raw in laptop.journal:
                table.got(raw)
            table.take_entries()
            table.begin()
        self.later(2 * TICK_S, lambda born=laptop.born: self._awake(laptop) if laptop.born == born else None)

    def _awake(self, laptop: Laptop) -> None:
        for table in laptop.tables:
            table.speak()
        self.pump(laptop)

    def leave(self, laptop: Laptop) -> None:
        """By the door."""
        for table in laptop.tables:
            table.leave()
        self.pump(laptop)
        laptop.gone = True


def result(storm: Storm) -> dict[str, Any]:
    """What all who stayed to the end say."""
    tables = [laptop.tables[0] for laptop in storm.players()]
    return {
        "faults": [str(table.fault) for table in tables if table.fault is not None],
        "hashes": {table.main.hashes[table.main.number] for table in tables},
        "audits": {table.audits.verdict for table in tables},
        "over": all(table.over for table in tables),
    }
