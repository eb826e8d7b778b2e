"""Who may import whom, held over all modules by reading them (`ast`), never by running them.

Two tables say it: OWN (which of our modules a module may import) and PURE (which modules may not reach a clock,
a socket, a file or global randomness). The longest name that fits a module decides. What is written inside a
function or under TYPE_CHECKING counts as well.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("lanparty", "protocol", "gui")

_RULES = ("lanparty.cards", "lanparty.engine")
_PLAYED = (*_RULES, "lanparty.games", "lanparty.bots")
_WIRE = ("protocol.wire", "protocol.fields", "protocol.bodies", "protocol.feed")

# "name:" allows the package `name` itself (what it offers by name), but none of its modules.
OWN: dict[str, tuple[str, ...]] = {
    "lanparty.errors": (),
    "lanparty.cards": (),
    "lanparty.engine": _RULES,
    "lanparty.games": (*_RULES, "lanparty.games"),
    "lanparty.bots": _PLAYED,
    "lanparty.simulate": (*_PLAYED, "lanparty.simulate", "lanparty.errors"),
    # Of the games a replica knows the register only, for a genesis names its game.
    "lanparty.table": (*_RULES, "lanparty.games:", "lanparty.table", "protocol"),
    # The shell of a table: it picks rules and computer players by name.
    "lanparty.node": (*_PLAYED, "lanparty.table", "lanparty.node", "lanparty.errors", "protocol"),
    # The command line is where everything is put together.
    "lanparty": ("lanparty", "protocol"),
    "lanparty.commands.window": ("lanparty", "protocol", "gui"),
    "protocol": ("protocol",),
    # The hidden deck knows nothing of wire, feeds and links.
    "protocol.poker": ("protocol.poker",),
    # The window speaks to a node; of protocol it knows values (an advert, a fingerprint), no link and no feed.
    "gui": ("gui", "lanparty.node", *_PLAYED, "lanparty.errors", "protocol.identity", "protocol.discovery"),
}

# Module -> whether it is pure.
PURE: dict[str, bool] = {
    "lanparty.cards": True,
    "lanparty.engine": True,
    "lanparty.games": True,
    "lanparty.bots": True,
    "lanparty.table": True,
    "protocol.poker": True,
    "protocol.poker.bench": False,  # a tool: it measures
    **dict.fromkeys(_WIRE, True),
}
IMPURE_MODULES = frozenset(
    "asyncio datetime ifaddr importlib os PySide6 random secrets select selectors shiboken6 socket ssl subprocess "
    "tempfile threading time uuid zeroconf".split()
)
# A seeded generator may be passed in; the type is all that these may take from `random`.
MAY_NAME_RANDOM = ("lanparty.engine", "lanparty.bots")

# Module of others -> the only place of ours that may touch it.
ONLY_IN = {"PySide6": "gui", "coincurve": "protocol.poker.group"}


@dataclass(frozen=True)
class Import:
    """One imported name: `module` is what is imported, as far as it names a module of ours or of others."""

    module: str
    name: str | None  # for `from module import name`
    line: int
    lazy: bool  # inside a function


def within(module: str, prefix: str) -> bool:
    return module == prefix or module.startswith(prefix + ".")


def permits(entry: str, module: str) -> bool:
    """Whether an entry of OWN covers `module`."""
    return module == entry[:-1] if entry.endswith(":") else within(module, entry)


def entry_for(module: str, table: dict[str, object] | dict[str, bool]) -> str | None:
    """The longest key of `table` that `module` is or is in."""
    return max((key for key in table if within(module, key)), key=len, default=None)


def modules() -> dict[str, Path]:
    """All modules of ours by dotted name."""
    found = {}
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            parts = path.relative_to(ROOT).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(module: str, tree: ast.Module, is_package: bool, known: frozenset[str]) -> Iterator[Import]:
    """Every import in a module; `from package import module` is resolved to that module if it is one of `known`."""
    for node, lazy in _walk(tree, False):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(alias.name, None, node.lineno, lazy)
        elif isinstance(node, ast.ImportFrom):
            base = _base(module, node, is_package)
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield Import(inner if inner in known else base, alias.name, node.lineno, lazy)


def _walk(node: ast.AST, lazy: bool) -> Iterator[tuple[ast.AST, bool]]:
    for child in ast.iter_child_nodes(node):
        inside = lazy or isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        yield child, inside
        yield from _walk(child, inside)


def _base(module: str, node: ast.ImportFrom, is_package: bool) -> str:
    if not node.level:
        return node.module or ""
    parts = module.split(".")
    up = node.level - 1 if is_package else node.level
    return ".".join([*parts[: len(parts) - up], *([node.module] if node.module else [])])


def violations(module: str, source: str, known: frozenset[str], is_package: bool = False) -> list[str]:
    """What in `source`, as the text of `module`, breaks a rule; one line each."""
    tree = ast.parse(source)
    found = [
        f"{module}:{one.line}: {reason}"
        for one in imports(module, tree, is_package, known)
        for reason in (_breaks_own(module, one), _breaks_pure(module, one), _breaks_only_in(module, one))
        if reason
    ]
    if _is_pure(module):
        found += [f"{module}:{line}: {reason}" for line, reason in _impure_calls(tree)]
    return found


def _breaks_own(module: str, one: Import) -> str | None:
    if one.module.split(".")[0] not in PACKAGES:
        return None
    allowed = OWN[entry_for(module, OWN) or ""]
    if not any(permits(prefix, one.module) for prefix in allowed):
        return f"may not import {one.module}"
    if within(one.module, "gui") and not within(module, "gui") and not one.lazy:
        return "may import gui only inside a function"
    return None


def _is_pure(module: str) -> bool:
    key = entry_for(module, PURE)
    return key is not None and PURE[key]


def _breaks_pure(module: str, one: Import) -> str | None:
    if not _is_pure(module) or one.module.split(".")[0] not in IMPURE_MODULES:
        return None
    if (one.module, one.name) == ("random", "Random") and any(within(module, key) for key in MAY_NAME_RANDOM):
        return None
    return f"is pure and may not import {one.module}"


def _breaks_only_in(module: str, one: Import) -> str | None:
    place = ONLY_IN.get(one.module.split(".")[0])
    return f"may not import {one.module}: only {place} does" if place and not within(module, place) else None


def _impure_calls(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """A pure module opens no file, and seeds no generator from the system."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in ("open", "__import__", "input"):
                yield node.lineno, f"is pure and may not call {node.func.id}"
            if node.func.id == "Random" and not node.args:
                yield node.lineno, "makes a Random without a seed"


