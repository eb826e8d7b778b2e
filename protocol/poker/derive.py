"""Secrets from a seed: the only source of secret numbers here.

Two kinds. What follows from the *seed* alone (key, permutations, remask scalars) is what the audit recomputes when the
seed is revealed. Proof nonces follow from seed, statement and fresh entropy *together*: a repeated entropy can't
repeat a nonce for another statement, and a revealed seed doesn't reveal a nonce.

HKDF-SHA-512 (RFC 5869); 64 bytes a scalar, so that the bias of the reduction is below 2^-250. Info strings are
transcript digests that name context, seat, part and block.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from cryptography.hazmat.primitives.hashes import SHA512
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from protocol.poker.context import Context
from protocol.poker.group import Q, Scalar
from protocol.poker.transcript import H

SEED_BYTES = 32
ENTROPY_BYTES = 32
"""At least so many."""

_WIDE = 64
_BLOCK = 16 * _WIDE  # HKDF gives at most 255 hashes' worth at a time; most uses need few


class Stream:
    """Secret bytes without end, made block by block; `block(i)` gives the i-th."""

    def __init__(self, block: Callable[[int], bytes]) -> None:
        self._block = block

    def chunks(self, size: int) -> Iterator[bytes]:
        """Pieces of `size` bytes; `size` must divide the block."""
        assert _BLOCK % size == 0
        number = 0
        while True:
            block = self._block(number)
            yield from (block[start : start + size] for start in range(0, _BLOCK, size))
            number += 1

    def scalars(self) -> Iterator[Scalar]:
        """Scalars 1 … Q−1."""
        return (1 + int.from_bytes(chunk, "big") % (Q - 1) for chunk in self.chunks(_WIDE))

    def take(self, count: int) -> list[Scalar]:
        """The first `count` scalars."""
        scalars = self.scalars()
        return [next(scalars) for _ in range(count)]

    def below(self, limits: Iterator[int]) -> Iterator[int]:
        """For each limit n an unbiased number 0 … n−1: draws of 8 bytes, those of the last incomplete n refused."""
        chunks = self.chunks(8)
        for limit in limits:
            usable = 2**64 - 2**64 % limit
            yield next(draw for draw in (int.from_bytes(c, "big") for c in chunks) if draw < usable) % limit


def _hkdf(seed: bytes, salt: bytes, info: bytes) -> bytes:
    return HKDF(algorithm=SHA512(), length=_BLOCK, salt=salt, info=info).derive(seed)


def check_seed(seed: bytes) -> None:
    """Raise `ValueError` for a seed that isn't 32 bytes."""
    if type(seed) is not bytes or len(seed) != SEED_BYTES:
        raise ValueError(f"a seed is {SEED_BYTES} bytes")


def from_seed(ctx: Context, seat: int, seed: bytes, part: str) -> Stream:
    """What the seed alone determines; `part` names its use."""
    check_seed(seed)
    return Stream(
        lambda block: _hkdf(
            seed, b"", H("derive", ctx=ctx.digest, seat=seat, part=part.encode(), block=block)
        )
    )


class Nonces:
    """Nonces of one proof: of `seed`, the digest of its whole statement, and `entropy` (fresh, secret)."""

    def __init__(self, seed: bytes, statement: bytes, entropy: bytes) -> None:
        check_seed(seed)
        if len(entropy) < ENTROPY_BYTES:
            raise ValueError(f"entropy is at least {ENTROPY_BYTES} bytes")
        self._seed, self._statement, self._entropy = seed, statement, entropy

    def stream(self, part: str) -> Stream:
        """An own stream for each `part` of the proof."""
        return Stream(
            lambda block: _hkdf(
                self._seed,
                self._entropy,
                H("nonce", statement=self._statement, part=part.encode(), block=block),
            )
        )


def secret_key(ctx: Context, seat: int, seed: bytes) -> Scalar:
    """x, the seat's share of the deck's key."""
    return from_seed(ctx, seat, seed, "key").take(1)[0]


def permutation(ctx: Context, seat: int, seed: bytes) -> tuple[int, ...]:
    """ψ of the seat's shuffle of the deck."""
    return _order(from_seed(ctx, seat, seed, "permutation"), ctx.cards)


def _order(stream: Stream, count: int) -> tuple[int, ...]:
    """Every one of the count! orders equally likely (Fisher–Yates, downwards)."""
    order = list(range(count))
    tops = range(count - 1, 0, -1)
    draws = stream.below(top + 1 for top in tops)
    for top, draw in zip(tops, draws, strict=True):
        order[top], order[draw] = order[draw], order[top]
    return tuple(order)


def remask_scalars(ctx: Context, seat: int, seed: bytes) -> list[Scalar]:
    """r′, one for each position of the seat's output deck."""
    return from_seed(ctx, seat, seed, "remask").take(ctx.cards)


def handover_scalars(ctx: Context, seat: int, seed: bytes, about: bytes) -> Iterator[Scalar]:
    """First ρ of one card passed on, then blinds for its multiplication.

    `about`: digest of all that is known of the card before, so that no two cards share a ρ.
    """
    return from_seed(ctx, seat, seed, "handover " + about.hex()).scalars()


def rehand_plan(
    ctx: Context, seat: int, seed: bytes, about: bytes, count: int
) -> tuple[tuple[int, ...], list[Scalar]]:
    """ψ and r′ for a hand of `count` cards; `about`: digest of the hand and of which mixing this is."""
    order = _order(from_seed(ctx, seat, seed, "rehand permutation " + about.hex()), count)
    return order, from_seed(ctx, seat, seed, "rehand remask " + about.hex()).take(count)


def blinds(ctx: Context, seat: int, seed: bytes, point: bytes) -> Iterator[Scalar]:
    """Blinds for one multiplication of `point` by the seat's own key, where no fresh entropy is at hand."""
    return from_seed(ctx, seat, seed, "blind " + point.hex()).scalars()
