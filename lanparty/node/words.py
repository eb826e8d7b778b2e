"""The safety words: five words that two people compare aloud to know that nobody sits between their laptops.

There is a list for every language of the window, in which the same number stands for the same thing. So each window
says them in its own language, with the English ones below: those are for people whose windows speak differently.
"""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from protocol.identity import safety_words
from protocol.wire import Lobby

FOLDER = Path(__file__).resolve().parents[2] / "resources" / "words"


@cache
def word_list(language: str = "en") -> tuple[str, ...]:
    return tuple((FOLDER / f"{language}.txt").read_text(encoding="utf-8").split())


def table_words(lobby: Lobby) -> tuple[str, ...]:
    """The words of a table: the same for all who see the same table with the same players."""
    keys = b"".join(sorted(member.key for member in lobby.members))
    return safety_words(hashlib.sha256(b"lanparty/1/words\0" + lobby.id + keys).digest(), word_list())
