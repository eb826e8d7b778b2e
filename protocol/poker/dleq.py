"""Proof that several points have the same logarithm to their bases: the shares of one key.

Statement   X = x·G and D_j = x·a_j for all j, with one x that I know.
Prove       random w; c = HS(label, statement, X, D, w·G, {w·a_j}); s = w + c·x
Verify      t0 = s·G − c·X;  t_j = s·a_j − c·D_j;  c must come out again.

Source: D. Chaum and T. P. Pedersen, "Wallet databases with observers", 1992, batched over several bases.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from protocol.poker.derive import Nonces
from protocol.poker.errors import Rejected
from protocol.poker.group import (
    POINT_BYTES,
    G,
    Point,
    Q,
    Scalar,
    point_from_bytes_checked,
    points_from_bytes_checked,
    scalar_bytes,
    scalar_from_bytes_checked,
    times_secrets,
)
from protocol.poker.transcript import HS, H, Value


@dataclass(frozen=True)
class Statement:
    """label: the transcript's label; about: what the bases are and where they come from; bases: a_j."""

    label: str
    about: dict[str, Value]
    bases: Sequence[Point]

    def digest(self) -> bytes:
        """32 bytes, before the shares are known; they follow from it and the key."""
        return H(self.label, **self.about)

    def challenge(self, X: bytes, shares: bytes, commitments: Sequence[Point]) -> Scalar:
        return HS(self.label, **self.about, X=X, D=shares, t=commitments)


def prove(statement: Statement, x: Scalar, nonces: Nonces) -> tuple[bytes, bytes, bytes]:
    """(D, c, s): all shares (33 bytes each), challenge and response (32 bytes each)."""
    blinds = nonces.stream("blind").scalars()
    w = nonces.stream("w").take(1)[0]
    pairs = [times_secrets([x, w], a, blinds) for a in statement.bases]
    shares = b"".join(bytes(share) for share, _ in pairs)
    c = statement.challenge(bytes(x * G), shares, [w * G, *(commitment for _, commitment in pairs)])
    return shares, scalar_bytes(c), scalar_bytes(w + c * x)


def recompute(X: Point, bases: Sequence[Point], shares: Sequence[Point], c: Scalar, s: Scalar) -> list[Point]:
    """t0, t_1 … t_m as the verification equations give them."""
    minus_c = Q - c
    pairs = zip((G, *bases), (X, *shares), strict=True)
    return [s * base + minus_c * share for base, share in pairs]


def verify(statement: Statement, key_point: bytes, shares: bytes, c: bytes, s: bytes) -> None:
    """Raise `Rejected` unless `shares` are the bases times the logarithm of `key_point`."""
    if type(shares) is not bytes or len(shares) != POINT_BYTES * len(statement.bases):
        raise Rejected("length")
    c_, s_ = scalar_from_bytes_checked(c), scalar_from_bytes_checked(s)
    X = point_from_bytes_checked(key_point)
    commitments = recompute(X, statement.bases, points_from_bytes_checked(shares), c_, s_)
    if c_ != statement.challenge(key_point, shares, commitments):
        raise Rejected("c")
