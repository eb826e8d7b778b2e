"""Take Six beyond its scenarios: the heads, where cards belong (by other words), and that no card is ever lost."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest
from games.worlds import Setting, play
from hypothesis import given
from hypothesis import strategies as st

from lanparty.cards import bits_of
from lanparty.engine.legality import judge
from lanparty.engine.moves import IllegalMove, Move
from lanparty.engine.playout import open_event
from lanparty.engine.rules import apply, standing
from lanparty.engine.steps import (
    Act,
    Acted,
    Boundary,
    Deal,
    Dealt,
    Finished,
    Result,
    Reveal,
    Revealed,
    Sealed,
    Shuffle,
    Shuffled,
)
from lanparty.engine.table import OpenTable
from lanparty.engine.views import View
from lanparty.games import game
from lanparty.games.six_rows import HEADS, fitting, fitting_on_both_sides, heads_of, joined
from lanparty.games.six_state import SixOptions, SixState

SIX = game("six")
ALL_OPTIONS = [SixOptions(deck, pro) for deck, pro in product(("full", "tactics"), (False, True))]
every_size = pytest.mark.parametrize("seats", SIX.seat_numbers)
every_variant = pytest.mark.parametrize("options", ALL_OPTIONS, ids=lambda one: f"{one.deck}-pro={one.pro}")


# --- cards and rows -----------------------------------------------------------------------------------


def test_heads() -> None:
    """The counts of the rules, written down again: 171 in all."""
    assert len(HEADS) == 104
    assert sum(HEADS) == 171
    assert Counter(HEADS) == {7: 1, 5: 8, 3: 10, 2: 9, 1: 76}
    assert [number for number in range(1, 105) if heads_of(number) == 5] == [11, 22, 33, 44, 66, 77, 88, 99]
    assert [number for number in range(1, 105) if heads_of(number) == 3] == list(range(10, 101, 10))
    assert [number for number in range(1, 105) if heads_of(number) == 2] == [
        5,
        15,
        25,
        35,
        45,
        65,
        75,
        85,
        95,
    ]
    assert heads_of(55) == HEADS[54] == 7


@st.composite
def rows_and_a_card(draw: Any) -> tuple[list[tuple[int, ...]], int]:
    """Four rows of one to five rising cards, and one more card."""
    cards = draw(st.permutations(range(104)))
    sizes = [draw(st.integers(1, 5)) for _ in range(4)]
    starts = [sum(sizes[:row]) for row in range(4)]
    rows = [tuple(sorted(cards[start : start + size])) for start, size in zip(starts, sizes, strict=True)]
    return rows, cards[sum(sizes)]


@given(rows_and_a_card())
def test_a_card_belongs_to_the_nearest_lower_end(world: tuple[list[tuple[int, ...]], int]) -> None:
    rows, card = world
    below = [row for row in range(4) if max(rows[row]) < card]
    nearest = sorted(below, key=lambda row: max(rows[row]))[-1:]
    assert fitting(rows, card) == tuple(nearest)


@given(rows_and_a_card())
def test_pro_looks_at_eight_ends(world: tuple[list[tuple[int, ...]], int]) -> None:
    rows, card = world
    gaps = {}
    for row, cards in enumerate(rows):
        right, left = card - max(cards), min(cards) - card
        gaps.update({(row, "right"): right} if right > 0 else {(row, "left"): left} if left > 0 else {})
    best = [row for (row, _), gap in gaps.items() if gap == min(gaps.values())]
    found = fitting_on_both_sides(rows, card)
    assert sorted(found) == sorted(best)
    assert len(found) <= 2


@given(rows_and_a_card(), st.booleans())
def test_a_row_grows_or_is_taken(world: tuple[list[tuple[int, ...]], int], pro: bool) -> None:
    rows, card = world
    for row in rows:
        after = joined(row, card, pro=pro)
        fits = card > max(row) or (pro and card < min(row))
        assert after == (tuple(sorted((*row, card))) if fits and len(row) < 5 else (card,))


# --- whole matches ------------------------------------------------------------------------------------


@every_size
@every_variant
def test_no_card_is_lost_and_heads_add_up(seats: int, options: SixOptions) -> None:
    """Every card is on the table, in a hand, out of play or paid for; each deal has ten turns."""
    deck = SIX.deck(seats, options)
    assert len(deck) == (104 if options.deck == "full" else 10 * seats + 4)
    turns = events = 0
    for state, _ in play(Setting(SIX, seats, options), seats):
        due = SIX.awaiting(state)
        events += 1
        if isinstance(due, Shuffle):
            assert due.cards == tuple(range(len(deck)))
            turns = events = 0
        elif isinstance(due, Act):
            turns += due.sealed
            check_cards(state, len(deck))
        elif isinstance(due, Boundary):
            assert turns == 10
            assert events <= 2 + 10 * (2 + seats) + 1
            check_cards(state, len(deck))
            assert SIX.deal_scores(state)[-1] == tuple(-heads for heads in state.heads)
            assert len(state.rest) == len(deck) - 10 * seats - 4
            lost = [sum(points) for points in zip(*SIX.deal_scores(state), strict=True)]
            assert SIX.scores(state) == tuple(66 + points for points in lost)
            assert (SIX.result(state) is not None) == (min(SIX.scores(state)) <= 0)


def check_cards(state: SixState, size: int) -> None:
    in_rows = [card for row in state.rows for card in row]
    waiting = [card for card, _ in state.waiting]
    hidden = list(state.slots())
    assert len(state.rows) == 4
    assert all(1 <= len(row) <= 5 and list(row) == sorted(row) for row in state.rows)
    taken = set(range(size)) - {*in_rows, *waiting, *hidden}
    assert len(in_rows) + len(waiting) + len(hidden) + len(taken) == size
    assert sum(state.heads) == sum(HEADS[card] for card in taken)
    assert set(bits_of(state.seen)) == {*in_rows, *waiting, *taken}


@every_variant
def test_rows_never_hold_more_than_twenty_cards_so_every_deal_costs(options: SixOptions) -> None:
    """24 cards of two players don't lie in four rows of five: a match must end."""
    for state, _ in play(Setting(SIX, 2, options), 11):
        if isinstance(SIX.awaiting(state), Boundary):
            assert sum(SIX.deal_scores(state)[-1]) <= -4


