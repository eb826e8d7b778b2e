"""Who wins with given points."""

from __future__ import annotations

from collections.abc import Sequence


def fewest(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the fewest points."""
    best = min(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)


def most(scores: Sequence[int]) -> tuple[int, ...]:
    """The seats with the most points."""
    best = max(scores)
    return tuple(seat for seat, score in enumerate(scores) if score == best)
