"""The last way to find tables by oneself: knock at every address of the own network, over TCP.

Only networks of homes (see `is_homely`) and only small ones: of one with more than 1022 hosts (a prefix shorter than
/22) nothing, of the others the 256 addresses around our own. A knock is a bare TCP connection; who opens is asked
properly by somebody else. The second port is tried only where there is a laptop at all: one that has refused the first.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable, Sequence

from protocol.networks import ipv4_networks, is_homely

SHORTEST_PREFIX = 22
SWEPT_PREFIX = 24
MAX_PORTS = 2
MAX_KNOCKS = 64  # at once
KNOCK_S = 0.4

OPEN, REFUSED, SILENT = "open", "refused", "silent"
Knock = Callable[[str, int], Awaitable[str]]


def hosts_to_sweep(networks: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """Network (like `192.168.1.0/24`) -> the addresses in it to try, at most 254; the own ones too."""
    found: dict[str, tuple[str, ...]] = {}
    for own in ipv4_networks(networks):
        if own.network.prefixlen < SHORTEST_PREFIX or not is_homely(str(own.ip)):
            continue
        length = max(own.network.prefixlen, SWEPT_PREFIX)
        around = ipaddress.ip_network(f"{own.ip}/{length}", strict=False)
        # In a larger network, .0 and .255 of our part may be laptops too; but they are few, and few routers give them.
        found.setdefault(str(around), tuple(map(str, around.hosts())))
    return found


async def knock(host: str, port: int, timeout_s: float = KNOCK_S) -> str:
    """Whether somebody listens there: OPEN, REFUSED (there is a computer, but nobody listens) or SILENT."""
    loop = asyncio.get_running_loop()
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as sock:
        sock.setblocking(False)
        try:
            async with asyncio.timeout(timeout_s):
                await loop.sock_connect(sock, (host, port))
        except ConnectionRefusedError:
            return REFUSED
        except (OSError, TimeoutError):
            return SILENT
        return OPEN


async def sweep(
    hosts: Sequence[str], ports: Sequence[int], knock: Knock = knock
) -> AsyncGenerator[tuple[str, int], None]:
    """Each address and port that opens, as it is found."""
    found: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()
    limit = asyncio.Semaphore(MAX_KNOCKS)

    async def try_host(host: str) -> None:
        async with limit:
            for port in ports[:MAX_PORTS]:
                answer = await knock(host, port)
                if answer == OPEN:
                    found.put_nowait((host, port))
                elif answer == SILENT:
                    return

    async def try_all() -> None:
        try:
            async with asyncio.TaskGroup() as group:
                for host in hosts:
                    group.create_task(try_host(host))
        finally:
            found.put_nowait(None)

    work = asyncio.ensure_future(try_all())
    try:
        while (place := await found.get()) is not None:
            yield place
        await work
    finally:
        work.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await work
