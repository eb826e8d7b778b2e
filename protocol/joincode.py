"""A few characters that name a table's address on the own network: short to read aloud and to type. No I/O.

The code holds the last one, two or three bytes of an IPv4 address (as many as the length of the network leaves open)
and the place of the port among ours; whoever reads it puts the missing bytes before it from the own networks. The
number low + 256^bytes · place is written to base 23 with `SYMBOLS` (no two of which look alike), the highest digit
first; 3, 5 or 6 digits; then a check digit: the sum of digit · position (from 1) modulo 23. As 23 is a prime, every
single wrong character and every exchange of two is noticed.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass

from protocol.networks import IPv4, ipv4_networks
from protocol.ports import PORTS

SYMBOLS = "23456789ACDEFHJKMPRTWXY"
_BASE = len(SYMBOLS)
_DIGITS = {1: 3, 2: 5, 3: 6}  # bytes of the address -> digits before the check digit
_BYTES = {digits + 1: size for size, digits in _DIGITS.items()}
_GROUP = 4  # longer codes are shown in two groups
# What people type or see instead: letters that look like a symbol, in Latin, Cyrillic and Greek.
_LOOKALIKE = str.maketrans(
    "ZSGBАВСЕНЈКМРТХУЗБΑΒΕΖΗΚΜΡΤΧΥ",
    "2568A8CEHJKMPTXY36A8E2HKMPTXY",
)


class BadCode(ValueError):
    """This text is no code: of another length, with other characters, or mistyped."""


class MistypedCode(BadCode):
    """It has the form of a code, but at least one character is wrong."""


@dataclass(frozen=True)
class JoinCode:
    """`low`: the last bytes of the IPv4 address (1 to 3 of them); `port`: one of PORTS."""

    low: bytes
    port: int


def make_code(network: str, port: int) -> str:
    """The code of the own address, like `192.168.1.5/24`, and port; "" when there is none.

    There is none for IPv6, for ports that aren't ours, and for the last ports in a network of more than 2^16.
    """
    found = ipv4_networks([network])
    if not found or port not in PORTS:
        return ""
    size = _open_bytes(found[0])
    number = int.from_bytes(found[0].ip.packed[4 - size :], "big") + (port - PORTS.start) * 256**size
    if number >= _BASE ** _DIGITS[size]:
        return ""
    digits = [number // _BASE**place % _BASE for place in reversed(range(_DIGITS[size]))]
    text = "".join(SYMBOLS[digit] for digit in (*digits, _check(digits)))
    return text if len(text) <= _GROUP else f"{text[:3]}-{text[3:]}"


def read_code(text: str) -> JoinCode:
    """What a code says, however it was typed: small letters, spaces, hyphens, Cyrillic or Greek. Raises BadCode."""
    if len(text) > 32:
        raise BadCode("too long")
    plain = "".join(text.upper().translate(_LOOKALIKE).replace("-", " ").split())
    size = _BYTES.get(len(plain))
    if size is None or not set(plain) <= set(SYMBOLS):
        raise BadCode("not a code")
    *digits, check = map(SYMBOLS.index, plain)
    if check != _check(digits):
        raise MistypedCode("a character is wrong")
    number = 0
    for digit in digits:
        number = number * _BASE + digit
    place, low = divmod(number, 256**size)
    if place >= len(PORTS):
        raise MistypedCode("a character is wrong")
    return JoinCode(low.to_bytes(size, "big"), PORTS[place])


def resolve_code(code: JoinCode, networks: Iterable[str]) -> list[str]:
    """The addresses that a code may mean, seen from the own networks: one for each that has room for it."""
    found = []
    for network in ipv4_networks(networks):
        ip = ipaddress.IPv4Address(network.ip.packed[: 4 - len(code.low)] + code.low)
        if ip in network.network:
            found.append(str(ip))
    return list(dict.fromkeys(found))


def _open_bytes(network: IPv4) -> int:
    """How many bytes differ between the laptops of a network."""
    return max(1, min(3, (32 - network.network.prefixlen + 7) // 8))


def _check(digits: list[int]) -> int:
    return sum(digit * place for place, digit in enumerate(digits, 1)) % _BASE
