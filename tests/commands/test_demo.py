"""`lanparty demo`: several processes find each other, play over the hidden deck, and agree."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from lanparty.cli import main
from lanparty.commands import demo
from tests.network.processes import ROOT, Party, children, command, linux, until

KEYS = {
    "game", "players", "deals", "scores", "state_hashes", "audit", "seconds", "bytes_sent",
}  # fmt: skip
SECONDS = {"discover", "join", "shuffle", "play", "waited_for_shuffle"}


def check(result: dict[str, object], players: int, deals: int) -> None:
    """The result is what the interface promises."""
    assert set(result) >= KEYS
    assert (result["game"], result["players"], result["deals"]) == ("poison", players, deals)
    assert result["audit"] == "passed"
    scores, hashes, seconds, sent = (
        result[key] for key in ("scores", "state_hashes", "seconds", "bytes_sent")
    )
    assert len(scores) == len(hashes) == len(sent) == players
    assert len(set(hashes)) == 1
    assert all(len(bytes.fromhex(one)) == 32 for one in hashes)
    assert all(type(score) is int and score >= 0 for score in scores)
    assert set(seconds) >= SECONDS
    assert all(0 <= taken < 600 for taken in seconds.values())
    assert all(type(one) is int and one > 10_000 for one in sent)


@linux
def test_two_players_quick(here: Party) -> None:
    demo = here.start("demo", "--game", "poison", "--players", "2", "--option", "mode=quick")
    check(demo.succeeds(), players=2, deals=1)
    assert len(demo.events) == 1  # the result is all that is said
    assert demo.errors == []
    here.gone()


def test_six_players(party: Party) -> None:
    demo = party.start("demo", "--game", "poison", "--players", "6", "--deals", "1", "--bots", "random")
    check(demo.succeeds(), players=6, deals=1)


def test_for_people(party: Party) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "lanparty", "demo", "--game", "poison", "--players", "2", "--deals", "1"],
        cwd=ROOT, text=True, capture_output=True, timeout=200, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    first, scores, seconds = done.stdout.splitlines()
    assert first == "2 peers, 1 deals of poison: all agree, audit passed"
    assert scores.startswith("scores: ")
    assert seconds.startswith("seconds: discover ")


@pytest.mark.parametrize(
    "words",
    [
        "",
        "--game poison",
        "--players 2",
        "--game chess --players 2",
        "--game poison --players 1",
        "--game poison --players 7",
        "--game poison --players two",
        "--game poison --players 2 --deals 0",
        "--game poison --players 2 --deals -1",
        "--game poison --players 2 --deals 101",
        "--game poison --players 2 --option mode",
        "--game poison --players 2 --option mode=slow",
        "--game poison --players 2 --option speed=quick",
        "--game poison --players 2 --bots wizard",
        "--game poison --players 2 --watch",
        "--game poison --players 2 more",
    ],
)
def test_wrong_arguments(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", *words.split(), "--json"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("lanparty: ")
    assert err.count("\n") == 1


def test_a_place_where_nothing_can_be_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    words = f"demo --game poison --players 2 --keep {tmp_path / 'file' / 'kept'}"
    assert main(words.split()) in (1, 2)
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"lanparty: {tmp_path / 'file' / 'kept'}: ")
    assert err.count("\n") == 1


def test_what_cannot_be_kept_is_told_after_the_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "peer-0.journal").mkdir()
    (tmp_path / "some").touch()
    result = {
        "state_hash": "ab", "audit": "passed", "seconds": {}, "deals": 1, "scores": [1, 2], "bytes_sent": 3,
        "journal": str(tmp_path / "some"),
    }  # fmt: skip

    async def played(*_: object) -> list[dict[str, object]]:
        return [result, result]

    monkeypatch.setattr(demo, "_play", played)
    assert main(f"demo --json --game poison --players 2 --keep {tmp_path}".split()) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["state_hashes"] == ["ab", "ab"]
    assert err.startswith(f"lanparty: {tmp_path / 'peer-0.journal'}: ")
    assert err.count("\n") == 1


def peers(demo: int) -> list[int]:
    """The processes of the players, host first."""
    found = [pid for pid in children(demo) if " host " in command(pid) or " join " in command(pid)]
    return sorted(found, key=lambda pid: " join " in command(pid))


def playing(party: Party, demo: int, players: int) -> list[int]:
    """Wait until a whole demo plays; its players."""
    until(
        lambda: len(list(party.folder.glob("lanparty-demo-*/*/tables/*/table.journal"))) == players, "match"
    )
    return peers(demo)


@linux
@pytest.mark.parametrize("victim", [0, 1])
def test_a_killed_peer(party: Party, victim: int) -> None:
    """It is named, the others are ended, and no process is left, neither theirs nor their workers."""
    demo = party.start("demo", "--game", "poison", "--players", "2")
    killed = playing(party, demo.pid, 2)[victim]
    os.kill(killed, signal.SIGKILL)
    demo.fails(f"peer {victim}")
    assert len(demo.errors) == 1
    assert demo.events == []
    party.gone()
    assert not list(party.folder.glob("lanparty-demo-*"))


@linux
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM], ids=["SIGINT", "SIGTERM"])
def test_a_stopped_demo_leaves_nobody_behind(party: Party, stop: signal.Signals) -> None:
    demo = party.start("demo", "--game", "poison", "--players", "2")
    playing(party, demo.pid, 2)
    demo.kill(stop)
    assert demo.wait() == 130
    assert demo.events == []
    assert "Traceback" not in demo.stderr
    party.gone()
    assert not list(party.folder.glob("lanparty-demo-*"))
