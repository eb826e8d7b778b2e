"""Nobody can know: from all that a laptop holds and has seen no foreign card can be opened before it is shown."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from simulation.checks import check_finished
from simulation.knowledge import Knowledge, bodies_of, holders, most_folded, seeds_of, shown_slots, true_face
from simulation.world import Network, World

from lanparty.cards import bits_of
from lanparty.engine.steps import Await, Boundary, Deal, Reveal
from lanparty.node.match import Match
from lanparty.node.picture import table_view
from lanparty.node.snapshots import TableView
from lanparty.table.replica import Table
from protocol.feed import parse_entry
from protocol.wire import PlayBody, SharesBody

SEATS = 3

Moment = Callable[[World], bool]


def moves_of_deal(table: Table) -> int:
    kinds = [item.kind for item in table.happened]
    return kinds[len(kinds) - 1 - kinds[::-1].index("deal") :].count("move") if "deal" in kinds else 0


def after_moves(deal: int, moves: int) -> Moment:
    def until(world: World) -> bool:
        table = world.tables[0]
        return table.deals.number == deal and table.dealt and moves_of_deal(table) >= moves

    return until


def awaiting(kind: type[Await], sealed: int = 0) -> Moment:
    """The first replica waits for this, in the deal after so many."""

    def until(world: World) -> bool:
        table = world.tables[0]
        return table.sealed == sealed and isinstance(table.awaiting, kind)

    return until


def choices_under_way(world: World) -> bool:
    """Somebody has chosen, somebody hasn't."""
    table = world.tables[0]
    return table.dealt and moves_of_deal(table) > 5 and 0 < len(table.turn_seats) < SEATS


MOMENTS: dict[str, tuple[str, Moment]] = {
    "while shares are on their way": ("poison", awaiting(Deal)),
    "just dealt": ("poison", after_moves(1, 0)),
    "in the middle": ("poison", after_moves(1, 17)),
    "before the last card": ("poison", after_moves(1, SEATS * 12 - 1)),
    "at the boundary, before anybody's seed": ("poison", awaiting(Boundary)),
    "in the second deal": ("poison", after_moves(2, 5)),
    "before the first rows lie open": ("six", awaiting(Reveal)),
    "while cards are chosen": ("six", choices_under_way),
    "when all have chosen": (
        "six", lambda world: moves_of_deal(world.tables[0]) > 5 and isinstance(world.tables[0].awaiting, Reveal)
    ),
}  # fmt: skip


@pytest.fixture(scope="module", params=MOMENTS.values(), ids=MOMENTS)
def world(request: pytest.FixtureRequest) -> World:
    """A table of three and a spectator, stopped at some moment of a deal."""
    name, moment = request.param
    made = World(name, SEATS, 21, deals=2, network=Network(delay_s=0.01), watchers=1)
    made.run(until=lambda: moment(made))
    assert moment(made)
    return made


def hidden(world: World, insiders: set[int]) -> list[int]:
    """The slots of the running deal that nobody has shown and that these seats don't hold."""
    table, shown = most_folded(world), shown_slots(world)
    held = holders(table)
    return [slot for slot in range(len(table.slots)) if slot not in shown and held.get(slot) not in insiders]


def frames_of(world: World, replicas: set[int]) -> list[bytes]:
    """Everything that these replicas have ever seen: all frames received and all entries of their journals."""
    seen = {raw for index in replicas for raw in (*world.received[index], *world.joined[index])}
    return sorted(seen)


GROUPS = {"seat 0": {0}, "seat 1": {1}, "seat 2": {2}, "a laptop with two seats": {0, 2}, "a spectator": {3}}


@pytest.mark.parametrize("group", GROUPS.values(), ids=GROUPS)
def test_no_foreign_card_can_be_opened(world: World, group: set[int]) -> None:
    slots = most_folded(world).slots
    seeds = seeds_of(world, slots, group & set(range(SEATS)))
    knows = Knowledge(slots, frames_of(world, group), seeds)
    foreign = hidden(world, group)
    assert foreign
    for slot in foreign:
        assert knows.faces(slot) == set(), slot
        assert knows.stray_faces(slot) == set(), slot


@pytest.mark.parametrize("seat", range(SEATS))
def test_the_measure_would_see_a_leak(world: World, seat: int) -> None:
    """With its owner's secret, and all frames, each card does open, and as what it is."""
    slots = most_folded(world).slots
    frames = frames_of(world, {0, 1, 2, 3})
    alone = Knowledge(slots, frames, seeds_of(world, slots, {seat}))
    shown = shown_slots(world)
    own = [slot for slot in range(len(slots)) if slots[slot].owner == seat and slot not in shown]
    together = Knowledge(slots, frames, seeds_of(world, slots, range(SEATS)))
    for slot in own:
        assert alone.faces(slot) == {true_face(world, slots[slot])}
    for slot in range(len(slots)):
        assert together.faces(slot) == {true_face(world, slots[slot])}
    for slot in shown:
        assert Knowledge(slots, frames, {}).faces(slot) == {true_face(world, slots[slot])}


