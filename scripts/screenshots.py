"""Pictures of every screen of the real window, offscreen, with real nodes behind it.

    python scripts/screenshots.py OUT [--size 900x600] [--look light] [--language el]

Without options: three sizes, light and dark, every language. Nodes of other people open tables on this machine, so
that the first screen has something to show, and one of them comes as a guest and is lost in mid-deal; most pictures of
a table are of a practice table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import threading
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SIZES = ("900x600", "1366x768", "1920x1080")
LOOKS = ("light", "dark")
PATIENCE_S = 60.0
CHATTER = ("Is there a chair left?", "Always. I bring biscuits.")


class Neighbours:
    """Real nodes of other people, on a thread of their own: some open tables, one comes as a guest.

    Whoever of them is on turn plays the first card that can be played, at the guest's table only.
    """

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self._folder = folder
        self._nodes: list[Any] = []
        self._guest: Any = None
        self._moves: list[Any] = []
        threading.Thread(target=self.loop.run_forever, daemon=True).start()

    def _do(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE_S)

    def _node(self, name: str, avatar: int, language: str, plays: bool = False) -> Any:
        from lanparty.node.node import Node

        def play(snapshot: Any) -> None:
            if plays and snapshot.table is not None and snapshot.table.legal and not snapshot.table.pending:
                self._moves.append(self.loop.create_task(node.submit(snapshot.table.legal[0])))

        node = Node(self._folder / name, name, avatar, language=language, on_change=play, ports=(0,))
        self._do(node.start())
        self._nodes.append(node)
        return node

    def open_tables(self) -> None:
        nikos = self._node("Νίκος", 1, "el")
        self._do(nikos.host("poison", 4, "Kitchen table", {}))
        self._do(nikos.fill(1, "easy"))
        giulia = self._node("Giulia", 6, "it")
        self._do(giulia.host("poison", 3, "Dopo cena", {"mode": "quick"}))

    def play_a_table(self) -> None:
        """A match to look on at, which waits for its host's first card."""
        sofia = self._node("Sofia", 9, "el")
        self._do(sofia.host("poison", 4, "Balcony", {}))
        self._do(sofia.fill(None, "easy"))
        self._do(sofia.begin())

    def visit(self, port: int, ready: bool = False) -> None:
        if self._guest is None:
            self._guest = self._node("Živka", 13, "sr", plays=True)
        self._do(self._guest.leave())
        self._do(self._guest.join("127.0.0.1", port, ready))
        self._do(self._guest.say(CHATTER[0]))

    def vanish(self) -> None:
        """The guest's laptop falls asleep."""
        self._do(self._guest.suspend())

    def close(self) -> None:
        for node in self._nodes:
            self._do(node.close())
        self.loop.call_soon_threadsafe(self.loop.stop)


class Photographer:
    """Drives one window and takes its picture."""

    def __init__(self, shell: Any, out: Path, suffix: str, first: int = 1) -> None:
        self.shell, self.party, self.window = shell, shell.party, shell.window
        self._out, self._suffix = out, suffix
        self._number = first - 1

    def spin(self, seconds: float) -> None:
        from PySide6.QtCore import QEventLoop, QTimer

        loop = QEventLoop()
        QTimer.singleShot(round(seconds * 1000), loop.quit)
        loop.exec()

    def until(self, ready: Callable[[], Any], what: str) -> None:
        waited = 0.0
        while not ready():
            self.spin(0.05)
            waited += 0.05
            if waited > PATIENCE_S:
                raise SystemExit(f"waited in vain for {what}")

    def take(self, name: str) -> None:
        self.until(lambda: self.window.property("built"), "the screen")
        self.spin(0.4)
        self._number += 1
        path = self._out / f"{self._number:02}-{name}-{self._suffix}.png"
        self.window.grabWindow().save(str(path))
        print(path)

    def named(self, kind: str) -> Any:
        """The first item of a QML type, shown or not."""

        def below(item: Any) -> Any:
            yield item
            for child in item.childItems():
                yield from below(child)

        items = below(self.window.contentItem())
        return next((one for one in items if one.metaObject().className().split("_QMLTYPE")[0] == kind), None)

    def dialog(self, kind: str, name: str) -> None:
        self.window.open(kind, {})
        self.take(name)
        self.close_dialog()

    def close_dialog(self) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        QTest.keyClick(self.window, Qt.Key.Key_Escape)
        self.spin(0.2)

    def facts(self) -> dict[str, Any]:
        facts: dict[str, Any] = self.party.property("facts")
        return facts

    def hand(self) -> int:
        return int(self.party.property("hand").rowCount())

    def screen(self) -> str:
        return str(self.party.property("screen"))


