"""Options: what is accepted, and the one line for what is not."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import pytest

from lanparty.engine.options import (
    BadOption,
    choice,
    describe_options,
    flag,
    line,
    number,
    options_json,
    parse_options,
    read_texts,
)


@dataclass(frozen=True)
class Options:
    mode: str = choice("slow", "fast", about="how fast")
    jokers: bool = flag(False, about="with jokers")
    deals: int = number(8, 1, 50, about="how many deals")
    forfeit: str = line("", about="what the last one does")
    pass_: str = choice("again", "final", about="whether a pass is for good")


RULES: Any = SimpleNamespace(
    name="toy",
    seat_numbers=(2, 4),
    Options=Options,
    refuse=lambda seats, options: "two cannot be fast" if (seats, options.mode) == (2, "fast") else None,
)


def test_defaults() -> None:
    assert parse_options(RULES, 2, {}) == Options() == Options("slow", False, 8, "", "again")


def test_all_given_and_back() -> None:
    given = {"mode": "fast", "jokers": True, "deals": 50, "forfeit": "φτιάχνει τσάι", "pass": "final"}
    options = parse_options(RULES, 4, given)
    assert options == Options("fast", True, 50, "φτιάχνει τσάι", "final")
    assert options_json(options) == given


@pytest.mark.parametrize(
    ("seats", "given", "says"),
    [
        (3, {}, "toy is for 2, 4 players, not 3"),
        (True, {}, "toy is for 2, 4 players"),
        (2, {"mode": "fast"}, "two cannot be fast"),
        (4, {"speed": 1}, "toy has no option 'speed' (it has: mode, jokers, deals, forfeit, pass)"),
        (4, {"mode": "swift"}, "toy: mode is one of slow, fast, not swift"),
        (4, {"mode": None}, "not None"),
        (4, {"mode": ["fast"]}, "mode is one of"),
        (4, {"jokers": 1}, "toy: jokers is one of false, true, not 1"),
        (4, {"jokers": "true"}, "jokers is one of"),
        (4, {"deals": 0}, "toy: deals is a number from 1 to 50, not 0"),
        (4, {"deals": 51}, "not 51"),
        (4, {"deals": True}, "not true"),
        (4, {"deals": 8.0}, "not 8.0"),
        (4, {"deals": "8"}, "deals is a number"),
        (4, {"forfeit": "x" * 81}, "toy: forfeit is a line of at most 80 characters"),
        (4, {"forfeit": "a\nb"}, "forfeit is a line"),
        (4, {"forfeit": 5}, "forfeit is a line"),
    ],
    ids=str,
)
def test_what_is_not_accepted(seats: int, given: dict[str, Any], says: str) -> None:
    with pytest.raises(BadOption) as refused:
        parse_options(RULES, seats, given)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_texts_take_the_type_of_their_option() -> None:
    texts = ["mode=fast", "jokers=true", "deals=12", "forfeit=a=b", "pass=final"]
    assert read_texts(RULES, texts) == {
        "mode": "fast",
        "jokers": True,
        "deals": 12,
        "forfeit": "a=b",
        "pass": "final",
    }


@pytest.mark.parametrize("text", ["jokers=yes", "jokers=True", "deals=few", "deals=", "mode=", "x=1", "=1"])
def test_wrong_texts_are_wrong_options(text: str) -> None:
    with pytest.raises(BadOption):
        parse_options(RULES, 4, read_texts(RULES, [text]))


@pytest.mark.parametrize("texts", [["mode"], [""], ["deals=1", "deals=2"]])
def test_no_option_at_all(texts: list[str]) -> None:
    with pytest.raises(BadOption):
        read_texts(RULES, texts)


def test_the_description() -> None:
    assert describe_options(RULES) == [
        {"name": "mode", "default": "slow", "choices": ["slow", "fast"], "help": "how fast"},
        {"name": "jokers", "default": False, "choices": [False, True], "help": "with jokers"},
        {"name": "deals", "default": 8, "choices": None, "low": 1, "high": 50, "help": "how many deals"},
        {
            "name": "forfeit",
            "default": "",
            "choices": None,
            "characters": 80,
            "help": "what the last one does",
        },
        {
            "name": "pass",
            "default": "again",
            "choices": ["again", "final"],
            "help": "whether a pass is for good",
        },
    ]
