"""`lanparty audit`, `replay` and `bench`: a journal that a real match left, whole and spoilt."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgpack
import pytest

from lanparty.cli import main
from tests.network.processes import Party

Run = Callable[..., tuple[int, list[Any], str]]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journals of a match of three players, one deal."""
    party = Party(tmp_path_factory.mktemp("demo"))
    try:
        folder = party.folder / "kept"
        demo = party.start(
            "demo", "--game", "poison", "--players", "3", "--deals", "1", "--keep", str(folder)
        )
        demo.succeeds()
        (folder / "result.json").write_text(json.dumps(demo.events[-1]))
        return folder
    finally:
        party.close()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command: exit status, JSON objects of standard output, standard error."""

    def runs(*words: object) -> tuple[int, list[Any], str]:
        status = main([str(word) for word in words])
        out, err = capsys.readouterr()
        assert "Traceback" not in err
        lines = [json.loads(line) if line.startswith("{") else line for line in out.splitlines()]
        return status, lines, err

    return runs


def test_every_peers_journal_passes(kept: Path, run: Run) -> None:
    for number in range(3):
        status, (result,), err = run("audit", kept / f"peer-{number}.journal", "--json")
        assert (status, err) == (0, "")
        assert (result["ok"], result["deals"], result["audit"]) == (True, 1, "passed")
        assert result["entries"] > 30
    status, lines, err = run("audit", kept / "peer-0.journal")
    assert (status, err) == (0, "")
    assert re.fullmatch(r"passed: 1 deals, \d+ entries", lines[0])


def test_all_peers_tell_the_same_story(kept: Path, run: Run) -> None:
    texts = {"\n".join(run("replay", kept / f"peer-{number}.journal")[1]) for number in range(3)}
    assert len(texts) == 1
    text = texts.pop()
    assert text.startswith("Game: poison\n")
    assert re.search(r"^Players: Ada, (Bruno, Clara|Clara, Bruno)$", text, re.MULTILINE)
    moves = re.findall(r"^1\.(\d+) (?:Ada|Bruno|Clara) +\w+>\w+$", text, re.MULTILINE)
    assert moves == [str(place + 1) for place in range(len(moves))]
    assert len(moves) > 30
    scores = json.loads((kept / "result.json").read_text())["scores"]
    assert all(str(score) in text.splitlines()[-1] for score in scores)


def test_replay_as_json(kept: Path, run: Run) -> None:
    status, lines, err = run("replay", kept / "peer-1.journal", "--json")
    assert (status, err) == (0, "")
    kinds = [line["event"] for line in lines]
    assert kinds[0] == "deal"
    assert kinds[-2:] == ["scores", "result"]
    assert set(kinds[1:-2]) == {"move"}
    assert lines[-1]["scores"] == json.loads((kept / "result.json").read_text())["scores"]


def objects(journal: Path) -> list[Any]:
    return list(msgpack.Unpacker(journal.open("rb")))


def write(path: Path, parts: list[Any]) -> Path:
    path.write_bytes(b"".join(msgpack.packb(part) for part in parts))
    return path


def test_a_bit_changed_anywhere(kept: Path, tmp_path: Path, run: Run) -> None:
    """Whatever is changed, the audit doesn't pass, and says so in one line or object."""
    raw = (kept / "peer-0.journal").read_bytes()
    random = Random(1)
    places = [0, 3, 20, len(raw) - 1, *(random.randrange(len(raw)) for _ in range(8))]
    for place in places:
        spoilt = bytearray(raw)
        spoilt[place] ^= 1 << random.randrange(8)
        path = tmp_path / "spoilt.journal"
        path.write_bytes(spoilt)
        status, lines, err = run("audit", path, "--json")
        assert status in (1, 2), place
        if status == 1:
            assert lines[0]["ok"] is False
            assert lines[0]["reason"] or lines[0]["audit"] == "incomplete"
        else:
            assert lines == []
            assert err.count("\n") == 1


