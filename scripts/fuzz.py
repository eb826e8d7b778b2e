"""Fuzz what reads bytes from the network, guided by coverage: `python scripts/fuzz.py wire|entry|genesis|table …`.

Needs atheris (`pip install atheris`, Linux), on which the project itself doesn't depend. What follows the target goes
to libFuzzer, e.g. `-max_total_time=600`, or a folder that keeps what was found. The bounded runs of every test run are
in tests/protocol/test_wire.py and tests/table/test_fuzz.py.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
Target = Callable[[bytes], None]


def wire(data: bytes) -> None:
    """Messages of links and bodies of entries: refused, or the one way to write what they say."""
    from protocol.wire import BadMessage, body_of, decode, encode, encode_body

    with suppress(BadMessage):
        assert encode(decode(data)) == data
    if data:
        with suppress(BadMessage):
            assert encode_body(body_of(data[0], data[1:])) == (data[0], data[1:])


def entry(data: bytes) -> None:
    """The form of entries."""
    from protocol.feed import parse_entry
    from protocol.wire import BadMessage

    with suppress(BadMessage):
        assert parse_entry(data).raw == data


def genesis(data: bytes) -> None:
    """What is offered as the start of a match."""
    from lanparty.table.genesis import BadGenesis, Genesis

    with suppress(BadGenesis):
        assert Genesis.parse(data).raw == data


def table(data: bytes) -> None:
    """Something that seat 1 of a running deal signs: the other replica names it, or nobody."""
    from table.test_fuzz import LIAR, played, replica, work

    from protocol.feed import RejectedEntry, make_entry
    from protocol.wire import BadMessage

    if len(data) < 6:
        return
    track, number, stage, step, kind, *_ = data
    one, (world, _) = replica(), played()
    seq, prev = one.feeds.head(LIAR)
    with suppress(BadMessage, RejectedEntry):
        at = (track % 3, one.step + number % 8 if number < 128 else number * 64, stage % 5)
        made = make_entry(
            world.identities[LIAR], world.genesis.id, LIAR, seq, prev, at, max(0, one.step + step % 8 - 4),
            one.main.state, kind, data[5:],
        )  # fmt: skip
        one.got(made.raw)
        work(one)
    assert one.fault is None or one.fault.seat in (None, LIAR), one.fault
    one.waiting()


TARGETS: dict[str, Target] = {"wire": wire, "entry": entry, "genesis": genesis, "table": table}


def main(arguments: list[str]) -> int:
    if not arguments or arguments[0] not in TARGETS:
        print(f"fuzz: say what: {', '.join(TARGETS)}", file=sys.stderr)
        return 2
    try:
        import atheris  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        print("fuzz: atheris is not installed here: pip install atheris", file=sys.stderr)
        return 2
    sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
    with atheris.instrument_imports(include=["lanparty", "protocol"]):
        importlib.import_module("lanparty.table.replica")
    atheris.Setup([sys.argv[0], *arguments[1:]], TARGETS[arguments[0]])
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
