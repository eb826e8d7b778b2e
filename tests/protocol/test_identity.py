"""Signatures serve one purpose each, weak keys bind nobody and are refused, names of keys are steady."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from protocol.identity import (
    BadSignature,
    Identity,
    check_key,
    fingerprint,
    safety_words,
    verify,
)
from protocol.keystore import FILE_NAME, KeystoreError, load_or_make
from tests.protocol.aid import identity

P = 2**255 - 19
D = -121665 * pow(121666, -1, P) % P


def test_a_signature_holds_for_its_key_purpose_and_payload_only() -> None:
    ann, bob = identity(1), identity(2)
    signature = ann.sign("entry", b"payload")
    verify(ann.key, "entry", b"payload", signature)
    for key, kind, payload in [
        (bob.key, "entry", b"payload"),
        (ann.key, "link", b"payload"),
        (ann.key, "entry", b"payloaD"),
        (ann.key, "entr", b"y\0payload"),
    ]:
        with pytest.raises(BadSignature):
            verify(key, kind, payload, signature)


@pytest.mark.parametrize("signature", [b"", b"x" * 63, b"x" * 65, b"\xff" * 64, bytes(64)])
def test_what_is_no_signature(signature: bytes) -> None:
    with pytest.raises(BadSignature):
        verify(identity(1).key, "entry", b"", signature)


@pytest.mark.parametrize("kind", ["", "two\0parts", "ünicode", "line\n"])
def test_kinds_are_plain_words(kind: str) -> None:
    with pytest.raises(ValueError, match="kind"):
        identity(1).sign(kind, b"")


def test_the_rfc_8032_vector_holds_underneath() -> None:
    seed = bytes.fromhex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
    key = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a"
    assert Identity.from_seed(seed).key.hex() == key


def x_of(y: int) -> int | None:
    """The even x of the point with this y on the curve of Ed25519, or None."""
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * pow(2, (P - 1) // 4, P) % P
    return x if x * x % P == square else None


def double(x: int, y: int) -> tuple[int, int]:
    k = D * x * x * y * y % P
    return 2 * x * y * pow(1 + k, -1, P) % P, (y * y + x * x) * pow(1 - k, -1, P) % P


def small_order_points() -> set[tuple[int, int]]:
    """All eight, from an eighth root: y² solves D·y⁴ + 2y² = 1 for a point whose double has y = 0."""
    points = set()
    for y in range(2):
        x = x_of(y)
        assert x is not None
        points |= {(x, y), (-x % P, y)}
    points.add((0, P - 1))
    for y in candidates_of_order_eight():
        x = x_of(y)
        assert x is not None
        points |= {(x, y), (-x % P, y)}
    return points


def candidates_of_order_eight() -> list[int]:
    def root(a: int) -> int | None:
        r = pow(a, (P + 3) // 8, P)
        if r * r % P != a % P:
            r = r * pow(2, (P - 1) // 4, P) % P
        return r if r * r % P == a % P else None

    outer = root(4 + 4 * D)
    assert outer is not None
    found = []
    for sign in (1, -1):
        y = root((-2 + sign * outer) * pow(2 * D, -1, P) % P)
        if y is not None:
            found += [y, P - y]
    return found


def test_keys_of_small_order_are_refused_in_every_encoding() -> None:
    points = small_order_points()
    assert len(points) == 8
    for x, y in points:
        at = (x, y)
        for _ in range(3):
            at = double(*at)
        assert at == (0, 1)
        for encoded in {y, y + P} if y + P < 2**255 else {y}:
            for sign in (0, 1):
                key = (encoded | sign << 255).to_bytes(32, "little")
                with pytest.raises(BadSignature, match="small order"):
                    check_key(key)


def test_a_small_order_key_would_have_bound_nobody() -> None:
    # Why they are refused: with the neutral point as key, (R, s) = (neutral, 0) fits every message.
    neutral = (1).to_bytes(32, "little")
    forged = neutral + bytes(32)
    for payload in (b"one", b"two"):
        with pytest.raises(BadSignature, match="small order"):
            verify(neutral, "entry", payload, forged)


def test_keys_of_another_length() -> None:
    with pytest.raises(BadSignature, match="32 bytes"):
        check_key(b"k" * 31)
    with pytest.raises(ValueError, match="32 bytes"):
        Identity.from_seed(b"short")


def test_fingerprints() -> None:
    found = {fingerprint(identity(n).key) for n in range(20)}
    assert len(found) == 20
    for text in found:
        assert [len(part) for part in text.split("-")] == [4, 4, 4, 4]
        assert text == text.lower()
    assert fingerprint(bytes(32)) == "mzuh-vlpy-mk6x-o3ep"
    assert fingerprint(identity(1).key) in repr(identity(1))


def test_safety_words_take_40_bits() -> None:
    words = [f"w{n}" for n in range(256)]
    assert safety_words(b"\x00\x01\x02\xff\x10rest", words) == ("w0", "w1", "w2", "w255", "w16")
    with pytest.raises(ValueError, match="256"):
        safety_words(b"12345", words[:-1])
    with pytest.raises(ValueError, match="5 bytes"):
        safety_words(b"1234", words)


def test_a_home_keeps_its_identity(tmp_path: Path) -> None:
    home = tmp_path / "new" / "home"
    first = load_or_make(home)
    assert load_or_make(home).key == first.key
    assert load_or_make(tmp_path / "other").key != first.key
    assert [path.name for path in home.iterdir()] == [FILE_NAME]


@pytest.mark.skipif(os.name != "posix", reason="permissions are a matter of POSIX")
def test_only_its_owner_may_read_it(tmp_path: Path) -> None:
    load_or_make(tmp_path)
    path = tmp_path / FILE_NAME
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    load_or_make(tmp_path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("content", [b"", b"abc", b"zz" * 32, b"\xff\xfe", b"00" * 31])
def test_a_damaged_identity_is_named_and_never_overwritten(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / FILE_NAME
    path.write_bytes(content)
    with pytest.raises(KeystoreError, match="damaged") as failure:
        load_or_make(tmp_path)
    assert "\n" not in str(failure.value)
    assert path.read_bytes() == content


def test_a_home_that_cannot_be(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    with pytest.raises(KeystoreError, match="Can't keep the identity"):
        load_or_make(file)
