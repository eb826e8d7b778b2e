"""Links between peers: call somebody (`dial`), or be called (`Server`)."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
import ssl
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from functools import cache

from protocol.channel import Channel, Limits
from protocol.identity import Identity
from protocol.ports import PORTS
from protocol.session import HelloArgs, Link, LinkFailed, LinkRefused, NobodyThere, logger
from protocol.tls import make_client_context, make_server_side
from protocol.wire import Refuse

__all__ = [
    "PORTS",
    "HelloArgs",
    "Limits",
    "Link",
    "LinkFailed",
    "LinkRefused",
    "NobodyThere",
    "Server",
    "dial",
]

DIAL_TIMEOUT_S = 8.0
BUSY_LOG_S = 1.0  # at most one line in this time says that too many call


@cache
def _client_context() -> ssl.SSLContext:
    return make_client_context()


class _Call:
    """Waits for the link that is being dialled."""

    def __init__(self) -> None:
        self.made: asyncio.Future[Link] = asyncio.get_running_loop().create_future()

    def link_connected(self, link: Link) -> None:
        pass

    def link_opened(self, link: Link) -> None:
        if self.made.done():
            link.abort()
        else:
            self.made.set_result(link)

    def link_failed(self, link: Link, error: LinkRefused | LinkFailed) -> None:
        if not self.made.done():
            self.made.set_exception(error)

    def link_closed(self, link: Link) -> None:
        pass


async def dial(
    host: str, port: int, identity: Identity, hello_args: HelloArgs, expect_key: bytes | None = None,
    timeout_s: float = DIAL_TIMEOUT_S, *, limits: Limits = Limits(),  # noqa: B008 - frozen
    proceed: Callable[[], bool] = lambda: True,
) -> Link:  # fmt: skip
    """Call a peer; the link is verified on both sides when this returns.

    `expect_key` is the identity that must answer. `proceed` is asked once the other side has proven itself: if
    it says no, our own proof isn't given (how a race over several addresses takes only one). Raises
    LinkRefused or LinkFailed.
    """
    call = _Call()
    channel = Channel(_client_context(), server_side=False, limits=limits)
    Link(channel, identity, lambda: hello_args, call, dialled=True, expect_key=expect_key, proceed=proceed)
    try:
        async with asyncio.timeout(timeout_s):
            await asyncio.get_running_loop().create_connection(lambda: channel, host, port)
            return await call.made
    except TimeoutError:
        channel.abort()
        raise LinkFailed(f"No answer from {host}:{port} within {timeout_s:g} s.") from None
    except (OSError, ValueError, OverflowError) as error:
        raise _why_not(host, port, error) from None
    except asyncio.CancelledError:
        channel.abort()
        raise
    finally:
        call.made.cancel()  # nobody waits any more


def _why_not(host: str, port: int, error: Exception) -> LinkFailed:
    if isinstance(error, ConnectionRefusedError):
        return NobodyThere(f"Nobody answers at {host}:{port}.")
    if isinstance(error, socket.gaierror | ValueError | OverflowError):
        return NobodyThere(f"“{host[:64]}” is no address of a computer.")
    code = error.errno if isinstance(error, OSError) else None
    if code in (errno.ENETUNREACH, errno.EHOSTUNREACH):
        return LinkFailed(f"There is no way to {host}:{port} from here.")
    return LinkFailed(f"No connection to {host}:{port}: {getattr(error, 'strerror', None) or error}.")


class Server:
    """Answers calls on one TCP port, and hands over links whose peers have proven who they are."""

    def __init__(
        self, identity: Identity, hello_args: Callable[[], HelloArgs],
        on_link: Callable[[Link], Awaitable[None]], limits: Limits,
    ) -> None:  # fmt: skip
        self.port = 0
        self._identity = identity
        self._hello_args = hello_args
        self._on_link = on_link
        self._limits = limits
        self._side = make_server_side()
        self._listeners: list[asyncio.Server] = []
        self._half_open: dict[Link, str] = {}
        self._links: set[Link] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy_logged = float("-inf")

    @classmethod
    async def start(
        cls, ports: Iterable[int], identity: Identity, hello_args: Callable[[], HelloArgs],
        on_link: Callable[[Link], Awaitable[None]], *, host: str = "", limits: Limits = Limits(),  # noqa: B008
    ) -> Server:  # fmt: skip
        """Listen on the first of `ports` that is free (0: any), on all interfaces or on `host` only.

        `on_link` runs as a task of its own for every link. Raises LinkFailed when no port is free.
        """
        server = cls(identity, hello_args, on_link, limits)
        tried = list(ports)
        for port in tried:
            try:
                await server._listen(host or "0.0.0.0", port)
            except OSError as error:
                logger.info("port %d: %s", port, error.strerror or error)
                continue
            if not host:
                # The same port for those who find us over IPv6, if there is such a thing here.
                with contextlib.suppress(OSError):
                    await server._listen("::", server.port)
            return server
        raise LinkFailed(f"No free port to listen on: tried {', '.join(map(str, tried)) or 'none'}.")

    async def close(self) -> None:
        """Listen no more, and close every link that was made here."""
        for listener in self._listeners:
            listener.close()
        for link in list(self._half_open):
            link.abort()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *(link.close() for link in self._links), return_exceptions=True)

    async def _listen(self, host: str, port: int) -> None:
        loop = asyncio.get_running_loop()
        listener = await loop.create_server(self._answer, host, port)
        self._listeners.append(listener)
        self.port = listener.sockets[0].getsockname()[1]

    def _answer(self) -> Channel:
        channel = Channel(self._side.context, server_side=True, limits=self._limits)
        Link(
            channel, self._identity, self._hello_args, self,
            dialled=False, certificate_hash=self._side.certificate_hash,
        )  # fmt: skip
        return channel

    # links call these

    def link_connected(self, link: Link) -> None:
        host = link.address[0]
        callers = Counter(self._half_open.values())
        if callers[host] >= self._limits.half_open_per_host or callers.total() >= self._limits.half_open:
            self._log_busy(host)
            link.abort("too many calls at once")
        else:
            self._half_open[link] = host

    def link_opened(self, link: Link) -> None:
        if len(self._links) >= self._limits.links:
            self._start(link.close(Refuse("busy", "Too many players are connected here.")))
            return
        del self._half_open[link]
        self._links.add(link)
        self._start(self._hand_over(link))

    def link_failed(self, link: Link, error: LinkRefused | LinkFailed) -> None:
        pass  # it counts as half open until its socket is closed

    def link_closed(self, link: Link) -> None:
        self._half_open.pop(link, None)
        self._links.discard(link)

    async def _hand_over(self, link: Link) -> None:
        try:
            await self._on_link(link)
        except Exception:
            logger.exception("the link with %s:%d is closed by an error of ours", *link.address)
            await link.close()

    def _start(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _log_busy(self, host: str) -> None:
        now = asyncio.get_running_loop().time()
        if now - self._busy_logged > BUSY_LOG_S:
            self._busy_logged = now
            logger.warning("refused %s: too many calls at once", host)
