"""Adverts: everything valid comes back, whatever else is in a TXT record is refused with one kind of error."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol.advert import Advert, _Facts, from_txt, order_addresses, to_txt
from protocol.fields import BadMessage
from tests.protocol.aid import records

ADVERT = Advert(
    b"i" * 16, "Τραπέζι της Ηλένας", "poison", 4, 2, False, "el", "Ηλένα", b"k" * 32, 1, ("192.168.1.5",), 47800
)  # fmt: skip


def txt(**changes: bytes | None) -> dict[bytes, bytes | None]:
    """What a TXT record of ADVERT holds, changed; None leaves a key out."""
    found = {key.encode(): value for key, value in to_txt(ADVERT).items()}
    for key, value in changes.items():
        if value is None:
            del found[key.encode()]
        else:
            found[key.encode()] = value
    return found


def read(properties: dict[bytes, bytes | None]) -> Advert:
    return from_txt(properties, ADVERT.addresses, ADVERT.port)


def test_an_advert_comes_back() -> None:
    assert read(txt()) == ADVERT
    assert read(txt() | {b"future": b"key"}) == ADVERT
    assert read(txt(p=b"1")) == replace(ADVERT, playing=True)


@settings(max_examples=80)
@given(records(_Facts))
def test_every_valid_advert_fits_a_txt_record(facts) -> None:
    advert = Advert(
        facts.id, facts.name, facts.game, facts.seats, facts.taken, facts.playing, facts.language,
        facts.host, facts.key, facts.version, ("10.0.0.1",), 1,
    )  # fmt: skip
    properties = to_txt(advert)
    assert all(len(key) + 1 + len(value) <= 255 for key, value in properties.items())
    assert from_txt({key.encode(): value for key, value in properties.items()}, ("10.0.0.1",), 1) == advert


@pytest.mark.parametrize(
    "changes",
    [
        {"id": b"abc"}, {"id": b"zz" * 16}, {"id": None}, {"k": b"00" * 31}, {"n": b"\xff"}, {"n": b"x" * 33},
        {"n": b"two\nlines"}, {"n": "\u202egnp".encode()}, {"g": b""}, {"g": b"../../etc"}, {"g": b"Poison"},
        {"s": b"0"}, {"s": b"11"}, {"s": b"-1"}, {"s": "٣".encode()}, {"s": b"9" * 4000}, {"s": b""}, {"t": b"11"},
        {"t": b" 1"}, {"l": b"EN"}, {"l": b"englishes"}, {"h": b"x" * 25}, {"v": b"65536"}, {"v": b"1.0"}, {"v": None},
    ],
)  # fmt: skip
def test_what_is_refused(changes: dict[str, bytes | None]) -> None:
    with pytest.raises(BadMessage):
        read(txt(**changes))


@pytest.mark.parametrize("port", [0, -1, 65_536])
def test_ports_that_cannot_be(port: int) -> None:
    with pytest.raises(BadMessage):
        from_txt(txt(), ADVERT.addresses, port)


@settings(max_examples=200)
@given(
    st.dictionaries(
        st.sampled_from([b"id", b"n", b"g", b"s", b"t", b"p", b"l", b"h", b"k", b"v"]),
        st.one_of(st.none(), st.binary(max_size=80)),
    ),
    st.lists(st.text(max_size=40), max_size=4),
)
def test_random_records_raise_nothing_but_bad_message(properties, addresses) -> None:
    with pytest.raises(BadMessage):
        from_txt(txt() | properties | {b"n": b"\xff"}, addresses, 47800)
    try:
        from_txt(properties, addresses, 47800)
    except BadMessage:
        pass


def test_addresses_nobody_can_call_are_left_out() -> None:
    offered = [
        "192.168.1.5", "224.0.0.251", "0.0.0.0", "255.255.255.255", "fe80::1", "fe80::1%eth0", "::", "ff02::fb",
        "nonsense",
        "192.168.1.5", "fd00::5", "127.0.0.1",
    ]  # fmt: skip
    found = from_txt(txt(), offered, 47800).addresses
    assert found == ("127.0.0.1", "192.168.1.5", "fd00::5"), "in a steady order"
    assert len(from_txt(txt(), [f"10.0.0.{n}" for n in range(99)], 1).addresses) == 8
    with pytest.raises(BadMessage, match="no address"):
        from_txt(txt(), ["224.0.0.251"], 47800)


def test_we_announce_nothing_that_others_refuse() -> None:
    for bad in (
        replace(ADVERT, name="x" * 33), replace(ADVERT, id=b"short"), replace(ADVERT, seats=11),
        replace(ADVERT, host="bell\a"), replace(ADVERT, game=""),
    ):  # fmt: skip
        with pytest.raises(BadMessage):
            to_txt(bad)


@pytest.mark.parametrize(
    ("theirs", "ours", "best"),
    [
        # The shared network first, whatever the order in the advert.
        (["10.8.0.3", "192.168.1.9", "fd00::9"], ["192.168.1.5/24"], ["192.168.1.9", "10.8.0.3", "fd00::9"]),
        (["10.8.0.3", "192.168.1.9"], ["10.8.3.5/16"], ["10.8.0.3", "192.168.1.9"]),
        # Without a length: /24.
        (["10.8.0.3", "192.168.1.9"], ["192.168.1.5"], ["192.168.1.9", "10.8.0.3"]),
        # A bridge that both have may be ourselves: last.
        (["172.17.0.1", "10.0.0.7"], ["172.17.0.1/16", "192.168.1.5/24"], ["10.0.0.7", "172.17.0.1"]),
        # Self-assigned addresses after real ones, IPv6 after IPv4, a shared IPv6 network before a foreign IPv4 one.
        (["169.254.3.4", "10.0.0.7"], [], ["10.0.0.7", "169.254.3.4"]),
        (["fd00::9", "10.0.0.7"], ["fd00::2/64"], ["fd00::9", "10.0.0.7"]),
        (["fd00::9"], ["fd00::2"], ["fd00::9"]),
        # Two programs on one machine.
        (["192.168.1.5", "127.0.0.1"], ["192.168.1.5/24"], ["192.168.1.5", "127.0.0.1"]),
        (["garbage", "224.0.0.1", "10.0.0.1"], ["10.0.0.2/8"], ["10.0.0.1"]),
        ([], [], []),
    ],
)
def test_the_most_promising_address_first(theirs: list[str], ours: list[str], best: list[str]) -> None:
    assert list(order_addresses(theirs, ours)) == best
