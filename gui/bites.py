"""What is to be shown, a bite at a time as the event loop comes round, so that no frame has to wait for all of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer, Slot

from lanparty.node.snapshots import Snapshot

Show = Callable[[Snapshot], Iterator[None]]
"""Shows one snapshot; yields where something else may be done before the rest."""


class Bites(QObject):
    """Snapshots are shown one after the other, each in full; of those that wait only the newest."""

    def __init__(self, show: Show, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._show = show
        self._next: Snapshot | None = None
        self._steps: Iterator[None] | None = None  # of what is being shown
        self.turn = QTimer(self, singleShot=True, interval=0)
        self.turn.timeout.connect(self._go_on)

    def take(self, snapshot: Snapshot) -> None:
        """Show this as soon as the event loop comes round; one that waits for that is replaced."""
        self._next = snapshot
        if not self.turn.isActive():
            self.turn.start()

    @property
    def waits(self) -> bool:
        """Whether there is a newer snapshot than what is shown."""
        return self._next is not None

    @property
    def settled(self) -> bool:
        """Whether the newest one is shown in full."""
        return self._next is None and self._steps is None

    def catch_up(self) -> None:
        """Show all of it now."""
        while not self.settled:
            self.turn.stop()
            self._go_on()

    @Slot()
    def _go_on(self) -> None:
        if self._steps is None:
            if self._next is None:
                return
            snapshot, self._next = self._next, None
            self._steps = self._show(snapshot)
        if next(self._steps, False) is not None:
            self._steps = None
        if not self.settled:
            self.turn.start()
