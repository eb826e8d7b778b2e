"""Journals of every game, read again offline: whole ones pass, and a changed byte is named with its place."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from node.journals import places, write_journal
from simulation import lies_of_play as play
from simulation.liars import LyingWorld
from simulation.lies import Forks
from simulation.world import Network, World

from lanparty.node.journal import BadJournal
from lanparty.node.verify import verify_journal
from protocol.wire import PlayBody

GAMES: dict[str, tuple[str, int, dict[str, Any], int]] = {
    "hearts": ("hearts", 3, {}, 1), "revolution": ("revolution", 4, {"opener": "card"}, 1),
    "six": ("six", 2, {"deck": "tactics"}, 1), "nusicle": ("nusicle", 2, {"deals": 1}, 1),
    "solo": ("nusicle", 1, {"mode": "solo", "deals": 1}, 1), "poison": ("poison", 3, {"mode": "quick"}, 1),
}  # fmt: skip
CHANGES = 25


@pytest.mark.parametrize(("game", "seats", "options", "deals"), GAMES.values(), ids=GAMES)
def test_any_changed_byte_is_named(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any], deals: int
) -> None:
    world = World(game, seats, 3, deals, options=options)
    world.run()
    path = write_journal(tmp_path / "journal", world, world.joined[0])
    assert verify_journal(path).audit == "passed"
    raw, random = path.read_bytes(), Random(game)
    marks = places(raw)
    for _ in range(CHANGES):
        place = random.randrange(marks[1], len(raw))
        index = sum(mark <= place for mark in marks) - 2
        changed = bytearray(raw)
        changed[place] ^= 1 << random.randrange(8)
        path.write_bytes(changed)
        try:
            found = verify_journal(path)
            said = (found.audit, found.reason)
        except BadJournal as bad:
            said = ("failed", str(bad))
        assert said[0] == "failed", place
        named = f"entry {index}:" in said[1] or f"byte {marks[index + 1]}" in said[1]
        assert named, (place, index, said)


def test_the_last_entry_of_somebody_who_never_sat_down_is_named(tmp_path: Path) -> None:
    """An entry whose author is changed is missed by nobody if it is the last one of its feed."""
    world = World("poison", 2, 3, 1, options={"mode": "quick"})
    world.run()
    raw = world.joined[0][-1]
    stranger = raw.replace(raw[35:37], bytes([raw[35] + 9]) + raw[36:37], 1)
    path = write_journal(tmp_path / "journal", world, [*world.joined[0][:-1], stranger])
    with_place = verify_journal(path)
    assert (with_place.audit, with_place.reason) == (
        "failed",
        f"entry {len(world.joined[0]) - 1}: by somebody who never sat down",
    )


@pytest.mark.parametrize("seat", [0, 2])
def test_who_told_two_stories_is_named_by_every_journal(tmp_path: Path, seat: int) -> None:
    """First the replicas differ and blame nobody; then they have shown each other what they hold."""
    world = LyingWorld(
        Forks(PlayBody, play.another_move, {2}), 1, "poison", 3, 1, 1, Network(0.1), options={"mode": "quick"}
    )
    world.run()
    found = verify_journal(write_journal(tmp_path / "journal", world, world.joined[seat]))
    assert (found.audit, found.seats) == ("failed", (1,))
    assert "two different entries" in found.reason
