"""Who passes cards on knows where they are, though the receiver has mixed its hand."""

from __future__ import annotations

from simulation.world import World


def test_a_seat_remembers_what_it_gave() -> None:
    world = World("hearts", 3, 5, deals=1)
    world.run(until=lambda: all(table.state.passed for table in world.tables))
    views = [table.view() for table in world.tables]
    for view in views:
        gave = view.gave()
        assert len(gave) == 3
        assert set(gave.values()) == {((view.seat or 0) + 1) % 3}
        for card, receiver in gave.items():
            assert not view.hand >> card & 1
            assert views[receiver].hand >> card & 1
        others = {slot for slot, giver, _ in view.replica.handed if giver != view.seat}
        assert not others & set(view.remembered()), "what others gave only they know"
        assert view.state.handed == ()
