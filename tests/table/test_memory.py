"""A seat that signs without end fills its own feed up to a limit, and nothing else."""

from __future__ import annotations

import tracemalloc
from collections.abc import Iterator

import pytest
from simulation.world import World

from lanparty.table.aside import MAX_CHAT
from lanparty.table.replica import Table
from protocol import feed
from protocol.feed import DECK, MAIN, MAX_EARLY, SIDE, At, RejectedEntry, make_entry
from protocol.wire import MAX_SEATS, Body, ChatBody, MixBody, PlayBody, encode_body

QUICK = {"mode": "quick"}
FLOODER = 1
LIMIT = 400_000  # bytes of a feed, in these tests


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    """A table that has just been dealt."""
    monkeypatch.setattr(feed, "MAX_FEED_BYTES", LIMIT)
    made = World("poison", 2, 1, options=QUICK)
    made.run(until=lambda: all(table.dealt for table in made.tables))
    return made


def flood(world: World, body: Body, track: int, ahead: int, count: int, gap: int = 0) -> Iterator[bytes]:
    """Signed entries of one seat, each for a place of its own, from `ahead` on; the first `gap` are kept back."""
    kind, packed = encode_body(body)
    table = world.tables[FLOODER]
    seq, prev = table.feeds.head(FLOODER)
    step = ahead if track == MAIN else 0
    for number in range(count):
        entry = make_entry(
            world.identities[FLOODER], world.genesis.id, FLOODER, seq, prev, At(track, ahead + number, 0),
            step + number if track == MAIN else step, table.main.hashes[0], kind, packed,
        )  # fmt: skip
        seq, prev = entry.seq + 1, entry.digest
        if number >= gap:
            yield entry.raw


def take(table: Table, raws: Iterator[bytes]) -> int:
    """How many entries were refused: all because the feed is too long."""
    refused = []
    for raw in raws:
        try:
            table.got(raw)
        except RejectedEntry as rejected:
            refused.append(
                (rejected.author, rejected.reason)
            )  # itself it would hold on to all that it went through
    assert all(author == FLOODER and "too long" in reason for author, reason in refused)
    return len(refused)


def held(table: Table) -> int:
    return sum(len(entry.raw) for entry in table.feeds.entries(FLOODER))


BIG = MixBody(bytes(66 * 100), bytes(30_000))
FLOODS = {
    "decks far ahead": (BIG, DECK, 10**6, 60),
    "decks of the past": (BIG, DECK, 0, 60),
    "steps far ahead": (PlayBody("play", (1,), 0, (1,), bytes(33), bytes(32), bytes(32)), MAIN, 1000, 2000),
    "chat": (ChatBody("ß" * 200), SIDE, 0, 1500),
}


@pytest.mark.parametrize("what", FLOODS)
def test_a_flood_fills_one_feed_and_no_more(world: World, what: str) -> None:
    body, track, ahead, count = FLOODS[what]
    table = world.tables[0]
    raws = list(flood(world, body, track, ahead, count))
    assert sum(map(len, raws)) > 1.2 * LIMIT
    take(table, iter(raws[:1]))
    tracemalloc.start()
    try:
        refused = take(table, iter(raws[1:]))
        grown, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert refused > 0
    assert LIMIT * 0.8 < held(table) <= LIMIT
    # An entry is kept as it came and as what it says, with a few hundred bytes around it.
    assert grown < 4 * LIMIT + 1500 * (count - refused)
    assert len(table.happened) <= MAX_CHAT + 10
    counts = table.feeds.counts()
    assert take(table, iter(raws[-20:])) == 20
    assert table.feeds.counts() == counts


def test_entries_behind_a_gap_are_kept_up_to_a_number(world: World) -> None:
    table = world.tables[0]
    before = table.feeds.counts()
    raws = list(flood(world, ChatBody("hello"), SIDE, 0, 300, gap=1))
    tracemalloc.start()
    try:
        assert take(table, iter(raws)) == 0
        grown, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert table.feeds.counts() == before
    assert grown < 3000 * MAX_EARLY


def test_a_flooded_table_plays_on(world: World) -> None:
    for raw in flood(world, ChatBody("ß" * 200), SIDE, 0, 300):
        for index in (0, 1):
            world._receive(index, raw)
    world.go_on()
    for table in world.tables:
        assert table.fault is None
        assert table.audits.verdict == "passed"


def test_chat_beyond_a_number_is_not_shown(world: World) -> None:
    for raw in flood(world, ChatBody("hi"), SIDE, 0, MAX_CHAT + 200):
        world.tables[0].got(raw)
    assert [item.kind for item in world.tables[0].happened].count("chat") == MAX_CHAT


def test_limits_leave_room_for_an_evening_and_for_the_laptop() -> None:
    """A hundred deals of six fit a few times over; ten seats that all flood fill no laptop."""
    world = World("poison", 6, 2, options=QUICK)
    world.run()
    assert 100 * held(world.tables[0]) < feed.MAX_FEED_BYTES / 4
    assert 100 * world.tables[0].feeds.counts()[FLOODER] < feed.MAX_FEED / 4
    assert feed.MAX_FEED_BYTES * MAX_SEATS <= 160 * 2**20
