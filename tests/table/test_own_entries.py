"""A replica that has lost the end of its journal gets it back from the others, also while it does the same again."""

from __future__ import annotations

import pytest
from simulation.world import World

from lanparty.table.jobs import run
from lanparty.table.replica import Table
from protocol.feed import parse_entry
from protocol.wire import MixBody, SharesBody

QUICK = {"mode": "quick"}


def holds(world: World, kind: int) -> bool:
    return any(entry.kind == kind for entry in world.tables[1].feeds.entries(0))


@pytest.mark.parametrize("kind", [MixBody, SharesBody])
def test_what_others_still_hold_is_not_made_again(kind: type[MixBody] | type[SharesBody]) -> None:
    world = World("poison", 2, 3, options=QUICK)
    world.run(until=lambda: holds(world, kind.KIND))
    own = list(world.tables[0].feeds.entries(0))
    lost = next(entry.seq for entry in own if entry.kind == kind.KIND)
    held = [raw for raw in world.tables[1].feeds.missing({}) if not is_lost(raw, lost)]

    table = world.make_table(0)
    table.auto_go_on = False
    for raw in held:
        table.got(raw)
    table.begin()
    name = {MixBody: "mix", SharesBody: "share"}[kind]
    again = None
    while again is None:
        for job in table.take_jobs():
            if job.name[0] == name:
                again = job
            else:
                table.done(job, run(job.work, job.args), 1.0)
    assert table.feeds.counts()[0] == lost

    for entry in own[lost:]:  # they come back while it is at the same work
        table.got(entry.raw)
    table.done(again, run(again.work, again.args), 1.0)
    assert [entry.raw for entry in table.feeds.entries(0)][: len(own)] == [entry.raw for entry in own]
    assert table.fault is None

    world.tables[0] = table
    table.auto_go_on = True
    table.begin()
    world.pump(0)
    world.go_on()
    for replica in world.tables:
        assert (replica.fault, replica.audits.verdict) == (None, "passed")


def is_lost(raw: bytes, lost: int) -> bool:
    entry = parse_entry(raw)
    return entry.author == 0 and entry.seq >= lost
