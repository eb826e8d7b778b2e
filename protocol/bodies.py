"""What an entry of a feed says: one record per kind, checked for form only.

Whether the points are points and the proofs hold is for `protocol.poker`; whether the move is legal is for
the rules. Slots are numbered within a deal; points of the group are 33 bytes each, scalars 32.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from protocol.fields import (
    BadMessage,
    Group,
    Host,
    Items,
    Nested,
    Octets,
    Text,
    Whole,
    Word,
    pack,
    plain_record,
    read_record,
    unpack,
)  # fmt: skip

POINT_SIZE = 33
MAX_BODY = 221_184  # bytes of a packed body: leaves room for the rest of an entry
MAX_CLAIM = 196_608  # bytes of one proof about hidden cards
MAX_PROOFS = 16  # in one entry, for cards of several decks
MAX_CARDS = 128  # in one deck
MAX_SLOT = 4095
MAX_NUMBER = 2**31 - 1

Number = Annotated[int, Whole(0, MAX_NUMBER)]
Digest = Annotated[bytes, Octets(32)]
Point = Annotated[bytes, Octets(POINT_SIZE)]
Scalar = Annotated[bytes, Octets(32)]
_SLOT = Whole(0, MAX_SLOT)
Scalars = Annotated[bytes, Octets(most=32 * MAX_PROOFS, unit=32)]
Claims = Annotated[tuple[bytes, ...], Items(Octets(most=MAX_CLAIM), 4)]


@dataclass(frozen=True)
class KeyBody:
    """This seat's key for a deck, the Schnorr proof (c, s) of it, and the commitment to the seed."""

    KIND: ClassVar[int] = 1
    point: Point
    c: Scalar
    s: Scalar
    commitment: Digest


@dataclass(frozen=True)
class MixBody:
    """A deck after this seat's shuffle (66 bytes a card: two points) and the proof of the shuffle."""

    KIND: ClassVar[int] = 2
    deck: Annotated[bytes, Octets(most=2 * POINT_SIZE * MAX_CARDS, unit=2 * POINT_SIZE)]
    proof: Annotated[bytes, Octets(most=32_768)]


@dataclass(frozen=True)
class AgreeBody:
    """“I have verified all keys and all shuffles of this deck”: the hash of all of it."""

    KIND: ClassVar[int] = 3
    digest: Digest


@dataclass(frozen=True)
class CoinBody:
    """This seat's part of a public random value, with its proof."""

    KIND: ClassVar[int] = 4
    point: Point
    c: Scalar
    s: Scalar


@dataclass(frozen=True)
class SharesBody:
    """What a seat gives to open slots: one point per slot, one proof for each deck and way of opening.

    Part after part: by deck number, shares of a deck before openings of own cards, slots ascending in each.
    """

    KIND: ClassVar[int] = 5
    slots: Annotated[tuple[int, ...], Items(_SLOT, MAX_CARDS, "ascending")]
    points: Annotated[bytes, Octets(most=POINT_SIZE * MAX_CARDS, unit=POINT_SIZE)]
    c: Scalars
    s: Scalars

    def check(self) -> None:
        if len(self.points) != POINT_SIZE * len(self.slots):
            raise BadMessage("SharesBody: not one point per slot")


@dataclass(frozen=True)
class PlayBody:
    """A move; the cards it names, the slots that hold them, and the shares that open these to all.

    A move that opens nothing has no points, and then no proof: `c` and `s` are empty.
    """

    KIND: ClassVar[int] = 6
    move: Annotated[str, Word(16)]
    cards: Annotated[tuple[int, ...], Items(Whole(0, MAX_CARDS - 1), 8, "distinct")]
    where: Annotated[int, Whole(0, 63)]
    slots: Annotated[tuple[int, ...], Items(_SLOT, 8, "distinct")]
    points: Annotated[bytes, Octets(most=POINT_SIZE * 8, unit=POINT_SIZE)]
    c: Scalars
    s: Scalars
    claims: Claims = ()

    def check(self) -> None:
        if len(self.slots) != len(self.cards):
            raise BadMessage("PlayBody: not one slot per card")
        if len(self.points) not in (0, POINT_SIZE * len(self.slots)):
            raise BadMessage("PlayBody: not one point per slot")
        if len(self.c) != len(self.s) or bool(self.c) != bool(self.points):
            raise BadMessage("PlayBody: a proof without points, or points without a proof")


@dataclass(frozen=True)
class ChooseBody:
    """A sealed choice: slots only, in ascending order, so that their order says nothing of the faces."""

    KIND: ClassVar[int] = 7
    slots: Annotated[tuple[int, ...], Items(_SLOT, 16, "ascending")]
    claims: Claims = ()


@dataclass(frozen=True)
class SealBody:
    """“Deal number so-and-so ended in this state”: its hash, and the hash of who sits where from now on."""

    KIND: ClassVar[int] = 8
    deal: Number
    digest: Digest
    roster: Digest


@dataclass(frozen=True)
class SeedBody:
    """The seed behind this seat's part of a deck, after the deal is over (or when its seat leaves)."""

    KIND: ClassVar[int] = 9
    number: Number
    seed: Digest


