#!/usr/bin/env python3
"""Make the lock files anew: `python3 scripts/lock.py [--upgrade] [arguments of uv pip compile …]`.

requirements.lock is what the program needs, requirements-test.lock that and what tests and linters need.
Both hold for every supported system and Python, with the hashes of all files; neither names an index.
Versions stay as they are unless pyproject.toml rules them out or `--upgrade` is given. Needs `uv`; without
one it fetches one for itself.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEADER = "# Made by scripts/lock.py from pyproject.toml; don't edit.\n"


def main(args: list[str]) -> int:
    with tempfile.TemporaryDirectory() as folder:
        uv = shutil.which("uv") or _own_uv(Path(folder))
        _compile(uv, "requirements.lock", ["--group", "build", *args])
        # The first lock constrains the second: what is played is what is tested.
        groups = [word for group in ("build", "test", "dev") for word in ("--group", group)]
        _compile(uv, "requirements-test.lock", [*groups, "--constraints", "requirements.lock", *args])
    return 0


def _own_uv(folder: Path) -> str:
    venv.create(folder, with_pip=True)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    subprocess.run([scripts / "python", "-m", "pip", "install", "-qq", "uv"], check=True)
    return str(scripts / "uv")


def _compile(uv: str, lock: str, args: list[str]) -> None:
    command = [uv, "pip", "compile", "pyproject.toml", "--quiet", "--universal", "--python-version", "3.11"]
    command += [
        "--generate-hashes",
        "--no-header",
        "--no-annotate",
        "--no-emit-index-url",
        "--no-emit-find-links",
    ]
    subprocess.run([*command, *args, "--output-file", lock], cwd=ROOT, check=True)
    path = ROOT / lock
    path.write_text(
        HEADER + path.read_text(encoding="utf-8").replace(HEADER, ""), encoding="utf-8", newline="\n"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
