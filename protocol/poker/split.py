"""Claim about hidden cards: of a hand the given cards are the best, none of the kept is better than any of them.

Statement   own cards (a, b′) of the key X, given and kept, and an order of cards in levels, lowest first: there is a
            level t such that every given card is at or above t and every kept one at or below.
Prove       for every level t and every slot an OR (`branches`) over the cards that t allows to it; inside a level the
            challenges of every slot have the same sum c_t. In one level that holds every OR has its true branch; in
            the others all branches are false, with c_t drawn beforehand. The level that holds gets what is left of
            Σ_t c_t = HS("split", ctx, k, X, given slots, their (a, b′), kept slots, their (a, b′), order, A…, B…)
Verify      A_i = z_i·G − c_i·X,  B_i = z_i·a − c_i·(b′ − M_i) for all branches; in every level the slots' sums are
            equal; and Σ_t c_t must come out again.
Bytes       c_i ‖ z_i, 64 each: level after level, in it the given slots and then the kept ones, in each the cards that
            are allowed, ascending.

If no level held, each would have a slot without a true branch, and all c_t would be fixed before the hash. Cards that
are in no level are allowed nowhere.

Source: R. Cramer, I. Damgård and B. Schoenmakers, "Proofs of partial knowledge", 1994 (an OR of ANDs of ORs).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from protocol.poker.branches import (
    BRANCH_BYTES,
    Branches,
    Commitments,
    Hidden,
    Prover,
    TrueOr,
    is_set,
    recompute,
)
from protocol.poker.context import Context
from protocol.poker.derive import Nonces, secret_key
from protocol.poker.errors import Rejected
from protocol.poker.group import G, Point, Q, Scalar, point_from_bytes_checked
from protocol.poker.own import are_slots, check_own_lengths
from protocol.poker.transcript import HS, H, Value

Slots = Sequence[tuple[int, bytes]]
"""Slot numbers, ascending, each with its own card (66 bytes)."""


class SplitClaim(NamedTuple):
    """The whole statement; the levels' cards ascending."""

    ctx: Context
    seat: int
    X: bytes
    given: Slots
    kept: Slots
    order: list[list[int]]

    @classmethod
    def checked(
        cls, ctx: Context, seat: int, X: bytes, given: Slots, kept: Slots, order: Sequence[Sequence[int]]
    ) -> SplitClaim:
        """Raise `Rejected` for a statement that is none; nothing is computed yet."""
        parts = [[slot for slot, _ in part] for part in (given, kept)]
        slots = sorted(parts[0] + parts[1])
        if any(part != sorted(part) for part in parts) or not are_slots(slots, len(slots)):
            raise Rejected("slots")
        check_own_lengths([own for _, own in (*given, *kept)])
        if not all(order) or not is_set([card for level in order for card in level], ctx.cards):
            raise Rejected("order")
        return cls(ctx, seat, X, given, kept, [sorted(level) for level in order])

    def _about(self) -> dict[str, Value]:
        return {
            "ctx": self.ctx.digest,
            "seat": self.seat,
            "X": self.X,
            "given": [slot for slot, _ in self.given],
            "given_owns": [own for _, own in self.given],
            "kept": [slot for slot, _ in self.kept],
            "kept_owns": [own for _, own in self.kept],
            "order": self.order,
        }

    def digest(self) -> bytes:
        """32 bytes for the nonces."""
        return H("split", **self._about())

    def challenge(self, commitments: Sequence[Commitments]) -> Scalar:
        """Σ_t c_t, from the commitments of all ORs, level by level."""
        A = [point for part in commitments for point in part.A]
        B = [point for part in commitments for point in part.B]
        return HS("split", **self._about(), A=A, B=B)

    def allowed(self, level: int) -> list[list[int]]:
        """For every slot, given ones first, the cards that this level allows to it."""
        above = sorted(card for cards in self.order[level:] for card in cards)
        below = sorted(card for cards in self.order[: level + 1] for card in cards)
        return [above] * len(self.given) + [below] * len(self.kept)

    def hidden(self) -> list[Hidden]:
        """The own cards, given ones first."""
        cards = [card for level in self.order for card in level]
        return [Hidden.parse(own, cards, self.ctx.cards) for _, own in (*self.given, *self.kept)]

    def level_of(self, cards: Sequence[int]) -> int:
        """A level that holds for these faces, given ones first; `ValueError` if none does."""
        height = {card: level for level, cards in enumerate(self.order) for card in cards}
        if len(cards) != len(self.given) + len(self.kept) or not set(cards) <= set(height):
            raise ValueError("the claim doesn't hold")
        given, kept = cards[: len(self.given)], cards[len(self.given) :]
        highest_kept = max((height[card] for card in kept), default=0)
        if any(height[card] < highest_kept for card in given):
            raise ValueError("the claim doesn't hold")
        return highest_kept


