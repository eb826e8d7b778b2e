"""Poison beyond its scenarios: the deck, the count of penalties, and that no card is ever lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from games.worlds import Setting, play
from hypothesis import given
from hypothesis import strategies as st

from lanparty.engine.moves import IllegalMove, Move
from lanparty.engine.playout import open_event
from lanparty.engine.rules import BadState, apply, standing
from lanparty.engine.steps import Acted, Boundary, Coin, Deal, Finished, Flipped, Result, Shuffle, Shuffled
from lanparty.games import game
from lanparty.games.poison_state import DECK, PoisonOptions, penalties

POISON = game("poison")
SIZES = {2: 12, 3: 12, 4: 12, 5: 10, 6: 8}


def test_the_deck() -> None:
    """The count of the rules, written down again."""
    colour = {"1": 3, "2": 3, "4": 2, "5": 3, "7": 3}
    expected = Counter({f"{letter}{value}": count for letter in "RGV" for value, count in colour.items()})
    assert Counter(DECK.names) == expected + Counter({"P": 8})
    assert len(DECK) == 50


def letters(drunk: list[list[int]]) -> list[str]:
    return ["".join(DECK.names[card][0] for card in cards) for cards in drunk]


def by_hand(drunk: list[str]) -> tuple[int, ...]:
    """The penalties, counted in another way: every card that is not dropped, one by one."""
    points = []
    for own in drunk:
        others = list(drunk)
        others.remove(own)
        points.append(0)
        for card in own:
            if card == "P":
                points[-1] += 2
            elif any(other.count(card) >= own.count(card) for other in others):
                points[-1] += 1
    return tuple(points)


@given(st.permutations(range(50)), st.integers(2, 6), st.data())
def test_penalties(cards: list[int], seats: int, data: Any) -> None:
    drunk: list[list[int]] = [[] for _ in range(seats)]
    for card in cards[: data.draw(st.integers(0, 50))]:
        drunk[data.draw(st.integers(0, seats - 1))].append(card)
    assert penalties(drunk) == by_hand(letters(drunk))


@pytest.mark.parametrize(
    ("drunk", "points"),
    [
        (["", ""], (0, 0)),
        (["RRR", ""], (0, 0)),
        (["RRR", "RR"], (0, 2)),
        (["RR", "RR"], (2, 2)),
        (["RR", "RR", "R"], (2, 2, 1)),
        (["PPP", ""], (6, 0)),
        (["RRGP", "GGR"], (3, 1)),
        (["RGV", "RGV", "RGVV"], (3, 3, 2)),
    ],
)
def test_penalties_worked_out(drunk: list[str], points: tuple[int, ...]) -> None:
    assert by_hand(drunk) == points
    first = {"R": 0, "G": 14, "V": 28, "P": 42}
    assert penalties([[first[card] for card in cards] for cards in drunk]) == points


@pytest.mark.parametrize("seats", SIZES)
@pytest.mark.parametrize("mode", ["normal", "quick"])
def test_no_card_is_lost_and_seats_take_turns(seats: int, mode: str) -> None:
    setting = Setting(POISON, seats, PoisonOptions(mode))
    turns: list[list[int]] = []
    for state, event in play(setting, seats):
        if isinstance(POISON.awaiting(state), Shuffle):
            turns.append([])
            continue
        if isinstance(event, Acted):
            ((seat, _, _),) = event.moves
            turns[-1].append(seat)
            table = POISON.table(state)
            open_cards = [card for pot in (*table["cauldrons"].values(), *table["drunk"]) for card in pot]
            assert Counter(open_cards + DECK.named(state.slots())) == Counter(DECK.names)
            for pot, total in zip(state.cauldrons, state.values_in, strict=True):
                assert total == sum(4 if name == "P" else int(name[1:]) for name in DECK.named(pot)) <= 13
    assert len(turns) == (seats if mode == "normal" else 1)
    first = turns[0][0]
    for number, seen in enumerate(turns):
        count = SIZES[seats] * seats
        assert seen == [(first + number + place) % seats for place in range(count)]


def test_the_deal_takes_from_the_top() -> None:
    state = POISON.start(5, PoisonOptions())
    assert POISON.awaiting(state) == Coin(5)
    state = apply(POISON, state, Flipped(3))
    assert POISON.awaiting(state) == Shuffle(tuple(range(50)))
    order = tuple(range(49, -1, -1))
    state = apply(POISON, state, Shuffled(order))
    due = POISON.awaiting(state)
    assert due == Deal(tuple((slot, place // 10) for place, slot in enumerate(order)))
    state = apply(POISON, state, open_event(due, state, None))  # type: ignore[arg-type]
    assert state.turn == 3
    assert [bin(hand).count("1") for hand in state.hands] == [10] * 5


@pytest.mark.parametrize(
    "move",
    [
        Move("play", (0,), 3),
        Move("play", (0,), -1),
        Move("play", (50,), 0),
        Move("play", (-1,), 0),
        Move("play", (), 0),
        Move("play", (0, 1), 0),
        Move("pass", (0,), 0),
    ],
)
def test_a_move_of_another_form_is_bad_notation(move: Move) -> None:
    """As a peer may send it: text never reads as one of these."""
    with pytest.raises(IllegalMove) as refused:
        POISON.check(POISON.start(2, PoisonOptions()), 0, move)
    assert refused.value.code == "bad_notation"


def test_a_match_can_be_stopped_between_rounds() -> None:
    for state, _ in play(Setting(POISON, 3, PoisonOptions()), 5):
        if isinstance(POISON.awaiting(state), Boundary):
            break
    assert POISON.result(state) is None
    scores = POISON.scores(state)
    best = tuple(seat for seat in range(3) if scores[seat] == min(scores))
    assert standing(POISON, state) == Result(best, scores)


def test_the_result_stands_before_all_have_signed() -> None:
    *_, boundary, last = [state for state, _ in play(Setting(POISON, 3, PoisonOptions()), 5)]
    assert isinstance(POISON.awaiting(boundary), Boundary)
    assert POISON.awaiting(last) == Finished(POISON.result(boundary))


@pytest.mark.parametrize(
    "state", [{"scores": [1]}, {"scores": "12"}, {"scores": [1, 10**7]}, {"deal_number": 2}, {"starter": 2}]
)
def test_a_beginning_that_cannot_be(state: dict[str, Any]) -> None:
    with pytest.raises(BadState):
        POISON.initial(2, PoisonOptions("quick"), state)
