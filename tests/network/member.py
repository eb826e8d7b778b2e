"""A peer made by hand: it sits down at a real table like any player, and then says what a test wants it to say.

It runs in the test's own asyncio loop, with a real link to the host, and – if it is to play – a real replica.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

from lanparty.bots import bot
from lanparty.node.seats import policy
from lanparty.table.genesis import Genesis
from lanparty.table.jobs import run
from lanparty.table.replica import Table
from lanparty.table.vault import MemoryVault
from protocol.feed import At, Equivocation, RejectedEntry, make_entry
from protocol.identity import Identity
from protocol.link import HelloArgs, Limits, Link, LinkFailed, dial
from protocol.wire import (
    Body,
    Entries,
    Have,
    Join,
    Lobby,
    Message,
    Offer,
    Ready,
    Signed,
    batches,
    encode_body,
)  # fmt: skip

LIMIT_S = 150.0
M = TypeVar("M", bound=Message)


def address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    return host, int(port)


async def call(at: str, identity: Identity | None = None, **how: Any) -> Link:
    """An honest link to the laptop at this address; it is for the other side to lose patience."""
    who = identity or Identity.from_seed(os.urandom(32))
    return await dial(
        *address(at), who, HelloArgs("Mallory", **how), limits=Limits(ping_s=30, silence_s=2 * LIMIT_S)
    )


async def hear(link: Link, kind: type[M], true: Callable[[M], bool] = lambda message: True) -> M:
    """The next message of this kind (for which `true` holds); others are passed over."""
    async with asyncio.timeout(LIMIT_S):
        while (message := await link.receive()) is not None:
            if isinstance(message, kind) and true(message):
                return message
    raise AssertionError(f"the link ended before a {kind.__name__}: {link.reason}")


async def closed(link: Link) -> None:
    """Wait until the other side has ended the link."""
    async with asyncio.timeout(LIMIT_S):
        while await link.receive() is not None:
            pass


class Member:
    """Someone who has taken a seat in a lobby."""

    def __init__(self, link: Link, identity: Identity, join: Join) -> None:
        self.link, self.identity, self.join, self.nonce = link, identity, join, join.nonce
        self.lobby: Lobby

    @classmethod
    async def sit_down(cls, at: str, name: str = "Mallory", **changes: Any) -> Member:
        """Join the table at this address; `changes` are fields of the Join."""
        identity = Identity.from_seed(os.urandom(32))
        link = await call(at, identity)
        fields = {"avatar": 0, "nonce": os.urandom(32), "level": "", "run_by": b"", "addresses": ()}
        join = Join(name, **{**fields, **changes})
        member = cls(link, identity, join)
        await link.send(join)
        member.lobby = await hear(link, Lobby, lambda lobby: member.key in [one.key for one in lobby.members])
        return member

    @property
    def key(self) -> bytes:
        return self.identity.key

    async def ready(self) -> None:
        await self.link.send(Ready(True))

    async def agree(self) -> Genesis:
        """Be ready, sign what is offered, and wait until all have signed; the match begins."""
        await self.ready()
        offer = await hear(self.link, Offer)
        genesis = Genesis.parse(offer.genesis)
        await self.link.send(Signed(genesis.keys.index(self.key), genesis.sign(self.identity)))
        signed: set[int] = set()
        while len(signed) < genesis.seats:
            signed.add((await hear(self.link, Signed)).seat)
        return genesis


class Liar(Table):
    """A replica whose own entries go through `lie` before they are signed.

    `lie(table, at, body)` returns the body to sign, or None to keep silent.
    """

    lie: Callable[[Liar, At, Body], Body | None]

    def write(self, at: At, body: Body, state: bytes) -> None:
        changed = self.lie(self, at, body)
        if changed is not None:
            super().write(at, changed, state)


class Player:
    """A seat played over one link to the host of a two-seat table: an honest player but for `lie`."""

    def __init__(
        self, member: Member, genesis: Genesis, lie: Callable[[Liar, At, Body], Body | None]
    ) -> None:
        """`lie` gets the body of each own entry, and gives the body to sign, or None to keep silent."""
        self.member, self.genesis = member, genesis
        self.link = member.link
        vault, play_on = MemoryVault(os.urandom), policy(genesis.rules.name)
        self.table = Liar(genesis, member.identity, vault, os.urandom, play_on)
        self.table.lie = lie
        self.table.auto_go_on = True
        self._bot, self._random = bot("random", genesis.rules.name), Random(os.urandom(8))

    @classmethod
    async def begin(
        cls, at: str, lie: Callable[[Liar, At, Body], Body | None] = lambda table, at, body: body
    ) -> Player:
        member = await Member.sit_down(at)
        player = cls(member, await member.agree(), lie)
        player.table.begin()
        await player.pump()
        return player

    async def pump(self) -> None:
        """Send what the replica has written, do its work, and make its move."""
        table, moved = self.table, True
        while moved:
            moved = False
            own = [entry.raw for entry in table.take_entries() if entry.author == table.author]
            await self.send(*own)
            moved = bool(own)
            for job in table.take_jobs():
                table.done(job, run(job.work, job.args), 0.0)
                moved = True
            if table.me in table.turn_seats and table.fault is None:
                view = table.view()
                move = self._bot.choose(view, table.rules.legal_moves(view), self._random)
                table.submit(table.rules.format(move))
                moved = table.me not in table.turn_seats

    async def play(self, stop: Callable[[], bool] = lambda: False) -> None:
        """Play on until `stop()` holds, the match is over, or the host ends the link."""
        async with asyncio.timeout(LIMIT_S):
            while not stop() and not self.table.over:
                message = await self.link.receive()
                if message is None:
                    return
                await self.take(message)

    async def take(self, message: Message) -> None:
        if isinstance(message, Entries):
            for raw in message.raws:
                try:
                    self.table.got(raw)
                except (RejectedEntry, Equivocation):
                    raise AssertionError("the host sends what is no entry") from None
            await self.pump()
        elif isinstance(message, Have):
            await self.send(*self.table.feeds.missing(dict(message.counts)))
            await self.have()

    async def send(self, *raws: bytes) -> None:
        """Entries to the host; it may have ended the link."""
        with suppress(LinkFailed):
            for batch in batches(raws):
                await self.link.send(batch)

    async def have(self, counts: dict[int, int] | None = None) -> None:
        """What we have (or say that we have)."""
        with suppress(LinkFailed):
            said = self.table.feeds.counts() if counts is None else counts
            await self.link.send(Have(self.genesis.id, tuple(said.items())))

    async def call_again(self, at: str) -> None:
        """A new link to the host."""
        self.link = await call(at, self.member.identity)
        await self.have()

    async def stay(self) -> None:
        """After the match: give what the host lacks, until it ends the link."""
        with suppress(LinkFailed):
            async with asyncio.timeout(LIMIT_S):
                while (message := await self.link.receive()) is not None:
                    await self.take(message)

    def sign(self, at: At, body: Body | tuple[int, bytes], **changes: Any) -> bytes:
        """The next own entry, signed and not yet known to the replica; `changes` are fields of make_entry."""
        table = self.table
        assert table.author is not None
        seq, prev = table.feeds.head(table.author)
        kind, raw = body if isinstance(body, tuple) else encode_body(body)
        fields: dict[str, Any] = {
            "identity": self.member.identity, "table": self.genesis.id, "author": table.author, "seq": seq,
            "prev": prev,
            "at": at, "step": table.step, "state": table.main.state, "kind": kind, "body": raw,
        }  # fmt: skip
        return make_entry(**{**fields, **changes}).raw
