"""A player's folder: identity, settings, journals. One process at a time holds it; two homes are two laptops."""

from __future__ import annotations

import os
from pathlib import Path

from filelock import FileLock, Timeout
from platformdirs import user_data_path

from protocol.identity import Identity
from protocol.keystore import load_or_make

JOURNAL = "table.journal"
DONE = "done"


class HomeTaken(Exception):
    """Another process holds this home."""


def default_home() -> Path:
    """`LANPARTY_HOME`, or the system's folder for the data of this user."""
    named = os.environ.get("LANPARTY_HOME")
    return Path(named) if named else user_data_path("lanparty", appauthor=False)


class Home:
    """An open home. Raises HomeTaken, or OSError when the folder can't be used."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.mkdir(parents=True, exist_ok=True)
        self._lock = FileLock(path / "lock")
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            raise HomeTaken(f"another LAN Party is running with the home {path}") from None
        self.identity: Identity = load_or_make(path)

    def unfinished(self) -> list[Path]:
        """The folders of tables that this home still has a seat at, the latest first."""
        folders = [path.parent for path in self.path.glob(f"tables/*/{JOURNAL}")]
        open_ones = [folder for folder in folders if not (folder / DONE).exists()]
        return sorted(open_ones, key=lambda folder: (folder / JOURNAL).stat().st_mtime, reverse=True)

    def done(self, folder: Path) -> None:
        """This table is over for us: it isn't gone back to."""
        (folder / DONE).touch()

    def table_folder(self, table: bytes) -> Path:
        """Where a table's journal and secrets are."""
        folder = self.path / "tables" / table.hex()[:32]
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def close(self) -> None:
        self._lock.release()
