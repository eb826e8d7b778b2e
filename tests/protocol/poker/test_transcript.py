"""Transcripts: what differs in label, name, type, length or grouping differs in bytes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from protocol import poker
from protocol.poker.context import Context
from protocol.poker.elgamal import card_points
from protocol.poker.group import G, O, Q
from protocol.poker.shuffle_proof import chain_start, generators
from protocol.poker.transcript import HS, LABELS, H, encode, hash_to_point

VALUES = st.recursive(
    st.one_of(st.binary(max_size=4), st.integers(0, 2**20), st.sampled_from([G, 2 * G, O])),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.dictionaries(st.sampled_from(["a", "b", "ab"]), VALUES, max_size=3)


@given(FIELDS, FIELDS)
def test_different_fields_have_different_bytes(one: dict, other: dict) -> None:
    same = list(one.items()) == list(other.items())
    assert (encode("key", one) == encode("key", other)) == same


def test_empty_values_of_different_types_differ() -> None:
    empties = [b"", 0, [], [b""], [0], [[]], O, bytes(33)]
    assert len({H("key", x=value) for value in empties}) == len(empties)


def test_moving_a_byte_between_neighbours_shows() -> None:
    assert H("key", a=b"12", b=b"3") != H("key", a=b"1", b=b"23")
    assert H("key", a=[b"12", b"3"]) != H("key", a=[b"1", b"23"])
    assert H("key", a=[[b"1"], b"2"]) != H("key", a=[b"1", [b"2"]])


def test_labels_are_a_closed_list_without_repeats() -> None:
    with pytest.raises(AssertionError):
        H("made up")
    assert len(set(LABELS)) == len(LABELS)
    assert len({H(label) for label in LABELS}) == len(LABELS)


def test_every_label_is_used() -> None:
    sources = [path.read_text(encoding="utf-8") for path in Path(poker.__path__[0]).glob("*.py")]
    used = set(re.findall(r'(?:H|HS|counted|Statement)\(\s*"([a-z-]+)"', "\n".join(sources)))
    assert used == set(LABELS)


def test_scalars_are_reduced() -> None:
    assert all(0 <= HS("u", j=j) < Q for j in range(50))
    assert HS("u", j=1) != HS("u", j=2)


def test_public_points_are_distinct_and_of_even_y() -> None:
    points = [G, chain_start(), *generators(128), *card_points(128), hash_to_point(b"coin", step=0)]
    assert len(set(points)) == len(points)
    assert {bytes(point)[0] for point in points} == {2}


def test_fewer_cards_have_the_same_points() -> None:
    assert card_points(5) == card_points(9)[:5]
    assert generators(5) == generators(9)[:5]


def test_every_part_of_a_context_is_in_its_digest(played) -> None:
    digests = {ctx.digest for ctx in [played.ctx, *played.other_contexts()]}
    assert len(digests) == 1 + len(played.other_contexts())


@pytest.mark.parametrize(
    "change",
    [
        {"table": b"short"},
        {"roster": bytes(33)},
        {"deal": -1},
        {"lot": 2**32},
        {"seats": 0},
        {"seats": 11},
        {"cards": 0},
        {"cards": 129},
    ],
)
def test_contexts_have_limits(change: dict) -> None:
    fields = {"table": bytes(32), "roster": bytes(32), "deal": 1, "lot": 0, "seats": 2, "cards": 2}
    with pytest.raises(ValueError, match=r"are|has"):
        Context(**{**fields, **change})
