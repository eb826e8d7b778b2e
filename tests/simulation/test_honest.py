"""Honest replicas on a network that delays, doubles, reorders and loses: they always agree, and every audit passes.

Longer: `LANPARTY_SEEDS=500 pytest tests/simulation/test_honest.py`, or `PYTHONPATH=tests python -m simulation.soak`.
"""

from __future__ import annotations

import os
from random import Random

import pytest
from simulation.checks import any_world, check_finished
from simulation.world import Network, World

from lanparty.table.jobs import run
from lanparty.table.replica import Table
from protocol.feed import Entry, parse_entry
from protocol.wire import AgreeBody

QUICK = {"mode": "quick"}
SEEDS = int(os.environ.get("LANPARTY_SEEDS", "5"))


def spectator(world: World) -> Table:
    """A replica that knows nothing yet."""
    table = Table(world.genesis, None, None, world.random.randbytes, world.policy)
    table.begin()
    return table


def work(table: Table) -> None:
    while jobs := table.take_jobs():
        for job in jobs:
            table.done(job, run(job.work, job.args), 1.0)


def test_a_slow_network() -> None:
    world = World("poison", 3, 1, deals=2, network=Network(delay_s=5.0, duplicate=0.5), watchers=1)
    world.run()
    check_finished(world)


def test_a_network_that_loses_half() -> None:
    world = World("poison", 3, 2, deals=2, network=Network(loss=0.5), watchers=1)
    world.run()
    check_finished(world)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_number_of_seats(seats: int) -> None:
    world = World("poison", seats, 10 + seats, options=QUICK, network=Network(delay_s=0.4))
    world.run()
    check_finished(world)


def test_two_boards_side_by_side() -> None:
    """Two Solo boards go on move by move together, and one to its end when the other is done."""
    world = World(
        "nusicle", 2, 7, deals=2, options={"mode": "solo"}, watchers=1, network=Network(delay_s=0.4, loss=0.1)
    )
    world.run()
    check_finished(world)
    moves = [event.seat for event in world.tables[2].happened if event.kind == "move"]
    assert moves[:6] == [0, 1, 0, 1, 0, 1]
    assert moves.count(0) != moves.count(1), "one was done before the other"


@pytest.mark.parametrize("seed", range(SEEDS))
def test_any_world(seed: int) -> None:
    world = any_world(seed)
    world.run()
    check_finished(world)


def test_nobody_agrees_to_a_deck_that_it_has_not_verified() -> None:
    """And a spectator, who is not asked, opens no card of it either, however slow it is."""
    world = World("poison", 4, 9, options=QUICK, watchers=1)
    world.job_s[4] = 10.0
    agreed = set()

    def watch(index: int) -> None:
        table = world.tables[index]
        for deck in table.track.decks.values():
            if deck.ready or any(entry.kind == AgreeBody.KIND for entry in own_entries(table)):
                assert deck.verified == set(range(4))
                agreed.add(index)

    world.watch = watch
    world.run()
    assert agreed == set(range(5))


def own_entries(table: Table) -> tuple[Entry, ...]:
    return () if table.me is None else table.feeds.entries(table.me)


@pytest.fixture(scope="module")
def played() -> World:
    """Two deals of three, played to the end."""
    world = World("poison", 3, 7, deals=2)
    world.tables[0].say("a line of chat before anything")
    world.run()
    check_finished(world)
    return world


def same(table: Table, world: World) -> None:
    assert table.fault is None, table.fault
    assert table.over
    assert table.audits.verdict == "passed"
    assert table.main.hashes == world.tables[0].main.hashes
    told = [(item.kind, item.seat, item.text) for item in table.happened]
    assert sorted(told) == sorted((item.kind, item.seat, item.text) for item in world.tables[0].happened)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_a_late_spectator_gets_one_whole_feed_after_the_other(played: World, order: tuple[int, ...]) -> None:
    table = spectator(played)
    for seat in order:
        for entry in played.tables[0].feeds.entries(seat):
            table.got(entry.raw)
            work(table)
    same(table, played)


def test_a_late_spectator_gets_everything_at_once(played: World) -> None:
    table = spectator(played)
    for raw in played.tables[1].feeds.missing(table.feeds.counts()):
        table.got(raw)
    work(table)
    same(table, played)


@pytest.mark.parametrize("seed", range(5))
def test_entries_in_any_order(played: World, seed: int) -> None:
    raws = played.joined[2][:]
    Random(seed).shuffle(raws)
    table = spectator(played)
    # What is too far ahead of a gap isn't kept, and comes again.
    while missing := [raw for raw in raws if raw in played.tables[0].feeds.missing(table.feeds.counts())]:
        for raw in missing:
            table.got(raw)
            work(table)
    same(table, played)


def test_a_laptop_that_is_cut_off_for_a_while() -> None:
    """Nobody goes on without it, and everything goes on when it is back."""
    world = World("poison", 3, 5, options=QUICK)
    reachable = world._receive
    cut: list[tuple[int, bytes]] = []

    def receive(index: int, raw: bytes) -> None:
        apart = sum(world.tables[1].feeds.counts().values()) > 20 and not healed
        if apart and (index == 1) != (parse_entry(raw).author == 1):
            cut.append((index, raw))
        else:
            reachable(index, raw)

    healed = False
    world._receive = receive  # type: ignore[method-assign]
    world.run()
    assert cut
    waited_for = {waited for index in (0, 2) for waited, _ in world.tables[index].waiting()}
    assert waited_for == {1}
    healed = True
    world._synced = []
    world.go_on()
    check_finished(world)
