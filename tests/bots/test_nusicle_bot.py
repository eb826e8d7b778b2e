"""What the easy computer player at Nusicle and Solo Nus knows."""

from __future__ import annotations

from random import Random

import pytest

from lanparty.bots import bot
from lanparty.bots.nusicle import candidates, medium, obvious
from lanparty.engine.table import OpenTable
from lanparty.games import game
from lanparty.simulate import Plan, simulate

NUSICLE = game("nusicle")


def table(hand: str, piles: str = "KC|QD|JS", stock: str = "2H", mode: str = "nusicle") -> OpenTable:
    """A partial deal in which seat 0 is on turn."""
    hands = [hand.split(), ["7H"]][: 1 if mode == "solo" else 2]
    layout = {"hands": hands, "piles": [pile.split() for pile in piles.split("|")], "partial": True}
    layout["stock"] = stock.split()
    seats = len(hands)
    state = {"dealer": seats - 1}
    return OpenTable(NUSICLE, seats, NUSICLE.Options(mode), layouts=[layout], state_json=state)


def choices(opened: OpenTable) -> set[str]:
    """All that is chosen with many random numbers."""
    view, moves = opened.view(0), opened.legal(0)
    return {NUSICLE.format(obvious(view, moves, Random(seed))) for seed in range(40)}


@pytest.mark.parametrize("mode", ["nusicle", "solo"])
@pytest.mark.parametrize(
    ("hand", "piles", "expected"),
    [
        # Play rather than draw.
        ("5C 2D 3D", "KC|QD|JH", {"5C>1"}),
        # On pile 1 the 5 leaves the 5 of hearts a place, on pile 3 it does not.
        ("5C 5H 4S", "KC|QD|JS", {"5C>1"}),
        # Two cards at once.
        ("AH JH 5C", "KC|QD|JS", {"AH JH>1", "AH JH>2", "AH JH>3"}),
        # The last card goes on the smallest pile.
        ("5C", "KC 3C|QD|JS", {"5C>3"}),
        ("AH JH", "KC 3C|QD 3D|JS", {"AH JH>1", "AH JH>2", "AH JH>3"}),
        # Nothing fits.
        ("2D 3D", "KC|QD|JH", {"draw"}),
    ],
)
def test_the_obvious_move(hand: str, piles: str, expected: set[str], mode: str) -> None:
    assert choices(table(hand, piles, mode=mode)) == expected


def thought_of(opened: OpenTable) -> set[str]:
    view, moves = opened.view(0), opened.legal(0)
    return {NUSICLE.format(medium(view, moves, Random(seed))) for seed in range(20)}


@pytest.mark.parametrize(
    ("hand", "piles", "expected"),
    [
        # Play rather than draw.
        ("5C 2D 3D", "KC|QD|JH", {"5C>1"}),
        # On pile 1 the 5 leaves the 5 of hearts a place, on pile 3 it does not.
        ("5C 5H 4S", "KC|QD|JS", {"5C>1"}),
        # The last card goes on the smallest pile.
        ("5C", "KC 3C|QD|JS", {"5C>3"}),
        ("AH JH", "KC 3C|QD 3D|JS", {"AH JH>1", "AH JH>2", "AH JH>3"}),
        # A face that the ace will need is kept.
        ("AH JC 9C 5S", "KC|QD|JH", {"9C>1", "5S>3"}),
        # Nothing fits.
        ("2D 3D", "KC|QD|JH", {"draw"}),
    ],
)
def test_what_is_thought_of(hand: str, piles: str, expected: set[str]) -> None:
    assert thought_of(table(hand, piles)) <= expected


def test_few_moves_are_tried() -> None:
    opened = table("AH AC JH QH KH 5C 6C 7C", "KC|QD|JS")
    view, moves = opened.view(0), opened.legal(0)
    assert len(moves) > 18
    tried = candidates(view, moves, Random(1))
    assert len(tried) == 5
    assert tried[0] == medium(view, moves, Random(1)) or len(tried[0].cards) == 2


def test_the_drawn_card_is_played() -> None:
    opened = table("2D 3D", stock="9C 9D")
    opened.submit(0, NUSICLE.parse("draw", opened.view(0)))
    assert choices(opened) == {"9C>3"}, "there diamonds follow"


def test_easy_beats_random() -> None:
    plan = Plan("nusicle", 2, NUSICLE.Options(), ("easy", "random"), 400, seed=3)
    assert simulate(plan)["win_rate"]["easy"] > 0.58


def test_easy_solves_more_than_random() -> None:
    means = {}
    for level in ("easy", "random"):
        plan = Plan("nusicle", 1, NUSICLE.Options("solo"), (level,), 400, seed=3)
        means[level] = simulate(plan)["mean_scores"][level]
    assert means["easy"] > means["random"] + 3


def test_only_one_move_needs_no_thought() -> None:
    opened = table("2D 3D", stock="")
    assert NUSICLE.format(bot("easy", "nusicle").choose(opened.view(0), opened.legal(0), Random(1))) == "pass"
