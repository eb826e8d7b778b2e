"""The processes that do the heavy work: killed in mid-match they are made anew; and they never outlive their player."""

from __future__ import annotations

import os
import signal

from tests.network.processes import Party, linux, play, until, workers

pytestmark = linux


def test_killed_workers_are_replaced(party: Party) -> None:
    """While the next deck is being made, and while the last deal is played; the match goes on as if nothing were."""
    host = party.host("--fill", "random", "--wait", "0", "--deals", "2", seats=3)
    for number in (1, 2):
        host.event("deal", number=number)
        for worker in until(lambda: workers(host.pid), "workers"):
            os.kill(worker, signal.SIGKILL)
        play(host, stop=lambda number=number: len(host.all("scores")) == number)
    assert host.succeeds()["audit"] == "passed"
    assert host.all("fault") == []


def test_a_killed_player_takes_its_workers_along(party: Party) -> None:
    host = party.host("--fill", "easy", "--wait", "0", seats=3)
    host.event("your_turn")
    assert workers(host.pid)
    host.kill()
    host.wait()
    party.gone()
