"""A test of multicast DNS: do our own questions come back to us, and who else on these networks is heard?

The question is the one of RFC 6763, section 9 – which kinds of service are there? – from a port that isn't 5353, so
that responders answer to it directly as well (RFC 6762, section 6.7): printers, other laptops, anything.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from protocol.broadcast import open_shared
from protocol.networks import ipv4_networks, is_near
from protocol.ports import MDNS_PORT

GROUP = "224.0.0.251"
MAX_OTHERS = 64
_NAME = b"".join(bytes([len(part)]) + part for part in (b"_services", b"_dns-sd", b"_udp", b"local")) + b"\0"
_PTR_IN = b"\0\x0c\0\x01"


@dataclass
class Hearing:
    """`own`: the own addresses whose question came back; `others`: addresses of other computers that were heard;
    `packets`: of those; `problem`: why nothing could be heard at all."""

    own: set[str] = field(default_factory=set)
    others: set[str] = field(default_factory=set)
    packets: int = 0
    problem: str = ""


async def listen_to_mdns(networks: Sequence[str], listen_s: float) -> Hearing:
    """Ask on every network (like `192.168.1.5/24`), and listen for so long."""
    hearing = Hearing()
    addresses = [str(network.ip) for network in ipv4_networks(networks)]
    question = secrets.token_bytes(2) + b"\0\0\0\1\0\0\0\0\0\0" + _NAME + _PTR_IN

    def got(packet: bytes, source: str) -> None:
        if source in addresses:
            if packet == question:
                hearing.own.add(source)
        elif is_near(source, networks):
            hearing.packets += 1
            if len(hearing.others) < MAX_OTHERS:
                hearing.others.add(source)

    async with contextlib.AsyncExitStack() as stack:
        try:
            ear = open_shared("", MDNS_PORT)
            for address in addresses:
                _join(ear, address)
            await _listen(stack, ear, got)
        except OSError as error:
            hearing.problem = error.strerror or str(error)
        for address in addresses:
            with contextlib.suppress(OSError):
                mouth = _open_mouth(address)
                (await _listen(stack, mouth, got)).sendto(question, (GROUP, MDNS_PORT))
        await asyncio.sleep(listen_s)
    return hearing


def _join(ear: socket.socket, address: str) -> None:
    membership = socket.inet_aton(GROUP) + socket.inet_aton(address)
    with contextlib.suppress(OSError):  # an interface without multicast
        ear.setsockopt(socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP, membership)


def _open_mouth(address: str) -> socket.socket:
    mouth = open_shared(address, 0)
    mouth.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, socket.inet_aton(address))
    mouth.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 255)
    mouth.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_LOOP, 1)
    return mouth


class _Ear(asyncio.DatagramProtocol):
    def __init__(self, got: Callable[[bytes, str], None]) -> None:
        self._got = got

    def datagram_received(self, data: bytes, addr: tuple[Any, ...]) -> None:
        self._got(data, str(addr[0]))


async def _listen(
    stack: contextlib.AsyncExitStack, sock: socket.socket, got: Callable[[bytes, str], None]
) -> asyncio.DatagramTransport:
    loop = asyncio.get_running_loop()
    transport, _ = await loop.create_datagram_endpoint(lambda: _Ear(got), sock=sock)
    stack.callback(transport.close)
    return transport
