"""Many replicas in one process on a seeded fake network that delays, doubles, reorders and loses entries."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from lanparty.bots import bot
from lanparty.engine.options import options_json, parse_options
from lanparty.games import game
from lanparty.node.seats import policy
from lanparty.table.faults import Fault
from lanparty.table.genesis import Genesis, canonical_json
from lanparty.table.jobs import Job, Outcome, run
from lanparty.table.replica import Table
from lanparty.table.vault import MemoryVault, Vault
from protocol.feed import Entry, RejectedEntry
from protocol.identity import Identity
from protocol.wire import Lobby, Member

MAX_EVENTS = 500_000
MAX_KNOWN = 4000  # outcomes of jobs that are kept
JOB_S = 0.05  # the longest that a job takes, unless a world says otherwise


def make_genesis(
    name: str,
    seats: int,
    random: Random,
    deals: int = 0,
    options: dict[str, Any] | None = None,
    runs: Mapping[int, int] | None = None,
) -> tuple[Genesis, list[Identity]]:
    """`runs`: by computer player's seat the seat of the laptop that runs it."""
    hosts = dict(runs or {})
    rules = game(name)
    chosen = options_json(parse_options(rules, seats, options or {}))
    identities = [Identity.from_seed(random.randbytes(32)) for _ in range(seats)]

    def _player(seat: int) -> tuple[str, bytes]:
        return ("easy", identities[hosts[seat]].key) if seat in hosts else ("", b"")

    members = tuple(
        Member(seat, identity.key, f"P{seat}", seat, *_player(seat), random.randbytes(32), True, ())
        for seat, identity in enumerate(identities)
    )
    lobby = Lobby(1, random.randbytes(16), "Table", name, canonical_json(chosen), deals, seats, members)
    return Genesis(lobby), identities


@dataclass
class Network:
    """How entries travel: every copy after a random delay, so that order is lost; some arrive twice, some never.

    What is lost comes again with an exchange of counts, as soon as nothing else is under way.
    """

    delay_s: float = 0.05
    duplicate: float = 0.1
    loss: float = 0.0


_KNOWN: dict[Any, Outcome] = {}  # the one that was asked for last stands last


@dataclass(order=True)
class _Due:
    at: float
    order: int
    act: Callable[[], None] = field(compare=False)


