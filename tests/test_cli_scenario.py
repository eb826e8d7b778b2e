"""`lanparty scenario`: every scenario of the project, and what the command itself promises."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lanparty.cli import main
from lanparty.games import GAMES

SCENARIOS = Path(__file__).parent / "scenarios"
ALL = sorted(SCENARIOS.rglob("*.json"))
GOOD = [path for path in ALL if ".invalid." not in path.name]
INVALID = [path for path in ALL if ".invalid." in path.name]
# Codes that no move of a game can earn: every text that reads as a move of Poison is of the kind due.
UNREACHABLE = {"poison": {"wrong_phase"}}

RESULT_KEYS = [
    "file",
    "ok",
    "applied",
    "error",
    "awaiting",
    "legal",
    "hands",
    "table",
    "deal_scores",
    "scores",
    "finished",
    "winners",
]


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


@pytest.mark.parametrize("path", GOOD, ids=named)
def test_scenario(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["scenario", str(path), "--json"])
    out, err = capsys.readouterr()
    assert (status, err) == (0, "")
    result = json.loads(out)
    assert list(result) == RESULT_KEYS
    assert result["ok"] is True
    assert json.loads(path.read_text())["expect"], "a scenario that expects nothing shows nothing"


@pytest.mark.parametrize("path", INVALID, ids=named)
def test_invalid_scenario(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", str(path)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}: ")
    assert err.count("\n") == 1


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_every_code_has_its_scenario(rules: Any) -> None:
    shown = set()
    for path in (SCENARIOS / rules.name).glob("*.json"):
        if path in GOOD:
            error = json.loads(path.read_text())["expect"].get("error")
            shown.add(error["code"] if error else None)
    assert shown - {None} == set(rules.codes) - UNREACHABLE.get(rules.name, set())


# --- the command ---------------------------------------------------------------------------------------


def write(path: Path, **changes: Any) -> str:
    """A small scenario: seat 0 has made one burst, and seat 1 is on turn."""
    scenario: dict[str, Any] = {
        "game": "poison",
        "seats": 2,
        "options": {"mode": "quick"},
        "deals": [{"hands": [["R7", "R5", "G1"], ["R7", "R1", "P"]], "partial": True}],
        "moves": [[0, "R7"], [1, "R7"], [0, "R5"]],
        "expect": {},
    }
    scenario.update(changes)
    path.write_text(json.dumps({key: value for key, value in scenario.items() if value is not None}))
    return str(path)


def run(capsys: pytest.CaptureFixture[str], *argv: str) -> tuple[int, list[str], list[str]]:
    status = main(["scenario", *argv])
    out, err = capsys.readouterr()
    return status, out.splitlines(), err.splitlines()


def test_the_whole_result(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path / "a.json")
    status, out, err = run(capsys, file, "--json")
    assert (status, err) == (0, [])
    assert [json.loads(line) for line in out] == [
        {
            "file": file,
            "ok": True,
            "applied": 3,
            "error": None,
            "awaiting": {"kind": "act", "seats": [1]},
            "legal": {"1": ["R1>red", "P>red", "P>green", "P>violet"]},
            "hands": [["G1"], ["R1", "P"]],
            "table": {
                "cauldrons": {"red": ["R7", "R5"], "green": [], "violet": []},
                "drunk": [[], ["R7"]],
            },
            "deal_scores": [],
            "scores": [0, 0],
            "finished": False,
            "winners": None,
        }
    ]


def test_an_error_is_described(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path / "a.json", moves=[[0, "R7"], [1, "G1"], [1, "R7"]])
    status, out, err = run(capsys, "--json", file)
    result = json.loads(out[0])
    error = result["error"]
    assert status == 1
    assert not result["ok"]
    assert error.pop("message")
    assert error == {"at": 1, "seat": 1, "code": "not_in_hand"}
    assert result["applied"] == 1
    assert result["hands"] == [["R5", "G1"], ["R1", "R7", "P"]]
    assert len(err) == 1
    assert err[0].startswith(f"{file}: error: ")


@pytest.mark.parametrize(
    "expect",
    [
        {"applied": 3},
        {"error": None},
        {"awaiting": {"kind": "act"}},
        {"awaiting": {"seats": [1]}},
        {"legal": {"1": ["P>violet", "R1>red", "P>green", "P>red"]}},
        {"hands": [["G1"], ["P", "R1"]]},
        {"table": {"drunk": [[], ["R7"]]}},
        {"table": {"cauldrons": {"red": ["R7", "R5"]}}},
        {"deal_scores": []},
        {"scores": [0, 0]},
        {"finished": False},
        {"winners": None},
    ],
    ids=str,
)
def test_met_expectations(expect: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path / "a.json", expect=expect)
    assert run(capsys, file) == (0, [f"{file}: ok"], [])


@pytest.mark.parametrize(
    "expect",
    [
        {"applied": 2},
        {"applied": True},
        {"error": {}},
        {"error": {"code": "not_in_hand"}},
        {"awaiting": {"kind": "deal"}},
        {"awaiting": {"seats": [0]}},
        {"awaiting": {"seats": [1], "sealed": False}},
        {"legal": {}},
        {"legal": {"1": ["P>violet", "R1>red", "P>green"]}},
        {"legal": {"0": [], "1": ["P>violet", "R1>red", "P>green", "P>red"]}},
        {"legal": {"1": "R1>red"}},
        {"hands": [["G1"]]},
        {"hands": [["G1", "G1"], ["P", "R1"]]},
        {"hands": [["R1", "P"], ["G1"]]},
        {"hands": None},
        {"table": {"drunk": [["R7"], []]}},
        {"table": {"cauldrons": {"red": ["R5", "R7"]}}},
        {"table": {"cauldrons": {"red": []}}},
        {"table": {"rows": []}},
        {"deal_scores": [[0, 0]]},
        {"scores": [0, 1]},
        {"scores": [False, 0]},
        {"finished": 0},
        {"finished": True},
        {"winners": [0, 1]},
    ],
    ids=str,
)
def test_unmet_expectations(
    expect: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path / "a.json", expect=expect)
    status, out, err = run(capsys, file)
    assert (status, err) == (1, [])
    assert len(out) == 1
    assert out[0].startswith(f"{file}: {next(iter(expect))}: expected ")
    status, out, err = run(capsys, file, "--json")
    assert status == 1
    assert json.loads(out[0])["ok"] is False
    assert len(err) == 1


@pytest.mark.parametrize("error", [{"code": "not_in_hand"}, {"at": 1, "seat": 1}, {}], ids=str)
def test_an_expected_error(error: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = [[0, "R7"], [1, "G1"]]
    assert run(capsys, write(tmp_path / "a.json", moves=moves, expect={"error": error}))[0] == 0


@pytest.mark.parametrize("error", [None, {"code": "wrong_cauldron"}, {"at": 0}], ids=str)
def test_another_error_than_expected(error: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moves = [[0, "R7"], [1, "G1"]]
    assert run(capsys, write(tmp_path / "a.json", moves=moves, expect={"error": error}))[0] == 1


def test_the_other_files_still_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = write(tmp_path / "good.json")
    unmet = write(tmp_path / "unmet.json", expect={"applied": 9})
    bad = write(tmp_path / "bad.json", seats=9)
    missing = str(tmp_path / "missing.json")
    assert run(capsys, good, unmet)[0] == 1
    assert run(capsys, unmet, good)[0] == 1
    status, out, err = run(capsys, missing, unmet, bad, good, "--json")
    assert status == 2
    results = [json.loads(line) for line in out]
    assert [(result["file"], result["ok"]) for result in results] == [
        (missing, False),
        (unmet, False),
        (bad, False),
        (good, True),
    ]
    assert [line.split(": ")[0] for line in err] == [missing, unmet, bad]


@pytest.mark.parametrize(
    "changes",
    [
        {"game": None},
        {"game": 5},
        {"seats": None},
        {"seats": "2"},
        {"seats": 2.0},
        {"seats": True},
        {"options": []},
        {"options": {"mode": 1}},
        {"options": {"mode": ["quick"]}},
        {"deals": {}},
        {"deals": [[]]},
        {"deals": [{"hands": [["R1"], "R2"], "partial": True}]},
        {"deals": [{"hands": [["R1"], [2]], "partial": True}]},
        {"deals": [{"hands": [["R1"], ["R2"]], "partial": 1}]},
        {"deals": [{"hands": [["R1"], ["R2"]], "partial": True, "shuffle": []}]},
        {"deals": [{"hands": [["R1"], ["R2"]], "partial": True, "shuffles": {}}]},
        {"state": []},
        {"state": {"scores": [1.5, 0]}},
        {"state": {"deal_number": 0}},
        {"state": {"deal_number": True}},
        {"moves": "R7"},
        {"moves": [["0", "R7"]]},
        {"moves": [[0, 7]]},
        {"moves": [[0, "R7", "R5"]]},
        {"moves": [[True, "R7"]]},
        {"moves": [[-1, "R7"]]},
        {"expect": []},
        {"expect": {"file": "a.json"}},
    ],
    ids=str,
)
def test_a_wrong_form(changes: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path / "a.json", **changes)
    status, out, err = run(capsys, file)
    assert (status, out) == (2, [])
    assert len(err) == 1
    assert err[0].startswith(f"{file}: ")


def test_partial_state_needs_a_partial_deal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    hands = [["R1"] * 3 + ["R2"] * 3 + ["R4"] * 2 + ["R5"] * 3 + ["R7"], []]
    file = write(tmp_path / "a.json", deals=[{"hands": hands}], state={"leader": 0})
    assert run(capsys, file)[2] == [f"{file}: state: leader is for partial deals only"]


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"\xff\xfe\x00", b"[" * 100_000, b'{"seats": NaN}', b"1" * 5000, b'"\\ud800"', b"null"],
    ids=lambda data: repr(data[:12]),
)
def test_no_json(data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "a.json"
    file.write_bytes(data)
    status, out, err = run(capsys, str(file))
    assert (status, out) == (2, [])
    assert len(err) == 1


def test_files_have_a_limit(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = write(tmp_path / "a.json")
    monkeypatch.setattr("lanparty.commands.scenario.MAX_BYTES", 100)
    status, _, err = run(capsys, file)
    assert status == 2
    assert "larger" in err[0]


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run(capsys, str(tmp_path), "a\0b")
    assert (status, out) == (2, [])
    assert len(err) == 2


def test_remarks_are_no_slips(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, write(tmp_path / "a.json", about="…", title="x"))[0] == 0
    assert run(capsys, write(tmp_path / "a.json", expects={}))[0] == 2
