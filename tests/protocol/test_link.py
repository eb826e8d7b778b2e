"""Links between honest peers, over real sockets on loopback."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from protocol import wire
from protocol.link import HelloArgs, Limits, Link, LinkFailed, LinkRefused, Server, dial
from tests.protocol.aid import identity, run, until

ANN, BOB, EVE = identity(1), identity(2), identity(3)
HOST = "127.0.0.1"
QUICK = Limits(handshake_s=2.0, ping_s=0.05, silence_s=2.0, stall_s=2.0, linger_s=0.5)


class Hall:
    """A server of Ann's, and the links that came in."""

    def __init__(self) -> None:
        self.links: asyncio.Queue[Link] = asyncio.Queue()
        self.server: Server

    async def welcome(self, link: Link) -> None:
        await self.links.put(link)


@asynccontextmanager
async def hall(limits: Limits = QUICK, args: HelloArgs | None = None) -> AsyncIterator[Hall]:
    made = Hall()
    hello_args = args or HelloArgs("Ann", b"t" * 32)
    made.server = await Server.start([0], ANN, lambda: hello_args, made.welcome, host=HOST, limits=limits)
    try:
        yield made
    finally:
        await made.server.close()


@asynccontextmanager
async def pair(limits: Limits = QUICK) -> AsyncIterator[tuple[Link, Link]]:
    """A link, seen by the caller and by the called."""
    async with hall(limits) as made:
        caller = await dial(HOST, made.server.port, BOB, HelloArgs("Bob"), ANN.key, limits=limits)
        try:
            yield caller, await made.links.get()
        finally:
            await caller.close()


def test_both_sides_know_who_is_there() -> None:
    async def work() -> None:
        async with pair() as (caller, called):
            assert caller.peer == ANN.key
            assert called.peer == BOB.key
            assert caller.hello == replace(caller.hello, name="Ann", table=b"t" * 32, role="peer")
            assert called.hello == replace(called.hello, name="Bob", table=b"")
            assert (caller.dialled, called.dialled) == (True, False)
            assert caller.address[0] == called.address[0] == HOST

    run(work)


def test_messages_of_all_sizes_go_both_ways_in_order() -> None:
    async def work() -> None:
        async with pair() as (caller, called):
            big = wire.Entries((b"x" * 60_000, b"y" * 60_000, b"z" * 60_000))
            messages = [wire.Say("first"), big, wire.Have(b"t" * 32, ((0, 1), (75, 2))), big, wire.Leave()]
            for message in messages:
                await caller.send(message)
                await called.send(message)
            for message in messages:
                assert await caller.receive() == message
                assert await called.receive() == message
            assert caller.bytes_sent > 360_000
            assert called.bytes_received == caller.bytes_sent

    run(work)


def test_a_link_that_is_closed_says_so_on_both_sides() -> None:
    async def work() -> None:
        async with pair() as (caller, called):
            await caller.send(wire.Say("last words"))
            await caller.close()
            assert not caller.is_open
            assert await caller.receive() is None
            assert await called.receive() == wire.Say("last words")
            assert await called.receive() is None
            assert await called.receive() is None
            assert called.reason == "it said goodbye"
            assert called.post(wire.frame(wire.Leave())) is False
            with pytest.raises(LinkFailed, match="goodbye"):
                await called.send(wire.Leave())
            await caller.close()
            await called.close()

    run(work)


def test_a_refusal_is_the_last_message() -> None:
    async def work() -> None:
        async with pair() as (caller, called):
            await called.close(wire.Refuse("full", "This table is full."))
            assert await caller.receive() == wire.Refuse("full", "This table is full.")
            assert await caller.receive() is None
            assert caller.reason == "This table is full."

    run(work)


def test_what_was_under_way_arrives_while_the_other_side_closes() -> None:
    async def work() -> None:
        async with pair() as (caller, called):
            caller.post(wire.frame(wire.Say("crossing")))
            await called.close()
            assert await called.receive() == wire.Say("crossing")
            assert await called.receive() is None

    run(work)


def test_a_cut_connection_ends_receive() -> None:
    async def work() -> None:
        async with pair() as (caller, called):
            called.abort("for the test")
            assert await caller.receive() is None
            assert caller.reason
            assert await called.receive() is None
            assert called.reason == "for the test"

    run(work)


def test_an_idle_link_is_kept_alive_by_pings() -> None:
    async def work() -> None:
        async with pair() as (caller, called):
            before = (caller.bytes_received, called.bytes_received)
            await until(lambda: caller.bytes_received > before[0] + 150)
            await until(lambda: called.bytes_received > before[1] + 150)
            await called.send(wire.Leave())
            assert await caller.receive() == wire.Leave(), "pings are not for those who use the link"

    run(work)


def test_a_slow_reader_slows_the_writer_and_loses_nothing() -> None:
    limits = replace(QUICK, receive_bytes=100_000, silence_s=0.3)
    piece = wire.Entries((b"x" * 50_000,))

    async def work() -> None:
        async with pair(limits) as (caller, called):
            writing = asyncio.ensure_future(write(caller))
            await until(lambda: called._paused)
            assert called._queued < 100_000 + 60_000, "no more than one message above the limit"
            for _ in range(100):
                assert await called.receive() == piece
            await writing

    async def write(link: Link) -> None:
        for _ in range(100):
            await link.send(piece)

    run(work)


