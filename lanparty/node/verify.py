"""A journal read again: every signature, chain, proof and rule, and the revealed seeds of each deal. Offline."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lanparty.node.journal import BadJournal, JournalContent, read_journal
from lanparty.node.seats import policy
from lanparty.table.jobs import run
from lanparty.table.replica import Table
from protocol.feed import RejectedEntry


@dataclass(frozen=True)
class Verdict:
    """`audit`: passed, incomplete (a seat withheld its seed; `seats` names them) or failed (`reason`, `step`)."""

    audit: str
    deals: int
    entries: int
    seats: tuple[int, ...] = ()
    step: int = 0
    reason: str = ""


def _nothing(length: int) -> bytes:
    raise AssertionError("a spectator needs no secrets")


def rebuild(content: JournalContent) -> Table:
    """The replica that these entries make. Raises BadJournal where an entry is none."""
    table = Table(content.genesis, None, None, _nothing, policy(content.genesis.rules.name))
    table.begin()
    for index, raw in enumerate(content.entries):
        before = sum(table.feeds.counts())
        try:
            table.got(raw)
        except RejectedEntry as rejected:
            raise BadJournal(f"entry {index}: {rejected.reason}") from rejected
        if table.fault is None and sum(table.feeds.counts()) == before:
            raise BadJournal(f"entry {index}: stands there twice, or before its turn")
        _work(table)
    table.audits.start(final=True)
    _work(table)
    return table


def _work(table: Table) -> None:
    while jobs := table.take_jobs():
        for job in jobs:
            table.done(job, run(job.work, job.args), 0.0)
    table.take_entries()


def verify_journal(path: Path) -> Verdict:
    """Audit a journal. Raises OSError, and BadJournal when the file is no journal at all."""
    content = read_journal(path)
    entries = len(content.entries)
    if content.torn is not None:
        return Verdict("failed", 0, entries, reason=f"cut off at byte {content.torn}")
    try:
        table = rebuild(content)
    except BadJournal as bad:
        return Verdict("failed", 0, entries, reason=str(bad))
    if table.fault is not None:
        seats = () if table.fault.seat is None else (table.fault.seat,)
        return Verdict("failed", table.sealed, entries, seats, table.fault.step, table.fault.reason)
    withheld = table.audits.withheld
    return Verdict(table.audits.verdict or "passed", table.sealed, entries, withheld, table.step)
