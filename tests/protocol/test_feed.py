"""Feeds: the same feed whatever the order, and every fork found, with a proof that stands alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import msgpack
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from protocol import feed
from protocol.feed import (
    DECK,
    FIRST_PREV,
    MAIN,
    MAX_EARLY,
    SIDE,
    At,
    Entry,
    Equivocation,
    Feeds,
    RejectedEntry,
    UnknownAuthor,
    make_entry,
    parse_entry,
    verify_equivocation,
)
from protocol.fields import BadMessage
from protocol.wire import MAX_AUTHORS, MAX_BODY, MAX_ENTRY
from tests.protocol.aid import TABLE, identity

SEATS = 3
KEYS = [identity(seat).key for seat in range(1, SEATS + 1)]
AUTHORS = dict(enumerate(KEYS))
STATE = b"s" * 32


def entry(author: int, seq: int, prev: bytes, **changes) -> Entry:
    fields = {
        "table": TABLE, "author": author, "seq": seq, "prev": prev, "at": At(SIDE, seq, 0), "step": 0,
        "state": STATE, "kind": 10, "body": b"\x91\xa2hi",
    } | changes  # fmt: skip
    return make_entry(identity(author + 1), **fields)


def chain(author: int, length: int, **changes) -> list[Entry]:
    made: list[Entry] = []
    for seq in range(length):
        made.append(entry(author, seq, made[-1].digest if made else FIRST_PREV, **changes))
    return made


def rejected(add: Callable[[], object]) -> RejectedEntry:
    with pytest.raises(RejectedEntry) as failure:
        add()
    return failure.value


LONG = [chain(seat, 12) for seat in range(SEATS)]


def test_an_entry_comes_back_from_its_bytes() -> None:
    made = entry(2, 0, FIRST_PREV, at=At(DECK, 7, 3), step=41, kind=5, body=b"x" * 1000)
    again = parse_entry(made.raw)
    assert again == made
    assert (again.at, again.step, again.kind, again.body) == (At(DECK, 7, 3), 41, 5, b"x" * 1000)
    assert made.digest != entry(2, 0, FIRST_PREV, at=At(DECK, 7, 4)).digest


def test_entries_of_a_feed_in_order() -> None:
    feeds = Feeds(TABLE, KEYS)
    assert feeds.head(1) == (0, FIRST_PREV)
    for made in LONG[1]:
        assert feeds.add(made.raw) == [made]
        assert feeds.add(made.raw) == []
    assert feeds.counts() == {0: 0, 1: 12, 2: 0}
    assert feeds.head(1) == (12, LONG[1][-1].digest)
    assert feeds.entries(1) == tuple(LONG[1])
    assert feeds.entries(0) == ()


@settings(max_examples=60)
@given(st.data())
def test_any_order_with_duplicates_gives_the_same_feeds(data) -> None:
    made = [one for seat in LONG for one in seat]
    order = data.draw(st.permutations(made))
    order = order + data.draw(st.lists(st.sampled_from(made), max_size=10))
    feeds = Feeds(TABLE, KEYS)
    released = [one for raw in order for one in feeds.add(raw.raw)]
    assert feeds.counts() == {0: 12, 1: 12, 2: 12}
    for seat in range(SEATS):
        assert [one for one in released if one.author == seat] == LONG[seat]
        assert feeds.entries(seat) == tuple(LONG[seat])


@settings(max_examples=60)
@given(st.lists(st.integers(0, 12), min_size=SEATS, max_size=SEATS), st.data())
def test_what_is_missing_fills_the_other_side_in_order(counts, data) -> None:
    ours = Feeds(TABLE, KEYS)
    for one in data.draw(st.permutations([one for seat in LONG for one in seat])):
        ours.add(one.raw)
    theirs = Feeds(TABLE, KEYS)
    for seat, count in enumerate(counts):
        for one in LONG[seat][:count]:
            theirs.add(one.raw)
    missing = ours.missing(theirs.counts())
    assert len(missing) == 36 - sum(counts)
    for raw in missing:
        assert len(theirs.add(raw)) == 1, "each in its turn"
    assert theirs.counts() == ours.counts()
    assert ours.missing(theirs.counts()) == []


@pytest.mark.parametrize(
    "counts", [{}, {0: 5}, {0: 0, 1: 0, 2: 0, 3: 99, 2**31 - 1: 99}, dict.fromkeys(range(10), 2**31 - 1)]
)
def test_counts_of_any_shape(counts: dict[int, int]) -> None:
    feeds = Feeds(TABLE, KEYS)
    for seat in LONG:
        for one in seat:
            feeds.add(one.raw)
    known = [counts.get(author, 0) for author in range(SEATS)]
    assert len(feeds.missing(counts)) == sum(max(0, 12 - count) for count in known)


@settings(max_examples=80)
@given(st.data())
def test_a_fork_is_found_in_whatever_order_it_comes(data) -> None:
    honest = LONG[0]
    at = data.draw(st.integers(0, 10))
    prev = honest[at - 1].digest if at else FIRST_PREV
    forked = [entry(0, at, prev, body=b"\x91\xa2ho")]
    for seq in range(at + 1, at + 1 + data.draw(st.integers(0, 2))):
        forked.append(entry(0, seq, forked[-1].digest, body=b"\x91\xa2ho"))
    feeds = Feeds(TABLE, KEYS)
    proof = None
    for one in data.draw(st.permutations(honest + forked)):
        before = feeds.counts()
        try:
            feeds.add(one.raw)
        except Equivocation as found:
            proof = found
            assert feeds.counts() == before, "an exception leaves the feeds unchanged"
    assert proof is not None
    assert proof.author == 0
    assert verify_equivocation(AUTHORS, proof.first_raw, proof.second_raw) == 0
    assert verify_equivocation(AUTHORS, proof.second_raw, proof.first_raw) == 0


def test_two_entries_at_one_place_are_a_fork() -> None:
    first = entry(1, 0, FIRST_PREV, at=At(MAIN, 4, 1))
    second = entry(1, 1, first.digest, at=At(MAIN, 4, 1))
    feeds = Feeds(TABLE, KEYS)
    feeds.add(first.raw)
    with pytest.raises(Equivocation) as found:
        feeds.add(second.raw)
    assert verify_equivocation(AUTHORS, found.value.first_raw, found.value.second_raw) == 1
    assert feeds.counts() == {0: 0, 1: 1, 2: 0}


def test_a_wrong_link_in_the_chain_is_a_fork_early_or_late() -> None:
    first = entry(1, 0, FIRST_PREV)
    stray = entry(1, 1, b"x" * 32)
    for order in ((first, stray), (stray, first)):
        feeds = Feeds(TABLE, KEYS)
        feeds.add(order[0].raw)
        with pytest.raises(Equivocation) as found:
            feeds.add(order[1].raw)
        assert verify_equivocation(AUTHORS, found.value.first_raw, found.value.second_raw) == 1


def test_honest_entries_prove_nothing() -> None:
    one, two = LONG[0][3], LONG[0][4]
    for first, second in [(one, two), (one, one), (one, LONG[1][3]), (LONG[0][1], LONG[0][5])]:
        rejected(lambda first=first, second=second: verify_equivocation(AUTHORS, first.raw, second.raw))


def test_a_forged_proof_proves_nothing() -> None:
    honest = entry(0, 0, FIRST_PREV)
    forged = make_entry(
        identity(9), TABLE, 0, 0, FIRST_PREV, At(SIDE, 0, 0), 0, STATE, 10, b"\x91\xa2ho"
    )  # fmt: skip
    elsewhere = entry(0, 0, FIRST_PREV, table=b"U" * 32)
    for second in (forged.raw, elsewhere.raw, b"", b"x" * 200):
        rejected(lambda second=second: verify_equivocation(AUTHORS, honest.raw, second))
    fork = entry(1, 0, FIRST_PREV, body=b"\x91\xa2ho")
    assert verify_equivocation(AUTHORS, LONG[1][0].raw, fork.raw) == 1
    rejected(lambda: verify_equivocation({0: KEYS[0]}, LONG[1][0].raw, fork.raw))


@settings(max_examples=150)
@given(st.integers(0, len(LONG[0][1].raw) - 1), st.integers(1, 255))
def test_no_changed_byte_gets_in(at: int, change: int) -> None:
    raw = bytearray(LONG[0][1].raw)
    raw[at] ^= change
    feeds = Feeds(TABLE, KEYS)
    feeds.add(LONG[0][0].raw)
    failure = rejected(lambda: feeds.add(bytes(raw)))
    assert failure.author is None, "nothing is proven about anybody"
    assert feeds.add(LONG[0][1].raw) == [LONG[0][1]]


@settings(max_examples=150)
@given(st.binary(max_size=400))
def test_random_bytes_are_rejected(raw: bytes) -> None:
    feeds = Feeds(TABLE, KEYS)
    rejected(lambda: feeds.add(raw))
    with pytest.raises(BadMessage):
        parse_entry(raw)


def test_entries_that_belong_elsewhere() -> None:
    feeds = Feeds(TABLE, KEYS)
    assert "another table" in rejected(lambda: feeds.add(entry(0, 0, FIRST_PREV, table=b"U" * 32).raw)).reason
    assert "no author 5 yet" in rejected(lambda: feeds.add(entry(5, 0, FIRST_PREV).raw)).reason
    pretender = make_entry(identity(3), TABLE, 0, 0, FIRST_PREV, At(SIDE, 0, 0), 0, STATE, 10, b"\x90")
    assert "wrong signature" in rejected(lambda: feeds.add(pretender.raw)).reason


def test_nobody_but_the_author_can_rewrite_an_entry() -> None:
    # The same content in a longer msgpack form, under the honest signature: refused, so no false proof of a fork.
    made = LONG[0][0]
    content = msgpack.unpackb(made.raw[:-64])
    longer = b"\xdc\x00\x09" + b"".join(msgpack.packb(field, use_bin_type=True) for field in content)
    assert "shortest" in rejected(lambda: Feeds(TABLE, KEYS).add(longer + made.signature)).reason


@pytest.mark.parametrize(
    "changes",
    [
        {"author": -1}, {"author": 2**31}, {"seq": -1}, {"prev": b"x" * 31}, {"prev": b"x" * 32}, {"at": At(3, 0, 0)},
        {"at": At(MAIN, -1, 0)}, {"at": At(MAIN, 0, 2**31)}, {"step": 2**31}, {"state": b""}, {"kind": 0},
        {"kind": 256}, {"body": b"x" * (MAX_BODY + 1)}, {"table": b"t"},
    ],
)  # fmt: skip
def test_entries_with_fields_out_of_range_are_not_made(changes: dict[str, object]) -> None:
    with pytest.raises(BadMessage):
        entry(**({"author": 0, "seq": 0, "prev": FIRST_PREV} | changes))  # type: ignore[arg-type]


def test_the_largest_body_fits() -> None:
    raw = entry(0, 0, FIRST_PREV, body=b"x" * MAX_BODY).raw
    assert len(raw) <= MAX_ENTRY
    assert Feeds(TABLE, KEYS).add(raw)
    rejected(lambda: Feeds(TABLE, KEYS).add(raw + b"x" * MAX_ENTRY))


def test_early_entries_wait_within_a_limit() -> None:
    made = chain(0, MAX_EARLY + 3)
    feeds = Feeds(TABLE, KEYS)
    for one in reversed(made):
        feeds.add(one.raw)
    # The two that were too far ahead are fetched again.
    assert feeds.counts()[0] == MAX_EARLY + 1
    for one in made[-2:]:
        assert feeds.add(one.raw) == [one]


def test_a_feed_has_a_longest_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(feed, "MAX_FEED", 5)
    feeds = Feeds(TABLE, KEYS)
    for one in LONG[2][:5]:
        feeds.add(one.raw)
    failure = rejected(lambda: feeds.add(LONG[2][5].raw))
    assert failure.author == 2
    monkeypatch.setattr(feed, "MAX_FEED", 100)
    monkeypatch.setattr(feed, "MAX_FEED_BYTES", 5 * len(LONG[2][0].raw))
    assert rejected(lambda: feeds.add(LONG[2][5].raw)).author == 2
    assert feeds.counts() == {0: 0, 1: 0, 2: 5}


# ---- who sits down later ---------------------------------------------------------------------------------

LATE = 71  # a newcomer's number


def test_entries_of_somebody_who_does_not_sit_yet() -> None:
    """They say nothing about anybody before their author is known, and count from then on."""
    feeds = Feeds(TABLE, KEYS)
    feed_of_newcomer = [entry(LATE, 0, FIRST_PREV)]
    feed_of_newcomer.append(entry(LATE, 1, feed_of_newcomer[0].digest))
    with pytest.raises(UnknownAuthor) as failure:
        feeds.add(feed_of_newcomer[0].raw)
    assert failure.value.author is None
    assert LATE not in feeds.counts()
    feeds.admit(LATE, identity(LATE + 1).key)
    assert feeds.head(LATE) == (0, FIRST_PREV)
    for made in feed_of_newcomer:
        assert feeds.add(made.raw) == [made]
    assert feeds.counts() == {0: 0, 1: 0, 2: 0, LATE: 2}
    assert feeds.missing({LATE: 1}) == [feed_of_newcomer[1].raw]


def test_an_admitted_author_signs_for_nobody_else() -> None:
    feeds = Feeds(TABLE, KEYS)
    feeds.admit(LATE, identity(LATE + 1).key)
    pretender = make_entry(identity(1), TABLE, LATE, 0, FIRST_PREV, At(SIDE, 0, 0), 0, STATE, 10, b"\x90")
    assert "wrong signature" in rejected(lambda: feeds.add(pretender.raw)).reason
    pretender = make_entry(identity(LATE + 1), TABLE, 0, 0, FIRST_PREV, At(SIDE, 0, 0), 0, STATE, 10, b"\x90")
    assert "wrong signature" in rejected(lambda: feeds.add(pretender.raw)).reason


def test_a_number_is_given_once() -> None:
    feeds = Feeds(TABLE, KEYS)
    feeds.admit(LATE, KEYS[0])
    feeds.admit(LATE, KEYS[0])
    for author in (0, LATE):
        with pytest.raises(ValueError, match="one number for two"):
            feeds.admit(author, KEYS[1])
    assert feeds.keys == AUTHORS | {LATE: KEYS[0]}


def test_there_is_a_largest_number_of_authors() -> None:
    feeds = Feeds(TABLE, KEYS)
    for author in range(MAX_AUTHORS):
        feeds.admit(author, identity(author + 1).key)
    with pytest.raises(ValueError, match="too many"):
        feeds.admit(MAX_AUTHORS, identity(MAX_AUTHORS + 1).key)
    assert len(feeds.counts()) == MAX_AUTHORS


def test_entries_are_values() -> None:
    made = LONG[0][0]
    with pytest.raises(AttributeError):
        made.seq = 4  # type: ignore[misc]
    assert replace(made, seq=4) != made
