"""Errors that people meet: a stable code (the window translates it) and one English sentence."""

from __future__ import annotations


class NodeError(Exception):
    """Something a person asked for can't be done. `about`: what the sentence of any language must name, as a path."""

    def __init__(self, code: str, message: str, about: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.about = about


class NoAnswer(NodeError):
    """Nothing has come back. That may be the air, so it is worth another try."""


class Refused(NodeError):
    """A move that the rules refuse; `code` is the game's."""
