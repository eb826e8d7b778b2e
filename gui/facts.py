"""The table's facts for QML: a property each, so that a binding runs when its own fact has changed, not at every move.

All facts are replaced before the first change is told, so nothing ever sees new ones beside old ones.
"""

from __future__ import annotations

from collections.abc import Callable
from types import new_class
from typing import Any

from PySide6.QtCore import Property, QObject, Signal
from PySide6.QtQml import QJSEngine, QJSValue

# As in shape.table_facts; changes are told in this order.
NAMES = (
    "game",
    "options",
    "mySeat",
    "names",
    "phase",
    "void",
    "absence",
    "here",
    "watching",
    "playback",
    "asked",
    "alone",
    "solo",
    "computers",
    "deal",
    "moves",
    "legal",
    "pending",
    "laid",
    "aside",
    "held",
    "last",
    "dealScores",
    "totals",
    "winners",
    "myTurn",
    "turn",
    "onTurn",
    "around",
    "lastTrick",
    "sorts",
    "verified",
    "deckReady",
    "nextReady",
    "iAmNext",
    "audit",
    "journal",
    "words",
    "fault",
    "faultWho",
    "faultWhat",
)


class Values(QObject):
    """Plain values by name. For QML each is converted once: a list read from a property again and again is slow."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._values: dict[str, Any] = {}
        self._shown: dict[str, QJSValue] = {}
        self._engine: QJSEngine | None = None

    def serve(self, engine: QJSEngine) -> None:
        """The engine whose QML reads these; before its first binding runs."""
        self._engine = engine

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def get(self, name: str, default: Any = None) -> Any:
        return self._values.get(name, default)

    def take(self, values: dict[str, Any]) -> None:
        """These are the values now; names that are missing are undefined."""
        before, self._values = self._values, values
        changed = [name for name in NAMES if before.get(name) != values.get(name)]
        for name in changed:
            self._shown.pop(name, None)
        for name in changed:
            getattr(self, name + "Changed").emit()

    def _show(self, name: str) -> QJSValue:
        shown = self._shown.get(name)
        if shown is None:
            engine, value = self._engine, self._values.get(name)
            shown = QJSValue() if engine is None or value is None else engine.toScriptValue(value)
            self._shown[name] = shown
        return shown


def _getter(name: str) -> Callable[[Values], QJSValue]:
    return lambda self: self._show(name)


def _members() -> dict[str, Any]:
    members: dict[str, Any] = {}
    for name in NAMES:
        told = Signal(name=name + "Changed")
        members[name + "Changed"] = told
        members[name] = Property(QJSValue, _getter(name), notify=told)
    return members


# Signals and properties have to be there when Qt makes the class.
Facts: type[Values] = new_class("Facts", (Values,), {}, lambda body: body.update(_members()))
