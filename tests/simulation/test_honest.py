"""Honest replicas on a network that delays, doubles and reorders: they always agree, and every audit passes."""

from __future__ import annotations

import pytest
from simulation.world import Network, World


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
def test_replicas_agree(seats: int, seed: int) -> None:
    world = World("poison", seats, seed, deals=2, network=Network(delay_s=0.4, duplicate=0.3), watchers=1)
    world.run()
    for table in world.tables:
        assert table.fault is None
        assert table.over, (seed, table.waiting())
        assert table.audit == "passed"
    assert len({table.hashes[-1] for table in world.tables}) == 1
    assert len({tuple(table.hashes) for table in world.tables}) == 1
