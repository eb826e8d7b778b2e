"""Calls on bad air: they are repeated until somebody answers, the time is over, or the caller has had enough."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from lanparty.node import calling, guest
from lanparty.node.errors import NoAnswer, NodeError
from lanparty.node.node import Node
from protocol.wire import Lobby
from tests.network.member import Member, call, hear
from tests.node.evening import an_evening, lose, table, until


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "PAUSE_S", 0.01)


@asynccontextmanager
async def air(node: Node, lost: int) -> AsyncIterator[int]:
    """A port that leads to a node, but for the first calls: after a few bytes nothing of them arrives."""
    writers, calls = [], 0

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(4096):
            writer.write(data)
        writer.close()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal calls
        calls += 1
        writers.append(writer)
        if calls <= lost:
            await reader.read(64)
            writer.close()
            return
        there, back = await asyncio.open_connection("127.0.0.1", node.port)
        writers.append(back)
        await asyncio.gather(pass_on(reader, back), pass_on(there, writer))

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for writer in writers:
            writer.close()


def test_what_is_lost_is_said_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            ann, bo = await evening.start("Ann"), await evening.start("Bo")
            await ann.host("poison", 2, "Sofa", {})
            async with air(ann, lost=3) as port:
                await bo.join("127.0.0.1", port, ready=True)
                await until(lambda: ann.can_begin)

    asyncio.run(work())


def test_in_the_end_nobody_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calling, "CALL_S", 0.3)

    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            ann, bo = await evening.start("Ann"), await evening.start("Bo")
            await ann.host("poison", 2, "Sofa", {})
            async with air(ann, lost=1000) as port:
                for way in (bo.join, bo.watch):
                    with pytest.raises(NoAnswer) as failure:
                        await way("127.0.0.1", port)
                    assert failure.value.code == "unreachable"
            with pytest.raises(NodeError, match="Nobody answers"):  # for certain, so at once
                await bo.join("127.0.0.1", port)
            await bo.join("127.0.0.1", ann.port)

    asyncio.run(work())


def test_a_call_can_be_stopped(tmp_path: Path) -> None:
    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            ann, bo = await evening.start("Ann"), await evening.start("Bo")
            await ann.host("poison", 2, "Sofa", {})
            for stop in (bo.cancel, bo.leave):
                async with air(ann, lost=1000) as port:
                    joining = asyncio.create_task(bo.join("127.0.0.1", port))
                    await until(lambda: bo._joining.is_calling)
                    with pytest.raises(NodeError) as failure:
                        await bo.host("poison", 2, "Other", {})
                    assert failure.value.code == "already_here"
                    await stop()
                    with pytest.raises(NodeError) as failure:
                        await joining
                    assert failure.value.code == "cancelled"
            await bo.join("127.0.0.1", ann.port)

    asyncio.run(work())


def test_a_link_lost_in_the_lobby_is_made_again(tmp_path: Path) -> None:
    """The guest has its seat again, and is ready, if it is still the same game."""

    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            ann, bo, cy = await table(evening, "Bo", "Cy")
            lose(bo, ann)
            await until(lambda: not ann.can_begin)
            await until(lambda: ann.can_begin)
            lose(bo, ann)
            await until(lambda: not ann.can_begin)
            await ann.set_options({"mode": "normal"}, 1)
            await until(
                lambda: ann.lobby is not None and len(ann.lobby.members) == 3 and bo.lobby == ann.lobby
            )
            assert not ann.can_begin
            await cy.ready(True)
            await bo.ready(True)
            await until(lambda: ann.can_begin)
            assert evening.notices("Bo") == []

    asyncio.run(work())


def test_a_host_that_is_gone_from_the_lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest, "SEEK_S", 3600.0)

    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            ann, bo = await table(evening, "Bo")
            await evening.kill(ann)
            await until(lambda: evening.notices("Bo"))
            assert (bo.lobby, evening.notices("Bo")) == (None, ["host_gone"])

    asyncio.run(work())


def test_who_calls_again_keeps_the_seat(tmp_path: Path) -> None:
    """The host doesn't know yet that the old link is dead."""

    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            ann = await evening.start("Ann")
            await ann.host("poison", 3, "Sofa", {})
            at = f"127.0.0.1:{ann.port}"
            member, other = await Member.sit_down(at), await Member.sit_down(at)
            link = await call(at, member.identity)
            await link.send(member.join)
            lobby = await hear(link, Lobby)
            assert [one.key for one in lobby.members] == [ann.identity.key, member.key, other.key]

    asyncio.run(work())
