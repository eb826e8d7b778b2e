"""`lanparty audit`: verify a journal offline."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from lanparty.commands.arguments import print_json
from lanparty.errors import UsageError

NAME = "audit"
HELP = "verify a journal: signatures, chains, proofs, rules and the revealed secrets"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a journal")


def run(args: argparse.Namespace) -> int:
    from lanparty.node.journal import BadJournal
    from lanparty.node.verify import verify_journal

    try:
        verdict = verify_journal(args.file)
    except OSError as error:
        raise UsageError(f"{args.file}: {error.strerror or error}") from error
    except BadJournal as bad:
        raise UsageError(f"{args.file}: {bad}") from bad
    ok = verdict.audit == "passed"
    if args.json:
        result: dict[str, Any] = {
            "ok": ok,
            "deals": verdict.deals,
            "entries": verdict.entries,
            "audit": verdict.audit,
        }
        if not ok:
            seat = verdict.seats[0] if verdict.seats else None
            result |= {
                "seat": seat,
                "seats": list(verdict.seats),
                "step": verdict.step,
                "reason": verdict.reason,
            }
        print_json(result)
    elif ok:
        print(f"passed: {verdict.deals} deals, {verdict.entries} entries")
    elif verdict.audit == "incomplete":
        print(f"incomplete: {verdict.reason}")
    else:
        who = f"seat {verdict.seats[0]}, " if verdict.seats else ""
        print(f"failed: {who}step {verdict.step}: {verdict.reason}")
    return 0 if ok else 1
