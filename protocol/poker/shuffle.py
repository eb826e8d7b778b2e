"""Mixing a deck, seat after seat: each permutes and re-masks what the last one left, and proves it.

The seat's permutation ψ and scalars r′ follow from its seed alone, so that the audit can repeat the step byte for
byte; the proof (`shuffle_proof`) shows at once that no card was added, dropped or doubled. Seats mix in seat order,
so the stage's number is the seat's.
"""

from __future__ import annotations

from dataclasses import dataclass

from protocol.poker.context import Context
from protocol.poker.derive import Nonces, permutation, remask_scalars
from protocol.poker.elgamal import check_deck_length, parse_deck, remask
from protocol.poker.errors import Rejected
from protocol.poker.group import Scalar, point_from_bytes_checked
from protocol.poker.shuffle_proof import parse_proof, prove, verify
from protocol.poker.transcript import H


@dataclass(frozen=True)
class ShuffleStep:
    """deck: 66·N bytes, what the seat leaves to the next; proof: 130·N + 160 bytes."""

    deck: bytes
    proof: bytes


def shuffle_statement(ctx: Context, seat: int, joint: bytes, before: bytes, after: bytes) -> bytes:
    """d, 32 bytes: everything that the proof is about."""
    return H(
        "shuffle", ctx=ctx.digest, stage=seat, seat=seat, N=ctx.cards, X=joint, before=before, after=after
    )


def mix(ctx: Context, seat: int, seed: bytes, joint: bytes, before: bytes) -> bytes:
    """The deck that this seat with this seed makes of `before`; no proof. Needs nothing but the seed."""
    check_deck_length(before, ctx.cards)
    order, masks = _plan(ctx, seat, seed)
    return remask(parse_deck(before), order, masks, point_from_bytes_checked(joint))


def _plan(ctx: Context, seat: int, seed: bytes) -> tuple[tuple[int, ...], list[Scalar]]:
    """ψ and r′."""
    return permutation(ctx, seat, seed), remask_scalars(ctx, seat, seed)


def shuffle(ctx: Context, seat: int, seed: bytes, joint: bytes, before: bytes, entropy: bytes) -> ShuffleStep:
    """Mix and prove. `joint`: the deck's key; `entropy`: 32 fresh secret bytes, for the proof's nonces."""
    after = mix(ctx, seat, seed, joint, before)
    d = shuffle_statement(ctx, seat, joint, before, after)
    order, masks = _plan(ctx, seat, seed)
    X = point_from_bytes_checked(joint)
    proof = prove(d, X, parse_deck(after), order, masks, Nonces(seed, d, entropy))
    return ShuffleStep(after, proof.encode())


def verify_shuffle(ctx: Context, seat: int, joint: bytes, before: bytes, after: bytes, proof: bytes) -> None:
    """Raise `Rejected` unless `after` is `before` permuted and re-masked by this seat at its stage."""
    ctx.check_seat(seat)
    try:
        check_deck_length(before, ctx.cards)
        check_deck_length(after, ctx.cards)
        parsed = parse_proof(proof, ctx.cards)
        X = point_from_bytes_checked(joint)
        d = shuffle_statement(ctx, seat, joint, before, after)
        verify(d, X, parse_deck(before), parse_deck(after), parsed)
    except Rejected as failure:
        raise failure.of("shuffle", seat) from None
