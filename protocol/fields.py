"""What a field of a message may hold: exact types, sizes and ranges, read strictly.

A message class annotates each field with `Annotated[python type, spec]`. A spec turns the plain value
that msgpack knows (int, bool, str, bytes, tuple) into the value of the field and back, and raises
BadMessage on anything else. Nothing is converted on the way: True is no number, "1" is no number.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar, get_type_hints

import msgpack

MAX_FRAME = 262_144  # bytes of one message, without its length prefix
MAX_ITEMS = 256  # in any list

_WORD = re.compile(r"[a-z][a-z0-9_]*")
_HOST = re.compile(r"[0-9A-Za-z.:%_-]+")
_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_FORBIDDEN = frozenset({"Cc", "Cs", "Zl", "Zp"})

R = TypeVar("R")


class BadMessage(ValueError):
    """Bytes that are no message; `reason` says in one line what was wrong."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Spec(Protocol):
    """One field: from plain to value (checked), and back (not checked)."""

    def read(self, plain: object) -> object: ...

    def plain(self, value: Any) -> object: ...

    def __str__(self) -> str: ...


@dataclass(frozen=True)
class Whole:
    """A whole number, low ≤ n ≤ high."""

    low: int
    high: int

    def read(self, plain: object) -> object:
        if type(plain) is not int:
            raise BadMessage("not a whole number")
        if not self.low <= plain <= self.high:
            raise BadMessage(f"number not in {self.low}..{self.high}")
        return plain

    def plain(self, value: Any) -> object:
        return value

    def __str__(self) -> str:
        return f"int {self.low}..{self.high}"


@dataclass(frozen=True)
class Flag:
    """True or false."""

    def read(self, plain: object) -> object:
        if type(plain) is not bool:
            raise BadMessage("not a boolean")
        return plain

    def plain(self, value: Any) -> object:
        return value

    def __str__(self) -> str:
        return "bool"


class Octets:
    """Bytes: of one of the given lengths, or of any length up to `most` in whole `unit`s."""

    def __init__(self, *lengths: int, most: int = 0, unit: int = 1) -> None:
        self.lengths = lengths
        self.most = most
        self.unit = unit

    def read(self, plain: object) -> object:
        if type(plain) is not bytes:
            raise BadMessage("not bytes")
        if self.lengths:
            fits = len(plain) in self.lengths
        else:
            fits = len(plain) <= self.most and len(plain) % self.unit == 0
        if not fits:
            raise BadMessage(f"{len(plain)} bytes instead of {self}")
        return plain

    def plain(self, value: Any) -> object:
        return value

    def __str__(self) -> str:
        if self.lengths:
            return "bytes " + " or ".join(str(length) for length in self.lengths)
        return f"bytes ≤ {self.most}" + (f" by {self.unit}" if self.unit > 1 else "")


@dataclass(frozen=True)
class Text:
    """Text for people, at most `most` characters: no control, line-breaking or direction characters."""

    most: int

    def read(self, plain: object) -> object:
        if type(plain) is not str:
            raise BadMessage("not text")
        if len(plain) > self.most:
            raise BadMessage(f"text longer than {self.most} characters")
        if not all(map(_is_printable, plain)):
            raise BadMessage("text with control characters")
        return plain

    def plain(self, value: Any) -> object:
        return value

    def __str__(self) -> str:
        return f"text ≤ {self.most}"


@dataclass(frozen=True)
class Word:
    """A word of a program: a–z, 0–9 and _, beginning with a letter; or nothing, if `maybe`."""

    most: int
    maybe: bool = False

    def read(self, plain: object) -> object:
        if type(plain) is not str:
            raise BadMessage("not text")
        if len(plain) > self.most:
            raise BadMessage(f"word longer than {self.most} characters")
        if not (_WORD.fullmatch(plain) or (self.maybe and not plain)):
            raise BadMessage("not a word of a–z, 0–9 and _")
        return plain

    def plain(self, value: Any) -> object:
        return value

    def __str__(self) -> str:
        return f"word ≤ {self.most}" + (" or empty" if self.maybe else "")


@dataclass(frozen=True)
class Host:
    """An IP address or the name of a computer: ASCII letters, digits and . : % _ - only."""

    most: int

    def read(self, plain: object) -> object:
        if type(plain) is not str:
            raise BadMessage("not text")
        if len(plain) > self.most or not _HOST.fullmatch(plain):
            raise BadMessage("not the address of a computer")
        return plain

    def plain(self, value: Any) -> object:
        return value

    def __str__(self) -> str:
        return f"host ≤ {self.most}"