@dataclass(frozen=True)
class ChatBody:
    """A line of chat."""

    KIND: ClassVar[int] = 10
    text: Annotated[str, Text(200)]


@dataclass(frozen=True)
class LeaveBody:
    """“I leave the table for good.”"""

    KIND: ClassVar[int] = 11


MAX_SEATS = 10
MAX_AUTHORS = 64  # who ever sits at one table
Author = Annotated[int, Whole(0, MAX_NUMBER)]
Key = Annotated[bytes, Octets(32)]
Address = Group(Host(64), Whole(1, 65_535))


@dataclass(frozen=True)
class Chair:
    """Who sits down on a seat: identity, name, and for a computer player its level and the laptop that runs it."""

    seat: Annotated[int, Whole(0, MAX_SEATS - 1)]
    key: Key
    name: Annotated[str, Text(24)]
    avatar: Annotated[int, Whole(0, 63)]
    level: Annotated[str, Word(8, maybe=True)]
    run_by: Annotated[bytes, Octets(0, 32)]
    addresses: Annotated[tuple[tuple[str, int], ...], Items(Address, 8)]


@dataclass(frozen=True)
class ChairsBody:
    """Before a deal's end is signed: who shall sit down on the seats that the author may fill. Often nobody."""

    KIND: ClassVar[int] = 12
    chairs: Annotated[tuple[Chair, ...], Items(Nested(Chair), MAX_SEATS)]


@dataclass(frozen=True)
class HandoverBody:
    """Own cards passed on: by slot, ascending, the card masked for its receiver and the proof (c, s1, s2)."""

    KIND: ClassVar[int] = 14
    slots: Annotated[tuple[int, ...], Items(_SLOT, 16, "ascending")]
    cards: Annotated[bytes, Octets(most=2 * POINT_SIZE * 16, unit=2 * POINT_SIZE)]
    proofs: Annotated[bytes, Octets(most=96 * 16, unit=96)]

    def check(self) -> None:
        if (len(self.cards), len(self.proofs)) != (2 * POINT_SIZE * len(self.slots), 96 * len(self.slots)):
            raise BadMessage("HandoverBody: not one card and one proof per slot")


@dataclass(frozen=True)
class RehandBody:
    """The own hand, mixed so that nobody knows where a card that came lies: new own cards and the proof."""

    KIND: ClassVar[int] = 15
    hand: Annotated[bytes, Octets(most=2 * POINT_SIZE * MAX_CARDS, unit=2 * POINT_SIZE)]
    proof: Annotated[bytes, Octets(most=32_768)]


@dataclass(frozen=True)
class HolderBody:
    """“I hold the card that is asked for, here it is”, or with no slot: “I don't”."""

    KIND: ClassVar[int] = 16
    slots: Annotated[tuple[int, ...], Items(_SLOT, 1)]
    points: Annotated[bytes, Octets(0, POINT_SIZE)]
    c: Annotated[bytes, Octets(0, 32)]
    s: Annotated[bytes, Octets(0, 32)]

    def check(self) -> None:
        size = len(self.slots)
        if (len(self.points), len(self.c), len(self.s)) != (POINT_SIZE * size, 32 * size, 32 * size):
            raise BadMessage("HolderBody: not one opening per slot")


@dataclass(frozen=True)
class LackBody:
    """Proof that no card of the own hand is the one that is asked for."""

    KIND: ClassVar[int] = 17
    proof: Annotated[bytes, Octets(most=MAX_CLAIM)]


@dataclass(frozen=True)
class Gone:
    """An author that the voter gives up on, with the last entry of it that the voter holds."""

    author: Author
    count: Number
    digest: Digest


@dataclass(frozen=True)
class VoteBody:
    """“Let us go on without exactly these, from the last end of a deal that all others have signed.”"""

    KIND: ClassVar[int] = 13
    epoch: Number
    gone: Annotated[tuple[Gone, ...], Items(Nested(Gone), MAX_SEATS)]


Body = (
    KeyBody | MixBody | AgreeBody | CoinBody | SharesBody | PlayBody | ChooseBody | SealBody | SeedBody
    | ChatBody | LeaveBody | ChairsBody | VoteBody | HandoverBody | RehandBody | HolderBody | LackBody
)  # fmt: skip

BODIES: tuple[type[Body], ...] = (
    KeyBody, MixBody, AgreeBody, CoinBody, SharesBody, PlayBody, ChooseBody, SealBody, SeedBody,
    ChatBody, LeaveBody, ChairsBody, VoteBody, HandoverBody, RehandBody,
    HolderBody, LackBody,
)  # fmt: skip
_BY_KIND: dict[int, type[Body]] = {body.KIND: body for body in BODIES}


def encode_body(body: Body) -> tuple[int, bytes]:
    """Kind and bytes for an entry; raises BadMessage when a field doesn't fit its limits."""
    plain = plain_record(body)
    read_record(type(body), plain)
    return body.KIND, pack(plain, MAX_BODY)


def body_of(kind: int, raw: bytes) -> Body:
    """The body that an entry of this kind carries; raises BadMessage."""
    record = _BY_KIND.get(kind)
    if record is None:
        raise BadMessage(f"unknown kind of entry: {kind}")
    return read_record(record, unpack(raw, MAX_BODY))
