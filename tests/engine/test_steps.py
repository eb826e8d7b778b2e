"""Parts that go on side by side, and what seats have to do with them."""

from __future__ import annotations

import pytest

from lanparty.engine.steps import (
    Act,
    Acted,
    Await,
    Boundary,
    Dealt,
    OnTrack,
    Sealed,
    Shuffle,
    Tracks,
    act_of,
    acting_seats,
    on_track,
    parts,
)

BOTH = Tracks((Act((0,)), Act((2, 1))))
MIXED = Tracks((None, Shuffle((1, 2)), Act((1,))))


@pytest.mark.parametrize(
    ("due", "expected"),
    [
        (Act((1,)), ((None, Act((1,))),)),
        (Boundary(3), ((None, Boundary(3)),)),
        (BOTH, ((0, Act((0,))), (1, Act((2, 1))))),
        (MIXED, ((1, Shuffle((1, 2))), (2, Act((1,))))),
    ],
)
def test_parts(due: Await, expected: tuple[tuple[int | None, Await], ...]) -> None:
    assert parts(due) == expected


def test_whose_move_is_awaited_where() -> None:
    assert act_of(Act((1,)), 1) == (None, Act((1,)))
    assert act_of(Act((1,)), 0) is None
    assert act_of(Shuffle((1,)), 0) is None
    assert act_of(BOTH, 0) == (0, Act((0,)))
    assert act_of(BOTH, 1) == (1, Act((2, 1)))
    assert act_of(MIXED, 0) is None
    assert act_of(MIXED, None) is None


def test_the_acting_seats() -> None:
    assert acting_seats(Act((3, 1))) == (1, 3)
    assert acting_seats(BOTH) == (0, 1, 2)
    assert acting_seats(MIXED) == (1,)
    assert acting_seats(Boundary(1)) == ()


def test_events_on_tracks() -> None:
    assert on_track(None, Dealt()) == Dealt()
    assert on_track(1, Acted(())) == OnTrack(1, Acted(()))
    assert on_track(None, Sealed()) == Sealed()
    for event in (Sealed(), OnTrack(0, Dealt())):
        with pytest.raises(AssertionError):
            on_track(1, event)
