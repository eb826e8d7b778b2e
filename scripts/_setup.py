"""Making the environment: find a Python, make `.venv`, install what is locked. Only cold starts come here."""

from __future__ import annotations

import glob
import os
import shutil
import subprocess
import sys
import time
from typing import IO

import _system
from _bootstrap import (
    BYTECODE,
    PLAY_LOCK,
    ROOT,
    STAMP,
    SUPPORTED,
    TEST_LOCK,
    VENV,
    WINDOWS,
    SetupError,
    digest,
    is_fresh,
    read_stamp,
    say,
    venv_python,
    write_stamp,
)

# Settings of pip and Python that would lead an installation out of the environment.
MISLEADING = (
    "PYTHONHOME",
    "PYTHONPATH",
    "PYTHONPYCACHEPREFIX",
    "PIP_USER",
    "PIP_TARGET",
    "PIP_PREFIX",
    "PIP_REQUIRE_HASHES",
    "VIRTUAL_ENV",
)

# What children inherit: with the lock file open in pip too, the lock outlives us if only we are killed, and the
# next start doesn't clear away what an orphaned pip still writes to.
_inherited: list[int] = []


def make(lock: str, wheelhouse: str | None) -> None:
    """Bring the environment to `lock`; of several copies started at once one works, the others wait."""
    with _open_lock_file() as file:
        _hold(file)
        _inherited[:] = [] if WINDOWS else [file.fileno()]
        stamp = read_stamp()
        if is_fresh(stamp, lock):
            return
        began = time.monotonic()
        if stamp is None:
            say("setting up (first start only; about 90 MB to fetch)" if wheelhouse is None else "setting up")
            _make_venv(supported_python())
            stamp = _new_stamp()
        else:
            say("bringing the environment up to date")
            os.remove(STAMP)
            stamp["system"] = []  # another Qt may need other libraries
        _install(lock, wheelhouse)
        stamp["locks"] = {name: digest(name) for name in _covered_by(lock)}
        write_stamp(stamp)
        say(f"ready after {time.monotonic() - began:.0f} s")


def _covered_by(lock: str) -> tuple[str, ...]:
    """The test lock holds everything of the play lock, in the same versions."""
    return (PLAY_LOCK, TEST_LOCK) if lock == TEST_LOCK else (lock,)


def _new_stamp() -> dict[str, object]:
    base = _output([venv_python(), "-I", "-c", "import sys; print(sys._base_executable)"])
    return {
        "folder": ROOT,
        "base": base or sys.executable,
        "real": os.path.realpath(venv_python()),
        "locks": {},
        "system": [],
    }


# One at a time


def _open_lock_file() -> IO[str]:
    try:
        return open(os.path.join(ROOT, ".venv.lock"), "a", encoding="utf-8")
    except OSError as error:
        raise SetupError(f"can't write in {ROOT} ({error.strerror})") from error


def _hold(file: IO[str]) -> None:
    """Lock the file until everybody who has it open is gone; a killed process holds no lock."""
    if WINDOWS:
        _hold_on_windows(file)
        return
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        say("another copy is setting up; waiting for it")
        fcntl.flock(file, fcntl.LOCK_EX)


def _hold_on_windows(file: IO[str]) -> None:
    import msvcrt

    told = False
    while True:
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined, unused-ignore]
            return
        except OSError:
            if not told:
                say("another copy is setting up; waiting for it")
            told = True
            time.sleep(0.3)


# A Python that the program supports


def supported_python() -> str:
    """The interpreter to build with: this one, or another one found on this system. Raises SetupError."""
    if is_supported(sys.version_info[:2], sys.implementation.name):
        return sys.executable
    for candidate in _candidates():
        if _is_supported_executable(candidate):
            say(f"this is Python {sys.version.split()[0]}; using {candidate}")
            return candidate
    raise SetupError(
        f"this is Python {sys.version.split()[0]}; needed is Python 3.11, 3.12 or 3.13, and none was found here"
    )


def is_supported(version: tuple[int, ...], implementation: str) -> bool:
    return version in SUPPORTED and implementation == "cpython"


