"""Who has no seat – a stranger, who has left or was given up – can't stop the others, nor write to their disks."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

import pytest
from simulation.company import Company, check_goes_on, hand, moves, outsider, sign, told, when
from simulation.disks import DiskWorld
from simulation.liar_checks import check_caught
from simulation.liars import Draft, LyingTable, LyingWorld
from simulation.lies import Says
from simulation.test_departures import company

from lanparty.table import strangers
from lanparty.table.replica import Table
from protocol.feed import DECK, MAIN, SIDE, At, RejectedEntry, make_entry, parse_entry
from protocol.identity import Identity
from protocol.wire import (
    AgreeBody,
    Chair,
    ChairsBody,
    ChatBody,
    Gone,
    PlayBody,
    SealBody,
    SeedBody,
    VoteBody,
    encode_body,
)  # fmt: skip

ZEROS = bytes(32)


def bring_to_all(world: Company, raws: list[bytes]) -> None:
    for index, table in enumerate(world.tables):
        if table in world.present:
            world.bring(index, raws)


# ---- who was given up ------------------------------------------------------------------------------------------

SAYINGS = {
    "garbage": lambda table: (At(SIDE, 90, 0), 10, b"\xc1"),
    "no kind of body": lambda table: (At(MAIN, table.step, 0), 200, b"\x90"),
    "a move": lambda table: (At(MAIN, table.step, 0), PlayBody("play", (1,), 0, (1,), bytes(33), ZEROS, ZEROS)),
    "an end of the deal": lambda table: (At(MAIN, table.step, 1), SealBody(1, ZEROS, ZEROS)),
    "a step that is over": lambda table: (At(MAIN, table.step - 1, 0), ChatBody("hi")),
    "a stage that there isn't": lambda table: (At(DECK, 1024, 99), AgreeBody(ZEROS)),
    "a move beside the table": lambda table: (At(SIDE, 90, 0), SealBody(1, ZEROS, ZEROS)),
    "a vote that makes no sense": lambda table: (At(SIDE, 90, 0), VoteBody(table.departures.epoch, ())),
    "a vote": lambda table: (At(SIDE, 90, 0), VoteBody(table.departures.epoch, (Gone(0, 1, ZEROS),))),
    "another seed": lambda table: (At(SIDE, 90, 0), SeedBody(512, ZEROS)),
    "a seed of no deck": lambda table: (At(SIDE, 90, 0), SeedBody(999, ZEROS)),
    "who shall sit down": lambda table: (At(MAIN, table.step + 20, 1), ChairsBody(())),
    "chat": lambda table: (At(SIDE, 90, 0), ChatBody("I am still here")),
}  # fmt: skip


@pytest.fixture(scope="module")
def without_two() -> tuple[Company, list[bytes]]:
    """A table that has gone on without seat 2, dealt again; what it would take for somebody who comes to see it."""
    world = company(4, deals=1)
    when(world, lambda table: moves(table) >= 4)
    world.vanish(2)
    world.give_up([2])
    when(world, lambda table: bool(told(table, "seated")) and moves(table) >= 8)
    return world, world.tables[0].feeds.missing({})


@pytest.mark.parametrize("what", SAYINGS)
def test_who_was_given_up_says_what_it_likes(without_two: tuple[Company, list[bytes]], what: str) -> None:
    world, raws = without_two
    table = outsider(world)
    hand(table, raws)
    before = table.main.state, len(table.happened), table.waiting()
    hand(table, sign(world, table, 2, SAYINGS[what](table)))
    assert table.fault is None
    assert (table.main.state, len(table.happened), table.waiting()) == before


def test_who_was_given_up_tells_two_stories(without_two: tuple[Company, list[bytes]]) -> None:
    """Nobody's game rests on it any more: it isn't even written down."""
    world, raws = without_two
    table = outsider(world)
    hand(table, raws)
    table.take_entries()
    for number in range(5):
        hand(table, sign(world, table, 2, (At(SIDE, 5, 0), ChatBody(f"story {number}"))))
    assert table.fault is None
    assert len(table.take_entries()) == 1


def test_the_table_is_played_to_its_end_whatever_they_say() -> None:
    world = company(4, deals=1)
    when(world, lambda table: moves(table) >= 4)
    world.vanish(2)
    world.give_up([2])
    when(world, lambda table: bool(told(table, "seated")))
    table = world.tables[0]
    bring_to_all(
        world,
        sign(world, table, 2, *(say(table) for name, say in SAYINGS.items() if name != "no kind of body")),
    )
    world.go_on()
    check_goes_on(world)


# ---- who has left ----------------------------------------------------------------------------------------------


def after_leaving(world: Company, table: Table) -> list[bytes]:
    """What seat 1 signs behind its last word: right moves among it."""
    return sign(
        world, table, 1,
        (At(SIDE, 50, 0), ChatBody("and another thing")),
        (At(SIDE, 51, 0), SeedBody(512, ZEROS)),
        (At(MAIN, table.step, 0), PlayBody("play", (1,), 0, (1,), bytes(33), ZEROS, ZEROS)),
        (At(DECK, 99 * 256, 0), AgreeBody(ZEROS)),
    )  # fmt: skip


@pytest.mark.parametrize("first", ["the last word", "what comes behind it"])
def test_nothing_comes_behind_the_last_word(first: str) -> None:
    world = company(3)
    when(world, lambda table: moves(table) >= 10)
    leaver = world.tables[1]
    before = world.tables[0].feeds.counts()[1]
    leaver.leave()
    last = [entry.raw for entry in leaver.feeds.entries(1)[before:]]
    beyond = after_leaving(world, leaver)
    world.vanish(1)
    for index in (0, 2):
        world.bring(index, last + beyond if first == "the last word" else beyond + last)
        assert {refused.author for refused in world.refused[index]} <= {1}
    world.go_on()
    check_goes_on(world)
    for table in world.present:
        assert table.feeds.counts()[1] == before + len(last)
        assert told(table, "left", "void", "seated") == [("left", 1), ("seated", 1)]
    late = outsider(world)
    hand(late, world.joined[0])
    assert (late.fault, late.main.state) == (None, world.tables[0].main.state)
    for raw in beyond:
        with pytest.raises(RejectedEntry, match="has ended"):
            late.got(raw)


def test_nothing_comes_behind_the_last_word_after_a_restart(tmp_path: Path) -> None:
    world = DiskWorld(tmp_path, lambda *_: False, "poison", 3, 4, deals=1)
    world.run(until=lambda: all(moves(table) >= 6 for table in world.tables))
    leaver = world.tables[1]
    leaver.leave()
    world.pump(1)
    beyond = after_leaving(world, leaver)  # type: ignore[arg-type]
    world.go_on(until=lambda: all(1 in table.departures.left for table in world.tables))
    for index in (0, 1):
        world.restart(index)
        world.go_on(until=lambda index=index: world.tables[index].step > 0)  # type: ignore[misc]
    world.tables[1].say("am I still here?")
    world.go_on()
    for index, table in enumerate(world.tables):
        counts = table.feeds.counts()[1]
        for raw in beyond:
            world._receive(index, raw)
        assert table.feeds.counts()[1] == counts
        assert table.fault is None
        assert table.over or index == 1


# ---- who never sat down ----------------------------------------------------------------------------------------


def test_strangers_fill_a_bounded_place_in_memory_and_none_on_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strangers, "MAX_STRANGERS", 100_000)
    world = company(2, deals=1)
    when(world, lambda table: table.dealt)
    table, stranger = world.tables[0], Identity.from_seed(bytes(range(32)))
    table.take_entries()
    kind, body = encode_body(ChatBody("x" * 100))
    for author in (0, 1, 77, 40970, 2**31 - 1):
        for seq in range(300):
            prev = ZEROS if seq == 0 else bytes([seq % 256]) * 32
            entry = make_entry(
                stranger,
                world.genesis.id,
                author,
                seq,
                prev,
                At(SIDE, seq, 0),
                0,
                table.main.hashes[0],
                kind,
                body,
            )
            with pytest.raises(RejectedEntry) if author < 2 else nullcontext():
                table.got(entry.raw)
    assert table.take_entries() == []
    assert sum(map(len, table._strangers.take())) < 100_000
    assert table.fault is None
    world.go_on()
    check_goes_on(world)


def test_who_signs_two_stories_again_and_again_is_written_down_once() -> None:
    world = company(2, deals=1)
    when(world, lambda table: table.dealt)
    table = world.tables[0]
    seq, prev = table.feeds.head(1)
    table.take_entries()
    for number in range(50):
        kind, body = encode_body(ChatBody(f"story {number}"))
        entry = make_entry(
            world.identities[1],
            world.genesis.id,
            1,
            seq,
            prev,
            At(SIDE, 0, 0),
            table.step,
            table.main.state,
            kind,
            body,
        )
        table.got(entry.raw)
    assert table.fault is not None
    assert table.fault.seat == 1
    assert len(table.take_entries()) == 2, "one of the feed, and one that shows that there is another"


# ---- nobody sits twice -----------------------------------------------------------------------------------------


def test_a_newcomer_whom_two_laptops_offer_a_seat_gets_one() -> None:
    """Each of them runs a computer player, and the newcomer has asked them all."""
    world = company(4, deals=2, runs={2: 0, 3: 1})
    index, newcomer = world.newcomer()
    world.tables[0].offer(world.chair(2, newcomer))
    world.tables[1].offer(world.chair(3, newcomer))
    world.go_on()
    check_goes_on(world)
    for table in world.present:
        assert told(table, "seated") == [("seated", 2)]
        assert [chair.key for chair in table.roster.seated].count(newcomer.key) == 1
    assert world.tables[index].me == 2


@pytest.mark.parametrize("who", [0, 1, 3])
def test_who_sits_here_and_asks_for_a_seat_gets_none(who: int) -> None:
    """Its own computer player's (0), another's (1), or that of the computer player itself (3): the table goes on."""
    world = company(4, deals=2, runs={3: 0})
    world.tables[0].offer(world.chair(3, world.identities[who]))
    world.go_on()
    check_goes_on(world)
    for table in world.present:
        assert told(table, "seated") == []


def test_who_was_given_up_may_come_back_as_a_newcomer() -> None:
    world = company(3, deals=3)
    when(world, lambda table: moves(table) >= 5)
    world.vanish(2)
    world.give_up([2])
    when(world, lambda table: bool(told(table, "seated")) and moves(table) > 6)
    world.away.clear()
    world.heal()
    host = next(t for t in world.tables[:2] if t.roster.laptop(2) == t.roster.laptop(t.me or 0))
    world.go_on(lambda: world.tables[2].me is None)
    host.offer(world.chair(2, world.identities[2]))
    world.go_on()
    check_goes_on(world)
    assert world.tables[2].me == 2
    assert [told(table, "seated") for table in world.tables[:2]] == [[("seated", 2), ("seated", 2)]] * 2


def test_a_newcomer_of_a_part_of_the_match_that_was_void_for_others() -> None:
    """One saw a newcomer sit down, others not yet; then somebody vanished: all agree on who sits there."""
    world = company(4, deals=2, runs={3: 0})
    _, newcomer = world.newcomer()
    world.tables[0].offer(world.chair(3, newcomer))
    world.go_on(lambda: len({bool(told(world.tables[index], "seated")) for index in (0, 1)}) == 2)
    assert {len(told(world.tables[index], "seated")) for index in (0, 1)} == {0, 1}
    world.vanish(2)
    world.lose()
    world.give_up([2])
    world.go_on()
    check_goes_on(world)
    assert {tuple(told(table, "void")) for table in world.present} == {(("void", -1),)}


def test_a_filler_that_leaves_when_it_has_named_somebody() -> None:
    """Whether a replica has heard of its leaving before it came to that step or after: all take who was named."""
    world = company(4, deals=2)
    when(world, lambda table: moves(table) >= 4)
    world.vanish(3)
    world.give_up([3])
    when(world, lambda table: any(e.kind == ChairsBody.KIND for e in table.feeds.entries(0)), 0)
    slow = world.tables[2]
    held = [raw for raw in world.tables[0].feeds.missing(slow.feeds.counts()) if parse_entry(raw).author == 0]
    world.tables[0].leave()
    last = [entry.raw for entry in world.tables[0].feeds.entries(0) if entry.raw not in held][-1:]
    world.bring(2, [*held, *last])
    world.pump(0)
    world.away.add(0)
    world.go_on()
    check_goes_on(world)


# ---- lies about who sits down ----------------------------------------------------------------------------------

N = [Identity.from_seed(bytes([number]) * 32) for number in range(3)]
Chairs = Callable[[LyingTable], tuple[Chair, ...]]


def person(seat: int, key: bytes, level: str = "", run_by: bytes = b"") -> Chair:
    return Chair(seat, key, "N", 0, level, run_by, ())


# Seat 1 lies; it runs the computer player on seat 2. Seat 0 is another laptop.
WRONG: dict[str, tuple[Chairs, str]] = {
    "its own key": (lambda t: (person(2, t.genesis.keys[1]),), "second seat"),
    "the key of another player": (lambda t: (person(2, t.genesis.keys[0]),), "second seat"),
    "the key of the computer player itself": (lambda t: (person(2, t.genesis.keys[2]),), "second seat"),
    "one key for two seats": (lambda t: (person(2, N[0].key), person(3, N[0].key)), "second seat"),
    "one seat for two": (lambda t: (person(2, N[0].key), person(2, N[1].key)), "one for two"),
    "a seat that there isn't": (lambda t: (person(9, N[0].key),), "there isn't"),
    "a computer player of another laptop": (
        lambda t: (person(2, N[0].key, "easy", t.genesis.keys[0]),), "run by somebody else",
    ),
    "a person that another laptop runs": (
        lambda t: (person(2, N[0].key, "", t.genesis.keys[0]),), "run by somebody else",
    ),
    "a computer player that nobody runs": (lambda t: (person(2, N[0].key, "easy"),), "run by somebody else"),
}  # fmt: skip


@pytest.mark.parametrize(("chairs", "reason"), WRONG.values(), ids=WRONG)
def test_who_lets_the_wrong_people_sit_down_is_named(chairs: Chairs, reason: str) -> None:
    def change(table: LyingTable, draft: Draft) -> Draft:
        return draft.saying(ChairsBody(chairs(table)))

    world = LyingWorld(
        Says(ChairsBody, change), 1, "poison", 4, 1, deals=2, options={"mode": "normal"}, runs={2: 1, 3: 1}
    )
    world.run()
    check_caught(world, reason)


def test_who_offers_the_seat_of_another_player_is_waited_for() -> None:
    """Maybe that player has left, and we haven't heard of it: nobody sits down there before that is known."""

    def change(table: LyingTable, draft: Draft) -> Draft:
        return draft.saying(ChairsBody((person(0, N[0].key),)))

    world = LyingWorld(Says(ChairsBody, change), 1, "poison", 3, 1, deals=2)
    world.run()
    for table in world.honest:
        assert (table.fault, table.waiting(), told(table, "seated")) == (None, ((1, "boundary"),), [])
