"""A world whose people come and go: laptops vanish, leave by the door, sit down later; computer players fill seats."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from simulation.world import JOB_S, World

from lanparty.bots import bot
from lanparty.node.seats import policy
from lanparty.table.jobs import Job, run
from lanparty.table.replica import Table
from lanparty.table.vault import MemoryVault
from protocol.feed import At, Entry, make_entry
from protocol.identity import Identity
from protocol.wire import Body, Chair, encode_body


class Company(World):
    """`away`: replicas that hear nothing, and that nobody hears. `parts`: who hears whom, when the network has come
    apart. Replicas that come later have the numbers after the
    watchers'. Laptop i is that of the seat i of the beginning; it runs what fills the seats that it must fill.
    """

    def __init__(self, *args: Any, **named: Any) -> None:
        self.away: set[int] = set()
        self.parts: dict[int, int] = {}  # by replica: the part of the network that it is in
        super().__init__(*args, **named)

    @property
    def present(self) -> list[Table]:
        return [table for index, table in enumerate(self.tables) if index not in self.away]

    # ---- coming ----------------------------------------------------------------------------------------

    def enter(self, identity: Identity | None = None) -> int:
        """A new replica, that knows nothing yet but the genesis: a spectator, who may sit down later."""
        index = len(self.tables)
        vault, entropy = MemoryVault(self.random.randbytes), self.random.randbytes
        made = Table(self.genesis, identity, vault, entropy, policy(self.genesis.rules.name))
        made.auto_go_on = True
        self.tables.append(made)
        self.bots.append(bot("easy", self.genesis.rules.name))
        for lists in (self.joined, self.received, self.refused):
            lists.append([])
        self.job_s.append(JOB_S)
        self.shown.append(None)
        self.begin(index)
        return index

    def newcomer(self) -> tuple[int, Identity]:
        identity = Identity.from_seed(self.random.randbytes(32))
        return self.enter(identity), identity

    def bring(self, index: int, raws: Iterable[bytes]) -> None:
        """Entries that reach a replica at once."""
        for raw in raws:
            self._receive(index, raw)

    def chair(self, seat: int, identity: Identity, host: int | None = None) -> Chair:
        """For a person, or (with `host`) for a computer player that this laptop runs."""
        level, run_by = ("", b"") if host is None else ("easy", self.identities[host].key)
        return Chair(seat, identity.key, f"N{seat}", 0, level, run_by, ())

    # ---- going -----------------------------------------------------------------------------------------

    def leave(self, index: int) -> None:
        """By the door; the last words are on their way when the laptop is shut."""
        self.tables[index].leave()
        self.pump(index)
        self.away.add(index)

    def vanish(self, *indices: int) -> None:
        self.away |= set(indices)

    def part(self, *groups: Iterable[int]) -> None:
        """The network comes apart; what is under way is lost."""
        self.parts = {index: number for number, group in enumerate(groups) for index in group}
        self._queue.clear()

    def heal(self) -> None:
        self.parts = {}
        self._synced = []

    def hears(self, index: int, other: int) -> bool:
        """Whether what one sends reaches the other."""
        return not {index, other} & self.away and self.parts.get(index) == self.parts.get(other)

    def post(self, index: int, entry: Entry) -> None:
        for other in range(len(self.tables)):
            if other != index and self.hears(index, other):
                self.send(other, entry.raw)

    def give_up(self, seats: Iterable[int], *indices: int) -> None:
        """These replicas (none named: all that are here) go on without some seats."""
        named = indices or [index for index in range(len(self.tables)) if index not in self.away]
        for index in named:
            self.tables[index].go_on_without(seats)
            self.pump(index)

    # ---- what a laptop does ----------------------------------------------------------------------------

    def pump(self, index: int) -> None:
        if index in self.away:
            return
        super().pump(index)
        table = self.tables[index]
        while not table.quiet and (
            empty := [seat for seat in table.chairs.must_offer if seat not in table.chairs.offers]
        ):
            self.fill(index, empty[0])
            super().pump(index)

    def fill(self, index: int, seat: int) -> None:
        """A computer player for a seat that fell empty."""
        identity = Identity.from_seed(self.random.randbytes(32))
        helper = self.enter(identity)
        if index in self.parts:
            self.parts[helper] = self.parts[index]
        self.bring(helper, self.tables[index].feeds.missing({}))
        host = self.genesis.keys.index(self.tables[index].roster.laptop(self.tables[index].me or 0))
        self.tables[index].offer(self.chair(seat, identity, host))

    def sync(self) -> bool:
        counts = [
            {} if index in self.away else table.feeds.counts() for index, table in enumerate(self.tables)
        ]
        if counts == self._synced:
            return False
        self._synced = counts
        for index, table in enumerate(self.tables):
            for other, theirs in enumerate(counts):
                if index != other and self.hears(index, other):
                    for raw in table.feeds.missing(theirs):
                        self._travel(other, raw)
        return bool(self._queue)

    def _receive(self, index: int, raw: bytes) -> None:
        if index not in self.away:
            super()._receive(index, raw)

    def _work(self, index: int, table: Table, job: Job) -> None:
        if index not in self.away:
            super()._work(index, table, job)


def when(world: Company, true: Callable[[Table], bool], *indices: int) -> None:
    """Run on until something holds of some replicas (none named: of all that are here)."""

    def until() -> bool:
        tables = [world.tables[index] for index in indices] or world.present
        return all(map(true, tables))

    world.go_on(until)
    assert until(), [(table.waiting(), table.step) for table in world.present]


def outsider(world: Company) -> Table:
    """A spectator's replica that gets only what a test hands it."""
    table = Table(world.genesis, None, None, world.random.randbytes, policy(world.genesis.rules.name))
    table.begin()
    return table


