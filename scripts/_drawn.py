"""What the scripts that draw have in common: write their files, or compare them with what lies there."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from pathlib import Path


def parser(about: str | None) -> argparse.ArgumentParser:
    """A command line with `--check`; `about` is the script's docstring."""
    made = argparse.ArgumentParser(description=(about or "").split("\n")[0])
    made.add_argument("--check", action="store_true", help="compare only")
    return made


def keep(folder: Path, files: Mapping[str, bytes], check: bool) -> int:
    """Write every file below `folder`, or with `check` name those that differ. Returns the exit status."""
    wrong = []
    for name, data in files.items():
        target = folder / name
        if check:
            if not target.is_file() or target.read_bytes() != data:
                wrong.append(name)
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)
    for name in wrong:
        print(f"{name} is not what this script draws")
    return 1 if wrong else 0
