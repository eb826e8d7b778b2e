"""Fixtures of the tests with real processes: whatever a test starts or builds is gone when it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from scripts.netlab import Lab, LabUnavailable
from tests.network.processes import Party

MakeLab = Callable[..., Lab]


@pytest.fixture
def party(tmp_path: Path) -> Iterator[Party]:
    """Processes on this machine as it is."""
    party = Party(tmp_path)
    yield party
    party.close()


@pytest.fixture
def make_lab() -> Iterator[MakeLab]:
    """Networks of namespaces; skips the test where there can be none."""
    with ExitStack() as labs:

        def make(number: int, network: bool = True) -> Lab:
            try:
                return labs.enter_context(Lab(number, network))
            except LabUnavailable as reason:
                pytest.skip(f"no network namespaces here: {reason}")

        yield make


@pytest.fixture
def alone(tmp_path: Path, make_lab: MakeLab) -> Iterator[Party]:
    """Processes on a machine without any network but its loopback: no other table can be seen there."""
    party = Party(tmp_path, make_lab(1, network=False).laptops[0].prefix)
    yield party
    party.close()
