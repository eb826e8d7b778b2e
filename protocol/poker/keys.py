"""A seat's key for one deck, with proof of knowledge (Schnorr) and a commitment to its seed.

Statement   X = x·G, and I know x.
Prove       random w; c = HS("key", ctx, k, X, w·G); s = w + c·x
Verify      c = HS("key", ctx, k, X, s·G − c·X)

Knowledge keeps a seat from choosing its key as a function of the others' (which would cancel them out of the sum).
Commitment  H("seed", ctx, k, seed); everything the seat does with this deck follows from the seed (`derive`), and the
audit recomputes it once the seed is revealed. It is checked then, not here.

Source: C. P. Schnorr, "Efficient signature generation by smart cards", 1991; strong Fiat–Shamir as in Bernhard,
Pereira, Warinschi, "How not to prove yourself", 2012.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from protocol.poker.context import Context
from protocol.poker.derive import Nonces, secret_key
from protocol.poker.errors import Rejected
from protocol.poker.group import (
    G,
    Point,
    Q,
    Scalar,
    point_from_bytes_checked,
    point_sum,
    scalar_bytes,
    scalar_from_bytes_checked,
)
from protocol.poker.transcript import HS, H


@dataclass(frozen=True)
class DeckKey:
    """point: X (33 bytes); c, s: the proof (32 bytes each); commitment: to the seed (32 bytes)."""

    point: bytes
    c: bytes
    s: bytes
    commitment: bytes


def seed_commitment(ctx: Context, seat: int, seed: bytes) -> bytes:
    """What a `DeckKey` says of its seed: 32 bytes."""
    return H("seed", ctx=ctx.digest, seat=seat, seed=seed)


def key_challenge(ctx: Context, seat: int, point: bytes, commitment: Point) -> Scalar:
    """c of the formulas at the head."""
    return HS("key", ctx=ctx.digest, seat=seat, X=point, t=commitment)


def make_key(ctx: Context, seat: int, seed: bytes, entropy: bytes) -> DeckKey:
    """The seat's key; `seed` and `entropy` are 32 fresh secret bytes each."""
    x = secret_key(ctx, seat, seed)
    point = bytes(x * G)
    statement = H("key", ctx=ctx.digest, seat=seat, X=point)
    w = Nonces(seed, statement, entropy).stream("w").take(1)[0]
    c = key_challenge(ctx, seat, point, w * G)
    s = (w + c * x) % Q
    return DeckKey(point, scalar_bytes(c), scalar_bytes(s), seed_commitment(ctx, seat, seed))


def fits_key(ctx: Context, seat: int, seed: bytes, key: DeckKey) -> bool:
    """Whether a revealed seed (32 bytes) is the one that the seat committed to and made its key from."""
    committed = seed_commitment(ctx, seat, seed) == key.commitment
    return committed and bytes(secret_key(ctx, seat, seed) * G) == key.point


def verify_key(ctx: Context, seat: int, key: DeckKey) -> None:
    """Raise `Rejected` unless the key is well-formed and its proof holds for this seat and deck."""
    ctx.check_seat(seat)
    try:
        _verify_key(ctx, seat, key)
    except Rejected as failure:
        raise failure.of("key", seat) from None


def _verify_key(ctx: Context, seat: int, key: DeckKey) -> None:
    if type(key.commitment) is not bytes or len(key.commitment) != 32:
        raise Rejected("length")
    X = point_from_bytes_checked(key.point)
    c, s = scalar_from_bytes_checked(key.c), scalar_from_bytes_checked(key.s)
    if c != key_challenge(ctx, seat, key.point, s * G + (Q - c) * X):
        raise Rejected("c")


def joint_key(points: Sequence[bytes]) -> bytes:
    """X = ΣX_k of verified keys, 33 bytes; refuses equal keys and a sum at infinity."""
    keys = [point_from_bytes_checked(point) for point in points]
    if len(set(points)) != len(points):
        raise Rejected("equal", "key")
    total = point_sum(keys)
    if total.is_infinity:
        raise Rejected("infinity", "key")
    return bytes(total)
