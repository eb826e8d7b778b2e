"""A window in a process of its own, to be killed: joins a table, plays one card, says which are left, and stays.

python -m tests.gui.window_process HOME HOST PORT
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from PySide6.QtCore import QTimer

from gui.app import Shell, make_application


class Visitor:
    """Does what a person would, whenever something has changed."""

    def __init__(self, shell: Shell, host: str, port: int) -> None:
        self.party = shell.party
        self._address = host, port
        self._done: set[str] = set()
        self._cards = 0
        self._timer = QTimer()
        self._timer.timeout.connect(self._act)
        self._timer.start(10)

    def _once(self, what: str) -> bool:
        fresh = what not in self._done
        self._done.add(what)
        return fresh

    def _act(self) -> None:
        screen, facts = self.party.property("screen"), self.party.property("facts")
        hand = [row["name"] for row in self.party._hand.rows]
        if screen == "home" and self.party.property("awake") and self._once("join"):
            self.party.join(*self._address)
        elif screen == "lobby" and self._once("ready"):
            self.party.ready(True)
        elif screen == "table" and facts.get("legal") and self._once("play"):
            self._cards = len(hand)
            self.party.play(facts["legal"][0])
        elif "play" in self._done and 0 < len(hand) < self._cards and self._once("tell"):
            print(
                json.dumps({"event": "hand", "cards": hand, "name": facts["names"][facts["mySeat"]]}),
                flush=True,
            )


def main() -> None:
    home, host, port = sys.argv[1:]
    app = make_application()
    shell = Shell(Path(home), pace=(0.0, 0.0))
    visitor = Visitor(shell, host, int(port))
    app.exec()
    del visitor


if __name__ == "__main__":
    main()
