"""Proof that one deck is a permutation and re-encryption of another.

Statement   E = (a_j, b_j), E′ = (a′_i, b′_i), N ≥ 1 cards each, key X; I know ψ and r′ with
            a′_i = a_ψ(i) + r′_i·G,  b′_i = b_ψ(i) + r′_i·X.     d: hash of the whole statement, by the caller.
Public      h, h_0 … h_{N−1}: points of unknown logarithms.

Prove       c_ψ(i) = r_ψ(i)·G + h_i                 y = H("perm", d, c);  u_j = HS("u", y, j);  u′_i = u_ψ(i)
            ĉ_{−1} = h;  ĉ_i = r̂_i·G + u′_i·ĉ_{i−1}
            random ω1 … ω4, ω̂_i, ω′_i:
            t1 = ω1·G;  t2 = ω2·G;  t3 = ω3·G + Σ ω′_i·h_i
            t4a = Σ ω′_i·a′_i − ω4·G;  t4b = Σ ω′_i·b′_i − ω4·X;  t̂_i = ω̂_i·G + ω′_i·ĉ_{i−1}
            ch = HS("ch", y, ĉ, t1, t2, t3, t4a, t4b, t̂)
            s1 = ω1 + ch·Σ r_j;          s2 = ω2 + ch·Σ r̂_i·v_i  (v_{N−1} = 1, v_{i−1} = u′_i·v_i)
            s3 = ω3 + ch·Σ u_j·r_j;      s4 = ω4 + ch·Σ u′_i·r′_i
            ŝ_i = ω̂_i + ch·r̂_i;          s′_i = ω′_i + ch·u′_i

Verify      t1 = s1·G − ch·(Σ c_j − Σ h_i)          t2 = s2·G − ch·(ĉ_{N−1} − (Π u_j)·h)
            t3 = s3·G + Σ s′_i·h_i − ch·Σ u_j·c_j
            t4a = Σ s′_i·a′_i − s4·G − ch·Σ u_j·a_j  t4b = Σ s′_i·b′_i − s4·X − ch·Σ u_j·b_j
            t̂_i = ŝ_i·G + s′_i·ĉ_{i−1} − ch·ĉ_i     and ch must come out again.

Bytes       c ‖ ĉ ‖ ch ‖ s1 … s4 ‖ ŝ ‖ s′: 130·N + 160.

Source: B. Terelius and D. Wikström, "Proofs of restricted shuffles", 2010, in the form of R. Haenni, P. Locher,
R. Koenig and E. Dubuis, "Pseudo-code algorithms for verifiable re-encryption mix-nets", 2017.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from protocol.poker.context import MAX_CARDS
from protocol.poker.derive import Nonces
from protocol.poker.elgamal import Deck
from protocol.poker.errors import Rejected
from protocol.poker.group import (
    POINT_BYTES,
    SCALAR_BYTES,
    G,
    Point,
    Q,
    Scalar,
    point_sum,
    points_from_bytes_checked,
    scalar_bytes,
    scalars_from_bytes_checked,
    weighted_sum,
)
from protocol.poker.transcript import HS, H, hash_to_point


@lru_cache(maxsize=MAX_CARDS)
def _generator(index: int) -> Point:
    return hash_to_point(b"h_i", index=index)


@lru_cache(maxsize=1)
def chain_start() -> Point:
    """h, where the chain ĉ begins."""
    return hash_to_point(b"h")


@lru_cache(maxsize=MAX_CARDS)
def generators(cards: int) -> tuple[Point, ...]:
    """h_0 … h_{N−1}."""
    points = tuple(map(_generator, range(cards)))
    assert len({*points, chain_start(), G}) == cards + 2
    return points


@lru_cache(maxsize=MAX_CARDS)
def _generator_sum(cards: int) -> Point:
    return point_sum(generators(cards))


def proof_bytes(cards: int) -> int:
    """Length of the proof for N cards."""
    return 2 * (POINT_BYTES + SCALAR_BYTES) * cards + 5 * SCALAR_BYTES


@dataclass(frozen=True)
class ShuffleProof:
    """A proof taken apart; the fields are the formulas' symbols."""

    c: tuple[Point, ...]
    c_hat: tuple[Point, ...]
    ch: Scalar
    s1: Scalar
    s2: Scalar
    s3: Scalar
    s4: Scalar
    s_hat: tuple[Scalar, ...]
    s_prime: tuple[Scalar, ...]

    def encode(self) -> bytes:
        points = b"".join(map(bytes, self.c + self.c_hat))
        scalars = (self.ch, self.s1, self.s2, self.s3, self.s4, *self.s_hat, *self.s_prime)
        return points + b"".join(map(scalar_bytes, scalars))


