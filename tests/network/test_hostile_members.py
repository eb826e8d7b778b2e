"""Players who have a seat and cheat, against a real host: the seat is named with what it did, the table stops
honestly or goes on, and nothing is ever corrupted.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from protocol.feed import DECK, SIDE, At, digest_of
from protocol.identity import Identity
from protocol.wire import (
    AgreeBody,
    Body,
    ChatBody,
    ChooseBody,
    CoinBody,
    KeyBody,
    Leave,
    Lobby,
    MixBody,
    Offer,
    PlayBody,
    Refuse,
    SealBody,
    SeedBody,
    SharesBody,
)  # fmt: skip
from tests.network.member import LIMIT_S, Liar, Member, Player, call, closed, hear
from tests.network.processes import Party, Process, linux

FLOODED_MB = 120  # a quiet host has 50
OFF_THE_CURVE = b"\x02" + b"\xff" * 32
INFINITY = b"\0" * 33

Lie = Callable[[Liar, At, Body], Body | None]
QUICK = ("--option", "mode=quick", "--bot", "easy")


def honest(table: Liar, at: At, body: Body) -> Body:
    return body


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(LIMIT_S):
            await work()

    asyncio.run(limited())


def blamed(host: Process, seat: int | None, why: str) -> None:
    """The host has stopped the table: it names the seat and what it did, in an event and in one line."""
    fault = host.event("fault")
    assert fault["seat"] == seat, repr(host)
    assert why in fault["reason"], repr(host)
    host.fails("the table stopped", why, "evidence: ")
    assert host.all("result") == []


def once(kind: type[Body], change: Callable[[Liar, Any], Body | None]) -> Lie:
    """Lie in the first body of this kind, be honest otherwise."""
    done: list[Body] = []

    def lie(table: Liar, at: At, body: Body) -> Body | None:
        if isinstance(body, kind) and not done:
            done.append(body)
            return change(table, body)
        return body

    return lie


def flip(raw: bytes, place: int = -1) -> bytes:
    changed = bytearray(raw)
    changed[place] ^= 1
    return bytes(changed)


def other_slot(table: Liar, body: PlayBody) -> PlayBody:
    """A card of somebody else."""
    theirs = next(slot for slot in range(len(table.slots)) if table.slots[slot].owner not in (None, table.me))
    return replace(body, slots=(theirs,))


def other_card(table: Liar, body: PlayBody) -> PlayBody:
    """The slot of one card under the name of another that is still out (of the same colour, so legal)."""
    shown = set(table.faces.values())
    card = next(card for card in range(len(table.view().deck.names)) if card not in shown)
    return replace(body, cards=(card,), where=min(card // 14, 2))


def cut_first(table: Liar, body: MixBody) -> MixBody:
    return replace(body, deck=OFF_THE_CURVE + body.deck[33:])


def next_slot(table: Liar, body: SharesBody) -> SharesBody:
    return replace(body, slots=(*body.slots[:-1], body.slots[-1] + 1))


# What, the lie, words of the blame. (The replicas' own tests have more; these are seen through a whole program.)
LIES: list[tuple[str, Lie, str]] = [
    ("key off the curve", once(KeyBody, lambda t, b: replace(b, point=OFF_THE_CURVE)), "deck key"),
    ("mix with a wrong proof", once(MixBody, lambda t, b: replace(b, proof=flip(b.proof))), "shuffle"),
    ("mix with a card off the curve", once(MixBody, cut_first), "shuffle"),
    ("agreement with another deck", once(AgreeBody, lambda t, b: AgreeBody(flip(b.digest))), "another deck"),
    ("coin off the curve", once(CoinBody, lambda t, b: replace(b, point=OFF_THE_CURVE)), "coin"),
    ("share of another slot", once(SharesBody, next_slot), "shares for other slots"),
    ("share off the curve", once(SharesBody, lambda t, b: replace(b, points=OFF_THE_CURVE + b.points[33:])), "share"),
    ("a card of somebody else", once(PlayBody, other_slot), "moves a card that it doesn't hold"),
    ("a card under another name", once(PlayBody, other_card), "opened another card than it named"),
    ("a card that isn't opened", once(PlayBody, lambda t, b: replace(b, points=b"", c=b"", s=b"")), "share"),
    ("a cauldron there isn't", once(PlayBody, lambda t, b: replace(b, where=63)), "illegal move"),
    ("a sealed move", once(PlayBody, lambda t, b: ChooseBody(b.slots)), "a sealed move"),
    ("another end", once(SealBody, lambda t, b: replace(b, digest=flip(b.digest))), "another end"),
]  # fmt: skip


@pytest.mark.parametrize(("lie", "why"), [lie[1:] for lie in LIES], ids=[lie[0] for lie in LIES])
def test_a_lie(party: Party, lie: Lie, why: str) -> None:
    host, at = party.open_table(*QUICK)

    async def cheat() -> None:
        player = await Player.begin(at, lie)
        await player.play()

    run(cheat)
    blamed(host, 1, why)


# ---- what is no entry: refused, and the table goes on ------------------------------------------------------


def bad_entries(player: Player) -> list[bytes]:
    """Bytes and entries that the host must not take, each for a reason of its own."""
    here = At(SIDE, 1000, 0)
    good = player.sign(here, ChatBody("never said"))
    return [
        b"garbage",
        flip(good),
        flip(good, 40),
        player.sign(here, ChatBody("never said"), table=os.urandom(32)),
        player.sign(here, ChatBody("never said"), author=0),
        player.sign(here, ChatBody("never said"), author=9),
        player.sign(here, ChatBody("never said"), identity=Identity.from_seed(os.urandom(32))),
    ]


def test_entries_that_are_none(party: Party) -> None:
    """They are refused with a line each, and the match is played to its end."""
    host, at = party.open_table(*QUICK)

    async def disturb() -> None:
        player = await Player.begin(at)
        await player.play(lambda: player.table.dealt)
        await player.send(*bad_entries(player))
        await player.play()
        await player.stay()

    run(disturb)
    assert host.wait() == 0, repr(host)
    # All but that of an author who may yet sit down: nobody can know.
    assert len([line for line in host.errors if line.startswith("entry from ")]) == 6
    for words in ("an entry of another table", "signature"):
        assert words in host.stderr
    assert host.all("chat") == host.all("fault") == []


def test_too_many_that_are_none(party: Party) -> None:
    """The link is ended; over a new one the seat plays on."""
    host, at = party.open_table(*QUICK)

    async def disturb() -> None:
        player = await Player.begin(at)
        await player.play(lambda: player.table.dealt)
        for _ in range(50):
            await player.send(*bad_entries(player))
        await closed(player.link)
        await player.call_again(at)
        await player.play()
        await player.stay()

    run(disturb)
    assert host.wait() == 0, repr(host)
    assert "Traceback" not in host.stderr
    assert [event["status"] for event in host.all("peer")] == ["lost", "back"]


def test_unreadable_but_signed(party: Party) -> None:
    host, at = party.open_table(*QUICK)

    async def disturb() -> None:
        player = await Player.begin(at)
        await player.play(lambda: player.table.dealt)
        await player.send(player.sign(At(SIDE, 1000, 0), (200, b"what is this?")))
        await closed(player.link)

    run(disturb)
    blamed(host, 1, "unreadable entry")


def test_another_state(party: Party) -> None:
    """Who claims another state at a step than we have: the replicas differ, and nobody can be blamed."""
    host, at = party.open_table(*QUICK)

    async def disturb() -> None:
        player = await Player.begin(at)
        await player.play(lambda: player.table.dealt)
        await player.send(player.sign(At(SIDE, 1000, 0), ChatBody("hello"), state=os.urandom(32)))
        await closed(player.link)

    run(disturb)
    blamed(host, None, "seat 1 had another state")


def test_two_versions(party: Party) -> None:
    """Two signed entries in one place are a proof; the host keeps both."""
    host, at = party.open_table(*QUICK)

    async def disturb() -> None:
        player = await Player.begin(at)
        await player.play(lambda: player.table.dealt)
        here = At(SIDE, 1000, 0)
        await player.send(player.sign(here, ChatBody("yes")), player.sign(here, ChatBody("no")))
        await closed(player.link)

    run(disturb)
    blamed(host, 1, "signed two different entries")


def test_a_version_for_each(party: Party) -> None:
    """One key for the host, another for the third: they part before a card is dealt, and no honest seat is blamed.

    Who finds it out stops. The other one can't know more than that this laptop is gone, and may go on without it.
    """
    host, at = party.open_table(*QUICK, "--patience", "1", seats=3)
    other = party.join(at, "--bot", "easy", "--patience", "1")
    host.event("joined", seat=1)

    async def fork() -> None:
        member = await Member.sit_down(at)
        genesis = await member.agree()
        players = [Player(member, genesis, honest) for _ in range(2)]
        address = genesis.members[1].addresses[0]
        players[1].link = await call(f"{address[0]}:{address[1]}", member.identity)
        for player in players:
            player.table.begin()
            await player.pump()
        await asyncio.gather(*(player.play() for player in players))

    run(fork)
    both = [host, other]
    stopped = [process for process in both if process.wait() == 1]
    assert stopped
    assert {process.fails().partition(":")[2] for process in stopped}
    faults = [fault for process in both for fault in process.all("fault")]
    assert {fault["seat"] for fault in faults} <= {2, None}
    assert len(faults) == len(stopped)
    for process in both:
        told = [event["event"] for event in process.events]
        before = told[: told.index("void")] if "void" in told else told
        assert "deal" not in before
    assert [event["seats"] for process in both for event in process.all("void")] in ([], [[0]], [[1]])


# ---- too much of what is allowed ---------------------------------------------------------------------------


@linux
def test_too_much_chat(party: Party) -> None:
    host, at = party.open_table(*QUICK)

    async def chat() -> None:
        player = await Player.begin(at)
        await player.play(lambda: player.table.dealt)
        for number in range(1500):
            player.table.say(f"{number} " + "ß" * 190)
        await player.pump()
        for _ in range(5):
            await player.have({0: 0, 1: 0})
        await player.play()
        await player.stay()

    run(chat)
    host.event("result")
    assert host.wait() == 0
    assert len(host.all("chat")) == 1000
    assert "Traceback" not in host.stderr


@linux
def test_entries_for_a_time_that_never_comes(party: Party) -> None:
    """A seat fills its feed with huge entries far ahead: memory stays bounded, and the table stops or goes on."""
    host, at = party.open_table("--option", "mode=quick")  # by hand, so that the match waits

    async def flood() -> None:
        player = await Player.begin(at)
        await player.play(lambda: player.table.dealt)
        table = player.table
        assert table.author is not None
        seq, prev = table.feeds.head(table.author)
        body = MixBody(bytes(66 * 128), bytes(32_768))
        for number in range(900):
            if not player.link.is_open:
                break
            raw = player.sign(At(DECK, 10**6 + number, 2), body, seq=seq + number, prev=prev)
            prev = digest_of(raw)
            await player.send(raw)
        player.link.abort()

    run(flood)
    host.until(lambda: bool(host.all("fault") or host.all("peer")), "end of the flood")
    if host.all("fault"):
        blamed(host, 1, "")
    else:
        assert host.memory_mb() < FLOODED_MB


# ---- seeds -------------------------------------------------------------------------------------------------


def test_another_seed(party: Party) -> None:
    """The audit after the deal finds that a revealed seed isn't the one that was committed to."""
    host, at = party.open_table(*QUICK)

    async def cheat() -> None:
        player = await Player.begin(at, once(SeedBody, lambda t, b: replace(b, seed=flip(b.seed))))
        await player.play()
        await player.stay()

    run(cheat)
    fault = host.event("fault")
    assert fault["seat"] == 1
    host.fails("seat 1", "audit of deal 1")
    assert host.all("result") == []


