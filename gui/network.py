"""The own way onto the network: where others find us, and what a check of it found. Context property `network`."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtGui import QGuiApplication

from gui.address import place
from gui.bridge import Bridge
from lanparty.node.diagnosis import Diagnosis
from lanparty.node.snapshots import Snapshot

Row = dict[str, Any]
_REQUEST = "diagnose"


def told(found: Diagnosis) -> Row:
    """A diagnosis as QML takes it; the advice by code, with what its sentences name."""
    first = found.networks[0] if found.networks else None
    links = next((port.number for port in found.ports if port.purpose == "links"), 0)
    return {
        "networks": [
            {
                "interface": one.interface,
                "address": one.address,
                "network": one.network,
                "code": one.code,
                "answers": one.answers,
                "hears": one.hears_itself or ":" in one.address,  # only IPv4 is asked by multicast
            }
            for one in found.networks
        ],
        "ports": [
            {"purpose": one.purpose, "protocol": one.protocol, "number": one.number, "problem": one.problem}
            for one in found.ports
        ],
        "heard": [
            {
                "way": one.way,
                "tried": one.hears_itself is not None,
                "itself": one.hears_itself is not False,
                "others": one.others,
                "packets": one.packets,
                "tables": one.tables,
            }
            for one in found.heard
        ],
        "foreign": list(found.foreign),
        "firewall": {
            "name": found.firewall.name,
            "active": {True: "on", False: "off", None: ""}[found.firewall.active],
            "commands": list(found.firewall.commands),
        },
        "advice": [one.code for one in found.advice],
        "address": place(first.address, links) if first is not None else "",
        "code": first.code if first is not None else "",
    }


class Network(QObject):
    """Lives on the GUI thread."""

    moved = Signal()
    changed = Signal()
    busyChanged = Signal()

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._place: tuple[list[str], str, str] = ([], "", "")
        self._found: Diagnosis | None = None
        self._told: Row = {}
        self._busy = False
        bridge.arrived.connect(self._take)
        bridge.finished.connect(self._over)
        bridge.failed.connect(self._over)

    @Slot(object)
    def _take(self, snapshot: Snapshot) -> None:
        addresses = [place(one, snapshot.port) for one in snapshot.addresses] if snapshot.port else []
        here = (addresses, snapshot.code, snapshot.invitation)
        if here != self._place:
            self._place = here
            self.moved.emit()
        if snapshot.diagnosis is not self._found and snapshot.diagnosis is not None:
            self._found = snapshot.diagnosis
            self._told = told(snapshot.diagnosis)
            self.changed.emit()

    @Slot(str)
    def _over(self, request: str, *_: str) -> None:
        if request == _REQUEST:
            self._be_busy(False)

    def _be_busy(self, busy: bool) -> None:
        if busy != self._busy:
            self._busy = busy
            self.busyChanged.emit()

    @Slot()
    def look(self) -> None:
        """Try everything out; it takes a few seconds."""
        if not self._busy:
            self._be_busy(True)
            self._bridge.request(_REQUEST)

    @Slot(str)
    def copy(self, text: str) -> None:
        """To the clipboard."""
        QGuiApplication.clipboard().setText(text)

    @Slot()
    def copyAll(self) -> None:
        """All that was found, in English, for whoever helps."""
        if self._found is not None:
            self.copy("\n".join(self._found.lines()))

    addresses = Property(list, lambda self: self._place[0], notify=moved)
    code = Property(str, lambda self: self._place[1], notify=moved)
    invitation = Property(str, lambda self: self._place[2], notify=moved)
    found = Property(dict, lambda self: self._told, notify=changed)
    busy = Property(bool, lambda self: self._busy, notify=busyChanged)
