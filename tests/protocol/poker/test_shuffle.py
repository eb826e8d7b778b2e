"""Shuffles: cards are conserved, every field of the proof matters, and no proof holds anywhere else."""

from __future__ import annotations

from dataclasses import fields, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.poker import shuffle_proof
from protocol.poker.derive import permutation
from protocol.poker.elgamal import MASKED_BYTES, first_deck, masked_card, parse_deck
from protocol.poker.errors import Rejected
from protocol.poker.group import G, Point, Q, point_from_bytes_checked, point_sum
from protocol.poker.shares import open_card
from protocol.poker.shuffle import shuffle, shuffle_statement, verify_shuffle
from protocol.poker.shuffle_proof import (
    ShuffleProof,
    generators,
    parse_proof,
    permutation_digest,
    proof_bytes,
    recompute,
)

POINTS = ("c", "c_hat")
SCALARS = ("ch", "s1", "s2", "s3", "s4", "s_hat", "s_prime")


def rejects(call, *args) -> str:
    with pytest.raises(Rejected) as failure:
        call(*args)
    return failure.value.equation


def stage(played, seat: int) -> list:
    """Arguments of `verify_shuffle` for an honest stage."""
    step = played.steps[seat]
    return [played.ctx, seat, played.joint, played.before(seat), step.deck, step.proof]


@settings(max_examples=25)
@given(seats=st.integers(1, 3), cards=st.integers(1, 12), label=st.integers(0, 10**6))
def test_cards_are_conserved(build, seats: int, cards: int, label: int) -> None:
    played = build(seats, cards, label)
    for seat in range(seats):
        verify_shuffle(*stage(played, seat))
        assert len(played.steps[seat].proof) == proof_bytes(cards) == 130 * cards + 160
    places = list(range(cards))
    batches = [played.shares(seat, places).split() for seat in range(seats)]
    opened = [open_card(played.final, place, [batch[place] for batch in batches]) for place in places]
    assert sorted(opened) == places
    order = places
    for seat, seed in enumerate(played.seeds):
        order = [order[source] for source in permutation(played.ctx, seat, seed)]
    assert opened == order


def test_first_deck_is_public_and_without_the_neutral_element(played) -> None:
    deck = parse_deck(played.first)
    assert set(deck.a) == {G}
    assert rejects(first_deck, bytes(33), 3) == "point"


def test_nothing_of_the_deck_stays(played) -> None:
    before, after = parse_deck(played.before(1)), parse_deck(played.steps[1].deck)
    assert not {*before.a, *before.b} & {*after.a, *after.b}


def test_proofs_encode_and_parse(played) -> None:
    proof = parse_proof(played.steps[0].proof, 5)
    assert proof.encode() == played.steps[0].proof


# Which recomputed commitments change when one field of an honest proof does.
AFFECTED = {
    "s1": {"t1"},
    "s2": {"t2"},
    "s3": {"t3"},
    "s4": {"t4a", "t4b"},
    "s_hat": {"t_hat"},
    "s_prime": {"t3", "t4a", "t4b", "t_hat"},
    "ch": {"t1", "t2", "t3", "t4a", "t4b", "t_hat"},
    "c_hat": {"t2", "t_hat"},
    "c": {"t1", "t3"},  # with y held; through y everything else too
}


def changed(one, other) -> set[str]:
    return {field.name for field in fields(one) if getattr(one, field.name) != getattr(other, field.name)}


def tampered(proof: ShuffleProof, field: str, index: int) -> ShuffleProof:
    value = getattr(proof, field)
    if isinstance(value, int):
        return replace(proof, **{field: (value + 1) % Q})
    other = value[index] + (G if isinstance(value[index], Point) else 1)
    return replace(proof, **{field: (*value[:index], other, *value[index + 1 :])})


@pytest.mark.parametrize("index", [0, 2, 4])
@pytest.mark.parametrize("field", AFFECTED)
def test_every_field_is_bound_by_its_equations(played, field: str, index: int) -> None:
    args = stage(played, 1)
    honest = parse_proof(args[-1], 5)
    args[-1] = tampered(honest, field, index).encode()
    assert rejects(verify_shuffle, *args) == "ch"

    y = permutation_digest(shuffle_statement(*args[:-1]), honest.c)
    X, before, after = point_from_bytes_checked(args[2]), parse_deck(args[3]), parse_deck(args[4])
    one, other = (recompute(y, X, before, after, proof) for proof in (honest, tampered(honest, field, index)))
    # The last link of the chain is in t2; another one only in the links.
    expected = {"t_hat"} if field == "c_hat" and index < 4 else AFFECTED[field]
    assert changed(one, other) == expected


