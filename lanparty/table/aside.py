"""The side track of a replica: chat, leaving, revealed seeds. It never changes the state.

An entry counts when we have folded as many steps as its author had: then its state must be ours (a
desync shows here first), and what it speaks of is known here too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanparty.table.faults import Broken
from protocol.feed import SIDE, At, Entry
from protocol.wire import Body, ChatBody, LeaveBody, SeedBody

if TYPE_CHECKING:
    from lanparty.table.replica import Table

MAX_CHAT = 1000  # lines of one seat in a match; more are not shown


class Aside:
    """`left`: the seats that have left for good."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._early: dict[int, list[tuple[Entry, Body]]] = {}  # by the author's step
        self._written = 0
        self._chats = dict.fromkeys(table.all_seats, 0)
        self._revealed: set[int] = set()  # decks whose own seed is out
        self.left: set[int] = set()

    def reveal(self, number: int, seed: bytes) -> None:
        """The own seed of a deck, once its deal is sealed by all."""
        if number not in self._revealed:
            self.write(SeedBody(number, seed))

    def write(self, body: Body) -> None:
        """The own next entry on this track."""
        table = self._table
        if table.me is not None:
            table.write(At(SIDE, self._written, 0), body, table.hashes[-1])

    def take(self, entry: Entry, body: Body) -> None:
        """An entry of this track has come. Raises Broken."""
        if entry.seat == self._table.me:
            self._written = max(self._written, entry.at.number + 1)
            if isinstance(body, SeedBody):
                self._revealed.add(body.number)
        if entry.step > self._table.step:
            self._early.setdefault(entry.step, []).append((entry, body))
        else:
            self._count(entry, body)

    def reached(self) -> None:
        """One more step is folded: what waited for it counts now. Raises Broken."""
        for entry, body in self._early.pop(self._table.step, ()):
            self._count(entry, body)

    def _count(self, entry: Entry, body: Body) -> None:
        table = self._table
        if entry.state != table.hashes[entry.step]:
            raise Broken(None, f"seat {entry.seat} had another state at step {entry.step}", (entry.raw,))
        if isinstance(body, ChatBody):
            self._chats[entry.seat] += 1
            if self._chats[entry.seat] <= MAX_CHAT:
                table.tell("chat", entry.seat, body.text)
        elif isinstance(body, LeaveBody):
            if entry.seat not in self.left:
                self.left.add(entry.seat)
                table.tell("left", entry.seat)
        elif isinstance(body, SeedBody):
            table.audits.take_seed(entry, body)
        else:
            raise Broken(entry.seat, "an entry on the wrong track", (entry.raw,))
