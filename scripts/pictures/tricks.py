"""Hearts: passing, in mid-deal, the last trick. Revolution: in mid-deal, and the exchange before the next deal."""

from __future__ import annotations

from PySide6.QtCore import Qt

from pictures.camera import Camera

EXCHANGE = ("swap", "give", "give_back", "play")


def trick_screens(camera: Camera) -> None:
    _hearts(camera)
    _revolution(camera)


def _hearts(camera: Camera) -> None:
    camera.practice("hearts", 4, {})
    camera.until(lambda: camera.facts().get("legal"), "the passing")
    camera.press(Qt.Key.Key_3, Qt.Key.Key_8)
    camera.take("hearts-passing")
    camera.press(Qt.Key.Key_0, Qt.Key.Key_Return)
    camera.until(lambda: any(row["fresh"] for row in camera.party.property("hand").rows), "three cards")
    camera.play(6)
    camera.until(camera.my_turn, "my turn")
    camera.take("hearts")
    camera.press(Qt.Key.Key_T)
    camera.take("last-trick")
    camera.press(Qt.Key.Key_T, Qt.Key.Key_F1)
    camera.take("rules")
    camera.leave()


def _revolution(camera: Camera) -> None:
    camera.practice("revolution", 5, {"jokers": True, "forfeit": "makes the tea"})
    for taken in range(40):
        camera.until(camera.my_turn, "my turn")
        if camera.facts()["phase"] != "playing":
            break
        if taken == 2:
            camera.take("revolution")
        before = _log_length(camera)
        camera.party.play(camera.facts()["legal"][0])
        camera.until(lambda before=before: _log_length(camera) > before, "the move")  # type: ignore[misc]
    camera.take("roles")
    camera.party.nextDeal()
    camera.until(lambda: camera.party.property("board").get("phase") in EXCHANGE, "the next deal")
    camera.take("exchange")
    camera.leave()


def _log_length(camera: Camera) -> int:
    return len(camera.party.property("log").rows)
