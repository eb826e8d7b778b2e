"""The options of a game: a frozen dataclass whose fields say what they allow.

A field whose name would be a word of Python ends in an underscore, which people never see: `pass_`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import Field, field, fields
from typing import Any

from lanparty.engine.rules import Rules

TEXT_LIMIT = 80  # characters of a text option


class BadOption(ValueError):
    """An option, or a number of seats, that this game does not have. One clear line."""


def choice(*values: str, about: str) -> Any:
    """A field that takes one of these words; the first is the default."""
    return field(default=values[0], metadata={"choices": values, "help": about})


def flag(default: bool, about: str) -> Any:
    """A field that is true or false."""
    return field(default=default, metadata={"choices": (default, not default), "help": about})


def number(default: int, low: int, high: int, about: str) -> Any:
    """A field that takes a whole number from low to high."""
    return field(default=default, metadata={"range": (low, high), "help": about})


def line(default: str, about: str, limit: int = TEXT_LIMIT) -> Any:
    """A field that takes any line of text up to `limit` characters."""
    return field(default=default, metadata={"limit": limit, "help": about})


def option_name(one: Field[Any]) -> str:
    """What people call the option that is kept in this field."""
    return one.name.removesuffix("_")


def parse_options(rules: Rules, seats: int, given: Mapping[str, Any]) -> Any:
    """The game's Options from JSON values. Raises BadOption."""
    if seats not in rules.seat_numbers or isinstance(seats, bool):
        allowed = ", ".join(str(count) for count in rules.seat_numbers)
        raise BadOption(f"{rules.name} is for {allowed} players, not {seats}")
    known = _known(rules)
    for name, value in given.items():
        if name not in known:
            raise BadOption(f"{rules.name} has no option {name!r} (it has: {', '.join(known) or 'none'})")
        _check(rules, known[name], value)
    options = rules.Options(**{known[name].name: value for name, value in given.items()})
    reason = rules.refuse(seats, options)
    if reason is not None:
        raise BadOption(reason)
    return options


def read_texts(rules: Rules, texts: Sequence[str]) -> dict[str, Any]:
    """`k=v` texts as JSON values, by the type of each option. Raises BadOption."""
    known = _known(rules)
    given: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written name=value, not {text!r}")
        if name in given:
            raise BadOption(f"option {name!r} is given twice")
        given[name] = _typed(value, known[name]) if name in known else value
    return given


def options_json(options: Any) -> dict[str, Any]:
    """The options as JSON values, by name."""
    return {option_name(one): getattr(options, one.name) for one in fields(options)}


def describe_options(rules: Rules) -> list[dict[str, Any]]:
    """For people and scripts: name, default, choices (or low and high), help."""
    described = []
    for one in fields(rules.Options):
        about: dict[str, Any] = {"name": option_name(one), "default": one.default}
        meta = one.metadata
        if "choices" in meta:
            about["choices"] = list(meta["choices"])
        elif "range" in meta:
            about["choices"] = None
            about["low"], about["high"] = meta["range"]
        else:
            about["choices"] = None
            about["characters"] = meta["limit"]
        about["help"] = meta["help"]
        described.append(about)
    return described


def _known(rules: Rules) -> dict[str, Field[Any]]:
    return {option_name(one): one for one in fields(rules.Options)}


def _check(rules: Rules, one: Field[Any], value: Any) -> None:
    name, meta = option_name(one), one.metadata
    if "choices" in meta:
        allowed = meta["choices"]
        if not any(type(value) is type(good) and value == good for good in allowed):
            words = ", ".join(shown(good) for good in allowed)
            raise BadOption(f"{rules.name}: {name} is one of {words}, not {shown(value)}")
    elif "range" in meta:
        low, high = meta["range"]
        if type(value) is not int or not low <= value <= high:
            raise BadOption(f"{rules.name}: {name} is a number from {low} to {high}, not {shown(value)}")
    elif not isinstance(value, str) or len(value) > meta["limit"] or not (value.isprintable() or not value):
        raise BadOption(f"{rules.name}: {name} is a line of at most {meta['limit']} characters")


def _typed(value: str, one: Field[Any]) -> Any:
    if isinstance(one.default, bool):
        return {"true": True, "false": False}.get(value, value)
    if isinstance(one.default, int):
        try:
            return int(value)
        except ValueError:
            return value
    return value


def shown(value: Any) -> str:
    """An option's value as `read_texts` takes it, cut short."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value)[:40] if not isinstance(value, str) else value[:TEXT_LIMIT]
