"""What the easy computer player at Hearts knows."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lanparty.bots.hearts import obvious
from lanparty.engine.table import OpenTable
from lanparty.games import game
from lanparty.simulate import Plan, simulate

HEARTS = game("hearts")


def choices(opened: OpenTable) -> set[str]:
    """All that is chosen with many random numbers."""
    seat = opened.waiting.seats[0]
    view, moves = opened.view(seat), opened.legal(seat)
    return {HEARTS.format(obvious(view, moves, Random(seed))) for seed in range(40)}


def table(hands: str, moves: str, state: dict[str, Any], **options: Any) -> OpenTable:
    layout = {"hands": [hand.split() for hand in hands.split(",")], "partial": True}
    seats = len(layout["hands"])
    opened = OpenTable(HEARTS, seats, HEARTS.Options(**options), layouts=[layout], state_json=state)
    for text in moves.split():
        (seat,) = opened.waiting.seats
        opened.submit(seat, HEARTS.parse(text, opened.view(seat)))
    return opened


@pytest.mark.parametrize(
    ("hands", "moves", "expected"),
    [
        # It leads the lowest card.
        ("3C 5D KS, 4C 6D 7D, 5C 8D 9D", "", {"3C"}),
        # It ducks with the highest card that does.
        ("10C 10D 3D, 5C 9C JC, KC 4D 5D", "10C", {"9C"}),
        # It cannot duck and others follow: the lowest.
        ("3C 10D 3D, 5C 9C JC, KC 4D 5D", "3C", {"5C"}),
        # Last in a trick that costs nothing: the highest.
        ("10C 10D 3D, 5C 9D JD, 6C KC 4D", "10C 5C", {"KC"}),
        # Last in a trick with a heart: it ducks.
        ("10C 10D 3D, 2H 9D JD, 6C KC 4D", "10C 2H", {"6C"}),
        # It gets rid of the queen of spades, when it can't follow ...
        ("3C 10D 3D, QS AH AD, 6C KC 4D", "3C", {"QS"}),
        # ... or under the king.
        ("KS 10D 3D, QS JS AD, 6C KC 4D", "KS", {"QS"}),
        # Then of hearts, the highest first, then of high cards.
        ("3C 10D 3D, 2H 9H AD, 6C KC 4D", "3C", {"9H"}),
        ("3C 10D 3D, KS AD QD, 6C KC 4D", "3C", {"AD"}),
    ],
)
def test_the_obvious_move(hands: str, moves: str, expected: set[str]) -> None:
    assert choices(table(hands, moves, {"leader": 0})) == expected


def test_it_wants_the_jack_of_diamonds() -> None:
    hands, moves = "JD 7C 3C, 9D QD 4C, 5D KD 5C", "JD 9D"
    assert choices(table(hands, moves, {"leader": 0}, omnibus=True)) == {"KD"}
    keeps = "3C 10D 3D, JD 8D 4S, 6C KC 4D"
    assert choices(table(keeps, "3C", {"leader": 0}, omnibus=True)) == {"8D"}


def test_it_passes_what_is_dangerous() -> None:
    rest = [name for name in HEARTS.deck(6, HEARTS.Options()).names if name not in ("2C", "2D", "2S", "3C")]
    first = "4C 5D 6H QS KS AS AH KC".split()
    rest = [name for name in rest if name not in first]
    hands = [first, *(rest[place : place + 8] for place in range(0, 40, 8))]
    opened = OpenTable(HEARTS, 6, HEARTS.Options(), layouts=[{"hands": hands}])
    assert choices(opened) == {"pass QS KS AS"}


def test_equal_dangers_are_passed_at_random() -> None:
    """Two kings for one place."""
    rest = [name for name in HEARTS.deck(6, HEARTS.Options()).names if name not in ("2C", "2D", "2S", "3C")]
    first = "4C 5D 6H QS AS KC KD 3S".split()
    rest = [name for name in rest if name not in first]
    hands = [first, *(rest[place : place + 8] for place in range(0, 40, 8))]
    opened = OpenTable(HEARTS, 6, HEARTS.Options(), layouts=[{"hands": hands}])
    assert choices(opened) == {"pass QS KC AS", "pass QS KD AS"}


@pytest.mark.parametrize("variant", ["standard", "black-maria"])
def test_easy_is_better_than_random(variant: str) -> None:
    played = simulate(Plan("hearts", 4, HEARTS.Options(variant=variant), ("easy", "random"), 120))
    low, _ = played["ci95"]["easy"]
    assert low > 0.5
