"""A match seen once more shows what was dealt, what each seat played and what it held in between."""

from __future__ import annotations

import pytest
from simulation.world import World

from lanparty.engine.views import View
from lanparty.table.review import Moment, review


def _hands(world: World) -> list[tuple[str, ...]]:
    """What each seat knows of its own hand."""
    views: list[View] = [table.view() for table in world.tables]
    return [tuple(view.deck.named(sorted(view.known().values()))) for view in views]


def _moves(moment: Moment) -> list[tuple[int, list[str]]]:
    """(seat, cards) of each move; a place or a verb is no card."""
    parted = [
        (event.seat, event.text.partition(">")[0].split()) for event in moment.events if event.kind == "move"
    ]
    return [
        (seat, [word for word in words if not word.islower()]) for seat, words in parted if words[0] != "row"
    ]


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("poison", 2, {}),
        ("hearts", 3, {}),
        ("six", 2, {}),
        ("nusicle", 2, {}),
        ("nusicle", 2, {"mode": "solo"}),
    ],
)
def test_every_hand_lies_open_and_every_move_comes_from_it(
    game: str, seats: int, options: dict[str, str]
) -> None:
    world = World(game, seats, 5, deals=1, options=options)
    world.run(until=lambda: all(table.dealt for table in world.tables))
    dealt = _hands(world)
    world.go_on()
    table = world.tables[0]
    moments = review(table)
    names = table.view().deck.names
    named = [[tuple(names[card] for card in hand) for hand in one.hands or ()] for one in moments]
    opened = named[0]
    assert all(set(known) <= set(shown) for known, shown in zip(dealt, opened, strict=True))
    assert [event.index for one in moments for event in one.events] == list(
        range(sum(len(one.events) for one in moments))
    )
    told = [(event.seat, event.text) for event in table.happened if event.kind == "move"]
    shown = [(event.seat, event.text) for one in moments for event in one.events if event.kind == "move"]
    assert [line for line in shown if not line[1].startswith("pass ")] == told
    held = [set(hand) for hand in opened]
    for moment, hands in zip(moments, named, strict=True):
        assert moment.hands is not None
        for seat, cards in _moves(moment):
            assert set(cards) <= held[seat], (seat, cards)
        assert [len(hand) for hand in moment.hands] == list(moment.cards)
        held = [before if game == "six" else set(hand) for before, hand in zip(held, hands, strict=True)]
    assert moments[-1].totals == tuple(table.rules.scores(table.state))


def test_an_unfinished_deal_shows_no_hand() -> None:
    world = World("poison", 2, 5, deals=1)
    world.run(until=lambda: world.tables[0].dealt and len(world.tables[0].happened) > 4)
    moments = review(world.tables[0])
    assert len(moments) >= 4
    assert all(moment.hands is None for moment in moments)
