"""The beacon: asks for tables, and tells of the own one, by UDP broadcast on every network of this machine.

Broadcasts go to the directed broadcast address of each network, from a socket bound to the own address there; a
default route isn't needed. One UDP port is shared by all programs of a machine, and each of them hears every
broadcast. A question is answered at once, to the asker alone: it is more likely to arrive than a broadcast.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import socket
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from protocol.advert import Advert
from protocol.beacon import (
    MAX_SOURCES,
    Farewell,
    Gate,
    Heard,
    Notice,
    Question,
    Rhythm,
    farewell,
    notice,
    question,
    read_packet,
)
from protocol.fields import BadMessage
from protocol.networks import broadcast_address, ipv4_networks, is_near
from protocol.ports import BEACON_PORT

ASK_BURST_S = (0.0, 0.4, 1.5)
TELL_BURST_S = (0.0, 0.5)
TELL_EVERY_S = 3.0
TELL_PLAYING_S = 10.0  # a table that is being played is looked for by its own laptops only
LOOK_S = 5.0  # between two looks for tables that aren't heard of any more
MAX_NETWORKS = 8
PACKETS_A_SECOND, PACKETS_AT_ONCE = 20.0, 60.0  # of one source
ANSWERS_A_SECOND, ANSWERS_AT_ONCE = 5.0, 10.0  # to one source
ALL = "all"  # stands for all sources together
ALL_A_SECOND, ALL_AT_ONCE = 200.0, 400.0
logger = logging.getLogger("lanparty.discovery")


@dataclass
class Counters:
    """Packets since the start. `own` came from this machine: its own broadcasts, or another program's here."""

    sent: int = 0
    own: int = 0
    others: int = 0
    strange: int = 0  # not of this program, or from another network
    dropped: int = 0  # too many


class _Ear(asyncio.DatagramProtocol):
    def __init__(self, got: Callable[[bytes, tuple[Any, ...]], None]) -> None:
        self._got = got

    def datagram_received(self, data: bytes, addr: tuple[Any, ...]) -> None:
        self._got(data, addr)

    def error_received(self, exc: Exception) -> None:
        logger.debug("beacon: %s", exc)


