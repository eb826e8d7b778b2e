"""A second implementation of curve, transcripts and derivation, in plain integers: for the vectors.

Shares no code with `protocol.poker`, nor with the library that it stands on.
"""

from __future__ import annotations

import hashlib
import hmac
from functools import cache, reduce
from math import prod

# --- the curve y² = x³ + 7 in affine coordinates; None is the neutral element ---------------------------------

FIELD = 2**256 - 2**32 - 977
ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141
Affine = tuple[int, int] | None
BASE: Affine = (
    0x79BE667EF9DCBBAC55A06295CE870B07029BFCDB2DCE28D959F2815B16F81798,
    0x483ADA7726A3C4655DA4FBFC0E1108A8FD17B448A68554199C47D08FFB10D4B8,
)


def add(one: Affine, other: Affine) -> Affine:
    if one is None or other is None:
        return other if one is None else one
    (x1, y1), (x2, y2) = one, other
    if x1 == x2 and (y1 + y2) % FIELD == 0:
        return None
    if one == other:
        slope = 3 * x1 * x1 * pow(2 * y1, -1, FIELD)
    else:
        slope = (y2 - y1) * pow(x2 - x1, -1, FIELD)
    x3 = (slope * slope - x1 - x2) % FIELD
    return x3, (slope * (x1 - x3) - y1) % FIELD


def mul(scalar: int, point: Affine) -> Affine:
    """Double-and-add in Jacobian coordinates (formulas for a = 0), made affine at the end."""
    scalar %= ORDER
    if point is None or scalar == 0:
        return None
    x, y = point
    X, Y, Z = x, y, 1
    for bit in bin(scalar)[3:]:
        S, M = 4 * X * Y * Y % FIELD, 3 * X * X % FIELD
        X, Y, Z = (M * M - 2 * S) % FIELD, (M * (S - (M * M - 2 * S)) - 8 * Y**4) % FIELD, 2 * Y * Z % FIELD
        if bit == "1":
            H, R = (x * Z * Z - X) % FIELD, (y * Z**3 - Y) % FIELD
            V = X * H * H % FIELD
            X3 = (R * R - H**3 - 2 * V) % FIELD
            X, Y, Z = X3, (R * (V - X3) - Y * H**3) % FIELD, H * Z % FIELD
    inverse = pow(Z, -1, FIELD)
    return X * inverse**2 % FIELD, Y * inverse**3 % FIELD


def total(*points: Affine) -> Affine:
    return reduce(add, points, None)


def neg(point: Affine) -> Affine:
    return point and (point[0], -point[1] % FIELD)


def combine(scalars: list[int], points: list[Affine]) -> Affine:
    return total(*(mul(s, point) for s, point in zip(scalars, points, strict=True)))


def pack(point: Affine) -> bytes:
    return bytes(33) if point is None else bytes([2 + point[1] % 2]) + point[0].to_bytes(32, "big")


