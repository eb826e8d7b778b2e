"""Who leaves a table, and how the others go on.

By the door: `LeaveBody`, the last word of a feed. Has the leaver revealed the running deal's seeds before it, then its
hand lies open and all replicas play it on alike; else the others go on without it.

Gone: those who stay vote. A vote names exactly whom it gives up. It counts when all others have voted for the same
set (but for who has left), and when their laptops are more than half of all that sit here; of two laptops the one with
the lowest seat may go on alone. So of a table that falls into parts one at most goes on as the table. The votes of one
player only ever grow, and who has voted gives nothing more to the old epoch: two sets that count hold one the other,
and nobody has gone further meanwhile. Once a vote can't count any more, because somebody whom it needs has voted
otherwise, its voter plays on; the next end that all sign wipes such votes out.

Then the deal is void: back to the last end of a deal that all who stay have signed, in a new epoch, in which the empty
seats are filled first. Of two sets that count the larger does; whoever gives to the new epoch has voted before, so all
know it before anything is folded there.
"""

from __future__ import annotations

from collections.abc import Iterable
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
NOBODY: Authors = frozenset()


class Departures:
    """`epoch` counts up with every void deal, by the number of those who went."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.epoch = 0
        self.left: dict[int, int] = {}  # authors who left by the door -> how far they had folded
        self.wanted: set[int] = set()  # authors that the player here would go on without
        self.given_up: Authors = NOBODY  # by the last void, until others sit in their seats
        self._spent: Authors = NOBODY  # the own last vote that came to nothing
        self._voted_out: Authors = NOBODY  # those of them who were voted for
        self._base = 0  # the epoch before it
        # epoch -> voter -> (place in the voter's feed, step, set), in the order of the feed
        self._votes: dict[int, dict[int, list[tuple[int, int, Authors]]]] = {}

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
        gone = self.given_up.union(self.left)
        return tuple(seat for seat, author in enumerate(self._table.roster.authors) if author in gone)

    def seated(self) -> None:
        """Others have sat down. Who was given up and has been left there is given up again."""
        self.wanted |= self.given_up.intersection(self._table.roster.authors)
        self.given_up = NOBODY

    # ---- votes -----------------------------------------------------------------------------------------

    @property
    def votes(self) -> dict[int, Authors]:
        """The last vote of each voter in this epoch, by author."""
        last = {
            voter: max(self._cast(self.epoch, voter), key=len, default=NOBODY) for voter in self._voters()
        }
        return {voter: gone for voter, gone in last.items() if gone}

    @property
    def has_voted(self) -> bool:
        """Whether the player here has given up somebody who still sits here, and that may yet count."""
        me = self._table.author
        mine = self._cast(self.epoch, me) if me is not None else {}
        return any(not gone.isdisjoint(self._table.roster.authors) and self._may_count(gone) for gone in mine)

    def can_go_on_without(self, seats: Iterable[int]) -> bool:
        """Whether those who stay would be enough, if all of them agreed."""
        gone = frozenset(self._table.roster.authors[seat] for seat in seats)
        return self._is_most(self.epoch, self._authors(self.given_up), gone, agreed=True)

    def take_vote(self, entry: Entry, body: VoteBody) -> None:
        """A vote has come. Raises Broken."""
        gone = frozenset(one.author for one in body.gone)
        if not gone or len(gone) != len(body.gone) or entry.author in gone:
            seat = self._table.seat_of(entry.author)
            if seat is None:
                return
            raise Broken("seats", seat, "a vote that makes no sense", (entry.raw,))
        votes = self._votes.setdefault(body.epoch, {}).setdefault(entry.author, [])
        if len(votes) < MAX_VOTES:
            votes.append((entry.seq, entry.step, gone))
            votes.sort(key=lambda vote: vote[0])

    def vote(self) -> None:
        """Vote if somebody is to be given up: by the wish of the player here, or because nothing else is possible."""
        table, me = self._table, self._table.author
        if me is None or me in self.left or table.quiet or isinstance(table.awaiting, Finished):
            return
        last = self.votes.get(me, NOBODY)
        if last and last != self._spent and not self.has_voted:
            self._spent = last
            self.wanted.clear()  # it came to nothing; what is wished from here on is another matter
        authors = table.roster.authors
        lost = frozenset(author for author in authors if self._is_lost(author)) - {me} - self.given_up
        wanted = lost.union(self.wanted.intersection(authors)) - {me} - self.given_up
        staying = self._authors(self.given_up)
        if not self._is_most(self.epoch, staying, wanted, agreed=True):
            self.wanted.clear()  # nor is it kept for another time
        for gone in (wanted, lost):
            if gone > last and self._is_most(self.epoch, staying, gone, agreed=True):
                counts = table.feeds.counts()
                named = tuple(Gone(one, counts[one], table.feeds.head(one)[1]) for one in sorted(gone))
                table.aside.write(VoteBody(self.epoch, named))
                return

    def _is_lost(self, author: int) -> bool:
        """Left, with a hand that nobody can play on; known when we have folded as far as the leaver had."""
        table = self._table
        waits = isinstance(table.awaiting, Boundary)
        return (
            not waits and self.left.get(author, table.step + 1) <= table.step and not self._is_opened(author)
        )

    def excused(self) -> Authors:
        """Who need not sign the end of this deal: given up by all the others, who have signed it."""
        gone = self._complete(self.epoch, self.given_up)
        return gone if gone and self._boundary(gone) > self._table.sealed else NOBODY

    def advance(self) -> bool:
        """Void the deal when all who stay have given up the same others; whether that happened."""
        table = self._table
        if isinstance(table.awaiting, Finished):
            return False
        larger = self._complete(self._base, NOBODY) if table.deals.resealing else NOBODY
        if larger > self._voted_out:
            self._void(larger, self._base, NOBODY)
            return True
        gone = self._complete(self.epoch, self.given_up)
        if not gone or self._boundary(gone | self.given_up) > table.sealed:
            return False  # nothing to do, or the end that the others have signed is still on its way
        if table.deals.resealing:
            self._void(gone | self._voted_out, self._base, self.given_up)
        else:
            self._void(gone, self.epoch, self._replaced(gone))
        return True

    def _void(self, voted_out: Authors, base: int, besides: Authors) -> None:
        self._base, self._voted_out, self.given_up = base, voted_out, voted_out | besides
        self.epoch = base + len(voted_out)
        self.wanted -= voted_out
        self._spent = NOBODY
        self._table.deals.void()

    def _replaced(self, gone: Authors) -> Authors:
        """Who sat here at the end of the last deal that counts, but had given up the seat when the votes were cast."""
        cast = [self._cast(self.epoch, author).get(gone, 0) for author in self._table.roster.authors]
        return frozenset(self._table.deals.authors_at_checkpoint).difference(self._table.roster.at(max(cast)))

    # ---- which votes count -----------------------------------------------------------------------------

    def _voters(self) -> tuple[int, ...]:
        return tuple(self._votes.get(self.epoch, ()))

    def _authors(self, without: Authors) -> Authors:
        return frozenset(self._table.roster.authors) - without

    def _cast(self, epoch: int, voter: int) -> dict[Authors, int]:
        """The votes of one author since the last end that all have signed, each with its step; they only grow."""
        votes = self._votes.get(epoch, {}).get(voter, [])
        since = self._place_of_seal(voter) if votes else -1
        cast: dict[Authors, int] = {}
        last = NOBODY
        for place, step, gone in votes:
            if place > since and gone > last:
                cast[gone], last = step, gone
        return cast

    def _place_of_seal(self, author: int) -> int:
        """Where in its feed an author has signed the end of the last sealed deal; -1 when it hasn't."""
        table = self._table
        for entry in reversed(table.feeds.entries(author)):
            body = _body(entry)
            if isinstance(body, SealBody) and body.deal == table.sealed:
                return entry.seq
        return -1

    def _complete(self, epoch: int, without: Authors) -> Authors:
        """The largest set that all the others who sit here (`without` some) have voted for in an epoch."""
        if epoch not in self._votes:
            return NOBODY
        authors = self._authors(without)
        cast = {author: self._cast(epoch, author) for author in authors}
        candidates = {gone for sets in cast.values() for gone in sets if gone <= authors}
        complete = [
            gone
            for gone in candidates
            if all(gone in cast[author] or author in self.left for author in authors - gone)
            and self._is_most(epoch, authors, gone)
        ]
        return max(complete, key=lambda gone: (len(gone), sorted(gone)), default=NOBODY)

    def _is_most(self, epoch: int, authors: Authors, gone: Authors, agreed: bool = False) -> bool:
        """Whether those who give up `gone` are enough (`agreed`: if all others who are here did).

        Nobody is thrown out of a seat that it has left itself. Who left before it voted doesn't count; who left later
        does, on whichever side it stood. So what is enough once always is, also where less is known.
        """
        if gone.issubset(self.left):
            return True
        cast = {author: self._cast(epoch, author) for author in authors}
        asked = {author for author in authors if author not in self.left or cast[author]}
        agree = {
            author for author in asked - gone if gone in cast[author] or (agreed and author not in self.left)
        }
        all_laptops = self._laptops(asked)
        agreeing = [laptop for laptop in self._laptops(agree) if laptop not in self._laptops(gone)]
        return 2 * len(agreeing) > len(all_laptops) or (len(all_laptops) == 2 and all_laptops[:1] == agreeing)

    def _laptops(self, authors: Iterable[int]) -> list[bytes]:
        """The laptops of these authors, each once, by the lowest seat."""
        roster = self._table.roster
        seats = sorted(seat for seat, author in enumerate(roster.authors) if author in authors)
        return list(dict.fromkeys(roster.laptop(seat) for seat in seats))

    def _may_count(self, gone: Authors) -> bool:
        """Whether a vote of this epoch can still be joined by all whom it needs."""
        authors = self._authors(self.given_up)
        for author in authors - gone:
            cast = self._cast(self.epoch, author)
            last = max(cast, key=len, default=NOBODY)
            if author not in self.left and gone not in cast and not last < gone:
                return False
        return self._is_most(self.epoch, authors, gone, agreed=True)

    def _boundary(self, gone: Authors) -> int:
        """The last deal whose end all who stay have signed, in this epoch or before."""
        return min(
            (self._signed(author) for author in self._table.roster.authors if author not in gone),
            default=self._table.sealed,
        )

    def _signed(self, author: int) -> int:
        table = self._table
        so_far = [
            one for one in table.feeds.entries(author) if one.at.number < (self.epoch + 1) * EPOCH_STEPS
        ]
        deals = [body.deal for body in map(_body, so_far) if isinstance(body, SealBody)]
        return max(deals, default=table.sealed)  # a newcomer has sat down after an end that others signed


def _body(entry: Entry) -> object:
    return body_of(entry.kind, entry.body) if entry.kind in (SealBody.KIND, SeedBody.KIND) else None