# ---- in the lobby ------------------------------------------------------------------------------------------


def test_who_leaves_when_it_begins(party: Party) -> None:
    """The seat is free again, the others keep theirs, and with a newcomer the match begins at once."""
    host, at = party.open_table(*QUICK, seats=3)

    async def leave() -> None:
        honest, quitter = await Member.sit_down(at, "Bob"), await Member.sit_down(at, "Quinn")
        await honest.ready()
        await quitter.ready()
        await hear(honest.link, Offer)
        await quitter.link.send(Leave())
        await hear(honest.link, Lobby, lambda lobby: len(lobby.members) == 2)
        newcomer = await Member.sit_down(at, "Cid")
        async with asyncio.timeout(9):  # well before the host gives up on the first offer
            await asyncio.gather(honest.agree(), newcomer.agree())

    run(leave)
    host.kill()


def test_who_does_not_sign(party: Party) -> None:
    """After a while its seat is free, and it is told so."""
    host, at = party.open_table(*QUICK)

    async def keep_silent() -> None:
        member = await Member.sit_down(at)
        await member.ready()
        await hear(member.link, Offer)
        async with asyncio.timeout(LIMIT_S):
            while not isinstance(message := await member.link.receive(), Refuse):
                assert message is not None

    run(keep_silent)
    host.kill()
