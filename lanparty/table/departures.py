"""Who leaves a table, and how the others go on.

By the door: `LeaveBody`. Has the leaver revealed the running deal's seeds before it, then its hand lies open and all
replicas play it on alike; else the others go on without it.

Gone: those who stay vote. A vote names exactly whom it gives up; it counts when all others have voted for the same
set. Then the deal is void: back to the last end of a deal that all who stay have signed, in a new epoch, in which
the empty seats are filled first. Who has voted gives nothing more to the old epoch. Of two sets that are complete the
larger counts; whoever gives to the new epoch has voted before, so all know it before anything is folded there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanparty.engine.steps import Boundary, Finished
from lanparty.table.faults import Broken
from lanparty.table.numbers import EPOCH_STEPS
from protocol.feed import Entry
from protocol.poker.keys import fits_key
from protocol.wire import Gone, SealBody, SeedBody, VoteBody, body_of

if TYPE_CHECKING:
    from lanparty.table.replica import Table

MAX_VOTES = 64  # of one author in an epoch
Authors = frozenset[int]


class Departures:
    """`epoch` counts up with every void deal, by the number of those who went."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.epoch = 0
        self.left: set[int] = set()  # authors who left by the door
        self.wanted: set[int] = set()  # authors that the player here would go on without
        self.given_up: Authors = frozenset()  # by the last void, until others sit in their seats
        self._voted_out: Authors = frozenset()  # those of them who were voted for
        self._base = 0  # the epoch before it
        self._votes: dict[
            int, dict[int, dict[Authors, int]]
        ] = {}  # epoch -> voter -> set -> step of the vote

    # ---- by the door -----------------------------------------------------------------------------------

    def has_left(self, seat: int) -> bool:
        return self._table.roster.authors[seat] in self.left

    def is_open(self, seat: int) -> bool:
        """Whether this seat's hand lies open and is played on."""
        return self.has_left(seat) and self._is_opened(self._table.roster.authors[seat])

    def _is_opened(self, author: int) -> bool:
        """From the leaver's own feed alone, so that all replicas say the same."""
        table = self._table
        decks = table.audits.current.decks
        if len(table.all_seats) <= 2 or not decks:
            return False
        seat = table.audits.current.authors.index(author)
        revealed = {
            one.number: one.seed
            for one in map(_body, table.feeds.entries(author))
            if isinstance(one, SeedBody)
        }
        return all(
            number in revealed and fits_key(deck.context, seat, revealed[number], deck.keys[seat])
            for number, deck in decks.items()
        )

    def given_up_seats(self) -> set[int]:
        """The seats of those whom the last void gave up, until somebody else sits there."""
        return {seat for seat, author in enumerate(self._table.roster.authors) if author in self.given_up}

    def vacant(self) -> tuple[int, ...]:
        """The seats that somebody must fill before the next deal, as far as we know."""
        gone = self.left | self.given_up
        return tuple(seat for seat, author in enumerate(self._table.roster.authors) if author in gone)

    # ---- votes -----------------------------------------------------------------------------------------

    @property
    def votes(self) -> dict[int, Authors]:
        """The last vote of each voter in this epoch, by author."""
        return {voter: max(sets, key=len) for voter, sets in self._votes.get(self.epoch, {}).items()}

    @property
    def has_voted(self) -> bool:
        """Whether the player here has given up somebody who still sits here: then it gives nothing more."""
        gone = self.votes.get(-1 if self._table.author is None else self._table.author, frozenset())
        return not gone.isdisjoint(self._table.roster.authors)

    def take_vote(self, entry: Entry, body: VoteBody) -> None:
        """A vote has come. Raises Broken."""
        gone = frozenset(one.author for one in body.gone)
        if not gone or len(gone) != len(body.gone) or entry.author in gone:
            raise Broken(self._table.roster.seat_of(entry.author), "a vote that makes no sense", (entry.raw,))
        sets = self._votes.setdefault(body.epoch, {}).setdefault(entry.author, {})
        if len(sets) < MAX_VOTES:
            sets.setdefault(gone, entry.step)

    def vote(self) -> None:
        """Vote if somebody is to be given up: by the wish of the player here, or because nothing else is possible."""
        table, me = self._table, self._table.author
        if me is None or me in self.left or table.quiet or isinstance(table.awaiting, Finished):
            return
        authors = table.roster.authors
        wanted = {author for author in authors if author in self.wanted or self._is_lost(author)}
        gone = frozenset(wanted - {me} - self.given_up)
        if gone and gone > self.votes.get(me, frozenset()):
            counts = table.feeds.counts()
            named = tuple(
                Gone(author, counts[author], table.feeds.head(author)[1]) for author in sorted(gone)
            )
            table.aside.write(VoteBody(self.epoch, named))

    def _is_lost(self, author: int) -> bool:
        """Left, with a hand that nobody can play on."""
        waits = isinstance(self._table.awaiting, Boundary)
        return author in self.left and not waits and not self._is_opened(author)

    def excused(self) -> Authors:
        """Who need not sign the end of this deal: given up by all the others, who have signed it."""
        gone = self._complete(self.epoch, self.given_up)
        return gone if gone and self._boundary(gone) > self._table.sealed else frozenset()

    def advance(self) -> bool:
        """Void the deal when all who stay have given up the same others; whether that happened."""
        table = self._table
        larger = self._complete(self._base, frozenset()) if table.resealing else frozenset()
        if larger > self._voted_out:
            self._void(larger, self._base, frozenset())
            return True
        gone = self._complete(self.epoch, self.given_up)
        if not gone or self._boundary(gone | self.given_up) > table.sealed:
            return False  # nothing to do, or the end that the others have signed is still on its way
        if table.resealing:
            self._void(gone | self._voted_out, self._base, self.given_up)
        else:
            self._void(gone, self.epoch, self._replaced(gone))
        return True

    def _void(self, voted_out: Authors, base: int, besides: Authors) -> None:
        self._base, self._voted_out, self.given_up = base, voted_out, voted_out | besides
        self.epoch = base + len(voted_out)
        self.wanted -= voted_out
        self._table.void()

    def _replaced(self, gone: Authors) -> Authors:
        """Who sat here at the end of the last deal that counts, but had given up the seat when the votes were cast."""
        votes = self._votes[self.epoch]
        step = max(votes[author][gone] for author in self._table.roster.authors if author not in gone)
        return frozenset(self._table.authors_at_checkpoint).difference(self._table.roster.at(step))

    def _complete(self, epoch: int, without: Authors) -> Authors:
        """The largest set that all the others who sit here (`without` some) have voted for in an epoch."""
        votes = self._votes.get(epoch, {})
        authors = frozenset(self._table.roster.authors) - without
        candidates = {one for sets in votes.values() for one in sets if one <= authors}
        complete = [
            one for one in candidates if all(one in votes.get(author, ()) for author in authors - one)
        ]
        return max(complete, key=lambda one: (len(one), sorted(one)), default=frozenset())

    def _boundary(self, gone: Authors) -> int:
        """The last deal whose end all who stay have signed, in this epoch or before."""
        return min(self._signed(author) for author in self._table.roster.authors if author not in gone)

    def _signed(self, author: int) -> int:
        table = self._table
        so_far = [
            one for one in table.feeds.entries(author) if one.at.number < (self.epoch + 1) * EPOCH_STEPS
        ]
        deals = [body.deal for body in map(_body, so_far) if isinstance(body, SealBody)]
        return max(deals, default=table.sealed)  # a newcomer has sat down after an end that others signed


def _body(entry: Entry) -> object:
    return body_of(entry.kind, entry.body) if entry.kind in (SealBody.KIND, SeedBody.KIND) else None
