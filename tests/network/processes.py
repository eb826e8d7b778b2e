"""Real processes of this program: started, listened to with time-outs, and gone when a test is over.

Nothing here waits by sleeping and hoping: what a process says is read as it comes, and its end is awaited.
"""

from __future__ import annotations

import json
import os
import secrets
import select
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
LIMIT_S = 150.0  # for anything to happen; far more than a slow machine needs
MARK = "LANPARTY_TEST_RUN"  # by this variable a process is known as one of a test's, whoever started it

Event = dict[str, Any]

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")


class Process:
    """One `lanparty` process; `events` are the JSON lines so far, `errors` the lines of standard error."""

    def __init__(self, argv: Sequence[str], env: dict[str, str], started: str) -> None:
        self.argv = tuple(argv)
        self.events: list[Event] = []
        self.errors: list[str] = []
        self._seen = 0  # events that `event` has passed
        self._answered = 0  # events that `answer` has passed
        self._news = threading.Condition()
        self._popen = subprocess.Popen(
            argv, cwd=ROOT, env=env, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        )  # fmt: skip
        self._started = started
        assert self._popen.stdout is not None
        assert self._popen.stderr is not None
        self._threads = [
            self._listen(self._popen.stdout, lambda line: self.events.append(json.loads(line))),
            self._listen(self._popen.stderr, lambda line: self.errors.append(line.rstrip("\n"))),
        ]

    def _listen(self, stream: IO[str], take: Callable[[str], None]) -> threading.Thread:
        def read() -> None:
            for line in stream:
                with self._news:
                    take(line)
                    self._news.notify_all()
            with self._news:
                self._news.notify_all()

        thread = threading.Thread(target=read, daemon=True)
        thread.start()
        return thread

    @property
    def pid(self) -> int:
        return self._popen.pid

    @property
    def stderr(self) -> str:
        return "\n".join(self.errors)

    @property
    def complaints(self) -> list[str]:
        """Lines of standard error, but for calls of strangers: a machine may have other tables than a test's."""
        return [line for line in self.errors if not line.startswith("refused ")]

    def __repr__(self) -> str:
        lines = [*map(json.dumps, self.events[-15:]), *self.errors[-30:]]
        return "\n".join([f"<{self._started}: {self._popen.poll()}>", *lines])

    # ---- listening

    def until(self, true: Callable[[], bool], what: str, limit_s: float = LIMIT_S) -> None:
        """Wait until something holds of what the process has said; fails when it can't any more."""
        end = time.monotonic() + limit_s
        with self._news:
            while not true():
                if not any(thread.is_alive() for thread in self._threads):
                    raise AssertionError(f"ended without {what}: {self!r}")
                if not self._news.wait(end - time.monotonic()):
                    raise AssertionError(f"no {what} within {limit_s:g} s: {self!r}")

    def event(self, kind: str, limit_s: float = LIMIT_S, **fields: Any) -> Event:
        """The next event of this kind (with these fields) after the one that was returned last."""
        found: list[Event] = []

        def come() -> bool:
            while self._seen < len(self.events) and not found:
                event = self.events[self._seen]
                self._seen += 1
                if event["event"] == kind and fields.items() <= event.items():
                    found.append(event)
            return bool(found)

        self.until(come, f"{kind} {fields or ''}", limit_s)
        return found[0]

    def error(self, words: str, limit_s: float = LIMIT_S) -> str:
        """Wait for a line of standard error with these words."""
        self.until(lambda: any(words in line for line in self.errors), f"{words!r} on stderr", limit_s)
        return next(line for line in self.errors if words in line)

    def all(self, kind: str) -> list[Event]:
        """All events of this kind so far."""
        return [event for event in self.events if event.get("event") == kind]

    # ---- speaking

    def say(self, line: str) -> None:
        """A line of standard input."""
        self.say_bytes(line.encode() + b"\n")

    def say_bytes(self, raw: bytes) -> None:
        assert self._popen.stdin is not None
        self._popen.stdin.buffer.write(raw)
        self._popen.stdin.flush()

    def hang_up(self) -> None:
        """End of standard input."""
        assert self._popen.stdin is not None
        self._popen.stdin.close()

    def answer(self) -> None:
        """If it has asked for a move since the last call: the first legal one."""
        for event in self.events[self._answered :]:
            self._answered += 1
            if event["event"] == "your_turn" and not self.all("result"):
                self.say(event["legal"][0])

    def play_first(self) -> None:
        """Answer every `your_turn` with the first legal move, until the end."""
        while True:
            try:
                turn = self.event("your_turn")
            except AssertionError:
                if any(thread.is_alive() for thread in self._threads):
                    raise
                self.wait()  # it has said its last word, and ends a moment later
                return
            self.say(turn["legal"][0])

    def kill(self, signal_: int = signal.SIGKILL) -> None:
        self._popen.send_signal(signal_)

    # ---- the end

    def wait(self, limit_s: float = LIMIT_S) -> int:
        """The exit status; all output is read then."""
        try:
            status = self._popen.wait(limit_s)
        except subprocess.TimeoutExpired:
            raise AssertionError(f"still running after {limit_s:g} s: {self!r}") from None
        for thread in self._threads:
            thread.join(LIMIT_S)
        return status

    def succeeds(self) -> Event:
        """It ends well and complains of nothing; its result."""
        assert self.wait() == 0, repr(self)
        assert self.complaints == [], repr(self)
        return self.events[-1]

    def fails(self, *words: str) -> str:
        """It ends with status 1 and one line for people that has these words; the line."""
        assert self.wait() == 1, repr(self)
        assert "Traceback" not in self.stderr, repr(self)
        assert self.complaints == self.errors[-1:], repr(self)
        last = self.errors[-1]
        assert last.startswith("lanparty: "), repr(self)
        for word in words:
            assert word in last, repr(self)
        return last

    def memory_mb(self) -> float:
        """The resident memory at most, so far."""
        return memory_mb(self.pid)

    def close(self) -> None:
        for stream in (self._popen.stdin, self._popen.stdout, self._popen.stderr):
            if stream is not None:
                stream.close()


