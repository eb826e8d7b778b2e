"""The hop between the threads: order, errors, goodbye; and enough emits to show a binding that loses references."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from gui.bridge import Bridge
from lanparty.node.errors import NodeError
from lanparty.node.snapshots import Snapshot
from tests.gui.desk import PATIENCE_MS
from tests.gui.scripted import ScriptedNode, idle


def _wait(qtbot: QtBot, ready: Callable[[], Any]) -> None:
    qtbot.waitUntil(lambda: bool(ready()), timeout=PATIENCE_MS)


def test_thousands_of_snapshots_arrive_in_order_and_on_the_gui_thread(qtbot: QtBot) -> None:
    node = ScriptedNode(None)
    bridge = Bridge(node.make)
    seen: list[int] = []
    threads: set[int] = set()

    class Sink(threading.local):
        pass

    from PySide6.QtCore import QObject, Slot

    class Receiver(QObject):
        @Slot(object)
        def take(self, snapshot: Snapshot) -> None:
            seen.append(snapshot.port)
            threads.add(threading.get_ident())

    receiver = Receiver()
    bridge.arrived.connect(receiver.take)
    bridge.start()
    _wait(qtbot, lambda: node._loop is not None)
    for number in range(5000):
        node.show(idle(port=number))
    _wait(qtbot, lambda: len(seen) == 5000)
    assert seen == list(range(5000))
    assert threads == {threading.get_ident()}
    bridge.stop()


def test_true_false_and_none_survive_thousands_of_emits(qtbot: QtBot) -> None:
    from PySide6.QtCore import QObject, Signal

    class Sender(QObject):
        told = Signal(bool, object)

    counts = {True: 0, False: 0}
    sender = Sender()
    sender.told.connect(lambda flag, nothing: counts.__setitem__(flag, counts[flag] + (nothing is None)))
    for number in range(20_000):
        sender.told.emit(number % 2 == 0, None)
    assert counts == {True: 10_000, False: 10_000}


def test_requests_before_the_node_is_ready_are_kept(qtbot: QtBot) -> None:
    node = ScriptedNode(idle())
    bridge = Bridge(node.make)
    bridge.request("say", "first")
    bridge.start()
    bridge.request("fill", None, "easy")
    _wait(qtbot, lambda: len(node.asked) == 2)
    assert node.asked == [("say", "first"), ("fill", None, "easy")]
    bridge.stop()


def test_a_refusal_comes_back_by_its_code(qtbot: QtBot) -> None:
    node = ScriptedNode(idle())
    node.refuse("submit", "not_your_turn", "It is not your turn")
    bridge = Bridge(node.make)
    with qtbot.waitSignal(bridge.failed, timeout=PATIENCE_MS) as said:
        bridge.start()
        bridge.request("submit", "R7>red")
    assert said.args == ["submit", "not_your_turn", ""], "the window has its own sentence"
    bridge.stop()


def test_our_own_mistakes_have_a_code_too(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    node = ScriptedNode(idle())
    node.refusals["submit"] = KeyError("oops")
    bridge = Bridge(node.make)
    with qtbot.waitSignal(bridge.failed, timeout=PATIENCE_MS) as said:
        bridge.start()
        bridge.request("submit", "R7>red")
    assert said.args == ["submit", "internal", "KeyError"]
    assert "request submit" in caplog.text
    bridge.stop()


def test_a_node_that_can_not_start_says_why_and_requests_end(qtbot: QtBot) -> None:
    node = ScriptedNode(idle())
    node.refusals["start"] = NodeError("bad_home", "/x: no room", "/x")
    bridge = Bridge(node.make)
    with qtbot.waitSignal(bridge.failed, timeout=PATIENCE_MS) as said:
        bridge.start()
        bridge.request("say", "anybody?")
    assert said.args == ["start", "bad_home", "/x"]
    bridge.stop()
    assert node.asked == []


def test_the_last_request_is_carried_out_before_the_node_closes(qtbot: QtBot) -> None:
    node = ScriptedNode(idle())
    node.turns = 5000
    bridge = Bridge(node.make)
    bridge.start()
    _wait(qtbot, lambda: node._loop is not None)
    bridge.request("leave")
    bridge.stop()
    assert node.asked == [("leave",)]
    assert node.closed
    bridge.request("say", "too late")
    assert node.asked == [("leave",)]


def test_stop_without_start_is_fine() -> None:
    Bridge(ScriptedNode(None).make).stop()
