"""The deck track: how one hidden deck comes to be, while people may still play with the one before.

Stages of deck `number`: 0 keys (all seats), 1 … n mixes (seat after seat), n+1 agreement (all). A mix is
checked in the background while the next seat already mixes; nobody agrees before all checks passed, and
nobody opens a card before all have agreed (hidden-deck formulas: `protocol/poker`).
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cached_property

from lanparty.table.faults import Broken
from protocol.feed import Entry
from protocol.poker.agreement import agreement
from protocol.poker.context import Context
from protocol.poker.elgamal import MASKED_BYTES, first_deck
from protocol.poker.errors import Rejected
from protocol.poker.keys import DeckKey, joint_key, verify_key
from protocol.poker.shuffle import ShuffleStep

LOTS = 256  # decks of one deal: the deal's own and, later, lots that go under the stock


def deck_number(attempt: int, lot: int) -> int:
    """Decks are numbered by attempt (a void deal counts) and lot, so that none is used twice in a match."""
    return attempt * LOTS + lot


def split_number(number: int) -> tuple[int, int]:
    """(attempt, lot) of a deck's number."""
    return divmod(number, LOTS)


def contributors(stage: int, seats: int) -> tuple[int, ...]:
    """The seats that contribute to a stage of a deck; none to a stage that there isn't."""
    if 1 <= stage <= seats:
        return (stage - 1,)
    return tuple(range(seats)) if stage in (0, seats + 1) else ()


@dataclass
class HiddenDeck:
    """A deck under way. `cards`: what it holds, in public order, by card number of the game."""

    number: int
    context: Context
    cards: tuple[int, ...]
    keys: dict[int, DeckKey] = field(default_factory=dict)
    steps: dict[int, ShuffleStep] = field(default_factory=dict)
    verified: set[int] = field(default_factory=set)
    agreed: set[int] = field(default_factory=set)
    _digests: list[bytes] = field(default_factory=list)

    @property
    def seats(self) -> int:
        return self.context.seats

    @property
    def stage(self) -> int:
        """The first stage that is not complete; `seats + 2` when the deck is ready."""
        if len(self.keys) < self.seats:
            return 0
        if len(self.steps) < self.seats:
            return 1 + len(self.steps)
        return self.seats + (2 if self.ready else 1)

    @property
    def ready(self) -> bool:
        return len(self.agreed) == self.seats

    @property
    def all_verified(self) -> bool:
        return len(self.verified) == self.seats

    @cached_property
    def joint(self) -> bytes:
        """X, once all keys are here."""
        return joint_key([self.keys[seat].point for seat in range(self.seats)])

    def before(self, seat: int) -> bytes:
        """The deck as `seat` got it to mix."""
        return self.steps[seat - 1].deck if seat else first_deck(self.joint, len(self.cards))

    @property
    def final(self) -> bytes:
        return self.steps[self.seats - 1].deck

    @cached_property
    def agreement(self) -> bytes:
        seats = range(self.seats)
        return agreement(
            self.context, [self.keys[seat] for seat in seats], [self.steps[seat] for seat in seats]
        )

    def chain(self) -> bytes:
        """Hash of the entries of the stages before the current one: a fork between two peers shows in it."""
        return hashlib.sha256(b"lanparty/1/stages\0" + b"".join(self._digests)).digest()

    def take_keys(self, entries: dict[int, Entry], keys: dict[int, DeckKey]) -> None:
        """Stage 0 is complete: check every key. Raises Broken naming the seat."""
        seen: dict[bytes, int] = {}
        for seat in range(self.seats):
            try:
                verify_key(self.context, seat, keys[seat])
            except Rejected as rejection:
                raise Broken("key", seat, f"deck key: {rejection}", (entries[seat].raw,)) from rejection
            if seen.setdefault(keys[seat].point, seat) != seat:
                raise Broken("key", seat, "deck key: the same as another seat's", (entries[seat].raw,))
        self.keys = keys
        try:
            _ = self.joint
        except Rejected as rejection:
            raise Broken("key", None, f"joint key: {rejection}") from rejection
        self._digests += [entries[seat].digest for seat in range(self.seats)]

    def take_step(self, seat: int, entry: Entry, step: ShuffleStep) -> None:
        """The next mix; its proof is checked elsewhere. Raises Broken when it can't even be one."""
        if len(step.deck) != MASKED_BYTES * len(self.cards):
            raise Broken("shuffle", seat, "shuffle: wrong number of cards", (entry.raw,))
        self.steps[seat] = step
        self._digests.append(entry.digest)
