"""Each author's feed: signed entries, every one naming the digest of the one before.

An entry on the wire is `content ‖ signature`: the content is one msgpack list, in the shortest form, and the
Ed25519 signature (64 bytes, kind "entry") covers exactly these bytes. So nobody but the author can make
a second form of an entry, and two different ones in one place can only come from the author.

An author is a number for who signs: those who began the match have the numbers of their seats, those who have sat down
since have larger ones. A number is never given twice.

A LeaveBody is the last entry of a feed: what its author signs behind it is refused, whoever brings it and whenever.

`Feeds` holds the feeds of one table. It checks, puts entries in order, and finds forks; what an entry means is
for others. An exception leaves it unchanged.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, NamedTuple

from protocol.fields import BadMessage, Group, Octets, Whole, pack, plain_record, read_record, unpack
from protocol.identity import SIGNATURE_SIZE, BadSignature, Identity, verify
from protocol.wire import MAX_AUTHORS, MAX_BODY, MAX_ENTRY, MAX_NUMBER, LeaveBody

MAIN, DECK, SIDE = 0, 1, 2
TRACKS = (MAIN, DECK, SIDE)

ENTRY_KIND = "entry"  # of the signature
MAX_EARLY = 64  # entries of an author that wait for an earlier one
MAX_FEED = 65_536  # entries of an author
MAX_FEED_BYTES = 16 * 2**20  # of an author
FIRST_PREV = bytes(32)
_DIGEST_LABEL = b"lanparty/1/entry-digest\0"
_COUNT = Whole(0, MAX_NUMBER)


class At(NamedTuple):
    """What an entry contributes to: a track (MAIN, DECK, SIDE), a number on it, and a stage of that."""

    track: int
    number: int
    stage: int


@dataclass(frozen=True)
class Entry:
    """One entry; `raw` is what travels and is kept, `digest` (32 bytes) names it."""

    table: bytes
    author: int
    seq: int
    prev: bytes
    at: At
    step: int
    state: bytes
    kind: int
    body: bytes
    signature: bytes
    raw: bytes
    digest: bytes


@dataclass(frozen=True)
class _Content:
    """The signed fields of an entry, in wire order."""

    table: Annotated[bytes, Octets(32)]
    author: Annotated[int, _COUNT]
    seq: Annotated[int, _COUNT]
    prev: Annotated[bytes, Octets(32)]
    at: Annotated[tuple[int, int, int], Group(Whole(MAIN, SIDE), _COUNT, _COUNT)]
    step: Annotated[int, _COUNT]
    state: Annotated[bytes, Octets(32)]
    kind: Annotated[int, Whole(1, 255)]
    body: Annotated[bytes, Octets(most=MAX_BODY)]


class RejectedEntry(ValueError):
    """An entry that can't be taken. `author` is its author if that is proven by the signature, else None."""

    def __init__(self, author: int | None, reason: str) -> None:
        super().__init__(reason)
        self.author = author
        self.reason = reason


class UnknownAuthor(RejectedEntry):
    """An entry of somebody who has not sat down yet, as far as we know; it comes again when we know more."""


class Equivocation(ValueError):
    """Two signed entries of one author that can't both be honest: a proof that anybody can check."""

    def __init__(self, author: int, first_raw: bytes, second_raw: bytes) -> None:
        super().__init__(f"author {author} signed two versions of its feed")
        self.author = author
        self.first_raw = first_raw
        self.second_raw = second_raw


def make_entry(
    identity: Identity, table: bytes, author: int, seq: int, prev: bytes, at: At, step: int, state: bytes,
    kind: int, body: bytes,
) -> Entry:  # fmt: skip
    """Sign a new entry; raises BadMessage when a field doesn't fit its limits."""
    content = _Content(table, author, seq, prev, at, step, state, kind, body)
    plain = plain_record(content)
    read_record(_Content, plain)
    packed = pack(plain, MAX_ENTRY - SIGNATURE_SIZE)
    return parse_entry(packed + identity.sign(ENTRY_KIND, packed))


def parse_entry(raw: bytes) -> Entry:
    """The entry in these bytes: its form is checked, its signature isn't. Raises BadMessage."""
    if not SIGNATURE_SIZE < len(raw) <= MAX_ENTRY:
        raise BadMessage(f"an entry of {len(raw)} bytes")
    content = read_record(_Content, unpack(raw[:-SIGNATURE_SIZE], MAX_ENTRY))
    if content.seq == 0 and content.prev != FIRST_PREV:
        raise BadMessage("the first entry of a feed names an earlier one")
    return Entry(
        content.table, content.author, content.seq, content.prev, At(*content.at), content.step, content.state,
        content.kind, content.body, raw[-SIGNATURE_SIZE:], raw, digest_of(raw),
    )  # fmt: skip


def digest_of(raw: bytes) -> bytes:
    """The digest (32 bytes) by which the next entry of the feed names this one."""
    return hashlib.sha256(_DIGEST_LABEL + raw).digest()


