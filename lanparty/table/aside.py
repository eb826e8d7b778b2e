"""The side track of a replica: chat, leaving, votes, revealed seeds. None of it is a step of the rules.

An entry counts when we have folded as many steps as its author had: then its state must be ours (a desync shows here
first), and who votes has seen no more of the match than we. Leaving counts at once: it ends a feed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanparty.table.faults import Broken
from protocol.feed import SIDE, At, Entry
from protocol.wire import Body, ChatBody, LeaveBody, SeedBody, VoteBody

if TYPE_CHECKING:
    from lanparty.table.replica import Table

MAX_CHAT = 1000  # lines of one author in a match; more are not shown


class Aside:
    """Takes what comes, and writes what the seat here has to say."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._early: dict[int, list[tuple[Entry, Body]]] = {}  # by the author's step
        self._written = 0
        self._chats: dict[int, int] = {}

    def write(self, body: Body) -> None:
        """The own next entry on this track."""
        table = self._table
        if table.author is not None and not table.quiet and not table.feeds.has_ended(table.author):
            table.write(At(SIDE, self._written, 0), body, table.main.state)

    def reveal(self) -> None:
        """Publish the own seeds of every deal whose end is signed."""
        table = self._table
        if table.author is None or table.quiet or table.feeds.has_ended(table.author):
            return
        for number, deck in table.audits.owed(table.author):
            self.write(SeedBody(number, table.seed(deck)))

    def take(self, entry: Entry, body: Body) -> None:
        """An entry of this track has come. Raises Broken."""
        table = self._table
        if entry.author == table.author:
            self._written = max(self._written, entry.at.number + 1)
        seat = table.seat_of(entry.author)
        if isinstance(body, LeaveBody):
            if seat is not None:
                table.news.tell("left", seat)
            table.departures.left[entry.author] = entry.step
        elif not isinstance(body, ChatBody | SeedBody | VoteBody):
            if seat is not None:
                raise Broken("malformed", seat, "an entry on the wrong track", (entry.raw,))
        elif entry.step > table.step:
            self._early.setdefault(entry.step, []).append((entry, body))
        else:
            self._count(entry, body)

    def reached(self) -> None:
        """We are at another step: what waited for it counts now. Raises Broken."""
        for step in sorted(step for step in self._early if step <= self._table.step):
            for entry, body in self._early.pop(step):
                self._count(entry, body)

    def _count(self, entry: Entry, body: Body) -> None:
        table, seat = self._table, self._table.seat_of(entry.author)
        ours = table.main.hashes.get(entry.step, entry.state)  # none: a part of a void deal that we never saw
        if entry.state != ours:
            if seat is None:
                return  # it doesn't play any more
            raise Broken("state", None, f"seat {seat} had another state at step {entry.step}", (entry.raw,))
        if isinstance(body, VoteBody):
            table.departures.take_vote(entry, body)
        elif isinstance(body, SeedBody):
            table.audits.take_seed(entry, body)
        elif isinstance(body, ChatBody) and seat is not None:
            self._chats[entry.author] = self._chats.get(entry.author, 0) + 1
            if self._chats[entry.author] <= MAX_CHAT:
                table.news.tell("chat", seat, body.text)
