"""Before a match: the first screen with tables and with none, dialogs, the lobby."""

from __future__ import annotations

from pictures.camera import Camera
from pictures.neighbours import CHATTER, Neighbours


def lobby_port(camera: Camera) -> int:
    """Where others reach the table that is open in this window."""
    return int(str(camera.party.property("lobby")["address"]).rsplit(":", 1)[1])


def home_screens(camera: Camera, neighbours: Neighbours) -> None:
    """Before the match: home, dialogs, lobby."""
    camera.until(lambda: camera.party.property("found").rowCount() >= 2, "two tables")
    camera.take("home")
    camera.dialog("NewTableDialog", "new-table")
    camera.dialog("SettingsDialog", "settings")
    camera.party.host("poison", 5, "Ana's sofa", {}, 0)
    camera.enters("lobby")
    neighbours.visit(lobby_port(camera))
    camera.party.fill(2, "easy")
    camera.party.say(CHATTER[1])
    camera.until(lambda: camera.party.property("chat").rowCount() >= 2, "the chat")
    camera.take("lobby")
    camera.dialog("RulesDialog", "rules-before")
    camera.leave()


def lonely_screens(camera: Camera) -> None:
    """Nobody is found: how others get here, and the check of the network."""
    network = camera.shell.network
    camera.until(lambda: camera.named("Home").property("searched"), "the end of patience")
    camera.take("nobody-found")
    camera.dialog("AddressDialog", "by-address")
    camera.window.open("DiagnosisDialog", {})
    camera.until(lambda: network.property("found"), "a check")
    camera.until(lambda: not network.property("busy"), "the end of the check")
    camera.take("check-of-the-network")
    camera.close_dialog()
