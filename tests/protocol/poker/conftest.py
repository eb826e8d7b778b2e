"""Finished hidden decks for the tests, made from labels instead of entropy: every run is the same."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest

from protocol.poker.context import Context
from protocol.poker.derive import permutation
from protocol.poker.elgamal import first_deck
from protocol.poker.keys import DeckKey, joint_key, make_key
from protocol.poker.own import own_card
from protocol.poker.shares import ShareBatch, make_shares
from protocol.poker.shuffle import ShuffleStep, shuffle


def label_bytes(*label: object) -> bytes:
    return hashlib.sha256(repr(label).encode()).digest()


@dataclass(frozen=True)
class Played:
    """A deck after its last shuffle, with everyone's secrets."""

    ctx: Context
    seeds: tuple[bytes, ...]
    keys: tuple[DeckKey, ...]
    joint: bytes
    steps: tuple[ShuffleStep, ...]

    @property
    def first(self) -> bytes:
        return first_deck(self.joint, self.ctx.cards)

    @property
    def final(self) -> bytes:
        return self.steps[-1].deck

    def before(self, seat: int) -> bytes:
        return self.steps[seat - 1].deck if seat else self.first

    def shares(self, seat: int, positions: list[int]) -> ShareBatch:
        entropy = label_bytes("shares", seat, positions)
        return make_shares(self.ctx, seat, self.seeds[seat], positions, self.final, entropy)

    def own(self, seat: int, position: int) -> bytes:
        """The seat's own card at a position, by the shares of all others."""
        others = [
            self.shares(other, [position]).split()[0] for other in range(self.ctx.seats) if other != seat
        ]
        return own_card(self.final, position, others)

    @property
    def faces(self) -> list[int]:
        """The card at each position, from the seeds."""
        order = list(range(self.ctx.cards))
        for seat, seed in enumerate(self.seeds):
            order = [order[source] for source in permutation(self.ctx, seat, seed)]
        return order

    def other_contexts(self) -> list[Context]:
        """The same deck at another table, with other people, in another deal, another lot, of other size."""
        ctx = self.ctx
        return [
            replace(ctx, table=label_bytes("another table")),
            replace(ctx, roster=label_bytes("another roster")),
            replace(ctx, deal=ctx.deal + 1),
            replace(ctx, lot=ctx.lot + 1),
            replace(ctx, seats=ctx.seats + 1),
        ]


Build = Callable[..., Played]


def build_deck(seats: int, cards: int, label: str = "") -> Played:
    ctx = Context(label_bytes("table", label), label_bytes("roster", label), 1, 0, seats, cards)
    seeds = tuple(label_bytes("seed", label, seat) for seat in range(seats))
    keys = tuple(make_key(ctx, seat, seed, label_bytes("key", seat)) for seat, seed in enumerate(seeds))
    joint = joint_key([key.point for key in keys])
    deck, steps = first_deck(joint, cards), []
    for seat, seed in enumerate(seeds):
        steps.append(shuffle(ctx, seat, seed, joint, deck, label_bytes("shuffle", label, seat)))
        deck = steps[-1].deck
    return Played(ctx, seeds, keys, joint, tuple(steps))


@pytest.fixture(scope="session")
def build() -> Build:
    return build_deck


@pytest.fixture(scope="session")
def played() -> Played:
    """Three seats, five cards."""
    return build_deck(3, 5)


@pytest.fixture(scope="session")
def fresh() -> Callable[..., bytes]:
    """32 bytes for a label."""
    return label_bytes
