"""Entries as they come, by what they contribute to; who has sent one that no step can want is found out here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from lanparty.table.faults import Broken
from lanparty.table.numbers import EPOCH_STEPS
from protocol.feed import DECK, SIDE, At, Entry
from protocol.wire import BadMessage, Body, body_of

if TYPE_CHECKING:
    from lanparty.table.replica import Table

Came = Mapping[int, tuple[Entry, Body]]
"""What has come for one place, by author."""


class Inbox:
    """Holds entries of the main and the deck track until their stage is over; the others go on at once."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._came: dict[At, dict[int, tuple[Entry, Body]]] = {}

    def here(self, at: At) -> Came:
        return self._came.get(at, {})

    def forget(self, at: At) -> None:
        self._came.pop(at, None)

    def take(self, entry: Entry) -> None:
        """Put an entry where it will be looked for. Raises Broken by what is wrong with it at any time.

        Who doesn't play any more can say nothing wrong; it may be that we only haven't heard yet that it does again.
        """
        table, at = self._table, entry.at
        seat = table.seat_of(entry.author)
        try:
            body = body_of(entry.kind, entry.body)
        except BadMessage as bad:
            if seat is None:
                return
            raise Broken("malformed", seat, f"unreadable entry: {bad}", (entry.raw,)) from bad
        if at.track == SIDE:
            table.aside.take(entry, body)
            return
        if seat is not None and at.track == DECK:
            table.track.check_place(seat, entry)
        elif seat is not None and self._is_out_of_step(entry):
            raise Broken("turn", seat, "an entry for a step that is over, or of another step", (entry.raw,))
        self._came.setdefault(at, {})[entry.author] = (entry, body)

    def _is_out_of_step(self, entry: Entry) -> bool:
        """No honest player contributes to a step that could not be folded without that."""
        over = self._table.departures.epoch * EPOCH_STEPS <= entry.at.number < self._table.step
        return over or entry.step != entry.at.number or entry.at.stage > 1
