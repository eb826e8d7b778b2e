"""The proofs that a move needs are made while its player thinks; a move made sooner waits for them."""

from __future__ import annotations

from collections import Counter

import pytest
from simulation.checks import check_finished
from simulation.world import World

from lanparty.table.jobs import Job
from lanparty.table.replica import Table
from protocol.poker.member import prove_each
from protocol.poker.split import prove_split


class Watched(World):
    """Counts the proofs of claims by what made them; `slow`: players think longer than any proof takes."""

    slow = False

    def prepare(self) -> None:
        self.made: Counter[str] = Counter()
        self.sooner = 0

    def _work(self, index: int, table: Table, job: Job) -> None:
        if job.name[0] in ("prepare", "make"):
            calls = job.args[0]
            self.made[str(job.name[0])] += sum(call[0] in (prove_each, prove_split) for call in calls)
        super()._work(index, table, job)

    def move(self, index: int) -> None:
        table = self.tables[index]
        if self.slow and table.prepared.pending:
            return  # `pump` comes again with every proof
        self.sooner += bool(table.prepared.pending)
        super().move(index)


@pytest.mark.parametrize("slow", [True, False])
def test_no_move_makes_a_proof_that_was_prepared(slow: bool) -> None:
    world = Watched("hearts", 3, 5, deals=1)
    world.slow = slow
    world.prepare()
    world.run()
    check_finished(world)
    assert world.made["prepare"] > 5
    assert world.made["make"] <= 1, "but for a move that needs more claims than are prepared"
    assert (world.sooner > 0) is not slow
