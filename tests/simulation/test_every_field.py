"""Each field of each thing that a seat can say, told wrong: named, or refused, or waited for, or without any harm."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from random import Random
from typing import Any

import pytest
from simulation.any_lie import AnyLie, with_field
from simulation.company import when
from simulation.liar_checks import LIAR, OPTIONS, check_caught, check_evidence
from simulation.liars import Draft, LyingTable, LyingWorld
from simulation.lies import Says
from simulation.matches import judge
from simulation.test_departures import company
from simulation.world import Network

from protocol.feed import SIDE, At, RejectedEntry, make_entry
from protocol.wire import (
    BODIES,
    AgreeBody,
    ChairsBody,
    ChatBody,
    ChooseBody,
    CoinBody,
    HandoverBody,
    HolderBody,
    KeyBody,
    LackBody,
    LeaveBody,
    MixBody,
    PlayBody,
    RehandBody,
    SealBody,
    SeedBody,
    SharesBody,
    VoteBody,
    encode_body,
)  # fmt: skip

# Where each kind of body is said, and whether telling a field of it wrong is always a lie that has a name on it.
SAID: dict[type[Any], tuple[str, bool]] = {
    KeyBody: ("poison", True), MixBody: ("poison", True), AgreeBody: ("poison", True), CoinBody: ("poison", True),
    SharesBody: ("poison", True), PlayBody: ("poison", True), SealBody: ("poison", True), SeedBody: ("poison", True),
    ChooseBody: ("hearts", True), HandoverBody: ("hearts", True), RehandBody: ("hearts", True),
    HolderBody: ("hearts", False),
}  # fmt: skip
# The others have tests of their own: who sits down and votes in test_no_seat and test_parted, LackBody in
# test_liars_hands; ChatBody is free, LeaveBody has no field.
ELSEWHERE = {ChairsBody, VoteBody, LackBody, ChatBody, LeaveBody}

FIELDS = [(kind, field.name) for kind in SAID for field in fields(kind)]


def told(lie: Any, game: str, deals: int = 1) -> LyingWorld:
    world = LyingWorld(
        lie, LIAR, game, 3, 1, deals, Network(0.1, duplicate=0.2), watchers=1, options=OPTIONS.get(game, {})
    )
    world.run()
    return world


def test_every_kind_is_tried() -> None:
    assert set(SAID) | ELSEWHERE == set(BODIES)


@pytest.mark.parametrize(("kind", "name"), FIELDS, ids=lambda value: getattr(value, "__name__", value))
def test_a_field_told_wrong(kind: type[Any], name: str) -> None:
    game, always_named = SAID[kind]
    random = Random(f"{kind.__name__} {name}")

    def change(table: LyingTable, draft: Draft) -> Draft:
        other = with_field(draft.says, name, random)
        assert other is not None
        return draft.saying(other)

    lie = Says(kind, change)
    world = told(lie, game)
    assert lie.told
    if always_named:
        check_caught(world, "")
    else:
        judge(world.honest, LIAR, AnyLie(random, 1))


# ---- the entry itself ------------------------------------------------------------------------------------------

ENTRY: dict[str, tuple[dict[str, Any], str]] = {
    "of another table": ({"table": bytes(32)}, "another table"),
    "of another author": ({"author": 0}, "entry for author 0"),
    "with another one before it": ({"prev": bytes(32)}, "fault"),
    "with the number of another": ({"seq": -1}, "fault"),
    "with a number that is to come": ({"seq": +3}, "waits"),
    "with a number far away": ({"seq": +3000}, "waits"),
    "in a place that it has spoken from": ({"at": At(1, 512, 0)}, "fault"),
    "for a step that is over": ({"at": At(0, 1, 0)}, "fault"),
    "in another state": ({"state": bytes(32)}, "differ"),
    "with another kind": ({"kind": 99}, "fault"),
    "with a body of another kind": ({"kind": 11}, "fault"),
}


@pytest.mark.parametrize(("changes", "outcome"), ENTRY.values(), ids=ENTRY)
def test_an_entry_with_a_field_told_wrong(changes: dict[str, Any], outcome: str) -> None:
    """Signed anew each time, but for the one in another's name."""
    world = company(2, deals=1)
    when(world, lambda table: table.dealt)
    table = world.tables[0]
    seq, prev = table.feeds.head(1)
    kind, body = encode_body(ChatBody("hello"))
    content = {
        "table": world.genesis.id, "author": 1, "seq": seq, "prev": prev, "at": At(SIDE, 0, 0), "step": table.step,
        "state": table.main.state, "kind": kind, "body": body,
    }  # fmt: skip
    content |= changes | ({"seq": seq + changes["seq"]} if "seq" in changes else {})
    entry = make_entry(world.identities[1], **content)
    counts = table.feeds.counts()
    if "table" in changes or "author" in changes:
        with pytest.raises(RejectedEntry, match=outcome):
            table.got(entry.raw)
    else:
        table.got(entry.raw)
    if outcome == "fault":
        assert table.fault is not None
        assert table.fault.seat == 1
        check_evidence_of(world, table.fault.evidence)
    elif outcome == "differ":
        assert table.fault is not None
        assert table.fault.seat is None
        assert table.fault.reason.startswith("seat 1 had another state")
    else:
        assert (table.fault, table.feeds.counts()) == (None, counts)


def check_evidence_of(world: Any, evidence: Iterable[bytes]) -> None:
    world.liar = 1
    check_evidence(world, tuple(evidence))


# ---- what was right once ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [KeyBody, MixBody, AgreeBody, SharesBody, CoinBody, PlayBody, SealBody])
def test_what_was_right_in_the_deal_before(kind: type[Any]) -> None:
    """A key, mix, share, coin, move or seal of the first deal once more in the second, signed anew."""
    said: list[Draft] = []

    def change(table: LyingTable, draft: Draft) -> Draft:
        return draft.saying(said[0].says)

    class Replays(Says):
        def rewrite(self, table: LyingTable, draft: Draft) -> Iterable[Draft]:
            if isinstance(draft.says, kind):
                said.append(draft)
            return super().rewrite(table, draft)

    replays = Replays(
        kind, change, lambda table: len(said) > 1 and said[-1].at.number // 512 != said[0].at.number // 512
    )
    if kind in (SharesBody, CoinBody, PlayBody, SealBody):
        replays = Replays(kind, change, lambda table: table.deals.number == 2)
    world = LyingWorld(
        replays, LIAR, "poison", 2, 1, 2, Network(0.1, duplicate=0.2), watchers=1, options={"mode": "normal"}
    )
    world.run()
    assert replays.told == (kind is not CoinBody), "a match has one coin"
    if replays.told:
        check_caught(world, "")
