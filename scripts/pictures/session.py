"""All pictures of one size in one look and language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from gui.app import Shell
from lanparty.node.node import Node
from pictures.before import home_screens, lonely_screens
from pictures.camera import Camera
from pictures.neighbours import Neighbours
from pictures.people import people_screens
from pictures.piles import row_and_pile_screens
from pictures.poison import poison_screens
from pictures.tricks import trick_screens

FIRST_LONELY = 40  # number of the first picture with nobody else on the network


def session(out: Path, size: str, look: str, language: str, folder: Path, neighbours: Neighbours) -> None:
    suffix = f"{language}-{look}-{size}"
    settings = {"name": "Ana", "avatar": 4, "theme": look, "animations": False, "language": language}
    home = _home(folder / f"home-{suffix}", settings)
    with _window(Shell(home, pace=(0.0, 0.0)), size) as shell:
        camera = Camera(shell, out, suffix)
        home_screens(camera, neighbours)
        poison_screens(camera)
        row_and_pile_screens(camera)
        trick_screens(camera)
        people_screens(camera, neighbours)
    lonely = _home(folder / f"lonely-{suffix}", settings)
    alone = Shell(lonely, lambda on_change: Node(lonely, "Ana", 4, on_change=on_change, discover=False))
    with _window(alone, size) as shell:
        lonely_screens(Camera(shell, out, suffix, FIRST_LONELY))


def _home(folder: Path, settings: dict[str, Any]) -> Path:
    folder.mkdir()
    (folder / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    return folder


@contextmanager
def _window(shell: Shell, size: str) -> Iterator[Shell]:
    """The window in this size; closed when the pictures are taken."""
    width, height = (int(part) for part in size.split("x"))
    shell.window.resize(width, height)
    try:
        yield shell
    finally:
        shell.close()
