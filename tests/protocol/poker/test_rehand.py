"""A hand mixed again by its owner: the same cards in places that nobody else can tell."""

from __future__ import annotations

from itertools import permutations

import pytest

from protocol.poker.elgamal import parse_deck
from protocol.poker.errors import Rejected
from protocol.poker.group import G, point_from_bytes_checked
from protocol.poker.own import read_own
from protocol.poker.rehand import mix_hand, rehand, rehand_order, verify_rehand
from protocol.poker.shuffle import ShuffleStep, verify_shuffle

SEAT, NUMBER, PLACES = 1, 2, [0, 1, 4]


def rejects(call, *args) -> str:
    with pytest.raises(Rejected) as failure:
        call(*args)
    return failure.value.equation


def cards_of(deck: bytes) -> list[bytes]:
    return [deck[start : start + 66] for start in range(0, len(deck), 66)]


@pytest.fixture(scope="module")
def owns(played) -> list[bytes]:
    return [played.own(SEAT, place) for place in PLACES]


@pytest.fixture(scope="module")
def step(played, owns) -> ShuffleStep:
    return rehand(played.ctx, SEAT, NUMBER, played.seeds[SEAT], played.keys[SEAT].point, owns, bytes(32))


@pytest.fixture
def args(played, owns, step) -> list:
    """Arguments of `verify_rehand` that hold."""
    return [played.ctx, SEAT, NUMBER, played.keys[SEAT].point, list(owns), step.deck, step.proof]


def faces(played, cards: list[bytes]) -> list[int]:
    return [read_own(played.ctx, SEAT, played.seeds[SEAT], card) for card in cards]


def test_the_same_cards_in_the_order_that_only_the_seed_tells(played, owns, args: list) -> None:
    verify_rehand(*args)
    order, _ = rehand_order(played.ctx, SEAT, NUMBER, played.seeds[SEAT], owns)
    before, after = faces(played, owns), faces(played, cards_of(args[5]))
    assert after == [before[source] for source in order]
    assert before == [played.faces[place] for place in PLACES]


def test_nothing_of_the_hand_is_left(owns, args: list) -> None:
    before, after = parse_deck(b"".join(owns)), parse_deck(args[5])
    assert len({*before.a, *before.b, *after.a, *after.b}) == 4 * len(owns)
    assert len({new - old for new in after.a for old in before.a}) == len(owns) ** 2  # no two masks alike


def test_a_hand_of_one_card(played, owns) -> None:
    key = played.keys[SEAT].point
    step = rehand(played.ctx, SEAT, 0, played.seeds[SEAT], key, owns[:1], bytes(32))
    verify_rehand(played.ctx, SEAT, 0, key, owns[:1], step.deck, step.proof)
    assert step.deck != owns[0]
    assert faces(played, [step.deck]) == faces(played, owns[:1])


def test_every_order_comes_up(played, owns) -> None:
    seed = played.seeds[SEAT]
    orders = {rehand_order(played.ctx, SEAT, number, seed, owns)[0] for number in range(60)}
    assert orders == set(permutations(range(3)))


def test_no_two_mixings_share_masks(played, owns) -> None:
    """Also where a number were used twice: other cards, other masks."""
    ctx, seed = played.ctx, played.seeds[SEAT]
    plans = [
        rehand_order(ctx, SEAT, NUMBER, seed, owns),
        rehand_order(ctx, SEAT, NUMBER + 1, seed, owns),
        rehand_order(ctx, SEAT, NUMBER, seed, owns[:2]),
        rehand_order(ctx, SEAT, NUMBER, seed, owns[::-1]),
        rehand_order(ctx, 0, NUMBER, seed, owns),
    ]
    masks = [mask for _, masks in plans for mask in masks]
    assert len(set(masks)) == len(masks)


def test_the_audit_can_repeat_it(played, owns, args: list, fresh) -> None:
    seed, key = played.seeds[SEAT], played.keys[SEAT].point
    again = rehand(played.ctx, SEAT, NUMBER, seed, key, owns, fresh("other entropy"))
    assert again.deck == args[5] == mix_hand(played.ctx, SEAT, NUMBER, seed, owns)
    assert again.proof != args[6]


def test_no_mixing_holds_elsewhere(played, args: list) -> None:
    for ctx in played.other_contexts():
        assert rejects(verify_rehand, ctx, *args[1:]) == "ch"
    elsewhere = {
        1: 2,
        2: NUMBER + 1,
        3: played.keys[0].point,
        4: [*args[4][:2], played.own(SEAT, 2)],
        5: args[5][66:] + args[5][:66],
    }
    for at, value in elsewhere.items():
        assert rejects(verify_rehand, *args[:at], value, *args[at + 1 :]) == "ch", at


def test_a_card_doubled_or_exchanged_is_refused(played, args: list) -> None:
    after = cards_of(args[5])
    args[5] = after[0] + after[0] + after[2]
    assert rejects(verify_rehand, *args) == "ch"
    args[5] = after[0] + after[1] + played.own(SEAT, 3)
    assert rejects(verify_rehand, *args) == "ch"
    moved = bytes(point_from_bytes_checked(after[2][33:]) + G)
    args[5] = after[0] + after[1] + after[2][:33] + moved
    assert rejects(verify_rehand, *args) == "ch"


def test_a_hand_is_no_deck(played, fresh) -> None:
    """The seat with the key X alone mixes five own cards: that is no shuffle of a deck of five."""
    owns, key = [played.own(SEAT, place) for place in range(5)], played.keys[SEAT].point
    step = rehand(played.ctx, SEAT, 0, played.seeds[SEAT], key, owns, fresh())
    verify_rehand(played.ctx, SEAT, 0, key, owns, step.deck, step.proof)
    assert rejects(verify_shuffle, played.ctx, SEAT, key, b"".join(owns), step.deck, step.proof) == "ch"
    shuffled = played.steps[SEAT]
    before = cards_of(played.before(SEAT))
    assert (
        rejects(verify_rehand, played.ctx, SEAT, 0, played.joint, before, shuffled.deck, shuffled.proof)
        == "ch"
    )


@pytest.mark.parametrize(
    ("at", "value", "equation"),
    [
        (1, 3, "seat"),
        (2, -1, "length"),
        (2, 2**32, "length"),
        (3, bytes(33), "point"),
        (3, b"", "length"),
        (4, [], "length"),
        (4, [bytes(66)], "length"),
        (4, [bytes(66)] * 3, "point"),
        (4, [bytes(65)] * 3, "length"),
        (4, [b"", bytes(66), bytes(132)], "length"),
        (4, [bytes(66)] * 129, "length"),
        (5, b"", "length"),
        (5, bytes(198), "point"),
        (5, None, "length"),
        (6, b"", "length"),
        (6, bytes(550), "point"),
        (6, None, "length"),
    ],
)
def test_malformed_parts_are_refused(args: list, at: int, value, equation: str) -> None:
    args[at] = value
    assert rejects(verify_rehand, *args) == equation


@pytest.mark.parametrize("owns", [[], [bytes(65)], [bytes(66)] * 129])
def test_nor_is_such_a_hand_mixed(played, owns: list[bytes]) -> None:
    args = [played.ctx, SEAT, 0, played.seeds[SEAT], played.keys[SEAT].point, owns, bytes(32)]
    assert rejects(rehand, *args) == "length"


def test_a_failure_names_seat_and_proof(args: list) -> None:
    args[2] += 1
    with pytest.raises(Rejected, match="rehand proof of seat 1: check 'ch' failed"):
        verify_rehand(*args)
