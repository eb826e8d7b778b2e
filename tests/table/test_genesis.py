"""The start of a match: only what all seats signed, in one form, about a game that can be played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from simulation.world import make_genesis

from lanparty.table.genesis import BadGenesis, Genesis
from lanparty.table.roster import Roster
from protocol.identity import BadSignature, Identity
from protocol.wire import Lobby, Ready, encode

GENESIS, IDENTITIES = make_genesis("poison", 3, Random(1), options={"mode": "quick"})
LOBBY = GENESIS.lobby
SIGNATURES = [GENESIS.sign(identity) for identity in IDENTITIES]
OTHER = Identity.from_seed(b"another seed of thirty-two bytes")


def with_member(place: int, **changes: Any) -> Lobby:
    members = list(LOBBY.members)
    members[place] = replace(members[place], **changes)
    return replace(LOBBY, members=tuple(members))


def roster_hash(lobby: Lobby) -> bytes:
    return Roster(Genesis(lobby)).hash


def test_a_genesis_comes_back_from_its_bytes() -> None:
    again = Genesis.parse(GENESIS.raw)
    assert (again.id, again.chairs, again.keys) == (GENESIS.id, GENESIS.chairs, GENESIS.keys)
    assert again.keys == tuple(identity.key for identity in IDENTITIES)
    assert again.options == GENESIS.options
    again.check_signatures(SIGNATURES)


def test_the_table_is_named_by_all_of_it() -> None:
    changed = [
        replace(LOBBY, revision=2), replace(LOBBY, id=bytes(16)), replace(LOBBY, name="Other"),
        replace(LOBBY, options=b'{"mode":"normal"}'), replace(LOBBY, deals=1),
        with_member(0, nonce=bytes(32)), with_member(1, key=OTHER.key), with_member(2, name="Eve"),
        with_member(2, avatar=63), with_member(2, ready=False), with_member(2, addresses=(("10.0.0.1", 1),)),
    ]  # fmt: skip
    ids = {Genesis(lobby).id for lobby in changed}
    assert len(ids) == len(changed)
    assert GENESIS.id not in ids
    for lobby in changed:
        with pytest.raises(BadGenesis, match="seat 0 has not signed"):
            Genesis(lobby).check_signatures(SIGNATURES)


def test_the_roster_is_who_sits_where() -> None:
    one, two = LOBBY.members[0], LOBBY.members[1]
    swapped = replace(LOBBY, members=(replace(two, seat=0), replace(one, seat=1), LOBBY.members[2]))
    assert roster_hash(swapped) != roster_hash(LOBBY)
    assert roster_hash(replace(LOBBY, name="Other")) == roster_hash(LOBBY)


def test_order_of_members_is_that_of_seats() -> None:
    with pytest.raises(BadGenesis, match="order"):
        Genesis(replace(LOBBY, members=LOBBY.members[::-1]))


BOT = {"level": "easy", "run_by": LOBBY.members[0].key}


@pytest.mark.parametrize(
    ("lobby", "reason"),
    [
        (with_member(1, key=LOBBY.members[0].key), "share a key"),
        (with_member(1, nonce=LOBBY.members[0].nonce), "share a key or a nonce"),
        (with_member(1, seat=2), "not every seat"),
        (with_member(0, seat=3), "not every seat"),
        (replace(LOBBY, members=LOBBY.members[:2]), "not every seat"),
        (replace(LOBBY, members=()), "not every seat"),
        (replace(LOBBY, seats=4), "not every seat"),
        (replace(LOBBY, seats=2), "not every seat"),
        (replace(LOBBY, game="chess"), "no game 'chess'"),
        (replace(LOBBY, seats=1, members=LOBBY.members[:1]), "not 1"),
        (replace(LOBBY, options=b'{"mode":"slow"}'), "mode"),
        (replace(LOBBY, options=b'{"mood":"quick"}'), "mood"),
        (replace(LOBBY, options=b'{"mode":true}'), "mode"),
        (replace(LOBBY, options=b'{"mode":["quick"]}'), "mode"),
        (with_member(1, **BOT | {"run_by": OTHER.key}), "run by nobody here"),
        (with_member(1, **BOT | {"run_by": b""}), "run by nobody here"),
        (with_member(1, **BOT | {"level": ""}), "is no computer player"),
    ],
)
def test_what_cannot_be_played_is_none(lobby: Lobby, reason: str) -> None:
    with pytest.raises(BadGenesis, match=reason):
        Genesis(lobby)
    with pytest.raises(BadGenesis):
        Genesis.parse(encode(lobby))


@pytest.mark.parametrize(
    "options",
    [
        b"", b"[]", b"1", b"null", b'"mode"', b"{", b"\xff", b"[" * 2048, b'{"a":' * 300, b"NaN", b'{"mode":NaN}',
        b"1" * 2048,
    ],
    ids=lambda options: options[:12].decode("latin-1"),
)  # fmt: skip
def test_options_that_are_no_json_object(options: bytes) -> None:
    with pytest.raises(BadGenesis):
        Genesis.parse(encode(replace(LOBBY, options=options)))


@pytest.mark.parametrize("options", [b'{"mode": "quick"}', b"{}", b'{"mode":"normal","mode":"quick"}'])
def test_options_have_one_form(options: bytes) -> None:
    """All options, in order, without spaces: what people see and what they sign can't differ."""
    with pytest.raises(BadGenesis, match="canonical"):
        Genesis(replace(LOBBY, options=options))


