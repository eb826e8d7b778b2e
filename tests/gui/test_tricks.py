"""What the window makes of moves: the last trick, cards that were received, who sits where."""

from __future__ import annotations

import pytest

from gui import shape
from gui.received import Received
from gui.tricks import last_trick
from lanparty.node.snapshots import Happened


def _move(seat: int, text: str, trick: list[list[object]], **more: object) -> Happened:
    return Happened(0, "move", seat, text, {"table": {"trick": trick, **more}})


def test_the_last_trick_goes_to_whose_pile_it_lies_on() -> None:
    full = [_move(1, "4C", [[1, "4C"]], taken=[[], [], []]), _move(2, "KC", [[1, "4C"], [2, "KC"]], taken=[[], [], []]),
            _move(0, "9C", [], taken=[[], [], ["4C", "KC", "9C"]])]  # fmt: skip
    expected = {"plays": [[1, "4C"], [2, "KC"], [0, "9C"]], "taker": 2}
    assert last_trick(full) == expected
    assert last_trick([*full, _move(2, "2D", [[2, "2D"]], taken=[[], [], ["4C", "KC", "9C"]])]) == expected
    assert last_trick(full[:2]) == {}
    assert last_trick([*full, Happened(3, "deal")]) == {}


def test_where_nothing_is_taken_it_belongs_to_who_played_last() -> None:
    plays = [_move(1, "7D 7S", [[1, "7D 7S"]]), _move(2, "9D 9S", [[1, "7D 7S"], [2, "9D 9S"]]),
             _move(0, "pass", [[1, "7D 7S"], [2, "9D 9S"]]), _move(1, "pass", [])]  # fmt: skip
    assert last_trick(plays) == {"plays": [[1, "7D 7S"], [2, "9D 9S"]], "taker": 2}
    alone = [
        Happened(0, "chose", 1),
        Happened(1, "move", 3, "keep", {"table": {"trick": []}}),
        _move(2, "AD AS", []),
    ]
    assert last_trick(alone) == {"plays": [[2, "AD AS"]], "taker": 2}
    assert last_trick(alone[:2]) == {}
    assert last_trick([Happened(0, "move", 1, "R5>red", {"table": {"drunk": []}})]) == {}


@pytest.mark.parametrize(
    ("hands", "fresh"),
    [
        ([{1, 2, 3}], set()),
        ([{1, 2, 3}, {2, 3}], set()),
        ([{1, 2, 3}, {2, 3, 9}], {9}),
        ([{1, 2, 3}, {3}, {3, 1, 9}], {1, 9}),
        ([{1, 2, 3}, set(), {2, 3, 9}], {9}),
        ([{1, 2, 3}, {2, 3, 9}, {2, 3, 9}], {9}),
        ([{1, 2, 3}, {2, 3, 9}, {3, 9}], set()),
    ],
)
def test_cards_that_come_in_mid_deal_are_told_from_those_that_were_there(
    hands: list[set[int]], fresh: set[int]
) -> None:
    received = Received()
    for hand in hands:
        received.look(hand, playing=True)
    assert received.cards == fresh
    received.look({5, 6}, playing=False)
    received.look({5, 6}, playing=True)
    assert received.cards == set()


def test_where_the_turn_goes_counter_clockwise_the_next_seat_sits_to_the_right() -> None:
    assert shape.circle(4, 1, "hearts") == [1, 2, 3, 0]
    assert shape.circle(4, 1, "revolution") == [1, 0, 3, 2]
    assert shape.circle(4, -1, "revolution") == [0, 3, 2, 1]
