"""A journal read again: every signature, chain, proof and rule, and the revealed seeds of each deal. Offline."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lanparty.node.journal import BadJournal, JournalContent, read_journal
from lanparty.node.seats import policy
from lanparty.table.jobs import run
from lanparty.table.replica import Table
from protocol.feed import Equivocation, Feeds, RejectedEntry, UnknownAuthor, parse_entry


@dataclass(frozen=True)
class Verdict:
    """`audit`: passed, incomplete (`seats` withheld a seed or, in a match that isn't over, are waited for) or failed.

    `reason` is one line, empty when passed; `step`: how far the replica came.
    """

    audit: str
    deals: int
    entries: int
    seats: tuple[int, ...] = ()
    step: int = 0
    reason: str = ""


def _nothing(length: int) -> bytes:
    raise AssertionError("a spectator needs no secrets")


def rebuild(content: JournalContent) -> Table:
    """The replica that these entries make, up to a fault. Raises BadJournal where an entry is none."""
    _check_feeds(content)
    table = Table(content.genesis, None, None, _nothing, policy(content.genesis.rules.name))
    table.begin()
    for index, raw in enumerate(content.entries):
        try:
            table.got(raw)
        except RejectedEntry as rejected:
            raise BadJournal(f"entry {index}: {rejected.reason}") from rejected
        _work(table)
        if table.fault is not None and table.fault.seat is not None:
            return table  # else the replicas differ, and it may be seen yet who told them different things
    for index, raw in enumerate(content.entries):
        if table.fault is None and parse_entry(raw).author not in table.feeds.keys:
            raise BadJournal(f"entry {index}: by somebody who never sat down")
    table.audits.start(final=True)
    _work(table)
    return table


def _check_feeds(content: JournalContent) -> None:
    """Signatures, chains and order of all entries: quick, so it comes before any proof. Raises BadJournal."""
    feeds = Feeds(content.genesis.id, content.genesis.keys)
    unknown: dict[tuple[int, bytes], int] = {}  # number in its feed and the digest before it -> place
    for index, raw in enumerate(content.entries):
        try:
            fresh = feeds.add(raw)
        except UnknownAuthor:
            entry = parse_entry(raw)
            unknown[entry.seq, entry.prev] = index
            continue  # somebody who has sat down since: known when that is folded
        except RejectedEntry as rejected:
            raise BadJournal(f"entry {index}: {rejected.reason}") from rejected
        except Equivocation:
            continue  # the replica will come to it, and names its author if it still plays
        if not fresh and (hidden := unknown.get(feeds.head(parse_entry(raw).author))) is not None:
            raise BadJournal(f"entry {hidden}: by somebody who never sat down")
        if not fresh:
            raise BadJournal(f"entry {index}: stands there twice, or before its turn")


def _work(table: Table) -> None:
    while jobs := table.take_jobs():
        for job in jobs:
            table.done(job, run(job.work, job.args), 0.0)
    table.take_entries()


def verify_journal(path: Path) -> Verdict:
    """Audit a journal. Raises OSError, and BadJournal when the file is no journal at all."""
    content = read_journal(path)
    entries = len(content.entries)
    if content.flaw:
        return Verdict("failed", 0, entries, reason=content.flaw)
    try:
        table = rebuild(content)
    except BadJournal as bad:
        return Verdict("failed", 0, entries, reason=str(bad))
    return _verdict(table, entries)


def _verdict(table: Table, entries: int) -> Verdict:
    fault = table.fault
    if fault is not None:
        liar = () if fault.seat is None else (fault.seat,)
        return Verdict("failed", table.sealed, entries, liar, fault.step, fault.reason)
    if not table.over:
        seats = tuple(seat for seat, _ in table.waiting())
        what = f"the match is not over: it waits for {_named(seats)}"
        return Verdict("incomplete", table.sealed, entries, seats, table.step, what)
    if table.audits.gone:
        seat, reason = table.audits.gone[0]
        return Verdict("failed", table.sealed, entries, (seat,), table.step, reason)
    if table.audits.verdict != "passed":
        seats = table.audits.withheld
        return Verdict(
            "incomplete", table.sealed, entries, seats, table.step, f"{_named(seats)} withheld a seed"
        )
    return Verdict("passed", table.sealed, entries, (), table.step)


def _named(seats: tuple[int, ...]) -> str:
    return f"seat {', '.join(map(str, seats))}"
