"""The tables of which this laptop has kept something: to see a match again, or to go back to it."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from lanparty.node.home import JOURNAL, Home
from lanparty.node.journal import BadJournal, read_journal
from lanparty.table.genesis import BadGenesis, Genesis

SHOWN = 40
log = logging.getLogger("lanparty.node")


@dataclass(frozen=True)
class Kept:
    """A journal, or a genesis that was only signed: its file, the table's name, the game, who sat down when it began,
    seconds since 1970 of its last entry. `id`: of the table, as in FoundTable."""

    path: Path
    name: str
    game: str
    players: tuple[str, ...]
    when: float
    id: str

    @property
    def folder(self) -> Path:
        """By which `Node.resume` and `Node.forget` know the table."""
        return self.path.parent


def journals(home: Home) -> list[Kept]:
    """The matches that may be seen again: the latest ones first, at most SHOWN."""
    return _readable(home.journals()[:SHOWN])


def unfinished(home: Home) -> list[Kept]:
    """The tables that one may go back to, the latest first; behind them what was signed and may have begun."""
    open_ones = [path for path in home.journals() if not home.is_done(path.parent)]
    return _readable([*open_ones, *home.undecided()])


def _readable(paths: Iterable[Path]) -> list[Kept]:
    """What can't be read is left out."""
    found = []
    for path in paths:
        try:
            found.append(_read(path))
        except (BadJournal, BadGenesis, OSError) as error:
            log.warning("%s: %s", path, error)
    return found


def _read(path: Path) -> Kept:
    """Raises BadJournal, BadGenesis, OSError."""
    when = path.stat().st_mtime
    genesis = read_journal(path).genesis if path.name == JOURNAL else Genesis.parse(path.read_bytes())
    players = tuple(member.name for member in genesis.members)
    return Kept(path, genesis.lobby.name, genesis.lobby.game, players, when, genesis.lobby.id.hex())
