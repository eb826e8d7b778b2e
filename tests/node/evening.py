"""Laptops in one process, with real links on loopback: they can lose a link, be killed, and come back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from lanparty.node.node import Node
from lanparty.node.snapshots import Snapshot

PATIENCE_S = 60.0


async def until(true: Callable[[], Any]) -> Any:
    """Give other tasks their turns until it holds; what it then is."""
    async with asyncio.timeout(PATIENCE_S):
        while not (found := true()):
            await asyncio.sleep(0.005)
    return found


class Evening:
    """`pictures[name]`: all that a laptop has shown its window."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._nodes: dict[str, Node] = {}
        self.pictures: dict[str, list[Snapshot]] = {}

    async def start(self, name: str, **how: Any) -> Node:
        """A laptop with a home of its own: the same one when it is started again."""
        shown = self.pictures.setdefault(name, [])
        node = Node(self._folder / name, name, on_change=shown.append, ports=(0,), discover=False, **how)
        await node.start()
        self._nodes[name] = node
        return node

    async def kill(self, node: Node) -> None:
        """As by a power cut: nobody hears a word more, and nothing more is written."""
        laptop = node.laptop
        laptop._closing = node.mesh._closed = True
        for want in node.mesh._wants.values():
            assert want.task is not None
            want.task.cancel()
        for link in node.mesh._open():
            link.abort()
        laptop._tasks.cancel()
        await laptop.presence.close()
        if node.match is not None:
            node.match.close()
        await laptop.workers.close()
        laptop.home.close()
        del self._nodes[node.name]

    async def close(self) -> None:
        for node in self._nodes.values():
            await node.close()

    def notices(self, name: str) -> list[str]:
        return [shown.notice for shown in self.pictures[name] if shown.notice]


@asynccontextmanager
async def an_evening(folder: Path) -> AsyncIterator[Evening]:
    evening = Evening(folder)
    try:
        yield evening
    finally:
        await evening.close()


async def table(evening: Evening, *guests: str, **how: Any) -> list[Node]:
    """A host, Ann, and guests who are ready to begin."""
    ann = await evening.start("Ann", **how)
    await ann.host("poison", 1 + len(guests), "Sofa", {"mode": "quick"})
    nodes = [ann]
    for name in guests:
        nodes.append(await evening.start(name, **how))
        await nodes[-1].join("127.0.0.1", ann.port, ready=True)
    await until(lambda: ann.can_begin)
    return nodes


def lose(node: Node, peer: Node) -> None:
    """The link between two laptops breaks."""
    link = node.mesh.link(peer.identity.key)
    assert link is not None
    link.abort()


def all_play(*nodes: Node) -> bool:
    """They are at one match, and hear each other."""
    matches = [node.match for node in nodes if node.match is not None]
    return len(matches) == len(nodes) and all(
        match.hears(other.identity.key)
        for match, node in zip(matches, nodes, strict=True)
        for other in nodes
        if other is not node
    )
