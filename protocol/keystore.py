"""The identity of a home on disk: 32 secret bytes in a file that only its owner may read."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from protocol.identity import SEED_SIZE, Identity

FILE_NAME = "identity.key"


class KeystoreError(Exception):
    """The identity can't be read or made; the message is one line for people."""


def load_or_make(home: Path) -> Identity:
    """The identity kept in `home`, made (with the folder) when there is none yet."""
    path = home / FILE_NAME
    try:
        home.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _write_new(path, secrets.token_bytes(SEED_SIZE).hex())
        _close_to_others(path)
        return Identity.from_seed(_read(path))
    except OSError as error:
        raise KeystoreError(f"Can't keep the identity in {path}: {error.strerror or error}") from error


def _write_new(path: Path, text: str) -> None:
    """Write the whole file or none, and leave one that another process made in the meantime."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.unlink(missing_ok=True)
    try:
        handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(text + "\n")
            file.flush()
            os.fsync(file.fileno())
        if not path.exists():
            draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def _read(path: Path) -> bytes:
    text = path.read_bytes().strip()
    try:
        seed = bytes.fromhex(text.decode("ascii"))
    except ValueError:
        seed = b""
    if len(seed) != SEED_SIZE:
        # Never overwritten: a new identity would cost its owner the seat at a running table.
        raise KeystoreError(f"{path} is damaged: it should hold {2 * SEED_SIZE} hexadecimal digits")
    return seed


def _close_to_others(path: Path) -> None:
    if os.name == "posix" and path.stat().st_mode & 0o077:
        path.chmod(0o600)
