"""Callers who mean harm, over real sockets, against a running host: refused with a line that says whom and why,
without a traceback, within bounds; and afterwards honest players play at that table as if nothing had been.
"""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, suppress

import pytest

from protocol.link import HelloArgs, Link, LinkFailed, LinkRefused
from protocol.tls import make_client_context
from protocol.wire import (
    Ask,
    Entries,
    Have,
    Hello,
    Join,
    Leave,
    Lobby,
    Message,
    Offer,
    Ready,
    Refuse,
    Said,
    Say,
    Signed,
    TableInfo,
    decode,
    frame,
)  # fmt: skip
from scripts.netlab import Lab, LabUnavailable
from tests.network.conftest import inside
from tests.network.member import LIMIT_S, Member, address, call, closed, hear
from tests.network.processes import Party, Process, linux

MEMORY_MB = 250
KEY = b"\x01" * 32
NONCE = b"n" * 32
HELLO = HelloArgs("Eve").hello(KEY, NONCE)


class Siege:
    """A host whose table is open, or being played, while all sorts of people call."""

    def __init__(self, host: Process, at: str) -> None:
        self.host, self.at = host, at

    def run(self, attack: Callable[[str], Awaitable[None]], *said: str) -> None:
        """Attack; afterwards the host still answers, and has said these words about it on standard error."""
        before = len(self.host.errors)

        async def work() -> None:
            async with asyncio.timeout(LIMIT_S):
                await attack(self.at)
                link = await call(self.at, role="ask")
                await link.send(Ask())
                await hear(link, TableInfo)
                await link.close()

        asyncio.run(work())
        for words in said:
            self.host.until(
                lambda words=words: any(words in line for line in self.host.errors[before:]), f"“{words}”"
            )
        assert "Traceback" not in "\n".join(self.host.errors[before:]), repr(self.host)


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Party]:
    with ExitStack() as place:
        with suppress(LabUnavailable):
            lab = place.enter_context(Lab(1, network=False))
            place.enter_context(inside(lab.laptops[0]))
        party = Party(tmp_path_factory.mktemp("siege"))
        place.callback(party.close)
        yield party


@pytest.fixture(scope="module")
def siege(party: Party) -> Siege:
    """An open table for three."""
    return Siege(*party.open_table("--bot", "easy", "--deals", "1", "--name", "Ann", seats=3))


# ---- callers who have not proven who they are --------------------------------------------------------------


async def connect(at: str, tls: bool) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(*address(at), ssl=make_client_context() if tls else None)


