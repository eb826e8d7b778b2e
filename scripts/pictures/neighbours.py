"""Other people on this machine: real nodes, so that the window has somebody to find and to play with."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

from _visitor import PATIENCE_S

from lanparty.node.node import Node

CHATTER = ("Is there a chair left?", "Always. I bring biscuits.")


class Neighbours:
    """Real nodes of other people, on a thread of their own: some open tables, one comes as a guest.

    Whoever of them is on turn plays the first card that can be played, at the guest's table only.
    """

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self._folder = folder
        self._nodes: list[Any] = []
        self._guest: Any = None
        self._moves: list[Any] = []
        threading.Thread(target=self.loop.run_forever, daemon=True).start()

    def _do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE_S)

    def _node(self, name: str, avatar: int, language: str, plays: bool = False) -> Any:
        def play(snapshot: Any) -> None:
            if plays and snapshot.table is not None and snapshot.table.legal and not snapshot.table.pending:
                self._moves.append(self.loop.create_task(node.submit(snapshot.table.legal[0])))

        node = Node(self._folder / name, name, avatar, language=language, on_change=play, ports=(0,))
        self._do(node.start())
        self._nodes.append(node)
        return node

    def open_tables(self) -> None:
        nikos = self._node("Νίκος", 1, "el")
        self._do(nikos.host("poison", 4, "Kitchen table", {}))
        self._do(nikos.fill(1, "easy"))
        giulia = self._node("Giulia", 6, "it")
        self._do(giulia.host("poison", 3, "Dopo cena", {"mode": "quick"}))

    def play_a_table(self) -> None:
        """A match to look on at, which waits for its host's first card."""
        sofia = self._node("Sofia", 9, "el")
        self._do(sofia.host("poison", 4, "Balcony", {}))
        self._do(sofia.fill(None, "easy"))
        self._do(sofia.begin())

    def visit(self, port: int, ready: bool = False) -> None:
        if self._guest is None:
            self._guest = self._node("Živka", 13, "sr", plays=True)
        self._do(self._guest.leave())
        self._do(self._guest.join("127.0.0.1", port, ready))
        self._do(self._guest.say(CHATTER[0]))

    def vanish(self) -> None:
        """The guest's laptop falls asleep."""
        self._do(self._guest.suspend())

    def close(self) -> None:
        for node in self._nodes:
            self._do(node.close())
        self.loop.call_soon_threadsafe(self.loop.stop)
