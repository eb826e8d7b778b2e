"""What play.py and test.py share: from a bare checkout to a running program, with the standard library only.

The environment is `.venv` in the project's folder. A stamp in it says what it was made from: the locks'
hashes, the interpreter, the folder. A fitting stamp is the whole check of a warm start. Without a stamp the
environment is torn (killed half way) and is made anew; with an old one it is brought up to date in place.
The stamp is removed before anything changes and written last. Everything said here goes to stderr: stdout
belongs to the program (`--json`).

Runs on Python 3.8 and later; what makes the environment is a Python that the program supports.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Callable

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
VENV = os.path.join(ROOT, ".venv")
STAMP = os.path.join(VENV, "lanparty-stamp.json")
BYTECODE = os.path.join(VENV, "bytecode")  # what modules are compiled to
PLAY_LOCK, TEST_LOCK = "requirements.lock", "requirements-test.lock"
SUPPORTED = ((3, 11), (3, 12), (3, 13))
WINDOWS = os.name == "nt"


class SetupError(Exception):
    """The environment can't be made; the text is one line for people."""


def say(text: str) -> None:
    """One line to stderr."""
    print("lanparty: " + text, file=sys.stderr, flush=True)


def play(args: list[str]) -> int:
    """Start the program with `args`; returns its exit status (on POSIX it takes this process over)."""
    return _after(_prepare_play, args)


def test(args: list[str]) -> int:
    """Run pytest with `args`, or with `--lint` the linters; returns the exit status."""
    return _after(_prepare_test, args)


def _after(prepare: Callable[[list[str]], list[str]], args: list[str]) -> int:
    """Prepare, then run the command that it returns; what goes wrong before is one line and status 1."""
    try:
        command = prepare(args)
    except SetupError as error:
        say(str(error))
        return 1
    except KeyboardInterrupt:
        say("interrupted; the next start begins again")
        return 130
    return run(command)


def _prepare_play(args: list[str]) -> list[str]:
    wheelhouse, rest = take_wheelhouse(args)
    python = ensure(PLAY_LOCK, wheelhouse)
    if wants_window(rest):
        ensure_system("window")
    # -P: a folder that happens to hold a file random.py must not replace a module of ours.
    return [python, "-P", "-m", "lanparty", *rest]


def _prepare_test(args: list[str]) -> list[str]:
    wheelhouse, rest = take_wheelhouse(args)
    python = ensure(TEST_LOCK, wheelhouse)
    os.chdir(ROOT)
    if rest[:1] == ["--lint"]:
        return [python, os.path.join(ROOT, "scripts", "_lint.py")]
    ensure_system("tests")
    return [python, "-m", "pytest", *spread(rest), *rest]


# Whoever says one of these wants the tests in one process, or has said how to spread them.
SPREAD_OTHERWISE = "-n --numprocesses --dist -p -s --capture --pdb --trace --collect-only -h --help".split()
MOST_AT_ONCE = (
    4  # many tests start processes of their own, and wait for them: so one more than there are cores
)


def spread(args: list[str]) -> list[str]:
    """What tells pytest to run the tests on all cores: a file's tests in one process, the files in their order."""
    if any(arg.startswith(tuple(SPREAD_OTHERWISE)) for arg in args):
        return []
    count = min(MOST_AT_ONCE, (os.cpu_count() or 1) + 1)
    return ["-n", str(count), "--dist", "loadfile", "--no-loadscope-reorder"]


def take_wheelhouse(args: list[str]) -> tuple[str | None, list[str]]:
    """Split a leading `--wheelhouse DIR` off the arguments; DIR is returned absolute."""
    if not args or not (args[0] == "--wheelhouse" or args[0].startswith("--wheelhouse=")):
        return None, args
    name, equals, folder = args[0].partition("=")
    rest = args[1:]
    if not equals:
        folder, rest = (rest[0], rest[1:]) if rest else ("", [])
    if not folder or not os.path.isdir(folder):
        raise SetupError(f"{name} needs a folder of wheels: {folder!r} is none")
    return os.path.abspath(folder), rest


def wants_window(args: list[str]) -> bool:
    """Whether the program will open its window: no command among the arguments, or the command `window`."""
    rest = list(args)
    while rest:
        arg = rest.pop(0)
        if arg in ("-h", "--help", "--version"):
            return False
        if arg == "--home":
            del rest[:1]
        elif not arg.startswith("-"):
            return arg == "window"
    return True


def run(command: list[str]) -> int:
    """Become `command`; on Windows, where exec would leave the console, run it and return its status."""
    # Wherever the checkout is, and whatever the shell forbids: a program of many processes must not compile all
    # its modules in each of them.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = BYTECODE
    sys.stderr.flush()
    if not WINDOWS:
        os.execv(command[0], command)
    import signal
    import subprocess

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the program's affair
    return subprocess.run(command).returncode


# The stamp


def venv_python() -> str:
    """The interpreter of the environment, whether or not it exists yet."""
    return os.path.join(VENV, "Scripts", "python.exe") if WINDOWS else os.path.join(VENV, "bin", "python")


def digest(lock: str) -> str:
    """What an environment for `lock` is made from, as one hash: the lock and pyproject.toml."""
    state = hashlib.sha256()
    for name in (lock, "pyproject.toml"):
        with open(os.path.join(ROOT, name), "rb") as file:
            content = file.read()
        state.update(b"%d:" % len(content) + content)
    return state.hexdigest()


def read_stamp() -> dict[str, object] | None:
    """The stamp, if the environment it describes is still whole and at its place."""
    try:
        with open(STAMP, encoding="utf-8") as file:
            stamp = json.load(file)
        whole = (
            stamp["folder"] == ROOT
            and isinstance(stamp["locks"], dict)
            and isinstance(stamp["system"], list)
            and os.path.exists(stamp["base"])
            and os.path.realpath(venv_python()) == stamp["real"]
            and os.path.exists(stamp["real"])
        )
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return stamp if whole else None


def write_stamp(stamp: dict[str, object]) -> None:
    """Replace the stamp at once, so that nobody ever reads half of it."""
    beside = f"{STAMP}.{os.getpid()}"
    with open(beside, "w", encoding="utf-8") as file:
        json.dump(stamp, file)
    os.replace(beside, STAMP)


def is_fresh(stamp: dict[str, object] | None, lock: str) -> bool:
    """Whether the stamped environment has all that `lock` asks for."""
    return stamp is not None and stamp["locks"].get(lock) == digest(lock)  # type: ignore[attr-defined]


def ensure(lock: str, wheelhouse: str | None = None) -> str:
    """Make the environment fit `lock` if it doesn't; returns its interpreter. Raises SetupError."""
    if not is_fresh(read_stamp(), lock):
        import _setup  # only a cold start pays for its imports

        _setup.make(lock, wheelhouse)
    return venv_python()


def ensure_system(purpose: str) -> None:
    """See to what the operating system must have for `purpose`, once for each environment. Never fatal."""
    stamp = read_stamp()
    if stamp is None or purpose in stamp["system"]:  # type: ignore[operator]
        return
    import _system

    if _system.provide(purpose):
        stamp["system"] = [*stamp["system"], purpose]  # type: ignore[misc]
        write_stamp(stamp)
