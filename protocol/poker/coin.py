"""Public randomness that nobody can steer: each seat's unique share of a point that nobody chose.

P = hash-to-point("coin", ctx, step, count); seat k publishes D_k = x_k·P with proof (`dleq`), challenge
HS("coin-share", ctx, k, step, count, P, X_k, D, w·G, w·P). The value is a hash of ΣD_k, reduced without bias.

A seat's share is determined by its key, which stood before P was known: whoever publishes last knows the value first
and may stop, but can't choose. Source: the "common coin" of C. Cachin, K. Kursawe and V. Shoup, "Random oracles in
Constantinople", 2000, with all n shares needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from protocol.poker import dleq
from protocol.poker.context import Context
from protocol.poker.derive import Nonces, secret_key
from protocol.poker.errors import Rejected
from protocol.poker.group import Point, point_from_bytes_checked, point_sum
from protocol.poker.transcript import Value, counted, hash_to_point


@dataclass(frozen=True)
class CoinShare:
    """point: D, 33 bytes; c, s: the proof (32 bytes each)."""

    point: bytes
    c: bytes
    s: bytes


def coin_point(ctx: Context, step: int, count: int) -> Point:
    """P: `step` of the table that awaits the coin, `count` to tell several at one step apart."""
    return hash_to_point(b"coin", ctx=ctx.digest, step=step, count=count)


def _statement(ctx: Context, seat: int, step: int, count: int) -> dleq.Statement:
    P = coin_point(ctx, step, count)
    about: dict[str, Value] = {"ctx": ctx.digest, "seat": seat, "step": step, "count": count, "P": P}
    return dleq.Statement("coin-share", about, [P])


def make_coin(ctx: Context, seat: int, seed: bytes, step: int, count: int, entropy: bytes) -> CoinShare:
    """The seat's share, with the key of the deck that `ctx` names; `entropy`: 32 fresh secret bytes."""
    statement = _statement(ctx, seat, step, count)
    nonces = Nonces(seed, statement.digest(), entropy)
    return CoinShare(*dleq.prove(statement, secret_key(ctx, seat, seed), nonces))


def verify_coin(ctx: Context, seat: int, key_point: bytes, step: int, count: int, share: CoinShare) -> None:
    """Raise `Rejected` unless this is the one share that the seat can give of this coin."""
    ctx.check_seat(seat)
    try:
        dleq.verify(_statement(ctx, seat, step, count), key_point, share.point, share.c, share.s)
    except Rejected as failure:
        raise failure.of("coin", seat) from None


def coin_value(ctx: Context, step: int, count: int, points: Sequence[bytes], sides: int) -> int:
    """0 … sides−1, all equally likely, from the verified shares of all seats (their order doesn't matter)."""
    if not 1 <= sides <= 2**32:
        raise ValueError("a coin has 1 to 2^32 sides")
    if len(points) != ctx.seats:
        raise Rejected("length", "coin")
    total = point_sum(map(point_from_bytes_checked, points))
    if total.is_infinity:
        raise Rejected("infinity", "coin")
    usable = 2**256 - 2**256 % sides  # draws above would favour the low sides
    digests = counted("coin-value", ctx=ctx.digest, step=step, count=count, sides=sides, sum=total)
    return next(draw for draw in (int.from_bytes(d, "big") for d in digests) if draw < usable) % sides
