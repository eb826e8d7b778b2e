"""A table whose network comes apart: one part at most goes on as the table, and when it is whole again all agree."""

from __future__ import annotations

import pytest
from simulation.company import Company, check_goes_on, moves, told, when
from simulation.test_departures import company

from protocol.wire import VoteBody


def parted(world: Company, *groups: tuple[int, ...], at: int = 5) -> None:
    """In mid-deal; everybody gives up all whom it doesn't hear."""
    when(world, lambda table: moves(table) >= at)
    world.part(*groups)
    for group in groups:
        world.give_up([seat for seat in range(world.seats) if seat not in group], *group)
    world.go_on()


def voids(world: Company) -> list[int]:
    """How often the deal was void, for who has sat there from the beginning."""
    return [len(told(table, "void")) for table in world.tables[: world.seats]]


HALVES = {
    "1|2": ((0,), (1, 2)), "2|1": ((0, 1), (2,)), "2|2": ((0, 1), (2, 3)), "1|3": ((2,), (0, 1, 3)),
    "3|3": ((0, 2, 4), (1, 3, 5)), "2|2|2": ((0, 1), (2, 3), (4, 5)), "1|2|2": ((1,), (0, 2), (3, 4)),
}  # fmt: skip


@pytest.mark.parametrize("groups", HALVES.values(), ids=HALVES)
def test_more_than_half_go_on_and_nobody_else(groups: tuple[tuple[int, ...], ...]) -> None:
    seats = sum(map(len, groups))
    world = company(seats, deals=1)
    parted(world, *groups)
    most = {index for group in groups if 2 * len(group) > seats for index in group}
    assert voids(world) == [int(index in most) for index in range(seats)]
    for index, table in enumerate(world.tables[:seats]):
        assert (table.fault, table.over) == (None, index in most)
    world.heal()
    world.go_on()
    check_goes_on(world)
    for table in world.tables[:seats]:
        assert len(told(table, "void")) == bool(most)
        assert table.roster.authors == world.tables[0].roster.authors
    signed = [entry.kind for index in range(seats) for entry in world.tables[0].feeds.entries(index)]
    assert (VoteBody.KIND in signed) == bool(most), "what can't count is not signed"


def test_halves_that_give_up_each_other_one_by_one() -> None:
    """Each half has voted somebody of the other out, and then can't go on. When they meet again those votes can't
    count any more: all play on, and in the next deal others may be given up."""
    seats, half = 4, 2
    world = company(seats)
    when(world, lambda table: moves(table) >= 5)
    world.part(range(half), range(half, seats))
    for seat in range(half, seats):
        world.give_up([seat], *range(half))
    for seat in range(half):
        world.give_up([seat], *range(half, seats))
    world.go_on()
    assert not any(table.may_write for table in world.tables)
    assert voids(world) == [0] * seats
    world.heal()
    when(world, lambda table: table.sealed == 1 and moves(table) > 12 * seats // 2)
    assert voids(world) == [0] * seats
    world.vanish(1)
    world.give_up([1])
    world.go_on()
    check_goes_on(world)
    assert [told(table, "void", "seated") for table in world.present] == [
        [("void", -1), ("seated", 1)]
    ] * len(world.present)


def test_of_two_the_lower_seat_goes_on() -> None:
    """It alone: the other one waits, or leaves; when they meet again it looks on."""
    world = company(2, deals=1)
    parted(world, (0,), (1,))
    assert voids(world) == [1, 0]
    assert [table.over for table in world.tables[:2]] == [True, False]
    assert world.tables[1].may_write, "it hasn't signed what can't count"
    world.heal()
    world.go_on()
    check_goes_on(world)
    assert world.tables[1].me is None


def test_of_two_the_upper_seat_can_wait_for_the_other_or_leave() -> None:
    world = company(2, deals=1)
    when(world, lambda table: moves(table) >= 5)
    world.vanish(0)
    world.give_up([0], 1)
    world.go_on()
    table = world.tables[1]
    assert not table.departures.can_go_on_without([0])
    assert (table.waiting(), voids(world)) == (((0, "act"),), [0, 0])
    world.away.clear()
    world.heal()
    world.go_on()
    check_goes_on(world)


def test_of_two_the_upper_seat_goes_on_when_the_other_has_left() -> None:
    world = company(2, deals=1)
    when(world, lambda table: moves(table) >= 5)
    world.give_up([1], 0)  # its vote goes first
    world.leave(0)
    world.go_on()
    check_goes_on(world)


@pytest.mark.parametrize(
    ("host", "others"), [(0, (3,)), (3, (0, 1, 2))], ids=["most seats", "the lowest seat"]
)
def test_laptops_count_and_not_their_seats(host: int, others: tuple[int, ...]) -> None:
    """Two laptops, one of which runs two computer players: the one with the lowest seat may go on."""
    runs = dict.fromkeys((1, 2), host)
    world = company(4, deals=1, runs=runs)
    mine = {host, 1, 2}
    theirs = set(range(4)) - mine
    parted(world, tuple(sorted(mine)), tuple(sorted(theirs)))
    goes_on = mine if 0 in mine else theirs
    assert [bool(void) for void in voids(world)] == [index in goes_on for index in range(4)]
    world.heal()
    world.go_on()
    check_goes_on(world)


def test_who_has_left_is_not_counted() -> None:
    """Two of five leave by the door, before the deck is there: the other three go on; then two of these without the
    third."""
    world = company(5, deals=1)
    when(world, lambda table: bool(table.running_deck and table.running_deck.steps))
    world.leave(0)
    world.leave(3)
    world.go_on(lambda: all(moves(world.tables[index]) >= 3 for index in (1, 2, 4)))
    world.vanish(1)
    helpers = [seat for seat in (0, 3) if world.tables[2].roster.laptop(seat) == world.identities[1].key]
    world.give_up([1, *helpers])
    world.go_on()
    check_goes_on(world)


def test_a_player_who_votes_otherwise_than_before_has_one_vote() -> None:
    """Votes only grow: whoever is on both sides can't make both of them the table."""
    world = company(3, deals=1)
    when(world, lambda table: moves(table) >= 5)
    world.part((0, 1), (2,))
    world.give_up([2], 1)
    world.go_on()
    liar = world.tables[1]
    seq, head = liar.feeds.head(1)
    liar.departures._votes.clear()  # as if it had not voted
    liar.departures.wanted = {0}
    world.part((0,), (1, 2))
    world.pump(1)
    liar.departures.vote()
    world.pump(1)
    assert liar.feeds.head(1)[0] > seq
    world.heal()
    world.parts = {0: 0, 1: 1, 2: 1}
    world.go_on()
    world.give_up([0], 2)
    world.give_up([2], 0)
    world.go_on()
    world.heal()
    world.go_on()
    assert {index: len(told(world.tables[index], "void")) for index in (0, 2)} == {0: 1, 2: 1}
    assert world.tables[0].roster.authors == world.tables[2].roster.authors
    assert head
