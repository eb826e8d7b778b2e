"""The messages on a link, in and out of bytes.

A frame is a length (4 bytes, big-endian) and a payload: one msgpack list `[number, field, …]`. The number
says which message it is; the fields are those of its class, in order. Reading is strict: exact number
of fields, exact types, sizes and ranges, the shortest encoding, nothing left over. The same limits hold for what we
send. The bodies of entries (protocol/bodies.py) are offered here too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, ClassVar

from protocol.bodies import (
    BODIES,
    MAX_AUTHORS,
    MAX_BODY,
    MAX_NUMBER,
    MAX_SEATS,
    AgreeBody,
    Body,
    Chair,
    ChairsBody,
    ChatBody,
    ChooseBody,
    CoinBody,
    Digest,
    Gone,
    HandoverBody,
    HolderBody,
    KeyBody,
    LackBody,
    LeaveBody,
    MixBody,
    Number,
    PlayBody,
    RehandBody,
    SealBody,
    SeedBody,
    SharesBody,
    VoteBody,
    body_of,
    encode_body,
)  # fmt: skip
from protocol.fields import (
    MAX_FRAME,
    BadMessage,
    Flag,
    Group,
    Host,
    Items,
    Nested,
    Octets,
    Text,
    Whole,
    Word,
    clean_text,
    pack,
    plain_record,
    read_record,
    unpack,
)  # fmt: skip

__all__ = [
    "BODIES", "MAX_ADDRESSES", "MAX_AUTHORS", "MAX_BODY", "MAX_ENTRY", "MAX_FRAME", "MAX_GENESIS",
    "MAX_NAME", "MAX_NUMBER", "MAX_RAWS", "MAX_SEATS", "MAX_TABLE_NAME", "MAX_TEXT", "MESSAGES",
    "PREFIX_SIZE", "PROTOCOL_VERSION", "AgreeBody", "Ask", "BadMessage", "Body", "Bye", "Chair",
    "ChairsBody", "ChatBody", "ChooseBody", "CoinBody", "Entries", "Gone", "HandoverBody", "Have",
    "Hello", "HelperOffer", "HelperWanted", "HolderBody", "Join", "KeyBody", "LackBody", "Leave",
    "LeaveBody", "Lobby", "Member",
    "Message", "MixBody", "Offer", "Ping", "PlayBody", "Pong", "Proof", "Ready", "Refuse", "RehandBody",
    "Said", "Say", "SealBody", "SeedBody", "SharesBody", "Signed", "Start", "TableInfo", "VoteBody",
    "Watch", "batches", "body_of", "clean_text", "decode", "encode", "encode_body", "frame",
]  # fmt: skip

PROTOCOL_VERSION = 1
PREFIX_SIZE = 4
MAX_ENTRY = 229_376
MAX_GENESIS = 16_384  # bytes of a genesis: the largest Lobby fits
MAX_RAWS = 256  # entries in one message
MAX_ADDRESSES = 8
MAX_NAME = 24
MAX_TABLE_NAME = 32
MAX_TEXT = 200

Key = Annotated[bytes, Octets(32)]
KeyOrNone = Annotated[bytes, Octets(0, 32)]
Nonce = Annotated[bytes, Octets(32)]
TableId = Annotated[bytes, Octets(16)]
Name = Annotated[str, Text(MAX_NAME)]
TableName = Annotated[str, Text(MAX_TABLE_NAME)]
Line = Annotated[str, Text(MAX_TEXT)]
GameName = Annotated[str, Word(16)]
Level = Annotated[str, Word(8, maybe=True)]
Seat = Annotated[int, Whole(0, MAX_SEATS - 1)]
Seats = Annotated[int, Whole(1, MAX_SEATS)]
Avatar = Annotated[int, Whole(0, 63)]
Signature = Annotated[bytes, Octets(64)]
Bool = Annotated[bool, Flag()]
Addresses = Annotated[
    tuple[tuple[str, int], ...], Items(Group(Host(64), Whole(1, 65_535)), MAX_ADDRESSES)
]  # fmt: skip


@dataclass(frozen=True)
class Hello:
    """First on every link, in the clear of TLS: who speaks, and about which table (none: no bytes)."""

    NUMBER: ClassVar[int] = 1
    version: Annotated[int, Whole(0, 65_535)]
    role: Annotated[str, Word(8)]
    key: Key
    nonce: Nonce
    table: KeyOrNone
    name: Name


@dataclass(frozen=True)
class Proof:
    """The signature over both hellos and the server's certificate."""

    NUMBER: ClassVar[int] = 2
    signature: Signature


@dataclass(frozen=True)
class Ping:
    """Are you there?"""

    NUMBER: ClassVar[int] = 3
    count: Number


@dataclass(frozen=True)
class Pong:
    """Here I am: the count of the ping."""

    NUMBER: ClassVar[int] = 4
    count: Number


@dataclass(frozen=True)
class Refuse:
    """Why this link is about to close: a word for programs, a line for people."""

    NUMBER: ClassVar[int] = 5
    code: Annotated[str, Word(32)]
    text: Line


@dataclass(frozen=True)
class Bye:
    """This link closes in good order."""

    NUMBER: ClassVar[int] = 6


@dataclass(frozen=True)
class Ask:
    """Which table is here?"""

    NUMBER: ClassVar[int] = 10


@dataclass(frozen=True)
class TableInfo:
    """The answer to Ask."""

    NUMBER: ClassVar[int] = 11
    id: TableId
    name: TableName
    game: GameName
    seats: Seats
    taken: Annotated[int, Whole(0, MAX_SEATS)]
    playing: Bool
    language: Level
    host: Name


