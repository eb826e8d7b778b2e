"""The replicas of the seats that are played from here: made fresh, or again from what is on disk."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from random import Random

from lanparty.bots import EASY, MEDIUM, bot
from lanparty.engine.moves import Move
from lanparty.engine.views import View
from lanparty.node.filevault import IDENTITY, FileVault
from lanparty.node.journal import JournalContent
from lanparty.node.match import LocalSeat
from lanparty.table.genesis import Genesis
from lanparty.table.ghosts import Policy
from lanparty.table.replica import Table
from protocol.identity import Identity
from protocol.wire import Chair

OPEN_HAND = EASY  # the level at which hands that their players have left open are played on
FILL_LEVEL = MEDIUM  # of computer players in seats that fell empty
SECRETS = "secrets-"


def policy(game: str) -> Policy:
    """How open hands are played on: the same choice on every laptop."""
    player = bot(OPEN_HAND, game)

    def choose(view: View, moves: Sequence[Move], chance: bytes) -> Move:
        return player.choose(view, moves, Random(chance))

    return choose


class Seats:
    """Makes local seats for one laptop (`identity`). `level`: a computer player plays our own seat."""

    def __init__(self, identity: Identity, level: str, pace: tuple[float, float], headless: bool) -> None:
        self.identity, self.level, self.pace, self.headless = identity, level, pace, headless

    def own(self, genesis: Genesis, folder: Path) -> LocalSeat:
        """The replica of who plays here; without a seat in the match it looks on (and may get one later)."""
        vault = FileVault(_secrets(folder, self.identity), os.urandom)
        table = Table(genesis, self.identity, vault, os.urandom, policy(genesis.rules.name))
        table.auto_go_on = self.headless
        player = bot(self.level, genesis.rules.name) if self.level else None
        return LocalSeat(table, player, Random(os.urandom(16)))

    def helper(self, genesis: Genesis, folder: Path, seed: bytes, level: str) -> LocalSeat:
        """A computer player with an identity of its own, made from these 32 bytes."""
        identity = Identity.from_seed(seed)
        vault = FileVault(_secrets(folder, identity), os.urandom)
        if IDENTITY not in vault.seeds:
            vault.keep(IDENTITY, seed)
        table = Table(genesis, identity, vault, os.urandom, policy(genesis.rules.name))
        return LocalSeat(table, bot(level, genesis.rules.name), Random(os.urandom(16)), self.pace)

    def fill(self, genesis: Genesis, folder: Path, seat: int) -> tuple[LocalSeat, Chair]:
        """A new computer player for a seat that fell empty."""
        seed = os.urandom(32)
        key = Identity.from_seed(seed).key
        chair = vacant_chair(seat, key, FILL_LEVEL, self.identity.key)
        return self.helper(genesis, folder, seed, FILL_LEVEL), chair

    def again(self, content: JournalContent, folder: Path) -> list[LocalSeat]:
        """All seats that were played from here, as far as the journal goes. They stay quiet at first."""
        seats = [self.own(content.genesis, folder)]
        for path in sorted(folder.glob(f"{SECRETS}*")):
            seed = FileVault(path, os.urandom).seeds.get(IDENTITY)
            if seed is not None:
                seats.append(self.helper(content.genesis, folder, seed, EASY))
        for seat in seats:
            seat.table.quiet = True
            for raw in content.entries:
                seat.table.got(raw)
            seat.table.take_entries()
        for seat in seats[1:]:
            seat.bot = bot(_level_of(seat.table), content.genesis.rules.name)
        return seats


def vacant_chair(seat: int, key: bytes, level: str, run_by: bytes) -> Chair:
    """A computer player's chair."""
    return Chair(seat, key, f"Computer {seat + 1}", (seat * 7 + 3) % 64, level, run_by, ())


def _level_of(table: Table) -> str:
    """The level that a computer player's chair says; without a seat any will do."""
    return table.roster.seated[table.me].level if table.me is not None else EASY


def _secrets(folder: Path, identity: Identity) -> Path:
    return folder / f"{SECRETS}{identity.key.hex()[:16]}"
