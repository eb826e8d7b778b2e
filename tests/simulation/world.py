"""Many replicas in one process on a seeded fake network: delay, duplicates, reorder. One seed drives everything."""

from __future__ import annotations

import heapq
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from lanparty.bots import bot
from lanparty.engine.options import options_json, parse_options
from lanparty.games import game
from lanparty.table.genesis import Genesis
from lanparty.table.jobs import Job, run
from lanparty.table.replica import Table
from lanparty.table.vault import MemoryVault
from protocol.identity import Identity
from protocol.wire import Lobby, Member

MAX_EVENTS = 500_000


def make_genesis(
    name: str, seats: int, random: Random, deals: int = 0, options: dict[str, Any] | None = None
) -> tuple[Genesis, list[Identity]]:
    rules = game(name)
    chosen = options_json(parse_options(rules, seats, options or {}))
    identities = [Identity.from_seed(random.randbytes(32)) for _ in range(seats)]
    members = tuple(
        Member(seat, identity.key, f"P{seat}", seat, "", b"", random.randbytes(32), True, ())
        for seat, identity in enumerate(identities)
    )
    text = json.dumps(chosen, sort_keys=True, separators=(",", ":")).encode()
    return Genesis(Lobby(1, random.randbytes(16), "Table", name, text, deals, seats, members)), identities


@dataclass
class Network:
    """How messages travel: every copy after a random delay, so that order is lost; some arrive twice."""

    delay_s: float = 0.05
    duplicate: float = 0.1


@dataclass(order=True)
class _Due:
    at: float
    order: int
    act: Callable[[], None] = field(compare=False)


class World:
    """`tables` play a whole match with computer players; `run` returns when nothing is left to do."""

    def __init__(
        self,
        name: str,
        seats: int,
        seed: int,
        deals: int = 0,
        network: Network | None = None,
        watchers: int = 0,
        options: dict[str, Any] | None = None,
        make_table: Callable[..., Table] = Table,
    ) -> None:
        self.random = Random(seed)
        self.network = network or Network()
        self.genesis, self.identities = make_genesis(name, seats, self.random, deals, options)
        self.vaults = [MemoryVault(self.random.randbytes) for _ in range(seats)]
        self.tables: list[Table] = [
            make_table(self.genesis, seat, self.identities[seat], self.vaults[seat], self.random.randbytes)
            for seat in range(seats)
        ]
        self.tables += [Table(self.genesis, None, None, None, self.random.randbytes) for _ in range(watchers)]
        for table in self.tables:
            table.auto_seal = True
        self.bots = [bot("easy", name) for _ in range(seats)]
        self.received: list[list[bytes]] = [[] for _ in self.tables]
        self.now = 0.0
        self._queue: list[_Due] = []
        self._order = 0

    def later(self, delay_s: float, act: Callable[[], None]) -> None:
        self._order += 1
        heapq.heappush(self._queue, _Due(self.now + delay_s, self._order, act))

    def run(self) -> None:
        for index, table in enumerate(self.tables):
            table.begin()
            self.pump(index)
        for _ in range(MAX_EVENTS):
            if not self._queue:
                return
            due = heapq.heappop(self._queue)
            self.now = due.at
            due.act()
        raise AssertionError("the table never comes to rest")

    def pump(self, index: int) -> None:
        """Whatever a replica wants done."""
        table = self.tables[index]
        for entry in table.take_entries():
            if entry.seat == table.me:
                self.send(index, entry.raw)
        for job in table.take_jobs():
            self.later(self.random.uniform(0, 0.05), lambda job=job: self._work(index, job))
        if table.me is not None and table.me in table.turn_seats:
            self.move(index)

    def send(self, index: int, raw: bytes) -> None:
        for other in range(len(self.tables)):
            if other != index:
                copies = 2 if self.random.random() < self.network.duplicate else 1
                for _ in range(copies):
                    delay = self.random.uniform(0, self.network.delay_s)
                    self.later(delay, lambda other=other: self._receive(other, raw))

    def move(self, index: int) -> None:
        table = self.tables[index]
        view = table.view()
        moves: Sequence[Any] = table.rules.legal_moves(view)
        move = self.bots[index].choose(view, moves, self.random)
        table.submit(table.rules.format(move))
        self.pump(index)

    def _work(self, index: int, job: Job) -> None:
        self.tables[index].done(job, run(job.work, job.args), 1.0)
        self.pump(index)

    def _receive(self, index: int, raw: bytes) -> None:
        self.received[index].append(raw)
        self.tables[index].got(raw)
        self.pump(index)