# ---- what the program itself keeps and shows ---------------------------------------------------------------


class Witness:
    """Looks at every replica after everything that happens to it. `pictures`: by step and stage, without own ones."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.pictures: dict[tuple[int, int], list[TableView]] = {}
        self.sealed = 0  # pictures that show the own choice
        self._truth: dict[tuple[int, int], int] = {}
        self._shown: set[tuple[int, int, int]] = set()  # (attempt, slot, who gave its share)
        self._read = [0] * len(world.tables)
        world.watch = self._look

    def _look(self, index: int) -> None:
        table = self.world.tables[index]
        for raw in self.world.joined[index][self._read[index] :]:
            if parse_entry(raw).author == table.me:
                for body in bodies_of([raw], PlayBody, SharesBody):
                    self._shown |= {(table.attempt, slot, table.me) for slot in body.slots}
        self._read[index] = len(self.world.joined[index])
        self._look_at_faces(table)
        self._look_at_view(table)
        self._look_at_picture(table)

    def _is_open(self, table: Table, slot: int) -> bool:
        """Whether its holder, or where there is none everybody, has given a share."""
        owner = table.slots[slot].owner
        seats = range(SEATS) if owner is None else (owner,)
        return all((table.attempt, slot, seat) in self._shown for seat in seats)

    def _face(self, table: Table, slot: int) -> int:
        key = (table.slots[slot].deck.number, slot)
        if key not in self._truth:
            self._truth[key] = true_face(self.world, table.slots[slot])
        return self._truth[key]

    def _own(self, table: Table) -> list[int]:
        hand = 0 if table.me is None else table.state.hands[table.me]
        return sorted(self._face(table, slot) for slot in bits_of(hand))

    def _look_at_faces(self, table: Table) -> None:
        """Faces are known of own and of open slots only."""
        for slot, card in table.faces.items():
            assert table.slots[slot].owner == table.me or self._is_open(table, slot)
            assert card == self._face(table, slot)
        for slot in range(len(table.slots)):
            assert table.slots[slot].face is None or self._is_open(table, slot)

    def _look_at_view(self, table: Table) -> None:
        """What a computer player is given bears numbers beyond the deck for all that it can't know."""
        view = table.view()
        count = len(view.deck)
        hands = [sorted(bits_of(hand)) for hand in view.state.hands]
        if table.me is not None:
            assert hands.pop(table.me) == sorted(bits_of(view.hand)) == self._own(table)
        assert all(number >= count for hand in hands for number in hand)
        assert {number for number in view.state.slots() if number < count} <= set(self._own(table))

    def _look_at_picture(self, table: Table) -> None:
        """The window shows the own hand; all else is kept to be compared with what others see at this step."""
        match = SimpleNamespace(
            table=table, genesis=table.genesis, pending="", journal=Path(), waited_s=lambda: 0.0, laptops=(),
            asking=SimpleNamespace(open=False),
        )  # fmt: skip
        picture = table_view(cast(Match, match), set())
        assert sorted(card.card for card in picture.hand) == self._own(table)
        if table.main.stage == 0:
            assert picture.phase != "between", "who has signed a deal need not be ready for the next one"
            assert picture.next_ready == ()
        self._look_at_choice(table, picture)
        seats = tuple(replace(seat, on_turn=False, waiting_s=0.0) for seat in picture.seats)
        public = replace(
            picture, my_seat=-1, watching=False, hand=(), legal=(), pending="", seal=(), deck_ready=False,
            next_ready=(), audit="", journal="", seats=seats, table={**picture.table, "chosen": ()},
            sealed=(),
        )  # fmt: skip
        self.pictures.setdefault((table.step, table.main.stage), []).append(public)

    def _look_at_choice(self, table: Table, picture: TableView) -> None:
        """The own choice, and nobody else's, until it is shown; it is on the table for all."""
        slots = table.face_down(table.me) if table.me is not None else ()
        names = table.view().deck.names
        assert picture.sealed == tuple(names[self._face(table, slot)] for slot in slots)
        assert all(table.slots[slot].owner == table.me for slot in slots)
        if picture.sealed:
            assert table.me in picture.table["chosen"]
            self.sealed += 1


@pytest.mark.parametrize("name", ["poison", "six"])
def test_no_foreign_face_in_what_a_replica_keeps_or_shows(name: str) -> None:
    """A spectator's replica, which no secret ever enters, shows the same as everybody's, but for the own hand."""
    world = World(name, SEATS, 22, deals=2, network=Network(delay_s=0.01), watchers=1)
    witness = Witness(world)
    world.run()
    check_finished(world)
    assert (witness.sealed > 0) == (name == "six")
    # A shuffle that has long been prepared is folded together with what came before it.
    assert len(witness.pictures) >= len(world.tables[0].main.hashes) - 4
    for step, pictures in witness.pictures.items():
        assert len({repr(picture) for picture in pictures}) == 1, step
    seen_by_several = sum(len(pictures) > SEATS for pictures in witness.pictures.values())
    assert seen_by_several > len(world.tables[0].main.hashes) / 2
