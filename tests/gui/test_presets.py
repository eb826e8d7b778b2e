from __future__ import annotations

import pytest

from gui.presets import PRESETS
from lanparty.engine.options import options_json, parse_options
from lanparty.engine.rules import Rules
from lanparty.games import GAMES


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_every_preset_is_a_table_that_can_be_opened(rules: Rules) -> None:
    """With every number of seats, and each preset is another table."""
    for seats in rules.seat_numbers:
        alone = {"mode": "solo"} if (rules.name, seats) == ("nusicle", 1) else {}
        chosen = [preset | alone for preset in PRESETS[rules.name].values()]
        tables = [options_json(parse_options(rules, seats, one)) for one in chosen]
        assert tables.index(options_json(parse_options(rules, seats, alone))) == 1, "classic are the defaults"
        assert all(table not in tables[:number] for number, table in enumerate(tables))
