"""The beacon's packets and what is kept of them: everything valid comes back, nothing else gets in, all has limits."""

from __future__ import annotations

from dataclasses import replace

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol import beacon
from protocol.advert import Advert
from protocol.beacon import (
    MAGIC,
    MAX_PACKET,
    Farewell,
    Gate,
    Heard,
    Notice,
    Question,
    Rhythm,
    farewell,
    notice,
    question,
    read_packet,
)
from protocol.fields import BadMessage
from tests.protocol.aid import records

ADVERT = Advert(
    b"i" * 16, "Τραπέζι", "poison", 4, 2, False, "el", "Ηλένα", b"k" * 32, 1, ("10.0.0.7",), 47800
)


def told(number: int = 1, key: bytes = b"k" * 32, **changes) -> Notice:
    known = read_packet(notice(replace(ADVERT, id=number.to_bytes(16, "big"), key=key)))
    assert isinstance(known, Notice)
    return replace(known, **changes)


def packed(*plain: object) -> bytes:
    return MAGIC + msgpack.packb(plain)


# ---- packets


def test_a_table_comes_back_with_the_address_it_came_from() -> None:
    heard = Heard()
    known = read_packet(notice(ADVERT))
    assert isinstance(known, Notice)
    assert heard.take(known, "10.0.0.7", 0.0)
    assert heard.adverts == (ADVERT,)
    assert read_packet(question()) == Question()


@settings(max_examples=80)
@given(records(Notice))
def test_every_valid_notice_fits_a_packet(known: Notice) -> None:
    packet = MAGIC + msgpack.packb((2, *vars(known).values()))
    assert len(packet) <= MAX_PACKET
    assert read_packet(packet) == known


def test_the_largest_notice_fits() -> None:
    largest = replace(
        ADVERT, name="😀" * 32, host="😀" * 24, game="g" * 16, language="l" * 8, version=65_535, port=65_535
    )
    assert len(notice(largest)) <= MAX_PACKET


FACTS = [1, b"i" * 16, "Kitchen", "poison", 4, 2, False, "en", "Ann", b"k" * 32, 47800]


@pytest.mark.parametrize(
    "packet",
    [
        b"", b"lanpart", MAGIC, b"LANPARTY" + question()[8:], packed(), packed(4, 1), packed(0), packed(True, 1),
        packed("1", 1), packed(None), packed([1], 1), packed(1), packed(1, 1, 1), packed(1, -1), packed(1, 65_536),
        packed(1, "1"), question() + b"\0", MAGIC + b"\x81\x01\x02", MAGIC + b"\xc1", MAGIC + b"\x93\x02",
        MAGIC + b"\xdc\xff\xff", MAGIC + b"\xc6\xff\xff\xff\xff", MAGIC + b"\x91" * 400, packed(2, *FACTS, 0),
        packed(2, *FACTS[:-1]), b"x" * 65_507, packed(2, *FACTS) + b"\0" * 500,
    ],
)  # fmt: skip
def test_what_is_no_packet(packet: bytes) -> None:
    with pytest.raises(BadMessage):
        read_packet(packet)


def test_what_is_too_long_is_not_even_read() -> None:
    with pytest.raises(BadMessage, match="longer"):
        read_packet(packed(2, *FACTS, b"x" * MAX_PACKET))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        (0, 65_536), (1, b"short"), (1, "i" * 16), (2, "x" * 33), (2, "two\nlines"), (2, "\u202egnp"), (3, ""),
        (3, "../etc"), (4, 0), (4, 11), (4, True), (5, -1), (5, 11), (6, 1), (6, None), (7, "EN"), (8, "x" * 25),
        (9, b"k" * 31), (10, 0), (10, 65_536), (10, 1.5),
    ],
)  # fmt: skip
def test_a_notice_with_one_wrong_field(field: int, value: object) -> None:
    assert isinstance(read_packet(packed(2, *FACTS)), Notice)
    facts: list[object] = list(FACTS)
    facts[field] = value
    with pytest.raises(BadMessage):
        read_packet(packed(2, *facts))


@settings(max_examples=300)
@given(st.binary(max_size=600))
def test_random_bytes_raise_nothing_but_bad_message(raw: bytes) -> None:
    for packet in (raw, MAGIC + raw):
        try:
            read_packet(packet)
        except BadMessage:
            pass


def test_we_send_nothing_that_others_refuse() -> None:
    for bad in (replace(ADVERT, name="x" * 33), replace(ADVERT, seats=0), replace(ADVERT, port=0)):
        with pytest.raises(BadMessage):
            notice(bad)


# ---- what is heard


def test_only_news_are_news() -> None:
    heard = Heard()
    assert heard.take(told(), "10.0.0.7", 0.0)
    assert not heard.take(told(), "10.0.0.7", 3.0)
    assert heard.take(told(taken=3), "10.0.0.7", 6.0)
    assert heard.take(told(taken=3), "192.168.1.7", 6.0), "the same laptop, on another network"
    (advert,) = heard.adverts
    assert advert.taken == 3
    assert advert.addresses == ("10.0.0.7", "192.168.1.7")


