"""Passing a hidden card on: the giver masks it anew under the receiver's key and proves that it is the same card.

Statement   (a, b′) own card of p, (a*, b*), keys X_p, X_r; I know x_p and ρ with
            X_p = x_p·G,  a* = ρ·G,  b* − b′ = ρ·X_r − x_p·a     (so b* = M + ρ·X_r for M = b′ − x_p·a).
Prove       random w1, w2; T1 = w1·G; T2 = w2·G; T3 = w2·X_r − w1·a
            c = HS("handover", ctx, p, r, slot, X_p, (a, b′), X_r, (a*, b*), T1, T2, T3)
            s1 = w1 + c·x_p; s2 = w2 + c·ρ
Verify      T1 = s1·G − c·X_p;  T2 = s2·G − c·a*;  T3 = s2·X_r − s1·a − c·(b* − b′)    and c must come out again.

T2 is essential: without knowledge of ρ a giver could hand over a point of somebody else's card, and the receiver
would become a decryption oracle. From then on (a*, b*) is the receiver's own card and the passed slot is dead: x_p·a
is never published before the audit. ρ follows from the giver's seed, so that the audit can repeat the step.

Source: proofs of linear relations between logarithms, J. Camenisch and M. Stadler, "Proof systems for general
statements about discrete logarithms", 1997.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from protocol.poker.context import Context
from protocol.poker.derive import Nonces, handover_scalars, secret_key
from protocol.poker.elgamal import MaskedCard, encode_deck, parse_card
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
    times_secret,
)
from protocol.poker.own import are_slots, unmask
from protocol.poker.shares import card_of
from protocol.poker.transcript import HS, H, Value


@dataclass(frozen=True)
class Handover:
    """card: a* ‖ b*, 66 bytes, the receiver's own card; c, s1, s2: the proof (32 bytes each)."""

    card: bytes
    c: bytes
    s1: bytes
    s2: bytes


class Commitments(NamedTuple):
    """T1, T2, T3: sent by nobody, made by the giver, recomputed by the verifier."""

    T1: Point
    T2: Point
    T3: Point


class _Statement(NamedTuple):
    ctx: Context
    giver: int
    receiver: int
    slot: int
    giver_key: bytes
    own: bytes
    receiver_key: bytes

    def _about(self) -> dict[str, Value]:
        return {
            "ctx": self.ctx.digest,
            "giver": self.giver,
            "receiver": self.receiver,
            "slot": self.slot,
            "X_p": self.giver_key,
            "own": self.own,
            "X_r": self.receiver_key,
        }

    def digest(self) -> bytes:
        """32 bytes, before the new card is known; it follows from them and the giver's seed."""
        return H("handover", **self._about())

    def challenge(self, card: bytes, commitments: Commitments) -> Scalar:
        return HS("handover", **self._about(), card=card, T=commitments)

    def check(self) -> None:
        """The numbers; points are checked when they are parsed."""
        self.ctx.check_seat(self.giver)
        self.ctx.check_seat(self.receiver)
        if self.giver == self.receiver:
            raise Rejected("seat")
        if not are_slots([self.slot], 1):
            raise Rejected("slots")


def pass_card(
    ctx: Context, giver: int, receiver: int, slot: int, seed: bytes, own: bytes, receiver_key: bytes
) -> bytes:
    """a* ‖ b* as this giver with this seed makes it; no proof. Needs nothing but the seed."""
    giver_key = bytes(secret_key(ctx, giver, seed) * G)
    return _masked(_Statement(ctx, giver, receiver, slot, giver_key, own, receiver_key), seed)[0]


def _masked(statement: _Statement, seed: bytes) -> tuple[bytes, Scalar]:
    """The new card and its ρ."""
    ctx, giver = statement.ctx, statement.giver
    M = unmask(ctx, giver, seed, parse_card(statement.own))
    card_of(M, ctx.cards)  # what is no card is passed on by nobody
    scalars = handover_scalars(ctx, giver, seed, statement.digest())
    rho = next(scalars)
    X_r = point_from_bytes_checked(statement.receiver_key)
    return encode_deck([(rho * G, M + times_secret(rho, X_r, scalars))]), rho


def make_handover(
    ctx: Context,
    giver: int,
    receiver: int,
    slot: int,
    seed: bytes,
    own: bytes,
    receiver_key: bytes,
    entropy: bytes,
) -> Handover:
    """Pass the giver's own card in `slot` on to `receiver`.

    own: 66 bytes; receiver_key: the receiver's verified key of the same deck (33 bytes); entropy: 32 fresh secret
    bytes. Raises `Rejected` for what no verifier would take.
    """
    x = secret_key(ctx, giver, seed)
    statement = _Statement(ctx, giver, receiver, slot, bytes(x * G), own, receiver_key)
    statement.check()
    card, rho = _masked(statement, seed)
    nonces = Nonces(seed, statement.digest(), entropy)
    w1, w2 = nonces.stream("w").take(2)
    blinds = nonces.stream("blind").scalars()
    a, X_r = parse_card(own).a, point_from_bytes_checked(receiver_key)
    T3 = times_secret(w2, X_r, blinds) - times_secret(w1, a, blinds)
    c = statement.challenge(card, Commitments(w1 * G, w2 * G, T3))
    return Handover(card, scalar_bytes(c), scalar_bytes(w1 + c * x), scalar_bytes(w2 + c * rho))


def recompute(
    X_p: Point, own: MaskedCard, X_r: Point, card: MaskedCard, c: Scalar, s1: Scalar, s2: Scalar
) -> Commitments:
    """T1, T2, T3 as the verification equations give them."""
    minus_c = Q - c
    return Commitments(
        s1 * G + minus_c * X_p,
        s2 * G + minus_c * card.a,
        point_sum((s2 * X_r, -s1 * own.a, minus_c * (card.b - own.b))),
    )


def verify_handover(
    ctx: Context,
    giver: int,
    receiver: int,
    slot: int,
    giver_key: bytes,
    own: bytes,
    receiver_key: bytes,
    handover: Handover,
) -> None:
    """Raise `Rejected` unless `handover.card` is the giver's own card in `slot`, masked for the receiver.

    giver_key, receiver_key: their verified keys (33 bytes); own: a ‖ b′, 66 bytes, formed by the verifier.
    """
    statement = _Statement(ctx, giver, receiver, slot, giver_key, own, receiver_key)
    try:
        statement.check()
        _verify(statement, handover)
    except Rejected as failure:
        raise failure.of("handover", giver) from None


def _verify(statement: _Statement, handover: Handover) -> None:
    c, s1, s2 = map(scalar_from_bytes_checked, (handover.c, handover.s1, handover.s2))
    own, card = parse_card(statement.own), parse_card(handover.card)
    X_p, X_r = map(point_from_bytes_checked, (statement.giver_key, statement.receiver_key))
    commitments = recompute(X_p, own, X_r, card, c, s1, s2)
    if c != statement.challenge(handover.card, commitments):
        raise Rejected("c")
