"""Provers that cheat as well as one can: which equation of the shuffle proof stops whom."""

from __future__ import annotations

from dataclasses import fields

import pytest

from protocol.poker import shuffle_proof
from protocol.poker.derive import Nonces
from protocol.poker.elgamal import card_points, parse_deck
from protocol.poker.errors import Rejected
from protocol.poker.group import G, Point, Q, point_from_bytes_checked, point_sum
from protocol.poker.shuffle import shuffle_statement, verify_shuffle
from protocol.poker.shuffle_proof import ShuffleProof, exponents, generators, permutation_digest, recompute


def changed(one, other) -> set[str]:
    return {field.name for field in fields(one) if getattr(one, field.name) != getattr(other, field.name)}


def prove_matrix(d: bytes, X: Point, after, matrix: list[list[int]], masks: list[int], nonces: Nonces):
    """The prover's side for any matrix M, output i being Σ_j M[i][j] of the inputs; with its commitments.

    For a permutation matrix this is the honest prover, written a second time.
    """
    n = len(matrix)
    h, r = generators(n), nonces.stream("r").take(n)
    c = tuple(r[j] * G + point_sum(matrix[i][j] * h[i] for i in range(n)) for j in range(n))
    y = permutation_digest(d, c)
    u = exponents(y, n)
    u_prime = [sum(row[j] * u[j] for j in range(n)) % Q for row in matrix]
    r_hat = nonces.stream("r_hat").take(n)
    c_hat = shuffle_proof._chain(r_hat, u_prime)
    w = tuple(nonces.stream("w").take(4))
    w_hat, w_prime = nonces.stream("w_hat").take(n), nonces.stream("w_prime").take(n)
    commitments = shuffle_proof._commit(X, after, c_hat, w, w_hat, w_prime)
    ch = commitments.challenge(y, c_hat)
    opening = 0
    for one, other in zip(r_hat, u_prime, strict=True):
        opening = opening * other + one
    proof = ShuffleProof(
        c,
        c_hat,
        ch,
        (w[0] + ch * sum(r)) % Q,
        (w[1] + ch * opening) % Q,
        (w[2] + ch * sum(map(int.__mul__, u, r))) % Q,
        (w[3] + ch * sum(map(int.__mul__, u_prime, masks))) % Q,
        tuple((a + ch * b) % Q for a, b in zip(w_hat, r_hat, strict=True)),
        tuple((a + ch * b) % Q for a, b in zip(w_prime, u_prime, strict=True)),
    )
    return proof, commitments, y


def mix_matrix(played, matrix: list[list[int]], masks: list[int]) -> bytes:
    deck, X = parse_deck(played.before(1)), point_from_bytes_checked(played.joint)
    pairs = [
        (point_sum(map(lambda m, p: m * p, row, points)) + mask * base)
        for row, mask in zip(matrix, masks, strict=True)
        for points, base in ((deck.a, G), (deck.b, X))
    ]
    return b"".join(map(bytes, pairs))


MASKS = [11, 22, 33]


def cheat(played, output: list[list[int]], committed: list[list[int]], change=lambda deck: deck):
    """(verdict, equations that fail) for a deck mixed by one matrix and a proof that commits to another.

    The second of two seats cheats: in the first deck all a are G, which would hide some wrong sums of them.
    """
    after = change(mix_matrix(played, output, MASKS))
    args = (played.ctx, 1, played.joint, played.before(1), after)
    d, X = shuffle_statement(*args), point_from_bytes_checked(played.joint)
    nonces = Nonces(played.seeds[1], d, bytes(32))
    proof, commitments, y = prove_matrix(d, X, parse_deck(after), committed, MASKS, nonces)
    failing = changed(commitments, recompute(y, X, parse_deck(played.before(1)), parse_deck(after), proof))
    try:
        verify_shuffle(*args, proof.encode())
    except Rejected as failure:
        return failure.equation, failing
    return "accepted", failing


PERMUTATION = [[0, 1, 0], [0, 0, 1], [1, 0, 0]]
DOUBLED = [[1, 0, 0], [1, 0, 0], [0, 0, 1]]  # card 0 twice, card 1 gone
# Commitments to M fit a deck mixed by N if Mᵗ·N = 1 (a permutation matrix fits itself).
BLENDED = [[2, -1, 0], [1, 0, 0], [0, 0, 1]]  # rows sum to 1 like a permutation's
BLENDED_FIT = [[0, -1, 0], [1, 2, 0], [0, 0, 1]]
HEAVY = [[2, 0, 0], [0, 1, 0], [0, 0, 1]]
HEAVY_FIT = [[(Q + 1) // 2, 0, 0], [0, 1, 0], [0, 0, 1]]


def test_the_second_prover_is_a_prover(build) -> None:
    assert cheat(build(2, 3), PERMUTATION, PERMUTATION) == ("accepted", set())


@pytest.mark.parametrize(
    ("output", "committed", "failing"),
    [
        (DOUBLED, PERMUTATION, {"t4a", "t4b"}),  # a duplicate behind honest commitments
        (DOUBLED, DOUBLED, {"t2", "t4a", "t4b"}),  # … and behind commitments to the duplicate
        (BLENDED_FIT, BLENDED, {"t2"}),
        (HEAVY_FIT, HEAVY, {"t1", "t2"}),
        (PERMUTATION, BLENDED, {"t2", "t4a", "t4b"}),
    ],
)
def test_what_is_no_permutation_is_refused(build, output, committed, failing: set[str]) -> None:
    assert cheat(build(2, 3), output, committed) == ("ch", failing)


@pytest.mark.parametrize(("part", "failing"), [(0, {"t4a"}), (33, {"t4b"})])
def test_each_half_of_a_card_has_its_equation(build, part: int, failing: set[str]) -> None:
    def change(deck: bytes) -> bytes:
        moved = point_from_bytes_checked(deck[part : part + 33]) + G
        return deck[:part] + bytes(moved) + deck[part + 33 :]

    assert cheat(build(2, 3), PERMUTATION, PERMUTATION, change) == ("ch", failing)


def test_a_card_exchanged_for_another_is_refused(build) -> None:
    """Output 0 is card M_2 of the deck, made into M_0, which is there a second time then."""

    def change(deck: bytes) -> bytes:
        M = card_points(3)
        wrong = point_from_bytes_checked(deck[33:66]) + M[0] - M[2]
        return deck[:33] + bytes(wrong) + deck[66:]

    assert cheat(build(2, 3), PERMUTATION, PERMUTATION, change) == ("ch", {"t4b"})
