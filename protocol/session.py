"""A Link: one connection to a peer that has proven who it is."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from protocol.channel import Channel
from protocol.fields import BadMessage
from protocol.handshake import Handshake, Refused
from protocol.identity import Identity
from protocol.wire import (
    MAX_NUMBER,
    MAX_TEXT,
    PROTOCOL_VERSION,
    Bye,
    Hello,
    Message,
    Ping,
    Pong,
    Proof,
    Refuse,
    clean_text,
    decode,
    frame,
)

MESSAGE_COST = 256  # bytes a waiting message costs beside its payload
logger = logging.getLogger("lanparty.link")


@dataclass(frozen=True)
class HelloArgs:
    """What a node says of itself on a link; `table` (32 bytes) once it sits at one."""

    name: str
    table: bytes = b""
    role: str = "peer"

    def hello(self, key: bytes, nonce: bytes) -> Hello:
        return Hello(PROTOCOL_VERSION, self.role, key, nonce, self.table, self.name)


class LinkRefused(Exception):
    """One side doesn't want this link; `code` is a word for programs, `text` a line for people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code
        self.text = text


class LinkFailed(Exception):
    """No link came about, or it is gone; `reason` is a line for people."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class NobodyThere(LinkFailed):
    """For certain: the computer at this address says that nothing listens, or it is no address."""


class Watcher(Protocol):
    """Who made a link, and is told how it fares."""

    def link_connected(self, link: Link) -> None: ...

    def link_opened(self, link: Link) -> None: ...

    def link_failed(self, link: Link, error: LinkRefused | LinkFailed) -> None: ...

    def link_closed(self, link: Link) -> None: ...


class Link:
    """Messages to and from one verified peer. Pings, limits and last words are seen to inside.

    `peer` (32 bytes) is its identity, `hello` what it said of itself, `dialled` whether we called, `address`
    where it is (host, port), `reason` why the link ended.
    """

    def __init__(
        self, channel: Channel, identity: Identity, hello_args: Callable[[], HelloArgs], watcher: Watcher, *,
        dialled: bool, certificate_hash: bytes = b"", expect_key: bytes | None = None,
        proceed: Callable[[], bool] = lambda: True,
    ) -> None:  # fmt: skip
        channel.owner = self
        self.dialled = dialled
        self.reason = ""
        self._channel = channel
        self._identity = identity
        self._hello_args = hello_args
        self._watcher = watcher
        self._certificate_hash = certificate_hash
        self._expect_key = expect_key
        self._proceed = proceed
        self._loop = asyncio.get_running_loop()
        self._handshake: Handshake | None = None
        self._hello: Hello | None = None
        self._queue: deque[tuple[Message, int]] = deque()
        self._queued = 0
        self._paused = False
        self._ended = False
        self._closing = False
        self._news = asyncio.Event()
        self._timer: asyncio.TimerHandle | None = None
        self._heard = self._moved = self._loop.time()
        self._taken = 0
        self._pings = 0

    @property
    def hello(self) -> Hello:
        assert self._hello is not None, "not before the link is open"
        return self._hello

    @property
    def peer(self) -> bytes:
        return self.hello.key

    @property
    def address(self) -> tuple[str, int]:
        return self._channel.address

    @property
    def own_address(self) -> str:
        return self._channel.own_address

    @property
    def is_open(self) -> bool:
        return self._hello is not None and not (self._ended or self._closing) and self._channel.is_open

    @property
    def bytes_sent(self) -> int:
        """On the network, TLS included."""
        return self._channel.bytes_sent

    @property
    def bytes_received(self) -> int:
        """From the network, TLS included."""
        return self._channel.bytes_received

    def post(self, framed: bytes) -> bool:
        """Queue a frame (see `wire.frame`) without waiting; False when the link is closed."""
        if not self.is_open:
            return False
        self._channel.send(framed)
        return self.is_open

    async def send(self, message: Message) -> None:
        """Send a message, waiting while too much is queued. Raises LinkFailed when the link is closed."""
        if self.post(frame(message)):
            await self.drained()
        if not self.is_open:
            raise LinkFailed(f"The link is closed: {self.reason or 'by us'}")

    async def drained(self) -> None:
        """Wait until most of what was posted is on its way (or the link is gone)."""
        await self._channel.drained()

    async def receive(self) -> Message | None:
        """The next message; None when there won't be any more. A Refuse is the last message."""
        while not self._queue:
            if self._ended:
                return None
            self._news.clear()
            await self._news.wait()
        message, cost = self._queue.popleft()
        self._queued -= cost
        if self._paused and self._queued <= self._channel.limits.receive_bytes // 2:
            self._paused = False
            self._heard = self._loop.time()
            self._channel.pause(False)
        return message

    async def close(self, refuse: Refuse | None = None) -> None:
        """Say why (or just goodbye) and close; what the other side still sends can be received meanwhile."""
        if self.is_open:
            self.post(frame(refuse or Bye()))
            self._closing = True
            self.reason = self.reason or "by us"
            self._channel.finish(deaf=False)
        else:
            self._channel.close()
        if self._channel.transport is not None:
            await self._channel.gone()

    def abort(self, reason: str = "by us") -> None:
        """Close at once, without a word."""
        self._end(reason)
        self._channel.abort()

    # the channel calls these

    def connected(self) -> None:
        self._timer = self._loop.call_later(self._channel.limits.handshake_s, self._too_slow)
        self._watcher.link_connected(self)

    def secured(self) -> None:
        if self.dialled:
            self._certificate_hash = self._channel.tls.peer_certificate_hash()
        hello = self._hello_args().hello(self._identity.key, secrets.token_bytes(32))
        self._handshake = Handshake(
            self._identity, hello, self._certificate_hash,
            dialler=self.dialled, expect_key=self._expect_key, proceed=self._proceed,
        )  # fmt: skip
        self._channel.send(frame(hello))

    def framed(self, payload: bytes) -> None:
        self._heard = self._loop.time()
        if self._hello is None:
            self._shake_hands(payload)
            return
        try:
            self._got(decode(payload), len(payload))
        except BadMessage as bad:
            self.broken("malformed", bad.reason)

    def broken(self, code: str, reason: str) -> None:
        self._give_up(LinkRefused(code, f"What came from there makes no sense: {reason}."))

    def lost(self, reason: str) -> None:
        if self._hello is None and not self._ended:
            self._watcher.link_failed(self, LinkFailed(f"The connection ended early: {reason}."))
        self._end(reason)
        self._watcher.link_closed(self)

    # before the link is open

    def _shake_hands(self, payload: bytes) -> None:
        handshake = self._handshake
        assert handshake is not None
        try:
            answers = handshake.receive(payload)
        except Refused as refused:
            self._give_up(LinkRefused(refused.code, refused.text), tell=not refused.by_peer)
            return
        for answer in answers:
            self._channel.send(frame(answer))
        if handshake.done:
            self._open(handshake)

    def _open(self, handshake: Handshake) -> None:
        self._channel.allow_all()
        self._hello = handshake.peer_hello
        self._set_timer()
        self._watcher.link_opened(self)

    def _too_slow(self) -> None:
        reason = f"no proof of identity within {self._channel.limits.handshake_s:g} s"
        self._give_up(LinkFailed(f"The other side is too slow: {reason}."))

    def _give_up(self, error: LinkRefused | LinkFailed, *, tell: bool = True) -> None:
        """End a link for a reason: tell the other side if it can hear it, the log, and who waits."""
        if self._ended:
            return
        opened = self._hello is not None
        code = error.code if isinstance(error, LinkRefused) else "failed"
        if (
            not self.dialled or opened
        ) and code != "self":  # an address that somebody had before us is no news
            logger.warning("%s %s:%d: %s", "refused" if tell else "refused by", *self.address, error)
        self._end(str(error))
        if not tell or self._handshake is None or code in ("unread", "not_tls", "not_needed"):
            self._channel.close()
        else:
            self._channel.send(frame(Refuse(code, clean_text(str(error), MAX_TEXT))))
            self._channel.finish(deaf=True)
        if not opened:
            self._watcher.link_failed(self, error)

    # while it is open

    def _got(self, message: Message, size: int) -> None:
        match message:
            case Ping(count):
                self._channel.send(frame(Pong(count)))
            case Pong():
                pass
            case Bye():
                self._end("it said goodbye")
                self._channel.close()
            case Hello() | Proof():
                raise BadMessage(f"{type(message).__name__} on an open link")
            case _:
                self._keep(message, size + MESSAGE_COST)
                if isinstance(message, Refuse):
                    self._end(message.text)
                    self._channel.close()

    def _keep(self, message: Message, cost: int) -> None:
        self._queue.append((message, cost))
        self._queued += cost
        self._news.set()
        if self._queued > self._channel.limits.receive_bytes and not self._paused:
            self._paused = True
            self._channel.pause(True)

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(self._channel.limits.ping_s, self._look_after)

    def _look_after(self) -> None:
        """Every few seconds: is the other side alive, and does it take what we send?"""
        limits, now = self._channel.limits, self._loop.time()
        taken = self._channel.bytes_sent - self._channel.unsent
        if taken != self._taken or not self._channel.unsent:
            self._taken, self._moved = taken, now
        silence = 0.0 if self._paused else now - self._heard
        if silence > limits.silence_s:
            self.abort(f"no sign of life for {limits.silence_s:g} s")
        elif now - self._moved > limits.stall_s:
            self.abort(f"it has taken nothing for {limits.stall_s:g} s")
        else:
            if silence > limits.ping_s / 2:
                self._pings = (self._pings + 1) % MAX_NUMBER
                self._channel.send(frame(Ping(self._pings)))
            self._set_timer()

    def _end(self, reason: str) -> None:
        if not self._ended:
            self._ended = True
            self.reason = self.reason or reason
        if self._timer is not None:
            self._timer.cancel()
        self._news.set()