def split_proof_bytes(given: int, kept: int, order: Sequence[Sequence[int]]) -> int:
    """Length of the proof for so many slots and these levels."""
    total, below, branches = sum(map(len, order)), 0, 0
    for level in order:
        branches += given * (total - below)
        below += len(level)
        branches += kept * below
    return BRANCH_BYTES * branches


def prove_split(
    ctx: Context,
    seat: int,
    seed: bytes,
    given: Slots,
    kept: Slots,
    order: Sequence[Sequence[int]],
    cards: Sequence[int],
    entropy: bytes,
) -> bytes:
    """Prove that no kept card is above any given one.

    given, kept: ascending slots with their own cards; order: levels of card numbers, lowest first; cards: what the
    given and then the kept ones really are; entropy: 32 fresh secret bytes. Raises `ValueError` for a claim that
    doesn't hold or cards that aren't those in the slots, `Rejected` for a statement that no verifier would take.
    """
    X = bytes(secret_key(ctx, seat, seed) * G)
    claim = SplitClaim.checked(ctx, seat, X, given, kept, order)
    true_level = claim.level_of(cards)
    prover = Prover(ctx, seat, seed, Nonces(seed, claim.digest(), entropy))
    hidden = claim.hidden()
    for part, card in zip(hidden, cards, strict=True):
        prover.check_holds(part, card)
    return b"".join(branches.encode() for branches in _prove(claim, prover, hidden, cards, true_level))


def _prove(
    claim: SplitClaim, prover: Prover, hidden: Sequence[Hidden], cards: Sequence[int], true_level: int
) -> list[Branches]:
    """The branches of all ORs, level by level."""
    sums = dict(enumerate(prover.draw(len(claim.order))))
    del sums[true_level]
    ors: list[tuple[Commitments, Branches | TrueOr]] = []
    for level in range(len(claim.order)):
        for part, allowed, card in zip(hidden, claim.allowed(level), cards, strict=True):
            if level == true_level:
                pending = prover.true(part, allowed, card)
                ors.append((pending.commitments, pending))
            else:
                ors.append(prover.fake(part, allowed, sums[level]))
    rest = (claim.challenge([commitments for commitments, _ in ors]) - sum(sums.values())) % Q
    return [part.respond(rest) if isinstance(part, TrueOr) else part for _, part in ors]


def verify_split(
    ctx: Context,
    seat: int,
    key_point: bytes,
    given: Slots,
    kept: Slots,
    order: Sequence[Sequence[int]],
    proof: bytes,
) -> None:
    """Raise `Rejected` unless no kept card is above any given one.

    key_point: the seat's verified key (33 bytes); own cards: 66 bytes each, formed by the verifier.
    """
    ctx.check_seat(seat)
    try:
        claim = SplitClaim.checked(ctx, seat, key_point, given, kept, order)
        levels = parse_split_proof(claim, proof)
        X = point_from_bytes_checked(key_point)
        total = sum(_level_sum(parts) for parts in levels) % Q
        if total != claim.challenge(recompute_split(claim, X, levels)):
            raise Rejected("c")
    except Rejected as failure:
        raise failure.of("split", seat) from None


def parse_split_proof(claim: SplitClaim, proof: bytes) -> list[list[Branches]]:
    """The branches by level and slot; raises `Rejected` for a wrong length or a number that is no scalar."""
    size = split_proof_bytes(len(claim.given), len(claim.kept), claim.order)
    if type(proof) is not bytes or len(proof) != size:
        raise Rejected("length")
    parts = _cut(claim, proof)
    return [[Branches.parse(next(parts)) for _ in claim.allowed(level)] for level in range(len(claim.order))]


def _cut(claim: SplitClaim, proof: bytes) -> Iterator[bytes]:
    """The part of each OR."""
    start = 0
    for level in range(len(claim.order)):
        for allowed in claim.allowed(level):
            end = start + BRANCH_BYTES * len(allowed)
            yield proof[start:end]
            start = end


def _level_sum(parts: Sequence[Branches]) -> Scalar:
    """c_t; `Rejected("level")` unless all slots of the level have it."""
    sums = {branches.challenge for branches in parts}
    if len(sums) != 1:
        raise Rejected("level")
    return sums.pop()


def recompute_split(claim: SplitClaim, X: Point, levels: Sequence[Sequence[Branches]]) -> list[Commitments]:
    """The commitments of all ORs, level by level, as the verification equations give them."""
    hidden = claim.hidden()
    return [
        recompute(X, part, allowed, branches)
        for level, parts in enumerate(levels)
        for part, allowed, branches in zip(hidden, claim.allowed(level), parts, strict=True)
    ]
