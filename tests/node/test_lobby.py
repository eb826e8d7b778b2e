"""A lobby as its host keeps it: who sits where, what is played, who is ready; and the signatures under its end."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lanparty.node.errors import NodeError
from lanparty.node.lobby import HostLobby, canonical_options
from lanparty.node.signing import Signing
from lanparty.table.genesis import BadGenesis, Genesis
from protocol.identity import BadSignature, Identity
from protocol.wire import Join, decode, encode

IDENTITIES = [Identity.from_seed(bytes([number]) * 32) for number in range(1, 9)]
KEYS = [identity.key for identity in IDENTITIES]


def join(number: int, level: str = "", run_by: bytes = b"") -> Join:
    return Join(f"P{number}", number, bytes([number]) * 32, level, run_by, ())


def lobby(seats: int = 4) -> HostLobby:
    """A table that player 0 has opened."""
    made = HostLobby(bytes(16), "Table", "poison", seats, {}, 0)
    made.take(KEYS[0], join(0), ready=True)
    return made


def code(failure: pytest.ExceptionInfo[NodeError]) -> str:
    return failure.value.code


def test_seats_are_taken_in_order() -> None:
    table = lobby()
    assert [table.take(KEYS[number], join(number)) for number in (1, 2, 3)] == [1, 2, 3]
    assert table.free == ()
    members = table.message().members
    assert [(member.seat, member.key, member.ready) for member in members] == [
        (0, KEYS[0], True), (1, KEYS[1], False), (2, KEYS[2], False), (3, KEYS[3], False),
    ]  # fmt: skip
    with pytest.raises(NodeError) as failure:
        table.take(KEYS[4], join(4))
    assert code(failure) == "full"


def test_nobody_sits_twice() -> None:
    table = lobby()
    with pytest.raises(NodeError) as failure:
        table.take(KEYS[0], join(1))
    assert code(failure) == "already_here"
    table.take(KEYS[1], join(1), seat=3)
    with pytest.raises(NodeError) as failure:
        table.take(KEYS[2], join(2), seat=3)
    assert code(failure) == "seat_taken"
    for seat in (4, -1):
        with pytest.raises(NodeError) as failure:
            table.take(KEYS[2], join(2), seat=seat)
        assert code(failure) == "seat_taken"
    assert set(table.members) == {0, 3}


def test_who_leaves_takes_its_computer_players_along() -> None:
    table = lobby()
    table.take(KEYS[1], join(1))
    table.take(KEYS[2], join(2, "easy", KEYS[1]))
    table.take(KEYS[3], join(3, "easy", KEYS[0]))
    assert table.leave(KEYS[1])
    assert set(table.members) == {0, 3}
    assert not table.leave(KEYS[1])
    assert table.free == (1, 2)


def test_it_can_begin_when_all_seats_are_taken_and_ready() -> None:
    table = lobby(2)
    assert not table.can_begin
    table.take(KEYS[1], join(1))
    assert not table.can_begin
    table.ready(KEYS[1], True)
    assert table.can_begin
    table.ready(KEYS[1], False)
    assert not table.can_begin
    table.ready(KEYS[5], True)  # a stranger
    assert not table.can_begin


def test_other_options_need_everybodys_consent_again() -> None:
    table = lobby()
    for number in (1, 2):
        table.take(KEYS[number], join(number), ready=True)
    table.take(KEYS[3], join(3, "easy", KEYS[0]), ready=True)
    table.change({"mode": "quick"}, 3, [KEYS[0]])
    assert [table.members[seat].ready for seat in range(4)] == [True, False, False, True]
    told = table.message()
    assert (told.options, told.deals) == (b'{"mode":"quick"}', 3)


@pytest.mark.parametrize(
    ("game", "given"), [("poison", {"mode": "slow"}), ("poison", {"x": 1}), ("chess", {})]
)
def test_options_that_the_game_does_not_have(game: str, given: dict[str, object]) -> None:
    with pytest.raises(NodeError) as failure:
        canonical_options(game, 3, given)
    assert code(failure) == "bad_option"
    assert "\n" not in failure.value.message


def test_options_that_are_refused_change_nothing() -> None:
    table = lobby()
    table.take(KEYS[1], join(1), ready=True)
    before = (table.options, table.deals, table.members[1].ready)
    with pytest.raises(NodeError):
        table.change({"mode": "slow"}, 9, [])
    assert (table.options, table.deals, table.members[1].ready) == before


def test_all_options_are_told_also_defaults() -> None:
    assert canonical_options("poison", 3, {}) == b'{"mode":"normal"}'


def test_every_message_is_newer_than_the_one_before() -> None:
    table = lobby()
    revisions = [table.message().revision for _ in range(5)]
    assert revisions == sorted(set(revisions))


def test_swap() -> None:
    table = lobby()
    table.take(KEYS[1], join(1))
    table.swap(0, 1)
    assert [table.members[seat].key for seat in (0, 1)] == [KEYS[1], KEYS[0]]
    table.swap(0, 3)  # with an empty seat
    assert set(table.members) == {1, 3}
    assert table.members[3].seat == 3
    table.swap(0, 2)
    table.swap(1, 1)
    assert (table.members[1].key, table.members[1].seat) == (KEYS[0], 1)
    for pair in ((0, 4), (-1, 0)):
        with pytest.raises(NodeError) as failure:
            table.swap(*pair)
        assert code(failure) == "no_such_seat"


Act = tuple[str, int, int]


@settings(max_examples=100)
@given(
    st.lists(
        st.tuples(st.sampled_from(["take", "leave", "ready", "swap"]), st.integers(0, 7), st.integers(-1, 4)),
        max_size=30,
    )
)
def test_whatever_is_done_the_lobby_is_in_order(acts: list[Act]) -> None:
    """Every seat knows its number, nobody sits twice, and what is told can be sent and read."""
    table = lobby()
    for what, player, seat in acts:
        try:
            if what == "take":
                table.take(KEYS[player], join(player), seat=seat if seat >= 0 else None)
            elif what == "leave":
                table.leave(KEYS[player])
            elif what == "ready":
                table.ready(KEYS[player], seat > 0)
            else:
                table.swap(player % 5, seat)
        except NodeError:
            pass
        told = table.message()
        assert [member.seat for member in told.members] == sorted(table.members)
        assert len({member.key for member in told.members}) == len(told.members)
        assert set(table.free) == set(range(4)) - set(table.members)
        assert decode(encode(told)) == told
        if table.can_begin:
            Genesis(table.message())
        elif table.free:
            with pytest.raises(BadGenesis):
                Genesis(told)


# ---- signatures -----------------------------------------------------------------------------------------------


@pytest.fixture
def signing() -> Signing:
    table = lobby(3)
    for number in (1, 2):
        table.take(KEYS[number], join(number), ready=True)
    return Signing(Genesis(table.message()))


def test_all_seats_sign_in_any_order(signing: Signing) -> None:
    signatures = [signing.genesis.sign(IDENTITIES[seat]) for seat in range(3)]
    seats = [0, 1, 2]
    Random(1).shuffle(seats)
    for seat in seats:
        assert not signing.complete
        signing.take(seat, signatures[seat])
    assert signing.complete
    assert signing.ordered() == tuple(signatures)
    signing.genesis.check_signatures(signing.ordered())


def test_signatures_that_do_not_count(signing: Signing) -> None:
    signing.sign(0, IDENTITIES[0])
    good = signing.genesis.sign(IDENTITIES[1])
    for seat, signature in (
        (2, good),
        (1, b""),
        (1, bytes(64)),
        (1, good[:63]),
        (1, IDENTITIES[1].sign("entry", b"")),
    ):
        with pytest.raises(BadSignature):
            signing.take(seat, signature)
    for seat in (3, 9):
        signing.take(seat, good)  # there is no such seat
    assert set(signing.signatures) == {0}
    assert not signing.complete


def test_a_bad_signature_does_not_replace_a_good_one(signing: Signing) -> None:
    good = signing.genesis.sign(IDENTITIES[1])
    signing.take(1, good)
    with pytest.raises(BadSignature):
        signing.take(1, bytes(64))
    assert signing.signatures[1] == good