@dataclass(frozen=True)
class Commitments:
    """What the challenge is computed from: sent by nobody, made by the prover, recomputed by the verifier."""

    t1: Point
    t2: Point
    t3: Point
    t4a: Point
    t4b: Point
    t_hat: tuple[Point, ...]

    def challenge(self, y: bytes, c_hat: Sequence[Point]) -> Scalar:
        return HS(
            "ch",
            y=y,
            c_hat=c_hat,
            t1=self.t1,
            t2=self.t2,
            t3=self.t3,
            t4a=self.t4a,
            t4b=self.t4b,
            t_hat=self.t_hat,
        )


def parse_proof(data: bytes, cards: int) -> ShuffleProof:
    """Raise `Rejected` for a wrong length, a number that is no scalar, or bytes that are no point."""
    if type(data) is not bytes or len(data) != proof_bytes(cards):
        raise Rejected("length")
    split = 2 * POINT_BYTES * cards
    scalars = scalars_from_bytes_checked(data[split:])
    points = points_from_bytes_checked(data[:split])
    ch, s1, s2, s3, s4 = scalars[:5]
    return ShuffleProof(
        points[:cards], points[cards:], ch, s1, s2, s3, s4, scalars[5 : 5 + cards], scalars[5 + cards :]
    )


def permutation_digest(d: bytes, c: Sequence[Point]) -> bytes:
    """y: fixes statement and permutation commitments before the exponents are known."""
    return H("perm", d=d, c=c)


def exponents(y: bytes, cards: int) -> list[Scalar]:
    """u_0 … u_{N−1}."""
    return [HS("u", y=y, j=j) for j in range(cards)]


def _commit_to_permutation(order: Sequence[int], r: Sequence[Scalar]) -> tuple[Point, ...]:
    c: list[Point] = [G] * len(order)
    for h_i, source in zip(generators(len(order)), order, strict=True):
        c[source] = r[source] * G + h_i
    return tuple(c)


def _chain(r_hat: Sequence[Scalar], u_prime: Sequence[Scalar]) -> tuple[Point, ...]:
    c_hat: list[Point] = []
    last = chain_start()
    for r, u in zip(r_hat, u_prime, strict=True):
        last = r * G + u * last
        c_hat.append(last)
    return tuple(c_hat)


def _chain_opening(r_hat: Sequence[Scalar], u_prime: Sequence[Scalar]) -> Scalar:
    """Σ r̂_i·v_i: the logarithm to G of ĉ_{N−1} − (Π u)·h. Horner's rule from the chain's start."""
    total = 0
    for r, u in zip(r_hat, u_prime, strict=True):
        total = (total * u + r) % Q
    return total


def _inner(left: Sequence[Scalar], right: Sequence[Scalar]) -> Scalar:
    return sum(x * y for x, y in zip(left, right, strict=True)) % Q


