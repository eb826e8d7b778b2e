"""What must hold of a simulated table, whatever the network did. Each check names the seed that repeats it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from simulation.world import Network, World

from protocol.feed import parse_entry
from protocol.wire import SeedBody, body_of

# Between them they await everything that a table can meet: coins, open and sealed moves, cards opened to all.
GAMES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("poison", {"mode": "quick"}),
    ("poison", {"mode": "normal"}),
    ("six", {"deck": "tactics"}),
    ("six", {"pro": True}),
)


def any_world(seed: int) -> World:
    """A world of any size on any network: all of it follows from the seed."""
    random = Random(f"world {seed}")
    network = Network(
        delay_s=random.choice((0.001, 0.05, 0.4, 3.0)),
        duplicate=random.choice((0.0, 0.1, 0.5)),
        loss=random.choice((0.0, 0.0, 0.1, 0.4)),
    )
    game, options = random.choice(GAMES)
    return World(
        game,
        random.randint(2, 6),
        seed,
        deals=2,
        network=network,
        watchers=random.randint(0, 2),
        options=options,
    )


def check_finished(world: World) -> None:
    """All replicas have played the match to its end, agree on every step, and every audit has passed."""
    for index, table in enumerate(world.tables):
        where = f"seed {world.seed}, replica {index}"
        assert table.fault is None, (where, table.fault)
        assert table.over, (where, table.waiting())
        assert table.audits.verdict == "passed", (where, table.audits.verdict)
        assert world.refused[index] == [], where
    assert len({tuple(table.main.hashes.items()) for table in world.tables}) == 1, world.seed
    assert len({table.state.values() for table in world.tables}) == 1, world.seed
    assert len({tuple(table.feeds.counts().items()) for table in world.tables}) == 1, world.seed
    check_nothing_twice(world)


def check_nothing_twice(world: World) -> None:
    """No seat has signed two contributions to one place, or revealed a seed twice."""
    raws = {raw for frames in (*world.received, *world.joined) for raw in frames}
    entries = [parse_entry(raw) for raw in raws]
    places = Counter((entry.author, entry.at) for entry in entries)
    seeds = Counter((entry.author, entry.body) for entry in entries if entry.kind == SeedBody.KIND)
    numbers = Counter((entry.author, entry.seq) for entry in entries)
    for counted in (places, numbers, seeds):
        assert not [what for what, times in counted.items() if times > 1], world.seed
    for entry in entries:
        body_of(entry.kind, entry.body)
