"""Messages: everything valid comes back as it went, everything else is refused with one kind of error."""

from __future__ import annotations

from dataclasses import replace

import msgpack
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from protocol import wire
from protocol.fields import MAX_ITEMS, specs
from protocol.frames import FrameReader
from protocol.wire import BadMessage, body_of, decode, encode, encode_body
from tests.protocol.aid import BODIES, MESSAGES, records

HELLO = wire.Hello(1, "peer", b"k" * 32, b"n" * 32, b"", "Ann")
PLAY = wire.PlayBody("play", (3, 4), 1, (10, 7), b"p" * 66, b"c" * 32, b"s" * 32)


def packed(*plain: object) -> bytes:
    return msgpack.packb(plain, use_bin_type=True)


def refused(payload: bytes) -> str:
    with pytest.raises(BadMessage) as failure:
        decode(payload)
    return failure.value.reason


@pytest.mark.parametrize("record", wire.MESSAGES, ids=lambda record: record.__name__)
def test_every_message_comes_back(record) -> None:
    @settings(max_examples=25)
    @given(records(record))
    def check(message) -> None:
        again = decode(encode(message))
        assert again == message
        assert type(again) is type(message)

    check()


@pytest.mark.parametrize("record", wire.BODIES, ids=lambda record: record.__name__)
def test_every_body_comes_back(record) -> None:
    @settings(max_examples=25)
    @given(records(record))
    def check(body) -> None:
        kind, raw = encode_body(body)
        assert kind == record.KIND
        assert len(raw) <= wire.MAX_BODY
        assert body_of(kind, raw) == body

    check()


@settings(max_examples=400)
@given(st.binary(max_size=300))
@example(b"\x91\x06")
@example(b"\xdd\xff\xff\xff\xff")
@example(b"\xc6\xff\xff\xff\xff")
@example(b"\x91" * 2000)
@example(b"\xc1")
@example(b"\xd6\xff\x00\x00\x00\x00")
@example(b"\x82\x01\x02\x03\x04")
def test_random_bytes_raise_nothing_but_bad_message(payload: bytes) -> None:
    for read in (decode, lambda raw: body_of(6, raw)):
        try:
            read(payload)
        except BadMessage as bad:
            assert "\n" not in bad.reason  # noqa: PT017


@settings(max_examples=300)
@given(MESSAGES, st.data())
def test_damaged_messages_raise_nothing_but_bad_message(message, data) -> None:
    payload = bytearray(encode(message))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(payload) - 1))
        payload[at] ^= data.draw(st.integers(1, 255))
    try:
        again = decode(bytes(payload))
    except BadMessage:
        return
    assert encode(again) == bytes(payload), "two ways to write one message"


@settings(max_examples=100)
@given(BODIES, st.data())
def test_damaged_bodies_raise_nothing_but_bad_message(body, data) -> None:
    kind, raw = encode_body(body)
    cut = data.draw(st.integers(0, len(raw) - 1))
    for damaged in (raw[:cut], raw + b"\0", raw[:cut] + b"\xff" + raw[cut + 1 :]):
        try:
            again = body_of(kind, damaged)
        except BadMessage:
            continue
        assert encode_body(again) == (kind, damaged)


