"""What all games share: the step machine, moves, claims, views, open tables, scenarios, records."""
