"""Claim about hidden cards: each of these slots holds one of these cards ("no heart among my 13").

Statement   for every slot with own card (a, b′) of the key X: for one i of the set S  X = x·G and b′ − M_i = x·a.
Prove       for every slot an OR over S (`branches`) whose challenges have the sum
            c = HS("member", ctx, k, X, slot, (a, b′), S, A…, B…)
Verify      Σ c_i = HS("member", …) for every slot, with A_i = z_i·G − c_i·X,  B_i = z_i·a − c_i·(b′ − M_i).
Bytes       c_i ‖ z_i, slot after slot and card after card, ascending: 64 for each slot and card.

The table's step isn't in the statement: what a slot holds doesn't change, so that a claim can be prepared beforehand,
and one that was proven stays so. Sources: see `branches`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from protocol.poker.branches import BRANCH_BYTES, Branches, Commitments, Hidden, Prover, is_set, recompute
from protocol.poker.context import Context
from protocol.poker.derive import Nonces, secret_key
from protocol.poker.errors import Rejected
from protocol.poker.group import G, Point, Scalar, point_from_bytes_checked
from protocol.poker.own import are_slots, check_own_lengths
from protocol.poker.transcript import HS, H, Value


def member_proof_bytes(slots: int, allowed: int) -> int:
    """Length of the proof for so many slots and allowed cards."""
    return BRANCH_BYTES * slots * allowed


class SlotClaim(NamedTuple):
    """The statement about one slot; S ascending."""

    ctx: Context
    seat: int
    X: bytes
    slot: int
    own: bytes
    S: Sequence[int]

    def _about(self) -> dict[str, Value]:
        about: dict[str, Value] = {"ctx": self.ctx.digest, "seat": self.seat, "X": self.X}
        return about | {"slot": self.slot, "own": self.own, "S": self.S}

    def digest(self) -> bytes:
        """32 bytes for the nonces."""
        return H("member", **self._about())

    def challenge(self, commitments: Commitments) -> Scalar:
        """c of the formulas at the head."""
        return HS("member", **self._about(), A=commitments.A, B=commitments.B)

    def hidden(self) -> Hidden:
        return Hidden.parse(self.own, self.S, self.ctx.cards)


def _check_statement(
    ctx: Context, slots: Sequence[int], owns: Sequence[bytes], allowed: Sequence[int]
) -> list[int]:
    """The set, ascending; nothing is computed for a statement that is none."""
    if not are_slots(slots, len(owns)):
        raise Rejected("slots")
    check_own_lengths(owns)
    if not is_set(allowed, ctx.cards):
        raise Rejected("allowed")
    return sorted(allowed)


def prove_each(
    ctx: Context,
    seat: int,
    seed: bytes,
    slots: Sequence[int],
    owns: Sequence[bytes],
    allowed: Sequence[int],
    cards: Sequence[int],
    entropy: bytes,
) -> bytes:
    """Prove of every slot that it holds one of `allowed`.

    slots: ascending; owns: their own cards (66 bytes each); cards: what they really are; entropy: 32 fresh secret
    bytes. Raises `ValueError` for a claim that doesn't hold or cards that aren't those in the slots, `Rejected` for
    a statement that no verifier would take.
    """
    S = _check_statement(ctx, slots, owns, allowed)
    if len(cards) != len(slots) or not set(cards) <= set(S):
        raise ValueError("the claim doesn't hold")
    X = bytes(secret_key(ctx, seat, seed) * G)
    claims = [SlotClaim(ctx, seat, X, slot, own, S) for slot, own in zip(slots, owns, strict=True)]
    proofs = (_prove(claim, seed, card, entropy) for claim, card in zip(claims, cards, strict=True))
    return b"".join(proof.encode() for proof in proofs)


def _prove(claim: SlotClaim, seed: bytes, card: int, entropy: bytes) -> Branches:
    prover = Prover(claim.ctx, claim.seat, seed, Nonces(seed, claim.digest(), entropy))
    hidden = claim.hidden()
    prover.check_holds(hidden, card)
    pending = prover.true(hidden, claim.S, card)
    return pending.respond(claim.challenge(pending.commitments))


def verify_each(
    ctx: Context,
    seat: int,
    key_point: bytes,
    slots: Sequence[int],
    owns: Sequence[bytes],
    allowed: Sequence[int],
    proof: bytes,
) -> None:
    """Raise `Rejected` unless every slot is proven to hold one of `allowed`; it names the slot that isn't.

    key_point: the seat's verified key (33 bytes); owns: 66 bytes each, formed by the verifier.
    """
    ctx.check_seat(seat)
    try:
        S = _check_statement(ctx, slots, owns, allowed)
        parts = parse_member_proof(proof, len(slots), len(S))
        X = point_from_bytes_checked(key_point)
        for slot, own, part in zip(slots, owns, parts, strict=True):
            _verify(SlotClaim(ctx, seat, key_point, slot, own, S), X, part)
    except Rejected as failure:
        raise failure.of("member", seat) from None


def parse_member_proof(proof: bytes, slots: int, allowed: int) -> list[Branches]:
    """The branches slot by slot; raises `Rejected` for a wrong length or a number that is no scalar."""
    if type(proof) is not bytes or len(proof) != member_proof_bytes(slots, allowed):
        raise Rejected("length")
    size = member_proof_bytes(1, allowed)
    return [Branches.parse(proof[start : start + size]) for start in range(0, len(proof), size)]


def _verify(claim: SlotClaim, X: Point, branches: Branches) -> None:
    commitments = recompute(X, claim.hidden(), claim.S, branches)
    if branches.challenge != claim.challenge(commitments):
        raise Rejected("c", slot=claim.slot)
