"""Times of each part of the hidden deck, for `lanparty bench`. A tool: the only module here with clock and entropy."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter
from typing import TypeVar

from protocol.poker.context import Context
from protocol.poker.elgamal import first_deck, parse_deck
from protocol.poker.keys import DeckKey, joint_key, make_key, verify_key
from protocol.poker.member import prove_each, verify_each
from protocol.poker.own import own_card, read_own
from protocol.poker.shares import ShareBatch, make_shares, open_card, open_own, verify_shares
from protocol.poker.shuffle import mix, shuffle, verify_shuffle
from protocol.poker.shuffle_proof import proof_bytes

Result = TypeVar("Result")

ROUNDS = 5
CLAIM_SLOTS, CLAIM_CARDS = 13, 39


def _timed_ms(work: Callable[[], Result]) -> tuple[float, Result]:
    start = perf_counter()
    result = work()
    return (perf_counter() - start) * 1000, result


def _median_ms(work: Callable[[], object]) -> float:
    return median(_timed_ms(work)[0] for _ in range(ROUNDS))


@dataclass
class _Deal:
    """One deal with all seats in this process; each thing published is verified once."""

    ctx: Context
    seeds: list[bytes]

    def make_keys(self) -> None:
        self.keys: list[DeckKey] = []
        for seat, seed in enumerate(self.seeds):
            self.keys.append(make_key(self.ctx, seat, seed, os.urandom(32)))
            verify_key(self.ctx, seat, self.keys[seat])
        self.joint = joint_key([key.point for key in self.keys])

    def mix(self) -> None:
        self.deck = first_deck(self.joint, self.ctx.cards)
        for seat, seed in enumerate(self.seeds):
            step = shuffle(self.ctx, seat, seed, self.joint, self.deck, os.urandom(32))
            verify_shuffle(self.ctx, seat, self.joint, self.deck, step.deck, step.proof)
            self.deck = step.deck

    def share(self, seat: int, positions: Sequence[int]) -> ShareBatch:
        return make_shares(self.ctx, seat, self.seeds[seat], positions, self.deck, os.urandom(32))

    def verified(self, seat: int, positions: Sequence[int]) -> dict[int, bytes]:
        """The seat's shares by position, made and verified; none for no positions."""
        if not positions:
            return {}
        batch = self.share(seat, positions)
        verify_shares(self.ctx, seat, self.keys[seat].point, positions, self.deck, batch)
        return dict(zip(positions, batch.split(), strict=True))

    def open_hand(self, owner: int, positions: Sequence[int]) -> list[int]:
        """All others' shares made and verified once, and the owner's look at the cards."""
        shares = [self.verified(seat, positions) for seat in range(self.ctx.seats) if seat != owner]
        seed = self.seeds[owner]
        return [
            open_own(self.ctx, owner, seed, self.deck, place, [given[place] for given in shares])
            for place in positions
        ]

    def open_all(self) -> None:
        """Deal every card to a seat, then open every card to all."""
        seats, places = self.ctx.seats, range(self.ctx.cards)
        dealt = [self.verified(seat, [p for p in places if p % seats != seat]) for seat in range(seats)]
        for place in places:
            owner = place % seats
            others = [dealt[seat][place] for seat in range(seats) if seat != owner]
            card = open_own(self.ctx, owner, self.seeds[owner], self.deck, place, others)
            opened = open_card(self.deck, place, [*others, self.verified(owner, [place])[place]])
            assert card == opened

    def whole(self) -> None:
        self.make_keys()
        self.mix()
        self.open_all()


@dataclass
class _Claim:
    """That each of 13 own cards is one of 39, as in "no heart among my cards"."""

    ctx: Context
    seed: bytes

    def __post_init__(self) -> None:
        self.key = make_key(self.ctx, 0, self.seed, os.urandom(32)).point
        deck = mix(self.ctx, 0, self.seed, self.key, first_deck(self.key, self.ctx.cards))
        self.slots = list(range(CLAIM_SLOTS))
        self.owns = [own_card(deck, slot, []) for slot in self.slots]
        self.cards = [read_own(self.ctx, 0, self.seed, own) for own in self.owns]
        others = sorted(set(range(self.ctx.cards)) - set(self.cards))
        self.allowed = self.cards + others[: CLAIM_CARDS - CLAIM_SLOTS]

    def prove(self) -> bytes:
        return prove_each(
            self.ctx, 0, self.seed, self.slots, self.owns, self.allowed, self.cards, os.urandom(32)
        )

    def verify(self, proof: bytes) -> None:
        verify_each(self.ctx, 0, self.key, self.slots, self.owns, self.allowed, proof)


def bench(players: int, cards: int) -> dict[str, float | int]:
    """Medians in milliseconds, for `players` seats and a deck of `cards`.

    shuffle_prove_ms: one seat mixes and proves; shuffle_verify_ms: one seat verifies that, nothing cached;
    share_ms: one seat makes its shares of one hand (cards // players, at least one);
    open_ms: a hand is opened to its owner: all others make shares, each verified once, the owner looks;
    deal_total_ms: keys, all shuffles, every card dealt and then opened to all, one process, each proof verified once;
    claim_prove_ms, claim_verify_ms: that each of 13 cards is one of 39, whatever `players` and `cards` are;
    proof_bytes: length of one shuffle's proof.
    """
    ctx = Context(os.urandom(32), os.urandom(32), 1, 0, players, cards)
    deal = _Deal(ctx, [os.urandom(32) for _ in range(players)])
    deal.whole()  # public points are computed once a process
    first = first_deck(deal.joint, cards)
    step = shuffle(ctx, 0, deal.seeds[0], deal.joint, first, os.urandom(32))
    hand = list(range(max(1, cards // players)))
    claim = _Claim(Context(os.urandom(32), os.urandom(32), 1, 0, 1, 52), os.urandom(32))
    claimed = claim.prove()

    def verify_cold() -> None:
        parse_deck.cache_clear()
        verify_shuffle(ctx, 0, deal.joint, first, step.deck, step.proof)

    return {
        "cards": cards,
        "players": players,
        "shuffle_prove_ms": _median_ms(
            lambda: shuffle(ctx, 0, deal.seeds[0], deal.joint, first, os.urandom(32))
        ),
        "shuffle_verify_ms": _median_ms(verify_cold),
        "share_ms": _median_ms(lambda: deal.share(0, hand)),
        "open_ms": _median_ms(lambda: deal.open_hand(0, hand)),
        "claim_prove_ms": _median_ms(claim.prove),
        "claim_verify_ms": _median_ms(lambda: claim.verify(claimed)),
        "proof_bytes": proof_bytes(cards),
        "deal_total_ms": median(_timed_ms(deal.whole)[0] for _ in range(3)),
    }
