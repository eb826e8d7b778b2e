"""The end of a deal, where people come and go (see `steps` for what a step is)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanparty.engine.steps import Boundary, Event, Sealed
from lanparty.table.claims import Giver
from lanparty.table.faults import Broken
from lanparty.table.steps import Bodies, Contribution, Step
from protocol.wire import Body, ChairsBody, SealBody

if TYPE_CHECKING:
    from lanparty.table.replica import Table


class BoundaryStep(Step):
    """The end of a deal: all sign it (stage 0); then, when everybody is ready to go on, people come and go (stage 1).

    After stage 0 the deal counts and its seeds are revealed. At stage 1 the lowest seat that stays fills the seats that
    fell empty, and whoever runs a computer player may give its seat to a newcomer.
    """

    bodies = (SealBody, ChairsBody)
    stages = 2

    def seats(self, table: Table, due: Boundary) -> tuple[int, ...]:
        """Who has left need give nothing more; who is given up by all who have signed, no signature."""
        here = table.main.here()
        excused = table.departures.excused() if table.main.stage == 0 else frozenset()
        authors = table.roster.authors
        absent = table.departures.given_up.union(table.departures.left, excused)
        return tuple(seat for seat in table.all_seats if seat in here or authors[seat] not in absent)

    def make(self, table: Table, due: Boundary, giver: Giver) -> Body | None:
        if table.main.stage == 0:
            return SealBody(due.deal, table.main.state, table.roster.hash)
        if not (table.deals.may_go_on or table.auto_go_on or table.deals.resealing):
            return None
        chairs = table.chairs.to_offer()
        return ChairsBody(chairs) if chairs is not None else None

    def check(self, table: Table, due: Boundary, given: Contribution) -> None:
        body = given.body
        if table.main.stage == 0:
            if body != SealBody(due.deal, table.main.state, table.roster.hash):
                raise Broken("state", given.seat, "signed another end of this deal", given.evidence)
        elif not isinstance(body, ChairsBody):
            raise Broken("malformed", given.seat, "not who shall sit down", given.evidence)
        elif wrong := table.chairs.wrong(given.seat, body.chairs):
            raise Broken("seats", given.seat, f"lets somebody sit down who can't: {wrong}", given.evidence)
        elif not table.chairs.may_fill(given.seat, body.chairs):
            return  # maybe it knows already of somebody's leaving that we don't
        table.main.accept(given)

    def passed(self, table: Table, due: Boundary, bodies: Bodies) -> None:
        table.deals.signed()

    def event(self, table: Table, due: Boundary, bodies: Bodies) -> Event | None:
        table.deals.sit_down({seat: body.chairs for seat, body in bodies.items()})
        return Sealed(table.all_seats)