def _candidates() -> list[str]:
    """Where another Python may be, the likeliest first: PATH, Windows' launcher, pyenv, uv."""
    names = ["python{}.{}".format(*version) for version in reversed(SUPPORTED)]
    found = [shutil.which(name) for name in [*names, "python3", "python"]]
    if WINDOWS and shutil.which("py"):
        found += [
            _output(["py", "-{}.{}".format(*v), "-c", "import sys; print(sys.executable)"]) for v in SUPPORTED
        ]
    pyenv = os.environ.get("PYENV_ROOT") or os.path.join(os.path.expanduser("~"), ".pyenv")
    for name in names:
        version = name[len("python") :]
        found += sorted(
            glob.glob(os.path.join(pyenv, "versions", version + ".*", "bin", "python")), reverse=True
        )
    if shutil.which("uv"):
        # uv may fetch one, which takes a while: it comes last, and only when it is asked for.
        found.append(_output(["uv", "python", "find", ">=3.11,<3.14"]) or _fetched_by_uv())
    return [path for path in found if path]


def _fetched_by_uv() -> str | None:
    _output(["uv", "python", "install", "3.12"])
    return _output(["uv", "python", "find", "3.12"])


def _is_supported_executable(path: str) -> bool:
    # A shim on PATH may exist without a Python behind it: only running it tells.
    answer = _output([path, "-I", "-c", "import sys; print(*sys.version_info[:2], sys.implementation.name)"])
    words = (answer or "").split()
    return len(words) == 3 and is_supported(tuple(int(word) for word in words[:2]), words[2])


def _output(command: list[str]) -> str | None:
    """What `command` prints, or None if it fails."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    except OSError:
        return None
    return done.stdout.strip() if done.returncode == 0 and done.stdout.strip() else None


# The environment


def _make_venv(python: str) -> None:
    """An empty environment, in place of what may be there."""
    if os.path.lexists(VENV):
        say("the environment is incomplete; making it anew")
        _remove_venv()
    uv = shutil.which("uv")
    if uv and _run([uv, "venv", "--quiet", "--no-project", "--python", python, VENV]):
        return
    if _output([python, "-c", "import ensurepip, venv; print('yes')"]) is None:
        _provide_venv_module(python)
    if not _run([python, "-m", "venv", "--clear", VENV]):
        raise SetupError(f"{python} can't make a virtual environment in {VENV}")


def _provide_venv_module(python: str) -> None:
    version = _output([python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]) or "3"
    package = f"python{version}-venv"
    if not _system.install_packages([package]):
        command = _system.install_command([package]) or "your system's package for Python's venv module"
        raise SetupError("this Python lacks the module venv; install it with: " + command)


def _remove_venv() -> None:
    try:
        if os.path.islink(VENV) or os.path.isfile(VENV):
            os.remove(VENV)
        else:
            shutil.rmtree(VENV)
    except OSError as error:
        raise SetupError(f"can't replace {VENV} ({error.strerror}); is another copy running?") from error


def _install(lock: str, wheelhouse: str | None) -> None:
    """The locked packages, each checked against its hashes, then the project itself (editable)."""
    shutil.rmtree(BYTECODE, ignore_errors=True)
    source = ["--no-index", "--find-links", wheelhouse] if wheelhouse else []
    packages = [*source, "--only-binary", ":all:", "--require-hashes", "-r", os.path.join(ROOT, lock)]
    project = [*source, "--no-deps", "--no-build-isolation", "-e", ROOT]
    if not (_install_with_uv(packages) or _install_with_pip(packages)):
        where = f"in {wheelhouse}" if wheelhouse else "(no internet? scripts/wheelhouse.py shows a way)"
        raise SetupError(f"can't get all that {lock} names {where}; see above")
    if not (_install_with_uv(project) or _install_with_pip(project)):
        raise SetupError("can't install the project into its environment; see above")


def _install_with_uv(what: list[str]) -> bool:
    uv = shutil.which("uv")
    return uv is not None and _run([uv, "pip", "install", "--quiet", "--python", venv_python(), *what])


def _install_with_pip(what: list[str]) -> bool:
    pip = [venv_python(), "-I", "-m", "pip"]
    if _output([*pip, "--version"]) is None and not _run([venv_python(), "-I", "-m", "ensurepip"]):
        return False
    # On a terminal a person sees what is being fetched; in a log only what goes wrong counts.
    loud = [] if sys.stderr.isatty() else ["-qq"]
    return _run([*pip, "--disable-pip-version-check", "--no-input", *loud, "install", *what])


def _run(command: list[str]) -> bool:
    """Run `command` with its output on stderr; whether it succeeded."""
    environment = {name: value for name, value in os.environ.items() if name not in MISLEADING}
    try:
        done = subprocess.run(
            command, stdout=sys.stderr.fileno(), env=environment, cwd=ROOT, pass_fds=tuple(_inherited)
        )
        return done.returncode == 0
    except OSError as error:
        say(f"can't run {command[0]} ({error.strerror})")
        return False