@every_variant
def test_choosing_a_row(options: SixOptions) -> None:
    """Who must choose, among which rows: as the rules say, in other words."""
    met = Counter[int]()
    for seed in range(30):
        for state, _ in play(Setting(SIX, 6, options), seed):
            due = SIX.awaiting(state)
            if isinstance(due, Act) and not due.sealed:
                card, seat = state.waiting[0]
                assert due.seats == (seat,)
                assert state.waiting == tuple(sorted(state.waiting))
                met[len(state.offered)] += 1
                ends = [row[-1] for row in state.rows] + (
                    [row[0] for row in state.rows] if options.pro else []
                )
                if len(state.offered) == 2:
                    assert any(card - end == other - card > 0 for end in ends for other in ends)
                elif options.pro:
                    assert all(row[0] < card < row[-1] for row in state.rows)
                else:
                    assert card < min(ends)
    assert set(met) == ({2, 4} if options.pro else {4})


# --- the hidden table ---------------------------------------------------------------------------------


def test_the_deal_takes_from_the_top() -> None:
    state = SIX.start(3, SixOptions())
    order = tuple(range(103, -1, -1))
    state = apply(SIX, state, Shuffled(order))
    assert SIX.awaiting(state) == Deal(tuple((slot, place // 10) for place, slot in enumerate(order[:30])))
    state = apply(SIX, state, Dealt())
    assert SIX.awaiting(state) == Reveal(order[30:34])
    state = apply(SIX, state, open_event(SIX.awaiting(state), state, Random(0)))
    assert state.rows == [(order[30],), (order[31],), (order[32],), (order[33],)]
    assert state.rest == order[34:]
    assert [hand.bit_count() for hand in state.hands] == [10] * 3
    assert SIX.awaiting(state) == Act((0, 1, 2), sealed=True)


def test_a_layout_keeps_the_undealt_rest() -> None:
    hands = [[str(card) for card in range(start, start + 10)] for start in (1, 11)]
    kitty = [str(card) for card in range(25, 105)]
    layout = {"hands": hands, "rows": ["21", "22", "23", "24"], "kitty": kitty}
    table = OpenTable(SIX, 2, SixOptions(), layouts=[layout])
    assert table.state.rest == tuple(range(24, 104))
    assert len(table.state.slots()) == 100


def hidden_deal() -> SixState:
    """Two players, slots 0-23: first 20 to the hands, rows 20, 40, 60, 80."""
    state: SixState = SIX.start(2, SixOptions())
    for event in (Shuffled(tuple(range(104))), Dealt(), Revealed(((20, 19), (21, 39), (22, 59), (23, 79)))):
        state = apply(SIX, state, event)
    return state


def test_a_sealed_choice_is_a_slot_until_all_have_chosen() -> None:
    state = hidden_deal()
    assert SIX.check(state, 1, Move("choose"), (13,)) == ()
    state = apply(SIX, state, Acted(((0, Move("choose"), (4,)), (1, Move("choose"), (13,)))))
    assert SIX.awaiting(state) == Reveal((4, 13))
    assert SIX.table(state)["chosen"] == [0, 1]
    assert [hand >> slot & 1 for hand, slot in zip(state.hands, (4, 13), strict=True)] == [0, 0]
    state = apply(SIX, state, Revealed(((4, 60), (13, 2))))
    assert SIX.table(state) == {
        "rows": [["20"], ["40"], ["60"], ["80"]],
        "heads": [0, 0],
        "chosen": [],
        "waiting": [[1, "3"], [0, "61"]],
        "placed": [],
        "offers": [[0, 3], [1, 3], [2, 3], [3, 3]],
    }
    state = apply(SIX, state, Acted(((1, Move("row", (), 3), ()),)))
    assert SIX.table(state)["placed"] == [
        {"seat": 1, "card": "3", "row": 3, "cards": ["3"], "heads": 3},
        {"seat": 0, "card": "61", "row": 2, "cards": ["60", "61"], "heads": 0},
    ]
    assert SIX.table(state)["offers"] == []
    assert SIX.table(state)["rows"] == [["20"], ["40"], ["60", "61"], ["3"]]
    assert SIX.table(state)["heads"] == [0, 3]


def test_a_choice_without_a_face_can_be_written() -> None:
    assert SIX.format(Move("choose")) == "?"
    with pytest.raises(IllegalMove, match="'\\?' is no card"):
        SIX.parse("?", View(SIX, hidden_deal(), 0, {}))


@pytest.mark.parametrize(
    ("move", "slots"),
    [
        (Move("choose"), ()),
        (Move("choose"), (1, 2)),
        (Move("choose", (), 1), (1,)),
        (Move("choose", (1, 2)), (1, 2)),
        (Move("choose", (1,), 1), (1,)),
        (Move("choose", (104,)), (1,)),
        (Move("choose", (-1,)), (1,)),
        (Move("row", (), 4), ()),
        (Move("row", (), -1), ()),
        (Move("row", (1,), 1), (1,)),
        (Move("pass"), ()),
        (Move("play", (1,)), (1,)),
    ],
    ids=str,
)
def test_a_move_of_another_form_is_bad_notation(move: Move, slots: tuple[int, ...]) -> None:
    """As a peer may send it: text never reads as one of these."""
    state = hidden_deal()
    with pytest.raises(IllegalMove) as refused:
        judge(SIX, state, 0, move, None, slots)
    assert refused.value.code == "bad_notation"


# --- ends ---------------------------------------------------------------------------------------------


def test_a_match_can_be_stopped_between_rounds() -> None:
    state = next(
        state
        for state, _ in play(Setting(SIX, 3, SixOptions()), 5)
        if isinstance(SIX.awaiting(state), Boundary)
    )
    assert SIX.result(state) is None
    scores = SIX.scores(state)
    assert standing(SIX, state) == Result(tuple(s for s in range(3) if scores[s] == max(scores)), scores)


def test_the_result_stands_before_all_have_signed() -> None:
    *_, boundary, last = [state for state, _ in play(Setting(SIX, 3, SixOptions()), 5)]
    assert isinstance(SIX.awaiting(boundary), Boundary)
    result = SIX.result(boundary)
    assert result is not None
    assert SIX.awaiting(last) == Finished(result)
    assert SIX.next_decks(boundary) == ()
    assert SIX.next_decks(last) == ()


def test_the_next_deal_forgets_the_undealt_rest() -> None:
    for state, event in play(Setting(SIX, 4, SixOptions()), 5):
        if isinstance(event, Sealed):
            after = apply(SIX, state, event)
            assert state.rest
            assert after.slots() == () or SIX.result(state) is not None
