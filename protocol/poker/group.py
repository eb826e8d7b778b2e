"""The group secp256k1, the only module that touches libsecp256k1 (through coincurve).

Prime order, so every point but the neutral element O generates the group and no cofactor has to be cleared. The
library knows no O: it reports failure for a multiplication by 0 and for a sum at infinity, and aborts the process
for an empty sum. `Point` closes these holes: O is an ordinary value here, and all operations are total. From bytes
only proper points come in, and only in the 33-byte compressed form (the library's parser would also take 65 bytes
and the hybrid form).

Scalars are plain integers modulo Q; a wrapper class costs half as much again per product and protects from nothing
that mypy doesn't see. Point multiplication is variable-time, except of G: see `times_secret`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from coincurve._libsecp256k1 import ffi, lib
from coincurve.context import GLOBAL_CONTEXT

from protocol.poker.errors import Rejected

Q = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
"""Order of the group (SEC 2, version 2.0, section 2.4.1)."""

POINT_BYTES = 33
SCALAR_BYTES = 32

Scalar: TypeAlias = int

_ctx = GLOBAL_CONTEXT.ctx
_new = ffi.new
_POINTER = ffi.typeof("secp256k1_pubkey *")
_COMPRESSED = lib.SECP256K1_EC_COMPRESSED
_INFINITY = bytes(POINT_BYTES)


class Point:
    """A point of the curve or O; immutable. `P + R`, `P - R`, `-P`, `s * P`; `bytes(P)` is the 33-byte form."""

    __slots__ = ("_raw",)

    def __init__(self, raw: Any) -> None:
        self._raw = raw  # secp256k1_pubkey*, None for O; never changed once it is in here

    @property
    def is_infinity(self) -> bool:
        return self._raw is None

    def __bytes__(self) -> bytes:
        """33 bytes, the compressed form; 33 zero bytes (which no parser here takes) for O."""
        if self._raw is None:
            return _INFINITY
        out, size = _new("unsigned char[33]"), _new("size_t *", POINT_BYTES)
        lib.secp256k1_ec_pubkey_serialize(_ctx, out, size, self._raw, _COMPRESSED)
        return bytes(ffi.buffer(out))

    def __add__(self, other: Point) -> Point:
        return point_sum((self, other))

    def __neg__(self) -> Point:
        if self._raw is None:
            return self
        raw = _new(_POINTER, self._raw[0])
        lib.secp256k1_ec_pubkey_negate(_ctx, raw)
        return Point(raw)

    def __sub__(self, other: Point) -> Point:
        return point_sum((self, -other))

    def __rmul__(self, scalar: Scalar) -> Point:
        scalar %= Q
        if self._raw is None or scalar == 0:
            return O
        raw = _new(_POINTER, self._raw[0])
        if not lib.secp256k1_ec_pubkey_tweak_mul(_ctx, raw, scalar.to_bytes(SCALAR_BYTES, "big")):
            raise AssertionError("a proper point times a number in 1..Q-1 is a proper point")
        return Point(raw)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Point) and bytes(self) == bytes(other)

    def __hash__(self) -> int:
        return hash(bytes(self))

    def __repr__(self) -> str:
        return f"Point({bytes(self).hex()})"


class _Base(Point):
    """The base point: its multiples come from a table, faster and in constant time."""

    __slots__ = ()

    def __rmul__(self, scalar: Scalar) -> Point:
        scalar %= Q
        if scalar == 0:
            return O
        raw = _new(_POINTER)
        if not lib.secp256k1_ec_pubkey_create(_ctx, raw, scalar.to_bytes(SCALAR_BYTES, "big")):
            raise AssertionError("every number in 1..Q-1 is a private key")
        return Point(raw)


O = Point(None)  # noqa: E741 - the neutral element's usual name
G: Point = _Base((1 * _Base(None))._raw)


def point_sum(points: Iterable[Point]) -> Point:
    """Sum in one call of the library (one inversion, however many points); O for none."""
    raws = [point._raw for point in points if point._raw is not None]
    if not raws:
        return O
    total = _new(_POINTER)
    # The library's only other complaint, an empty list, can't happen: so a failure means a sum at infinity.
    return Point(total) if lib.secp256k1_ec_pubkey_combine(_ctx, total, raws, len(raws)) else O


def weighted_sum(scalars: Sequence[Scalar], points: Sequence[Point]) -> Point:
    """Σ s_i·P_i."""
    return point_sum([s * point for s, point in zip(scalars, points, strict=True)])


def times_secrets(secrets: Sequence[Scalar], point: Point, blinds: Iterator[Scalar]) -> list[Point]:
    """Each of `secrets` times `point`, without the bits of a long-lived secret in the timing.

    The library multiplies in variable time, so a secret is split: (secret − ρ)·P + ρ·P with a fresh ρ of `blinds`
    (the next one if ρ is 0 or a secret itself, which would leave that in one piece). One ρ serves all: each number
    that is multiplied is still uniform, and as before two of them must be known whole to know a secret.
    """
    whole = {0, *(secret % Q for secret in secrets)}
    rho = next(blind for blind in blinds if blind % Q not in whole)
    rest = rho * point
    return [(secret - rho) * point + rest for secret in secrets]


def times_secret(secret: Scalar, point: Point, blinds: Iterator[Scalar]) -> Point:
    """`times_secrets` of one."""
    return times_secrets([secret], point, blinds)[0]


def point_from_bytes_checked(data: bytes) -> Point:
    """The point of exactly 33 bytes that begin with 02 or 03; everything else is `Rejected`."""
    if type(data) is not bytes or len(data) != POINT_BYTES:
        raise Rejected("length")
    raw = _new(_POINTER)
    if data[0] not in (2, 3) or not lib.secp256k1_ec_pubkey_parse(_ctx, raw, data, POINT_BYTES):
        raise Rejected("point")
    return Point(raw)


def scalar_from_bytes_checked(data: bytes) -> Scalar:
    """The number 0 <= s < Q of exactly 32 bytes, big-endian; everything else is `Rejected`."""
    if type(data) is not bytes or len(data) != SCALAR_BYTES:
        raise Rejected("length")
    scalar = int.from_bytes(data, "big")
    if scalar >= Q:
        raise Rejected("scalar")
    return scalar


def scalar_bytes(scalar: Scalar) -> bytes:
    """32 bytes, big-endian, of the scalar modulo Q."""
    return (scalar % Q).to_bytes(SCALAR_BYTES, "big")


def points_from_bytes_checked(data: bytes) -> tuple[Point, ...]:
    """All points of a concatenation; the caller has checked its length."""
    return tuple(
        point_from_bytes_checked(data[start : start + POINT_BYTES])
        for start in range(0, len(data), POINT_BYTES)
    )


def scalars_from_bytes_checked(data: bytes) -> tuple[Scalar, ...]:
    """All scalars of a concatenation; the caller has checked its length."""
    return tuple(
        scalar_from_bytes_checked(data[start : start + SCALAR_BYTES])
        for start in range(0, len(data), SCALAR_BYTES)
    )
