"""A match on its laptops: what is sent is on disk, gaps close, and computer players here get what any laptop gets."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import NoReturn, cast

import pytest
from simulation.world import World

from lanparty.bots import bot
from lanparty.node.errors import Refused
from lanparty.node.journal import Journal, read_journal
from lanparty.node.match import LocalSeat, Match
from lanparty.node.seats import policy, vacant_chair
from lanparty.node.verify import verify_journal
from lanparty.node.workers import Workers
from lanparty.table.jobs import Job, Outcome, run
from lanparty.table.replica import Table
from lanparty.table.vault import MemoryVault
from protocol.feed import parse_entry
from protocol.identity import Identity
from protocol.wire import Chair, Entries, Have, Message, PlayBody

LIMIT_S = 60.0


class Inline:
    """Work is done at once, after one turn of the loop."""

    async def run(self, job: Job) -> tuple[Outcome, float]:
        await asyncio.sleep(0)
        return run(job.work, job.args), 1.0


def never(seat: int) -> NoReturn:
    raise AssertionError(f"seat {seat} is not empty")


class Party:
    """Laptops with their matches. `runs[i]`: the seats that laptop i plays; `person`: one without computer player."""

    def __init__(
        self, folder: Path, runs: list[list[int]], seed: int = 1, person: int | None = None, deals: int = 0
    ) -> None:
        seats = sum(map(len, runs))
        self.world = World("poison", seats, seed, deals, options={"mode": "quick"})
        self.dropped: list[tuple[int, bytes]] = []
        self.sent: list[tuple[int, Message]] = []
        self.reaches: Callable[[int, int], bool] = lambda sender, receiver: True
        self.looks: list[Callable[[int, Message], None]] = []
        self.matches: list[Match] = []
        signatures = [self.world.genesis.sign(identity) for identity in self.world.identities]
        for laptop, mine in enumerate(runs):
            local = []
            for seat in mine:
                player = None if seat == person else bot("easy", "poison")
                local.append(LocalSeat(self.world.tables[seat], player, Random(seat)))
            match = Match(
                self.world.genesis,
                signatures,
                local,
                Journal.create(folder / f"{laptop}.journal", self.world.genesis, signatures),
                cast(Workers, Inline()),
                self.world.genesis.keys[mine[0]],
                lambda peer, message, laptop=laptop: self.send(laptop, message),
                lambda peer, laptop=laptop: self.dropped.append((laptop, peer)),
                lambda: None,
                never,
            )
            self.matches.append(match)

    def send(self, sender: int, message: Message) -> None:
        self.sent.append((sender, message))
        for look in self.looks:
            look(sender, message)
        for receiver in range(len(self.matches)):
            if receiver != sender and self.reaches(sender, receiver):
                key = self.world.genesis.keys[self.matches[sender].table.me or 0]
                asyncio.get_running_loop().call_soon(self.matches[receiver].got, key, message)

    async def until(self, what: Callable[[], bool]) -> None:
        async with asyncio.timeout(LIMIT_S):
            while not what():
                await asyncio.sleep(0)

    def begin(self) -> None:
        for match in self.matches:
            match.begin()

    def fill(self, match: Match) -> None:
        """This laptop has computer players for empty seats."""
        identity = Identity.from_seed(bytes(32))

        def make(seat: int) -> tuple[LocalSeat, Chair]:
            vault = MemoryVault(os.urandom)
            table = Table(self.world.genesis, identity, vault, os.urandom, policy("poison"))
            chair = vacant_chair(seat, identity.key, "easy", match._own)
            return LocalSeat(table, bot("easy", "poison"), Random(0)), chair

        match._fill = make

    def all_passed(self) -> bool:
        return all(match.table.audits.verdict == "passed" for match in self.matches)

    def play(self, then: Callable[[], None] = lambda: None) -> None:
        """To the end, on a loop of its own."""

        async def match() -> None:
            self.begin()
            await self.until(self.all_passed)
            then()
            self.close()

        asyncio.run(match())

    def close(self) -> None:
        for match in self.matches:
            match.close()


@pytest.mark.parametrize("runs", [[[0, 1]], [[0], [1]], [[1, 2], [0]], [[2], [0, 1, 3]]], ids=str)
def test_a_match_of_laptops_that_run_one_seat_or_more(tmp_path: Path, runs: list[list[int]]) -> None:
    party = Party(tmp_path, runs)
    party.play()
    tables = party.world.tables
    assert [table.fault for table in tables] == [None] * len(tables)
    assert len({tuple(table.main.hashes.items()) for table in tables}) == 1
    for match in party.matches:
        assert match.refused == {}
        content = read_journal(match.journal)
        assert sorted(content.entries) == sorted(tables[0].feeds.missing({}))
        assert verify_journal(match.journal).audit == "passed"


def test_nothing_is_sent_that_is_not_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what the computer players here have signed."""
    party = Party(tmp_path, [[0, 2], [1]])
    safe: dict[int, int] = {}  # by inode: bytes that survive a power cut
    monkeypatch.setattr(
        os, "fsync", lambda file: safe.__setitem__(os.fstat(file).st_ino, os.fstat(file).st_size)
    )
    own = [{party.world.genesis.keys[seat] for seat in seats} for seats in ([0, 2], [1])]
    checked = 0

    def look(sender: int, message: Message) -> None:
        nonlocal checked
        if isinstance(message, Entries):
            path = party.matches[sender].journal
            on_disk = path.read_bytes()[: safe.get(path.stat().st_ino, 0)]
            for raw in message.raws:
                if party.world.genesis.keys[parse_entry(raw).author] in own[sender]:
                    assert raw in on_disk
                    checked += 1

    party.looks.append(look)
    party.play()
    assert checked >= sum(party.world.tables[0].feeds.counts().values())


