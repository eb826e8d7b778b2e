"""Worlds whose seats keep journal and secrets on a disk, and can be killed and rebuilt from nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from simulation.world import World

from lanparty.node.filevault import FileVault
from lanparty.node.journal import Journal, read_journal
from lanparty.table.replica import Table
from lanparty.table.vault import Vault
from protocol.feed import Entry

# When a process is killed: entries of anybody are on disk; an own entry is half on disk, on disk, or sent.
KEPT, TORN, BEFORE, AFTER = "kept", "torn", "before it is sent", "after it is sent"

Crash = Callable[[int, str, int], bool]


class DiskWorld(World):
    """`crash(seat, moment, number)` is asked again and again; True kills the seat's process and rebuilds it.

    `number` is the number of entries on disk for KEPT, else that of the own entry. What was sent stays under
    way; jobs are lost. `lives[seat]` counts how often a seat was rebuilt.
    """

    def __init__(self, folder: Path, crash: Crash, *args: Any, **named: Any) -> None:
        self._folder, self._crash = folder, crash
        super().__init__(*args, **named)
        self.lives = [0] * self.seats
        signatures = [self.genesis.sign(identity) for identity in self.identities]
        for seat in range(self.seats):
            Journal.create(self.journal(seat), self.genesis, signatures).close()

    def make_vault(self, seat: int) -> Vault:
        return FileVault(self._folder / f"secrets-{seat}", self.random.randbytes)

    def journal(self, seat: int) -> Path:
        return self._folder / f"{seat}.journal"

    def keep(self, index: int, fresh: Sequence[Entry]) -> None:
        super().keep(index, fresh)
        if index < self.seats and fresh:
            with Journal(self.journal(index), self.journal(index).open("ab")) as journal:
                journal.append(entry.raw for entry in fresh)
            if self._crash(index, KEPT, len(self.joined[index])):
                self.restart(index)

    def post(self, index: int, entry: Entry) -> None:
        if self._crash(index, TORN, entry.seq):
            place = self.journal(index).read_bytes().rindex(entry.raw)
            with self.journal(index).open("r+b") as file:
                file.truncate(place + len(entry.raw) // 2)
            self.restart(index)
        elif self._crash(index, BEFORE, entry.seq):
            self.restart(index)
        else:
            super().post(index, entry)
            if self._crash(index, AFTER, entry.seq):
                self.restart(index)

    def restart(self, index: int) -> None:
        """Throw the replica away and build another from the bytes on disk."""
        self.lives[index] += 1
        self.vaults[index] = self.make_vault(index)
        table = self.tables[index] = self.make_table(index)
        content = read_journal(self.journal(index))
        if content.torn is not None:
            with self.journal(index).open("r+b") as file:
                file.truncate(content.torn)
        for raw in content.entries:
            table.got(raw)
        restored = [entry.raw for entry in table.take_entries()]
        assert restored == list(content.entries), "a replica makes nothing before it begins"
        assert (table.step, table.take_jobs()) == (0, []), "and does nothing"
        self.joined[index] = restored
        self.later(0.0, lambda: self._rise(index, table))

    def _rise(self, index: int, table: Table) -> None:
        if self.tables[index] is table:
            self.begin(index)