@pytest.mark.parametrize(
    ("payload", "why"),
    [
        (packed(), "unknown message"),
        (packed(99), "unknown message"),
        (packed("1"), "unknown message"),
        (packed(True, 5), "unknown message"),
        (packed(3), "0 fields instead of 1"),
        (packed(3, 1, 2), "2 fields instead of 1"),
        (packed(3, True), "not a whole number"),
        (packed(3, 1.0), "not a whole number"),
        (packed(3, -1), "not in"),
        (packed(3, 2**31), "not in"),
        (packed(22, 1), "not a boolean"),
        (packed(23, b"text"), "not text"),
        (packed(23, "x" * 201), "longer than 200"),
        (packed(23, "two\nlines"), "control characters"),
        (packed(23, "\u202eevil"), "control characters"),
        (packed(23, "line\u2028line"), "control characters"),
        (packed(5, "Not a word", "x"), "not a word"),
        (packed(5, "", "x"), "not a word"),
        (packed(2, b"s" * 63), "63 bytes instead of bytes 64"),
        (packed(2, "s" * 64), "not bytes"),
        (packed(40, b"t" * 32, 7), "not a list"),
        (packed(40, b"t" * 32, [0] * 11), "not a list of 2"),
        (packed(40, b"t" * 32, [[0]]), "not a list of 2"),
        (packed(40, b"t" * 32, [[0, -1]]), "not in"),
        (packed(40, b"t" * 32, [[0, 0]] * 65), "more than 64 items"),
        (packed(34, b"g", [b"s" * 64] * 11), "more than 10 items"),
        (packed(34, b"g", [b"s" * 63]), "63 bytes instead of bytes 64"),
        (packed(41, [b"x"] * (MAX_ITEMS + 1)), "not msgpack"),
        (packed(11, {}), "not msgpack|not bytes|fields"),
        (packed(6) + b"\0", "not msgpack"),
        (b"\xdc\x00\x01\x06", "shortest"),
        (b"\x91\xcc\x06", "shortest"),
        (b"\x91\xd3" + bytes(7) + b"\x06", "shortest"),
        (b"", "not msgpack"),
        (b"\x06", "not a list"),
        (b"\x92\x17\xa2\xff\xfe", "not msgpack"),
        (b"\x92\x17\xa3\xed\xa0\x80", "not msgpack"),
    ],
)
def test_what_is_refused_and_why(payload: bytes, why: str) -> None:
    reason = refused(payload)
    assert any(part in reason for part in why.split("|")), reason


def test_a_message_of_full_size_passes_and_one_byte_more_does_not() -> None:
    pieces = (b"x" * 65_000,) * 4
    rest = wire.MAX_FRAME - len(encode(wire.Entries((*pieces, b"w" * 1000)))) + 1000
    full = wire.Entries((*pieces, b"w" * rest))
    assert len(encode(full)) == wire.MAX_FRAME
    assert decode(encode(full)) == full
    with pytest.raises(BadMessage, match="longer than"):
        encode(wire.Entries((*pieces, b"w" * (rest + 1))))


@pytest.mark.parametrize(
    "message",
    [
        replace(HELLO, key=b"short"),
        replace(HELLO, name="x" * 25),
        replace(HELLO, table=b"t" * 16),
        replace(HELLO, version=True),
        wire.Say("bell \a"),
        wire.Entries((b"x" * (wire.MAX_ENTRY + 1),)),
        wire.Entries(("text",)),  # type: ignore[arg-type]
    ],
)
def test_we_send_nothing_that_others_refuse(message) -> None:
    with pytest.raises(BadMessage):
        encode(message)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (replace(PLAY, slots=(1,)), "one slot per card"),
        (replace(PLAY, points=b"p" * 33), "one point per slot"),
        (replace(PLAY, points=b"p" * 34), "bytes"),
        (replace(PLAY, c=b""), "proof without points"),
        (replace(PLAY, points=b""), "proof without points"),
        (replace(PLAY, slots=(7, 7)), "twice"),
        (replace(PLAY, cards=(3, 3)), "twice"),
        (replace(PLAY, move="No Word"), "not a word"),
        (wire.SharesBody((1, 2), b"p" * 33, b"c" * 32, b"s" * 32), "one point per slot"),
        (wire.SharesBody((2, 1), b"p" * 66, b"c" * 32, b"s" * 32), "ascending"),
        (wire.SharesBody((1, 1), b"p" * 66, b"c" * 32, b"s" * 32), "twice"),
        (wire.SharesBody((4096,), b"p" * 33, b"c" * 32, b"s" * 32), "not in"),
        (wire.ChooseBody((5, 2)), "ascending"),
        (wire.MixBody(b"d" * 65, b""), "by 66"),
    ],
)
def test_bodies_that_contradict_themselves(body, why: str) -> None:
    with pytest.raises(BadMessage, match=why):
        encode_body(body)
    kind = body.KIND
    plain = [getattr(body, name) for name, _ in specs(type(body))]
    with pytest.raises(BadMessage, match=why):
        body_of(kind, msgpack.packb(plain, use_bin_type=True))


