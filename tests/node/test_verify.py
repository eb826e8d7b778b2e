"""A journal read again, offline: only a whole and honest one passes, and what is wrong is named in one line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from node.journals import places, short_match, swapped, write_journal
from simulation import lies
from simulation import lies_of_deck as decks
from simulation import lies_of_play as play
from simulation.liars import Lie, LyingWorld
from simulation.lies import KeepsBack, Says
from simulation.world import World

from lanparty.cli import main
from lanparty.node.journal import BadJournal
from lanparty.node.verify import Verdict, verify_journal
from protocol.feed import At, make_entry, parse_entry
from protocol.wire import ChatBody, PlayBody, SeedBody, encode_body

WORLD = short_match()
ENTRIES = WORLD.joined[0]
STRIDE = 29  # bytes from one changed byte to the next


@pytest.fixture(scope="module")
def raw(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return write_journal(tmp_path_factory.mktemp("journal") / "whole", WORLD, ENTRIES).read_bytes()


def verdict(path: Path, entries: Iterable[bytes], world: World = WORLD) -> Verdict:
    return verify_journal(write_journal(path, world, entries))


# ---- whole ones -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_every_seats_journal_of_an_honest_match_passes(tmp_path: Path, seat: int) -> None:
    found = verdict(tmp_path / "journal", WORLD.joined[seat])
    assert found == Verdict("passed", 1, len(ENTRIES), (), WORLD.tables[0].step)


def test_more_deals_seats_and_chat(tmp_path: Path) -> None:
    world = World("poison", 3, 12, deals=2, watchers=1)
    world.tables[1].say("hello")
    world.run()
    world.tables[2].say("good bye")
    world.pump(2)
    world.go_on()
    for joined in world.joined:
        assert verdict(tmp_path / "journal", joined, world).audit == "passed"


# ---- changed ones -----------------------------------------------------------------------------------------


def test_no_changed_byte_passes(tmp_path: Path, raw: bytes) -> None:
    """A byte in so many, each by one bit that follows from its place; the head is for test_journal."""
    path, random = tmp_path / "changed", Random(1)
    for place in range(places(raw)[1] + random.randrange(STRIDE), len(raw), STRIDE):
        changed = bytearray(raw)
        changed[place] ^= 1 << random.randrange(8)
        path.write_bytes(changed)
        try:
            found = verify_journal(path)
        except BadJournal:
            continue
        assert found.audit == "failed", place
        assert found.reason


def test_no_journal_that_is_cut_off_passes(tmp_path: Path, raw: bytes) -> None:
    """Between two records nothing is torn; it is a match that isn't over then, or seeds are lacking."""
    path, marks = tmp_path / "cut", places(raw)
    for mark in marks[1:-1]:
        path.write_bytes(raw[:mark])
        found = verify_journal(path)
        assert found.audit == "incomplete", mark
        assert found.seats
        assert "\n" not in found.reason
    for size in range(marks[1] + 1, len(raw), 997):
        path.write_bytes(raw[:size])
        if size not in marks:
            found = verify_journal(path)
            assert found.audit == "failed"
            assert "cut off at byte" in found.reason


def test_an_unfinished_match_says_whom_it_waits_for(tmp_path: Path) -> None:
    moves = [index for index, raw in enumerate(ENTRIES) if parse_entry(raw).kind == PlayBody.KIND]
    found = verdict(tmp_path / "journal", ENTRIES[: moves[4]])
    assert (found.audit, found.deals) == ("incomplete", 0)
    assert found.seats == (parse_entry(ENTRIES[moves[4]]).author,)
    assert "not over" in found.reason
    assert verdict(tmp_path / "journal", []).audit == "incomplete"


@pytest.mark.parametrize("index", range(len(ENTRIES)))
def test_an_entry_is_missing(tmp_path: Path, index: int) -> None:
    found = verdict(tmp_path / "journal", ENTRIES[:index] + ENTRIES[index + 1 :])
    last = (
        parse_entry(ENTRIES[index]).seq
        == WORLD.tables[0].feeds.counts()[parse_entry(ENTRIES[index]).author] - 1
    )
    if last:  # its seed: nothing comes after it that would show the gap
        assert (found.audit, found.seats) == ("incomplete", (parse_entry(ENTRIES[index]).author,))
    else:
        assert found.audit == "failed"


def test_an_entry_stands_there_twice(tmp_path: Path) -> None:
    for index, entry in enumerate(ENTRIES):
        for place in (index + 1, len(ENTRIES)):
            found = verdict(tmp_path / "journal", [*ENTRIES[:place], entry, *ENTRIES[place:]])
            assert found.audit == "failed"
            assert "twice" in found.reason


def test_two_entries_of_a_seat_are_exchanged(tmp_path: Path) -> None:
    for seat in (0, 1):
        own = [index for index, raw in enumerate(ENTRIES) if parse_entry(raw).author == seat]
        for one, other in pairwise(own):
            assert verdict(tmp_path / "journal", swapped(ENTRIES, one, other)).audit == "failed"


def test_entries_of_others_are_put_in(tmp_path: Path) -> None:
    elsewhere = World("poison", 2, 11, deals=1, options={"mode": "quick"})
    elsewhere.run()
    assert elsewhere.genesis.keys == WORLD.genesis.keys
    for index in (0, 9, len(ENTRIES) - 1):
        changed = [*ENTRIES[:index], elsewhere.joined[0][index], *ENTRIES[index + 1 :]]
        found = verdict(tmp_path / "journal", changed)
        assert found.audit == "failed"
        assert "another table" in found.reason


