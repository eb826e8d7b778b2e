"""Computer players see no more than their seat: whatever the others hold, the same view gives the same move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from games.worlds import HiddenWorld, Setting, play

from lanparty.bots import HARD, LEVELS, MINDS, bot
from lanparty.cards import bits_of
from lanparty.engine.options import parse_options
from lanparty.engine.steps import acting_seats
from lanparty.engine.views import View
from lanparty.games import game

PLAYOUTS = 16  # for a hard move here: what it rests on is the same as with more
MOMENTS = 5  # of each setting
DEALS = 2  # of a match: the second has roles


def setting(name: str, seats: int, **options: Any) -> Setting:
    return Setting(game(name), seats, parse_options(game(name), seats, options))


SETTINGS = [
    setting("six", 2, pro=True),
    setting("six", 4),
    setting("six", 10, deck="tactics"),
    setting("poison", 2, mode="quick"),
    setting("poison", 4),
    setting("poison", 6),
    setting("hearts", 3, variant="black-maria"),
    setting("hearts", 4, omnibus=True),
    setting("hearts", 6, spot=True),
    setting("revolution", 5),
    setting("revolution", 4, jokers=True),
    setting("revolution", 6, teams="3"),
    setting("nusicle", 1, mode="solo"),
    setting("nusicle", 2),
    setting("nusicle", 2, mode="solo"),
]
every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    for mind in MINDS.values():
        monkeypatch.setattr(mind, "playouts", lambda view: PLAYOUTS)


def moments(setting: Setting) -> list[tuple[Any, View]]:
    """Some states in which somebody must move, and what that seat sees of the same on a hidden table."""
    hidden, found = HiddenWorld(setting), []
    for state, event in play(setting, 3, "easy", deals=DEALS):
        seats = acting_seats(setting.rules.awaiting(state))
        found += [(state, hidden.view(seat)) for seat in seats[:1]]
        if event is not None:
            hidden.follow(event)
    spread = range(0, len(found), max(1, len(found) // MOMENTS))
    return [found[place] for place in spread]


def dealt_again(state: Any, seat: int, rng: Random) -> Any:
    """The state with all that the seat cannot see changed about."""
    unseen = [slot for slot in state.slots() if not state.hands[seat] >> slot & 1]
    numbers = {slot: slot for slot in bits_of(state.hands[seat])}
    numbers |= dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
    copy = state.copy()
    copy.relabel(numbers)
    return copy


@every_setting
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_gives_the_same_move(setting: Setting, level: str) -> None:
    """With two dealings of what is not seen, and on a hidden table, where there is nothing to see."""
    rules, player = setting.rules, bot(level, setting.rules.name)
    for number, (state, hidden) in enumerate(moments(setting)):
        assert hidden.seat is not None
        view = View(rules, state, hidden.seat)
        twin = View(rules, dealt_again(state, hidden.seat, Random(number)), hidden.seat)
        moves = rules.legal_moves(view)
        chosen = player.choose(view, moves, Random(number))
        assert chosen in moves
        assert player.choose(twin, moves, Random(number)) == chosen
        assert player.choose(hidden, moves, Random(number)) == chosen


@every_setting
def test_worlds_agree_with_what_is_seen(setting: Setting) -> None:
    """Every world that is thought of has all cards once, the own hand, and looks alike from the own seat."""
    rules, mind = setting.rules, MINDS[setting.rules.name]
    for state, hidden in moments(setting):
        assert hidden.seat is not None
        for seed in range(4):
            world = next(mind.worlds(hidden, Random(seed)))
            seen = View(rules, world, hidden.seat)
            assert seen.hand == hidden.hand
            assert rules.table(world) == rules.table(state)
            assert [hand.bit_count() for hand in world.hands] == [hand.bit_count() for hand in state.hands]
            assert sorted(world.slots()) == sorted(state.slots())


def test_hard_is_what_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tests above rest on playouts that are made."""
    made: list[int] = []
    mind: Any = MINDS["six"]
    play_out = mind.play_out
    monkeypatch.setattr(mind, "play_out", lambda state, rng: made.append(1) or play_out(state, rng))
    _, view = moments(setting("six", 4))[0]
    bot(HARD, "six").choose(view, view.rules.legal_moves(view), Random(1))
    assert len(made) >= 10
