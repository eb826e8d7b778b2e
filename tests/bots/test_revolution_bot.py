"""What the easy computer player at Revolution knows."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from lanparty.bots.revolution import obvious
from lanparty.engine.options import parse_options
from lanparty.engine.table import OpenTable
from lanparty.games import game
from lanparty.simulate import Plan, simulate

REVOLUTION = game("revolution")


def choices(opened: OpenTable) -> set[str]:
    """All that is chosen with many random numbers, by the first seat on turn."""
    seat = opened.waiting.seats[0]
    view, moves = opened.view(seat), opened.legal(seat)
    return {REVOLUTION.format(obvious(view, moves, Random(seed))) for seed in range(40)}


def table(own: str, other: str, led: str = "", turned: bool = False) -> OpenTable:
    """Seat 3 is on turn with the hand `own`: it leads, or answers what seat 2 has led from the hand `other`."""
    options = parse_options(REVOLUTION, 4, {"jokers": True})
    layout = {"hands": [hand.split() for hand in ("7C 7D", "7H 7S", other, own)], "partial": True}
    state = {"leader": 2 if led else 3, "revolution": turned}
    opened = OpenTable(REVOLUTION, 4, options, layouts=[layout], state_json=state)
    if led:
        opened.submit(2, REVOLUTION.parse(led, opened.view(2)))
    assert opened.waiting.seats == (3,)
    return opened


@pytest.mark.parametrize(
    ("own", "turned", "expected"),
    [
        ("9C JD KH AH QD", False, {"9C"}),  # the lowest
        ("9C JD KH AH QD", True, {"AH"}),  # which is the highest in a revolution
        ("9C 9D KH AH QD", False, {"9C 9D"}),  # a pair stays together
        ("9C JK KH AH QD", False, {"9C"}),  # jokers are saved
        ("QC QD", False, {"QC QD"}),  # out
        ("9C JK JK", False, {"9C JK JK"}),  # out, jokers and all
        ("9C 9D 9H 9S QC KC", False, {"QC"}),  # no revolution against the own kings
        ("8C 8D 8H 8S 9C 10C", False, {"8C 8D 8H 8S"}),  # but one that makes the rest high
    ],
)
def test_the_obvious_lead(own: str, turned: bool, expected: set[str]) -> None:
    assert choices(table(own, "10H 10S", turned=turned)) == expected


@pytest.mark.parametrize(
    ("own", "led", "expected"),
    [
        ("10C QD KH KS KD", "9C", {"10C"}),  # the lowest that beats it
        ("10C 10D KH KS QD", "9C", {"QD"}),  # a pair is not torn apart
        ("10C 10D KH KS QD QC", "9C", {"pass"}),  # not even if there is nothing else
        ("JK 10D 10C KH KS QD QC", "9C", {"pass"}),  # nor is a joker spent
        ("10C 10D KH KS", "9C", {"10C", "10D"}),  # but near the end everything goes
        ("10C", "9C", {"10C"}),  # out
        ("8H 8S", "9C", {"pass"}),  # there is no choice
        ("QC QD KC KD JC", "9C 9D", {"QC QD"}),
    ],
)
def test_the_obvious_answer(own: str, led: str, expected: set[str]) -> None:
    assert choices(table(own, f"{led} AC AD", led)) == expected


def exchange(options: dict[str, Any], moves: str = "", low: str = "9C 10C") -> OpenTable:
    """Five players with jokers, in the second deal. The Swiss has the nines and tens, with `low` for the clubs."""
    ranks = ("5 6", "7 8", "9 10", "J Q", "K A")
    hands = [[rank + suit for rank in two.split() for suit in "CDHS"] for two in ranks]
    for card, other in zip(low.split(), ("9C", "10C"), strict=True):
        if card != other:
            hands[2][hands[2].index(other)], hands[0][hands[0].index(card)] = card, other
    layout = {"hands": hands, "kitty": ["JK", "JK"]}
    state = {"deal_number": 2, "roles": [0, 1, 2, 3, 4]}
    options = parse_options(REVOLUTION, 5, {"jokers": True, **options})
    opened = OpenTable(REVOLUTION, 5, options, layouts=[layout], state_json=state)
    for one in moves.split(","):
        if one:
            seat, _, text = one.partition(":")
            opened.submit(int(seat), REVOLUTION.parse(text, opened.view(int(seat))))
    return opened


def test_a_swap_puts_away_what_is_low() -> None:
    assert all(text.count("9") == 2 for text in choices(exchange({})))


def test_a_good_hand_is_kept() -> None:
    """Of the nines and tens, all of them parts of four, two middling cards are not worth a pair."""
    assert choices(exchange({"swiss_swap": "may"})) == {"keep"}


def test_low_cards_that_stand_alone_are_swapped() -> None:
    opened = exchange({"swiss_swap": "may"}, low="5C 6C")
    assert choices(opened) == {"swap 5C 6C"}


SWAPPED = "2:swap 9C 9D,3:give QC,4:give AC AD"


def test_the_master_gives_low_cards_back() -> None:
    """Four 5s, four 6s and two aces: two of the lowest."""
    assert choices(exchange({}, SWAPPED)) == {f"give 5{a} 5{b}" for a, b in combinations("CDHS", 2)}


def test_the_half_master_gives_back_what_stands_alone() -> None:
    """Four 7s, four 8s and a queen."""
    assert choices(exchange({}, f"{SWAPPED},0:give 5C 5D")) == {"give QC"}


def test_it_beats_chance() -> None:
    for seats in (4, 5, 6):
        options = parse_options(REVOLUTION, seats, {"jokers": True})
        outcome = simulate(Plan("revolution", seats, options, ("easy", "random"), 240, seed=1))
        assert outcome["mean_scores"]["easy"] > outcome["mean_scores"]["random"] + 0.6
