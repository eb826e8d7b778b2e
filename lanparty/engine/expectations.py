"""Comparing a scenario's `expect` with its outcome."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Any

# What an expectation may name, which is what an outcome holds.
OUTCOME_KEYS = (
    "applied",
    "error",
    "awaiting",
    "legal",
    "hands",
    "table",
    "deal_scores",
    "scores",
    "finished",
    "winners",
)
SHOWN = 200  # characters of a value in a difference


def differences(expect: Mapping[str, Any], outcome: Mapping[str, Any]) -> list[str]:
    """One line for each expectation that the outcome does not meet; none: all is well.

    An error that nobody expected is a difference too.
    """
    found = []
    for key, wanted in expect.items():
        if not _meets(key, wanted, outcome[key]):
            found.append(f"{key}: expected {_text(wanted)}, got {_text(outcome[key])}")
    if outcome["error"] is not None and "error" not in expect:
        found.append(f"error: {_text(outcome['error'])}")
    return found


def _meets(key: str, wanted: Any, got: Any) -> bool:
    if key in ("error", "awaiting", "table"):
        return _on_given_keys(wanted, got)
    if key == "legal":
        return _as_sets(wanted, got)
    if key == "hands":
        return _as_hands(wanted, got)
    return _same(wanted, got)


def _on_given_keys(wanted: Any, got: Any) -> bool:
    if isinstance(wanted, dict) and isinstance(got, dict):
        return all(key in got and _on_given_keys(value, got[key]) for key, value in wanted.items())
    if isinstance(wanted, list) and isinstance(got, list):
        return len(wanted) == len(got) and all(map(_on_given_keys, wanted, got))
    return _same(wanted, got)


def _as_sets(wanted: Any, got: dict[str, list[str]]) -> bool:
    if not isinstance(wanted, dict) or wanted.keys() != got.keys():
        return False
    return all(_is_texts(wanted[seat]) and set(wanted[seat]) == set(moves) for seat, moves in got.items())


def _as_hands(wanted: Any, got: list[list[str]]) -> bool:
    """In any order; equal cards (three R1) count as often as they are held."""
    if not isinstance(wanted, list) or len(wanted) != len(got):
        return False
    return all(
        _is_texts(hand) and Counter(hand) == Counter(held) for hand, held in zip(wanted, got, strict=True)
    )


def _is_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _same(wanted: Any, got: Any) -> bool:
    """Equality of JSON values: true is not 1."""
    if isinstance(wanted, bool) or isinstance(got, bool):
        return wanted is got
    if isinstance(wanted, list) and isinstance(got, list):
        return len(wanted) == len(got) and all(_same(a, b) for a, b in zip(wanted, got, strict=True))
    if isinstance(wanted, dict) and isinstance(got, dict):
        return wanted.keys() == got.keys() and all(_same(wanted[key], got[key]) for key in wanted)
    return bool(wanted == got)


def _text(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
