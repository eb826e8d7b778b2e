"""A short set of bad evenings; `python scripts/storm.py 2000` runs a long one."""

from __future__ import annotations

import pytest
from simulation.evenings import KINDS, Accidents, evening


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (3, 3), (4, 4), (5, 5)])
def test_the_table_goes_on(kind: Accidents, seats: int, seed: int) -> None:
    evening(kind, seats, seed)
