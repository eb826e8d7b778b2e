"""The audit: everything repeated from the seeds, also what the live proofs can't see."""

from __future__ import annotations

from dataclasses import replace

import pytest

from protocol.poker.audit import AuditFailed, audit_deck
from protocol.poker.coin import make_coin
from protocol.poker.group import G
from protocol.poker.keys import make_key, verify_key
from protocol.poker.shares import open_card
from protocol.poker.shuffle import ShuffleStep, shuffle, verify_shuffle

ALL = list(range(5))


@pytest.fixture
def case(played) -> dict:
    """Arguments of `audit_deck` after a deal in which all cards were opened and two coins thrown."""
    shares = {seat: dict(enumerate(played.shares(seat, ALL).split())) for seat in range(3)}
    coins = {
        seat: {(step, 0): make_coin(played.ctx, seat, seed, step, 0, bytes(32)).point for step in (1, 2)}
        for seat, seed in enumerate(played.seeds)
    }
    return {
        "ctx": played.ctx,
        "seeds": list(played.seeds),
        "keys": list(played.keys),
        "steps": list(played.steps),
        "share_points": shares,
        "coins": coins,
    }


def opened(played) -> list[int]:
    batches = [played.shares(seat, ALL).split() for seat in range(3)]
    return [open_card(played.final, place, [batch[place] for batch in batches]) for place in ALL]


def fails(case: dict) -> tuple[int, str]:
    with pytest.raises(AuditFailed) as failure:
        audit_deck(**case)
    return failure.value.seat, failure.value.what


def test_an_honest_deck_passes_and_lies_open(played, case: dict) -> None:
    audited = audit_deck(**case)
    assert list(audited.cards) == opened(played)
    assert audited.withheld == ()


def test_faces_are_known_without_any_share(played, case: dict) -> None:
    assert list(audit_deck(**{**case, "share_points": {}, "coins": {}}).cards) == opened(played)


def test_a_shuffle_that_differs_from_its_seed_is_found_though_its_proof_holds(
    played, case: dict, fresh
) -> None:
    """Seat 1 mixes by another seed than it committed to; the others go on from there, all live proofs valid."""
    seeds = [played.seeds[0], fresh("another seed"), played.seeds[2]]
    deck, steps = played.first, []
    for seat, seed in enumerate(seeds):
        step = shuffle(played.ctx, seat, seed, played.joint, deck, fresh("shuffle", seat))
        verify_shuffle(played.ctx, seat, played.joint, deck, step.deck, step.proof)
        deck = step.deck
        steps.append(step)
    changed = {**case, "steps": steps, "share_points": {}}
    assert fails(changed) == (1, "mix")
    # Withheld, the same cheat isn't seen, but the others' stages are still compared.
    withheld = {**changed, "seeds": [played.seeds[0], None, played.seeds[2]]}
    assert audit_deck(**withheld).withheld == (1,)
    steps[2] = played.steps[2]
    assert fails(withheld) == (2, "mix")


def test_a_seed_that_was_not_committed_to_is_found(case: dict) -> None:
    case["seeds"][2] = bytes(32)
    assert fails(case) == (2, "commitment")


@pytest.mark.parametrize("seed", [b"short", bytes(33), "x" * 32])
def test_a_seed_of_wrong_form_is_found(case: dict, seed: bytes) -> None:
    case["seeds"][1] = seed
    assert fails(case) == (1, "seed")


def test_a_key_that_is_not_of_the_seed_is_found_though_its_proof_holds(played, case: dict, fresh) -> None:
    other = make_key(played.ctx, 1, fresh("another seed"), bytes(32))
    lie = replace(other, commitment=played.keys[1].commitment)
    verify_key(played.ctx, 1, lie)
    case["keys"][1] = lie
    assert fails(case) == (1, "key")


@pytest.mark.parametrize("point", [bytes(33), b"", bytes(G)])
def test_keys_that_make_no_joint_key_are_laid_at_their_seat(case: dict, point: bytes) -> None:
    case["keys"][0] = replace(case["keys"][0], point=bytes(G))
    case["keys"][2] = replace(case["keys"][2], point=point)
    case["seeds"] = [None, None, None]
    assert fails(case) == (2, "key")


@pytest.mark.parametrize("deck", [b"", bytes(330)])
def test_a_malformed_deck_is_laid_at_its_seat(case: dict, deck: bytes) -> None:
    case["steps"][1] = ShuffleStep(deck, b"")
    case["seeds"][1] = None
    assert fails(case) == (1, "mix")


def test_a_false_share_is_found(played, case: dict) -> None:
    case["share_points"][1][3] = case["share_points"][1][2]
    assert fails(case) == (1, "share")


@pytest.mark.parametrize("place", [-1, -2, 5])
def test_a_share_of_no_card_is_found(case: dict, place: int) -> None:
    case["share_points"][0][place] = bytes(G)
    assert fails(case) == (0, "share")


def test_a_false_coin_is_found(case: dict) -> None:
    case["coins"][2][(2, 0)] = case["coins"][2][(1, 0)]
    assert fails(case) == (2, "coin")


def test_with_a_seed_withheld_faces_are_known_where_its_seat_gave_shares(played, case: dict) -> None:
    case["seeds"][1] = None
    case["share_points"] = {1: {place: case["share_points"][1][place] for place in (0, 4)}}
    audited = audit_deck(**case)
    faces = opened(played)
    assert audited.cards == (faces[0], None, None, None, faces[4])
    assert audited.withheld == (1,)
    case["share_points"][1][0] = bytes(G)  # no proof, no seed: nothing to be known
    assert audit_deck(**case).cards == (None, None, None, None, faces[4])


def test_with_all_seeds_withheld_nothing_is_known_but_shares(played, case: dict) -> None:
    case["seeds"] = [None, None, None]
    assert list(audit_deck(**case).cards) == opened(played)
    del case["share_points"][0][2]
    assert audit_deck(**case).cards[2] is None


def test_incomplete_records_are_no_audit(case: dict) -> None:
    with pytest.raises(ValueError, match="all seats"):
        audit_deck(**{**case, "seeds": case["seeds"][:2]})
