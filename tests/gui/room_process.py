"""One window of a room, in a process of its own: opens a table or joins it, plays to the end, says what came out.

python -m tests.gui.room_process '{"home": …, "title": …, "game": …, …}'  (a task of scripts/windows.py)

Prints JSON lines: {"event": "lobby", "words"}, {"event": "result", …}, and {"event": "complaint", "text"} for whatever
Qt finds wrong. Ends with 1, and a picture of it, if it can't go on.
"""

from __future__ import annotations

import json
import sys
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import QEventLoop, QTimer, qInstallMessageHandler

from gui.app import Shell, make_application
from tests.gui.desk import Desk
from tests.gui.person import Person

PICTURED = frozenset(
    "new-table home lobby lifted-0 turn-1 lifted-3 turn-5 lifted-7 turn-12 score-pad result failure".split()
)
NOISE = ("propagateSizeHints", "XDG_RUNTIME_DIR", "This plugin does not support", "QUnifiedTimer")
LINGER_S = 1.0
CROWD = 3  # how much longer than in a test things may take, with four windows on one machine
TOLD = (
    "game",
    "phase",
    "deal",
    "mySeat",
    "onTurn",
    "pending",
    "iAmNext",
    "nextReady",
    "void",
    "legal",
    "here",
)


class Watch:
    """Lets the window live while one waits."""

    def wait(self, ms: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(ms, loop.quit)
        loop.exec()

    def waitUntil(self, callback: Callable[[], None], *, timeout: int) -> None:  # noqa: N802
        end = time.monotonic() + timeout / 1000 * CROWD
        while True:
            try:
                callback()
            except AssertionError:
                if time.monotonic() > end:
                    raise
                self.wait(10)
            else:
                return


def tell(event: str, **more: Any) -> None:
    print(json.dumps({"event": event, **more}), flush=True)


def _complain(_kind: Any, _context: Any, text: str) -> None:
    if not any(word in text for word in NOISE):
        tell("complaint", text=text)


def sensible(random: Random) -> Callable[[list[str]], str]:
    """Any move, but a card rather than a pass, so that matches end."""

    def choose(legal: list[str]) -> str:
        cards = [move for move in legal if move not in ("pass", "draw", "keep")]
        return random.choice(cards if cards and random.random() < 0.9 else legal)

    return choose


def play(person: Person, desk: Desk, task: dict[str, Any]) -> None:
    if task["hosting"]:
        person.open_table(task["title"], task["game"], task["seats"], task["options"])
    else:
        person.join(task["title"])
    desk.wait(lambda: desk.party.property("lobby").get("free") == 0, "a seat stays free")
    tell("lobby", words=desk.party.property("lobby")["words"])
    person.begin(task["hosting"])
    person.play_to_the_end()
    facts = desk.facts
    told = [
        (row["kind"], row["seat"], row["text"])
        for row in desk.party._log.rows
        if row["kind"] in ("move", "deal", "scores")
    ]
    tell(
        "result",
        names=facts["names"],
        scores=facts["dealScores"],
        totals=facts["totals"],
        winners=facts["winners"],
        audit=facts["audit"],
        told=told,
        moves=person.moves,
    )
    person.go_home()
    desk.qtbot.wait(round(LINGER_S * 1000))


def main() -> int:
    task = json.loads(sys.argv[1])
    home = Path(task["home"])
    home.mkdir(parents=True, exist_ok=True)
    chosen = {name: task[name] for name in ("name", "avatar", "language", "animations")}
    (home / "settings.json").write_text(json.dumps({**chosen, "theme": task["look"]}), encoding="utf-8")
    qInstallMessageHandler(_complain)
    app = make_application()
    shell = Shell(home)
    shell.window.resize(*task["size"])
    desk = Desk(Watch(), shell, None, home)
    taken: set[str] = set()

    def seen(moment: str) -> None:
        if task["pictures"] and moment not in taken and moment in PICTURED:
            taken.add(moment)
            desk.qtbot.wait(300)
            shell.window.grabWindow().save(f"{task['pictures']}-{len(taken):02}-{moment}.png")

    person = Person(desk, task["keyboard"], sensible(Random(task["seed"])), seen)
    try:
        desk.wait(lambda: desk.party.property("awake"), "the node does not start")
        play(person, desk, task)
    except Exception:
        traceback.print_exc()
        told = {name: desk.facts.get(name) for name in TOLD}
        focus = desk.window.activeFocusItem()
        print(f"after {person.moves} moves; {told}; keyboard at {focus}", file=sys.stderr, flush=True)
        seen("failure")
        return 1
    finally:
        shell.close()
        app.processEvents()
    return 0


if __name__ == "__main__":
    sys.exit(main())