def _settings(look: str, language: str) -> str:
    return json.dumps({"name": "Ana", "avatar": 4, "theme": look, "animations": False, "language": language})


def home_screens(camera: Photographer, neighbours: Neighbours) -> None:
    """Before the match: home, dialogs, lobby."""
    camera.until(lambda: camera.party.property("found").rowCount() >= 2, "two tables")
    camera.take("home")
    camera.dialog("NewTableDialog", "new-table")
    camera.dialog("SettingsDialog", "settings")
    camera.party.host("poison", 5, "Ana's sofa", {}, 0)
    camera.until(lambda: camera.screen() == "lobby", "the lobby")
    port = int(str(camera.party.property("lobby")["address"]).rsplit(":", 1)[1])
    neighbours.visit(port)
    camera.party.fill(2, "easy")
    camera.party.say(CHATTER[1])
    camera.until(lambda: camera.party.property("chat").rowCount() >= 2, "the chat")
    camera.take("lobby")
    camera.party.leave()
    camera.until(lambda: camera.screen() == "home", "home")


def _my_turn(camera: Photographer) -> bool:
    facts = camera.facts()
    return bool(facts.get("legal")) or facts.get("phase") not in ("playing", "preparing", None)


def _play(camera: Photographer, count: int) -> None:
    """Play the first legal move this often, cards of colours first, so that poisons are left for the picture."""
    for _ in range(count):
        camera.until(lambda: _my_turn(camera), "my turn")
        legal = camera.facts()["legal"]
        if not legal:
            return
        move = next((one for one in legal if not one.startswith("P")), legal[0])
        left = camera.hand() - 1
        camera.party.play(move)
        camera.until(lambda left=left: camera.hand() <= left, "the move")  # type: ignore[misc]


def table_screens(camera: Photographer, seats: int, options: dict[str, Any], first: bool) -> None:
    """At the table; `first`: with the pictures of play, else only those of the end."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    camera.party.practice("poison", seats, "easy", options)
    camera.until(lambda: camera.facts().get("phase") == "playing", "the deal")
    if first:
        _play(camera, 5)
        camera.until(lambda: _my_turn(camera), "my turn")
        camera.take("table")
        QTest.keyClick(camera.window, Qt.Key.Key_End)
        QTest.keyClick(camera.window, Qt.Key.Key_Return)
        camera.take("poison")
        QTest.keyClick(camera.window, Qt.Key.Key_Escape)
        camera.dialog("SealDialog", "seal")
    _play(camera, 20)
    camera.until(lambda: camera.facts()["phase"] in ("between", "finished"), "the end of the deal")
    if camera.facts()["phase"] == "finished":
        camera.until(lambda: camera.facts()["audit"], "the audit")
    camera.take("result" if camera.facts()["phase"] == "finished" else "score-pad")
    camera.party.leave()
    camera.until(lambda: camera.screen() == "home", "home")


def row_and_pile_screens(camera: Photographer) -> None:
    """Take Six, Nusicle and Solo Nus in mid-deal, a card lifted."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    for game, seats, options, moves in (
        ("six", 6, {}, 4),
        ("nusicle", 2, {}, 3),
        ("nusicle", 1, {"mode": "solo"}, 3),
    ):
        camera.party.practice(game, seats, "easy", options)
        camera.until(lambda: camera.facts().get("phase") == "playing", "the deal")
        for _ in range(moves):
            camera.until(lambda: _my_turn(camera), "my turn")
            before = _told(camera)
            camera.party.play(camera.facts()["legal"][0])
            camera.until(lambda before=before: _told(camera) > before, "the move")  # type: ignore[misc]
        camera.until(lambda: _my_turn(camera), "my turn")
        lifts = next((row for row in range(camera.hand()) if _makes_moves(camera, row)), 0)
        QTest.keyClick(camera.window, Qt.Key.Key_Home)
        for _ in range(lifts):
            QTest.keyClick(camera.window, Qt.Key.Key_Right)
        camera.take({"six": "take-six", "nusicle": "nusicle"}[game] if seats > 1 else "solo-nus")
        camera.party.leave()
        camera.until(lambda: camera.screen() == "home", "home")


