"""A TCP connection with TLS inside, cut into frames: the asyncio protocol below a Link.

Bounded both ways: a side that doesn't read what we send is dropped; from a side that sends
faster than we read, no more is read until we have caught up.
"""

from __future__ import annotations

import asyncio
import ssl
from dataclasses import dataclass
from typing import Protocol

from protocol.fields import BadMessage
from protocol.frames import FrameReader
from protocol.handshake import UNVERIFIED_FRAME
from protocol.tls import TlsError, TlsPipe
from protocol.wire import MAX_FRAME

UNVERIFIED_BYTES = 16_384  # from the network, TLS included, until both sides have proven who they are
HIGH_WATER = 262_144  # bytes not yet sent above which a patient sender waits


@dataclass(frozen=True)
class Limits:
    """How long and how much a link puts up with."""

    handshake_s: float = 8.0  # on bad air a round trip may well take seconds, and it takes four
    ping_s: float = 4.0  # silence after which we ask
    silence_s: float = 12.0  # silence after which a link is dead
    stall_s: float = 12.0  # … and time in which the other side takes nothing of what we send
    linger_s: float = 1.0  # for last words
    send_bytes: int = 8 * 2**20  # not yet taken by the network
    receive_bytes: int = 2**20  # received and not yet read by us
    half_open: int = 32
    half_open_per_host: int = 16
    links: int = 64


class Owner(Protocol):
    """Who a channel serves: told when TCP stands, TLS stands, a frame came, something is wrong, all is over."""

    def connected(self) -> None: ...

    def secured(self) -> None: ...

    def framed(self, payload: bytes) -> None: ...

    def broken(self, code: str, reason: str) -> None: ...

    def lost(self, reason: str) -> None: ...


class Channel(asyncio.Protocol):
    """Frames over TLS over TCP. All methods run on the event loop."""

    def __init__(self, context: ssl.SSLContext, *, server_side: bool, limits: Limits) -> None:
        self.limits = limits
        self.tls = TlsPipe(context, server_side)
        self.owner: Owner | None = None
        self.transport: asyncio.Transport | None = None
        self.bytes_sent = 0
        self.bytes_received = 0
        self.verified = False
        self._server_side = server_side
        self._frames = FrameReader(UNVERIFIED_FRAME)
        self._secure = False
        self._deaf = False
        self._held = False
        self._writable = asyncio.Event()
        self._writable.set()
        self._gone = asyncio.Event()
        self._deadline: asyncio.TimerHandle | None = None

    @property
    def address(self) -> tuple[str, int]:
        """Host and port of the other side."""
        peer = self.transport.get_extra_info("peername") if self.transport else None
        return (str(peer[0]), int(peer[1])) if peer else ("", 0)

    @property
    def own_address(self) -> str:
        """Our own address on this connection; "" before there is one."""
        own = self.transport.get_extra_info("sockname") if self.transport else None
        return str(own[0]) if own else ""

    @property
    def is_open(self) -> bool:
        """Whether anything can still be sent."""
        return self.transport is not None and not self.transport.is_closing()

    @property
    def unsent(self) -> int:
        """Bytes that wait for the network to take them."""
        return self.transport.get_write_buffer_size() if self.transport else 0

    def allow_all(self) -> None:
        """The other side has proven who it is: messages of full size from now on."""
        self.verified = True
        self._frames.limit = MAX_FRAME

    def send(self, frame: bytes) -> None:
        """Send a frame, or put it in the queue; a queue that is too long breaks the channel."""
        if not self.is_open:
            return
        self.tls.send(frame)
        self._flush()
        if self.unsent > self.limits.send_bytes:
            self._break("unread", "it doesn't read what we send")

    async def drained(self) -> None:
        """Wait until the queue is short (or the channel is gone)."""
        await self._writable.wait()

    def pause(self, stop: bool) -> None:
        """Hand over no more frames and read no more from the network, or go on with both."""
        if self.is_open and self.transport is not None and stop != self._held:
            self._held = stop
            if stop:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()
                asyncio.get_running_loop().call_soon(self._take, b"")

    def finish(self, *, deaf: bool) -> None:
        """Send what is queued and wait shortly for the other side to close; `deaf`: heed nothing it says."""
        self._deaf = self._deaf or deaf
        if self.is_open:
            self.pause(False)
            self._set_deadline()

    def close(self) -> None:
        """Close after sending what is queued."""
        if self.is_open and self.transport is not None:
            self.tls.say_goodbye()
            self._flush()
            self.transport.close()
            # A side that reads nothing must not keep the socket open.
            self._set_deadline()

    def abort(self) -> None:
        """Close at once."""
        if self.transport is not None:
            self.transport.abort()

    async def gone(self) -> None:
        """Wait until the connection is closed."""
        await self._gone.wait()

    def _set_deadline(self) -> None:
        if self._deadline is None:
            self._deadline = asyncio.get_running_loop().call_later(self.limits.linger_s, self.abort)

    def _flush(self) -> None:
        data = self.tls.outgoing()
        if data and self.is_open and self.transport is not None:
            self.bytes_sent += len(data)
            self.transport.write(data)

    def _break(self, code: str, reason: str) -> None:
        if self.owner is not None:
            self.owner.broken(code, reason)

    # asyncio calls these

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.set_write_buffer_limits(high=HIGH_WATER)
        if self.owner is not None:
            self.owner.connected()
        if not self._server_side:
            self.tls.start()
            self._flush()

    def data_received(self, data: bytes) -> None:
        self.bytes_received += len(data)
        if self._deaf:
            return
        self._take(data)
        if not self.verified and not self._deaf and self.bytes_received > UNVERIFIED_BYTES:
            self._break("malformed", "too many bytes before it has proven who it is")

    def _take(self, data: bytes) -> None:
        try:
            self._decrypt(data)
            self._cut()
        except TlsError as error:
            self._flush()  # the alert
            self._break("not_tls", f"no TLS 1.3: {error}")
        except BadMessage as bad:
            self._break("malformed", bad.reason)

    def _decrypt(self, data: bytes) -> None:
        self._frames.feed(self.tls.receive(data))
        self._flush()
        if self.tls.ready and not self._secure:
            self._secure = True
            if self.owner is not None:
                self.owner.secured()

    def _cut(self) -> None:
        """Hand over frame by frame, for each may be the last that is wanted."""
        while self.owner is not None and self.is_open and not (self._deaf or self._held):
            payload = self._frames.next()
            if payload is None:
                break
            self.owner.framed(payload)
        if self.tls.ended and not self._held:
            self.close()

    def pause_writing(self) -> None:
        self._writable.clear()

    def resume_writing(self) -> None:
        self._writable.set()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._writable.set()
        self._gone.set()
        if self.owner is not None:
            reason = (exc.strerror if isinstance(exc, OSError) else None) or str(exc)
            self.owner.lost(reason.lower() if exc else "closed by the other side")
