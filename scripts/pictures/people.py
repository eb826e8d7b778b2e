"""People come and go: one is lost in mid-deal, a table is closed for now, a match of others is looked on at."""

from __future__ import annotations

from typing import Any

from pictures.before import lobby_port
from pictures.camera import Camera
from pictures.neighbours import Neighbours


def people_screens(camera: Camera, neighbours: Neighbours) -> None:
    camera.party.host("poison", 4, "Ana's sofa", {}, 0)
    camera.enters("lobby")
    neighbours.visit(lobby_port(camera), ready=True)
    camera.party.fill(-1, "easy")
    camera.until(lambda: camera.party.property("lobby")["canBegin"], "a full table")
    camera.party.begin()
    camera.until(lambda: camera.facts().get("phase") == "playing", "the deal")
    camera.play(3)
    neighbours.vanish()
    camera.until(lambda: camera.named("AbsenceBanner").property("shown"), "somebody missed")
    camera.take("somebody-lost")
    camera.dialog("GoOnDialog", "go-on-without")
    camera.named("AbsenceBanner").setProperty("folded", True)
    camera.take("keep-waiting")
    camera.dialog("LeaveDialog", "leave")
    camera.party.suspend()
    camera.enters("home")
    camera.until(lambda: camera.shell.returns.property("tables"), "the way back")
    camera.take("home-with-a-way-back")
    camera.dialog("ResumeDialog", "go-back")
    camera.until(lambda: _played(camera) is not None, "a table that is played")
    row = _played(camera)
    camera.party.watch(row["address"], row["port"])
    camera.until(lambda: camera.facts().get("watching"), "the other table")
    camera.until(lambda: camera.facts().get("phase") == "playing", "its deal")
    camera.take("watching")
    camera.leave()


def _played(camera: Camera) -> Any:
    rows = camera.shell.party.property("found").rows
    return next((row for row in rows if row["playing"] and row["name"] == "Balcony"), None)