def test_a_move_that_opens_nothing_carries_no_proof() -> None:
    silent = wire.PlayBody("pass", (), 0, (), b"", b"", b"")
    assert body_of(*encode_body(silent)) == silent


def test_the_largest_deck_fits_an_entry() -> None:
    _, raw = encode_body(wire.MixBody(b"d" * 66 * 128, b"p" * 32_768))
    assert len(raw) <= wire.MAX_BODY < wire.MAX_ENTRY


def test_the_largest_lobby_fits_an_offer() -> None:
    member = wire.Member(
        9, b"k" * 32, "𝄞" * 24, 63, "a" * 8, b"r" * 32, b"n" * 32, True, (("f" * 64, 65_535),) * 8
    )  # fmt: skip
    lobby = wire.Lobby(
        2**31 - 1, b"i" * 16, "𝄞" * 32, "a" * 16, b"o" * 2048, 100, 10, (member,) * 10
    )  # fmt: skip
    offer = wire.Offer(encode(lobby))
    assert decode(encode(offer)) == offer


@pytest.mark.parametrize("host", ["", "two words", "ö.local", "x" * 65, "a\n", "[::1]", "a/b"])
def test_hosts_that_cannot_be(host: str) -> None:
    with pytest.raises(BadMessage, match="address of a computer"):
        encode(wire.Join("x", 0, b"n" * 32, "", b"", ((host, 1),)))


def test_unknown_kind_of_body() -> None:
    with pytest.raises(BadMessage, match="unknown kind"):
        body_of(200, b"\x90")


def test_numbers_and_kinds_are_unique() -> None:
    assert len({message.NUMBER for message in wire.MESSAGES}) == len(wire.MESSAGES)
    assert len({body.KIND for body in wire.BODIES}) == len(wire.BODIES)


@settings(max_examples=50)
@given(st.lists(st.integers(0, wire.MAX_ENTRY), max_size=40))
@example([1] * 600)
@example([wire.MAX_ENTRY] * 9)
def test_batches_fit_frames_and_keep_order(sizes: list[int]) -> None:
    raws = [bytes(size) for size in sizes]
    found = list(wire.batches(raws))
    assert all(len(encode(message)) <= wire.MAX_FRAME for message in found)
    assert [raw for message in found for raw in message.raws] == raws


@given(st.text(max_size=60), st.integers(1, 40))
def test_cleaned_text_can_be_sent(text: str, most: int) -> None:
    cleaned = wire.clean_text(text, most)
    assert len(cleaned) <= most
    encode(wire.Say(cleaned))


def test_cleaning_keeps_what_people_write() -> None:
    for text in ("Άννα", "Ђорђе", "👩‍👩‍👧 family", "naïve — “quote”"):
        assert wire.clean_text(text, 40) == text
    assert wire.clean_text("  a\tb\n", 40) == "a b"


@settings(max_examples=60)
@given(st.lists(MESSAGES, max_size=6), st.data())
def test_frames_come_out_however_the_stream_is_cut(messages, data) -> None:
    stream = b"".join(map(wire.frame, messages))
    reader = FrameReader(wire.MAX_FRAME)
    found = []
    while stream:
        cut = data.draw(st.integers(1, len(stream)))
        reader.feed(stream[:cut])
        stream = stream[cut:]
        while (payload := reader.next()) is not None:
            found.append(decode(payload))
    assert found == messages


@pytest.mark.parametrize("length", [0, 101, 2**31, 2**32 - 1])
def test_a_length_that_cannot_be_is_refused_before_its_payload(length: int) -> None:
    reader = FrameReader(100)
    reader.feed(length.to_bytes(4, "big"))
    with pytest.raises(BadMessage, match="a frame of"):
        reader.next()


def test_the_limit_may_rise_between_two_frames() -> None:
    reader = FrameReader(4)
    reader.feed(b"\0\0\0\x04abcd\0\0\0\x05abcde")
    assert reader.next() == b"abcd"
    reader.limit = 5
    assert reader.next() == b"abcde"
    assert reader.next() is None
