"""What crosses to worker processes and back: arguments, results and failures; and the bench that times it all."""

from __future__ import annotations

import pickle
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from multiprocessing import get_context

import pytest

from protocol.poker.audit import AuditFailed, audit_handover
from protocol.poker.bench import bench
from protocol.poker.errors import Rejected
from protocol.poker.handover import make_handover, verify_handover
from protocol.poker.keys import verify_key
from protocol.poker.member import prove_each, verify_each
from protocol.poker.own import make_openings, verify_openings
from protocol.poker.rehand import rehand, verify_rehand
from protocol.poker.shares import make_shares, verify_shares
from protocol.poker.shuffle import shuffle, verify_shuffle
from protocol.poker.split import prove_split, verify_split


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
    claim = pickle.loads(pickle.dumps(Rejected("c", "member", 1, 40)))
    assert (claim.slot, str(claim)) == (40, "member proof of seat 1, slot 40: check 'c' failed")
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


def test_a_worker_process_passes_cards_on_and_proves_claims(played) -> None:
    ctx, seed, key, other = played.ctx, played.seeds[0], played.keys[0].point, played.keys[1].point
    slots, owns = [3, 6], [played.own(0, place) for place in (1, 2)]
    cards, E = [played.faces[place] for place in (1, 2)], bytes(32)
    best, rest = ([(slot, own)] for slot, own in zip(slots, owns, strict=True))
    order = [[cards[1]], [cards[0]]]
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:

        def run(work, *args):
            return pool.submit(work, *args).result()

        batch = run(make_openings, ctx, 0, seed, slots, owns, E)
        run(verify_openings, ctx, 0, key, slots, owns, batch)
        handover = run(make_handover, ctx, 0, 1, 3, seed, owns[0], other, E)
        run(verify_handover, ctx, 0, 1, 3, key, owns[0], other, handover)
        mixed = run(rehand, ctx, 0, 1, seed, key, owns, E)
        run(verify_rehand, ctx, 0, 1, key, owns, mixed.deck, mixed.proof)
        each = run(prove_each, ctx, 0, seed, slots, owns, cards, cards, E)
        run(verify_each, ctx, 0, key, slots, owns, cards, each)
        split = run(prove_split, ctx, 0, seed, best, rest, order, cards, E)
        run(verify_split, ctx, 0, key, best, rest, order, split)
        assert run(audit_handover, ctx, 0, seed, 1, 3, owns[0], other, handover.card) == cards[0]
        with pytest.raises(Rejected, match="member proof of seat 0, slot 3: check 'c' failed"):
            run(verify_each, ctx, 0, key, slots, owns, cards, bytes(len(each)))


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