class _Feed:
    """One author's feed: `entries` without a gap, `early` ones behind a gap, `places` of both, up to the last word."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.early: dict[int, Entry] = {}
        self.places: dict[At, Entry] = {}
        self.size = 0

    @property
    def has_ended(self) -> bool:
        return bool(self.entries) and self.entries[-1].kind == LeaveBody.KIND

    def find(self, seq: int) -> Entry | None:
        if 0 <= seq < len(self.entries):
            return self.entries[seq]
        return self.early.get(seq)

    def conflict(self, new: Entry) -> Entry | None:
        """The entry held that its author can't honestly have signed beside `new`."""
        for other in (self.find(new.seq), self.places.get(new.at)):
            if other is not None and other.digest != new.digest:
                return other
        before, after = self.find(new.seq - 1), self.find(new.seq + 1)
        if before is not None and new.prev != before.digest:
            return before
        if after is not None and after.prev != new.digest:
            return after
        return None

    def take(self, new: Entry) -> list[Entry]:
        """Put in an entry that is in no conflict; what is now in order."""
        self.places[new.at] = new
        self.size += len(new.raw)
        self.early[new.seq] = new
        released = []
        while not self.has_ended and (following := self.early.pop(len(self.entries), None)) is not None:
            self.entries.append(following)
            released.append(following)
        if self.has_ended:
            for beyond in self.early.values():
                del self.places[beyond.at]
            self.early.clear()
        return released


class Feeds:
    """All feeds of a table, in memory. `keys`: the identity of each author."""

    def __init__(self, table: bytes, keys: Sequence[bytes]) -> None:
        self.table = table
        self.keys = dict(enumerate(keys))
        self._feeds = {author: _Feed() for author in self.keys}
        self._arrived: list[Entry] = []

    def admit(self, author: int, key: bytes) -> None:
        """Somebody has sat down: entries of this author are taken from now on. Raises ValueError if it can't be."""
        if len(self.keys) >= MAX_AUTHORS or self.keys.get(author, key) != key:
            raise ValueError("too many authors, or one number for two")
        self.keys[author] = key
        self._feeds.setdefault(author, _Feed())

    def add(self, raw: bytes) -> list[Entry]:
        """Take an entry from anybody; the entries that are now in order, in order.

        Empty when it was known, has to wait for an earlier one, or is too far ahead to be kept (it comes
        again with the next exchange of counts). Raises RejectedEntry, or Equivocation with the proof.
        """
        new = self._parsed(raw)
        feed = self._feeds[new.author]
        known = feed.find(new.seq)
        if known is not None and known.digest == new.digest:
            return []
        self._check_signature(new)
        other = feed.conflict(new)
        if other is not None:
            raise Equivocation(new.author, other.raw, raw)
        if feed.has_ended:
            raise RejectedEntry(new.author, f"author {new.author} has left: its feed has ended")
        if new.seq >= MAX_FEED or feed.size + len(raw) > MAX_FEED_BYTES:
            raise RejectedEntry(new.author, f"the feed of author {new.author} is too long")
        if new.seq > len(feed.entries) + MAX_EARLY:
            return []
        released = feed.take(new)
        self._arrived.extend(released)
        return released

    def _parsed(self, raw: bytes) -> Entry:
        try:
            entry = parse_entry(raw)
        except BadMessage as bad:
            raise RejectedEntry(None, bad.reason) from None
        if entry.table != self.table:
            raise RejectedEntry(None, "an entry of another table")
        if entry.author not in self.keys:
            raise UnknownAuthor(None, f"there is no author {entry.author} yet")
        return entry

    def _check_signature(self, entry: Entry) -> None:
        try:
            check_signature(entry, self.keys[entry.author])
        except BadSignature as bad:
            raise RejectedEntry(None, f"an entry for author {entry.author}: {bad}") from None

    def counts(self) -> dict[int, int]:
        """How many entries of each author are held without a gap."""
        return {author: len(feed.entries) for author, feed in self._feeds.items()}

    def missing(self, counts: Mapping[int, int]) -> list[bytes]:
        """What somebody with these counts lacks, in the order in which it came here."""
        return [entry.raw for entry in self._arrived if entry.seq >= counts.get(entry.author, 0)]

    def head(self, author: int) -> tuple[int, bytes]:
        """`seq` and `prev` for the next entry of an author."""
        entries = self._feeds[author].entries
        return len(entries), entries[-1].digest if entries else FIRST_PREV

    def has_ended(self, author: int) -> bool:
        """Whether an author has said its last word."""
        return self._feeds[author].has_ended

    def holds(self, author: int, at: At) -> bool:
        """Whether there is an entry of this author for this place, in order or early."""
        return at in self._feeds[author].places

    def entries(self, author: int) -> tuple[Entry, ...]:
        """All entries of an author that are in order."""
        return tuple(self._feeds[author].entries)


def check_signature(entry: Entry, key: bytes) -> None:
    """Raise BadSignature unless the owner of `key` signed this entry."""
    verify(key, ENTRY_KIND, entry.raw[:-SIGNATURE_SIZE], entry.signature)


def verify_equivocation(keys: Mapping[int, bytes], first: bytes, second: bytes) -> int:
    """The author that two raw entries prove to have cheated; raises RejectedEntry when they prove nothing.

    They do when both are signed by one author of one table and differ, and either claim the same place (`seq`
    or `at`), or the later follows on the earlier and names another one before it.
    """
    try:
        one, two = sorted((parse_entry(first), parse_entry(second)), key=lambda entry: entry.seq)
        if one.author not in keys:
            raise RejectedEntry(None, f"there is no author {one.author}")
        if (one.table, one.author) != (two.table, two.author):
            raise RejectedEntry(None, "entries of different authors or tables")
        for entry in (one, two):
            check_signature(entry, keys[one.author])
    except (BadMessage, BadSignature) as bad:
        raise RejectedEntry(None, f"no proof: {bad}") from None
    same_place = one.seq == two.seq or one.at == two.at
    broken_chain = one.seq + 1 == two.seq and two.prev != one.digest
    if one.digest == two.digest or not (same_place or broken_chain):
        raise RejectedEntry(None, "these two entries can both be honest")
    return one.author
