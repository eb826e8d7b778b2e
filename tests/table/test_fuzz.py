"""A seat may sign anything at all: the others' replicas refuse it or name it, and never fall over or blame another.

Longer, and guided by what the code does with it: `scripts/fuzz.py table`.
"""

from __future__ import annotations

from contextlib import suppress
from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st
from simulation.company import Company, moves, when
from simulation.test_departures import company

from lanparty.table.replica import Table
from protocol.feed import RejectedEntry, make_entry
from protocol.wire import encode_body
from tests.protocol.aid import BODIES

LIAR = 1


@cache
def played() -> tuple[Company, tuple[bytes, ...]]:
    """Two players in the middle of a deal."""
    world = company(2, deals=2)
    when(world, lambda table: moves(table) >= 5)
    return world, tuple(world.tables[0].feeds.missing({}))


def replica() -> Table:
    """Seat 0 at that point, made anew."""
    world, raws = played()
    table = Table(world.genesis, world.identities[0], world.vaults[0], bytes, world.policy)
    for raw in raws:
        table.got(raw)
    table.begin()
    work(table)
    assert moves(table) >= 5
    return table


def work(table: Table) -> None:
    world, _ = played()
    while jobs := table.take_jobs():
        for job in jobs:
            table.done(job, world._outcome(job), 1.0)


def near(value: int) -> st.SearchStrategy[int]:
    return st.one_of(
        st.just(value),
        st.integers(max(0, value - 3), value + 3),
        st.sampled_from((0, 1, 512, 513, 1024, 2**20, 2**31 - 1)),
    )


PACKED = st.one_of(BODIES.map(encode_body), st.tuples(st.integers(1, 255), st.binary(max_size=60)))


@settings(max_examples=40)
@given(st.data())
def test_whatever_a_seat_signs(data: st.DataObject) -> None:
    table, (world, _) = replica(), played()
    for _ in range(data.draw(st.integers(1, 3))):
        kind, body = data.draw(PACKED)
        seq, prev = table.feeds.head(LIAR)
        seq = data.draw(near(seq)) if data.draw(st.booleans()) else seq
        at = (data.draw(st.integers(0, 2)), data.draw(near(table.step)), data.draw(st.integers(0, 4)))
        entry = make_entry(
            world.identities[LIAR], world.genesis.id, LIAR, seq, prev if seq else bytes(32), at,
            data.draw(near(table.step)), table.main.state, kind, body,
        )  # fmt: skip
        with suppress(RejectedEntry):
            table.got(entry.raw)
        work(table)
    assert table.fault is None or table.fault.seat in (None, LIAR)
    for look in (table.waiting, table.view, table.departures.vacant, lambda: table.departures.votes):
        look()


@settings(max_examples=40)
@given(st.data())
def test_whatever_a_network_brings(data: st.DataObject) -> None:
    """Entries with damaged bytes: all are refused, and nobody is blamed for them."""
    table, (_, raws) = replica(), played()
    raw = bytearray(data.draw(st.sampled_from(raws)))
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] ^= data.draw(st.integers(1, 255))
    state = table.main.state, table.feeds.counts()
    with suppress(RejectedEntry):
        table.got(bytes(raw))
    work(table)
    assert (table.fault, (table.main.state, table.feeds.counts())) == (None, state)