class World:
    """`tables` (seats, then watchers) play a whole match with computer players.

    `run` returns when nothing is left to do. `joined[i]` are replica i's entries in the order in which they
    joined its feeds (a journal), `received[i]` all frames it got, `refused[i]` those that were no entries.
    """

    def __init__(
        self,
        name: str,
        seats: int,
        seed: int,
        deals: int = 0,
        network: Network | None = None,
        watchers: int = 0,
        options: dict[str, Any] | None = None,
        runs: Mapping[int, int] | None = None,
    ) -> None:
        self.seed, self.seats = seed, seats
        self.random = Random(seed)
        self.network = network or Network()
        self.genesis, self.identities = make_genesis(name, seats, self.random, deals, options, runs)
        self.policy = policy(name)
        self.vaults: list[Vault] = [self.make_vault(seat) for seat in range(seats)]
        replicas = range(seats + watchers)
        self.tables: list[Table] = [self.make_table(index) for index in replicas]
        self.bots = [bot("easy", name) for _ in replicas]
        self.joined: list[list[bytes]] = [[] for _ in replicas]
        self.received: list[list[bytes]] = [[] for _ in replicas]
        self.refused: list[list[RejectedEntry]] = [[] for _ in replicas]
        self.shown: list[Fault | None] = [None for _ in replicas]  # whose evidence all have been sent
        self.watch: Callable[[int], None] = lambda index: None  # called after whatever a replica did
        self.job_s = [JOB_S for _ in replicas]  # the longest that a job takes there
        self.now = 0.0
        self._queue: list[_Due] = []
        self._order = self._lost = 0
        self._synced: list[tuple[int, ...]] = []

    def make_vault(self, seat: int) -> Vault:
        return MemoryVault(self.random.randbytes)

    def make_table(self, index: int, make: Callable[..., Table] = Table) -> Table:
        if index < self.seats:
            identity, vault = self.identities[index], self.vaults[index]
            table = make(self.genesis, identity, vault, self.random.randbytes, self.policy)
        else:
            table = make(self.genesis, None, None, self.random.randbytes, self.policy)
        table.auto_go_on = True
        return table

    # ---- time ------------------------------------------------------------------------------------------

    def later(self, delay_s: float, act: Callable[[], None]) -> None:
        self._order += 1
        heapq.heappush(self._queue, _Due(self.now + delay_s, self._order, act))

    def run(self, until: Callable[[], bool] | None = None) -> None:
        for index in range(len(self.tables)):
            self.begin(index)
        self.go_on(until)

    def begin(self, index: int) -> None:
        self.tables[index].begin()
        self.pump(index)

    def go_on(self, until: Callable[[], bool] | None = None) -> None:
        """Until nothing is under way and everybody has what the others have, or until then."""
        for _ in range(MAX_EVENTS):
            if (until is not None and until()) or (not self._queue and not self.sync()):
                return
            due = heapq.heappop(self._queue)
            self.now = due.at
            due.act()
        raise AssertionError(f"the table never comes to rest (seed {self.seed})")

    # ---- replicas --------------------------------------------------------------------------------------

    def pump(self, index: int) -> None:
        """Whatever a replica wants done."""
        table = self.tables[index]
        fresh = table.take_entries()
        self.keep(index, fresh)
        for entry in fresh:
            if entry.author == table.me and table is self.tables[index]:
                self.post(index, entry)
        if table is not self.tables[index]:
            return  # it was killed meanwhile
        for job in table.take_jobs():
            self.later(
                self.random.uniform(0, self.job_s[index]), lambda job=job: self._work(index, table, job)
            )
        if table.fault is not None and table.fault != self.shown[index]:
            self.shown[index] = table.fault
            self.show(index, table.fault)
        if table.me is not None and table.me in table.turn_seats and table.may_write:
            self.move(index)
        self.watch(index)

    def show(self, index: int, fault: Fault) -> None:
        """Send all what proves a fault, as a laptop does."""
        for other in range(len(self.tables)):
            for raw in fault.evidence if other != index else ():
                self._travel(other, raw)

    def keep(self, index: int, fresh: Sequence[Entry]) -> None:
        """Entries that have joined a replica's feeds, before anything of them is sent."""
        self.joined[index] += [entry.raw for entry in fresh]

    def post(self, index: int, entry: Entry) -> None:
        """Send an own entry to all."""
        for other in range(len(self.tables)):
            if other != index:
                self.send(other, entry.raw)

    def send(self, other: int, raw: bytes) -> None:
        """Give an entry to the network."""
        if self.random.random() < self.network.loss:
            return
        for _ in range(2 if self.random.random() < self.network.duplicate else 1):
            self._travel(other, raw)

    def sync(self) -> bool:
        """All tell each other what they have, and send what lacks; False when that brought nothing new last time."""
        counts = [table.feeds.counts() for table in self.tables]
        if counts == self._synced:
            return False
        self._synced = counts
        for index, table in enumerate(self.tables):
            for other, theirs in enumerate(counts):
                if index != other:
                    for raw in table.feeds.missing(theirs):
                        self._travel(other, raw)
        return bool(self._queue)

    def move(self, index: int) -> None:
        table = self.tables[index]
        view = table.view()
        moves: Sequence[Any] = table.rules.legal_moves(view)
        move = self.bots[index].choose(view, moves, self.random)
        table.submit(table.rules.format(move))
        self.pump(index)

    def _travel(self, other: int, raw: bytes) -> None:
        sent = self._order
        self.later(
            self.random.uniform(0, self.network.delay_s),
            lambda: self._receive(other, raw) if sent >= self._lost else None,
        )

    def lose(self) -> None:
        """What is under way between laptops is lost; the work on them goes on."""
        self._lost = self._order

    def _receive(self, index: int, raw: bytes) -> None:
        self.received[index].append(raw)
        try:
            self.tables[index].got(raw)
        except RejectedEntry as rejected:
            self.refused[index].append(rejected)
        self.pump(index)

    def _work(self, index: int, table: Table, job: Job) -> None:
        if table is self.tables[index]:  # else it was killed in the meantime
            table.done(job, self._outcome(job), 1.0)
            self.pump(index)

    def _outcome(self, job: Job) -> Outcome:
        """A job is a pure call: what has been done for another replica, or in a world that began alike, is done."""
        key = (job.work, job.args)
        try:
            outcome = _KNOWN.pop(key) if key in _KNOWN else run(job.work, job.args)
        except TypeError:  # its arguments can't be a key
            return run(job.work, job.args)
        _KNOWN[key] = outcome
        if len(_KNOWN) > MAX_KNOWN:
            del _KNOWN[next(iter(_KNOWN))]
        return outcome
