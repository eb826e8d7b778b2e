"""What crosses to worker processes and back: arguments, results and failures; and the bench that times it all."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context

import pytest

from protocol.poker.audit import AuditFailed
from protocol.poker.bench import bench
from protocol.poker.errors import Rejected
from protocol.poker.keys import verify_key
from protocol.poker.shares import make_shares, verify_shares
from protocol.poker.shuffle import shuffle, verify_shuffle


def test_values_and_errors_survive_pickling(played) -> None:
    for value in (played.ctx, played.keys[0], played.steps[0], played.shares(0, [1])):
        assert pickle.loads(pickle.dumps(value)) == value
    failure = pickle.loads(pickle.dumps(Rejected("ch", "shuffle", 2)))
    assert (failure.equation, failure.proof, failure.seat, str(failure)) == (
        "ch",
        "shuffle",
        2,
        "shuffle proof of seat 2: check 'ch' failed",
    )
    assert str(Rejected("card")) == "check 'card' failed"
    audit = pickle.loads(pickle.dumps(AuditFailed(1, "mix")))
    assert (audit.seat, audit.what, str(audit)) == (1, "mix", "seat 1: mix differs from the committed seed")


def test_a_worker_process_does_the_slow_parts(played, fresh) -> None:
    ctx, step = played.ctx, played.steps[0]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        mixed = pool.submit(shuffle, ctx, 0, played.seeds[0], played.joint, played.first, fresh("again"))
        assert mixed.result().deck == step.deck
        pool.submit(verify_shuffle, ctx, 0, played.joint, played.first, step.deck, step.proof).result()
        pool.submit(verify_key, ctx, 0, played.keys[0]).result()
        batch = pool.submit(make_shares, ctx, 1, played.seeds[1], [0, 2], played.final, bytes(32)).result()
        verify_shares(ctx, 1, played.keys[1].point, [0, 2], played.final, batch)
        refused = pool.submit(verify_key, ctx, 0, replace(played.keys[0], s=bytes(32)))
        with pytest.raises(Rejected, match="key proof of seat 0: check 'c' failed"):
            refused.result()


def test_bench_reports_every_part() -> None:
    result = bench(2, 3)
    assert list(result) == [
        "cards",
        "players",
        "shuffle_prove_ms",
        "shuffle_verify_ms",
        "share_ms",
        "open_ms",
        "claim_prove_ms",
        "claim_verify_ms",
        "proof_bytes",
        "deal_total_ms",
    ]
    assert (result["cards"], result["players"], result["proof_bytes"]) == (3, 2, 130 * 3 + 160)
    assert all(result[name] > 0 for name in result if name.endswith("_ms"))
