"""A short set of bad evenings; `python scripts/storm.py 2000` runs a long one."""

from __future__ import annotations

import pytest
from simulation.evenings import KINDS, Accidents, evening, returned


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize(("seats", "seed", "deals"), [(2, 1, 2), (3, 2, 1), (5, 5, 1)])
def test_the_table_goes_on(kind: Accidents, seats: int, seed: int, deals: int) -> None:
    evening(kind, seats, seed, deals=deals)


def test_who_is_given_up_by_one_and_comes_back() -> None:
    """Whom the others never missed: the one who has voted gives nothing more until they follow."""
    evening(returned, 4, 1186, deals=1)
