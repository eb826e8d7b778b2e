"""Who looks on asks for a seat, and hears what has become of it; who has lost a seat hears that, too.

Nobody answers such a question over a link: all of it shows in the own replica. A computer player's seat goes to a
newcomer when the next deal begins, so who looks on after that has got none.
"""

from __future__ import annotations

from collections.abc import Callable

from lanparty.engine.steps import Boundary
from lanparty.node.errors import NodeError
from lanparty.table.replica import Table

NO_SEAT = "No seat is free: only the seat of a computer player can be had."
GIVEN_UP = "The others have gone on without you: you look on now, and can ask for a seat."


class SeatAsking:
    """Watches one replica; `open`: asked, and not yet decided."""

    def __init__(self, table: Table, notify: Callable[[str, str], None]) -> None:
        self._table, self._notify = table, notify
        self._sits = self._has_seat()
        self._attempt = table.attempt
        self._chances = 0  # beginnings of deals at which we may get the seat

    @property
    def open(self) -> bool:
        return self._chances > 0

    def begin(self) -> None:
        """Ask. Raises NodeError when no seat can be had."""
        if self._table.me is not None:
            raise NodeError("already_here", "You have a seat.")
        if self._table.over or not any(chair.level for chair in self._table.roster.seated):
            raise NodeError("no_seat", NO_SEAT)
        # Between two deals the word on who sits down next may have been given already.
        self._chances = 2 if isinstance(self._table.awaiting, Boundary) else 1
        self._attempt = self._table.attempt

    def look(self) -> None:
        """Something has happened at the table."""
        table = self._table
        sits, sat = self._has_seat(), self._sits
        self._sits = sits
        if table.over or table.me is not None:
            self._chances = 0
        if sat and not sits:
            self._notify("given_up", GIVEN_UP)
        if table.attempt != self._attempt and not isinstance(table.awaiting, Boundary):
            self._attempt = table.attempt
            if self._chances:
                self._chances -= 1
                if not self._chances:
                    self._notify("no_seat", NO_SEAT)

    def _has_seat(self) -> bool:
        """Whether a player sits here, whom the others have not given up."""
        author, gone = self._table.author, self._table.departures
        return author is not None and author not in gone.given_up
