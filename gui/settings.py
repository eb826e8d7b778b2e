"""What a person chose once: `settings.json` in the home. A damaged file is no reason not to start."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

FILE = "settings.json"
NAME_LIMIT = 24
AVATARS = 16
SCALES = (80, 200)
THEMES = ("system", "light", "dark")
CLOTHS = ("lagoon", "forest", "wine", "night")
SORTS = ("colour", "value")
DECKS = ("standard", "large", "four", "large-four")
TEMPOS = {"quick": 0.6, "normal": 1.0, "slow": 1.6}  # speeds, and what each makes of a movement's duration
_CHOICES = {"theme": THEMES, "sort": SORTS, "cloth": CLOTHS, "deck": DECKS, "speed": tuple(TEMPOS)}


@dataclass(frozen=True)
class Settings:
    """`name` is "" until asked; `language` is "" for the system's; `scale` in percent."""

    name: str = ""
    avatar: int = 0
    theme: str = "system"
    animations: bool = True
    sort: str = "colour"
    scale: int = 100
    language: str = ""
    deck: str = "standard"
    cloth: str = "lagoon"
    sounds: bool = False
    speed: str = "normal"


def clean_name(text: str) -> str:
    """A nickname as others may see it: one line, no control characters, at most 24 characters."""
    printable = "".join(char if char.isprintable() else " " for char in text)
    return " ".join(printable.split())[:NAME_LIMIT].strip()


def _valid(name: str, value: Any) -> bool:
    if type(value) is not type(getattr(Settings(), name)):
        return False
    if name == "avatar":
        return bool(0 <= value < AVATARS)
    if name == "scale":
        return bool(SCALES[0] <= value <= SCALES[1])
    return name not in _CHOICES or value in _CHOICES[name]


def change(settings: Settings, name: str, value: Any) -> Settings:
    """The settings with one value changed. Raises ValueError for a value that makes no sense."""
    if not _valid(name, value):
        raise ValueError(f"{name} can't be {value!r}")
    changed: dict[str, Any] = {name: clean_name(value) if name == "name" else value}
    return replace(settings, **changed)


def load(home: Path) -> Settings:
    """What is written there; each missing or senseless value is the default."""
    try:
        found = json.loads((home / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Settings()
    if not isinstance(found, dict):
        return Settings()
    settings = Settings()
    for one in fields(Settings):
        if one.name in found and _valid(one.name, found[one.name]):
            settings = change(settings, one.name, found[one.name])
    return settings


def save(home: Path, settings: Settings) -> None:
    """Write whole or not at all. Raises OSError."""
    home.mkdir(parents=True, exist_ok=True)
    draft = home / (FILE + ".new")
    draft.write_text(json.dumps(asdict(settings), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    os.replace(draft, home / FILE)
