"""Who sits where, now and before. The number of seats is fixed for a match, who sits on them is not."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from lanparty.table.genesis import Genesis
from lanparty.table.numbers import EPOCH_DEALS
from protocol.wire import MAX_SEATS, Chair


class Roster:
    """`chairs`: everybody who ever sat down, by author; `authors`: who sits there now, by seat."""

    def __init__(self, genesis: Genesis) -> None:
        self.chairs = dict(enumerate(genesis.chairs))
        self._history: list[tuple[int, tuple[int, ...]]] = [(0, tuple(range(genesis.seats)))]

    @property
    def authors(self) -> tuple[int, ...]:
        return self._history[-1][1]

    def at(self, step: int) -> tuple[int, ...]:
        """Who sat where when a step was due."""
        return next(authors for since, authors in reversed(self._history) if since <= step)

    def go_back(self, step: int, authors: tuple[int, ...]) -> None:
        """From this step on the seats are again as they were once."""
        self._history.append((step, authors))

    @property
    def seated(self) -> tuple[Chair, ...]:
        """Who sits on each seat, in seat order."""
        return tuple(self.chairs[author] for author in self.authors)

    @property
    def hash(self) -> bytes:
        """32 bytes over who sits where; part of every proof's statement and of what ends a deal."""
        return hashlib.sha256(b"lanparty/1/roster\0" + b"".join(chair.key for chair in self.seated)).digest()

    def seat_of(self, author: int) -> int | None:
        """The seat of an author who sits now."""
        return self.authors.index(author) if author in self.authors else None

    def author_of(self, key: bytes) -> int | None:
        """The author who sits now under this key."""
        return next((author for author in self.authors if self.chairs[author].key == key), None)

    def laptop(self, seat: int) -> bytes:
        """The key of the laptop that plays a seat: its own, or for a computer player its host's."""
        chair = self.seated[seat]
        return chair.run_by or chair.key

    def seat_down(self, chairs: Iterable[Chair], epoch: int, deal: int, step: int) -> dict[int, bytes]:
        """People sit down after a deal, before a step: the new authors and their keys.

        Numbers follow from epoch, deal and seat, so that all replicas give the same, also those that have
        seen a part of the match that was voided for others.
        """
        authors, admitted = list(self.authors), {}
        for chair in chairs:
            author = MAX_SEATS * (1 + epoch * EPOCH_DEALS + deal) + chair.seat
            self.chairs[author] = chair
            authors[chair.seat] = author
            admitted[author] = chair.key
        self._history.append((step, tuple(authors)))
        return admitted
