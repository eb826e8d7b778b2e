"""A network where nobody else is, for tests that say something to everybody."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, suppress

import pytest

from scripts.netlab import Lab, LabUnavailable
from tests.network.conftest import inside


@pytest.fixture(scope="module")
def own_loopback() -> Iterator[None]:
    """This module's tests have a loopback of their own, where that can be: other tests may run at the same time."""
    with ExitStack() as place:
        with suppress(LabUnavailable):
            lab = place.enter_context(Lab(1, network=False))
            place.enter_context(inside(lab.laptops[0]))
        yield
