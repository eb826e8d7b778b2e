"""`lanparty demo`: N real processes of this program find each other, play, and compare."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import secrets
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from lanparty.commands.arguments import add_game, print_json, read_game, read_level, whole
from lanparty.commands.stopping import run as run_until_stopped
from lanparty.errors import RunFailed

NAME = "demo"
HELP = "let computer players in separate processes play over the hidden deck, and compare"
LIMIT_S = 900.0
NAMES = ("Ada", "Bruno", "Clara", "Dimos", "Elena", "Filip", "Gianna", "Hari", "Ivo", "Jelena")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--players", required=True, type=whole(1, 10), metavar="N", help="processes, one a seat"
    )
    parser.add_argument("--deals", type=whole(1, 100), metavar="D", default=0, help="stop after D deals")
    parser.add_argument(
        "--bots", metavar="LEVEL", default="easy", help="level of all players (default: easy)"
    )
    parser.add_argument("--keep", type=Path, metavar="DIR", help="leave every peer's journal here")


def run(args: argparse.Namespace) -> int:
    rules, _ = read_game(args.game, args.players, args.option)
    read_level(args.bots, rules)
    if args.keep is not None:
        try:
            args.keep.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise RunFailed(f"{args.keep}: {error.strerror}") from error
    with tempfile.TemporaryDirectory(prefix="lanparty-demo-", ignore_cleanup_errors=True) as homes:
        results = run_until_stopped(_play(args, Path(homes)))
        status = _report(args, results)
        _keep(args.keep, results)
    return status


async def _play(args: argparse.Namespace, homes: Path) -> list[dict[str, Any]]:
    """The result event of each peer, host first. Raises RunFailed when one fails."""
    table = f"demo {secrets.token_hex(4)}"
    commands = []
    for number in range(args.players):
        command = ["--home", str(homes / str(number)), "host" if number == 0 else "join", "--json"]
        command += ["--table", table, "--bot", args.bots, "--name", NAMES[number]]
        if number == 0:
            command += ["--game", args.game, "--seats", str(args.players)]
            command += ["--deals", str(args.deals)] if args.deals else []
            command += [word for option in args.option for word in ("--option", option)]
        commands.append(command)
    try:
        async with asyncio.timeout(LIMIT_S), asyncio.TaskGroup() as group:
            peers = [group.create_task(_peer(number, command)) for number, command in enumerate(commands)]
    except* RunFailed as failures:
        raise RunFailed("; ".join(str(failure) for failure in failures.exceptions)) from None
    except* TimeoutError:
        raise RunFailed(f"not done after {LIMIT_S:g} s") from None
    return [peer.result() for peer in peers]


async def _peer(number: int, command: list[str]) -> dict[str, Any]:
    """One process; its result event."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "lanparty", *command,
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    try:
        out, err = await process.communicate()
    finally:
        if process.returncode is None:
            process.terminate()
            await process.wait()
    lines = [json.loads(line) for line in out.decode().splitlines() if line.startswith("{")]
    result: dict[str, Any] | None = next(
        (line for line in reversed(lines) if line.get("event") == "result"), None
    )
    if process.returncode not in (0, 1) or result is None:
        said = err.decode(errors="replace").strip().splitlines()
        raise RunFailed(f"peer {number} failed: {said[-1] if said else f'exit status {process.returncode}'}")
    return result


def _keep(folder: Path | None, results: list[dict[str, Any]]) -> None:
    """Raises RunFailed."""
    for number, result in enumerate(results if folder is not None else ()):
        kept = Path(folder or ".") / f"peer-{number}.journal"
        try:
            shutil.copyfile(result["journal"], kept)
        except OSError as error:
            raise RunFailed(f"{kept}: {error.strerror or error}") from error


def _report(args: argparse.Namespace, results: list[dict[str, Any]]) -> int:
    hashes = [result["state_hash"] for result in results]
    audits = {result["audit"] for result in results}
    audit = next(word for word in ("failed", "incomplete", "", "passed") if word in audits)
    seconds = {key: max(result["seconds"][key] for result in results) for key in results[0]["seconds"]}
    report = {
        "game": args.game,
        "players": args.players,
        "deals": results[0]["deals"],
        "scores": results[0]["scores"],
        "state_hashes": hashes,
        "audit": audit,
        "seconds": seconds,
        "bytes_sent": [result["bytes_sent"] for result in results],
    }
    if args.json:
        print_json(report)
    else:
        agree = "all agree" if len(set(hashes)) == 1 else "THEY DIFFER"
        print(f"{args.players} peers, {report['deals']} deals of {args.game}: {agree}, audit {audit}")
        print("scores: " + ", ".join(map(str, report["scores"])))
        print("seconds: " + ", ".join(f"{key} {value:.1f}" for key, value in seconds.items()))
    return 0 if len(set(hashes)) == 1 and audit == "passed" else 1
