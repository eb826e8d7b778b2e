"""Open tables: what happens by itself, sealed moves, and layouts taken one after the other."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from games.toy import TOY

from lanparty.engine.moves import IllegalMove
from lanparty.engine.rules import BadLayout, BadState
from lanparty.engine.table import OpenTable, Waiting
from lanparty.games import game

POISON = game("poison")
LAYOUT: dict[str, Any] = {
    "hands": [["A1", "A2", "B4"], ["A3", "B1", "B2"]],
    "kitty": ["A4", "B3"],
    "shuffles": [["A2", "A1"]],
}


def toy(layout: dict[str, Any] | None = None, **state: Any) -> OpenTable:
    return OpenTable(TOY, 2, TOY.Options(), layouts=[{**LAYOUT, **(layout or {})}], state_json=state)


def make(table: OpenTable, *moves: tuple[int, str]) -> OpenTable:
    for seat, text in moves:
        table.submit(seat, TOY.parse(text, table.view(seat)))
    return table


def test_sealed_moves_wait_for_the_last() -> None:
    table = toy()
    before = table.state.values()
    assert table.waiting == Waiting("act", (0, 1))
    make(table, (1, "give A3"))
    assert table.state.values() == before, "nothing is folded, no card has left a hand"
    assert table.waiting == Waiting("act", (0,))
    assert table.legal(1) == ()
    assert [TOY.format(move) for move in table.legal(0)] == ["give B4"]
    with pytest.raises(IllegalMove) as refused:
        make(table, (1, "give A3"))
    assert refused.value.code == "not_your_turn"
    make(table, (0, "give B4"))
    assert table.hands() == [["A1", "A2", "A3"], ["B1", "B2", "B4"]]


def test_the_holder_leads() -> None:
    assert make(toy(), (0, "give B4"), (1, "give A3")).waiting == Waiting("act", (0,))
    other = {"hands": [["B1", "B2", "B4"], ["A1", "A2", "A3"]]}
    assert make(toy(other), (0, "give B4"), (1, "give A3")).waiting == Waiting("act", (1,))


@pytest.mark.parametrize(("state", "starter"), [({"starter": 0}, 0), ({"starter": 1}, 1), ({}, 0)])
def test_else_whom_the_coin_chose(state: dict[str, int], starter: int) -> None:
    """A scenario's coins fall on 0 unless it says otherwise."""
    held_by_nobody = {"hands": [["B1", "B2", "B4"], ["A4", "A2", "A3"]], "kitty": ["A1", "B3"]}
    table = toy(held_by_nobody, **state)
    assert make(table, (0, "give B4"), (1, "give A4")).waiting == Waiting("act", (starter,))


def test_a_lot_lies_as_the_layout_says() -> None:
    """Seat 0 leads A1, seat 1 has no A: the top of the two played cards is what seat 0 pays."""
    moves = (0, "give B4"), (1, "give A3"), (0, "A1"), (1, "B4")
    for lots, points in (([["B4", "A1"]], 4), ([["A1", "B4"]], 1), ([], 1)):
        table = make(toy({"shuffles": lots}), *moves)
        assert TOY.deal_scores(table.state) == [(points, 0)]
        assert table.waiting == Waiting("finished")


@pytest.mark.parametrize("lot", [["A1"], ["A1", "A1"], ["A1", "B2"], "A1 B4", [1, 2], None, [["A1"], "B4"]])
def test_a_lot_of_other_cards_is_a_bad_deck(lot: Any) -> None:
    table = make(toy({"shuffles": [lot]}), (0, "give B4"), (1, "give A3"), (0, "A1"))
    with pytest.raises(BadLayout, match=r"^bad_deck: shuffles: ") as refused:
        make(table, (1, "B4"))
    assert refused.value.deal == 0


def test_a_refused_move_changes_nothing() -> None:
    table = toy()
    before = table.state.values()
    for seat, text in ((0, "give A2"), (0, "A1"), (0, "give A4"), (0, "give B4 A1")):
        with pytest.raises(IllegalMove):
            make(table, (seat, text))
        assert table.state.values() == before
        assert table.moved == {}


def test_a_table_by_chance_plays_a_match() -> None:
    rng = Random(3)
    table = OpenTable(POISON, 3, POISON.Options(), rng=rng)
    moves = 0
    while table.waiting.kind == "act":
        (seat,) = table.waiting.seats
        table.submit(seat, rng.choice(table.legal(seat)))
        moves += 1
    assert moves == 3 * 36
    assert table.waiting == Waiting("finished")
    assert len(POISON.deal_scores(table.state)) == 3


def test_chance_decides_the_first_starter() -> None:
    starters = {OpenTable(POISON, 3, POISON.Options(), rng=Random(seed)).waiting.seats for seed in range(30)}
    assert starters == {(0,), (1,), (2,)}


def deal(*hands: str) -> dict[str, Any]:
    return {"hands": [hand.split() for hand in hands], "partial": True}


def test_layouts_are_taken_in_order() -> None:
    table = OpenTable(POISON, 2, POISON.Options(), layouts=[deal("R1", "R2"), deal("G1", "G2")])
    for seat in (0, 1):
        table.submit(seat, table.legal(seat)[0])
    assert table.laid == 2
    assert table.hands() == [["G1"], ["G2"]]


def test_a_missing_layout_is_waited_for() -> None:
    for layouts in ([], [deal("R1", "R2")]):
        table = OpenTable(POISON, 2, POISON.Options(), layouts=layouts)
        for seat in (0, 1) if layouts else ():
            table.submit(seat, table.legal(seat)[0])
        assert table.waiting == Waiting("deal")
        assert table.legal(0) == ()


def test_the_bad_layout_is_named() -> None:
    table = OpenTable(POISON, 2, POISON.Options(), layouts=[deal("R1", "R2"), deal("R1 R1 R1 R1", "R2")])
    table.submit(0, table.legal(0)[0])
    with pytest.raises(BadLayout) as refused:
        table.submit(1, table.legal(1)[0])
    assert refused.value.deal == 1
    with pytest.raises(BadState):
        OpenTable(POISON, 2, POISON.Options(), layouts=[], state_json={"starter": "0"})


def test_either_chance_or_layouts() -> None:
    for given in ({}, {"rng": Random(1), "layouts": []}):
        with pytest.raises(ValueError, match="either"):
            OpenTable(POISON, 2, POISON.Options(), **given)  # type: ignore[arg-type]


@pytest.mark.parametrize("text", ["give B4", "give A1", "A1", "B1"])
def test_who_has_moved_is_not_on_turn_whatever_the_move(text: str) -> None:
    table = make(toy(), (0, "give B4"))
    with pytest.raises(IllegalMove) as refused:
        make(table, (0, text))
    assert refused.value.code == "not_your_turn"


def test_a_table_shows_who_has_chosen() -> None:
    six = game("six")
    layout = {"hands": [["41", "42"], ["61"], ["81"]], "rows": ["20", "40", "60", "80"], "partial": True}
    table = OpenTable(six, 3, six.Options(), layouts=[layout])
    shown = [table.shown()["chosen"]]
    for seat in (2, 0, 1):
        table.submit(seat, table.legal(seat)[0])
        shown.append(table.shown()["chosen"])
    assert shown == [[], [2], [0, 2], []]
    assert "chosen" not in toy().shown()