async def until_cut_off(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
    heard = b""
    with suppress(ConnectionError, ssl.SSLError):
        while more := await reader.read(65_536):
            heard += more
    writer.close()
    with suppress(ConnectionError, ssl.SSLError):
        await writer.wait_closed()
    return heard


@pytest.mark.parametrize(
    ("tls", "said", "why"),
    [
        (False, b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "no TLS 1.3"),
        (False, bytes(4096), "no TLS 1.3"),
        (False, b"\x16\x03\x01\xff\xff" + b"\x01" * 40_000, "no TLS 1.3"),
        (True, b"\xde\xad\xbe\xef" * 100, "a frame of 3735928559 bytes"),
        (True, (2**31).to_bytes(4, "big"), "a frame of 2147483648 bytes"),
        (True, b"\0\0\0\0", "a frame of 0 bytes"),
        (True, b"\0\0\0\2\x91\x63", "unknown message"),
        (True, b"\0\0\0\4\xff\xff\xff\xff", "Not a message"),
        (True, frame(Say("let me in")), "Say instead of Hello"),
        (True, frame(Entries((b"x" * 1000,))), "Entries instead of Hello"),
        (True, frame(Hello(2, "peer", KEY, NONCE, b"", "Eve")), "Different versions"),
        (True, frame(Hello(1, "king", KEY, NONCE, b"", "Eve")), "Unknown role"),
        (True, frame(HELLO) + frame(HELLO), "Hello instead of Proof"),
    ],
)
def test_a_caller_without_a_proof(siege: Siege, tls: bool, said: bytes, why: str) -> None:
    async def attack(at: str) -> None:
        reader, writer = await connect(at, tls)
        writer.write(said)
        await until_cut_off(reader, writer)

    siege.run(attack, why)
    line = next(line for line in siege.host.errors if why in line)
    assert line.startswith("refused ")
    assert siege.at.rpartition(":")[0] in line


def test_another_version_is_told_why(siege: Siege) -> None:
    async def attack(at: str) -> None:
        reader, writer = await connect(at, tls=True)
        writer.write(frame(Hello(7, "peer", KEY, NONCE, b"", "Eve")))
        heard = await until_cut_off(reader, writer)
        size = int.from_bytes(heard[:4], "big")
        refusal = decode(heard[4 + size :][4:])
        assert isinstance(refusal, Refuse)
        assert refusal.code == "version"
        assert "protocol 1" in refusal.text
        assert "7" in refusal.text

    siege.run(attack)


def test_old_tls(siege: Siege) -> None:
    async def attack(at: str) -> None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        context.maximum_version = ssl.TLSVersion.TLSv1_2
        with pytest.raises((ssl.SSLError, ConnectionError)):
            await asyncio.open_connection(*address(at), ssl=context)

    siege.run(attack, "no TLS 1.3")


def test_many_who_only_connect(siege: Siege) -> None:
    """Open sockets without a word: no more than some, so that there is room for others."""

    async def attack(at: str) -> None:
        pairs = [await connect(at, tls=False) for _ in range(60)]
        ends = [asyncio.ensure_future(until_cut_off(*pair)) for pair in pairs]
        while sum(end.done() for end in ends) < 40:
            await asyncio.wait([end for end in ends if not end.done()], return_when=asyncio.FIRST_COMPLETED)
        for _, writer in pairs:
            writer.close()
        await asyncio.gather(*ends)

    siege.run(attack, "too many calls at once")


# ---- callers who have proven who they are, and then misbehave ----------------------------------------------


async def post(link: Link, raw: bytes) -> None:
    """Bytes that are no message of ours, on a verified link."""
    link._channel.send(raw)
    await link.drained()


def raw_join(name: str) -> bytes:
    """A Join whose name the encoder would refuse to send."""
    raw = name.encode("utf-8", "surrogatepass")
    return frame(Join("N" * len(raw), 0, NONCE, "", b"", ())).replace(b"N" * len(raw), raw)


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ((2**31).to_bytes(4, "big") + b"x" * 100, "a frame of 2147483648 bytes"),
        ((262_145).to_bytes(4, "big"), "a frame of 262145 bytes"),
        (b"\0\0\0\3\x92\xcc\xfa", "makes no sense"),
        (b"\0\0\0\2\x91\x2a", "unknown message"),
        (frame(HELLO), "Hello on an open link"),
        (raw_join("bell \x07\x1b[2J"), "Join"),
        (raw_join("txt\u202edess"), "Join"),
        (raw_join("half \ud800"), "makes no sense"),
        (raw_join("two\u2028lines"), "Join"),
    ],
    ids=range(9),
)
def test_nonsense_on_a_verified_link(siege: Siege, said: bytes, why: str) -> None:
    async def attack(at: str) -> None:
        link = await call(at)
        await post(link, said)
        refusal = await hear(link, Refuse)
        assert refusal.code == "malformed"
        await closed(link)

    siege.run(attack, why)


@pytest.mark.parametrize(
    "message",
    [
        Offer(b"genesis"),
        Signed(0, b"s" * 64),
        Have(b"t" * 32, ((0, 1), (1, 2), (2, 3))),
        Entries((b"nonsense",) * 256),
        Lobby(1, b"i" * 16, "Mine", "poison", b"{}", 0, 3, ()),
        Said(0, "as if from Ann"),
        Say("from nobody"),
        Ready(True),
        Leave(),
        TableInfo(b"i" * 16, "Mine", "poison", 3, 1, False, "en", "Eve"),
    ],
    ids=lambda message: type(message).__name__,
)
def test_messages_that_make_no_sense_here(siege: Siege, message: Message) -> None:
    """From somebody without a seat they are nothing; the next one still gets a seat over the same link."""

    async def attack(at: str) -> None:
        link = await call(at)
        await link.send(message)
        await link.send(Join("Late", 0, NONCE, "", b"", ()))
        lobby = await hear(link, Lobby)
        assert [member.name for member in lobby.members] == ["Ann", "Late"]
        await link.send(message)
        await link.close()

    siege.run(attack)


def test_joining_twice(siege: Siege) -> None:
    async def attack(at: str) -> None:
        member = await Member.sit_down(at)
        await member.link.send(Join("Again", 0, os.urandom(32), "", b"", ()))
        assert (await hear(member.link, Refuse)).code == "already_here"
        await member.link.close()

    siege.run(attack)


def test_a_player_of_somebody_elses_laptop(siege: Siege) -> None:
    async def attack(at: str) -> None:
        victim = await Member.sit_down(at, "Victim")
        link = await call(at)
        await link.send(Join("Robot", 0, NONCE, "easy", victim.key, ()))
        assert (await hear(link, Refuse)).code == "malformed"
        assert [member.name for member in victim.lobby.members] == ["Ann", "Victim"]
        await closed(link)
        await victim.link.close()

    siege.run(attack)