class Party:
    """All processes that one test starts, and their homes. `prefix` comes before every command."""

    def __init__(self, folder: Path, prefix: Sequence[str] = ()) -> None:
        self.folder = folder
        self.mark = secrets.token_hex(8)
        self.table = f"test {self.mark}"  # a name that no other table on this network has
        self._prefix = tuple(prefix)
        self._processes: list[Process] = []

    def start(self, *words: str, home: str = "", prefix: Sequence[str] | None = None) -> Process:
        """`lanparty --json WORDS…` in a home of its own (or the named one)."""
        home = home or f"home-{len(self._processes)}"
        before = self._prefix if prefix is None else prefix
        argv = [
            *before,
            sys.executable,
            "-m",
            "lanparty",
            "--json",
            "--home",
            str(self.folder / home),
            *words,
        ]
        return self.run(*argv, told=" ".join(words))

    def run(self, *argv: str, told: str = "") -> Process:
        """Any program that prints JSON lines, as one of this party's."""
        env = {**os.environ, MARK: self.mark, "TMPDIR": str(self.folder)}
        process = Process(argv, env, told or " ".join(argv))
        self._processes.append(process)
        return process

    def host(self, *words: str, seats: int = 2, game: str = "poison", **how: Any) -> Process:
        """A host of a table with this party's name, on a port of its own."""
        named = ("--table", self.table) if "--table" not in words else ()
        port = ("--port", "0") if "--port" not in words else ()
        return self.start("host", "--game", game, "--seats", str(seats), *named, *port, *words, **how)

    def open_table(self, *words: str, **how: Any) -> tuple[Process, str]:
        """A host, and the address that `join --at` takes."""
        host = self.host(*words, **how)
        table = host.event("table")
        return host, f"{table['address']}:{table['port']}"

    def join(self, at: str, *words: str, **how: Any) -> Process:
        return self.start("join", "--at", at, *words, **how)

    def gone(self) -> None:
        """Wait until no process of this party is left; fails when some stay."""
        ends = time.monotonic() + LIMIT_S
        while left := marked(self.mark):
            assert time.monotonic() < ends, {pid: command(pid) for pid in left}
            _wait_for_one(left, ends - time.monotonic())

    def close(self) -> None:
        for pid in marked(self.mark):
            _kill(pid)
        for process in self._processes:
            process.kill()
            process.wait()
            process.close()


def marked(mark: str) -> list[int]:
    """The processes that carry this mark in their environment (none where there is no /proc)."""
    wanted = f"{MARK}={mark}".encode()
    return [pid for pid in _pids() if wanted in _read(pid, "environ").split(b"\0")]


def command(pid: int) -> str:
    return _read(pid, "cmdline").replace(b"\0", b" ").decode(errors="replace").strip()


def children(pid: int) -> list[int]:
    """The processes that this one has started."""
    return [
        child
        for child in _pids()
        if (stat := _read(child, "stat")) and int(stat.rpartition(b")")[2].split()[1]) == pid
    ]


def workers(pid: int) -> list[int]:
    """The worker processes of a player."""
    return [child for child in children(pid) if "spawn_main" in command(child)]


def memory_mb(pid: int) -> float:
    for line in _read(pid, "status").splitlines():
        if line.startswith(b"VmHWM:"):
            return int(line.split()[1]) / 1024
    raise AssertionError(f"process {pid} is gone")


def _pids() -> Iterator[int]:
    if Path("/proc").is_dir():
        for name in os.listdir("/proc"):
            if name.isdigit():
                yield int(name)


def _read(pid: int, name: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/{name}").read_bytes()
    except OSError:
        return b""


def _kill(pid: int) -> None:
    try:
        os.kill(pid, signal.SIGKILL)
    except ProcessLookupError:
        pass


def _wait_for_one(pids: Sequence[int], limit_s: float) -> None:
    """Wait until the first of these ends."""
    try:
        handle = os.pidfd_open(pids[0])
    except ProcessLookupError:
        return
    try:
        select.select([handle], [], [], limit_s)
    finally:
        os.close(handle)


def until(true: Callable[[], Any], what: str, limit_s: float = LIMIT_S) -> Any:
    """Look again and again until something outside of a process holds; what it then is."""
    end = time.monotonic() + limit_s
    while not (found := true()):
        assert time.monotonic() < end, f"no {what} within {limit_s:g} s"
        time.sleep(0.01)
    return found


def play(*hands: Process, stop: Callable[[], bool]) -> None:
    """Players by hand: whoever is asked makes the first legal move, until `stop()` holds."""

    def turn() -> bool:
        for hand in hands:
            hand.answer()
        return stop()

    until(turn, "end of play")
