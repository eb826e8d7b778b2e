"""A seat is its journal and its secrets on disk: killed at any moment it goes on, and signs nothing a second time."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from simulation.checks import GAMES, check_finished
from simulation.disks import AFTER, BEFORE, KEPT, TORN, DiskWorld
from simulation.world import Network

QUICK = {"mode": "quick"}


class Once:
    """Kills a seat at each of these moments, over each entry, but never twice at the same."""

    def __init__(self, seat: int, *moments: str) -> None:
        self.seat, self.moments = seat, moments
        self.done: set[tuple[str, int]] = set()

    def __call__(self, seat: int, moment: str, number: int) -> bool:
        if seat != self.seat or moment not in self.moments or (moment, number) in self.done:
            return False
        self.done.add((moment, number))
        return True


@pytest.mark.parametrize("moments", [(KEPT,), (TORN, AFTER), (BEFORE,)], ids=" and ".join)
@pytest.mark.parametrize("seat", [0, 1])
def test_killed_over_every_entry_of_a_match(tmp_path: Path, seat: int, moments: tuple[str, ...]) -> None:
    crash = Once(seat, *moments)
    world = DiskWorld(tmp_path, crash, "poison", 2, 3, options=QUICK)
    world.run()
    check_finished(world)
    # Key, mix, agreement, coin, shares, twelve cards, seal and seed; some go to disk two at a time.
    assert world.tables[seat].feeds.counts()[seat] == 19
    for moment in moments:
        assert sum(name == moment for name, _ in crash.done) >= 16, moment
    assert world.lives[seat] >= 16


@pytest.mark.parametrize("seed", range(2))
def test_all_seats_are_killed_at_random(tmp_path: Path, seed: int) -> None:
    random = Random(f"crash {seed}")
    network = Network(delay_s=0.3, duplicate=0.3, loss=0.2)

    def crash(seat: int, moment: str, number: int) -> bool:
        return random.random() < 0.06

    game, options = GAMES[1 + seed]
    world = DiskWorld(tmp_path, crash, game, 3, seed, deals=2, network=network, watchers=1, options=options)
    world.run()
    check_finished(world)
    assert sum(world.lives) > 5


def test_killed_when_the_match_is_over(tmp_path: Path) -> None:
    """Rebuilt from its whole journal a seat has nothing more to say."""
    world = DiskWorld(tmp_path, lambda seat, moment, number: False, "poison", 2, 8, deals=2)
    world.run()
    counts = world.tables[0].feeds.counts()
    for seat in (0, 1):
        world.restart(seat)
        world.go_on()
    assert world.tables[0].feeds.counts() == world.tables[1].feeds.counts() == counts
    check_finished(world)
