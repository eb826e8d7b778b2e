"""A player's folder: identity, settings, journals. One process at a time holds it; two homes are two laptops."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path

from filelock import FileLock, Timeout
from platformdirs import user_data_path

from protocol.identity import Identity
from protocol.keystore import load_or_make

JOURNAL = "table.journal"
DONE = "done"
SIGNED = "signed"  # the genesis of a match that we have signed, until it is known whether it has begun


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

    def journals(self) -> list[Path]:
        """The journals that are here, the latest first."""
        return _latest_first(self.path.glob(f"tables/*/{JOURNAL}"))

    def undecided(self) -> list[Path]:
        """What we have signed of matches of which we don't know whether they have begun, the latest first."""
        signed = self.path.glob(f"tables/*/{SIGNED}")
        return _latest_first(path for path in signed if not self.knows(path.parent))

    def knows(self, folder: Path) -> bool:
        """Whether this match has begun here, or is over for us."""
        return (folder / JOURNAL).exists() or self.is_done(folder)

    def keep_signed(self, table: bytes, genesis: bytes) -> None:
        """We are about to sign this genesis: a restart will know."""
        with (self.table_folder(table) / SIGNED).open("wb") as file:
            file.write(genesis)
            file.flush()
            os.fsync(file.fileno())

    def forget_signed(self, table: bytes) -> None:
        """What was signed is not going to begin, or has begun."""
        folder = self.table_folder(table)
        (folder / SIGNED).unlink(missing_ok=True)
        with contextlib.suppress(OSError):  # there is more in it
            folder.rmdir()

    def done(self, folder: Path) -> None:
        """This table is over for us: it isn't gone back to."""
        (folder / DONE).touch()

    def is_done(self, folder: Path) -> bool:
        return (folder / DONE).exists()

    def table_folder(self, table: bytes) -> Path:
        """Where a table's journal and secrets are."""
        folder = self.path / "tables" / table.hex()[:32]
        folder.mkdir(parents=True, exist_ok=True)
        return folder

    def close(self) -> None:
        self._lock.release()


def _latest_first(paths: Iterable[Path]) -> list[Path]:
    return sorted(paths, key=lambda path: (path.stat().st_mtime, path), reverse=True)
