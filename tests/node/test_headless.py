"""What a player without a window decides when nobody is here to ask."""

from __future__ import annotations

import pytest

from lanparty.node.headless import holds_up
from lanparty.node.snapshots import SeatInfo


@pytest.mark.parametrize(
    ("seats", "voters", "yes"),
    [
        (2, (), False),
        (2, (0,), True),
        (3, (0,), True),
        (4, (0,), False),
        (4, (0, 2), True),
        (6, (0, 2), False),
    ],
)
def test_most_of_the_others_decide(seats: int, voters: tuple[int, ...], yes: bool) -> None:
    """Who has voted gives nothing more: without the last votes the table would stand still for ever."""
    assert holds_up(SeatInfo(1, given_up_by=voters), seats) is yes


def test_a_lost_laptop() -> None:
    assert holds_up(SeatInfo(1, status="lost"), 4)
    assert not holds_up(SeatInfo(1, status="left"), 4)
