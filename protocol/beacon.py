"""Broadcasts that make tables known where multicast is filtered: the packets, and what was heard. No I/O.

A packet is MAGIC and one msgpack list, `[number, field, …]`, at most MAX_PACKET bytes. A question asks all laptops of
a network for their tables; a notice tells of one, a farewell takes that back. A notice holds no address: the table is
where the packet came from, so that nobody can send others to a third party. It isn't signed: like every announcement
it is a hint, and who reads it asks the table over a link, where its identity must be proven. All keep their fields in
every version of the protocol, so that versions can tell each other apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Annotated, ClassVar

from protocol.advert import Advert, is_usable
from protocol.fields import BadMessage, Flag, Whole, pack, plain_record, read_record, unpack
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

MAGIC = b"lanparty"
MAX_PACKET = 512
EXPIRE_S = 35.0  # a table not heard of for so long is forgotten: longer than three notices take
MAX_HEARD = 128
MAX_PER_SOURCE = 8  # tables that one laptop may tell of
MAX_SOURCES = 128

Version = Annotated[int, Whole(0, 65_535)]


@dataclass(frozen=True)
class Question:
    """Which tables are on this network?"""

    NUMBER: ClassVar[int] = 1
    version: Version = PROTOCOL_VERSION


@dataclass(frozen=True)
class Notice:
    """Here is a table, at the address that this comes from and this TCP port."""

    NUMBER: ClassVar[int] = 2
    version: Version
    id: TableId
    name: TableName
    game: GameName
    seats: Seats
    taken: Annotated[int, Whole(0, MAX_SEATS)]
    playing: Annotated[bool, Flag()]
    language: Level
    host: Name
    key: Key
    port: Annotated[int, Whole(1, 65_535)]


@dataclass(frozen=True)
class Farewell:
    """The table that this address has told of is no more there."""

    NUMBER: ClassVar[int] = 3
    version: Version
    id: TableId
    key: Key


Packet = Question | Notice | Farewell
PACKETS = (Question, Notice, Farewell)


def question() -> bytes:
    """The packet that asks."""
    return _packet(Question())


def notice(advert: Advert) -> bytes:
    """The packet that tells of a table; raises BadMessage when a fact of it is too long."""
    facts = (
        advert.version, advert.id, advert.name, advert.game, advert.seats, advert.taken, advert.playing,
        advert.language, advert.host, advert.key, advert.port,
    )  # fmt: skip
    return _packet(read_record(Notice, facts))


def farewell(advert: Advert) -> bytes:
    """The packet that takes a notice back."""
    return _packet(Farewell(advert.version, advert.id, advert.key))


def read_packet(packet: bytes) -> Packet:
    """What somebody sent; raises BadMessage."""
    if not packet.startswith(MAGIC):
        raise BadMessage("not of this program")
    number, *plain = unpack(packet[len(MAGIC) :], MAX_PACKET - len(MAGIC)) or (None,)
    if type(number) is not int:
        raise BadMessage("no number")
    match number:
        case Question.NUMBER:
            return read_record(Question, tuple(plain))
        case Notice.NUMBER:
            return read_record(Notice, tuple(plain))
        case Farewell.NUMBER:
            return read_record(Farewell, tuple(plain))
    raise BadMessage("no packet has this number")


def _packet(packet: Packet) -> bytes:
    return MAGIC + pack((packet.NUMBER, *plain_record(packet)), MAX_PACKET - len(MAGIC))


class Heard:
    """The tables that notices told of lately. `now` is any clock that never goes back (s)."""

    def __init__(self) -> None:
        self._facts: dict[tuple[bytes, bytes], Notice] = {}
        self._times: dict[tuple[bytes, bytes], dict[str, float]] = {}  # source -> when it told last

    def __len__(self) -> int:
        return len(self._facts)

    @property
    def adverts(self) -> tuple[Advert, ...]:
        """In a steady order."""
        return tuple(_advert(self._facts[table], self._times[table]) for table in sorted(self._facts))

    def take(self, told: Notice, source: str, now: float) -> bool:
        """Note a notice from this address; whether anything is new."""
        if not is_usable(source):
            return False
        table = (told.id, told.key)
        times = self._times.get(table, {})
        if source not in times and not self._has_room(times, source):
            return False
        is_news = source not in times or self._facts[table] != told
        self._facts[table] = told
        self._times.setdefault(table, times)[source] = now
        return is_news

    def forget(self, gone: Farewell, source: str) -> bool:
        """Take back what this address has told; whether that was anything."""
        times = self._times.get((gone.id, gone.key), {})
        if source not in times:
            return False
        times[source] = float("-inf")
        return self._drop(lambda source, at: at == float("-inf"))

    def expire(self, now: float) -> bool:
        """Forget what wasn't told again in time; whether that was anything."""
        return self._drop(lambda source, at: now - at > EXPIRE_S)

    def keep(self, is_reachable: Callable[[str], bool]) -> bool:
        """Forget what was told from elsewhere; whether that was anything."""
        return self._drop(lambda source, at: not is_reachable(source))

    def _drop(self, is_past: Callable[[str, float], bool]) -> bool:
        changed = False
        for table, times in list(self._times.items()):
            for source in [source for source, at in times.items() if is_past(source, at)]:
                del times[source]
                changed = True
            if not times:
                del self._times[table], self._facts[table]
        return changed

    def _has_room(self, times: dict[str, float], source: str) -> bool:
        if len(times) >= MAX_ADDRESSES or (not times and len(self._facts) >= MAX_HEARD):
            return False
        return sum(source in others for others in self._times.values()) < MAX_PER_SOURCE


def _advert(told: Notice, sources: Iterable[str]) -> Advert:
    return Advert(
        told.id, told.name, told.game, told.seats, told.taken, told.playing, told.language, told.host, told.key,
        told.version, tuple(sorted(sources)), told.port,
    )  # fmt: skip


class Gate:
    """Lets so many packets of each source through: `burst` at once, then `rate` a second; the others are dropped."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._levels: dict[str, tuple[float, float]] = {}  # source -> what it had left, when

    def lets(self, source: str, now: float) -> bool:
        level, at = self._levels.get(source, (self._burst, now))
        level = min(self._burst, level + (now - at) * self._rate)
        if source not in self._levels and len(self._levels) >= MAX_SOURCES:
            self._drop_full(now)
            if len(self._levels) >= MAX_SOURCES:
                return False
        passes = level >= 1.0
        self._levels[source] = (level - 1.0 if passes else level, now)
        return passes

    def _drop_full(self, now: float) -> None:
        """Forget sources that have been quiet for long enough to be as good as new."""
        full_s = self._burst / self._rate
        self._levels = {
            source: (level, at) for source, (level, at) in self._levels.items() if now - at < full_s
        }


class Rhythm:
    """When to say something again: at the offsets of `burst` (s) after `begin`, then every `every_s`."""

    def __init__(self, burst: tuple[float, ...], every_s: float) -> None:
        self._burst, self.every_s = burst, every_s
        self._began, self._said = 0.0, 0
        self.next = float("inf")

    def begin(self, now: float) -> None:
        self._began, self._said = now, 0
        self.next = now + self._burst[0]

    def stop(self) -> None:
        self.next = float("inf")

    def due(self, now: float) -> bool:
        """Whether it is time; if so, the next time is set."""
        if now < self.next:
            return False
        self._said += 1
        in_burst = self._said < len(self._burst)
        self.next = max(now, self._began + self._burst[self._said]) if in_burst else now + self.every_s
        return True
