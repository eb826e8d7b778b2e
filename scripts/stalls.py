"""What holds up the window: one deal of each game in the real window, offscreen, with a real node behind it.

    python scripts/stalls.py [--game six] [--limit 16] [--size 1180x760] [--deal]

Opens the first screen and its dialogs, a practice table with as many computer players as the game takes, plays a deal,
looks at what can be opened there, begins the next deal and leaves. Prints for each of these how many stretches of work
on the GUI thread were over the limit, in ms of its own processor time, so that other work on the machine counts little.
Ends with 1 if there were any.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from _visitor import Visitor, keep_quiet
from PySide6.QtCore import Qt

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from gui.app import SWITCH_S, Shell, make_application  # noqa: E402 - from this checkout
from gui.watchdog import Watchdog  # noqa: E402

SEATS = {"poison": 6, "hearts": 6, "six": 6, "revolution": 6, "nusicle": 2}
AT_HOME = (
    "NewTableDialog",
    "PracticeDialog",
    "SettingsDialog",
    "AddressDialog",
    "ProfileDialog",
    "ReplaysDialog",
)
AT_TABLE = ("ScoreDialog", "SealDialog", "SettingsDialog", "LeaveDialog")


class Evening(Visitor):
    """In one window; each part of it has a watchdog of its own."""

    def __init__(self, shell: Any, limit: float) -> None:
        super().__init__(shell)
        self._limit = limit
        self.stalls: dict[str, list[float]] = {}

    def part(self, name: str, work: Callable[[], None]) -> None:
        dog = Watchdog(self._limit)
        work()
        found = [round(stall, 1) for stall in dog.stalls]
        dog.deleteLater()
        if found:
            self.stalls[name] = self.stalls.get(name, []) + found

    def dialogs(self, names: tuple[str, ...]) -> None:
        for name in names:
            self.part(name, lambda name=name: self._look(name))  # type: ignore[misc]
            self.press(Qt.Key.Key_Escape)
            self.spin(0.3)

    def _look(self, name: str) -> None:
        self.window.open(name, {})
        self.built()
        self.spin(0.4)

    def open(self, game: str) -> None:
        self.practice(game, SEATS[game], {})
        self.spin(1.0)

    def play(self) -> None:
        while True:
            self.until(
                lambda: self.facts().get("legal") or self.facts().get("phase") != "playing", "the own turn"
            )
            self.spin(0.3)
            legal = self.facts().get("legal")
            if not legal:
                break
            told = len(self.party.property("log").rows)
            self.party.play(legal[0])
            self.until(lambda told=told: len(self.party.property("log").rows) > told, "the move")  # type: ignore[misc]
        self.spin(2.0)

    def next_deal(self) -> None:
        if self.facts().get("phase") == "between":
            self.party.nextDeal()
            self.until(lambda: self.facts().get("phase") == "playing", "the next deal")
            self.spin(1.0)

    def read(self) -> None:
        self.press(Qt.Key.Key_F1)
        self.built()
        self.spin(0.4)
        self.press(Qt.Key.Key_F1)

    def leave(self) -> None:
        super().leave()
        self.built()
        self.spin(0.4)


def measure(game: str, size: str, limit: float, deal: bool, folder: Path) -> dict[str, list[float]]:
    """One evening, or only a deal of it; by part the stretches of work that were over the limit, in ms."""
    home = folder / game
    home.mkdir()
    chosen = {"name": "Ana", "avatar": 4, "theme": "light", "animations": True}
    (home / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")
    shell = Shell(home, pace=(0.2, 0.4))
    shell.window.resize(*(int(part) for part in size.split("x")))
    evening = Evening(shell, limit)
    try:
        evening.until(lambda: evening.party.property("awake"), "the node")
        evening.spin(0.5)
        if not deal:
            evening.dialogs(AT_HOME)
        evening.part("table opens, first deal", lambda: evening.open(game))
        evening.part("moves", evening.play)
        if deal:
            return evening.stalls
        evening.dialogs(AT_TABLE)
        evening.part("rules", evening.read)
        evening.part("next deal", evening.next_deal)
        evening.part("back home", evening.leave)
    finally:
        shell.close()
    return evening.stalls


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=sorted(SEATS), action="append")
    parser.add_argument("--limit", type=float, default=16.0, help="in ms")
    parser.add_argument("--size", default="1180x760")
    parser.add_argument("--deal", action="store_true", help="only the first deal")
    options = parser.parse_args(arguments)
    keep_quiet()
    make_application()
    sys.setswitchinterval(SWITCH_S)
    any_stall = False
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        for game in options.game or SEATS:
            stalls = measure(game, options.size, options.limit, options.deal, Path(name))
            any_stall = any_stall or bool(stalls)
            told = "; ".join(f"{part}: {', '.join(map(str, times))} ms" for part, times in stalls.items())
            print(f"{game}, {SEATS[game]} seats: {told or f'nothing over {options.limit:g} ms'}", flush=True)
    return int(any_stall)


if __name__ == "__main__":
    raise SystemExit(main())
