"""What the stronger computer players at Poison know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lanparty.bots import HARD, MEDIUM, RANDOM, bot, poison
from lanparty.bots.poison_sense import Pots
from lanparty.cards import mask_of
from lanparty.engine.moves import Move
from lanparty.engine.steps import Acted
from lanparty.engine.table import OpenTable
from lanparty.engine.views import View
from lanparty.games import game
from lanparty.games.poison_state import PLAY, SAFE, VALUE, penalties

POISON = game("poison")
both = pytest.mark.parametrize("level", [MEDIUM, HARD])


def table(*hands: str, moves: str = "") -> OpenTable:
    """A partial deal of a quick match after these moves, made in turn from seat 0 on."""
    layout = {"hands": [hand.split() for hand in hands], "partial": True}
    opened = OpenTable(POISON, len(hands), POISON.Options(), layouts=[layout])
    for turn, text in enumerate(moves.split()):
        seat = turn % len(hands)
        opened.submit(seat, POISON.parse(text, opened.view(seat)))
    return opened


def choices(opened: OpenTable, level: str) -> set[str]:
    (seat,) = opened.waiting.seats
    view, moves = opened.view(seat), opened.legal(seat)
    return {POISON.format(bot(level, "poison").choose(view, moves, Random(seed))) for seed in range(5)}


@both
@pytest.mark.parametrize(
    ("hands", "moves", "expected"),
    [
        # It does not drink two poisons if it need not.
        (("P P R1", "P R7 G1"), "P>red P>red P>red", {"G1>green"}),
        # 13 is not drunk.
        (("R7 R1 R2", "R5 G1 G1"), "R7 R5", {"R1>red"}),
        # The big card while there is room: the small one finds room later, too.
        (("R5 G1 G1 R4", "R7 R1 R1 R1"), "R5", {"R7>red"}),
    ],
)
def test_situations(level: str, hands: tuple[str, ...], moves: str, expected: set[str]) -> None:
    assert choices(table(*hands, moves=moves), level) == expected


def test_hard_sees_that_a_colour_will_be_dropped() -> None:
    """Seat 0 has drunk three red cards, more than the other; seat 1's last cards: drinking a fourth costs nothing."""
    opened = table("R5 R4 R7 R2 G7", "R4 R5 R1 G5 G1", moves="R5 R4 R4 R5 R7 R1")
    assert opened.state.turn == 0
    for seat in (0, 1):
        pots = Pots(opened.state.cauldrons, opened.state.drunk)
        counts = [sum(card < 14 for card in cards) for cards in opened.state.drunk]
        after = [list(cards) for cards in opened.state.drunk]
        after[seat] += opened.state.cauldrons[0]
        expected = penalties(after)[seat] - penalties(opened.state.drunk)[seat]
        assert pots.cost(seat, 0) == expected, counts


def test_counting_follows_the_play() -> None:
    """After any moves the counts are those of what lies there; and fear is never less than hope says."""
    player = bot(RANDOM, "poison")
    for seed in range(12):
        rng = Random(seed)
        state = OpenTable(POISON, 2 + seed % 5, POISON.Options(), rng=rng).state
        pots = Pots(state.cauldrons, state.drunk)
        while state.phase == PLAY:
            seat = state.turn
            view = View(POISON, state, seat)
            move = player.choose(view, POISON.legal_moves(view), rng)
            bursts = state.values_in[move.where] + VALUE[move.cards[0]] > SAFE
            pots.play(seat, move.cards[0], move.where, bursts=bursts)
            POISON.step(state, Acted(((seat, move, move.cards),)))
            fresh = Pots(state.cauldrons, state.drunk)
            assert (pots.coloured, pots.poisons, pots.drunk) == (fresh.coloured, fresh.poisons, fresh.drunk)
            for pot in range(3):
                full = rng.random()
                assert pots.fear(seat, pot, full) >= -pots.hope(seat, pot, full) - 1e-9


def test_medium_plays_what_is_held() -> None:
    """Of equal cards the rules offer one; whatever the policy picks is found among the moves."""
    for seed in range(20):
        opened = OpenTable(POISON, 6, POISON.Options(), rng=Random(seed))
        (seat,) = opened.waiting.seats
        moves = opened.legal(seat)
        assert poison.medium(opened.view(seat), moves, Random(1)) in moves


def test_candidates_are_few_and_medium_is_the_first() -> None:
    opened = OpenTable(POISON, 4, POISON.Options(), rng=Random(8))
    (seat,) = opened.waiting.seats
    view, moves = opened.view(seat), opened.legal(seat)
    found = poison.candidates(view, moves, Random(1))
    assert found[0] == poison.medium(view, moves, Random(1))
    assert set(found) < set(moves)
    assert len(found) == len(set(found))


def finished(**options: Any) -> Any:
    opened = OpenTable(POISON, 3, POISON.Options(**options), rng=Random(2))
    state = opened.state
    poison.play_out(state, Random(1))
    return state


def test_playouts_end_the_deal_with_all_cards() -> None:
    state = finished()
    assert state.phase != PLAY
    assert state.hands == [0, 0, 0]
    assert (
        mask_of(card for pile in (*state.cauldrons, *state.drunk, state.rest) for card in pile)
        == (1 << 50) - 1
    )


def test_a_deal_is_worth_its_points_and_a_single_round_its_victory() -> None:
    state = finished()
    for seat in range(3):
        own, others = state.scored[-1][seat], sum(state.scored[-1]) - state.scored[-1][seat]
        assert poison.worth(state, seat) == pytest.approx(others / 2 - own)
    quick = finished(mode="quick")
    quick.scored = ((3, 1, 1),)
    assert [round(poison.worth(quick, seat), 1) for seat in range(3)] == [0.0, 0.5, 0.5]
    quick.scored = ((3, 0, 9),)
    assert poison.worth(quick, 0) > poison.worth(quick, 2), "nearer is better where nothing is won"


def test_playouts_can_be_any_move() -> None:
    """Careless moves are legal ones."""
    hand = mask_of((0, 13, 14, 42))
    seen = {
        Move("play", (card,), pot)
        for card, pot in (poison._any_move(hand, Random(seed)) for seed in range(200))
    }
    assert {(move.cards[0], move.where) for move in seen} == {
        (0, 0),
        (13, 0),
        (14, 1),
        (42, 0),
        (42, 1),
        (42, 2),
    }