def test_what_was_lost_on_the_way_comes_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counts are exchanged again and again; whoever sees a gap fills it, also for a third."""
    monkeypatch.setattr("lanparty.node.match.TICK_S", 0.02)
    party, random = Party(tmp_path, [[0], [1], [2]]), Random(5)
    party.reaches = lambda sender, receiver: {sender, receiver} != {0, 2} and random.random() < 0.7
    party.play()
    assert {table.fault for table in party.world.tables} == {None}


def test_a_laptop_comes_back(tmp_path: Path) -> None:
    """Everything stops while it is away; when its link is up again it gets what it lacks at once."""
    party = Party(tmp_path, [[0], [1]])

    async def match() -> None:
        party.begin()
        first, second = party.matches
        await party.until(lambda: first.table.dealt)
        party.reaches = lambda sender, receiver: False
        for _ in range(200):
            await asyncio.sleep(0)
        assert not first.table.over
        party.reaches = lambda sender, receiver: True
        keys = party.world.genesis.keys
        first.peer_up(keys[1])
        second.peer_up(keys[0])
        await party.until(party.all_passed)
        party.close()

    asyncio.run(match())


def test_the_end_waits_for_who_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody stops before all who may come back have everything."""
    monkeypatch.setattr("lanparty.node.match.TICK_S", 0.02)
    party = Party(tmp_path, [[0], [1]])

    async def match() -> None:
        party.begin()
        first, second = party.matches
        first_key, second_key = party.world.genesis.keys
        await party.until(lambda: first.table.over)
        party.reaches = lambda sender, receiver: False
        first.peer_down(second_key)
        ends = asyncio.create_task(first.settled())
        for _ in range(200):
            await asyncio.sleep(0)
        assert not ends.done()
        party.reaches = lambda sender, receiver: True
        first.peer_up(second_key)
        second.peer_up(first_key)
        await asyncio.gather(ends, second.settled())
        assert party.all_passed()
        assert first.table.feeds.counts() == second.table.feeds.counts()
        party.close()

    asyncio.run(match())


def test_the_end_does_not_wait_for_who_has_left(tmp_path: Path) -> None:
    party = Party(tmp_path, [[0], [1], [2]], deals=1)

    async def match() -> None:
        party.begin()
        first, second, third = party.matches
        party.fill(first)  # for a next deal, if there were one
        await party.until(lambda: third.table.dealt)
        third.leave()
        party.reaches = lambda sender, receiver: 2 not in (sender, receiver)
        await asyncio.gather(first.settled(), second.settled())
        assert {first.table.audits.verdict, second.table.audits.verdict} == {"passed"}
        assert not third.table.over
        party.close()

    asyncio.run(match())


def test_a_person_moves_in_notation(tmp_path: Path) -> None:
    party = Party(tmp_path, [[0, 1]], person=0)
    table, match = party.world.tables[0], party.matches[0]

    async def play() -> None:
        party.begin()
        await party.until(lambda: 0 in table.turn_seats)
        before = table.feeds.counts()
        for text, codes in (("rubbish", {"bad_notation"}), ("R1>green", {"not_in_hand", "wrong_cauldron"})):
            with pytest.raises(Refused) as refused:
                match.submit(text)
            assert refused.value.code in codes
        assert table.feeds.counts() == before
        while not table.over:
            await party.until(lambda: 0 in table.turn_seats or table.over)
            if not table.over:
                view = table.view()
                move = table.rules.legal_moves(view)[0]
                match.submit(table.rules.format(move))
                with pytest.raises(Refused) as refused:
                    match.submit(table.rules.format(move))
                assert refused.value.code in ("not_your_turn", "not_in_hand")
        await party.until(party.all_passed)
        party.close()

    asyncio.run(play())
    moves = [entry for entry in table.feeds.entries(0) if entry.kind == PlayBody.KIND]
    assert len(moves) == 12


def test_rubbish_from_a_peer_ends_its_link_and_nothing_else(tmp_path: Path) -> None:
    party = Party(tmp_path, [[0], [1]])

    async def match() -> None:
        party.begin()
        stranger = bytes(32)
        for number in range(1000):
            party.matches[0].got(stranger, Entries((b"rubbish %d" % number,)))
        party.matches[0].got(stranger, Have(bytes(32), ((0, 0), (1, 0))))  # of another table
        party.matches[0].got(stranger, Have(party.world.genesis.id, ((0, 0),)))  # of another size
        assert {peer for _, peer in party.dropped} == {stranger}
        await party.until(party.all_passed)
        party.close()

    asyncio.run(match())
