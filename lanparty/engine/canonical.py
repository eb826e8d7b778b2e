"""The hash that all replicas compare."""

from __future__ import annotations

from hashlib import sha256

from lanparty.engine.rules import State

LABEL = b"lanparty/1/state\0"


def state_hash(state: State) -> bytes:
    """32 bytes: SHA-256 over the label and the ASCII form of the state's canonical values."""
    return sha256(LABEL + ascii(state.values()).encode("ascii")).digest()
