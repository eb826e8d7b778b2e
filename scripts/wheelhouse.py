#!/usr/bin/env python3
"""Fill a folder for parties without internet: `python3 scripts/wheelhouse.py [--everywhere] DIR`.

DIR then feeds `scripts/play.py --wheelhouse DIR` on machines like this one; with `--everywhere` on every supported
system and Python (about 430 MB). The files are checked against the hashes in requirements.lock.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from _bootstrap import PLAY_LOCK, ROOT, SUPPORTED, SetupError, ensure, say

# For pip: the tags of wheels that run there (on Linux it takes each to the letter); for markers: their variables.
GLIBC = ("2014", "_2_26", "_2_27", "_2_28", "_2_31", "_2_34", "_2_35", "_2_39")


@dataclass(frozen=True)
class System:
    """A system to download for."""

    name: str
    tags: Sequence[str]
    sys_platform: str
    platform_machine: str


SYSTEMS = (
    System("Linux on x86-64", [f"manylinux{tag}_x86_64" for tag in GLIBC], "linux", "x86_64"),
    System("Linux on ARM", [f"manylinux{tag}_aarch64" for tag in GLIBC], "linux", "aarch64"),
    System("macOS on Apple silicon", ["macosx_14_0_arm64"], "darwin", "arm64"),
    System("macOS on Intel", ["macosx_14_0_x86_64"], "darwin", "x86_64"),
    System("Windows", ["win_amd64"], "win32", "AMD64"),
)


def main(args: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Fill a folder for scripts/play.py --wheelhouse.")
    parser.add_argument(
        "--everywhere", action="store_true", help="for all systems and Pythons, not only this one"
    )
    parser.add_argument("folder", type=Path, metavar="DIR")
    options = parser.parse_args(args)
    try:
        python = ensure(PLAY_LOCK)
    except SetupError as error:
        say(str(error))
        return 1
    lock = (Path(ROOT) / PLAY_LOCK).read_text(encoding="utf-8")
    failed = []
    for name, target, requirements in _targets(lock, options.everywhere):
        say("fetching for " + name)
        if not _download(python, options.folder, target, requirements):
            failed.append(name)
    if failed:
        say("not complete for " + ", ".join(failed))
        return 1
    size = sum(file.stat().st_size for file in options.folder.iterdir())
    say(
        f"{options.folder} holds {size / 1e6:.0f} MB; use it with scripts/play.py --wheelhouse {options.folder}"
    )
    return 0


def _targets(lock: str, everywhere: bool) -> Iterator[tuple[str, list[str], str]]:
    """Each target's name, the arguments of pip that aim at it, and the lock as it reads there."""
    if not everywhere:
        yield "this machine", [], lock
        return
    for system in SYSTEMS:
        for major, minor in SUPPORTED:
            version = f"{major}.{minor}"
            tags = [word for tag in system.tags for word in ("--platform", tag)]
            yield (
                f"{system.name}, Python {version}",
                ["--python-version", version, *tags],
                lock_for(lock, system),
            )


def lock_for(lock: str, system: System) -> str:
    """The lock without what `system` doesn't need and without markers, which pip reads for the machine it runs on."""
    variables = {
        "sys_platform": system.sys_platform,
        "platform_machine": system.platform_machine,
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
    }
    kept = []
    # An entry is "name==version ; marker" and, on indented lines, its hashes.
    for entry in re.split(r"\n(?=\w)", lock):
        first, *hashes = entry.split("\n")
        requirement, _, marker = first.rstrip(" \\").partition(" ; ")
        # Markers are written in Python's own grammar, and these come from our own file.
        if not marker or eval(marker, {"__builtins__": {}}, variables):
            kept.append("\n".join([requirement + " \\" if hashes else requirement, *hashes]))
    return "\n".join(kept)


def _download(python: str, folder: Path, target: list[str], requirements: str) -> bool:
    """Let pip fetch and check what `requirements` names; whether it got everything."""
    pip = [python, "-m", "pip"]
    if subprocess.run([*pip, "--version"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode:
        subprocess.run([python, "-m", "ensurepip"], stdout=sys.stderr)
    with tempfile.TemporaryDirectory() as temporary:
        lock = Path(temporary) / PLAY_LOCK
        lock.write_text(requirements, encoding="utf-8")
        source = ["--only-binary", ":all:", "--require-hashes", "-r", str(lock)]
        download = ["--disable-pip-version-check", "-qq", "download", "--no-deps", "--dest", str(folder)]
        return subprocess.run([*pip, *download, *target, *source], stdout=sys.stderr).returncode == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
