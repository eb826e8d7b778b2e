"""Take Six, Nusicle and Solo Nus in mid-deal, a card lifted."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt

from pictures.camera import Camera

TABLES: tuple[tuple[str, str, int, dict[str, Any], int], ...] = (
    ("take-six", "six", 6, {}, 4),
    ("nusicle", "nusicle", 2, {}, 3),
    ("solo-nus", "nusicle", 1, {"mode": "solo"}, 3),
)


def row_and_pile_screens(camera: Camera) -> None:
    for name, game, seats, options, moves in TABLES:
        camera.practice(game, seats, options)
        for _ in range(moves):
            camera.until(camera.my_turn, "my turn")
            before = _told(camera)
            camera.party.play(camera.facts()["legal"][0])
            camera.until(lambda before=before: _told(camera) > before, "the move")  # type: ignore[misc]
        camera.until(camera.my_turn, "my turn")
        rows = camera.party.property("hand").rows
        lifts = next((place for place, row in enumerate(rows) if row["legal"]), 0)
        camera.press(Qt.Key.Key_Home, *[Qt.Key.Key_Right] * lifts)
        camera.take(name)
        camera.leave()


def _told(camera: Camera) -> int:
    """How many own moves the log tells."""
    mine = camera.facts()["mySeat"]
    return sum(row["kind"] == "move" and row["seat"] == mine for row in camera.party.property("log").rows)