@cache
def unpack(data: bytes) -> Affine:
    assert len(data) == 33
    assert data[0] in (2, 3)
    x = int.from_bytes(data[1:], "big")
    y = pow(x**3 + 7, (FIELD + 1) // 4, FIELD)
    if x >= FIELD or (y * y - x**3 - 7) % FIELD:
        raise ValueError("no point")
    return x, y if y % 2 == data[0] % 2 else FIELD - y


def points_of(data: bytes) -> list[Affine]:
    return [unpack(data[at : at + 33]) for at in range(0, len(data), 33)]


def numbers_of(data: bytes) -> list[int]:
    return [int.from_bytes(data[at : at + 32], "big") for at in range(0, len(data), 32)]


# --- transcripts and derivation -------------------------------------------------------------------------------


def field(value) -> bytes:
    if isinstance(value, list):
        return b"l" + len(value).to_bytes(4, "big") + b"".join(map(field, value))
    if isinstance(value, int):
        tag, data = b"i", value.to_bytes((value.bit_length() + 7) // 8, "big")
    elif isinstance(value, bytes):
        tag, data = b"b", value
    elif isinstance(value, str):
        tag, data = b"s", value.encode()
    else:
        tag, data = b"p", pack(value)
    return tag + len(data).to_bytes(4, "big") + data


def transcript(label: str, **values) -> bytes:
    parts = [field("lanparty/1"), field(label)]
    for name, value in values.items():
        parts += [field(name), field(value)]
    return b"".join(parts)


def h32(label: str, **values) -> bytes:
    return hashlib.sha256(transcript(label, **values)).digest()


def h_scalar(label: str, **values) -> int:
    return int.from_bytes(hashlib.sha512(transcript(label, **values)).digest(), "big") % ORDER


def to_point(purpose: bytes, **values) -> Affine:
    for counter in range(200):
        try:
            return unpack(b"\x02" + h32("point", purpose=purpose, **values, counter=counter))
        except ValueError:
            continue
    raise AssertionError


def hkdf(seed: bytes, info: bytes, size: int) -> bytes:
    key = hmac.digest(bytes(64), seed, "sha512")
    out = block = b""
    while len(out) < size:
        block = hmac.digest(key, block + info + bytes([len(out) // 64 + 1]), "sha512")
        out += block
    return out[:size]


def context(about: dict) -> bytes:
    """The digest of a context as the vectors give it, bytes in hex."""
    values = {name: value for name, value in about.items() if name != "digest"}
    return h32("context", **{n: bytes.fromhex(v) if isinstance(v, str) else v for n, v in values.items()})


def derived(ctx: bytes, seat: int, seed: bytes, part: str) -> bytes:
    """The first 1024 bytes, which is enough for the vectors."""
    return hkdf(seed, h32("derive", ctx=ctx, seat=seat, part=part.encode(), block=0), 1024)


def wide_scalars(stream: bytes, count: int) -> list[int]:
    wide = [int.from_bytes(stream[at : at + 64], "big") for at in range(0, 64 * count, 64)]
    return [1 + number % (ORDER - 1) for number in wide]


def shuffled(stream: bytes, count: int) -> list[int]:
    """Fisher–Yates, downwards, by unbiased draws of 8 bytes."""
    order, at = list(range(count)), 0
    for top in range(count - 1, 0, -1):
        draw = 2**64
        while draw >= 2**64 - 2**64 % (top + 1):
            draw, at = int.from_bytes(stream[at : at + 8], "big"), at + 8
        draw %= top + 1
        order[top], order[draw] = order[draw], order[top]
    return order


# --- the shuffle proof, of a deck or of a hand ----------------------------------------------------------------


def remasked(before: bytes, order: list[int], masks: list[int], X: Affine) -> bytes:
    points = points_of(before)
    pairs = [
        point
        for source, mask in zip(order, masks, strict=True)
        for point in (
            add(points[2 * source], mul(mask, BASE)),
            add(points[2 * source + 1], mul(mask, X)),
        )
    ]
    return b"".join(map(pack, pairs))


def shuffle_equations(
    d: bytes, X: Affine, before: bytes, after: bytes, proof: bytes
) -> tuple[bytes, list[int], dict]:
    """y, u and the commitments; asserts that the challenge comes out again."""
    n = len(before) // 66
    assert len(proof) == 130 * n + 160
    c, c_hat = points_of(proof[: 33 * n]), points_of(proof[33 * n : 66 * n])
    ch, s1, s2, s3, s4, *rest = numbers_of(proof[66 * n :])
    s_hat, s_prime = rest[:n], rest[n:]
    h, h_i = to_point(b"h"), [to_point(b"h_i", index=i) for i in range(n)]
    (a, b), (a_, b_) = ((points_of(deck)[0::2], points_of(deck)[1::2]) for deck in (before, after))
    y = h32("perm", d=d, c=c)
    u = [h_scalar("u", y=y, j=j) for j in range(n)]
    links = list(zip(s_hat, s_prime, [h, *c_hat[:-1]], c_hat, strict=True))
    t = {
        "t1": add(mul(s1, BASE), mul(-ch, add(total(*c), neg(total(*h_i))))),
        "t2": add(mul(s2, BASE), mul(-ch, add(c_hat[-1], neg(mul(prod(u), h))))),
        "t3": total(mul(s3, BASE), combine(s_prime, h_i), mul(-ch, combine(u, c))),
        "t4a": total(combine(s_prime, a_), mul(-s4, BASE), mul(-ch, combine(u, a))),
        "t4b": total(combine(s_prime, b_), mul(-s4, X), mul(-ch, combine(u, b))),
        "t_hat": [total(mul(sh, BASE), mul(sp, last), mul(-ch, this)) for sh, sp, last, this in links],
    }
    assert h_scalar("ch", y=y, c_hat=c_hat, **t) == ch
    return y, u, t


def shown(value):
    """Points as hex, inside lists and dicts."""
    if isinstance(value, dict):
        return {name: shown(item) for name, item in value.items()}
    if isinstance(value, list):
        return [shown(item) for item in value]
    return pack(value).hex()