def test_two_laptops_at_one_table_are_two() -> None:
    heard = Heard()
    heard.take(told(key=b"a" * 32), "10.0.0.7", 0.0)
    heard.take(told(key=b"b" * 32), "10.0.0.8", 0.0)
    assert [advert.addresses for advert in heard.adverts] == [("10.0.0.7",), ("10.0.0.8",)]


def test_what_is_not_told_again_is_forgotten() -> None:
    heard = Heard()
    heard.take(told(1), "10.0.0.7", 0.0)
    heard.take(told(2), "10.0.0.8", 0.0)
    heard.take(told(2), "10.0.0.8", 30.0)
    assert not heard.expire(beacon.EXPIRE_S)
    assert heard.expire(beacon.EXPIRE_S + 0.1)
    assert [advert.addresses for advert in heard.adverts] == [("10.0.0.8",)]
    assert heard.expire(30.1 + beacon.EXPIRE_S)
    assert len(heard) == 0


def test_a_farewell_takes_back_what_its_sender_has_told() -> None:
    heard = Heard()
    for source in ("10.0.0.7", "10.0.0.8"):
        heard.take(told(), source, 0.0)
    gone = read_packet(farewell(replace(ADVERT, id=(1).to_bytes(16, "big"))))
    assert isinstance(gone, Farewell)
    assert not heard.forget(gone, "10.0.0.9")
    assert not heard.forget(replace(gone, id=b"o" * 16), "10.0.0.7")
    assert heard.forget(gone, "10.0.0.7")
    assert heard.adverts[0].addresses == ("10.0.0.8",)
    assert not heard.forget(gone, "10.0.0.7")
    assert heard.forget(gone, "10.0.0.8")
    assert len(heard) == 0


def test_what_is_out_of_reach_is_forgotten() -> None:
    heard = Heard()
    heard.take(told(), "10.0.0.7", 0.0)
    heard.take(told(), "192.168.1.7", 0.0)
    assert not heard.keep(lambda source: True)
    assert heard.keep(lambda source: source.startswith("10."))
    assert heard.adverts[0].addresses == ("10.0.0.7",)
    assert heard.keep(lambda source: False)
    assert heard.adverts == ()


@pytest.mark.parametrize(
    "source", ["224.0.0.251", "0.0.0.0", "255.255.255.255", "nonsense", "fe80::1%eth0", ""]
)
def test_addresses_that_nobody_can_call(source: str) -> None:
    heard = Heard()
    assert not heard.take(told(), source, 0.0)
    assert len(heard) == 0


def test_one_laptop_cannot_fill_the_list() -> None:
    heard = Heard()
    for number in range(1000):
        heard.take(told(number), "10.0.0.66", 0.0)
    assert len(heard) == beacon.MAX_PER_SOURCE
    assert heard.take(told(5000), "10.0.0.7", 0.0)
    for number in range(1000):
        heard.take(told(number + 2000), f"10.0.{number // 250 + 1}.{number % 250}", 0.0)
    assert len(heard) == beacon.MAX_HEARD
    for number in range(50):
        heard.take(told(5000), f"10.9.0.{number}", 0.0)
    assert max(len(advert.addresses) for advert in heard.adverts) == 8


# ---- gates and rhythms


def test_a_gate_lets_a_burst_through_and_then_a_rate() -> None:
    gate = Gate(rate=10.0, burst=5.0)
    assert sum(gate.lets("a", 0.0) for _ in range(100)) == 5
    assert sum(gate.lets("a", 0.5) for _ in range(100)) == 5
    assert sum(gate.lets("a", 0.65) for _ in range(100)) == 1
    assert gate.lets("b", 0.65), "others aren't held up"
    assert sum(gate.lets("a", 1000.0) for _ in range(100)) == 5


def test_a_gate_remembers_so_many_sources_only() -> None:
    gate = Gate(rate=10.0, burst=5.0)
    passed = sum(gate.lets(f"{number}", 0.0) for number in range(1000))
    assert passed == beacon.MAX_SOURCES
    assert not gate.lets("late", 0.4)
    assert gate.lets("late", 0.6)


def test_a_rhythm() -> None:
    rhythm = Rhythm((0.0, 0.5), 3.0)
    assert not rhythm.due(100.0)
    rhythm.begin(100.0)
    times, now = [], 100.0
    while now < 108.0:
        if rhythm.due(now):
            times.append(now)
            assert rhythm.next > now
        now += 0.25
    assert times == [100.0, 100.5, 103.5, 106.5]
    rhythm.begin(108.0)
    assert rhythm.due(109.0)
    assert rhythm.due(109.0), "the second of the burst is late too"
    assert not rhythm.due(109.0)
    rhythm.stop()
    assert not rhythm.due(1e9)