def test_who_asks_and_then_is_silent(siege: Siege) -> None:
    """Links that are there to ask end soon, asked or not."""

    async def attack(at: str) -> None:
        silent, curious, other = [await call(at, role="ask") for _ in range(3)]
        await curious.send(Ask())
        await hear(curious, TableInfo)
        await other.send(Say("hello"))
        for link in (other, silent, curious):
            await closed(link)

    siege.run(attack)


def test_who_asks_without_end(siege: Siege) -> None:
    async def attack(at: str) -> None:
        link = await call(at, role="ask")
        with suppress(LinkFailed):
            for _ in range(10_000):
                await link.send(Ask())
        await closed(link)

    siege.run(attack)
    assert_small(siege.host)


def test_one_talks_and_one_never_reads(siege: Siege) -> None:
    """Ten thousand lines of chat: the link of who doesn't take them is ended, and nothing piles up.

    On a slow machine that happens for its silence, before so many have come together.
    """

    async def attack(at: str) -> None:
        deaf = await Member.sit_down(at, "Deaf")
        stop_reading(deaf.link)
        talker = await Member.sit_down(at, "Talker")

        said = 0

        async def talk() -> None:
            nonlocal said
            while True:
                said += 1
                await talker.link.send(Say("💬" * 200))

        talking = asyncio.create_task(talk())
        await hear(talker.link, Lobby, lambda lobby: "Deaf" not in [member.name for member in lobby.members])
        talking.cancel()
        assert said > 1000
        deaf.link.abort()
        await talker.link.close()

    siege.run(attack)
    assert_small(siege.host)


def stop_reading(link: Link) -> None:
    """Take nothing more from the network, and have the system keep little of it."""
    link._channel.pause(True)
    assert link._channel.transport is not None
    link._channel.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)


def test_more_links_than_there_is_room_for(siege: Siege) -> None:
    """Every caller is somebody else: no more than so many get in, and all is well when they have gone."""

    async def attack(at: str) -> None:
        links: list[Link] = []
        with pytest.raises(LinkRefused, match="Too many players"):
            await fill(links, at)
        assert 32 <= len(links) <= 64
        for link in links:
            await link.close()

    siege.run(attack)


async def fill(links: list[Link], at: str) -> None:
    """Call until nobody is let in any more. Whoever is refused right after the handshake, is told."""
    while True:
        links.append(await call(at))
        told = asyncio.ensure_future(links[-1].receive())
        await asyncio.wait([told], timeout=0.05 if len(links) > 60 else 0)
        if told.done() and isinstance(refusal := told.result(), Refuse):
            links.pop()
            raise LinkRefused(refusal.code, refusal.text)
        told.cancel()


def assert_small(process: Process) -> None:
    if os.path.isdir("/proc"):
        assert process.memory_mb() < MEMORY_MB


# ---- after all that, and in mid-match ----------------------------------------------------------------------


def test_afterwards_honest_players_play(siege: Siege, party: Party) -> None:
    guests = [party.join(siege.at, "--bot", "easy", "--name", name) for name in ("Bob", "Cid")]
    hashes = {guest.succeeds()["state_hash"] for guest in guests}
    assert siege.host.wait() == 0
    assert hashes == {siege.host.events[-1]["state_hash"]}
    assert_seen_only(siege.host, {"Ann", "Bob", "Cid", "Late", "Mallory", "Victim", "Deaf", "Talker"})


def assert_seen_only(host: Process, names: set[str]) -> None:
    assert {event["name"] for event in host.all("joined")} <= names


@linux
def test_strangers_in_mid_match(party: Party) -> None:
    """They learn that a match is played, and nothing else; it goes on."""
    host, at = party.open_table(
        "--fill", "easy", "--wait", "0", "--option", "mode=quick", "--table", "other", seats=3
    )
    turn = host.event("your_turn")
    besieged = Siege(host, at)

    async def knock(at: str) -> None:
        for said in (Join("Late", 0, NONCE, "", b"", ()), Ready(True), Have(b"t" * 32, ()), Say("hello")):
            link = await call(at)
            await link.send(said)
            assert (await hear(link, Refuse)).code == "playing"
            await closed(link)

    async def shout(at: str) -> None:
        link = await call(at)
        with suppress(LinkFailed):
            for _ in range(100):
                await link.send(Entries((os.urandom(60_000),) * 4))
        await closed(link)

    async def ask(at: str) -> None:
        link = await call(at, role="ask")
        await link.send(Ask())
        info = await hear(link, TableInfo)
        assert (info.playing, info.taken, info.seats) == (True, 3, 3)
        await link.close()

    async def babble(at: str) -> None:
        reader, writer = await connect(at, tls=False)
        writer.write(b"babble" * 10_000)
        await until_cut_off(reader, writer)

    for attack in (knock, shout, ask, babble):
        besieged.run(attack)
    assert_small(host)
    host.say(turn["legal"][0])
    host.play_first()
    host.succeeds()
