"""Meshes over real sockets on loopback: everybody finds everybody, one link a pair, links come back."""

from __future__ import annotations

import asyncio
import itertools
import random
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from protocol import mesh as mesh_module
from protocol import wire
from protocol.link import HelloArgs, Limits, Link, Server, dial
from protocol.mesh import MAX_PEERS, Mesh
from protocol.wire import Message
from tests.protocol.aid import identities, identity, run, until

HOST = "127.0.0.1"
LIMITS = Limits(linger_s=0.5)


class Node:
    """A mesh with a server, and what it has reported."""

    def __init__(self, who, number: int) -> None:
        self.identity = who
        self.key = who.key
        self.messages: list[tuple[bytes, Message]] = []
        self.peers: list[tuple[bytes, bool]] = []
        self.mesh = Mesh(
            who, lambda: HelloArgs(f"N{number}"), lambda peer, message: self.messages.append((peer, message)),
            lambda peer, up: self.peers.append((peer, up)), rng=random.Random(number), limits=LIMITS,
        )  # fmt: skip
        self.server: Server
        self.port = 0

    async def open(self, port: int = 0) -> None:
        self.server = await Server.start(
            [port], self.identity, lambda: HelloArgs("x"), self.adopt, host=HOST, limits=LIMITS
        )
        self.port = self.server.port

    async def adopt(self, link: Link) -> None:
        self.mesh.adopt(link)

    def want(self, other: Node, *more: tuple[str, int]) -> None:
        self.mesh.want(other.key, [*more, (HOST, other.port)])

    async def close(self) -> None:
        await self.mesh.close()
        await self.server.close()


@asynccontextmanager
async def nodes(number: int) -> AsyncIterator[list[Node]]:
    """Nodes with open doors, the lowest key first."""
    made = [Node(who, at) for at, who in enumerate(identities(number))]
    for node in made:
        await node.open()
    try:
        yield made
    finally:
        await asyncio.gather(*(node.close() for node in made))


def all_linked(made: list[Node]) -> bool:
    return all(len(node.mesh.peers()) == len(made) - 1 for node in made)


async def settled(made: list[Node]) -> None:
    """All linked, and no link is on its way in or out."""

    def quiet(node: Node) -> bool:
        standing = len(node.mesh._wants) + len(node.mesh.peers())  # one task keeps a peer, one reads a link
        return len(node.mesh._tasks) == standing and not node.server._half_open and not node.server._tasks

    await until(lambda: all_linked(made) and all(map(quiet, made)))


def links_of(made: list[Node]) -> set[tuple[bytes, bytes, int, int]]:
    """Every link as (key, key, port, port), seen from either side."""
    found = set()
    for node in made:
        for peer in node.mesh.peers():
            link = node.mesh.link(peer)
            assert link is not None
            own = link._channel.transport.get_extra_info("sockname")[1]  # type: ignore[union-attr]
            ends = sorted([(node.key, own), (peer, link.address[1])])
            found.add((ends[0][0], ends[1][0], ends[0][1], ends[1][1]))
    return found


def test_four_find_each_other_with_one_link_a_pair() -> None:
    async def work() -> None:
        async with nodes(4) as made:
            for one, other in itertools.permutations(made, 2):
                one.want(other)
            await settled(made)
            assert len(links_of(made)) == 6, "both ends of a pair use the same link"
            for node in made:
                assert sorted(peer for peer, up in node.peers if up) == sorted(
                    other.key for other in made if other is not node
                ), "the head start of the lower key spares the second link"
            made[0].mesh.broadcast(wire.Say("to all"))
            await until(lambda: all(node.messages for node in made[1:]))
            assert {tuple(node.messages) for node in made[1:]} == {((made[0].key, wire.Say("to all")),)}
            assert made[1].mesh.bytes_received > 0 < made[1].mesh.bytes_sent

    run(work)


def test_it_is_enough_that_one_side_knows_the_way() -> None:
    async def work() -> None:
        async with nodes(2) as (low, high):
            low.mesh.want(high.key, [])
            high.want(low)
            await settled([low, high])
            assert high.mesh.send(low.key, wire.Leave())
            await until(lambda: bool(low.messages))

    run(work)


@pytest.mark.parametrize("seed", range(4))
def test_simultaneous_calls_end_with_one_link(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mesh_module, "HEAD_START_S", 0.0)

    async def work() -> None:
        async with nodes(4) as made:
            pairs = list(itertools.permutations(made, 2))
            random.Random(seed).shuffle(pairs)
            for one, other in pairs:
                one.want(other)
            await settled(made)
            assert len(links_of(made)) == 6

    run(work)


