"""Whose entry can't be: what a check has found out becomes the fault that stops the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from lanparty.table.decks import split_number
from lanparty.table.faults import Broken, Fault
from protocol.feed import DECK, MAIN, Equivocation
from protocol.wire import ChatBody

if TYPE_CHECKING:
    from lanparty.table.replica import Table


class Blame:
    """`fault`: the first one; nothing is folded after it."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.fault: Fault | None = None

    def guarded(self, work: Callable[[], bool | None]) -> bool:
        """Whether `work` has moved anything; what it raises (Broken) is a fault."""
        try:
            return bool(work())
        except Broken as broken:
            self.put(broken.what, broken.seat, broken.reason, broken.evidence)
            return False

    def put(self, what: str, seat: int | None, reason: str, evidence: tuple[bytes, ...]) -> None:
        """On this seat, by a word of `faults`; None: two seats have another state, and nobody knows who lies."""
        if self.fault is None:
            if seat is None:
                evidence = tuple(dict.fromkeys((*evidence, *self._of_this_deal())))
            self.fault = Fault(seat, self._table.step, reason, evidence, what)
            self._table.news.tell("fault", -1 if seat is None else seat, reason, {"what": what})

    def forked(self, proof: Equivocation) -> bool:
        """Two entries in one place: whether that is a fault. It is one if their author plays, or if the replicas differ
        already: what looked like a desync has its liar then."""
        seat = self._table.seat_of(proof.author)
        if self.fault is not None and self.fault.seat is None:
            seat = self._table.roster.chairs[proof.author].seat
            self.fault = None
        if self.fault is not None or seat is None:
            return False
        self.put(
            "twice", seat, "signed two different entries in one place", (proof.first_raw, proof.second_raw)
        )
        return True

    def _of_this_deal(self) -> Iterable[bytes]:
        """All that the running deal rests on here: if somebody has told another story elsewhere, both prove it."""
        table = self._table
        for author in table.roster.authors:
            for entry in table.feeds.entries(author):
                began = entry.at.number if entry.at.track == MAIN else entry.step
                ours = entry.at.track == DECK and split_number(entry.at.number)[0] == table.attempt
                if ours or (began >= table.deals.began and entry.kind != ChatBody.KIND):
                    yield entry.raw