class Beacon:
    """`adverts`: the tables heard of; `on_change` is called whenever they have changed.

    Tell it the networks (`follow`) before and after `start`, and the own table (`announce`).
    """

    def __init__(self, on_change: Callable[[], None], port: int = BEACON_PORT) -> None:
        self.counters = Counters()
        self.problem = ""  # why broadcasts of others can't be heard
        self.others: set[str] = set()  # addresses of other computers that were heard
        self._on_change = on_change
        self._port = port
        self._heard = Heard()
        self._networks: tuple[str, ...] = ()
        self._tuned: tuple[str, ...] | None = None
        self._advert: Advert | None = None
        self._packet = b""
        self._ear: asyncio.DatagramTransport | None = None
        self._mouths: dict[str, asyncio.DatagramTransport] = {}  # broadcast address -> who sends there
        self._asking = Rhythm(ASK_BURST_S, float("inf"))
        self._telling = Rhythm(TELL_BURST_S, TELL_EVERY_S)
        self._packets = Gate(PACKETS_A_SECOND, PACKETS_AT_ONCE)
        self._all = Gate(ALL_A_SECOND, ALL_AT_ONCE)
        self._answers = Gate(ANSWERS_A_SECOND, ANSWERS_AT_ONCE)
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def adverts(self) -> tuple[Advert, ...]:
        return self._heard.adverts

    def follow(self, networks: Sequence[str]) -> None:
        """These are the networks now (like `192.168.1.5/24`)."""
        self._networks = tuple(networks)
        self._news.set()

    def announce(self, advert: Advert | None) -> None:
        """Tell of this table from now on (None: of none). Raises BadMessage when a fact of it is too long."""
        packet = notice(advert) if advert is not None else b""
        if packet == self._packet:
            return
        if self._advert is not None and (advert is None or advert.id != self._advert.id):
            self._broadcast(farewell(self._advert))
        self._advert, self._packet = advert, packet
        if advert is None:
            self._telling.stop()
        else:
            self._telling.every_s = TELL_PLAYING_S if advert.playing else TELL_EVERY_S
            self._telling.begin(asyncio.get_running_loop().time())
        self._news.set()

    def ask(self) -> None:
        """Ask for tables (again)."""
        self._asking.begin(asyncio.get_running_loop().time())
        self._news.set()

    async def start(self) -> None:
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        self._task = None
        self._close_sockets()

    # ---- the one task: does what is due, then waits for the next thing --------------------------------

    async def _run(self) -> None:
        while True:
            self._news.clear()
            wait_s: float | None = LOOK_S
            try:
                await self._tune()
                wait_s = self._do_what_is_due(asyncio.get_running_loop().time())
            except Exception:  # whatever a system's sockets may raise
                logger.exception("the beacon met an error of ours")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait_s):
                    await self._news.wait()

    def _do_what_is_due(self, now: float) -> float | None:
        """How long there is nothing to do then (s; None: until something happens)."""
        while self._telling.due(now):
            self._broadcast(self._packet)
        while self._asking.due(now):
            self._broadcast(question())
        if self._heard.expire(now):
            self._on_change()
        look = now + LOOK_S if len(self._heard) or self._ear is None else float("inf")
        due = min(self._telling.next, self._asking.next, look)
        return None if due == float("inf") else due - now

    def _broadcast(self, packet: bytes) -> None:
        for address, mouth in self._mouths.items():
            mouth.sendto(packet, (address, self._port))
            self.counters.sent += 1

    # ---- sockets ---------------------------------------------------------------------------------------

    async def _tune(self) -> None:
        """One socket to hear, one on each network to speak; ask and tell anew on new networks."""
        if self._ear is None:
            await self._open_ear()
        if self._tuned == self._networks:
            return
        self._tuned = self._networks
        for mouth in self._mouths.values():
            mouth.close()
        self._mouths = {}
        for network in ipv4_networks(self._networks)[:MAX_NETWORKS]:
            address = broadcast_address(network)
            if address and address not in self._mouths:
                with contextlib.suppress(OSError):  # an interface that has gone again
                    self._mouths[address] = await self._open(str(network.ip), 0)
        if self._heard.keep(lambda source: is_near(source, self._networks)):
            self._on_change()
        self.ask()
        if self._packet:
            self._telling.begin(asyncio.get_running_loop().time())

    async def _open_ear(self) -> None:
        try:
            self._ear = await self._open("", self._port)
            self.problem = ""
        except OSError as error:
            problem = f"UDP port {self._port}: {_why_not(error)}"
            if problem != self.problem:
                logger.info("no broadcasts are heard: %s", problem)
            self.problem = problem

    async def _open(self, host: str, port: int) -> asyncio.DatagramTransport:
        sock = open_shared(host, port)
        try:
            transport, _ = await asyncio.get_running_loop().create_datagram_endpoint(
                lambda: _Ear(self._got), sock=sock
            )
        except BaseException:
            sock.close()
            raise
        return transport

    def _close_sockets(self) -> None:
        for transport in (self._ear, *self._mouths.values()):
            if transport is not None:
                transport.close()
        self._ear, self._mouths, self._tuned = None, {}, None

    # ---- what comes in ---------------------------------------------------------------------------------

    def _got(self, packet: bytes, sender: tuple[Any, ...]) -> None:
        """Anything, from anybody."""
        source, now = str(sender[0]), asyncio.get_running_loop().time()
        if not is_near(source, self._networks):
            self.counters.strange += 1
            return
        if not (self._packets.lets(source, now) and self._all.lets(ALL, now)):
            self.counters.dropped += 1
            return
        try:
            told = read_packet(packet)
        except BadMessage as bad:
            self.counters.strange += 1
            logger.debug("beacon from %s: %s", source, bad.reason)
            return
        if any(network.partition("/")[0] == source for network in self._networks):
            self.counters.own += 1
        else:
            self.counters.others += 1
            if len(self.others) < MAX_SOURCES:
                self.others.add(source)
        match told:
            case Question():
                self._answer(source, sender, now)
            case Notice():
                if self._heard.take(told, source, now):
                    self._on_change()
                    self._news.set()
            case Farewell():
                if self._heard.forget(told, source):
                    self._on_change()

    def _answer(self, source: str, sender: tuple[Any, ...], now: float) -> None:
        speaker = self._ear or next(iter(self._mouths.values()), None)
        if not self._packet or speaker is None or self._is_ours(sender):
            return
        if self._answers.lets(source, now):
            speaker.sendto(self._packet, sender[:2])
            self.counters.sent += 1

    def _is_ours(self, sender: tuple[Any, ...]) -> bool:
        return any(mouth.get_extra_info("sockname") == sender for mouth in self._mouths.values())


def open_shared(host: str, port: int) -> socket.socket:
    """A UDP socket that may broadcast, on a port that several programs use at once; raises OSError."""
    sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
    try:
        sock.setblocking(False)
        if port:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if hasattr(socket, "SO_REUSEPORT"):
                with contextlib.suppress(OSError):  # named by the system, and not there after all
                    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
        sock.bind((host, port))
    except BaseException:
        sock.close()
        raise
    return sock


def _why_not(error: OSError) -> str:
    return (
        "another program keeps it to itself"
        if error.errno == errno.EADDRINUSE
        else error.strerror or str(error)
    )
