"""Secrets on disk: there before they are used, for nobody else to read, and whole again after a power cut."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from random import Random

import msgpack
import pytest

from lanparty.node.filevault import BadVault, FileVault

random = Random(1)


def never(length: int) -> bytes:
    raise AssertionError("this seed is on disk")


def test_a_seed_is_made_once_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "secrets-0"
    vault = FileVault(path, random.randbytes)
    seeds = {number: vault.seed(number) for number in (256, 257, 512)}
    assert len(set(seeds.values())) == 3
    assert all(len(seed) == 32 for seed in seeds.values())
    again = FileVault(path, never)
    assert {number: again.seed(number) for number in seeds} == seeds
    assert {number: vault.seed(number) for number in seeds} == seeds


def test_a_seed_is_on_disk_when_it_is_given_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[bytes] = []

    def fsync(descriptor: int) -> None:
        synced.append((tmp_path / "secrets-0").read_bytes())

    monkeypatch.setattr(os, "fsync", fsync)
    seed = FileVault(tmp_path / "secrets-0", random.randbytes).seed(256)
    assert seed in synced[-1]


@pytest.mark.skipif(os.name != "posix", reason="rights of a POSIX system")
def test_nobody_else_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "secrets-0"
    before = os.umask(0)
    try:
        FileVault(path, random.randbytes).seed(256)
    finally:
        os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("records", [0, 1, 2])
def test_a_torn_last_record_is_gone_and_harms_no_later_one(tmp_path: Path, records: int) -> None:
    path = tmp_path / "secrets-0"
    vault = FileVault(path, random.randbytes)
    kept = {number: vault.seed(number) for number in range(256, 256 + records)}
    whole = path.read_bytes() if records else b""
    vault.seed(999)
    torn = path.read_bytes()
    for size in range(len(whole), len(torn)):
        path.write_bytes(torn[:size])
        risen = FileVault(path, random.randbytes)
        assert risen.seeds == kept
        later = {number: risen.seed(number) for number in (999, 1000)}
        assert FileVault(path, never).seeds == kept | later, size


@pytest.mark.parametrize(
    "content",
    [
        b"\xc1", b"rubbish", msgpack.packb([256, b"short"]), msgpack.packb([256]), msgpack.packb({256: b"x" * 32}),
        msgpack.packb([-1, b"x" * 32]), msgpack.packb([True, b"x" * 32]), msgpack.packb(["256", b"x" * 32]),
        msgpack.packb([256, b"x" * 32]) + b"\x00", msgpack.packb([256, b"x" * 32]) + b"\xc1" * 100,
    ],
)  # fmt: skip
def test_a_damaged_file_is_said_to_be_one_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "secrets-0"
    path.write_bytes(content)
    with pytest.raises(BadVault) as failure:
        FileVault(path, random.randbytes)
    assert str(path) in str(failure.value)
    assert "\n" not in str(failure.value)
    assert path.read_bytes() == content


def test_a_full_disk_gives_no_seed_and_leaves_no_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "secrets-0"
    vault = FileVault(path, random.randbytes)
    first = vault.seed(256)
    write, room = os.write, 5

    def full(descriptor: int, data: bytes) -> int:
        nonlocal room
        if not room:
            raise OSError(errno.ENOSPC, "No space left on device")
        room -= 5
        return write(descriptor, bytes(data)[:5])

    monkeypatch.setattr(os, "write", full)
    with pytest.raises(OSError, match="No space"):
        vault.seed(512)
    assert vault.seeds == {256: first}
    monkeypatch.undo()
    second = vault.seed(512)
    assert FileVault(path, never).seeds == {256: first, 512: second}


def test_a_write_that_takes_only_a_part_is_continued(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write = os.write
    monkeypatch.setattr(os, "write", lambda descriptor, data: write(descriptor, bytes(data)[:5]))
    path = tmp_path / "secrets-0"
    seed = FileVault(path, random.randbytes).seed(256)
    monkeypatch.undo()
    assert FileVault(path, never).seed(256) == seed


def test_bytes_are_written_as_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """On Windows a descriptor is opened for text unless one says otherwise: a line feed would become two bytes."""
    opened: list[int] = []
    real = os.open

    def spy(path: str, flags: int, mode: int = 0o777) -> int:
        opened.append(flags)
        return real(path, flags & ~0x8000, mode)

    monkeypatch.setattr(os, "O_BINARY", 0x8000, raising=False)
    monkeypatch.setattr(os, "open", spy)
    FileVault(tmp_path / "secrets-0", lambda length: b"\n" * length).seed(256)
    assert opened
    assert all(flags & 0x8000 for flags in opened)
