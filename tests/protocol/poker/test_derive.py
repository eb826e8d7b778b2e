"""Secrets from seeds: unbiased, apart from one another, and never a nonce twice."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import islice

import pytest

from protocol.poker.context import Context
from protocol.poker.derive import Nonces, Stream, from_seed, permutation, remask_scalars, secret_key
from protocol.poker.group import Q

CTX = Context(bytes(32), bytes(32), 1, 0, 2, 4)
SEED = bytes(range(32))


def chi_square(counts: Counter, cells: int) -> float:
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts) + expected * (
        cells - len(counts)
    )


def test_every_order_is_equally_likely() -> None:
    counts = Counter(permutation(CTX, 0, number.to_bytes(32, "big")) for number in range(4800))
    # 23 degrees of freedom: above 49.7 once in a thousand; a naive (biased) exchange shuffle gives about 400.
    assert chi_square(counts, 24) < 49.7


def test_every_card_reaches_every_place_of_a_large_deck() -> None:
    ctx = replace(CTX, cards=128)
    orders = [permutation(ctx, 0, number.to_bytes(32, "big")) for number in range(40)]
    assert all(sorted(order) == list(range(128)) for order in orders)
    assert len(set(orders)) == 40


def test_one_card_needs_no_draw() -> None:
    assert permutation(replace(CTX, cards=1), 0, SEED) == (0,)


def test_draws_that_would_favour_low_numbers_are_refused() -> None:
    top = 2**64 - 1
    words = [top, 5, top, top, 4, 3]  # 2^64 = 1 modulo 3 and 5: the last number alone is in excess

    def block(number: int) -> bytes:
        assert number == 0
        return b"".join(word.to_bytes(8, "big") for word in words) + bytes(1024 - 48)

    assert list(islice(Stream(block).below(iter([3, 5, 4])), 3)) == [5 % 3, 4, 3]


def test_streams_run_on_over_blocks() -> None:
    stream = from_seed(CTX, 0, SEED, "remask")
    assert len(set(stream.take(200))) == 200
    assert stream.take(3) == stream.take(200)[:3]


def test_secrets_are_apart() -> None:
    contexts = [CTX, replace(CTX, deal=2), replace(CTX, lot=1), replace(CTX, table=b"\1" * 32)]
    keys = {secret_key(ctx, seat, seed) for ctx in contexts for seat in (0, 1) for seed in (SEED, bytes(32))}
    assert len(keys) == 16
    parts = [secret_key(CTX, 0, SEED), *remask_scalars(CTX, 0, SEED)]
    assert len(set(parts)) == 5
    assert all(0 < secret < Q for secret in (*keys, *parts))


def test_a_nonce_needs_seed_statement_and_entropy() -> None:
    base = (SEED, b"statement", bytes(32))
    others = [(bytes(32), *base[1:]), (SEED, b"another", bytes(32)), (SEED, b"statement", b"\1" * 32)]
    nonces = {Nonces(*inputs).stream(part).take(1)[0] for inputs in (base, *others) for part in ("w", "r")}
    assert len(nonces) == 8
    assert Nonces(*base).stream("w").take(2) == Nonces(*base).stream("w").take(2)


@pytest.mark.parametrize(
    ("seed", "entropy"), [(SEED[1:], bytes(32)), ("x" * 32, bytes(32)), (SEED, bytes(31))]
)
def test_short_secrets_are_refused(seed: bytes, entropy: bytes) -> None:
    with pytest.raises(ValueError, match="bytes"):
        Nonces(seed, b"", entropy)
