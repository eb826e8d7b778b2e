"""What a home has kept of tables: what may be seen again, and where one may go back to."""

from __future__ import annotations

import os
from pathlib import Path

from node.journals import short_match, write_journal

from lanparty.node import shelf
from lanparty.node.home import JOURNAL, SIGNED, Home


def test_what_is_kept_and_what_waits(tmp_path: Path) -> None:
    world = short_match()
    lobby, genesis = world.genesis.lobby, world.genesis.raw
    home = Home(tmp_path)

    def folder(number: int) -> Path:
        return home.table_folder(bytes([number]) * 16)

    for number in range(3):
        journal = write_journal(folder(number) / JOURNAL, world, world.joined[0])
        os.utime(journal, (1000 + number, 1000 + number))
    home.done(folder(1))
    (folder(3) / JOURNAL).write_bytes(b"torn by a full disk")
    home.keep_signed(b"\4" * 16, genesis)
    home.keep_signed(b"\5" * 16, b"no genesis")
    home.keep_signed(b"\2" * 16, genesis)  # has begun
    try:
        kept, waiting = shelf.journals(home), shelf.unfinished(home)
    finally:
        home.close()
    assert [one.path for one in kept] == [folder(number) / JOURNAL for number in (2, 1, 0)]
    assert [one.when for one in kept] == [1002, 1001, 1000]
    assert [one.path for one in waiting] == [folder(2) / JOURNAL, folder(0) / JOURNAL, folder(4) / SIGNED]
    assert [one.folder for one in waiting] == [folder(2), folder(0), folder(4)]
    for one in (*kept, *waiting):
        assert (one.id, one.name, one.game) == (lobby.id.hex(), lobby.name, "poison"), "as it was announced"
        assert one.players == tuple(member.name for member in lobby.members)
