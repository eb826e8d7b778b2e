"""The OR over cards of which the claims about hidden cards are made: "this own card is one of these".

Statement   (a, b′) own card of the key X; T_i = b′ − M_i. For one i of the set X = x·G and T_i = x·a, and I know x.
A branch    per card i: commitments A_i, B_i, challenge c_i, response z_i, with
                A_i = z_i·G − c_i·X,  B_i = z_i·a − c_i·T_i.
            A false branch: c_i, z_i are drawn, A_i, B_i follow. (Who knows x has A_i = (z_i − c_i·x)·G.)
            The true one: w is drawn, A = w·G, B = w·a; c follows from the sum of all challenges; z = w + c·x.

The commitments of a false branch fix its c, so without a true branch the sum is fixed before it is asked for. A sum
that is chosen after the commitments (a hash, or what is left of one) makes a proof of it: `member`, `split`. Nothing
tells the true branch from the others: all c and z are uniform but for the one sum.

Bytes       c_i ‖ z_i, branch after branch, 64 each.

Source: R. Cramer, I. Damgård and B. Schoenmakers, "Proofs of partial knowledge", 1994, over D. Chaum and
T. P. Pedersen, "Wallet databases with observers", 1992.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from protocol.poker.context import Context
from protocol.poker.derive import Nonces, secret_key
from protocol.poker.elgamal import card_points, parse_card
from protocol.poker.group import (
    SCALAR_BYTES,
    G,
    Point,
    Q,
    Scalar,
    point_sum,
    scalar_bytes,
    scalars_from_bytes_checked,
    times_secret,
)

BRANCH_BYTES = 2 * SCALAR_BYTES


def is_set(cards: Sequence[int], size: int) -> bool:
    """At least one card, none twice, all of a deck of `size` cards."""
    return len(cards) > 0 and len(set(cards)) == len(cards) and min(cards) >= 0 and max(cards) < size


@dataclass(frozen=True)
class Hidden:
    """An own card among the cards of a deck: a, and T_i for every card i of the claim (the same for all its sets)."""

    a: Point
    T: dict[int, Point]

    @classmethod
    def parse(cls, own: bytes, cards: Sequence[int], size: int) -> Hidden:
        """From 66 bytes, which are checked; `cards` of a deck of `size` cards."""
        a, b = parse_card(own)
        M = card_points(size)
        return cls(a, {card: b - M[card] for card in cards})


@dataclass(frozen=True)
class Branches:
    """c_i and z_i of one OR, in the order of its cards."""

    c: tuple[Scalar, ...]
    z: tuple[Scalar, ...]

    @property
    def challenge(self) -> Scalar:
        """Σ c_i."""
        return sum(self.c) % Q

    def encode(self) -> bytes:
        pairs = zip(self.c, self.z, strict=True)
        return b"".join(scalar_bytes(c) + scalar_bytes(z) for c, z in pairs)

    @classmethod
    def parse(cls, data: bytes) -> Branches:
        """All branches of a part whose length is checked."""
        numbers = scalars_from_bytes_checked(data)
        return cls(numbers[0::2], numbers[1::2])


@dataclass(frozen=True)
class Commitments:
    """A_i and B_i of one OR: sent by nobody, made by the prover, recomputed by the verifier."""

    A: list[Point]
    B: list[Point]


def recompute(X: Point, hidden: Hidden, cards: Sequence[int], branches: Branches) -> Commitments:
    """The commitments as the verification equations give them."""
    A = [z * G + (Q - c) * X for c, z in zip(branches.c, branches.z, strict=True)]
    return Commitments(A, _second(hidden, cards, branches))


def _second(hidden: Hidden, cards: Sequence[int], branches: Branches) -> list[Point]:
    return [
        point_sum((z * hidden.a, (Q - c) * hidden.T[card]))
        for card, c, z in zip(cards, branches.c, branches.z, strict=True)
    ]


class Prover:
    """The side that knows x; one for each proof."""

    def __init__(self, ctx: Context, seat: int, seed: bytes, nonces: Nonces) -> None:
        self.x = secret_key(ctx, seat, seed)
        self._fakes = nonces.stream("fake").scalars()
        self._nonces = nonces.stream("w").scalars()
        self._blinds = nonces.stream("blind").scalars()

    def check_holds(self, hidden: Hidden, card: int) -> None:
        """Raise `ValueError` unless the own card is this one: a proof with a false witness could betray the key."""
        if times_secret(self.x, hidden.a, self._blinds) != hidden.T.get(card):
            raise ValueError(f"the slot doesn't hold card {card}")

    def draw(self, count: int) -> tuple[Scalar, ...]:
        """Challenges and responses of false branches."""
        return tuple(next(self._fakes) for _ in range(count))

    def fake(self, hidden: Hidden, cards: Sequence[int], total: Scalar) -> tuple[Commitments, Branches]:
        """An OR without a true branch: its challenges have the sum `total`, which is fixed beforehand."""
        c = self.draw(len(cards) - 1)
        branches = Branches(((total - sum(c)) % Q, *c), self.draw(len(cards)))
        return self._simulate(hidden, cards, branches), branches

    def true(self, hidden: Hidden, cards: Sequence[int], card: int) -> TrueOr:
        """An OR whose sum is chosen later: the own card is `card`, one of `cards`."""
        at = cards.index(card)
        c, z = list(self.draw(len(cards))), list(self.draw(len(cards)))
        c[at] = z[at] = 0  # for now: without commitments either
        branches = Branches(tuple(c), tuple(z))
        commitments = self._simulate(hidden, cards, branches)
        w = next(self._nonces)
        commitments.A[at], commitments.B[at] = w * G, times_secret(w, hidden.a, self._blinds)
        return TrueOr(commitments, branches, at, w, self.x)

    def _simulate(self, hidden: Hidden, cards: Sequence[int], branches: Branches) -> Commitments:
        """What `recompute` gives, for a multiplication less a branch."""
        A = [(z - c * self.x) * G for c, z in zip(branches.c, branches.z, strict=True)]
        return Commitments(A, _second(hidden, cards, branches))


@dataclass(frozen=True)
class TrueOr:
    """A committed OR that waits for the sum of its challenges; the true branch, `at`, is still without c and z."""

    commitments: Commitments
    _others: Branches
    _at: int
    _w: Scalar
    _x: Scalar

    def respond(self, total: Scalar) -> Branches:
        """All branches; to be called once, for a second answer would betray the key."""
        c, z = list(self._others.c), list(self._others.z)
        c[self._at] = (total - sum(c)) % Q
        z[self._at] = (self._w + c[self._at] * self._x) % Q
        return Branches(tuple(c), tuple(z))
