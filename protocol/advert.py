"""What a table says of itself on the local network: to and from the TXT record of DNS-SD. No I/O.

Whatever comes in is hostile until checked: anybody can announce anything. An advert is a hint for a
list; the table itself answers over a link.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from protocol.fields import BadMessage, Flag, Whole, read_record
from protocol.wire import (
    MAX_ADDRESSES,
    MAX_SEATS,
    PROTOCOL_VERSION,
    GameName,
    Key,
    Level,
    Name,
    Seats,
    TableId,
    TableName,
)

SERVICE_TYPE = "_lanparty._tcp.local."

# The keys of the TXT record, in the order of Advert's first fields.
_TXT_KEYS = ("id", "n", "g", "s", "t", "p", "l", "h", "k", "v")


@dataclass(frozen=True)
class Advert:
    """One table on the network: its id (16 bytes) and facts, and who announces it where.

    `host` is the nickname of the announcer and `key` its identity; `addresses` are those it may have.
    """

    id: bytes
    name: str
    game: str
    seats: int
    taken: int
    playing: bool
    language: str
    host: str
    key: bytes
    version: int = PROTOCOL_VERSION
    addresses: tuple[str, ...] = ()
    port: int = 0


@dataclass(frozen=True)
class _Facts:
    """The part of an Advert that the TXT record carries, with the limits of each field."""

    id: TableId
    name: TableName
    game: GameName
    seats: Seats
    taken: Annotated[int, Whole(0, MAX_SEATS)]
    playing: Annotated[bool, Flag()]
    language: Level
    host: Name
    key: Key
    version: Annotated[int, Whole(0, 65_535)]


def to_txt(advert: Advert) -> dict[str, bytes]:
    """The properties of the TXT record; raises BadMessage when a fact is too long."""
    facts = (
        advert.id, advert.name, advert.game, advert.seats, advert.taken, advert.playing, advert.language,
        advert.host, advert.key, advert.version,
    )  # fmt: skip
    read_record(_Facts, facts)
    return dict(zip(_TXT_KEYS, map(_to_bytes, facts), strict=True))


def from_txt(properties: Mapping[bytes, bytes | None], addresses: Iterable[str], port: int) -> Advert:
    """The advert in a TXT record from the network; raises BadMessage."""
    id_, name, game, seats, taken, playing, language, host, key, version = (
        properties.get(txt_key.encode("ascii")) or b"" for txt_key in _TXT_KEYS
    )
    facts = read_record(
        _Facts,
        (_bytes(id_), _text(name), _text(game), _number(seats), _number(taken), playing == b"1",
         _text(language), _text(host), _bytes(key), _number(version)),
    )  # fmt: skip
    Whole(1, 65_535).read(port)
    usable = tuple(sorted(set(filter(is_usable, addresses)), key=_by_version))[:MAX_ADDRESSES]
    if not usable:
        raise BadMessage("no address")
    return Advert(
        facts.id, facts.name, facts.game, facts.seats, facts.taken, facts.playing, facts.language,
        facts.host, facts.key, facts.version, usable, port,
    )  # fmt: skip


def order_addresses(theirs: Sequence[str], ours: Sequence[str]) -> tuple[str, ...]:
    """Somebody's addresses, the most promising first.

    `ours` are our own, like `192.168.1.5/24` (without a length: /24, or /64). First those that share a network with
    us; then IPv4 before IPv6; last those that we have too (a docker bridge or loopback: it may be ourselves).
    """
    networks = [ipaddress.ip_interface(_with_length(own)) for own in ours]

    def worth(address: str) -> tuple[bool, bool, bool, bool]:
        ip = ipaddress.ip_address(address)
        is_own = ip.is_loopback or any(ip == network.ip for network in networks)
        is_near = any(ip in network.network for network in networks if network.version == ip.version)
        return is_own, not is_near, ip.version == 6, ip.is_link_local

    return tuple(sorted(filter(is_usable, theirs), key=worth))


def _by_version(address: str) -> tuple[int, int]:
    ip = ipaddress.ip_address(address)
    return ip.version, int(ip)


def _with_length(own: str) -> str:
    if "/" in own:
        return own
    return f"{own}/64" if ":" in own else f"{own}/24"


def is_usable(address: str) -> bool:
    """Whether one can call this address at all (link-local IPv6 lacks the interface to call it on)."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return False
    if ip.is_multicast or ip.is_unspecified or getattr(ip, "scope_id", None):
        return False
    return not (ip.version == 6 and ip.is_link_local) and address != "255.255.255.255"


def _to_bytes(fact: Any) -> bytes:
    match fact:
        case bool():
            return b"1" if fact else b"0"
        case bytes():
            return fact.hex().encode("ascii")
        case _:
            return str(fact).encode("utf-8")


def _text(raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise BadMessage("not UTF-8") from None


def _number(raw: bytes) -> int:
    if not (raw.isdigit() and len(raw) <= 5):
        raise BadMessage("not a number")
    return int(raw)


def _bytes(raw: bytes) -> bytes:
    try:
        return bytes.fromhex(raw.decode("ascii"))
    except ValueError:
        raise BadMessage("not hexadecimal") from None
