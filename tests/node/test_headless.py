"""What a player without a window decides when nobody is here to ask."""

from __future__ import annotations

from lanparty.node.headless import holds_up
from lanparty.node.snapshots import SeatInfo


def test_who_is_given_up_by_one() -> None:
    """Who has voted gives nothing more: unless the others follow, the table stands still for ever."""
    assert holds_up(SeatInfo(1, given_up_by=(0,)))
    assert not holds_up(SeatInfo(1))


def test_a_lost_laptop() -> None:
    assert holds_up(SeatInfo(1, status="lost"))
    assert not holds_up(SeatInfo(1, status="left"))
