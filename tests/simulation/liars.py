"""A lying table: a world one of whose seats runs a changed program, with its own keys and all that it knows.

A `Lie` sees every entry before it is signed and may change it, keep it back, or say something else; what comes out
is signed like anything honest, so that it meets the check that is meant to stop it, and none before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from simulation.world import World

from lanparty.engine.steps import Event, WrongEvent
from lanparty.table.faults import Broken
from lanparty.table.jobs import Job
from lanparty.table.replica import Table, Then
from protocol.feed import At, Entry, make_entry
from protocol.wire import Body, body_of, encode_body


@dataclass(frozen=True)
class Draft:
    """An entry before it is signed."""

    at: At
    step: int
    state: bytes
    kind: int
    body: bytes

    @property
    def says(self) -> Body:
        return body_of(self.kind, self.body)

    def saying(self, body: Body) -> Draft:
        """The same with another body."""
        kind, raw = encode_body(body)
        return replace(self, kind=kind, body=raw)


class Lie:
    """Honest until a subclass says otherwise."""

    def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
        """What is signed instead of this entry; nothing keeps it back."""
        return (draft,)

    def idle(self, table: LyingTable) -> Iterable[Draft]:
        """What is said besides, whenever something has happened."""
        return ()

    def work(self, table: LyingTable, job: Job) -> Job:
        """Work that isn't done as it should be."""
        return job


class LyingTable(Table):
    """The liar's replica. Its own feed holds what it has told; it may tell `victims` another story."""

    me: int

    def __init__(self, lie: Lie, *args: Any) -> None:
        self.lie = lie
        self.victims: frozenset[int] = frozenset()
        self.letters: list[tuple[frozenset[int], bytes]] = []  # entries for those only
        self._other_head = (0, b"")
        self._asked: set[tuple[object, ...]] = set()
        super().__init__(*args)

    def draft(self, at: At, body: Body, state: bytes | None = None) -> Draft:
        """As an honest entry would be."""
        kind, raw = encode_body(body)
        return Draft(at, self.step, self.main.state if state is None else state, kind, raw)

    def write(self, at: At, body: Body, state: bytes) -> None:
        for draft in self.lie.rewrite(self, self.draft(at, body, state)):
            self.utter(draft)

    def utter(self, draft: Draft) -> None:
        """Sign a draft as the next entry of the own feed, and of the other story where there is one."""
        entry = self._sign(draft, *self.feeds.head(self.me))
        if self.victims:
            self._tell_victims(draft)
        for placed in self.feeds.add(entry.raw):
            self._place(placed)

    def fork(self, draft: Draft, victims: Iterable[int], head: tuple[int, bytes]) -> None:
        """From `head` on `victims` get another feed, which begins with this draft. What comes later goes to both."""
        self.victims = frozenset(victims)
        self._other_head = head
        self._tell_victims(draft)

    def send_only(self, draft: Draft, to: Iterable[int], head: tuple[int, bytes] | None = None) -> Entry:
        """Sign a draft for some eyes only; it joins no feed here."""
        entry = self._sign(draft, *(head or self.feeds.head(self.me)))
        self.letters.append((frozenset(to), entry.raw))
        return entry

    def start(self, job: Job, then: Then, seat: int | None = None, evidence: tuple[bytes, ...] = ()) -> None:
        if not job.public:
            if job.name in self._asked:
                return  # what was kept back isn't made again and again
            self._asked.add(job.name)
            job = self.lie.work(self, job)
        super().start(job, then, seat, evidence)

    def fold(self, event: Event) -> None:
        """A lie that it believes itself may make no sense: then it goes no further."""
        try:
            super().fold(event)
        except WrongEvent as error:
            raise Broken("malformed", self.me, str(error)) from error

    def _tell_victims(self, draft: Draft) -> None:
        entry = self.send_only(draft, self.victims, self._other_head)
        self._other_head = (entry.seq + 1, entry.digest)

    def _sign(self, draft: Draft, seq: int, prev: bytes) -> Entry:
        assert self._identity is not None
        return make_entry(
            self._identity, self.genesis.id, self.me, seq, prev, draft.at, draft.step, draft.state, draft.kind,
            draft.body,
        )  # fmt: skip


class LyingWorld(World):
    """A world in which seat `liar` tells a lie."""

    def __init__(self, lie: Lie, liar: int, *args: Any, **named: Any) -> None:
        self.lie, self.liar = lie, liar
        self._moved = -1
        super().__init__(*args, **named)

    @property
    def honest(self) -> list[Table]:
        return [table for index, table in enumerate(self.tables) if index != self.liar]

    def make_table(self, index: int, make: Callable[..., Table] = Table) -> Table:
        return super().make_table(index, partial(LyingTable, self.lie) if index == self.liar else make)

    def post(self, index: int, entry: Entry) -> None:
        table = self.tables[index]
        victims = table.victims if isinstance(table, LyingTable) else frozenset()
        for other in range(len(self.tables)):
            if other != index and other not in victims:
                self.send(other, entry.raw)

    def pump(self, index: int) -> None:
        super().pump(index)
        table = self.tables[index]
        if isinstance(table, LyingTable):
            drafts = list(self.lie.idle(table))
            for draft in drafts:
                table.utter(draft)
            letters, table.letters = table.letters, []
            for to, raw in letters:
                for other in to:
                    self.send(other, raw)
            if drafts:
                self.pump(index)

    def move(self, index: int) -> None:
        """A liar that has kept its move back isn't asked again."""
        if index == self.liar:
            if self._moved == self.tables[index].step:
                return
            self._moved = self.tables[index].step
        super().move(index)
