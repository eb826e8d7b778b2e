"""The main track of a replica: the numbered steps of the rules, each in one or more stages.

A stage is complete when every seat that must contribute has, and each contribution is checked. Nothing of a
stage is given before the earlier one is complete, and its entries carry the hash of the earlier stages' entries.
Numbers only grow: after a void deal they go on from the new epoch's base, so that none is used twice.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from lanparty.engine.steps import Await, Finished
from lanparty.table.faults import Broken
from lanparty.table.kinds import STEPS
from lanparty.table.steps import Contribution
from protocol.feed import MAIN, At, Entry
from protocol.wire import Body

if TYPE_CHECKING:
    from lanparty.table.replica import Table


class MainTrack:
    """`number`: of the step that is due; `hashes`: of the table at each step reached."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.number = 0
        self.stage = 0
        self.hashes: dict[int, bytes] = {}
        self._accepted: dict[int, Body] = {}
        self._earlier: list[dict[int, Body]] = []
        self._came: list[bytes] = []  # digests of the entries of earlier stages
        self.opened: set[int] = set()  # seats whose move has been opened while its claims are still checked

    @property
    def at(self) -> At:
        return At(MAIN, self.number, self.stage)

    @property
    def state(self) -> bytes:
        """The hash of the table at this step."""
        return self.hashes[self.number]

    @property
    def basis(self) -> bytes:
        """What an entry of this stage must carry: the state, and the entries of earlier stages if there were any."""
        if not self._came:
            return self.state
        return hashlib.sha256(b"lanparty/1/stage\0" + self.state + b"".join(self._came)).digest()

    def here(self) -> dict[int, tuple[Entry, Body]]:
        """What has come for the current stage from those who play now, by seat."""
        came = self._table.inbox.here(self.at)
        authors = enumerate(self._table.roster.authors)
        gone = self._table.departures.given_up
        return {seat: came[author] for seat, author in authors if author in came and author not in gone}

    def lacking(self) -> tuple[int, ...]:
        """The seats whose contribution to the current stage lacks, or is still being checked."""
        due = self._table.awaiting
        if isinstance(due, Finished):
            return ()
        seats = STEPS[type(due)].seats(self._table, due)
        return tuple(seat for seat in seats if seat not in self._accepted)

    def accept(self, given: Contribution) -> None:
        """A contribution is checked and counts, if its stage is still the current one."""
        if given.at == self.at:
            self._accepted[given.seat] = given.body

    def go_on(self, number: int, state: bytes, stage: int = 0) -> None:
        """To the next step, or to another epoch's first."""
        for earlier in range(self.stage + 1):
            self._table.inbox.forget(At(MAIN, self.number, earlier))
        self.number, self.stage = number, stage
        self.hashes[number] = state
        self._accepted, self._earlier, self._came, self.opened = {}, [], [], set()

    def advance(self) -> bool:
        """One stage, if all that it needs is here. Raises Broken."""
        table, due = self._table, self._table.awaiting
        if isinstance(due, Finished):
            return False
        step = STEPS[type(due)]
        seats = step.seats(table, due)
        if table.may_write and table.me in seats and table.me not in self.here():
            body = step.make(table, due, table.giver)
            if body is not None:
                table.contribute(body)
        self._check_what_came(due, seats)
        self._play_on(due, seats)
        if any(seat not in self._accepted for seat in step.seats(table, due)):
            return False
        if self.stage + 1 < step.stages and not step.is_enough(table, due, self._accepted):
            self._came += [entry.digest for entry, _ in self.here().values()]
            self._earlier.append(self._accepted)
            self.stage, self._accepted = self.stage + 1, {}
            step.passed(table, due, self._earlier[-1])
            return True
        event = step.event(table, due, self._accepted)
        if event is not None:
            table.fold(event)
        return event is not None

    def _check_what_came(self, due: Await, seats: tuple[int, ...]) -> None:
        step = STEPS[type(due)]
        for seat, (entry, body) in self.here().items():
            if seat in self._accepted:
                continue
            given = Contribution(seat, self.at, body, (entry.raw,))
            if seat not in seats:
                raise Broken("turn", seat, "illegal move: not_your_turn", given.evidence)
            if not isinstance(body, step.bodies):
                raise Broken("turn", seat, "not what is due in this step", given.evidence)
            if entry.state != self.basis:
                raise Broken(
                    "state", None, f"seat {seat} has another state at step {self.number}", given.evidence
                )
            step.check(self._table, due, given)

    def _play_on(self, due: Await, seats: tuple[int, ...]) -> None:
        """Who left by the door has opened the hand: all replicas do alike what is due from that seat."""
        for seat in seats:
            if (
                seat not in self._accepted
                and seat not in self.here()
                and self._table.departures.is_open(seat)
            ):
                body = self._table.ghosts.make(seat, due)
                if body is not None:
                    STEPS[type(due)].check(self._table, due, Contribution(seat, self.at, body))
