"""Where a table is, as people type, read out or scan it: an address, a short code, or the text of a QR code.

192.168.1.5:47801    ana-laptop.local    [fd00::5]:47800    3EC6    lanparty://192.168.1.5:47800/k7qd-3fhx-…
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from protocol.discovery import order_addresses
from protocol.joincode import BadCode, JoinCode, MistypedCode, make_code, read_code, resolve_code
from protocol.networks import is_near
from protocol.ports import PORTS
from protocol.wire import clean_text

SCHEME = "lanparty://"
MAX_LENGTH = 128
MAX_HOST = 64
RESOLVE_S = 5.0
MAX_PLACES = 8

_NAME = re.compile(r"[0-9A-Za-z._-]+")
_FINGERPRINT = re.compile(r"[a-z2-7]{4}(-[a-z2-7]{4}){3}")


class BadPlace(ValueError):
    """This can't be a place: a word for programs, and one sentence for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


@dataclass(frozen=True)
class Place:
    """`host`: an address or a name; `port` 0: not said. `code`: what `host` means if it is a code.
    `fingerprint`: of the laptop that must be there ("": whoever is)."""

    host: str
    port: int = 0
    fingerprint: str = ""
    code: JoinCode | None = None

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}" if self.port else host


def read_place(text: str) -> Place:
    """What somebody typed or scanned. Raises BadPlace."""
    shown = text.strip()
    if not shown:
        raise BadPlace("place_empty", "Type the address or the code that the other laptop shows.")
    if shown.lower().startswith(SCHEME):
        return _read_invitation(shown[len(SCHEME) :])
    code = _code(shown)
    if code is not None:
        return Place("".join(shown.split())[:MAX_HOST], code=code)
    host, port = _split(shown)
    return Place(host, port)


def invitation(address: str, port: int, fingerprint: str) -> str:
    """The text of the QR code that leads to a laptop; see `read_place`."""
    return f"{SCHEME}{Place(address, port)}/{fingerprint}"


def code_of(address: str, port: int, networks: Iterable[str]) -> str:
    """The short code of an address on one of the own networks; "" when it has none (loopback has none)."""
    for network in networks:
        if is_near(address, [network]) and not address.startswith("127."):
            return make_code(f"{address}/{network.partition('/')[2]}", port)
    return ""


async def find_addresses(place: Place, networks: Sequence[str]) -> list[str]:
    """The addresses that a place may mean, the most promising first. Raises BadPlace."""
    meant = resolve_code(place.code, networks) if place.code is not None else []
    try:
        return (meant or await _look_up(place.host, networks))[:MAX_PLACES]
    except BadPlace:
        if place.code is not None:
            raise BadPlace(
                "place_network",
                f"The code “{place.host}” fits no network of this laptop: are both in the same Wi-Fi?",
            ) from None
        raise


def ports_to_try(place: Place) -> Sequence[int]:
    """The ports at which a table may be at this place, in the order to try."""
    port = place.port or (place.code.port if place.code is not None else 0)
    return (port,) if port else PORTS


async def _look_up(host: str, networks: Sequence[str]) -> list[str]:
    unknown = (
        BadPlace(
            "place_code", f"“{host}” is neither a code – is a character wrong? – nor the name of a computer."
        )
        if _is_mistyped(host)
        else BadPlace("place_name", f"“{host}” is no address of a computer.")
    )
    try:
        async with asyncio.timeout(RESOLVE_S):
            found = await asyncio.get_running_loop().getaddrinfo(host, None, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise unknown from None
    except TimeoutError:
        raise BadPlace("place_silent", f"Nobody on this network says where “{host}” is.") from None
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    if not addresses:
        raise unknown
    first = order_addresses(addresses, networks)
    return [*first, *(address for address in addresses if address not in first)]


def _read_invitation(text: str) -> Place:
    where, _, sign = text.partition("/")
    sign = sign.rstrip("/").lower()
    if sign and not _FINGERPRINT.fullmatch(sign):
        raise BadPlace("place_qr", "This QR code is damaged, or not one of LAN Party.")
    host, port = _split(where)
    return Place(host, port, sign)


def _code(text: str) -> JoinCode | None:
    try:
        return read_code(text)
    except BadCode:
        return None


def _is_host(text: str) -> bool:
    is_name = _NAME.fullmatch(text) is not None and not text.rpartition(".")[2].isdigit()
    return is_name or _is_address(text)  # 2232 and 10.1 are addresses to some systems; nobody means that


def _is_address(text: str) -> bool:
    try:
        ipaddress.ip_address(text)
    except ValueError:
        return False
    return True


def _is_mistyped(text: str) -> bool:
    try:
        read_code(text)
    except MistypedCode:
        return True
    except BadCode:
        pass
    return False


def _split(text: str) -> tuple[str, int]:
    """Host and port (0: none given)."""
    shown = clean_text(text, 40)
    no_address = (
        BadPlace("place_code", f"“{shown}” is no code: is a character wrong?")
        if _is_mistyped(text)
        else BadPlace(
            "place_address", f"“{shown}” is neither an address, like 192.168.1.5:47800, nor a code."
        )
    )
    host, port = text, ""
    if text.startswith("["):
        host, closed, rest = text[1:].partition("]")
        if not closed or rest[:1] not in ("", ":"):
            raise no_address
        port = rest[1:] if rest else ""
        if rest == ":":
            raise no_address
    elif text.count(":") == 1:
        host, _, port = text.partition(":")
        if not port:
            raise no_address
    if len(text) > MAX_LENGTH or len(host) > MAX_HOST or not _is_host(host):
        raise no_address
    if port and not (port.isascii() and port.isdigit() and len(port) <= 5 and 0 < int(port) < 65_536):
        raise BadPlace(
            "place_port", f"“{clean_text(port, 12)}” is no port: those are numbers from 1 to 65535."
        )
    return host, int(port or 0)
