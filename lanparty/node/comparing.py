"""Who has which entries: laptops tell each other their counts, and whoever sees a gap on either side fills it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from protocol.feed import Feeds
from protocol.wire import Have, Message, batches

Counts = dict[int, int]
"""How many entries of each author."""


class Comparing:
    """`send` goes to one laptop of the match (None: all). `table`: the id of its genesis."""

    def __init__(self, table: bytes, feeds: Feeds, send: Callable[[bytes | None, Message], None]) -> None:
        self._table, self._feeds, self._send = table, feeds, send
        self._older = feeds.counts()  # at the last tick
        # By laptop, whether it's here or not: what it has said that it has, and what we have said.
        self._have: dict[bytes, Counts] = {}
        self._told: dict[bytes, Counts] = {}
        self._here: set[bytes] = set()  # laptops at this table, since their links are up
        self._compared: set[bytes] = set()  # … that were given all they lacked when the latest link came up

    def greet(self, peer: bytes | None) -> None:
        """Tell a peer (None: all) what is here."""
        counts = self._feeds.counts()
        self._told |= dict.fromkeys(self._have if peer is None else (peer,), counts)
        self._send(peer, Have(self._table, tuple(counts.items())))

    def got(self, peer: bytes, counts: Counts) -> bool:
        """Send what the peer lacks. Whether these are its first counts since its link came up.

        Later on entries younger than a tick are left out: they are probably on their way already.
        """
        first = peer not in self._compared
        self._compared.add(peer)
        self._here.add(peer)
        self._have[peer] = counts
        if first:
            self.greet(peer)  # our own greeting may have come before there was a match over there
            missing = self._feeds.missing(counts)
        else:
            if counts == self._feeds.counts() and self._told.get(peer) != counts:
                self.greet(peer)  # we know that it has all, but not it that we have
            missing = [
                entry.raw
                for author, older in self._older.items()
                for entry in self._feeds.entries(author)[counts.get(author, 0) : older]
            ]
        for batch in batches(missing):
            self._send(peer, batch)
        return first

    def tick(self) -> None:
        """Now and then, so that gaps close by whatever way is open."""
        self._older = counts = self._feeds.counts()
        if not self._here or any(self._have[peer] != counts for peer in self._here):
            self.greet(None)

    def peer_up(self, peer: bytes) -> None:
        """A link to this laptop has come up, maybe in the place of another one: both compare what they have."""
        self._compared.discard(peer)
        self.greet(peer)

    def peer_down(self, peer: bytes) -> None:
        self._compared.discard(peer)
        self._here.discard(peer)

    def hears(self, peer: bytes) -> bool:
        """Whether this laptop is at the table, as far as its link is up: it may run, and be at none or at another."""
        return peer in self._here

    def lacking(self, laptops: Iterable[bytes]) -> list[bytes]:
        """Those of these laptops that are not known to have all that is here."""
        counts = self._feeds.counts()
        return [peer for peer in laptops if self._have.get(peer) != counts]
