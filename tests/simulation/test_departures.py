"""Who leaves, who vanishes, who comes: each in one exact situation."""

from __future__ import annotations

from typing import Any

import pytest
from simulation.company import Company, check_goes_on, hand, moves, outsider, told, when
from simulation.world import Network

from protocol.feed import parse_entry
from protocol.wire import AgreeBody, VoteBody

QUICK = {"mode": "quick"}


def company(seats: int = 3, seed: int = 1, deals: int = 2, **named: Any) -> Company:
    """A table that plays; nothing is lost on its network."""
    made = Company("poison", seats, seed, deals, Network(0.05, duplicate=0.1), **named)
    for index in range(len(made.tables)):
        made.begin(index)
    return made


def last_vote(world: Company, seat: int) -> bytes:
    return [entry.raw for entry in world.tables[seat].feeds.entries(seat) if entry.kind == VoteBody.KIND][-1]


# ---- by the door -------------------------------------------------------------------------------------------


def test_who_leaves_in_mid_deal_is_played_on_alike() -> None:
    world = company(watchers=1)
    when(world, lambda table: moves(table) >= 10)
    world.leave(1)
    when(world, lambda table: table.sealed == 1)
    for table in world.present:
        assert told(table, "left", "void") == [("left", 1)]
        assert moves(table) == 36, "the left hand was played to its end"
    assert len({tuple(told(table, "move")) for table in world.present}) == 1
    world.go_on()
    check_goes_on(world)
    for table in world.present:
        assert told(table, "left", "void", "seated") == [("left", 1), ("seated", 1)]
        assert table.roster.seated[1].level == "easy"
        assert {log.audit for log in table.audits.past} == {"passed"}


def test_who_looks_on_later_works_out_the_same_moves() -> None:
    """From the entries alone, in whatever order they come: nobody is asked how an open hand was played."""
    world = company(deals=1)
    when(world, lambda table: moves(table) >= 10)
    world.leave(2)
    world.go_on()
    check_goes_on(world)
    late = world.enter()
    raws = world.tables[0].feeds.missing({})
    world.random.shuffle(raws)
    world.bring(late, raws)
    world.go_on()
    check_goes_on(world)
    assert told(world.tables[late], "move") == told(world.tables[0], "move")


def test_of_two_who_leave_both_hands_are_played_on() -> None:
    world = company(4)
    when(world, lambda table: moves(table) >= 9)
    world.leave(1)
    when(world, lambda table: moves(table) >= 20, 0)
    world.leave(3)
    world.go_on()
    check_goes_on(world)
    for table in world.present:
        assert told(table, "left", "void") == [("left", 1), ("left", 3)]
        assert sorted(told(table, "seated")) == [("seated", 1), ("seated", 3)]


def test_of_two_players_one_leaves() -> None:
    """One alone can't know what the other would have done: the deal is void, a computer player sits down."""
    world = company(2)
    when(world, lambda table: moves(table) >= 5)
    world.leave(0)
    world.go_on()
    check_goes_on(world)
    table = world.tables[1]
    assert told(table, "left", "void", "seated") == [("left", 0), ("void", -1), ("seated", 0)]
    assert [item.data for item in table.happened if item.kind == "void"] == [
        {"seats": [0], "names": ["P0"], "deal": 1}
    ]
    assert table.sealed == 2


def test_who_leaves_before_the_deck_is_agreed() -> None:
    """There is no hand to be played on: the deal is void, and nobody was asked."""
    world = company(watchers=1)
    when(world, lambda table: bool(table.running_deck and len(table.running_deck.steps) == 1))
    world.leave(2)
    world.go_on()
    check_goes_on(world)
    for table in world.present:
        assert told(table, "left", "void", "seated", "deal") == [
            ("left", 2), ("void", -1), ("seated", 2), ("deal", -1), ("deal", -1),
        ]  # fmt: skip


def test_who_leaves_between_two_deals() -> None:
    """The end is signed: nothing is void, and the seat is filled at once."""
    world = company()
    for table in world.tables:
        table.auto_go_on = False
    when(world, lambda table: table.sealed == 1 and table.audits.verdict == "passed")
    world.leave(1)
    world.go_on()
    for table in world.present:
        assert table.sealed == 1, "nobody is ready yet"
        table.auto_go_on = True
    for index in (0, 2):
        world.begin(index)
    world.go_on()
    check_goes_on(world)
    for table in world.present:
        assert told(table, "left", "void", "seated") == [("left", 1), ("seated", 1)]