def prove(
    d: bytes,
    X: Point,
    after: Deck,
    order: Sequence[int],
    masks: Sequence[Scalar],
    nonces: Nonces,
) -> ShuffleProof:
    """The proof that `after` came out of the deck in the statement `d` by ψ = `order` and r′ = `masks`."""
    cards = len(order)
    r = nonces.stream("r").take(cards)
    c = _commit_to_permutation(order, r)
    y = permutation_digest(d, c)
    u = exponents(y, cards)
    u_prime = [u[source] for source in order]
    r_hat = nonces.stream("r_hat").take(cards)
    c_hat = _chain(r_hat, u_prime)

    w1, w2, w3, w4 = nonces.stream("w").take(4)
    w_hat, w_prime = nonces.stream("w_hat").take(cards), nonces.stream("w_prime").take(cards)
    commitments = _commit(X, after, c_hat, (w1, w2, w3, w4), w_hat, w_prime)
    ch = commitments.challenge(y, c_hat)
    return ShuffleProof(
        c=c,
        c_hat=c_hat,
        ch=ch,
        s1=(w1 + ch * sum(r)) % Q,
        s2=(w2 + ch * _chain_opening(r_hat, u_prime)) % Q,
        s3=(w3 + ch * _inner(u, r)) % Q,
        s4=(w4 + ch * _inner(u_prime, masks)) % Q,
        s_hat=tuple((w + ch * x) % Q for w, x in zip(w_hat, r_hat, strict=True)),
        s_prime=tuple((w + ch * x) % Q for w, x in zip(w_prime, u_prime, strict=True)),
    )


def _commit(
    X: Point,
    after: Deck,
    c_hat: Sequence[Point],
    w: tuple[Scalar, Scalar, Scalar, Scalar],
    w_hat: Sequence[Scalar],
    w_prime: Sequence[Scalar],
) -> Commitments:
    w1, w2, w3, w4 = w
    links = zip(w_hat, w_prime, (chain_start(), *c_hat[:-1]), strict=True)
    return Commitments(
        t1=w1 * G,
        t2=w2 * G,
        t3=w3 * G + weighted_sum(w_prime, generators(len(c_hat))),
        t4a=weighted_sum((*w_prime, -w4), (*after.a, G)),
        t4b=weighted_sum((*w_prime, -w4), (*after.b, X)),
        t_hat=tuple(wh * G + wp * previous for wh, wp, previous in links),
    )


def recompute(y: bytes, X: Point, before: Deck, after: Deck, proof: ShuffleProof) -> Commitments:
    """The commitments as the verification equations give them."""
    cards = len(proof.c)
    p, h = proof, generators(cards)
    u = exponents(y, cards)
    minus_ch = Q - p.ch
    minus_ch_u = [minus_ch * u_j % Q for u_j in u]
    product = _product(u)
    links = zip(p.s_hat, p.s_prime, (chain_start(), *p.c_hat[:-1]), p.c_hat, strict=True)
    return Commitments(
        t1=p.s1 * G + minus_ch * (point_sum(p.c) - _generator_sum(cards)),
        t2=p.s2 * G + minus_ch * (p.c_hat[-1] - product * chain_start()),
        t3=weighted_sum((p.s3, *p.s_prime, *minus_ch_u), (G, *h, *p.c)),
        t4a=weighted_sum((-p.s4, *p.s_prime, *minus_ch_u), (G, *after.a, *before.a)),
        t4b=weighted_sum((-p.s4, *p.s_prime, *minus_ch_u), (X, *after.b, *before.b)),
        t_hat=tuple(point_sum((sh * G, sp * previous, minus_ch * this)) for sh, sp, previous, this in links),
    )


def _product(factors: Sequence[Scalar]) -> Scalar:
    """Π modulo the group order."""
    product = 1
    for factor in factors:
        product = product * factor % Q
    return product


def verify(d: bytes, X: Point, before: Deck, after: Deck, proof: ShuffleProof) -> None:
    """Raise `Rejected("ch")` unless the proof holds for the statement whose digest is `d`."""
    y = permutation_digest(d, proof.c)
    if proof.ch != recompute(y, X, before, after, proof).challenge(y, proof.c_hat):
        raise Rejected("ch")