class Items:
    """At most `most` items of one kind; `order` is "", "distinct" or "ascending"."""

    def __init__(self, item: Spec, most: int, order: str = "") -> None:
        assert most <= MAX_ITEMS
        assert order in ("", "distinct", "ascending")
        self.item = item
        self.most = most
        self.order = order

    def read(self, plain: object) -> object:
        if type(plain) is not tuple:
            raise BadMessage("not a list")
        if len(plain) > self.most:
            raise BadMessage(f"more than {self.most} items")
        values = tuple(self.item.read(item) for item in plain)
        if self.order and len(set(values)) != len(values):
            raise BadMessage("an item twice")
        if self.order == "ascending" and list(values) != sorted(values):  # type: ignore[type-var]
            raise BadMessage("items not in ascending order")
        return values

    def plain(self, value: Any) -> object:
        return tuple(self.item.plain(item) for item in value)

    def __str__(self) -> str:
        return f"{self.order} list ≤ {self.most} of ({self.item})".strip()


class Group:
    """A fixed number of items, each of its own kind."""

    def __init__(self, *items: Spec) -> None:
        self.items = items

    def read(self, plain: object) -> object:
        if type(plain) is not tuple or len(plain) != len(self.items):
            raise BadMessage(f"not a list of {len(self.items)}")
        return tuple(item.read(value) for item, value in zip(self.items, plain, strict=True))

    def plain(self, value: Any) -> object:
        return tuple(item.plain(part) for item, part in zip(self.items, value, strict=True))

    def __str__(self) -> str:
        return "[" + ", ".join(str(item) for item in self.items) + "]"


class Nested:
    """The fields of another record, as a list."""

    def __init__(self, record: type) -> None:
        self.record = record

    def read(self, plain: object) -> object:
        if type(plain) is not tuple:
            raise BadMessage("not a list")
        return read_record(self.record, plain)

    def plain(self, value: Any) -> object:
        return plain_record(value)

    def __str__(self) -> str:
        return self.record.__name__


def _is_printable(character: str) -> bool:
    return unicodedata.category(character) not in _FORBIDDEN and character not in _BIDI


def clean_text(text: str, most: int) -> str:
    """What people typed, made fit for a Text field: forbidden characters become spaces, ends are trimmed."""
    shown = "".join(character if _is_printable(character) else " " for character in text)
    return shown.strip()[:most].rstrip()


_known_specs: dict[type, tuple[tuple[str, Spec], ...]] = {}


def specs(record: type) -> tuple[tuple[str, Spec], ...]:
    """Name and spec of each field of a message class, in wire order."""
    known = _known_specs.get(record)
    if known is None:
        hints = get_type_hints(record, include_extras=True)
        annotated = ((name, getattr(hint, "__metadata__", ())) for name, hint in hints.items())
        known = _known_specs[record] = tuple((name, metadata[0]) for name, metadata in annotated if metadata)
    return known


def read_record(record: type[R], plain: tuple[object, ...]) -> R:
    """The record whose fields are the given plain values; raises BadMessage naming the field."""
    fields = specs(record)
    if len(plain) != len(fields):
        raise BadMessage(f"{record.__name__}: {len(plain)} fields instead of {len(fields)}")
    values = []
    for (name, spec), value in zip(fields, plain, strict=True):
        try:
            values.append(spec.read(value))
        except BadMessage as bad:
            raise BadMessage(f"{record.__name__}.{name}: {bad.reason}") from None
    made = record(*values)
    check = getattr(made, "check", None)
    if check is not None:
        check()
    return made


def plain_record(value: object) -> tuple[object, ...]:
    """The plain values of a record's fields, in wire order."""
    return tuple(spec.plain(getattr(value, name)) for name, spec in specs(type(value)))


def pack(plain: object, limit: int = MAX_FRAME) -> bytes:
    """Plain values as msgpack, at most `limit` bytes; raises BadMessage when they don't fit."""
    try:
        packed: bytes = msgpack.packb(plain, use_bin_type=True)
    except (TypeError, ValueError, OverflowError):
        raise BadMessage("holds what can't be packed") from None
    if len(packed) > limit:
        raise BadMessage(f"longer than {limit} bytes")
    return packed


def unpack(payload: bytes, limit: int = MAX_FRAME) -> tuple[object, ...]:
    """The one list that `payload` holds; there is just one way to write it, and no byte is left over."""
    if len(payload) > limit:
        raise BadMessage(f"longer than {limit} bytes")
    try:
        plain = msgpack.unpackb(
            payload, use_list=False, raw=False, strict_map_key=True,
            max_str_len=limit, max_bin_len=limit, max_array_len=MAX_ITEMS, max_map_len=0, max_ext_len=0,
        )  # fmt: skip
    except Exception as error:  # msgpack raises half a dozen types on hostile bytes
        raise BadMessage(f"not msgpack ({type(error).__name__})") from None
    if type(plain) is not tuple:
        raise BadMessage("not a list")
    if pack(plain, limit) != payload:
        raise BadMessage("not in the shortest form")
    return plain
