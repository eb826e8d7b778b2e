"""`lanparty replay`: a journal as text, a line a move."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from lanparty.commands.arguments import print_json
from lanparty.engine.options import options_json, shown
from lanparty.engine.records import Record
from lanparty.errors import RunFailed, UsageError

if TYPE_CHECKING:  # `run` imports what is heavy: `lanparty --help` needs no cryptography
    from lanparty.table.replica import Table

NAME = "replay"
HELP = "print a journal as text"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a journal")


def run(args: argparse.Namespace) -> int:
    from lanparty.node.journal import BadJournal, read_journal
    from lanparty.node.verify import rebuild

    try:
        content = read_journal(args.file)
    except OSError as error:
        raise UsageError(f"{args.file}: {error.strerror or error}") from error
    except BadJournal as bad:
        raise UsageError(f"{args.file}: {bad}") from bad
    try:
        table = rebuild(content)
    except BadJournal as bad:
        raise RunFailed(f"{args.file}: {bad}") from bad
    if args.json:
        for item in table.happened:
            print_json({"event": item.kind, "seat": item.seat, "text": item.text, **item.data})
    else:
        sys.stdout.write(record_of(table).text())
    if table.fault is not None:
        raise RunFailed(f"{args.file}: {table.fault}")
    if content.flaw:
        raise RunFailed(f"{args.file}: {content.flaw}")
    return 0


def record_of(table: Table) -> Record:
    """The record of what a replica has folded."""
    lobby = table.genesis.lobby
    names = [member.name for member in table.genesis.members]
    options = ", ".join(
        f"{name}={shown(value)}" for name, value in options_json(table.genesis.options).items()
    )
    header = {"Game": lobby.game, "Table": lobby.name, "Options": options, "Players": ", ".join(names)}
    record = Record(header, names)
    for item in table.happened:
        match item.kind:
            case "deal":
                record.deal(item.data["deal"])
            case "move":
                record.move(item.seat, item.text)
            case "scores":
                record.scores(item.data["deal"], item.data["totals"])
    return record
