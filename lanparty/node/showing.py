"""Pictures for the window: made and handed out soon after something has changed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from lanparty.node.snapshots import Snapshot


class Showing:
    """`make` takes the picture of now, `on_change` gets it. `notice`: a code and an English sentence, told once."""

    def __init__(
        self, make: Callable[[], Snapshot], on_change: Callable[[Snapshot], None] | None = None
    ) -> None:
        self._make, self._on_change = make, on_change
        self._due = False
        self.notice = ("", "")

    def changed(self) -> None:
        """Show it soon; many changes in one turn of the loop make one picture."""
        if self._on_change is not None and not self._due:
            self._due = True
            asyncio.get_running_loop().call_soon(self._deliver)

    def notify(self, code: str, text: str) -> None:
        """Tell the player here, with the next picture."""
        self.notice = (code, text)
        self.changed()

    def _deliver(self) -> None:
        self._due = False
        if self._on_change is not None:
            self._on_change(self._make())
            self.notice = ("", "")
