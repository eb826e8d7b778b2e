"""Links against those who mean harm, over real sockets: refused in time, within bounds, logged, no traceback."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace

import pytest

from protocol import channel, wire
from protocol.handshake import UNVERIFIED_FRAME, Handshake
from protocol.link import HelloArgs, Limits, Link, LinkFailed, LinkRefused, Server, dial
from protocol.tls import hash_certificate, make_client_context, make_server_side
from protocol.wire import MAX_FRAME, Hello, Message, Refuse, decode, encode, frame
from tests.protocol.aid import identity, run, until

ANN, BOB, EVE = identity(1), identity(2), identity(3)
HOST = "127.0.0.1"
# Generous where a test doesn't wait for it, so that a slow machine doesn't matter.
LIMITS = Limits(handshake_s=10.0, ping_s=10.0, silence_s=20.0, stall_s=20.0, linger_s=0.2)

Attack = Callable[[Server, "asyncio.Queue[Link]"], Awaitable[None]]


def attacked(attack: Attack, limits: Limits = LIMITS) -> None:
    """Run an attack on a server of Ann's; afterwards an honest peer must still get in."""

    async def work() -> None:
        links: asyncio.Queue[Link] = asyncio.Queue()
        server = await Server.start([0], ANN, lambda: HelloArgs("Ann"), links.put, host=HOST, limits=limits)
        try:
            await attack(server, links)
            await until(lambda: not server._half_open)
            honest = await dial(HOST, server.port, BOB, HelloArgs("Bob"), ANN.key)
            await honest.close()
        finally:
            await server.close()

    run(work)