def test_computer_players_are_run_by_a_laptop_at_the_table() -> None:
    roster = Roster(Genesis(with_member(2, level="easy", run_by=LOBBY.members[0].key)))
    assert [roster.laptop(seat) for seat in range(3)] == [
        LOBBY.members[0].key,
        LOBBY.members[1].key,
        LOBBY.members[0].key,
    ]
    alone = Roster(Genesis(with_member(2, level="easy", run_by=LOBBY.members[2].key)))
    assert alone.laptop(2) == LOBBY.members[2].key


def test_computer_players_are_not_run_by_computer_players_of_others() -> None:
    members = (
        LOBBY.members[0],
        replace(LOBBY.members[1], level="easy", run_by=LOBBY.members[0].key),
        replace(LOBBY.members[2], level="easy", run_by=LOBBY.members[1].key),
    )
    with pytest.raises(BadGenesis, match="run by nobody here"):
        Genesis(replace(LOBBY, members=members))


# ---- signatures ------------------------------------------------------------------------------------------


def unsigned(signatures: list[bytes]) -> str:
    with pytest.raises(BadGenesis) as failure:
        GENESIS.check_signatures(signatures)
    return str(failure.value)


def test_every_seat_must_have_signed() -> None:
    assert "missing" in unsigned([])
    assert "missing" in unsigned(SIGNATURES[:2])
    assert "missing" in unsigned([*SIGNATURES, SIGNATURES[0]])
    assert "seat 0" in unsigned([SIGNATURES[1], SIGNATURES[0], SIGNATURES[2]])
    assert "seat 2" in unsigned([*SIGNATURES[:2], GENESIS.sign(OTHER)])
    assert "seat 1" in unsigned([SIGNATURES[0], b"", SIGNATURES[2]])


@settings(max_examples=60)
@given(st.integers(0, 2), st.integers(0, 63), st.integers(1, 255))
def test_no_changed_signature_passes(seat: int, place: int, change: int) -> None:
    signature = bytearray(SIGNATURES[seat])
    signature[place] ^= change
    with pytest.raises(BadSignature):
        GENESIS.check_signature(seat, bytes(signature))


def test_a_signature_is_for_this_purpose_only() -> None:
    entry = IDENTITIES[0].sign("entry", GENESIS.raw)
    assert "seat 0" in unsigned([entry, *SIGNATURES[1:]])


# ---- bytes -----------------------------------------------------------------------------------------------


def repacked(change: Callable[[list[Any]], object]) -> bytes:
    plain = msgpack.unpackb(GENESIS.raw)
    change(plain)
    return msgpack.packb(plain)


@pytest.mark.parametrize(
    "raw",
    [
        b"", b"\x90", GENESIS.raw + b"\x00", GENESIS.raw[:-1], encode(Ready(True)),
        b"\xdc\x00\x09" + GENESIS.raw[1:],  # the longer form of a list
        repacked(lambda plain: plain.append(0)),
        repacked(lambda plain: plain.pop()),
        repacked(lambda plain: plain.__setitem__(1, True)),
        repacked(lambda plain: plain.__setitem__(1, -1)),
        repacked(lambda plain: plain.__setitem__(3, b"Table")),
        repacked(lambda plain: plain[8][0].__setitem__(0, 1.0)),
    ],
    ids=range(12),
)  # fmt: skip
def test_other_bytes_are_none(raw: bytes) -> None:
    with pytest.raises(BadGenesis):
        Genesis.parse(raw)


@settings(max_examples=200)
@given(st.binary(max_size=300))
def test_random_bytes_are_none(raw: bytes) -> None:
    with pytest.raises(BadGenesis):
        Genesis.parse(raw)


@settings(max_examples=200)
@given(st.integers(0, len(GENESIS.raw) - 1), st.integers(1, 255))
def test_no_changed_byte_has_these_signatures(place: int, change: int) -> None:
    raw = bytearray(GENESIS.raw)
    raw[place] ^= change
    with pytest.raises(BadGenesis):
        Genesis.parse(bytes(raw)).check_signatures(SIGNATURES)
