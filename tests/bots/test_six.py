"""What the easy computer player at Take Six knows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lanparty.bots import bot
from lanparty.bots.six import obvious
from lanparty.engine.table import OpenTable
from lanparty.games import game
from lanparty.simulate import Plan, simulate

SIX = game("six")


def table(hand: str, rows: str, other: str = "104", **options: Any) -> OpenTable:
    """A partial deal of two; `rows` are separated by |."""
    hands = [hand.split(), other.split()]
    layout = {"hands": hands, "rows": [row.split() for row in rows.split("|")], "partial": True}
    return OpenTable(SIX, 2, SIX.Options(**options), layouts=[layout])


def choices(opened: OpenTable, seat: int = 0) -> set[str]:
    """All that is chosen with many random numbers."""
    view, moves = opened.view(seat), opened.legal(seat)
    return {SIX.format(obvious(view, moves, Random(seed))) for seed in range(40)}


@pytest.mark.parametrize(
    ("hand", "rows", "expected"),
    [
        # Nearest to its row: 61 follows 60.
        ("9 45 61 99", "20|40|60|80", {"61"}),
        # Equally near.
        ("42 62 99", "20|40|60|80", {"42", "62"}),
        # 41 is the sixth: rather lie far away.
        ("41 75", "20|36 37 38 39 40|60|90", {"75"}),
        # All take: 5 takes the row of one head, 41 five cards.
        ("5 41", "55 66|36 37 38 39 40|61|80", {"5"}),
        # Both too low: either.
        ("3 5", "21|40|60|80", {"3", "5"}),
    ],
)
def test_the_obvious_card(hand: str, rows: str, expected: set[str]) -> None:
    assert choices(table(hand, rows)) == expected


def test_the_obvious_card_of_professionals() -> None:
    """18 lies left of 20, two away; 43 is three away from 40."""
    assert choices(table("18 43", "20|40|60|80", pro=True)) == {"18"}
    assert choices(table("18 43", "20|40|60|80")) == {"43"}


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ("20|40|61|80", {"row 3"}),
        ("20|40|61 62|81", {"row 4"}),
        ("21|40|60|81", {"row 1", "row 4"}),
        ("55|66|77|21 22 23", {"row 2", "row 3"}),
    ],
)
def test_the_cheapest_row_is_taken(rows: str, expected: set[str]) -> None:
    opened = table("5", rows)
    for seat in (0, 1):
        opened.submit(seat, opened.legal(seat)[0])
    assert choices(opened) == expected


def test_of_two_near_ends_one_that_costs_nothing() -> None:
    opened = table("52", "46 47 48 49 50|54 58|10|90", pro=True)
    for seat in (0, 1):
        opened.submit(seat, opened.legal(seat)[0])
    assert choices(opened) == {"row 2"}


def test_easy_is_better_than_chance() -> None:
    result = simulate(Plan("six", 4, SIX.Options(), ("easy", "random"), 200))
    assert result["mean_scores"]["easy"] > result["mean_scores"]["random"] + 1
    assert result["ci95"]["easy"][0] > 0.5


def test_easy_is_half_random() -> None:
    """Of three cards the obvious one is chosen in about two thirds of the cases."""
    opened = table("9 45 61", "20|40|60|80")
    view, moves = opened.view(0), opened.legal(0)
    easy, rng = bot("easy", "six"), Random(1)
    chosen = [SIX.format(easy.choose(view, moves, rng)) for _ in range(3000)]
    assert 1880 < chosen.count("61") < 2120
    assert 400 < chosen.count("9") < 600
