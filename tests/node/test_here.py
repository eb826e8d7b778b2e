"""Who is at the table: a laptop that only runs, and can be called, isn't."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from lanparty.node.node import Node
from protocol.link import HelloArgs, dial
from protocol.wire import Have

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
