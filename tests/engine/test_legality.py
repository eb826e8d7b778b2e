"""The one judgement: which code comes first, and the same verdict for hidden and open hands."""

from __future__ import annotations

from typing import Any

import pytest
from games.toy import FOLLOW, GIVE, LEAD, SHUFFLE, TOY, ToyState

from lanparty.cards import mask_of
from lanparty.engine.claims import Each, Split
from lanparty.engine.legality import is_held, judge, judge_fully
from lanparty.engine.moves import IllegalMove, Move
from lanparty.engine.views import View

A1, A2, A3, A4, B1, B2, B3, B4 = range(8)


def state_of(phase: int, *hands: tuple[int, ...], played: tuple[int, ...] = ()) -> ToyState:
    state = ToyState(2, TOY.Options())
    state.phase = phase
    state.hands = [mask_of(hand) for hand in hands]
    state.played = played
    return state


GIVING = state_of(GIVE, (A1, A2, B4), (A3, B1, B2))
FOLLOWING = state_of(FOLLOW, (A1, A2), (A3, B1, B2), played=(A4,))


def code_of(state: Any, seat: int, move: Move) -> str | None:
    try:
        judge_fully(TOY, state, seat, move, state.hands[seat])
    except IllegalMove as refused:
        return refused.code
    return None


@pytest.mark.parametrize(
    ("state", "seat", "move", "code"),
    [
        (GIVING, 0, Move("give", (B4,)), None),
        (GIVING, 0, Move("what", (B4,)), "bad_notation"),
        (GIVING, 0, Move("give", (9,)), "bad_notation"),
        (GIVING, 0, Move("play", (B4,)), "wrong_phase"),
        (GIVING, 0, Move("play", (A4,)), "wrong_phase"),
        (GIVING, 0, Move("give", (A4,)), "not_in_hand"),
        (GIVING, 0, Move("give", (A4, A4)), "not_in_hand"),
        (GIVING, 0, Move("give", (B4, B4)), "not_in_hand"),
        (GIVING, 0, Move("give", (B4, A2)), "wrong_count"),
        (GIVING, 0, Move("give", ()), "wrong_count"),
        (GIVING, 0, Move("give", (A2,)), "not_best"),
        (FOLLOWING, 0, Move("play", (A1,)), "not_your_turn"),
        (FOLLOWING, 0, Move("give", (B4, B4)), "not_your_turn"),
        (FOLLOWING, 0, Move("what"), "bad_notation"),
        (FOLLOWING, 1, Move("play", (A3,)), None),
        (FOLLOWING, 1, Move("play", (B1,)), "must_follow_suit"),
        (FOLLOWING, 1, Move("play", (B4,)), "not_in_hand"),
        (state_of(FOLLOW, (A1,), (B1, B2), played=(A4,)), 1, Move("play", (B1,)), None),
        (state_of(SHUFFLE, (), ()), 0, Move("play", (A1,)), "not_your_turn"),
    ],
)
def test_the_first_broken_rule_is_named(state: ToyState, seat: int, move: Move, code: str | None) -> None:
    before = state.values()
    assert code_of(state, seat, move) == code
    assert state.values() == before


def test_who_cannot_see_the_hand_gets_claims() -> None:
    assert judge(TOY, FOLLOWING, 1, Move("play", (B1,)), None) == (
        Each((A3, B1, B2), (B1, B2, B3, B4), "must_follow_suit"),
    )
    # That the card lies in the mover's hand is shown by opening its slot, not here.
    assert judge(TOY, FOLLOWING, 1, Move("play", (A2,)), None) == ()
    with pytest.raises(IllegalMove, match="not on turn"):
        judge(TOY, FOLLOWING, 0, Move("play", (A1,)), None)


def test_the_mover_of_a_hidden_hand_is_judged_by_own_faces() -> None:
    """Slots 20-22 hold B4, A2 and A1."""
    hidden = state_of(GIVE, (20, 21, 22), (30, 31, 32))
    faces = {20: B4, 21: A2, 22: A1}
    view = View(TOY, hidden, 0, faces)
    assert view.hand == mask_of((A1, A2, B4))
    judge_fully(TOY, hidden, 0, Move("give", (B4,)), view.hand, faces)
    with pytest.raises(IllegalMove, match="not best"):
        judge_fully(TOY, hidden, 0, Move("give", (A2,)), view.hand, faces)
    with pytest.raises(IllegalMove, match="not in the hand"):
        judge_fully(TOY, hidden, 0, Move("give", (B3,)), view.hand, faces)
    assert judge(TOY, hidden, 0, Move("give", (B4,)), view.hand, (20,)) == (
        Split((20,), (21, 22), ((A1, B1), (A2, B2), (A3, B3), (A4, B4)), "not_best"),
    )


def test_views_of_a_hidden_hand() -> None:
    hidden = state_of(LEAD, (20, 21), (30, 31))
    view = View(TOY, hidden, 0, {20: B4, 21: A2})
    assert view.slot_of(A2) == 21
    assert view.known() == {20: B4, 21: A2}
    assert view.on_turn
    with pytest.raises(KeyError):
        view.slot_of(B3)
    # Own cards bear their numbers, the others the numbers from the deck's size on.
    assert view.state.hands == [mask_of((A2, B4)), mask_of((8, 9))]
    assert hidden.hands == [mask_of((20, 21)), mask_of((30, 31))]
    assert view.state is view.state


def test_a_card_not_yet_open_is_not_in_the_view() -> None:
    view = View(TOY, state_of(LEAD, (20, 21), ()), 0, {20: B4})
    assert view.hand == 1 << B4
    assert view.state.hands[0] == mask_of((B4, 8))


def test_a_spectator_sees_no_hand() -> None:
    view = View(TOY, GIVING, None)
    assert (view.hand, view.known(), view.on_turn) == (0, {}, False)
    assert view.state.hands == [mask_of((8, 9, 10)), mask_of((11, 12, 13))]


@pytest.mark.parametrize(
    ("cards", "held"),
    [((), True), ((1,), True), ((1, 3), True), ((1, 1), False), ((2,), False), ((-1,), False)],
)
def test_is_held(cards: tuple[int, ...], held: bool) -> None:
    assert is_held(cards, 0b1010) is held
