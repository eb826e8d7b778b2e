"""What must hold of a table at which somebody has lied."""

from __future__ import annotations

from collections.abc import Callable

from simulation.knowledge import Knowledge, holders, seeds_of, shown_slots
from simulation.liars import Lie, LyingTable, LyingWorld
from simulation.world import Network

from protocol.feed import check_signature, parse_entry
from protocol.wire import (
    SharesBody,
)

QUICK = {"mode": "quick"}
OPTIONS = {"poison": QUICK, "six": {"deck": "full"}}
SEATS = 3
LIAR = 1
DIGEST = bytes(32)
Make = Callable[[], Lie]


def told(lie: Lie, liar: int = LIAR, seed: int = 1, game: str = "poison", delay_s: float = 0.1) -> LyingWorld:
    """A world of one deal in which the lie was told, and everybody has everything."""
    world = LyingWorld(
        lie, liar, game, SEATS, seed, deals=1, options=OPTIONS[game], watchers=1,
        network=Network(delay_s, duplicate=0.2),
    )  # fmt: skip
    world.run()
    return world


def check_caught(world: LyingWorld, *reasons: str) -> None:
    """All honest replicas name the liar, for a reason that names the check, with entries that prove it."""
    assert [table.fault.seat if table.fault else None for table in world.honest] == [world.liar] * len(
        world.honest
    )
    for table in world.honest:
        fault = table.fault
        assert fault is not None
        assert any(reason in fault.reason for reason in reasons), fault
        assert "\n" not in str(fault)
        check_evidence(world, fault.evidence)
        assert (fault.seat, "fault") in {(item.seat, item.kind) for item in table.happened}


def check_evidence(world: LyingWorld, evidence: tuple[bytes, ...]) -> None:
    """Whoever knows the genesis can check it: what the liar has signed."""
    assert evidence
    for raw in evidence:
        entry = parse_entry(raw)
        assert (entry.table, entry.author) == (world.genesis.id, world.liar)
        check_signature(entry, world.genesis.keys[entry.author])


def check_nobody_blamed(world: LyingWorld) -> None:
    """Some replica has stopped, and no honest seat is said to be a liar."""
    faults = [table.fault for table in world.honest if table.fault is not None]
    assert faults
    assert {fault.seat for fault in faults} <= {None, world.liar}


def check_no_foreign_face(world: LyingWorld) -> None:
    """With its secrets and all that it was sent the liar knows no card of others that they haven't shown."""
    best = max(world.honest, key=lambda table: (table.sealed == 0, table.step))
    if best.sealed:
        return  # the deal was over: seeds are out
    seen = {*world.received[world.liar], *world.joined[world.liar]}
    if not len(best.slots):
        assert not [raw for raw in seen if parse_entry(raw).kind == SharesBody.KIND]
        return
    knows = Knowledge(best.slots, seen, seeds_of(world, best.slots, {world.liar}))
    shown, held = shown_slots(world), holders(best)
    for slot in range(len(best.slots)):
        if slot not in shown and held.get(slot) != world.liar:
            assert knows.faces(slot) == set()


def chosen(table: LyingTable) -> bool:
    """The choices are to be shown (and not the first rows)."""
    return bool(table.state.chosen)
