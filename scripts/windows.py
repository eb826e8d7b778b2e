#!/usr/bin/env python3
"""Two to four real windows on one machine play each game together, to the end of a short match.

    python scripts/windows.py                        every room once
    python scripts/windows.py hearts-3 solo --pictures OUT
    python scripts/windows.py --list

Every window is a process with a home of its own, offscreen. One opens the table by its dialog; the others find its card
on their first screen and click it; they play in turns by mouse and by keyboard, each in another language. A room has
passed when all have compared the same safety words, end with the same moves, points and winners, and the check of the
hidden cards has passed everywhere; exit 1 if any has not.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LIMIT_S = 420.0  # for a room
PEOPLE = (("Ana", 4, "en"), ("Νίκος", 1, "el"), ("Живка", 13, "sr_Cyrl"), ("Giulia", 6, "it"))
LOOKS = ("light", "dark")


@dataclass(frozen=True)
class Room:
    game: str
    windows: int
    options: dict[str, Any] = field(default_factory=dict)


ROOMS = {
    "hearts-3": Room("hearts", 3, {"target": 20}),
    "hearts-4": Room("hearts", 4, {"target": 20}),
    "black-maria": Room("hearts", 3, {"variant": "black-maria", "target": 40}),
    "revolution": Room("revolution", 4, {"deals": 2}),
    "revolution-jokers": Room("revolution", 4, {"deals": 2, "jokers": True, "teams": "2"}),
    "six-2": Room("six", 2, {"start": 20}),
    "six-3": Room("six", 3, {"start": 20}),
    "six-4": Room("six", 4, {"start": 20}),
    "six-tactics": Room("six", 3, {"deck": "tactics", "start": 20}),
    "six-pro": Room("six", 3, {"pro": True, "start": 20}),
    "nusicle": Room("nusicle", 2, {"deals": 1}),
    "solo": Room("nusicle", 2, {"mode": "solo", "deals": 1}),
    "poison": Room("poison", 3),
}


def _tasks(
    name: str, room: Room, folder: Path, seed: int, options: argparse.Namespace
) -> list[dict[str, Any]]:
    """What each window is told, the host's first."""
    tasks = []
    for number in range(room.windows):
        person, avatar, language = PEOPLE[(number + seed) % len(PEOPLE)]
        tasks.append(
            {
                "home": str(folder / f"home-{number}"),
                "title": f"{name} {os.getpid() % 10000}-{seed}",
                "game": room.game,
                "seats": room.windows,
                "options": room.options,
                "hosting": number == 0,
                "keyboard": number % 2 == 1,
                "name": person,
                "avatar": avatar,
                "language": language,
                "look": LOOKS[number % len(LOOKS)],
                "size": [int(side) for side in options.size.split("x")],
                "animations": options.animated,
                "seed": seed * 10 + number,
                "pictures": str(options.pictures / f"{name}-{number}-{language}") if options.pictures else "",
            }
        )
    return tasks


def _events(text: str, kind: str) -> list[dict[str, Any]]:
    found = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    return [event for event in found if event["event"] == kind]


def _faults(told: list[str], statuses: list[int]) -> list[str]:
    """What is wrong with what the windows said."""
    faults = [f"window {number} ended with {status}" for number, status in enumerate(statuses) if status]
    for number, text in enumerate(told):
        faults += [f"window {number}: {event['text']}" for event in _events(text, "complaint")]
    words = [event["words"] for text in told for event in _events(text, "lobby")]
    if any(one != words[0] for one in words):
        faults.append(f"different safety words: {words}")
    results = [event for text in told for event in _events(text, "result")]
    if len(results) < len(told):
        return [*faults, f"{len(results)} of {len(told)} windows have a result"]
    for name in ("names", "scores", "totals", "winners", "told"):
        if any(result[name] != results[0][name] for result in results):
            faults.append(f"different {name}: {[result[name] for result in results]}")
    if any(result["audit"] != "passed" for result in results):
        faults.append(f"audits: {[result['audit'] for result in results]}")
    return faults


def play(name: str, room: Room, seed: int, options: argparse.Namespace) -> bool:
    """One room, to its end."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as scratch:
        folder = Path(scratch)
        outs = [(folder / f"{number}.out", folder / f"{number}.err") for number in range(room.windows)]
        windows = []
        for task, (out, err) in zip(_tasks(name, room, folder, seed, options), outs, strict=True):
            command = (sys.executable, "-m", "tests.gui.room_process", json.dumps(task))
            with out.open("wb") as stdout, err.open("wb") as stderr:
                windows.append(subprocess.Popen(command, cwd=ROOT, stdout=stdout, stderr=stderr))
        try:
            while any(one.poll() is None for one in windows) and time.monotonic() - began < LIMIT_S:
                if any(one.poll() for one in windows):
                    break  # one has given up, so the others wait for nothing
                time.sleep(0.2)
        finally:
            for one in windows:
                if one.poll() is None:
                    one.terminate()
            statuses = [one.wait() for one in windows]
        told = [out.read_text(encoding="utf-8") for out, _ in outs]
        faults = _faults(told, statuses)
        for number, (_, err) in enumerate(outs):
            text = err.read_text(encoding="utf-8", errors="replace").strip()
            if faults and text:
                print(f"-- window {number}\n{text}", file=sys.stderr)
    took_s = time.monotonic() - began
    results = [event for text in told for event in _events(text, "result")]
    moves = sum(result["moves"] for result in results)
    ending = f"{moves} moves, points {results[0]['totals']}" if results else "no result"
    print(
        f"{name}: {'failed' if faults else 'passed'}, {room.windows} windows, {ending}, {took_s:.0f} s",
        flush=True,
    )
    for fault in faults:
        print(f"  {fault[:2000]}", flush=True)
    return not faults


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help="all of them without this")
    parser.add_argument("--list", action="store_true", help="the names of the rooms")
    parser.add_argument("--pictures", type=Path, metavar="OUT", help="folder for pictures of every window")
    parser.add_argument("--size", default="900x600", help="of the windows")
    parser.add_argument("--animated", action="store_true", help="with movements")
    parser.add_argument("--seed", type=int, default=0, help="of the moves and of who speaks which language")
    options = parser.parse_args(arguments)
    if options.list:
        print("\n".join(ROOMS))
        return 0
    if unknown := [name for name in options.rooms if name not in ROOMS]:
        parser.error(f"no room is called {', '.join(unknown)}; there are {', '.join(ROOMS)}")
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    if options.pictures:
        options.pictures = options.pictures.resolve()
        options.pictures.mkdir(parents=True, exist_ok=True)
    wanted = options.rooms or list(ROOMS)
    passed = [play(name, ROOMS[name], options.seed, options) for name in wanted]
    print(f"{sum(passed)} of {len(passed)} rooms passed")
    return 0 if all(passed) else 1


if __name__ == "__main__":
    raise SystemExit(main())