def offset(field: str, cards: int) -> int:
    """Where the field begins: c ‖ ĉ ‖ ch ‖ s1 … s4 ‖ ŝ ‖ s′."""
    if field in POINTS:
        return 33 * cards * POINTS.index(field)
    index = SCALARS.index(field)
    return 66 * cards + 32 * index + (32 * (cards - 1) if field == "s_prime" else 0)


@pytest.mark.parametrize("field", SCALARS)
def test_scalars_must_be_reduced(played, field: str) -> None:
    args = stage(played, 0)
    at = offset(field, 5)
    args[-1] = args[-1][:at] + Q.to_bytes(32, "big") + args[-1][at + 32 :]
    assert rejects(verify_shuffle, *args) == "scalar"


@pytest.mark.parametrize("bad", [bytes(33), b"\x06" + bytes(G)[1:], b"\x02" + (5).to_bytes(32, "big")])
@pytest.mark.parametrize("field", POINTS)
def test_commitments_must_be_points(played, field: str, bad: bytes) -> None:
    args = stage(played, 0)
    at = offset(field, 5)
    args[-1] = args[-1][:at] + bad + args[-1][at + 33 :]
    assert rejects(verify_shuffle, *args) == "point"


@pytest.mark.parametrize("part", [0, 33])
@pytest.mark.parametrize("which", [3, 4])
def test_decks_must_be_points(played, which: int, part: int) -> None:
    args = stage(played, 1)
    args[which] = args[which][:part] + bytes(33) + args[which][part + 33 :]
    assert rejects(verify_shuffle, *args) == "point"


@pytest.mark.parametrize("which", [3, 4, 5])
@pytest.mark.parametrize("change", [lambda b: b[:-1], lambda b: b + b"\0", lambda b: b"", lambda b: None])
def test_lengths_are_checked_before_any_arithmetic(played, monkeypatch, which: int, change) -> None:
    def arithmetic(*_: object) -> None:
        raise AssertionError("arithmetic on something of wrong length")

    for name in ("recompute", "points_from_bytes_checked", "scalars_from_bytes_checked"):
        monkeypatch.setattr(shuffle_proof, name, arithmetic)
    args = stage(played, 1)
    args[which] = change(args[which])
    assert rejects(verify_shuffle, *args) == "length"


def test_a_proof_for_another_number_of_cards_has_the_wrong_length(played, build) -> None:
    args = stage(played, 0)
    args[-1] = build(1, 6).steps[0].proof
    assert rejects(verify_shuffle, *args) == "length"


def test_no_proof_holds_elsewhere(played) -> None:
    args = stage(played, 1)
    for ctx in played.other_contexts():
        assert rejects(verify_shuffle, ctx, *args[1:]) == "ch"
    assert rejects(verify_shuffle, args[0], 2, *args[2:]) == "ch"
    assert rejects(verify_shuffle, args[0], 3, *args[2:]) == "seat"
    assert rejects(verify_shuffle, *args[:2], bytes(2 * G), *args[3:]) == "ch"


def test_decks_cannot_be_exchanged(played) -> None:
    ctx, seat, joint, before, after, proof = stage(played, 1)
    assert rejects(verify_shuffle, ctx, seat, joint, after, before, proof) == "ch"
    assert rejects(verify_shuffle, ctx, seat, joint, played.first, after, proof) == "ch"
    assert rejects(verify_shuffle, ctx, seat, joint, before, played.steps[2].deck, proof) == "ch"
    swapped = masked_card(after, 1) + masked_card(after, 0) + after[2 * MASKED_BYTES :]
    assert rejects(verify_shuffle, ctx, seat, joint, before, swapped, proof) == "ch"


def test_a_failure_names_seat_and_proof(played) -> None:
    args = stage(played, 1)
    with pytest.raises(Rejected, match="shuffle proof of seat 1: check 'length' failed"):
        verify_shuffle(*args[:-1], b"")


def test_commitments_that_cancel_break_nothing(played) -> None:
    """Σ c_j = Σ h_i and ĉ at the chain's start make sums at infinity on the way: refused, without a crash."""
    args = stage(played, 0)
    cards = 5
    proof = parse_proof(args[-1], cards)
    last = point_sum(generators(cards)) - point_sum(proof.c[:-1])
    zeros = (0,) * cards
    hostile = ShuffleProof((*proof.c[:-1], last), proof.c_hat, 1, 0, 0, 0, 0, zeros, zeros)
    args[-1] = hostile.encode()
    assert rejects(verify_shuffle, *args) == "ch"
    args[-1] = replace(hostile, ch=0).encode()
    assert rejects(verify_shuffle, *args) == "ch"


def test_other_entropy_gives_the_same_deck_with_another_proof(played, fresh) -> None:
    again = shuffle(played.ctx, 0, played.seeds[0], played.joint, played.first, fresh("again"))
    assert again.deck == played.steps[0].deck
    assert again.proof != played.steps[0].proof
    verify_shuffle(played.ctx, 0, played.joint, played.first, again.deck, again.proof)