def test_of_two_links_made_at_once_the_one_dialled_by_the_lower_key_stays() -> None:
    async def work() -> None:
        for order in ("low first", "high first"):
            async with nodes(2) as (low, high):
                by_low = dial(HOST, high.port, low.identity, HelloArgs("low"))
                by_high = dial(HOST, low.port, high.identity, HelloArgs("high"))
                for call, caller in [(by_low, low), (by_high, high)][:: 1 if order == "low first" else -1]:
                    caller.mesh.adopt(await call)
                await settled([low, high])
                assert len(links_of([low, high])) == 1
                assert low.mesh.link(high.key).dialled, order  # type: ignore[union-attr]
                assert not high.mesh.link(low.key).dialled, order  # type: ignore[union-attr]
                low.mesh.send(high.key, wire.Say("still there"))
                await until(lambda high=high: bool(high.messages))

    run(work)


def test_messages_under_way_on_the_link_that_goes_arrive() -> None:
    async def work() -> None:
        async with nodes(2) as (low, high):
            high.mesh.adopt(await dial(HOST, low.port, high.identity, HelloArgs("high")))
            high.mesh.send(low.key, wire.Say("on the old link"))
            low.mesh.adopt(await dial(HOST, high.port, low.identity, HelloArgs("low")))
            low.mesh.send(high.key, wire.Say("on the new link"))
            await until(lambda: bool(low.messages and high.messages))
            assert low.messages == [(high.key, wire.Say("on the old link"))]
            assert high.messages == [(low.key, wire.Say("on the new link"))]

    run(work)


def test_messages_on_a_link_that_was_never_taken_arrive() -> None:
    async def work() -> None:
        async with nodes(2) as (low, high):
            late: asyncio.Queue[Link] = asyncio.Queue()
            high.adopt = late.put  # type: ignore[method-assign]
            await high.server.close()
            await high.open()
            low.mesh.adopt(await dial(HOST, high.port, low.identity, HelloArgs("low")))
            # The higher has not seen that call yet, takes its own, and says something there.
            high.mesh.adopt(await dial(HOST, low.port, high.identity, HelloArgs("high")))
            high.mesh.send(low.key, wire.Say("on the link that goes"))
            await until(lambda: bool(low.messages))
            high.mesh.adopt(await late.get())
            await settled([low, high])
            assert low.messages == [(high.key, wire.Say("on the link that goes"))]
            assert low.mesh.link(high.key).dialled  # type: ignore[union-attr]

    run(work)


def test_two_ways_to_one_peer_make_one_link() -> None:
    async def work() -> None:
        async with nodes(2) as (low, high):
            low.want(high, ("localhost", high.port), ("127.0.0.1.", high.port))
            await settled([low, high])
            assert high.peers == [(low.key, True)]

    run(work)


def test_a_killed_link_comes_back() -> None:
    async def work() -> None:
        async with nodes(3) as made:
            for one, other in itertools.permutations(made, 2):
                one.want(other)
            await settled(made)
            one, other = made[0], made[2]
            for node in made:
                node.peers.clear()
            one.mesh.link(other.key).abort()  # type: ignore[union-attr]
            await until(lambda: (other.key, True) in one.peers and (one.key, True) in other.peers)
            assert one.peers[:2] == [(other.key, False), (other.key, True)]
            assert made[1].peers == []
            await settled(made)
            assert one.mesh.send(other.key, wire.Leave())
            await until(lambda: bool(other.messages))

    run(work)


def test_a_peer_that_restarts_is_found_again_and_replaces_its_old_link() -> None:
    async def work() -> None:
        async with nodes(2) as (low, high):
            low.want(high)
            await settled([low, high])
            await high.close()
            await until(lambda: (high.key, False) in low.peers)
            assert low.mesh.send(high.key, wire.Leave()) is False
            again = Node(high.identity, 9)
            await again.open(high.port)
            again.want(low)
            await settled([low, again])
            await again.close()

    run(work)


def test_a_newer_link_replaces_one_that_may_be_dead(monkeypatch: pytest.MonkeyPatch) -> None:
    # The peer has lost its link (its laptop slept, say) and calls again; here the old one still looks alive.
    monkeypatch.setattr(mesh_module, "TWINS_S", 0.0)

    async def work() -> None:
        async with nodes(2) as (low, high):
            low.mesh.adopt(await dial(HOST, high.port, low.identity, HelloArgs("low")))
            await until(lambda: bool(high.peers))
            first = low.mesh.link(high.key)
            second = await dial(HOST, low.port, high.identity, HelloArgs("high"))
            await until(lambda: low.mesh.link(high.key) is not first)
            assert low.peers == [(high.key, True), (high.key, True)], "so that both compare what they have"
            await second.close()

    run(work)