def test_who_has_left_in_the_last_deal_is_not_replaced() -> None:
    world = company(deals=1)
    when(world, lambda table: moves(table) >= 30)
    world.leave(0)
    world.go_on()
    check_goes_on(world)
    for table in world.present:
        assert told(table, "left", "void", "seated") == [("left", 0)]


# ---- without a word ----------------------------------------------------------------------------------------


def test_a_vote_by_all_but_one_changes_nothing() -> None:
    """But those who have voted have done with this deal."""
    world = company(4)
    when(world, lambda table: moves(table) >= 10)
    world.vanish(3)
    world.give_up([3], 0, 1)
    world.go_on()
    for table in world.present:
        assert told(table, "void") == []
        assert table.departures.epoch == 0
        assert dict(table.departures.votes) == {0: {3}, 1: {3}}
        assert not table.over
        assert table.fault is None
    assert [world.tables[index].may_write for index in range(3)] == [False, False, True]
    before = world.tables[2].feeds.counts()
    world.give_up([3], 2)
    world.go_on()
    check_goes_on(world)
    assert world.tables[0].feeds.counts()[0] > before[0]
    for table in world.present:
        assert told(table, "void", "seated") == [("void", -1), ("seated", 3)]
        assert (table.departures.epoch, table.sealed) == (1, 2)


def test_who_was_only_slow_is_not_given_up_by_a_part() -> None:
    """The others have to agree to it, and it is one of the others for the next vote."""
    world = company()
    when(world, lambda table: moves(table) >= 10)
    world.give_up([2], 0)
    world.give_up([0], 2)
    world.go_on()
    for table in world.present:
        assert (table.departures.epoch, table.fault) == (0, None)
    world.give_up([2], 1)
    world.go_on()
    for index in (0, 1):
        table = world.tables[index]
        assert told(table, "void", "seated") == [("void", -1), ("seated", 2)]
    check_goes_on(world)
    assert world.tables[2].me is None, "it looks on"


def test_two_sets_one_in_the_other() -> None:
    """All have given up seat 4; then seat 3 vanishes, with its word on the way to some only."""
    world = company(5, watchers=1)
    when(world, lambda table: moves(table) >= 5)
    world.vanish(4)
    world.give_up([4], 0, 1, 2)
    world.go_on()
    world.give_up([4], 3)  # complete there
    assert world.tables[3].departures.epoch == 1
    world.vanish(3)
    world._queue.clear()  # its vote has reached nobody yet
    vote = last_vote(world, 3)
    world.give_up([3], 0, 1, 2)
    when(world, lambda table: table.departures.epoch == 2)
    for index in (0, 5, 1, 2):
        world.bring(index, [vote])
    world.go_on()
    check_goes_on(world)
    for table in world.present:
        assert table.departures.epoch == 2
        assert sorted(told(table, "seated")) == [("seated", 3), ("seated", 4)]


def test_votes_of_two_epochs_are_understood_by_who_gets_them_at_once() -> None:
    """One is given up, then another; somebody hears of the second vote before it has come to the first void."""
    world = company(4)
    when(world, lambda table: moves(table) >= 10)
    world.vanish(3)
    world.give_up([3], 0, 1)
    world.go_on()
    world.give_up([3], 2)
    vote = last_vote(world, 2)
    world.vanish(2)
    world._queue.clear()
    for index in (0, 1):
        world.bring(index, [vote])
    world.give_up([2], 0, 1)
    world.go_on()
    check_goes_on(world)
    assert {table.departures.epoch for table in world.present} == {2}
    late = outsider(world)
    hand(late, world.tables[0].feeds.missing({}))  # author by author
    assert (late.fault, late.main.state) == (None, world.tables[0].main.state)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)], ids=["small first", "large first"])
def test_of_two_sets_that_are_complete_the_larger_counts(order: tuple[int, int]) -> None:
    """Whichever of them a replica has heard of first."""
    world = company(5)
    when(world, lambda table: moves(table) >= 5)
    world.vanish(4)
    world.give_up([4], 0, 1, 2)
    world.go_on()
    world.give_up([4], 3)
    small = last_vote(world, 3)
    world.vanish(3)
    world._queue.clear()
    world.give_up([3], 0, 1, 2)
    large = [last_vote(world, seat) for seat in (0, 1, 2)]
    assert world.tables[0].departures.epoch == 0
    table = outsider(world)
    hand(table, [raw for raw in world.tables[0].feeds.missing({}) if raw not in large])
    epochs = []
    for part in order:
        hand(table, [[small], large][part])
        epochs.append(table.departures.epoch)
    assert epochs == ([1, 2] if order == (0, 1) else [2, 2])
    assert table.departures.given_up == {3, 4}
    world.bring(0, [small])
    world.go_on()
    check_goes_on(world)
    hand(table, world.tables[0].feeds.missing(table.feeds.counts()))
    assert (table.fault, table.main.state) == (None, world.tables[0].main.state)


