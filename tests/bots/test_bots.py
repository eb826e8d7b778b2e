"""Computer players: every level for every game, and what the easy one at Poison knows."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from lanparty.bots import LEVELS, MINDS, RANDOM, UnknownBot, bot
from lanparty.bots.poison import obvious
from lanparty.engine.table import OpenTable
from lanparty.games import GAMES, game

POISON = game("poison")


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
@pytest.mark.parametrize("level", [RANDOM, *LEVELS])
def test_every_game_has_every_level(rules: Any, level: str) -> None:
    assert bot(level, rules.name).level == level


def test_no_level_for_a_game_that_is_not_there() -> None:
    names = {rules.name for rules in GAMES}
    assert set(MINDS) == names


def test_unknown_levels() -> None:
    with pytest.raises(
        UnknownBot, match=r"no computer player 'genius' for poison \(there is: random, easy, medium, hard\)"
    ):
        bot("genius", "poison")


def test_random_plays_every_move_equally_often() -> None:
    moves = POISON.legal_moves(table("R1 R2 R4", "R1").view(0))
    rng = Random(1)
    counts = Counter(bot(RANDOM, "poison").choose(None, moves, rng) for _ in range(3000))  # type: ignore[arg-type]
    assert set(counts) == set(moves)
    assert all(900 < count < 1100 for count in counts.values())


def table(*hands: str, moves: str = "") -> OpenTable:
    """A partial deal of Poison after these moves, made in turn from seat 0 on."""
    layout = {"hands": [hand.split() for hand in hands], "partial": True}
    opened = OpenTable(POISON, len(hands), POISON.Options(), layouts=[layout])
    for turn, text in enumerate(moves.split()):
        seat = turn % len(hands)
        opened.submit(seat, POISON.parse(text, opened.view(seat)))
    return opened


def choices(opened: OpenTable, choose: Any) -> set[str]:
    """All that is chosen with many random numbers."""
    (seat,) = opened.waiting.seats
    view, moves = opened.view(seat), opened.legal(seat)
    return {POISON.format(choose(view, moves, Random(seed))) for seed in range(40)}


@pytest.mark.parametrize(
    ("hands", "moves", "expected"),
    [
        # Red holds 7. The 7 would drink, R1 leaves 8 and G1 leaves 1: R1 leaves the next player more.
        (("R7 R5 R1", "R7 R1 G1"), "R7", {"R1>red"}),
        # A poison goes where it leaves most.
        (("R7 R5 R1", "G2 P"), "R7", {"P>red"}),
        # 13 is not drunk.
        (("R7 R2 G7", "R4 V1"), "R7 R4", {"R2>red"}),
        # Both drink: red holds a poison and a 5 (3 points), green one 7 (1 point).
        (("P G7", "R5 R7 G7"), "P>red R5 G7", {"G7>green"}),
        # Both drink one point: leave the fuller cauldron.
        (("R7 G7", "V1 R7 G7"), "R7 V1 G7", {"R7>red", "G7>green"}),
    ],
)
def test_the_obvious_move(hands: tuple[str, ...], moves: str, expected: set[str]) -> None:
    assert choices(table(*hands, moves=moves), obvious) == expected


def test_easy_is_half_random() -> None:
    """With one move that drinks and one that does not it drinks in a quarter of the cases."""
    opened = table("R7 R5 R1", "R7 R1 G1", moves="R7")
    view, moves = opened.view(1), opened.legal(1)
    easy, rng = bot("easy", "poison"), Random(1)
    counts = Counter(POISON.format(easy.choose(view, moves, rng)) for _ in range(3000))
    assert counts["R1>red"] > 1700
    assert counts["R7>red"] > 350
    assert counts["G1>green"] > 350


def test_the_only_move_needs_no_thought() -> None:
    opened = table("R7", "R7", moves="R7")
    assert choices(opened, bot("easy", "poison").choose) == {"R7>red"}
