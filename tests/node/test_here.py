"""Who is at the table: a laptop that only runs, and can be called, isn't; one whose link is made anew always is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from lanparty.node.node import Node
from protocol import mesh
from protocol.link import HelloArgs, dial
from protocol.wire import Have
from tests.node.evening import Evening, all_play, an_evening, table, until

PATIENCE_S = 100.0


async def _until(true: Callable[[], object]) -> None:
    """Give other tasks their turns until it holds."""
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await asyncio.sleep(0.01)


def _status(node: Node) -> str:
    table = node.snapshot().table
    return "" if table is None else table.seats[1].status


async def _evening(home: Path) -> None:
    ana = Node(home / "ana", "Ana", ports=(0,), discover=False)
    bo = Node(home / "bo", "Bo", ports=(0,), discover=False)
    for node in (ana, bo):
        await node.start()
    try:
        await ana.host("poison", 2, "Sofa", {})
        await bo.join("127.0.0.1", ana.port, ready=True)
        await _until(lambda: ana.can_begin)
        await ana.begin()
        await _until(lambda: _status(ana) == "ok")
        await bo.suspend()
        await _until(lambda: _status(ana) == "lost")
        link = await dial("127.0.0.1", ana.port, bo.identity, HelloArgs("Bo", b""))
        await _until(lambda: ana.mesh.link(bo.identity.key) is not None)
        assert _status(ana) == "lost"
        assert ana.match is not None
        await link.send(Have(ana.match.genesis.id, ()))
        await _until(lambda: _status(ana) == "ok")
        await link.close()
        await _until(lambda: _status(ana) == "lost")
    finally:
        for node in (ana, bo):
            await node.close()


def test_who_says_nothing_of_the_table_is_not_at_it(tmp_path: Path) -> None:
    asyncio.run(_evening(tmp_path))


@pytest.mark.parametrize("host_calls", [False, True])
@pytest.mark.parametrize("twins_s", [0.0, 3600.0], ids=["replaced", "spare"])
def test_who_calls_again_is_never_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, twins_s: float, host_calls: bool
) -> None:
    """Whatever the called one makes of the second link while it doesn't know that the first is dead."""
    monkeypatch.setattr(mesh, "TWINS_S", twins_s)

    async def work() -> None:
        async with an_evening(tmp_path) as evening:
            nodes = await table(evening, "Bo")
            await nodes[0].begin()
            await until(lambda: all_play(*nodes))
            await _call_again(evening, *(nodes[::-1] if host_calls else nodes))

    asyncio.run(work())


async def _call_again(evening: Evening, called: Node, caller: Node) -> None:
    assert caller.match is not None
    old = called.mesh.link(caller.identity.key)
    shown = evening.pictures[called.name]
    shown.clear()
    link = await dial(
        "127.0.0.1", called.port, caller.identity, HelloArgs(caller.name, caller.match.genesis.id)
    )
    await link.send(Have(caller.match.genesis.id, ()))
    await until(lambda: called.mesh.link(caller.identity.key) is not old)
    await until(lambda: shown)
    assert {seat.status for one in shown if one.table for seat in one.table.seats} == {"ok"}
