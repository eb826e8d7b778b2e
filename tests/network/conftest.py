"""Fixtures of the tests with real processes: whatever a test starts or builds is gone when it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from scripts.air import Air
from scripts.netlab import Lab, LabUnavailable, inside
from tests.network.processes import Party

MakeLab = Callable[..., Lab]


@pytest.fixture
def make_lab() -> Iterator[MakeLab]:
    """Networks of namespaces; skips the test where there can be none."""
    with ExitStack() as labs:

        def make(number: int, network: bool = True, air: Air | None = None) -> Lab:
            try:
                return labs.enter_context(Lab(number, network, air))
            except LabUnavailable as reason:
                pytest.skip(f"no network namespaces here: {reason}")

        yield make


@pytest.fixture
def party(tmp_path: Path) -> Iterator[Party]:
    """Processes on a machine with nothing but its loopback, so that nobody else is met; else on this one as it is."""
    with ExitStack() as place:
        try:
            lab = place.enter_context(Lab(1, network=False))
            place.enter_context(inside(lab.laptops[0]))
        except LabUnavailable:
            pass
        party = Party(tmp_path)
        place.callback(party.close)
        yield party


@pytest.fixture
def alone(party: Party, make_lab: MakeLab) -> Party:
    """The same, but skipped where it can't be so: for tests that would meet other tables."""
    make_lab(0)
    return party


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Party]:
    """Processes on this machine and its networks as they are."""
    party = Party(tmp_path)
    yield party
    party.close()
