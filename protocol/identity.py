"""Who signs: an Ed25519 identity (RFC 8032), its fingerprint, and words that two people can compare.

Every signature is over `b"lanparty/1/" + kind + b"\\0" + payload`, so that one given for one purpose can't serve
another. Keys of small order or in a second encoding are refused: under such a key one signature would
fit many messages, and proof of what a seat has signed would be worth nothing.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

KEY_SIZE = 32
SEED_SIZE = 32
SIGNATURE_SIZE = 64
SAFETY_WORDS = 5
WORD_COUNT = 256

_PREFIX = b"lanparty/1/"
_FIELD_PRIME = 2**255 - 19
# y-coordinates of the points of order 1, 2, 4 and 8 (the last two are the roots of d·y⁴ + 2y² = 1).
_SMALL_ORDER_Y = frozenset(
    {
        1,
        _FIELD_PRIME - 1,
        0,
        2707385501144840649318225287225658788936804267575313519463743609750303402022,
        55188659117513257062467267217118295137698188065244968500265048394206261417927,
    }
)


class BadSignature(ValueError):
    """A signature, or the key it should be checked with, is not valid."""


class Identity:
    """A secret key and what it may be used for: to sign."""

    def __init__(self, secret: Ed25519PrivateKey) -> None:
        self._secret = secret
        self.key: bytes = secret.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw)

    @classmethod
    def from_seed(cls, seed: bytes) -> Identity:
        """The identity of 32 secret bytes."""
        if len(seed) != SEED_SIZE:
            raise ValueError(f"a seed has {SEED_SIZE} bytes, not {len(seed)}")
        return cls(Ed25519PrivateKey.from_private_bytes(seed))

    def sign(self, kind: str, payload: bytes) -> bytes:
        """The signature (64 bytes) of `payload`, for the purpose named by `kind`."""
        return self._secret.sign(signed_bytes(kind, payload))

    def __repr__(self) -> str:
        return f"Identity({fingerprint(self.key)})"


def signed_bytes(kind: str, payload: bytes) -> bytes:
    """What a signature of this kind is really over."""
    if not kind or not kind.isascii() or not kind.isprintable():
        raise ValueError("a kind of signature is a printable ASCII word")
    return _PREFIX + kind.encode("ascii") + b"\0" + payload


def check_key(key: bytes) -> None:
    """Raise BadSignature unless `key` is a public key that can bind its owner."""
    if len(key) != KEY_SIZE:
        raise BadSignature(f"a key has {KEY_SIZE} bytes, not {len(key)}")
    y = int.from_bytes(key, "little") & (2**255 - 1)
    if y >= _FIELD_PRIME or y in _SMALL_ORDER_Y:
        raise BadSignature("a key of small order or in a second encoding")


def verify(key: bytes, kind: str, payload: bytes, signature: bytes) -> None:
    """Raise BadSignature unless the owner of `key` has signed `payload` for this purpose."""
    check_key(key)
    if len(signature) != SIGNATURE_SIZE:
        raise BadSignature(f"a signature has {SIGNATURE_SIZE} bytes, not {len(signature)}")
    try:
        Ed25519PublicKey.from_public_bytes(key).verify(signature, signed_bytes(kind, payload))
    except (InvalidSignature, ValueError):
        raise BadSignature(f"wrong signature ({kind})") from None


def fingerprint(key: bytes) -> str:
    """Sixteen characters that name a key to people, like `k7qd-3fhx-2mza-5c6e`: 80 bits of its SHA-256."""
    text = base64.b32encode(hashlib.sha256(key).digest()[:10]).decode("ascii").lower()
    return "-".join(text[at : at + 4] for at in range(0, 16, 4))


def safety_words(digest: bytes, words: Sequence[str]) -> tuple[str, ...]:
    """Five of 256 words, to be read aloud: the first 40 bits of `digest`."""
    if len(words) != WORD_COUNT or len(digest) < SAFETY_WORDS:
        raise ValueError(f"needs {WORD_COUNT} words and at least {SAFETY_WORDS} bytes")
    return tuple(words[byte] for byte in digest[:SAFETY_WORDS])
