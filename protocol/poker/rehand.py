"""A hand mixed again by its owner, after cards were passed to it: all its cards permuted and re-masked.

Otherwise everyone would see, when it is played, that a card was the passed one.

Statement   own cards (a_j, b′_j) of one seat with key X; I know ψ and r′ with
            (a″_i, b″_i) = (a_ψ(i) + r′_i·G, b′_ψ(i) + r′_i·X).      Proof and equations: `shuffle_proof`, over
            d = H("rehand", ctx, k, number, N, X, (a, b′), (a″, b″)).

`number` tells several such mixings of one deck apart. ψ and r′ follow from seed, number and the hand before, so that
the audit can repeat the step byte for byte, and no two hands are ever mixed alike.

Source: as `shuffle_proof`.
"""

from __future__ import annotations

from collections.abc import Sequence

from protocol.poker.context import MAX_NUMBER, Context
from protocol.poker.derive import Nonces, rehand_plan, secret_key
from protocol.poker.elgamal import Deck, check_deck_length, parse_deck, remask
from protocol.poker.errors import Rejected
from protocol.poker.group import G, Scalar, point_from_bytes_checked
from protocol.poker.own import MAX_SLOTS, check_own_lengths
from protocol.poker.shuffle import ShuffleStep
from protocol.poker.shuffle_proof import parse_proof, prove, verify
from protocol.poker.transcript import H


def rehand_statement(
    ctx: Context, seat: int, number: int, key_point: bytes, owns: Sequence[bytes], after: bytes
) -> bytes:
    """d, 32 bytes: everything that the proof is about."""
    return H(
        "rehand",
        ctx=ctx.digest,
        seat=seat,
        number=number,
        N=len(owns),
        X=key_point,
        before=b"".join(owns),
        after=after,
    )


def _check_hand(number: int, owns: Sequence[bytes]) -> None:
    if not (0 <= number < MAX_NUMBER and 0 < len(owns) <= MAX_SLOTS):
        raise Rejected("length")
    check_own_lengths(owns)


def rehand_order(
    ctx: Context, seat: int, number: int, seed: bytes, owns: Sequence[bytes]
) -> tuple[tuple[int, ...], list[Scalar]]:
    """ψ and r′: the card at i afterwards is the one that was at ψ(i)."""
    _check_hand(number, owns)
    about = H("rehand", ctx=ctx.digest, seat=seat, number=number, before=b"".join(owns))
    return rehand_plan(ctx, seat, seed, about, len(owns))


def mix_hand(ctx: Context, seat: int, number: int, seed: bytes, owns: Sequence[bytes]) -> bytes:
    """The hand that this seat with this seed makes of `owns`, 66 bytes a card; no proof."""
    order, masks = rehand_order(ctx, seat, number, seed, owns)
    return remask(_parse(owns), order, masks, secret_key(ctx, seat, seed) * G)


def _parse(owns: Sequence[bytes]) -> Deck:
    return parse_deck(b"".join(owns))


def rehand(
    ctx: Context,
    seat: int,
    number: int,
    seed: bytes,
    key_point: bytes,
    owns: Sequence[bytes],
    entropy: bytes,
) -> ShuffleStep:
    """Mix the seat's whole hand and prove it: `deck` holds the new own cards, 66 bytes each, `proof` 130·N + 160.

    owns: 66 bytes each, at least one; key_point: the seat's own key (33 bytes); entropy: 32 fresh secret bytes.
    """
    after = mix_hand(ctx, seat, number, seed, owns)
    d = rehand_statement(ctx, seat, number, key_point, owns, after)
    order, masks = rehand_order(ctx, seat, number, seed, owns)
    X = point_from_bytes_checked(key_point)
    proof = prove(d, X, parse_deck(after), order, masks, Nonces(seed, d, entropy))
    return ShuffleStep(after, proof.encode())


def verify_rehand(
    ctx: Context,
    seat: int,
    number: int,
    key_point: bytes,
    owns: Sequence[bytes],
    after: bytes,
    proof: bytes,
) -> None:
    """Raise `Rejected` unless `after` (66 bytes a card) is the seat's hand `owns` permuted and re-masked."""
    ctx.check_seat(seat)
    try:
        _check_hand(number, owns)
        check_deck_length(after, len(owns))
        parsed = parse_proof(proof, len(owns))
        X = point_from_bytes_checked(key_point)
        d = rehand_statement(ctx, seat, number, key_point, owns, after)
        verify(d, X, _parse(owns), parse_deck(after), parsed)
    except Rejected as failure:
        raise failure.of("rehand", seat) from None
