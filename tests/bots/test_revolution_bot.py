"""What the easy computer player at Revolution knows."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from lanparty.bots import Policy
from lanparty.bots.revolution import medium, obvious
from lanparty.engine.options import parse_options
from lanparty.engine.table import OpenTable
from lanparty.games import game
from lanparty.simulate import Plan, simulate

REVOLUTION = game("revolution")


def choices(opened: OpenTable, policy: Policy = obvious) -> set[str]:
    """All that is chosen with many random numbers, by the first seat on turn."""
    seat = opened.waiting.seats[0]
    view, moves = opened.view(seat), opened.legal(seat)
    return {REVOLUTION.format(policy(view, moves, Random(seed))) for seed in range(40)}


def table(
    own: str, other: str, led: str = "", turned: bool = False, third: str = "7H 7S", teams: str = "none"
) -> OpenTable:
    """Seat 3 is on turn with the hand `own`: it leads, or answers what seat 2 has led from the hand `other`."""
    options = parse_options(REVOLUTION, 4, {"jokers": True, "teams": teams})
    layout = {"hands": [hand.split() for hand in ("7C 7D", third, other, own)], "partial": True}
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


FOUR_EACH = "JC JD QC QD"
WITH_ACES = "AC AD JC JD QC"


@pytest.mark.parametrize(
    ("own", "other", "turned", "expected"),
    [
        ("9C 10D QH KS AH", WITH_ACES, False, {"9C"}),  # the weakest
        ("9C 9D QH KS AH", WITH_ACES, False, {"9C 9D"}),  # all of it
        ("9C 10D QH KS AH", WITH_ACES, True, {"AH"}),
        ("AC AD 8C", FOUR_EACH, False, {"AC AD"}),  # nothing beats them: first the aces, then out
        ("AC AD 8C 8D 9H", FOUR_EACH, False, {"8C 8D"}),  # of two that can be beaten the weaker one
        ("9C 9D", FOUR_EACH, False, {"9C 9D"}),  # out
        ("9C 9D JK JK", FOUR_EACH, False, {"9C 9D JK JK"}),  # out, jokers and all
        ("10C 10D 10H 10S 8C 9D", WITH_ACES, False, {"10C 10D 10H 10S"}),  # the rest is better then
        ("10C 10D 10H 10S QH KD", WITH_ACES, False, {"QH"}),  # and here it would be worse
    ],
)
def test_a_lead_that_is_thought_of(own: str, other: str, turned: bool, expected: set[str]) -> None:
    assert choices(table(own, other, turned=turned), medium) == expected


def test_a_single_card_is_not_led_to_one_who_holds_no_more() -> None:
    """Seat 1 has one card left."""
    assert choices(table("8C 9C 9D KH QH", WITH_ACES, third="AH"), medium) == {"9C 9D"}
    assert choices(table("8C 9C 9D KH QH", WITH_ACES, third="AH AS 10C"), medium) == {"8C"}


@pytest.mark.parametrize(
    ("own", "other", "led", "teams", "expected"),
    [
        ("10C QD KH KS KD 9D 8D", "9C JC JD JH", "9C", "none", {"10C"}),  # the weakest that beats it
        ("10C", "9C JC", "9C", "none", {"10C"}),  # out
        ("8H 8S 10H 10D QD QH KS", "9C JC JD", "9C", "none", {"KS"}),  # a whole set rather than a part
        ("8H 8S KS QH", "9C JC JD", "9C", "none", {"QH"}),
        ("JK 10H 10S", "9C 9D JC JD", "9C 9D", "none", {"10H 10S"}),  # no joker where there is no need
        ("JK KH 8S", "9C 9D JC JD", "9C 9D", "none", {"KH JK"}),  # near the end it is spent
    ],
)
def test_an_answer_that_is_thought_of(own: str, other: str, led: str, teams: str, expected: set[str]) -> None:
    assert choices(table(own, other, led, teams=teams), medium) == expected


def test_nobody_takes_a_trick_from_a_partner() -> None:
    """Seats 1 and 3 are partners; seat 2 passes on what seat 1 has led."""
    hands = [one.split() for one in ("JC JD JH JS", "10C AH AD QC", "9C 9D 9H 9S", "KC QD QH 8D 8C 7H")]
    options = parse_options(REVOLUTION, 4, {"teams": "2"})
    layout = {"hands": hands, "partial": True}
    opened = OpenTable(REVOLUTION, 4, options, layouts=[layout], state_json={"leader": 1})
    opened.submit(1, REVOLUTION.parse("10C", opened.view(1)))
    opened.submit(2, REVOLUTION.parse("pass", opened.view(2)))
    assert choices(opened, medium) == {"pass"}


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


def test_what_a_good_player_parts_with() -> None:
    """Nines and tens are all that the Swiss has; the Master keeps its aces, the Half-Master its sevens and eights."""
    assert all(text.startswith("swap ") for text in choices(exchange({}), medium))
    assert all("A" not in text for text in choices(exchange({}, SWAPPED), medium))
    assert choices(exchange({}, f"{SWAPPED},0:give 5C 5D"), medium) == {"give QC"}
