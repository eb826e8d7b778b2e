"""The command line itself: which command runs, and what a person's mistake looks like."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from lanparty import cli
from lanparty.cli import COMMANDS, main, window
from lanparty.errors import RunFailed, UsageError

ROOT = Path(__file__).parent.parent


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Any], int]], list[Any]]:
    """Replace every command by one that runs the given function and keeps its arguments."""

    def install(function: Callable[[Any], int]) -> list[Any]:
        seen: list[Any] = []

        def run(args: Any) -> int:
            seen.append(args)
            return function(args)

        def load(name: str) -> Any:
            return SimpleNamespace(
                NAME=name, HELP=f"help of {name}", add_arguments=lambda parser: None, run=run
            )

        monkeypatch.setattr(cli, "_load", load)
        return seen

    return install


@pytest.mark.parametrize(
    ("argv", "home", "as_json"),
    [
        (["games"], None, False),
        (["games", "--json"], None, True),
        (["--json", "games"], None, True),
        (["games", "--home", "x"], Path("x"), False),
        (["--home", "x", "games"], Path("x"), False),
        (["--home=scenario", "games", "--json"], Path("scenario"), True),
        (["--home", "scenario", "games"], Path("scenario"), False),
    ],
    ids=str,
)
def test_common_flags_stand_anywhere(
    argv: list[str], home: Path | None, as_json: bool, fake: Callable[..., list[Any]]
) -> None:
    seen = fake(lambda args: 0)
    assert main(argv) == 0
    assert seen[0].command_module.NAME == "games"
    assert (seen[0].home, seen[0].json) == (home, as_json)


def test_without_a_command_the_window(
    fake: Callable[..., list[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = fake(lambda args: 5)
    assert main([]) == 5
    assert main(["--home", "x"]) == 5
    monkeypatch.setattr(sys, "argv", ["lanparty-window", "--home", "y"])
    assert window() == 5
    assert [args.home for args in seen] == [None, Path("x"), Path("y")]


def test_the_window_has_arguments_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    from lanparty.commands import window as command

    seen: list[Any] = []
    monkeypatch.setattr(command, "run", lambda args: seen.append(args) or 0)
    assert main(["--watchdog", "--home", "x"]) == 0
    assert main(["--home", "x"]) == 0
    assert [(args.watchdog, args.home) for args in seen] == [(True, Path("x")), (False, Path("x"))]
    assert main(["games", "--watchdog"]) == 2, "only the window's"


def test_mistakes_are_one_line(fake: Callable[..., list[Any]], capsys: pytest.CaptureFixture[str]) -> None:
    def usage(args: Any) -> int:
        raise UsageError("no such thing")

    def failed(args: Any) -> int:
        raise RunFailed("nobody came")

    def interrupted(args: Any) -> int:
        raise KeyboardInterrupt

    for function, status, line in (
        (usage, 2, "lanparty: no such thing\n"),
        (failed, 1, "lanparty: nobody came\n"),
        (interrupted, 130, ""),
    ):
        fake(function)
        assert main(["games"]) == status
        assert capsys.readouterr() == ("", line)


@pytest.mark.parametrize(
    "argv", [["frobnicate"], ["--frobnicate"], ["games", "x"], ["scenario"], ["--home"]], ids=str
)
def test_wrong_arguments(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(argv) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("lanparty: ")
    assert err.count("\n") == 1


def test_help_names_every_command(fake: Callable[..., list[Any]], capsys: pytest.CaptureFixture[str]) -> None:
    fake(lambda args: 0)
    assert main(["--help"]) == 0
    out = capsys.readouterr().out
    assert all(f"help of {name}" in out for name in COMMANDS)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_keeps_to_the_form(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = cli._load(name)
    assert name == command.NAME
    assert command.HELP
    assert main([name, "--help"]) == 0
    assert command.HELP in " ".join(capsys.readouterr().out.split())


def test_games_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    games = {one["game"]: one for one in map(json.loads, capsys.readouterr().out.splitlines())}
    assert games["poison"]["seats"] == [2, 3, 4, 5, 6]
    (mode,) = games["poison"]["options"]
    assert (mode["name"], mode["default"], mode["choices"]) == ("mode", "normal", ["normal", "quick"])
    assert mode["help"]
    assert {"R7>red", "P>green"} <= {move["example"] for move in games["poison"]["moves"]}


def test_games_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert "poison: for 2, 3, 4, 5, 6 players" in out
    assert "--option mode=normal  one of normal, quick" in out


def in_a_process(*argv: str, **options: Any) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *argv], cwd=ROOT, text=True, capture_output=True, timeout=200, check=False, **options
    )


def test_games_needs_nothing_heavy() -> None:
    """It starts fast: no window, no network, no cryptography."""
    code = (
        "import sys; from lanparty.cli import main; main(['games']);"
        "print([name for name in ('PySide6', 'zeroconf', 'coincurve', 'asyncio') if name in sys.modules])"
    )
    done = in_a_process("-c", code)
    assert done.stdout.splitlines()[-1] == "[]"


def test_as_a_module() -> None:
    done = in_a_process("-m", "lanparty", "games", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    done = in_a_process("-m", "lanparty", "frobnicate")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


@pytest.mark.skipif(os.name != "posix", reason="a pipe that breaks")
def test_a_reader_that_leaves_is_no_error() -> None:
    """Standard output is a pipe whose other end is closed before the program starts."""
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [sys.executable, "-m", "lanparty", "games"],
        cwd=ROOT,
        stdout=write,
        stderr=subprocess.PIPE,
        timeout=200,
        check=False,
    )
    os.close(write)
    assert (done.returncode, done.stderr) == (141, b"")


@pytest.mark.skipif(os.name != "posix", reason="a shell's redirections")
@pytest.mark.parametrize(
    ("where", "status", "says"),
    [(">&-", 0, ""), (">&- 2>&-", 0, ""), (">/dev/full", 1, "lanparty: output: No space left on device\n")],
)
def test_output_that_goes_nowhere(where: str, status: int, says: str) -> None:
    if "full" in where and not Path("/dev/full").exists():
        pytest.skip("no full device")
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {where}', "sh", sys.executable, "-m", "lanparty", "games"],
        cwd=ROOT, capture_output=True, text=True, timeout=200, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (status, "", says)


@pytest.mark.parametrize("word", ["a\nb\x1b[31m", "x" * 100_000])
def test_errors_are_one_short_line_whatever_is_typed(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    for argv in (["--option", f"mode={word}"], ["--option", f"{word}=1"], [word]):
        assert main(["simulate", "--game", "poison", "--players", "2", *argv]) == 2
        _, err = capsys.readouterr()
        assert err.count("\n") == 1
        assert err[:-1].isprintable()
        assert len(err) < 1000


@pytest.mark.skipif(os.name != "posix", reason="file names that are no text")
def test_names_that_no_terminal_can_show() -> None:
    done = in_a_process(
        "-m", "lanparty", "scenario", os.fsdecode(b"\xff\xfe"), "ö", env={**os.environ, "LC_ALL": "C"}
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 2
    assert "Traceback" not in done.stderr
