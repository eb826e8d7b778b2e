"""From one deal to the next: the end that all sign, who sits down then, and the way back when a deal is void.

An *attempt* is a number of its own for each try at a deal, also after a void one; a deal has several decks, one after
the other (*lots*).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lanparty.engine.rules import standing
from lanparty.engine.steps import Dealt, Event, Sealed, Shuffled
from lanparty.table.decks import deck_number
from lanparty.table.faults import Broken
from lanparty.table.log import DealLog
from lanparty.table.numbers import EPOCH_ATTEMPTS, EPOCH_STEPS
from protocol.wire import Chair

if TYPE_CHECKING:
    from lanparty.table.replica import Table


@dataclass(frozen=True)
class Checkpoint:
    """The end of a deal that all have signed (or the start of the match): where a void deal goes back to."""

    state: Any
    authors: tuple[int, ...]
    sat_down: int = 0  # how many newcomers till then


class Deals:
    """`number`: of the running deal, from 1; `sealed`: how many have an end that is signed; `dealt`: hands are out."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.sealed = 0
        self.number, self.attempt, self.lot, self.dealt = 1, 2, 0, False
        self.resealing = False  # a deal was void: seats are filled before the next one
        self.may_go_on = False  # the player here is ready for the next one
        self.began = 0  # the main step of the end before the running deal
        self._checkpoints = {0: Checkpoint(table.state, table.roster.authors)}

    @property
    def next_attempt(self) -> int:
        """The number of the next deal's attempt, if the same people play it."""
        return self._table.departures.epoch * EPOCH_ATTEMPTS + 2 * (self.number + 1)

    @property
    def authors_at_checkpoint(self) -> tuple[int, ...]:
        return self._checkpoints[self.sealed].authors

    def is_last(self, deals: int) -> bool:
        """Whether the match ends after so many deals, whatever the scores."""
        return 0 < self._table.genesis.lobby.deals <= deals

    def take(self, event: Event) -> None:
        """What is folded may be part of how a deal comes about."""
        table, log = self._table, self._table.audits.current
        if isinstance(event, Sealed):
            self.resealing = False
            self.began = table.main.number
            table.audits.current = DealLog(self.attempt, table.state, table.roster.authors)
        elif isinstance(event, Shuffled):
            number = deck_number(self.attempt, self.lot)
            log.decks[number] = table.track.decks[number]
            log.since[number] = table.main.number + 1
            self.lot += 1
        elif isinstance(event, Dealt) and not self.dealt:
            self.dealt = True
            table.news.tell("deal", data={"deal": self.sealed + 1})

    def signed(self) -> None:
        """All have signed the end of a deal: it counts, and its seeds come out."""
        table = self._table
        self.sealed += 1
        self._checkpoints[self.sealed] = Checkpoint(table.state, table.roster.authors, table.chairs.count)
        log = table.audits.close()
        for number in log.decks:
            table.track.forget(number)
        if table.over:
            result = standing(table.rules, table.state)
            table.news.tell("result", data={"winners": list(result.winners), "scores": list(result.scores)})

    def sit_down(self, given: Mapping[int, Iterable[Chair]]) -> None:
        """The deal is over and all are ready: whoever was offered a seat takes it, and the next deal begins.

        Raises Broken."""
        table, epoch = self._table, self._table.departures.epoch
        chairs = table.chairs.settle(given)
        admitted = table.roster.seat_down(chairs, epoch, self.sealed, table.main.number + 1)
        for author, key in admitted.items():
            try:
                table.feeds.admit(author, key)
            except ValueError as error:
                raise Broken("seats", None, "too many players have sat down at this table") from error
            table.news.tell("seated", table.roster.chairs[author].seat, table.roster.chairs[author].name)
        if admitted:
            table.hear_strangers()
        table.departures.seated()
        self.may_go_on = False
        if chairs:
            table.track.clear()
        self.number = self.sealed + 1
        self.attempt = epoch * EPOCH_ATTEMPTS + 2 * self.number + bool(chairs)
        self.lot, self.dealt = 0, False
        table.clear()

    def void(self) -> None:
        """Back to the last end of a deal that all who stay have signed; the seats of the others are filled first."""
        table, epoch = self._table, self._table.departures.epoch
        checkpoint = self._checkpoints[self.sealed]
        table.roster.go_back(epoch * EPOCH_STEPS, checkpoint.authors)
        self.resealing, self.may_go_on = True, False
        table.chairs.offers, table.chairs.count = {}, checkpoint.sat_down
        self.attempt, self.lot, self.dealt = epoch * EPOCH_ATTEMPTS, 0, False
        self.began = epoch * EPOCH_STEPS
        table.clear()
        table.track.clear()
        table.audits.current = DealLog(self.attempt, checkpoint.state, table.roster.authors)
        gone = {table.roster.seat_of(author) or 0: author for author in table.departures.given_up}
        names = [table.roster.chairs[gone[seat]].name for seat in sorted(gone)]
        table.news.tell("void", data={"seats": sorted(gone), "names": names, "deal": self.sealed + 1})
        table.go_back(checkpoint.state, epoch * EPOCH_STEPS)
