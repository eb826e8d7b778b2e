"""Who may let whom sit down at the end of a deal, and who sits there then.

Whoever runs a computer player may give its seat away; the lowest seat that stays fills the seats that fell empty.
Nobody sits twice: who sits here now can't be offered another seat, and of two offers to one newcomer the first counts.
What is wrong whoever has left is a lie; what rests on somebody's leaving waits until that is known here, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from protocol.wire import MAX_AUTHORS, MAX_SEATS, Chair

if TYPE_CHECKING:
    from lanparty.table.replica import Table

MAX_NEWCOMERS = (
    MAX_AUTHORS - 3 * MAX_SEATS
)  # who may sit down in a match; room is left for seats that fall empty


class Chairs:
    """`offers`: by seat, who shall sit down by our word when the deal is over; `count`: who has sat down so far."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.offers: dict[int, Chair] = {}
        self.count = 0

    # ---- own offers ------------------------------------------------------------------------------------

    @property
    def must_offer(self) -> tuple[int, ...]:
        """The empty seats that it is ours to fill: we are the lowest seat that stays."""
        table = self._table
        vacant = table.departures.vacant()
        staying = [seat for seat in table.all_seats if seat not in vacant]
        return vacant if staying and staying[0] == table.me else ()

    def to_offer(self) -> tuple[Chair, ...] | None:
        """Who shall sit down by our word; None while somebody lacks. Offers that others would refuse are dropped."""
        table, must = self._table, self.must_offer
        if table.me is None:
            return None
        good: list[Chair] = []
        for seat in sorted(self.offers):
            if seat not in must and not self._runs(table.me, seat):
                continue
            if self.wrong(table.me, (*good, self.offers[seat])):
                del self.offers[seat]
            else:
                good.append(self.offers[seat])
        return tuple(good) if all(seat in self.offers for seat in must) else None

    # ---- others' ---------------------------------------------------------------------------------------

    def wrong(self, seat: int, chairs: tuple[Chair, ...]) -> str:
        """Why this seat can't let these people sit down, whoever may have left; "" when it may."""
        table = self._table
        seats, keys = [chair.seat for chair in chairs], {chair.key for chair in chairs}
        if not set(seats) <= set(table.all_seats) or len(set(seats)) < len(chairs):
            return "a seat that there isn't, or one for two"
        here = {chair.key for chair in table.roster.seated}
        if len(keys) < len(chairs) or keys & here.union(map(table.roster.laptop, table.all_seats)):
            return "a second seat for one player"
        for chair in chairs:
            hosts = (table.roster.laptop(seat), chair.key) if chair.level else (b"",)
            if chair.run_by not in hosts:
                return "a computer player that is run by somebody else"
        given = [one for one in seats if self._runs(seat, one)]
        if given and self.count + len(given) > MAX_NEWCOMERS:
            return "too many newcomers"
        return ""

    def may_fill(self, seat: int, chairs: tuple[Chair, ...]) -> bool:
        """Whether these seats are this seat's to give, as far as we know who has left. Once it is so, it stays so."""
        vacant = set(self._table.departures.vacant())
        fills = vacant if vacant.issuperset(range(seat)) else set()
        return all(chair.seat in fills or self._runs(seat, chair.seat) for chair in chairs)

    def _runs(self, seat: int, other: int) -> bool:
        """Whether the laptop of `seat` runs the computer player on the other seat."""
        roster = self._table.roster
        return (
            bool(roster.seated[other].level) and seat != other and roster.laptop(seat) == roster.laptop(other)
        )

    # ---- together --------------------------------------------------------------------------------------

    def settle(self, given: Mapping[int, Iterable[Chair]]) -> list[Chair]:
        """Who sits down, by what all seats say: who is named twice only once; a seat is filled by who stays longest."""
        taken: dict[int, Chair] = {}
        for seat in sorted(given):
            for chair in given[seat]:
                if all(one.key != chair.key for one in taken.values()):
                    taken[chair.seat] = chair
        self.count += len(taken)
        self.offers = {}
        return [taken[seat] for seat in sorted(taken)]