def test_a_second_entry_in_one_place_names_its_author(tmp_path: Path) -> None:
    moves = [index for index, raw in enumerate(ENTRIES) if parse_entry(raw).kind == PlayBody.KIND]
    first = parse_entry(ENTRIES[moves[3]])
    kind, body = encode_body(ChatBody("no, wait"))
    second = make_entry(
        WORLD.identities[first.author], first.table, first.author, first.seq, first.prev, At(2, 0, 0), first.step,
        first.state, kind, body,
    )  # fmt: skip
    found = verdict(tmp_path / "journal", [*ENTRIES[: moves[3] + 1], second.raw, *ENTRIES[moves[3] + 1 :]])
    assert (found.audit, found.seats) == ("failed", (first.author,))


# ---- matches in which somebody lied -----------------------------------------------------------------------

LIES: dict[str, tuple[Callable[[], Lie], str, str]] = {
    "a shuffle by another seed": (decks.MixesByAnotherSeed, "failed", "mix differs from the committed seed"),
    "a key of another seed": (decks.CommitsToAnotherSeed, "failed", "key differs from the committed seed"),
    "another seed": (lambda: Says(SeedBody, lies.with_fields(seed=lies.OTHER_SEED)), "failed", "commitment differs"),
    "a second seed": (lies.RevealsTwice, "failed", "another seed"),
    "a card of another hand": (lambda: Says(PlayBody, play.a_slot_of_another), "failed", "doesn't hold"),
    "a wrong share": (lambda: Says(PlayBody, play.wrong_share), "failed", "opening proof"),
    "a seed withheld": (lambda: KeepsBack(SeedBody), "incomplete", ""),
}  # fmt: skip


@pytest.fixture(scope="module", params=LIES.values(), ids=LIES)
def lied(request: pytest.FixtureRequest) -> tuple[LyingWorld, str, str]:
    """A match in which seat 1 lies; what seat 0's journal says of it."""
    make, audit, reason = request.param
    world = LyingWorld(make(), 1, "poison", 2, 13, options={"mode": "quick"})
    world.run()
    return world, audit, reason


def test_the_liar_is_named(tmp_path: Path, lied: tuple[LyingWorld, str, str]) -> None:
    """The live proofs may all have been right: then it is the revealed seed that tells."""
    world, audit, reason = lied
    found = verdict(tmp_path / "journal", world.joined[0], world)
    assert (found.audit, found.seats) == (audit, (1,))
    assert reason in found.reason


@pytest.mark.parametrize("as_json", [False, True])
def test_the_command_says_so(
    tmp_path: Path, lied: tuple[LyingWorld, str, str], as_json: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    world, audit, reason = lied
    path = write_journal(tmp_path / "journal", world, world.joined[0])
    assert main(["audit", str(path), *(["--json"] if as_json else [])]) == 1
    (line,) = capsys.readouterr().out.splitlines()
    if as_json:
        said = json.loads(line)
        assert (said["ok"], said["audit"], said["seat"]) == (False, audit, 1)
        assert reason in said["reason"]
    else:
        assert line.startswith(f"{audit}: seat 1")
        assert reason in line


# ---- the command ------------------------------------------------------------------------------------------


def test_the_command_passes_an_honest_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = write_journal(tmp_path / "journal", WORLD, ENTRIES)
    assert main(["audit", str(path)]) == 0
    assert capsys.readouterr().out == f"passed: 1 deals, {len(ENTRIES)} entries\n"
    assert main(["audit", str(path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "ok": True, "deals": 1, "entries": len(ENTRIES), "audit": "passed",
    }  # fmt: skip


FILES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda raw: b"",
    "random": lambda raw: Random(1).randbytes(5000),
    "a huge length": lambda raw: b"\xc6\xff\xff\xff\xff" + raw,
    "another magic": lambda raw: raw.replace(b"journal", b"diaries", 1),
    "another version": lambda raw: raw.replace(b"lanparty journal\x01", b"lanparty journal\x02", 1),
    "another genesis": lambda raw: raw.replace(b"quick", b"quack", 1),
    "half a head": lambda raw: raw[:100],
    "text": lambda raw: b"Dear diary,\ntoday I lost at Poison.\n",
}


@pytest.mark.parametrize("command", ["audit", "replay"])
@pytest.mark.parametrize("change", FILES.values(), ids=FILES)
def test_files_that_are_no_journal(
    tmp_path: Path, raw: bytes, change: Callable[[bytes], bytes], command: str,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    path = tmp_path / "file"
    path.write_bytes(change(raw))
    assert main([command, str(path)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert str(path) in line


@pytest.mark.parametrize("command", ["audit", "replay"])
def test_files_that_cannot_be_read(tmp_path: Path, command: str, capsys: pytest.CaptureFixture[str]) -> None:
    for path in (tmp_path, tmp_path / "absent"):
        assert main([command, str(path)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("command", ["audit", "replay"])
@pytest.mark.parametrize("rubbish", [b"\xc6\xff\xff\xff\xff", b"\xc1", b"\xc4\x05hello", bytes(100)])
def test_rubbish_behind_good_entries(
    tmp_path: Path, raw: bytes, rubbish: bytes, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    path.write_bytes(raw + rubbish)
    status = main([command, str(path)])
    said = capsys.readouterr()
    assert status in ((0, 1, 2) if command == "replay" else (1, 2)), "replay prints what is whole"
    assert "Traceback" not in said.out + said.err
    assert len(said.err.splitlines()) <= 1
