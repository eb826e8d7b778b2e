"""Where the window finds its files: QML beside this module, pictures and texts in the project's `resources/`."""

from __future__ import annotations

from pathlib import Path

QML = Path(__file__).resolve().parent / "qml"
RESOURCES = Path(__file__).resolve().parent.parent / "resources"
BOARDS = QML / "boards"


def board_file(game: str) -> Path | None:
    """The board of a game, or None if the window has none for it."""
    if not game.isidentifier():
        return None
    path = BOARDS / f"{game.capitalize()}Board.qml"
    return path if path.is_file() else None