def trick_screens(camera: Photographer) -> None:
    """Hearts: passing, in mid-deal, the last trick. Revolution: in mid-deal, and the exchange before the next deal."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    def press(*keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(camera.window, key)

    camera.party.practice("hearts", 4, "easy", {})
    camera.until(lambda: camera.facts().get("legal"), "the passing")
    press(Qt.Key.Key_3, Qt.Key.Key_8)
    camera.take("hearts-passing")
    press(Qt.Key.Key_0, Qt.Key.Key_Return)
    camera.until(lambda: any(row["fresh"] for row in camera.party.property("hand").rows), "three cards")
    _play(camera, 6)
    camera.until(lambda: _my_turn(camera), "my turn")
    camera.take("hearts")
    press(Qt.Key.Key_T)
    camera.take("last-trick")
    camera.party.leave()
    camera.until(lambda: camera.screen() == "home", "home")
    camera.party.practice("revolution", 5, "easy", {"jokers": True, "forfeit": "makes the tea"})
    for taken in range(40):
        camera.until(lambda: _my_turn(camera), "my turn")
        if camera.facts()["phase"] != "playing":
            break
        if taken == 2:
            camera.take("revolution")
        before = _log_length(camera)
        camera.party.play(camera.facts()["legal"][0])
        camera.until(lambda before=before: _log_length(camera) > before, "the move")  # type: ignore[misc]
    camera.take("roles")
    camera.party.nextDeal()
    phases = ("swap", "give", "give_back", "play")
    camera.until(lambda: camera.party.property("board").get("phase") in phases, "the next deal")
    camera.take("exchange")
    camera.party.leave()
    camera.until(lambda: camera.screen() == "home", "home")


def _log_length(camera: Photographer) -> int:
    return len(camera.party.property("log").rows)


def _told(camera: Photographer) -> int:
    """How many own moves the log tells."""
    mine = camera.facts()["mySeat"]
    return sum(row["kind"] == "move" and row["seat"] == mine for row in camera.party.property("log").rows)


def _makes_moves(camera: Photographer, row: int) -> bool:
    return bool(camera.party.property("hand").rows[row]["legal"])


def lonely_screens(out: Path, size: str, suffix: str, home: Path) -> None:
    """Nobody is found: how others get here, and the check of the network."""
    from gui.app import Shell
    from lanparty.node.node import Node

    shell = Shell(home, lambda on_change: Node(home, "Ana", 4, on_change=on_change, discover=False))
    shell.window.resize(*(int(part) for part in size.split("x")))
    camera = Photographer(shell, out, suffix, first=40)
    try:
        camera.until(lambda: camera.named("Home").property("searched"), "the end of patience")
        camera.take("nobody-found")
        camera.dialog("AddressDialog", "by-address")
        camera.window.open("DiagnosisDialog", {})
        camera.until(lambda: shell.network.property("found"), "a check")
        camera.until(lambda: not shell.network.property("busy"), "the end of the check")
        camera.take("check-of-the-network")
        camera.close_dialog()
    finally:
        shell.close()


def evening_screens(camera: Photographer, neighbours: Neighbours) -> None:
    """A guest is lost in mid-deal; the table is closed for now; somebody else's match is looked on at."""
    camera.party.host("poison", 4, "Ana's sofa", {}, 0)
    camera.until(lambda: camera.screen() == "lobby", "the lobby")
    neighbours.visit(int(str(camera.party.property("lobby")["address"]).rsplit(":", 1)[1]), ready=True)
    camera.party.fill(-1, "easy")
    camera.until(lambda: camera.party.property("lobby")["canBegin"], "a full table")
    camera.party.begin()
    camera.until(lambda: camera.facts().get("phase") == "playing", "the deal")
    _play(camera, 3)
    neighbours.vanish()
    camera.until(lambda: camera.named("AbsenceBanner").property("shown"), "somebody missed")
    camera.take("somebody-lost")
    camera.dialog("GoOnDialog", "go-on-without")
    camera.named("AbsenceBanner").setProperty("folded", True)
    camera.take("keep-waiting")
    camera.dialog("LeaveDialog", "leave")
    camera.party.suspend()
    camera.until(lambda: camera.screen() == "home", "home")
    camera.until(lambda: camera.shell.returns.property("tables"), "the way back")
    camera.take("home-with-a-way-back")
    camera.dialog("ResumeDialog", "go-back")
    camera.until(lambda: _played(camera) is not None, "a table that is played")
    row = _played(camera)
    camera.party.watch(row["address"], row["port"])
    camera.until(lambda: camera.facts().get("watching"), "the other table")
    camera.until(lambda: camera.facts().get("phase") == "playing", "its deal")
    camera.take("watching")
    camera.party.leave()
    camera.until(lambda: camera.screen() == "home", "home")