def test_a_void_after_the_others_have_signed_the_end() -> None:
    """One vanishes with the last card: the deal counts, its seed is missing for the audit; the next is begun anew."""
    world = company()
    when(world, lambda table: moves(table) == 36, 0)
    world.vanish(2)
    world.go_on()
    for table in world.present:
        assert table.sealed == 0
        assert table.waiting() == ((2, "boundary"),)
    totals = world.tables[0].rules.scores(world.tables[0].state)
    world.give_up([2])
    when(world, lambda table: table.sealed == 1)
    for table in world.present:
        assert table.rules.scores(table.state) == totals
    world.go_on()
    check_goes_on(world, "incomplete")
    for table in world.present:
        assert told(table, "void", "seated") == [("void", -1), ("seated", 2)]
        assert [item.data["deal"] for item in table.happened if item.kind == "void"] == [2]
        assert [log.audit for log in table.audits.past] == ["incomplete", "passed"]
        assert table.audits.past[0].withheld == (2,)


def test_a_void_in_mid_deal() -> None:
    """All of the deal is void, also what was played."""
    world = company(watchers=1)
    when(world, lambda table: moves(table) >= 30, 0)
    last = 2
    world.vanish(last)
    world.go_on()
    world.give_up([last], 0, 1)
    world.go_on()
    check_goes_on(world)
    for table in world.present:
        assert told(table, "void", "seated") == [("void", -1), ("seated", last)]
        assert [item.data["deal"] for item in table.happened if item.kind == "void"] == [1]
        assert table.sealed == 2


# ---- at the very end of a deal -----------------------------------------------------------------------------


def test_who_leaves_when_it_has_come_further_than_others() -> None:
    """The leaver has been dealt its hand; one of the others lacks a word on the deck. It waits for that, and doesn't
    give up a hand that will lie open when it has come so far."""
    world = company(3, deals=1)
    receive, held = world._receive, True

    def slow(index: int, raw: bytes) -> None:
        entry = parse_entry(raw)
        if not (held and (index, entry.author, entry.kind) == (2, 0, AgreeBody.KIND)):
            receive(index, raw)

    world._receive = slow  # type: ignore[method-assign]
    when(world, lambda table: bool(table.running_deck and table.running_deck.ready), 0, 1)
    world.leave(1)
    world.go_on()
    assert 1 in world.tables[2].departures.left
    held = False
    world.heal()
    world.go_on()
    check_goes_on(world)
    for table in world.present:
        assert told(table, "left", "void") == [("left", 1)]


@pytest.mark.parametrize("reaches", [(), (0,), (0, 1)], ids=["nobody", "one", "both"])
@pytest.mark.parametrize("how", ["leaves", "vanishes"])
def test_with_the_last_card_of_the_deal(reaches: tuple[int, ...], how: str) -> None:
    """Whoever plays it has folded everything, the others haven't; then it goes. All settle it alike."""
    world = company(3)
    world.go_on(lambda: any(moves(table) == 36 for table in world.tables))
    last = next(index for index, table in enumerate(world.tables) if moves(table) == 36)
    others = [index for index in range(3) if index != last]
    world._queue.clear()
    if how == "leaves":
        world.tables[last].leave()
    raws = [entry.raw for entry in world.tables[last].feeds.entries(last)]
    world.vanish(last)
    for place in reaches:
        world.bring(others[place], raws)
    world.go_on()
    world.give_up([last])
    world.go_on()
    check_goes_on(world, "passed" if how == "leaves" or not reaches else "incomplete")
    counts = {tuple(told(table, "scores", "void", "seated")) for table in world.present}
    assert len(counts) == 1
    for table in world.present:
        assert ("void", -1) in told(table, "void") or how == "leaves"


@pytest.mark.parametrize(("leaver", "audit"), [(0, "passed"), (1, "incomplete")])
def test_of_two_one_leaves_with_the_last_card(leaver: int, audit: str) -> None:
    """The deal has been played to its end: it counts, whoever leaves before it is signed."""
    world = company(2)
    when(world, lambda table: moves(table) == 24, leaver)
    world.leave(leaver)
    world.go_on()
    check_goes_on(world, audit)
    (table,) = [table for table in world.tables[:2] if table in world.present]
    voids = [item.data["deal"] for item in table.happened if item.kind == "void"]
    assert voids == ([2] if leaver == 0 else []), "it had said before that it would play on"
    assert [item.kind for item in table.happened].count("scores") == 2
