"""Names as the window shows them: the node calls computer players in English, and so does every laptop at the table."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from lanparty.node.snapshots import TableView

_COMPUTER = re.compile(r"Computer (\d{1,2})")


def shown_name(name: str) -> str:
    """The name of a player or of a computer player, which is called as `computer` in Texts.qml says."""
    numbered = _COMPUTER.fullmatch(name)
    if numbered is None:
        return name
    return QCoreApplication.translate("Texts", "Computer %1").replace("%1", numbered[1])


def shown_names(view: TableView) -> list[str]:
    """Of everybody at the table, by seat."""
    return [shown_name(seat.name) for seat in view.seats]
