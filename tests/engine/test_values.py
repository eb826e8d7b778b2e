"""Cards, chance, claims, hashes: the small values that everything rests on."""

from __future__ import annotations

import pickle
from collections import Counter
from hashlib import sha256
from itertools import combinations
from random import Random

import pytest
from games.toy import TOY
from hypothesis import given
from hypothesis import strategies as st

from lanparty.cards import Deck, bits_of, mask_of
from lanparty.engine.canonical import state_hash
from lanparty.engine.chance import below, shuffled
from lanparty.engine.claims import Each, Lacks, Split, is_true, verify_claims
from lanparty.engine.moves import BadNotation, Choices, IllegalMove, Move
from lanparty.engine.playout import open_event
from lanparty.engine.steps import Act
from lanparty.games import UnknownGame, game

numbers = st.sets(st.integers(0, 120))


def test_a_deck_finds_all_cards_of_a_name() -> None:
    deck = Deck(("R1", "JK", "R1", "P"))
    assert deck.find("R1") == (0, 2)
    assert deck.find("JK") == (1,)
    assert deck.find("R2") == deck.find("") == ()
    assert deck.cards == (0, 1, 2, 3)
    assert len(deck) == 4
    assert deck.named((3, 0)) == ["P", "R1"]
    assert deck == Deck(deck.names)


def test_an_absent_card_keeps_its_number() -> None:
    deck = Deck(("2C", "JK", "3C", "JK"), frozenset({0, 1}))
    assert deck.cards == (2, 3)
    assert deck.names[3] == "JK"
    assert deck.find("JK") == (3,)
    assert deck.find("2C") == ()
    assert len(deck) == 4


@given(numbers)
def test_masks_and_numbers(some: set[int]) -> None:
    assert list(bits_of(mask_of(some))) == sorted(some)
    assert mask_of(some) == sum(1 << one for one in some)


def test_a_mask_counts_once() -> None:
    assert mask_of((3, 3)) == 8


@given(st.integers(1, 200), st.integers(0, 2**32))
def test_below_stays_below(bound: int, seed: int) -> None:
    assert 0 <= below(Random(seed), bound) < bound


def test_below_is_even() -> None:
    rng = Random(5)
    counts = Counter(below(rng, 6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


@given(st.integers(0, 60), st.integers(0, 2**32))
def test_shuffling_is_by_below(count: int, seed: int) -> None:
    """The one is written out in the other, for speed."""
    rng, order = Random(seed), list(range(count))
    for place in range(count - 1, 0, -1):
        other = below(rng, place + 1)
        order[place], order[other] = order[other], order[place]
    assert shuffled(tuple(range(count)), Random(seed)) == tuple(order)


@given(numbers, st.integers(1, 3))
def test_choices_are_all_combinations(some: set[int], size: int) -> None:
    cards = tuple(sorted(some)[:9])
    choices = Choices("pass", cards, size)
    moves = [Move("pass", chosen) for chosen in combinations(cards, size)]
    assert list(choices) == moves
    assert [choices[place] for place in range(len(choices))] == moves
    assert [choices[place - len(choices)] for place in range(len(choices))] == moves
    assert list(choices[1:5]) == moves[1:5]
    assert bool(choices) == bool(moves)
    for place in (len(moves), -len(moves) - 1):
        with pytest.raises(IndexError):
            choices[place]
    assert choices == Choices("pass", cards, size)


def test_every_order_is_equally_likely() -> None:
    rng = Random(5)
    counts = Counter(shuffled((1, 2, 3, 4), rng) for _ in range(24 * 200))
    assert len(counts) == 24
    assert all(130 < count < 280 for count in counts.values())


def test_shuffled_leaves_the_items_alone() -> None:
    items = (5, 5, 7)
    assert sorted(shuffled(items, Random(1))) == sorted(items)
    assert shuffled((), Random(1)) == ()


def test_each() -> None:
    claim = Each((1, 2), (2, 1, 5), "no")
    assert is_true(claim, None)
    assert is_true(claim, {1: 5, 2: 5})
    assert not is_true(claim, {1: 5, 2: 4})
    assert is_true(Each((), (), "no"), None)


@pytest.mark.parametrize(
    ("gifts", "kept", "true"),
    [
        ((3,), (0, 1), True),
        ((7,), (3, 6), True),
        ((2,), (3,), False),
        ((3, 2), (2,), True),
        ((3, 1), (2,), False),
    ],
)
def test_split(gifts: tuple[int, ...], kept: tuple[int, ...], true: bool) -> None:
    """Cards 0-3 and 4-7 are equally good, rank by rank; slots are ten more than their cards."""
    order = ((0, 4), (1, 5), (2, 6), (3, 7))
    faces = {slot: slot - 10 for slot in range(10, 18)}
    slots = tuple(card + 10 for card in gifts), tuple(card + 10 for card in kept)
    if set(gifts) & set(kept):
        slots = slots[0], (16,)  # the other card of that rank
    assert is_true(Split(*slots, order, "no"), faces) is true


@pytest.mark.parametrize(
    ("hand", "true"),
    [(0b0000, True), (0b0010, False), (0b1010, False), (0b0100, True), (0b1000, True), (0b1100, False)],
)
def test_lacks(hand: int, true: bool) -> None:
    """Neither card 1, nor cards 2 and 3 together."""
    assert Lacks((0b0010, 0b1100), "no").is_true(hand) is true


def test_the_first_broken_claim_is_named() -> None:
    claims = (Each((1,), (1,), "fine"), Each((1,), (2,), "second"), Each((1,), (3,), "third"))
    with pytest.raises(IllegalMove) as refused:
        verify_claims(claims, None)
    assert refused.value.code == "second"
    verify_claims(claims[:1], None)


def test_refusals_have_words_for_people() -> None:
    assert str(IllegalMove("not_in_hand")) == "not in hand"
    assert IllegalMove("not_in_hand", "no such card").message == "no such card"
    assert BadNotation("what?").code == "bad_notation"
    again = pickle.loads(pickle.dumps(IllegalMove("x", "y")))
    assert (again.code, again.message) == ("x", "y")


def test_the_state_hash_is_pinned() -> None:
    """Replicas of different versions compare it: a change of the encoding is a change of the protocol."""
    poison = game("poison")
    state = poison.start(2, poison.Options())
    values = (
        "('poison', (2, 'normal'), (0, 1, 0, 0), ((), (), (0, 0)), (((), (), ()), ((), ())), ((), (0, 0)))"
    )
    assert ascii(state.values()) == values
    assert state_hash(state) == sha256(b"lanparty/1/state\0" + values.encode()).digest()


def test_games_are_found_by_name() -> None:
    assert game("poison").name == "poison"
    with pytest.raises(UnknownGame, match=r"^there is no game 'x' \(there is: .*poison"):
        game("x")


def test_a_move_is_not_met_by_chance() -> None:
    with pytest.raises(ValueError, match="is not met by chance"):
        open_event(Act((0,)), TOY.start(2, TOY.Options()), Random(1))