def test_cut_off(kept: Path, tmp_path: Path, run: Run) -> None:
    """A last record that is torn, as by a power cut."""
    raw = (kept / "peer-0.journal").read_bytes()
    path = tmp_path / "torn.journal"
    path.write_bytes(raw[:-5])
    status, (result,), _ = run("audit", path, "--json")
    assert (status, result["ok"]) == (1, False)
    assert "cut off at byte" in result["reason"]
    status, lines, err = run("replay", path, "--json")
    assert (status, err.count("\n")) == (1, 1), "what is missing is not kept quiet"
    assert "cut off at byte" in err
    assert lines, "what is there is shown"


def test_entries_taken_out_or_moved(kept: Path, tmp_path: Path, run: Run) -> None:
    head, *entries = objects(kept / "peer-0.journal")
    middle = len(entries) // 2
    spoilt = {
        "one missing": [*entries[:middle], *entries[middle + 1 :]],
        "one twice": [*entries[: middle + 1], *entries[middle:]],
        "the last first": [entries[-1], *entries[:-1]],
        "garbage": [*entries[:middle], b"garbage", *entries[middle:]],
    }
    for what, changed in spoilt.items():
        status, (result,), _ = run("audit", write(tmp_path / "x.journal", [head, *changed]), "--json")
        assert (status, result["ok"], result["audit"]) == (1, False, "failed"), what
        assert result["reason"], what


def test_a_withheld_seed(kept: Path, tmp_path: Path, run: Run) -> None:
    """The last entries are the seeds: without them the deal can't be audited, and the seat is named."""
    head, *entries = objects(kept / "peer-0.journal")
    status, (result,), _ = run("audit", write(tmp_path / "x.journal", [head, *entries[:-1]]), "--json")
    assert (status, result["ok"], result["audit"]) == (1, False, "incomplete")
    assert len(result["seats"]) == 1
    assert result["seat"] == result["seats"][0]
    status, lines, _ = run("audit", tmp_path / "x.journal")
    assert lines[0] == f"incomplete: seat {result['seat']} withheld a seed"


def test_another_genesis(kept: Path, tmp_path: Path, run: Run) -> None:
    (magic, version, genesis, signatures), *entries = objects(kept / "peer-0.journal")
    for head in (
        [magic, version, genesis.replace(b"Ada", b"Eva"), signatures],
        [magic, version, genesis, signatures[::-1]],
        [magic, version, genesis, signatures[1:]],
        [magic, version + 1, genesis, signatures],
        ["another journal", version, genesis, signatures],
    ):
        status, lines, err = run("audit", write(tmp_path / "x.journal", [head, *entries]), "--json")
        assert (status, lines, err.count("\n")) == (2, [], 1)


@pytest.mark.parametrize("command", ["audit", "replay"])
def test_no_journal(command: str, tmp_path: Path, run: Run) -> None:
    (tmp_path / "empty").touch()
    (tmp_path / "text").write_text("3.2 NAME  QS\n")
    (tmp_path / "deep").write_bytes(b"\x91" * 100_000)
    (tmp_path / "huge").write_bytes(b"\x94\xc6\xff\xff\xff\xff")
    for name in ("missing", "empty", "text", "deep", "huge", "."):
        status, lines, err = run(command, tmp_path / name)
        assert (status, lines) == (2, []), name
        assert err.startswith(f"lanparty: {tmp_path / name}: "), name
        assert err.count("\n") == 1, name
    assert run(command)[0] == 2


BENCH = {
    "cards", "players", "shuffle_prove_ms", "shuffle_verify_ms", "share_ms", "open_ms", "claim_prove_ms",
    "claim_verify_ms", "proof_bytes", "deal_total_ms",
}  # fmt: skip


def test_bench(run: Run) -> None:
    status, (result,), err = run("bench", "--players", "2", "--cards", "6", "--json")
    assert (status, err) == (0, "")
    assert set(result) >= BENCH
    assert (result["cards"], result["players"]) == (6, 2)
    assert all(value is None or value > 0 for value in result.values())
    status, lines, _ = run("bench", "--players", "2", "--cards", "6")
    assert status == 0
    assert {line.split()[0] for line in lines} >= BENCH


@pytest.mark.parametrize("words", ["--players 1", "--players 11", "--cards 0", "--cards 129", "--cards many"])
def test_bench_of_nothing(words: str, run: Run) -> None:
    status, lines, err = run("bench", *words.split())
    assert (status, lines, err.count("\n")) == (2, [], 1)