def _played(camera: Photographer) -> Any:
    rows = camera.shell.party.property("found").rows
    return next((row for row in rows if row["playing"] and row["name"] == "Balcony"), None)


def session(out: Path, size: str, look: str, language: str, folder: Path, neighbours: Neighbours) -> None:
    """All pictures of one size in one look and language."""
    from gui.app import Shell

    suffix = f"{language}-{look}-{size}"
    home = folder / f"home-{suffix}"
    home.mkdir()
    (home / "settings.json").write_text(_settings(look, language), encoding="utf-8")
    shell = Shell(home, pace=(0.0, 0.0))
    width, height = (int(part) for part in size.split("x"))
    shell.window.resize(width, height)
    camera = Photographer(shell, out, suffix)
    try:
        home_screens(camera, neighbours)
        table_screens(camera, 4, {}, first=True)
        table_screens(camera, 6, {"mode": "quick"}, first=False)
        row_and_pile_screens(camera)
        trick_screens(camera)
        evening_screens(camera, neighbours)
    finally:
        shell.close()
    lonely = folder / f"lonely-{suffix}"
    lonely.mkdir()
    (lonely / "settings.json").write_text(_settings(look, language), encoding="utf-8")
    lonely_screens(out, size, suffix, lonely)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--look", choices=LOOKS, action="append")
    parser.add_argument("--language", action="append", help="its code; all of them without this")
    options = parser.parse_args(arguments)
    # For a picture nobody's door is knocked at.
    os.environ.update({"LANPARTY_NO_SWEEP": "1", "LANPARTY_NO_BEACON": "1", "LANPARTY_NO_REMEMBERED": "1"})
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("QT_QUICK_BACKEND", "software")
    sys.path.insert(0, str(ROOT))
    from gui.app import make_application
    from gui.languages import available

    make_application()
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        neighbours = Neighbours(folder)
        neighbours.open_tables()
        neighbours.play_a_table()
        try:
            wanted = product(options.language or available(), options.look or LOOKS, options.size or SIZES)
            for language, look, size in wanted:
                session(options.out, size, look, language, folder, neighbours)
        finally:
            neighbours.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