def test_dead_addresses_do_not_delay_a_good_one() -> None:
    async def work() -> None:
        with socket.create_server((HOST, 0)) as silent:
            async with nodes(3) as (low, high, wrong):
                low.want(
                    high, (HOST, silent.getsockname()[1]), (HOST, 1), (HOST, wrong.port), ("nowhere..", 9)
                )
                began = time.monotonic()
                await settled([low, high])
                assert time.monotonic() - began < 4.5, "who is silent is given up after 5 s"
                assert wrong.peers == []

    run(work)


def test_a_new_address_is_tried_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mesh_module, "BACK_OFF_FIRST_S", 1000.0)
    monkeypatch.setattr(mesh_module, "BACK_OFF_MOST_S", 1000.0)

    async def work() -> None:
        async with nodes(2) as (low, high):
            low.mesh.want(high.key, [(HOST, 1)])
            want = low.mesh._wants[high.key]
            await until(lambda: want.back_off_s == 1000.0)
            low.want(high)
            await settled([low, high])

    run(work)


def test_waiting_grows_while_nobody_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float | None] = []

    async def pause(self: Mesh, want: object, time_s: float | None) -> None:
        pauses.append(time_s)
        await asyncio.sleep(0)

    monkeypatch.setattr(Mesh, "_pause", pause)

    async def work() -> None:
        async with nodes(1) as (low,):
            low.mesh.want(b"\xff" * 32, [(HOST, 1)])
            await until(lambda: len(pauses) > 12)

    run(work)
    waits = [pause for pause in pauses if pause is not None]
    assert waits[0] == 0.0
    assert 0.15 <= waits[1] <= 0.25
    assert all(3.75 <= wait <= 6.25 for wait in waits[9:])


def test_unwanted_peers_are_let_go() -> None:
    async def work() -> None:
        async with nodes(2) as (low, high):
            low.want(high)
            await settled([low, high])
            low.mesh.unwant(high.key)
            assert low.mesh.peers() == ()
            await until(lambda: high.peers[-1] == (low.key, False))
            assert low.peers[-1] == (high.key, False)
            low.mesh.unwant(high.key)
            assert not low.mesh.send(high.key, wire.Leave())

    run(work)


def test_a_refusal_is_handed_on_before_the_link_ends() -> None:
    async def work() -> None:
        async with nodes(2) as (low, high):
            low.want(high)
            await settled([low, high])
            high.mesh.send(low.key, wire.Refuse("sent_away", "The host has freed your seat."))
            high.mesh.unwant(low.key)
            await until(lambda: bool(low.messages))
            assert low.messages[0][1] == wire.Refuse("sent_away", "The host has freed your seat.")

    run(work)


def test_nobody_to_send_to_is_no_error() -> None:
    async def work() -> None:
        async with nodes(1) as (alone,):
            alone.mesh.broadcast(wire.Leave())
            assert alone.mesh.send(identity(99).key, wire.Leave()) is False
            assert alone.mesh.link(identity(99).key) is None
            await alone.mesh.drained(identity(99).key)
            alone.want(alone)
            assert not alone.mesh._wants, "one does not call oneself"

    run(work)


def test_errors_of_ours_are_logged_and_stop_nothing(caplog: pytest.LogCaptureFixture) -> None:
    async def work() -> None:
        async with nodes(2) as (low, high):
            low.mesh._on_message = low.mesh._on_peer = fail
            low.want(high)
            await settled([low, high])
            high.mesh.send(low.key, wire.Leave())
            await until(lambda: (low.key, False) in high.peers)
            await until(lambda: high.peers[-1] == (low.key, True))

    def fail(*_: object) -> None:
        raise RuntimeError("a bug of ours")

    run(work)
    assert caplog.text.count("a bug of ours") >= 2


def test_limits_of_a_mesh() -> None:
    async def work() -> None:
        async with nodes(1) as (low,):
            for number in range(MAX_PEERS):
                low.mesh.want(number.to_bytes(32, "big"), [])
            with pytest.raises(ValueError, match="64 peers"):
                low.mesh.want(b"\xff" * 32, [])

    run(work)


