"""A short set of bad evenings; `python scripts/storm.py 2000` runs a long one."""

from __future__ import annotations

import pytest
from simulation.evenings import KINDS, Accidents, evening


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize(("seats", "seed", "deals"), [(2, 1, 2), (3, 2, 2), (3, 3, 1), (4, 4, 1), (5, 5, 1)])
def test_the_table_goes_on(kind: Accidents, seats: int, seed: int, deals: int) -> None:
    evening(kind, seats, seed, deals=deals)
