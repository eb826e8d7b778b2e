"""The journals that this laptop has kept, for whoever wants to see a match again."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from lanparty.node.home import JOURNAL
from lanparty.node.journal import BadJournal, read_journal

SHOWN = 40


@dataclass(frozen=True)
class Kept:
    """A journal: the table's name, the game, who sat down when it began, seconds since 1970 of its last entry."""

    path: Path
    name: str
    game: str
    players: tuple[str, ...]
    when: float


def kept(home: Path) -> list[Kept]:
    """The latest ones first, at most SHOWN; what can't be read is left out."""
    paths = [(path.stat().st_mtime, path) for path in home.glob(f"tables/*/{JOURNAL}")]
    found = []
    for when, path in sorted(paths, reverse=True)[:SHOWN]:
        try:
            genesis = read_journal(path).genesis
        except (BadJournal, OSError):
            continue
        names = tuple(member.name for member in genesis.members)
        found.append(Kept(path, genesis.lobby.name, genesis.lobby.game, names, when))
    return found
