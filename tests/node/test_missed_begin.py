"""Who has signed a match finds out that it has begun, whatever was lost when it did."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from lanparty.node import undecided
from lanparty.node.node import Node
from protocol.wire import Message, Signed
from tests.node.evening import Evening, all_play, an_evening, lose, table, until


def cut_at_the_beginning(host: Node, guest: Node, then: Callable[[], None] = lambda: None) -> None:
    """The link breaks before the guest has heard of any signature of others."""
    send = host.mesh.send

    def cut(peer: bytes, message: Message) -> bool:
        if peer == guest.identity.key and isinstance(message, Signed):
            if host.mesh.link(peer) is not None:
                lose(host, guest)
                then()
            return False
        return send(peer, message)

    host.mesh.send = cut  # type: ignore[method-assign]


def test_a_link_that_breaks_then(tmp_path: Path) -> None:
    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            ann, bo, cy = await table(evening, "Bo", "Cy")
            cut_at_the_beginning(ann, bo)
            await ann.begin()
            await until(lambda: all_play(ann, bo, cy))
            assert evening.notices("Bo") == []

    asyncio.run(work())


def test_a_restart_just_then(tmp_path: Path) -> None:
    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            ann, bo, cy = await table(evening, "Bo", "Cy")
            cut_at_the_beginning(ann, bo)
            begin = asyncio.create_task(ann.begin())
            await until(lambda: isinstance(bo.laptop.phase, undecided.Undecided))
            await evening.kill(bo)
            await begin
            bo = await evening.start("Bo")
            (unfinished,) = bo.unfinished()
            assert unfinished.name == "Sofa"
            await bo.resume(unfinished.folder)
            assert evening.pictures["Bo"] is not None
            await until(lambda: all_play(ann, bo, cy))

    asyncio.run(work())


def test_the_host_dies_before_all_guests_have_heard(tmp_path: Path) -> None:
    """Who has all signatures hands them on; the host comes back to a table that plays."""

    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            ann, bo, cy = await table(evening, "Bo", "Cy")
            dead = asyncio.Event()
            cut_at_the_beginning(ann, bo, dead.set)
            begin = asyncio.create_task(ann.begin())
            await dead.wait()
            await begin
            await evening.kill(ann)
            await until(lambda: all_play(bo, cy))
            ann = await evening.start("Ann")
            await ann.resume(ann.unfinished()[0].folder)
            await until(lambda: all_play(ann, bo, cy))

    asyncio.run(work())


async def _given_up(evening: Evening) -> tuple[Node, Node]:
    """A host that has died when only it knew that the match had begun, and a guest."""
    ann, bo = await table(evening, "Bo")
    cut_at_the_beginning(ann, bo)
    await ann.begin()
    await evening.kill(ann)
    return ann, bo


def test_who_has_given_up_waiting_is_told_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undecided, "FIND_OUT_S", 0.05)

    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            ann, bo = await _given_up(evening)
            await until(lambda: evening.notices("Bo"))
            assert (bo.lobby, evening.notices("Bo")) == (None, ["host_gone"])
            assert bo.unfinished() == []
            ann = await evening.start("Ann")
            await ann.resume(ann.unfinished()[0].folder)
            await until(lambda: all_play(ann, bo))

    asyncio.run(work())


def test_who_has_left_meanwhile_is_not_called_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            ann, bo = await _given_up(evening)
            await until(lambda: isinstance(bo.laptop.phase, undecided.Undecided))
            await bo.leave()
            ann = await evening.start("Ann")
            await ann.resume(ann.unfinished()[0].folder)
            refused = asyncio.Event()
            take = bo.laptop.take_start
            bo.laptop.take_start = lambda start: take(start) or (refused.set() or False)  # type: ignore[method-assign]
            await refused.wait()
            assert bo.match is None

    asyncio.run(work())


def test_a_match_that_has_not_begun(tmp_path: Path) -> None:
    """One signs and is lost, another does not sign: so the table still waits, and one sits down again."""

    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            ann, bo, cy = await table(evening, "Bo", "Cy")
            cy.laptop.phase._sign = lambda raw: None  # type: ignore[union-attr, method-assign, assignment]
            begin = asyncio.create_task(ann.begin())
            await until(lambda: bo.laptop.phase is not None and bo.laptop.phase.genesis)  # type: ignore[union-attr]
            lose(bo, ann)
            with pytest.raises(Exception, match="did not answer"):
                await begin
            await until(lambda: ann.can_begin and bo.lobby == ann.lobby)
            assert evening.notices("Bo") == []
            assert list((tmp_path / "Bo").glob("tables/*")) == []

    asyncio.run(work())