@dataclass(frozen=True)
class Join:
    """Please give me a seat; `level` "" is a person, else `run_by` is the laptop that runs this player."""

    NUMBER: ClassVar[int] = 20
    name: Name
    avatar: Avatar
    nonce: Nonce
    level: Level
    run_by: KeyOrNone
    addresses: Addresses


@dataclass(frozen=True)
class Member:
    """One taken seat in a Lobby."""

    seat: Seat
    key: Key
    name: Name
    avatar: Avatar
    level: Level
    run_by: KeyOrNone
    nonce: Nonce
    ready: Bool
    addresses: Addresses


@dataclass(frozen=True)
class Lobby:
    """The table before it begins, as its host sees it. `deals` 0 is a whole match."""

    NUMBER: ClassVar[int] = 21
    revision: Number
    id: TableId
    name: TableName
    game: GameName
    options: Annotated[bytes, Octets(most=2048)]
    deals: Annotated[int, Whole(0, 100)]
    seats: Seats
    members: Annotated[tuple[Member, ...], Items(Nested(Member), MAX_SEATS)]


@dataclass(frozen=True)
class Ready:
    """I'm ready, or not any more."""

    NUMBER: ClassVar[int] = 22
    ready: Bool


@dataclass(frozen=True)
class Say:
    """Chat in the lobby, to the host."""

    NUMBER: ClassVar[int] = 23
    text: Line


@dataclass(frozen=True)
class Said:
    """Chat in the lobby, from the host to all."""

    NUMBER: ClassVar[int] = 24
    seat: Seat
    text: Line


@dataclass(frozen=True)
class Leave:
    """I leave the lobby."""

    NUMBER: ClassVar[int] = 25


@dataclass(frozen=True)
class HelperWanted:
    """Please run a computer player of this level at my table: the host spreads them over the laptops."""

    NUMBER: ClassVar[int] = 26
    level: Level


@dataclass(frozen=True)
class HelperOffer:
    """The computer player that was asked for: its own key and nonce. It signs and plays like anybody."""

    NUMBER: ClassVar[int] = 27
    level: Level
    key: Key
    nonce: Nonce


@dataclass(frozen=True)
class Offer:
    """The genesis for all to sign."""

    NUMBER: ClassVar[int] = 30
    genesis: Annotated[bytes, Octets(most=MAX_GENESIS)]


@dataclass(frozen=True)
class Signed:
    """A seat's signature of the genesis."""

    NUMBER: ClassVar[int] = 31
    seat: Seat
    signature: Signature


@dataclass(frozen=True)
class Watch:
    """Please let me look on at this table (or come back to it): its genesis, and then all entries."""

    NUMBER: ClassVar[int] = 33


@dataclass(frozen=True)
class Start:
    """A match that has begun: its genesis and the signatures of all seats under it."""

    NUMBER: ClassVar[int] = 34
    genesis: Annotated[bytes, Octets(most=MAX_GENESIS)]
    signatures: Annotated[tuple[bytes, ...], Items(Octets(64), MAX_SEATS)]


@dataclass(frozen=True)
class Have:
    """How many entries of each feed the sender holds: (author, count)."""

    NUMBER: ClassVar[int] = 40
    table: Digest
    counts: Annotated[
        tuple[tuple[int, int], ...], Items(Group(Whole(0, MAX_NUMBER), Whole(0, MAX_NUMBER)), MAX_AUTHORS)
    ]


@dataclass(frozen=True)
class Entries:
    """Entries of feeds, whoever wrote them; those of one seat in the order of its feed."""

    NUMBER: ClassVar[int] = 41
    raws: Annotated[tuple[bytes, ...], Items(Octets(most=MAX_ENTRY), MAX_RAWS)]


Message = (
    Hello | Proof | Ping | Pong | Refuse | Bye | Ask | TableInfo | Join | Lobby | Ready | Say | Said | Leave
    | HelperWanted | HelperOffer | Offer | Signed | Watch | Start | Have | Entries
)  # fmt: skip

MESSAGES: tuple[type[Message], ...] = (
    Hello, Proof, Ping, Pong, Refuse, Bye, Ask, TableInfo, Join, Lobby, Ready, Say, Said, Leave,
    HelperWanted, HelperOffer, Offer, Signed, Watch, Start, Have, Entries,
)  # fmt: skip
_BY_NUMBER: dict[int, type[Message]] = {message.NUMBER: message for message in MESSAGES}


def encode(message: Message) -> bytes:
    """The payload of a frame; raises BadMessage when a field doesn't fit its limits."""
    plain = plain_record(message)
    read_record(type(message), plain)
    return pack((message.NUMBER, *plain))


def decode(payload: bytes) -> Message:
    """The message of a payload from the network; raises BadMessage, and nothing else."""
    plain = unpack(payload)
    number = plain[0] if plain else None
    record = _BY_NUMBER.get(number) if type(number) is int else None
    if record is None:
        raise BadMessage("unknown message")
    return read_record(record, plain[1:])


def frame(message: Message) -> bytes:
    """A whole frame: length and payload."""
    payload = encode(message)
    return len(payload).to_bytes(PREFIX_SIZE, "big") + payload


def batches(raws: Iterable[bytes]) -> Iterator[Entries]:
    """Entries messages for any number of raws, each within the limits of a frame, in the given order."""
    batch: list[bytes] = []
    size = 0
    for raw in raws:
        cost = len(raw) + 5  # the head of a binary string has at most 5 bytes
        if batch and (len(batch) == MAX_RAWS or size + cost > MAX_FRAME - 16):
            yield Entries(tuple(batch))
            batch, size = [], 0
        batch.append(raw)
        size += cost
    if batch:
        yield Entries(tuple(batch))