def test_a_taken_port_means_the_next_one() -> None:
    async def work() -> None:
        with socket.create_server((HOST, 0)) as taken:
            port = taken.getsockname()[1]
            with pytest.raises(LinkFailed, match=f"No free port.*{port}"):
                await Server.start([port], ANN, lambda: HelloArgs("Ann"), nobody, host=HOST)
            server = await Server.start([port, 0], ANN, lambda: HelloArgs("Ann"), nobody, host=HOST)
            assert server.port not in (0, port)
            await server.close()

    async def nobody(link: Link) -> None:
        await link.close()

    run(work)


def test_all_interfaces_by_default() -> None:
    async def work() -> None:
        made = Hall()
        server = await Server.start([0], ANN, lambda: HelloArgs("Ann"), made.welcome)
        hosts = [HOST, "::1"] if socket.has_ipv6 and len(server._listeners) > 1 else [HOST]
        for host in hosts:
            link = await dial(host, server.port, BOB, HelloArgs("Bob"), ANN.key)
            assert (await made.links.get()).peer == BOB.key
            await link.close()
        await server.close()

    run(work)


def test_an_error_of_ours_closes_the_link_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async def broken(link: Link) -> None:
            raise RuntimeError("a bug")

        server = await Server.start([0], ANN, lambda: HelloArgs("Ann"), broken, host=HOST)
        link = await dial(HOST, server.port, BOB, HelloArgs("Bob"))
        assert await link.receive() is None
        await server.close()
        await link.close()

    run(work)
    assert "a bug" in caplog.text


@pytest.mark.parametrize(
    ("host", "port", "why"),
    [
        ("127.0.0.1", 1, "Nobody answers at 127.0.0.1:1"),
        ("no such host..", 1, "is no address of a computer"),
        ("x" * 64, 1, "is no address of a computer|No connection|No answer"),
        ("255.255.255.255", 1, "No connection|no way"),
    ],
)
def test_nobody_there(host: str, port: int, why: str) -> None:
    async def work() -> None:
        with pytest.raises(LinkFailed, match=why) as failure:
            await dial(host, port, BOB, HelloArgs("Bob"))
        assert "\n" not in failure.value.reason

    run(work)


def test_somebody_who_does_not_answer() -> None:
    async def work() -> None:
        with socket.create_server((HOST, 0)) as silent:
            port = silent.getsockname()[1]
            with pytest.raises(LinkFailed, match=r"No answer from .* within 0.1 s"):
                await dial(HOST, port, BOB, HelloArgs("Bob"), timeout_s=0.1)

    run(work)


def test_a_call_may_be_given_up() -> None:
    async def work() -> None:
        with socket.create_server((HOST, 0)) as silent:
            call = asyncio.ensure_future(dial(HOST, silent.getsockname()[1], BOB, HelloArgs("Bob")))
            await asyncio.get_running_loop().run_in_executor(None, silent.accept)
            call.cancel()
            with pytest.raises(asyncio.CancelledError):
                await call

    run(work)


class FutureArgs(HelloArgs):
    """A node of a later version."""

    def hello(self, key: bytes, nonce: bytes) -> wire.Hello:
        return replace(super().hello(key, nonce), version=2)


@pytest.mark.parametrize("newer", ["caller", "called"])
def test_versions_that_differ_are_named(newer: str) -> None:
    old, new = HelloArgs("x"), FutureArgs("x")

    async def work() -> None:
        async with hall(args=new if newer == "called" else old) as made:
            with pytest.raises(LinkRefused, match=r"one speaks protocol 1, the other 2") as failure:
                await dial(HOST, made.server.port, BOB, new if newer == "caller" else old)
            assert failure.value.code == "version"
            assert made.links.empty()

    run(work)


def test_oneself_and_others_than_expected(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with hall() as made:
            for who, expected, code in [(ANN, None, "self"), (BOB, EVE.key, "key")]:
                with pytest.raises(LinkRefused) as failure:
                    await dial(HOST, made.server.port, who, HelloArgs("x"), expected)
                assert failure.value.code == code
            assert made.links.empty()

    run(work)
    assert caplog.text == "", "an address that somebody had before us is no news, on either side"


def test_a_race_gives_one_link_only() -> None:
    async def work() -> None:
        async with hall() as made:
            won: list[int] = []

            def proceed() -> bool:
                won.append(1)
                return len(won) == 1

            calls = [
                dial(HOST, made.server.port, BOB, HelloArgs("Bob"), ANN.key, proceed=proceed)
                for _ in range(4)
            ]
            results = await asyncio.gather(*calls, return_exceptions=True)
            links = [result for result in results if isinstance(result, Link)]
            assert len(links) == 1
            assert [one.code for one in results if isinstance(one, LinkRefused)] == ["not_needed"] * 3
            await until(lambda: not made.server._half_open)
            assert made.links.qsize() == 1
            await links[0].close()

    run(work)
