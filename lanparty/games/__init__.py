"""The games. A new one is one module and one line here."""

from __future__ import annotations

from lanparty.engine.rules import Rules
from lanparty.games.hearts import HEARTS_RULES
from lanparty.games.nusicle import NUSICLE
from lanparty.games.poison import POISON
from lanparty.games.revolution import REVOLUTION
from lanparty.games.six import SIX

GAMES: tuple[Rules, ...] = (HEARTS_RULES, NUSICLE, POISON, REVOLUTION, SIX)


class UnknownGame(ValueError):
    """There is no game of that name. One clear line."""


def game(name: str) -> Rules:
    """The rules of that name. Raises UnknownGame."""
    for rules in GAMES:
        if rules.name == name:
            return rules
    known = ", ".join(rules.name for rules in GAMES)
    raise UnknownGame(f"there is no game {name[:40]!r} (there is: {known})")
