"""Poison: in mid-deal, a poison lifted, the seal, the score pad and the end of a match."""

from __future__ import annotations

from PySide6.QtCore import Qt

from pictures.camera import Camera


def poison_screens(camera: Camera) -> None:
    camera.practice("poison", 4, {})
    camera.play(5)
    camera.until(camera.my_turn, "my turn")
    camera.take("table")
    camera.press(Qt.Key.Key_End, Qt.Key.Key_Return)
    camera.take("poison")
    camera.press(Qt.Key.Key_Escape)
    camera.dialog("SealDialog", "seal")
    _end_of_deal(camera, "score-pad")
    camera.practice("poison", 6, {"mode": "quick"})
    _end_of_deal(camera, "result")


def _end_of_deal(camera: Camera, name: str) -> None:
    camera.play(20)
    camera.until(lambda: camera.facts()["phase"] in ("between", "finished"), "the end of the deal")
    if camera.facts()["phase"] == "finished":
        camera.until(lambda: camera.facts()["audit"], "the audit")
    camera.take(name)
    camera.leave()
