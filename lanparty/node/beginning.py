"""A match as it begins here: all have signed just now, somebody shows that they had, or it lies on the disk."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from lanparty.node.errors import NodeError
from lanparty.node.filevault import BadVault
from lanparty.node.helpers import Helper
from lanparty.node.home import JOURNAL, Home
from lanparty.node.journal import BadJournal, Journal
from lanparty.node.match import LocalSeat
from lanparty.node.seats import Seats
from lanparty.table.genesis import Genesis
from protocol.feed import RejectedEntry
from protocol.wire import Start


@dataclass(frozen=True)
class Begun:
    """What a Match is made of; all of it is on disk."""

    genesis: Genesis
    signatures: tuple[bytes, ...]
    seats: list[LocalSeat]
    journal: Journal

    @property
    def folder(self) -> Path:
        return self.journal.path.parent


def fresh(
    home: Home, seats: Seats, genesis: Genesis, signatures: Sequence[bytes], helpers: Iterable[Helper] = ()
) -> Begun:
    """A match that is new here, signed by all; with the computer players that we run."""
    folder = home.table_folder(genesis.id)
    local = [seats.own(genesis, folder)]
    for helper in helpers:
        local.append(seats.helper(genesis, folder, helper.seed, helper.level))
    journal = Journal.create(folder / JOURNAL, genesis, signatures)
    return Begun(genesis, tuple(signatures), local, journal)


def again(seats: Seats, folder: Path) -> Begun:
    """A match whose journal is in this folder. Raises NodeError."""
    path = folder / JOURNAL
    try:
        journal, content = Journal.reopen(path)
        local = seats.again(content, folder)
    except (BadJournal, BadVault, RejectedEntry, OSError) as error:
        raise NodeError("bad_journal", f"{path}: {error}") from error
    return Begun(content.genesis, content.signatures, local, journal)


def read_start(start: Start) -> Genesis:
    """What match somebody shows; all have signed it. Raises BadGenesis."""
    genesis = Genesis.parse(start.genesis)
    genesis.check_signatures(start.signatures)
    return genesis