class Eve:
    """A caller that speaks TLS, and after that says what she likes."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def call(cls, port: int) -> Eve:
        return cls(*await asyncio.open_connection(HOST, port, ssl=make_client_context(), limit=4096))

    def say(self, *messages: Message) -> None:
        for message in messages:
            self.writer.write(frame(message))

    async def hear(self) -> Message:
        length = int.from_bytes(await self.reader.readexactly(4), "big")
        return decode(await self.reader.readexactly(length))

    async def shake_hands(self, who=EVE) -> None:
        """An honest handshake."""
        der = self.writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
        mine = HelloArgs("Eve").hello(who.key, b"n" * 32)
        shaking = Handshake(who, mine, hash_certificate(der), dialler=True)
        self.say(mine)
        while not shaking.done:
            for answer in shaking.receive(encode(await self.hear())):
                self.say(answer)

    @property
    def tcp(self) -> asyncio.Transport:
        """What lies below TLS."""
        return self.writer.transport._ssl_protocol._transport  # type: ignore[attr-defined]

    async def is_cut_off(self) -> list[Message]:
        """Wait for the other side to hang up; what it said until then."""
        heard: list[Message] = []
        with suppress(asyncio.IncompleteReadError, ConnectionError, ssl.SSLError):
            while True:
                heard.append(await self.hear())
        self.writer.close()
        with suppress(ConnectionError, ssl.SSLError):
            await self.writer.wait_closed()
        return heard


def refusals(heard: list[Message]) -> list[str]:
    return [message.code for message in heard if isinstance(message, Refuse)]


HELLO = HelloArgs("Eve").hello(EVE.key, b"n" * 32)


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (b"\x00\x00\x00\x00", "malformed"),  # an empty frame
        ((2**31).to_bytes(4, "big"), "malformed"),
        ((UNVERIFIED_FRAME + 1).to_bytes(4, "big"), "malformed"),
        (b"\x00\x00\x00\x01\x06", "malformed"),  # no list
        (b"\x00\x00\x00\x02\x91\x63", "malformed"),  # an unknown message
        (frame(wire.Say("let me in")), "malformed"),
        (frame(wire.Ping(1)), "malformed"),
        (frame(replace(HELLO, role="king")), "malformed"),
        (frame(replace(HELLO, version=7)), "version"),
        (frame(replace(HELLO, key=ANN.key)), "self"),
        (frame(replace(HELLO, key=bytes(32))), "key"),
        (frame(HELLO) + frame(HELLO), "malformed"),
        (frame(HELLO) + frame(wire.Join("Eve", 0, b"n" * 32, "", b"", ())), "malformed"),
        (frame(HELLO) + frame(wire.Proof(b"s" * 64)), "proof"),
    ],
)
def test_nothing_but_a_correct_handshake(said: bytes, code: str, caplog: pytest.LogCaptureFixture) -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        eve = await Eve.call(server.port)
        eve.writer.write(said)
        assert refusals(await eve.is_cut_off()) == [code]
        assert links.empty()

    attacked(attack)
    records = [record for record in caplog.records if record.name == "lanparty.link"]
    assert [record.levelno for record in records] == ([] if code == "self" else [logging.WARNING])
    for record in records:
        assert "refused 127.0.0.1:" in record.getMessage()
        assert "\n" not in record.getMessage()


def test_a_proof_by_another_key() -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        eve = await Eve.call(server.port)
        der = eve.writer.get_extra_info("ssl_object").getpeercert(binary_form=True)
        claim = HelloArgs("Bob").hello(BOB.key, b"n" * 32)
        shaking = Handshake(EVE, claim, hash_certificate(der), dialler=True)
        eve.say(claim)
        for _ in range(2):
            for answer in shaking.receive(encode(await eve.hear())):
                eve.say(answer)
        assert refusals(await eve.is_cut_off()) == ["proof"]
        assert links.empty()

    attacked(attack)


@pytest.mark.parametrize(
    "garbage", [b"GET / HTTP/1.0\r\n\r\n", b"\x00" * 64, b"\x16\x03\x01\x00\x05hello", b"\xff" * 30_000]
)
def test_garbage_instead_of_tls(garbage: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        reader, writer = await asyncio.open_connection(HOST, server.port)
        writer.write(garbage)
        with suppress(ConnectionError):
            while await reader.read(1000):
                pass
        writer.close()

    attacked(attack)
    assert "no TLS 1.3" in caplog.text


def test_an_older_tls() -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname = False
        context.verify_mode = ssl.CERT_NONE
        context.maximum_version = ssl.TLSVersion.TLSv1_2
        with pytest.raises((ssl.SSLError, ConnectionError)):
            await asyncio.open_connection(HOST, server.port, ssl=context)

    attacked(attack)


def test_no_session_is_ever_resumed() -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        eve = await Eve.call(server.port)
        await eve.shake_hands()
        session = eve.writer.get_extra_info("ssl_object").session
        assert session is None or not session.has_ticket
        await (await links.get()).close()
        await eve.is_cut_off()

    attacked(attack)


@pytest.mark.parametrize("after", ["tcp", "tls", "hello"])
def test_those_who_dawdle(after: str) -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        if after == "tcp":
            reader, writer = await asyncio.open_connection(HOST, server.port)
            with suppress(ConnectionError):
                assert await reader.read(1) == b""
            writer.close()
            return
        eve = await Eve.call(server.port)
        if after == "hello":
            eve.say(HELLO)
        trickle = asyncio.ensure_future(drip(eve))
        heard = await eve.is_cut_off()
        trickle.cancel()
        assert refusals(heard) == ["failed"]
        assert links.empty()

    async def drip(eve: Eve) -> None:
        for byte in frame(wire.Proof(b"s" * 64)):
            eve.writer.write(bytes([byte]))
            await asyncio.sleep(0.05)

    attacked(attack, replace(LIMITS, handshake_s=0.25))


def test_a_flood_of_half_open_calls(caplog: pytest.LogCaptureFixture) -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        calls = [await asyncio.open_connection(HOST, server.port) for _ in range(60)]
        await until(lambda: len(server._half_open) == 5)
        ended = [asyncio.ensure_future(end(reader)) for reader, _ in calls]
        await until(lambda: sum(task.done() for task in ended) >= 55)
        assert len(server._half_open) == 5
        with pytest.raises((LinkFailed, LinkRefused)):
            await dial(HOST, server.port, BOB, HelloArgs("Bob"))
        for _, writer in calls:
            writer.close()
        await asyncio.gather(*ended)

    async def end(reader: asyncio.StreamReader) -> None:
        with suppress(ConnectionError):
            await reader.read(1)

    attacked(attack, replace(LIMITS, half_open=20, half_open_per_host=5))
    busy = [record for record in caplog.records if "too many calls" in record.getMessage()]
    assert 1 <= len(busy) <= 5, "logged, but no flood of lines"


def test_refused_callers_count_until_they_are_gone() -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        calls = [await Eve.call(server.port) for _ in range(3)]
        for eve in calls:
            eve.say(wire.Ping(1))
        # None of them hangs up; they are cut off after `linger_s`, and until then hold their places.
        for eve in calls:
            while not isinstance(await eve.hear(), Refuse):
                pass
        assert len(server._half_open) == 3
        for eve in calls:
            await eve.is_cut_off()

    attacked(attack, replace(LIMITS, half_open_per_host=3))


def test_too_many_bytes_before_the_proof(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        with monkeypatch.context() as patch:
            # A flood of empty records takes a TLS of one's own; so the limit comes down to a plain handshake.
            patch.setattr(channel, "UNVERIFIED_BYTES", 100)
            with suppress(ConnectionError, ssl.SSLError):
                eve = await Eve.call(server.port)
                await eve.is_cut_off()
        assert links.empty()

    attacked(attack)
    assert "too many bytes before it has proven who it is" in caplog.text


def test_a_peer_that_turns_hostile_after_the_handshake(caplog: pytest.LogCaptureFixture) -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        for said in [
            (MAX_FRAME + 1).to_bytes(4, "big"), b"\xff\xff\xff\xff", b"\0\0\0\x01\xc1", frame(HELLO),
            frame(wire.Proof(b"s" * 64)), b"\0\0\0\x04\x93\x03\x01\x02",
        ]:  # fmt: skip
            eve = await Eve.call(server.port)
            await eve.shake_hands()
            link = await links.get()
            eve.say(wire.Say("friendly"))
            eve.writer.write(said)
            assert await link.receive() == wire.Say("friendly"), "what came before is not lost"
            assert await link.receive() is None
            assert refusals(await eve.is_cut_off()) == ["malformed"]
            assert not link.is_open

    attacked(attack)
    assert caplog.text.count("makes no sense") == 6


def test_garbage_inside_an_open_tls_session() -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        eve = await Eve.call(server.port)
        await eve.shake_hands()
        link = await links.get()
        # Below TLS: a record that can't be decrypted.
        eve.tcp.write(b"\x17\x03\x03\x00\x20" + b"x" * 32)
        assert await link.receive() is None
        await eve.is_cut_off()

    attacked(attack)


def test_a_peer_that_reads_nothing_is_dropped_within_bounds(caplog: pytest.LogCaptureFixture) -> None:
    most = 3_000_000

    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        eve = await Eve.call(server.port)
        await eve.shake_hands()
        link = await links.get()
        eve.tcp.pause_reading()
        framed = frame(wire.Entries((b"x" * 60_000,) * 4))
        posted = 0
        while link.post(framed):
            posted += len(framed)
            assert link._channel.unsent <= most + 2 * len(framed)
            await asyncio.sleep(0)
        assert posted > most
        assert await link.receive() is None
        eve.writer.transport.abort()

    attacked(attack, replace(LIMITS, send_bytes=most))
    assert "doesn't read" in caplog.text


def test_a_peer_that_reads_nothing_but_is_sent_little_is_dropped_in_time() -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        eve = await Eve.call(server.port)
        await eve.shake_hands()
        link = await links.get()
        eve.tcp.pause_reading()
        framed = frame(wire.Entries((b"x" * 60_000,) * 4))
        while not link._channel.unsent:
            link.post(framed)
        talking = asyncio.ensure_future(keep_talking(eve))
        assert await link.receive() is None
        assert "has taken nothing" in link.reason
        talking.cancel()
        eve.writer.transport.abort()

    async def keep_talking(eve: Eve) -> None:
        while True:
            eve.say(wire.Pong(1))
            await asyncio.sleep(0.02)

    attacked(attack, replace(LIMITS, ping_s=0.05, stall_s=0.3))


def test_a_peer_that_falls_silent_is_dropped() -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        eve = await Eve.call(server.port)
        await eve.shake_hands()
        link = await links.get()
        assert await link.receive() is None
        assert "no sign of life for 0.2 s" in link.reason
        heard = await eve.is_cut_off()
        assert any(isinstance(message, wire.Ping) for message in heard)

    attacked(attack, replace(LIMITS, ping_s=0.05, silence_s=0.2))


def test_a_flood_of_messages_waits_in_the_network() -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        eve = await Eve.call(server.port)
        await eve.shake_hands()
        link = await links.get()
        flood = frame(wire.Leave()) * 100_000
        pouring = asyncio.ensure_future(pour(eve, flood))
        await until(lambda: link._paused)
        for _ in range(50):
            await asyncio.sleep(0)
        assert len(link._queue) <= 50_000 / 256 + 1
        for _ in range(100_000):
            assert await link.receive() == wire.Leave(), "and all of it is there when it is wanted"
            assert len(link._queue) <= 50_000 / 256 + 1
        await pouring
        link.abort()
        eve.writer.transport.abort()

    async def pour(eve: Eve, flood: bytes) -> None:
        with suppress(ConnectionError, ssl.SSLError):
            eve.writer.write(flood)
            await eve.writer.drain()

    attacked(attack, replace(LIMITS, receive_bytes=50_000))


def test_more_links_than_a_server_keeps() -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        kept = [await dial(HOST, server.port, identity(10 + n), HelloArgs("x")) for n in range(2)]
        await until(lambda: links.qsize() == 2)
        third = await dial(HOST, server.port, identity(20), HelloArgs("x"))
        refuse = await third.receive()
        assert isinstance(refuse, Refuse)
        assert refuse.code == "busy"
        assert await third.receive() is None
        for link in kept:
            await link.close()
        await until(lambda: not server._links)

    attacked(attack, replace(LIMITS, links=2))


# A caller's side of it.


def called(
    answer: Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]], tls: bool = True
) -> Exception:
    """What dial raises when Eve answers."""
    raised: list[Exception] = []

    async def work() -> None:
        async def handle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(ConnectionError, asyncio.IncompleteReadError, ssl.SSLError):
                await answer(reader, writer)
            writer.close()

        context = make_server_side().context if tls else None
        server = await asyncio.start_server(handle, HOST, 0, ssl=context)
        port = server.sockets[0].getsockname()[1]
        try:
            await dial(HOST, port, BOB, HelloArgs("Bob"), ANN.key, timeout_s=2.0, limits=LIMITS)
        except (LinkFailed, LinkRefused) as error:
            raised.append(error)
        server.close()
        await until(lambda: len(asyncio.all_tasks()) == 1)

    run(work)
    (error,) = raised
    assert "\n" not in str(error)
    return error


def test_a_server_that_hangs_up() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        pass

    for tls in (True, False):
        error = called(answer, tls)
        assert isinstance(error, LinkFailed)
        assert "ended early" in error.reason, "noticed at once"


def test_a_server_without_tls() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail.example ESMTP\r\n")
        await reader.read()

    error = called(answer, tls=False)
    assert isinstance(error, LinkRefused)
    assert error.code == "not_tls"


def test_a_server_that_talks_nonsense() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"\xff" * 100)
        await reader.read()

    error = called(answer)
    assert isinstance(error, LinkRefused)
    assert error.code == "malformed"


def test_a_server_that_claims_a_key_it_does_not_have() -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(frame(HelloArgs("Ann").hello(ANN.key, b"n" * 32)) + frame(wire.Proof(b"p" * 64)))
        await reader.read()

    error = called(answer)
    assert isinstance(error, LinkRefused)
    assert error.code == "proof"


def test_somebody_in_the_middle_who_relays_every_message(caplog: pytest.LogCaptureFixture) -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        async def relay(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            with suppress(ConnectionError, ssl.SSLError):
                while data := await source.read(65_536):
                    target.write(data)
            target.close()

        async def in_the_middle(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            eve = await Eve.call(server.port)
            await asyncio.gather(relay(reader, eve.writer), relay(eve.reader, writer))

        # With Eve's own certificate: TLS ends at her, twice.
        trap = await asyncio.start_server(in_the_middle, HOST, 0, ssl=make_server_side().context)
        with pytest.raises(LinkRefused) as failure:
            await dial(HOST, trap.sockets[0].getsockname()[1], BOB, HelloArgs("Bob"), ANN.key)
        assert failure.value.code == "proof"
        trap.close()
        await until(lambda: len(asyncio.all_tasks()) == 1)
        assert links.empty()

    attacked(attack)


def test_a_relay_of_bytes_is_only_a_longer_wire() -> None:
    async def attack(server: Server, links: asyncio.Queue[Link]) -> None:
        async def relay(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
            while data := await source.read(65_536):
                target.write(data)
            target.close()

        async def router(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            theirs, ours = await asyncio.open_connection(HOST, server.port)
            await asyncio.gather(relay(reader, ours), relay(theirs, writer))

        routed = await asyncio.start_server(router, HOST, 0)
        link = await dial(HOST, routed.sockets[0].getsockname()[1], BOB, HelloArgs("Bob"), ANN.key)
        assert (await links.get()).peer == BOB.key
        await link.close()
        routed.close()
        await until(lambda: len(asyncio.all_tasks()) == 1)

    attacked(attack)


def test_a_hello_is_what_it_says() -> None:
    assert isinstance(decode(encode(HELLO)), Hello)