def test_no_module_breaks_a_rule() -> None:
    paths = modules()
    known = frozenset(paths)
    found = [
        line
        for module, path in paths.items()
        for line in violations(module, path.read_text(encoding="utf-8"), known, path.name == "__init__.py")
    ]
    assert not found, "\n".join(found)


def test_all_packages_are_read() -> None:
    for package in PACKAGES:
        assert any(within(module, package) for module in modules()), package


# Module of others -> its distribution, where the two differ in more than case.
DISTRIBUTIONS = {"pyside6": "pyside6-essentials"}


def test_what_is_imported_from_others_is_declared() -> None:
    """Else it is there on one machine by chance, and a fresh start elsewhere fails."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {re.split(r"[^\w-]", line, maxsplit=1)[0].lower() for line in project["dependencies"]}
    for module, path in modules().items():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for one in imports(module, tree, path.name == "__init__.py", frozenset()):
            top = one.module.split(".")[0]
            if top not in sys.stdlib_module_names and top not in PACKAGES:
                name = top.lower()
                assert DISTRIBUTIONS.get(name, name) in declared, (
                    f"{module}:{one.line}: {top} is not declared"
                )


KNOWN = frozenset(
    "gui gui.app lanparty lanparty.bots lanparty.cards lanparty.commands lanparty.commands.window lanparty.engine "
    "lanparty.engine.steps lanparty.games lanparty.games.poison lanparty.node lanparty.node.node lanparty.table "
    "protocol protocol.discovery protocol.feed protocol.identity protocol.link protocol.poker protocol.poker.bench "
    "protocol.poker.group protocol.wire".split()
)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("lanparty.engine.steps", "from lanparty.games import poison"),
        ("lanparty.engine.steps", "import lanparty.bots"),
        ("lanparty.engine.steps", "from .. import games"),
        ("lanparty.engine.steps", "from ..games.poison import Poison"),
        ("lanparty.games.poison", "from lanparty import bots"),
        ("lanparty.games.poison", "import protocol.wire"),
        ("lanparty.games.poison", "def late():\n    import lanparty.table"),
        ("lanparty.cards", "from lanparty.engine import steps"),
        ("lanparty.table", "from lanparty.node import node"),
        ("lanparty.table", "import gui"),
        ("lanparty.table", "from lanparty.games import poison"),
        ("lanparty.node.node", "import gui.app"),
        ("lanparty.node.node", "from lanparty.commands import window"),
        ("lanparty.commands.window", "import gui.app"),
        ("lanparty.commands.window", "from gui import app"),
        ("protocol.link", "import lanparty"),
        ("protocol.link", "from lanparty.cards import Deck"),
        ("protocol.poker.group", "from protocol import wire"),
        ("gui.app", "import protocol.link"),
        ("gui.app", "from lanparty import table"),
        ("lanparty.engine.steps", "import time"),
        ("lanparty.engine.steps", "import os.path"),
        ("lanparty.engine.steps", "from random import randrange"),
        ("lanparty.engine.steps", "import random"),
        ("lanparty.engine.steps", "from random import Random\nrng = Random()"),
        ("lanparty.games.poison", "from random import Random"),
        ("lanparty.games.poison", "def peek():\n    return open('hands')"),
        ("lanparty.bots", "if TYPE_CHECKING:\n    import asyncio"),
        ("lanparty.table", "from secrets import token_bytes"),
        ("protocol.poker.group", "import socket"),
        ("protocol.feed", "from time import monotonic"),
        ("protocol.wire", "import asyncio"),
        ("lanparty.node.node", "from PySide6.QtCore import QObject"),
        ("protocol.wire", "import coincurve"),
    ],
)
def test_what_is_forbidden_is_found(module: str, source: str) -> None:
    assert violations(module, source, KNOWN)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("lanparty.engine.steps", "from lanparty.cards import Deck\nfrom . import steps"),
        ("lanparty.engine.steps", "from random import Random\nrng = Random(7)"),
        ("lanparty.games.poison", "from lanparty.engine.steps import Act\nimport math"),
        ("lanparty.bots", "from random import Random\nfrom lanparty.games import poison"),
        ("lanparty.table", "from protocol.feed import Feeds\nfrom lanparty.engine import steps"),
        ("lanparty.table", "from lanparty.games import game"),
        ("lanparty.node.node", "import asyncio\nfrom protocol import link\nfrom lanparty import table"),
        ("lanparty.commands.window", "def run():\n    from gui.app import run as window"),
        ("protocol.poker.bench", "import time\nfrom protocol.poker import group"),
        ("protocol.poker.group", "import coincurve"),
        ("protocol.link", "import asyncio\nimport ssl\nfrom protocol import wire"),
        ("gui.app", "from PySide6.QtCore import QObject\nfrom lanparty.node.node import Node"),
    ],
)
def test_what_is_allowed_passes(module: str, source: str) -> None:
    assert violations(module, source, KNOWN) == []