def hand(table: Table, raws: Iterable[bytes]) -> None:
    """Entries one after the other, and all work that they make."""
    for raw in raws:
        table.got(raw)
        while jobs := table.take_jobs():
            for job in jobs:
                table.done(job, run(job.work, job.args), 1.0)


def sign(
    world: Company, table: Table, author: int, *said: tuple[At, Body] | tuple[At, int, bytes]
) -> list[bytes]:
    """What a player of the beginning may sign behind what `table` has of its feed: a body, or kind and bytes."""
    seq, prev = table.feeds.head(author)
    raws = []
    for at, *what in said:
        kind, body = encode_body(what[0]) if isinstance(what[0], Body) else (what[0], what[1])
        entry = make_entry(
            world.identities[author],
            world.genesis.id,
            author,
            seq,
            prev,
            at,
            table.step,
            table.main.state,
            kind,
            body,
        )
        seq, prev = entry.seq + 1, entry.digest
        raws.append(entry.raw)
    return raws


def moves(table: Table) -> int:
    return [item.kind for item in table.happened].count("move")


def told(table: Table, *kinds: str) -> list[tuple[str, int]]:
    return [(item.kind, item.seat) for item in table.happened if item.kind in kinds]


def check_goes_on(world: Company, audit: str = "passed") -> None:
    """All who are here have come to the same end."""
    for table in world.present:
        where = f"seed {world.seed}, seat {table.me}"
        assert table.fault is None, (where, table.fault)
        assert table.over, (where, table.waiting())
        table.audits.start(final=True)
    for index in range(len(world.tables)):
        world.pump(index)
    world.go_on()
    verdicts = {table.audits.verdict for table in world.present}
    assert verdicts == {audit}, verdicts
    assert len({table.main.state for table in world.present}) == 1
    assert len({table.state.values() for table in world.present}) == 1
    assert len({table.roster.authors for table in world.present}) == 1
    assert len({tuple(sorted(table.feeds.counts().items())) for table in world.present}) == 1
    hashes: dict[int, bytes] = {}
    for table in world.present:
        for step, one in table.main.hashes.items():
            assert hashes.setdefault(step, one) == one, step
