"""What a command needs to start: help and the list of games come at once, without network, cryptography or window."""

from __future__ import annotations

import subprocess
import sys

import pytest

from lanparty.cli import COMMANDS
from tests.network.processes import ROOT

HEAVY = ("zeroconf", "coincurve", "cryptography", "msgpack", "PySide6")
CODE = """
import sys
from lanparty.cli import main
status = main(sys.argv[1:])
print("loaded:", *[name for name in {heavy!r} if name in sys.modules])
sys.exit(status)
"""


@pytest.mark.parametrize(
    "words",
    [["--help"], ["games"], ["games", "--json"], *([name, "--help"] for name in COMMANDS), ["nonsense"]],
    ids=" ".join,
)
def test_nothing_heavy_is_loaded(words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE.format(heavy=HEAVY), *words],
        cwd=ROOT, text=True, capture_output=True, timeout=200, check=False,
    )  # fmt: skip
    assert done.stdout.splitlines()[-1] == "loaded:"
    assert done.returncode == (2 if words == ["nonsense"] else 0)
    assert done.stderr.count("\n") == (1 if words == ["nonsense"] else 0)