def test_a_closed_mesh_takes_nobody() -> None:
    async def work() -> None:
        async with nodes(2) as (low, high):
            await low.mesh.close()
            low.want(high)
            link = await dial(HOST, low.port, high.identity, HelloArgs("high"))
            assert await link.receive() is None
            assert low.mesh.peers() == ()
            await link.close()

    run(work)


def test_five_idle_peers_cost_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with nodes(6) as made:
            for one, other in itertools.permutations(made, 2):
                one.want(other)
            await settled(made)
            loop = asyncio.get_running_loop()
            rounds = count_rounds(loop)
            began = time.process_time()
            await asyncio.sleep(1.0)
            assert time.process_time() - began < 0.3
            assert len(rounds) < 50

    def count_rounds(loop: asyncio.AbstractEventLoop) -> list[int]:
        rounds: list[int] = []
        select: Callable[..., object] = loop._selector.select  # type: ignore[attr-defined]
        monkeypatch.setattr(
            loop._selector, "select", lambda *wait: rounds.append(1) or select(*wait)  # type: ignore[attr-defined]
        )  # fmt: skip
        return rounds

    run(work)


def test_links_from_an_address_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are dead, whatever TCP believes, and are made anew at once; others stay."""
    monkeypatch.setattr(Link, "own_address", property(lambda link: "10.0.0.1"))
    monkeypatch.setattr(mesh_module, "BACK_OFF_FIRST_S", 3600.0)

    async def work() -> None:
        async with nodes(2) as (one, two):
            one.want(two)
            await until(lambda: one.peers == [(two.key, True)])
            one.mesh.moved(["10.0.0.1", "10.0.0.2"])
            one.mesh.moved(["10.0.0.1"])
            for _ in range(5):
                await asyncio.sleep(0)
            assert one.peers == [(two.key, True)]
            one.mesh.moved(["10.0.0.2"])
            await until(lambda: one.peers[-2:] == [(two.key, False), (two.key, True)])
            for spared in ("127.0.0.1", "fe80::1%wifi0", "::1"):
                monkeypatch.setattr(Link, "own_address", property(lambda link, spared=spared: spared))
                one.mesh.moved(["10.0.0.2"])
            await asyncio.sleep(0)
            assert one.mesh.peers() == (two.key,)

    run(work)


def test_a_call_of_who_has_lost_a_young_link_is_kept() -> None:
    """The caller knows that its link is dead before we do, and is not gone for a moment."""

    async def work() -> None:
        async with nodes(1) as (low,):
            high, called = identities(2)[1], []

            async def answer(link: Link) -> None:
                called.append(link)

            server = await Server.start([0], high, lambda: HelloArgs("high"), answer, host=HOST)
            low.mesh.want(high.key, [(HOST, server.port)])
            await until(lambda: low.peers == [(high.key, True)] and bool(called))
            again = await dial(HOST, low.port, high, HelloArgs("high"))
            await again.send(wire.Say("back"))
            await until(lambda: low.messages == [(high.key, wire.Say("back"))])
            assert low.mesh.send(high.key, wire.Leave())
            assert await again.receive() == wire.Leave()
            called[0].abort()
            await until(lambda: not low.mesh._spares)
            assert (high.key, False) not in low.peers
            assert low.mesh.bytes_received >= again.bytes_sent
            await again.close()
            await until(lambda: (high.key, False) in low.peers)
            await server.close()

    run(work)


def test_of_two_links_the_one_that_is_left_is_used() -> None:
    """Whichever of them ends, the peer is not gone."""

    async def work() -> None:
        for first in (0, 1):
            async with nodes(1) as (low,):
                high, links = identities(2)[1], []

                async def answer(link: Link, links: list[Link] = links) -> None:
                    links.append(link)

                server = await Server.start([0], high, lambda: HelloArgs("high"), answer, host=HOST)
                low.mesh.want(high.key, [(HOST, server.port)])
                await until(lambda links=links: bool(links) and bool(low.mesh.peers()))
                links.append(await dial(HOST, low.port, high, HelloArgs("high")))
                await until(lambda: bool(low.mesh._spares))
                await links.pop(first).close()
                await until(lambda: not low.mesh._spares)
                assert low.mesh.send(high.key, wire.Leave())
                assert await links[0].receive() == wire.Leave()
                assert (high.key, False) not in low.peers
                low.mesh.unwant(high.key)
                await until(lambda low=low: low.mesh.peers() == ())
                await server.close()

    run(work)
