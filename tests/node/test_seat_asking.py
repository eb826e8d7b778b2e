"""Who looks on asks for a seat, and who was given up hears of it: one sentence each, from the own replica alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lanparty.engine.steps import Boundary, Shuffle
from lanparty.node.errors import NodeError
from lanparty.node.seat_asking import SeatAsking
from tests.node.evening import Evening, all_play, an_evening, table, until


def replica(**changes: Any) -> Any:
    """What the asking reads of a replica: of one who looks on at a table with a computer player."""
    facts = {
        "me": None, "author": None, "over": False, "attempt": 2, "awaiting": Shuffle(()),
        "roster": SimpleNamespace(seated=[SimpleNamespace(level=""), SimpleNamespace(level="easy")]),
        "departures": SimpleNamespace(given_up=frozenset()),
    }  # fmt: skip
    return SimpleNamespace(**{**facts, **changes})


def asking(seen: Any) -> tuple[SeatAsking, list[str]]:
    told: list[str] = []
    return SeatAsking(seen, lambda code, text: told.append(code)), told


def test_there_is_an_answer_when_the_next_deal_begins() -> None:
    seen = replica()
    one, told = asking(seen)
    one.begin()
    for attempt, awaiting in ((2, Boundary(1)), (4, Boundary(1))):
        seen.attempt, seen.awaiting = attempt, awaiting
        one.look()
        assert one.open
    seen.awaiting = Shuffle(())
    one.look()
    one.look()
    assert (one.open, told) == (False, ["no_seat"])
    one.begin()
    seen.attempt, seen.me = 6, 1
    one.look()
    assert (one.open, told) == (False, ["no_seat"])


def test_between_two_deals_it_may_take_one_deal_more() -> None:
    seen = replica(awaiting=Boundary(1))
    one, told = asking(seen)
    one.begin()
    seen.awaiting = Shuffle(())
    for attempt, answers in ((4, []), (6, ["no_seat"])):
        seen.attempt = attempt
        one.look()
        assert told == answers


def test_where_no_seat_can_be_had() -> None:
    people = SimpleNamespace(seated=[SimpleNamespace(level="")])
    for seen in (replica(roster=people), replica(over=True)):
        one, _ = asking(seen)
        with pytest.raises(NodeError) as failure:
            one.begin()
        assert failure.value.code == "no_seat"
    with pytest.raises(NodeError) as failure:
        asking(replica(me=0))[0].begin()
    assert failure.value.code == "already_here"


def test_a_seat_that_is_lost_is_told_once() -> None:
    seen = replica(me=1, author=1)
    one, told = asking(seen)
    seen.departures.given_up = frozenset({1})
    one.look()
    seen.author = seen.me = None
    one.look()
    assert told == ["given_up"]


async def _come_back(evening: Evening) -> None:
    """One is away until the others have gone on without it."""
    ann, bo, cy = await table(evening, "Bo", "Cy")
    await ann.begin()
    await until(lambda: all_play(ann, bo, cy))
    await until(lambda: all(node.match and node.match.table.dealt for node in (ann, bo, cy)))
    await evening.kill(bo)
    for node in (ann, cy):
        await node.go_on_without([1])
    assert ann.match is not None
    await until(lambda: ann.match and ann.match.table.roster.seated[1].level)
    bo = await evening.start("Bo")
    await bo.resume(bo.unfinished()[0].folder)
    await until(lambda: evening.notices("Bo"))
    assert evening.notices("Bo") == ["given_up"]
    view = await until(lambda: bo.snapshot().table if bo.snapshot().table.watching else None)
    assert (view.my_seat, view.hand) == (-1, ())
    await bo.sit_down()
    assert bo.snapshot().table.asked
    await until(lambda: ann.match and bo.identity.key in ann.match.newcomers)


def test_who_comes_back_too_late_looks_on_and_may_ask_for_a_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            await _come_back(evening)

    asyncio.run(work())


def test_no_seat_among_people(tmp_path: Path) -> None:
    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            ann, bo = await table(evening, "Bo")
            await ann.begin()
            await until(lambda: all_play(ann, bo))
            cy = await evening.start("Cy")
            await cy.watch("127.0.0.1", ann.port)
            with pytest.raises(NodeError) as failure:
                await cy.sit_down()
            assert failure.value.code == "no_seat"

    asyncio.run(work())
