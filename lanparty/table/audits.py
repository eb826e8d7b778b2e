"""The finished deals of a replica and how their audits stand.

A failed audit stops the table while its liar plays; who has gone stops nobody, but the verdict stays.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from lanparty.table.audit import AuditReport, audit_job
from lanparty.table.decks import HiddenDeck
from lanparty.table.faults import Broken
from lanparty.table.log import DealLog
from lanparty.table.numbers import EPOCH_STEPS
from protocol.feed import DECK, Entry
from protocol.poker.keys import fits_key
from protocol.wire import SeedBody

if TYPE_CHECKING:
    from lanparty.table.replica import Table

RUNNING = "running"


class Audits:
    """`past`: the log of every sealed deal; `current`: of the one that is prepared or played."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.past: list[DealLog] = []
        self.gone: list[
            tuple[int, str]
        ] = []  # failed audits of deals whose liar doesn't play any more: seat, reason
        self.current = DealLog(table.attempt, table.state, table.roster.authors)

    @property
    def verdict(self) -> str:
        """The worst of all deals: failed, "" (one is still to come), incomplete, passed."""
        verdicts = {log.audit for log in self.past}
        if "failed" in verdicts:
            return "failed"
        if not verdicts or verdicts & {"", RUNNING}:
            return ""
        return "incomplete" if "incomplete" in verdicts else "passed"

    @property
    def withheld(self) -> tuple[int, ...]:
        """The seats that have kept a seed back."""
        return tuple(sorted({seat for log in self.past for seat in log.withheld}))

    def take_seed(self, entry: Entry, body: SeedBody) -> None:
        """Keep a revealed seed. Raises Broken.

        What the author knew counts, not what is known here: so all replicas judge it alike, whenever it comes. A seed
        of a deck that went with a void deal says nothing. Of who doesn't play any more only the right one counts.
        """
        seat_now = self._table.seat_of(entry.author)
        for log in (self.current, *self.past):
            since = log.since.get(body.number)
            if since is not None and since <= entry.step and entry.author in log.authors:
                seat = log.authors.index(entry.author)
                deck = log.decks[body.number]
                if seat_now is None and not fits_key(deck.context, seat, body.seed, deck.keys[seat]):
                    return
                if log.seeds.setdefault((body.number, seat), body.seed) != body.seed:
                    raise Broken("seed", seat, "revealed another seed than before", (entry.raw,))
                return
        if seat_now is not None and entry.step >= self._table.departures.epoch * EPOCH_STEPS:
            raise Broken("seed", seat_now, "a seed of a deck that is not known", (entry.raw,))

    def owed(self, author: int) -> list[tuple[int, HiddenDeck]]:
        """The decks of finished deals whose seed this author has not revealed yet."""
        return [
            (number, deck)
            for log in self.past
            if not log.audit and author in log.authors
            for number, deck in log.decks.items()
            if (number, log.authors.index(author)) not in log.seeds
        ]

    def close(self) -> DealLog:
        """The deal is sealed: its log is complete but for the seeds."""
        table, log = self._table, self.current
        log.end, log.slots = table.state.values(), table.slots
        self.past.append(log)
        return log

    def start(self, final: bool = False) -> None:
        """Audit the deals whose seeds are all here; `final`: all deals, with what there is.

        Players may wait for a deck that is being made, and for an audit nobody does: so it comes afterwards.
        """
        if not (final or self._table.over) and self._table.track.making:
            return
        for log in self.past:
            if not log.audit and (final or not log.withheld):
                log.audit = RUNNING
                self._table.start(audit_job(self._table.rules, log), partial(self._done, log))

    def _done(self, log: DealLog, report: AuditReport, took_ms: float) -> None:
        log.audit = report.verdict
        for seat in self._table.all_seats:
            if seat not in report.withheld:
                self._table.prove(seat, "audit", took_ms, log.attempt)
        if report.verdict == "failed":
            reason = f"audit of deal {self.past.index(log) + 1}: {report.reason}"
            if report.seat is not None and self._table.seat_of(log.authors[report.seat]) is None:
                self.gone.append((report.seat, reason))
                return
            raise Broken("audit", report.seat, reason, self._evidence(log, report.seat))

    def _evidence(self, log: DealLog, seat: int | None) -> tuple[bytes, ...]:
        """What a seat has committed to, done, and revealed, as far as it is about the decks of one deal."""
        entries = self._table.feeds.entries(log.authors[seat]) if seat is not None else ()
        return tuple(
            entry.raw
            for entry in entries
            if (entry.at.track == DECK and entry.at.number in log.decks) or entry.kind == SeedBody.KIND
        )
