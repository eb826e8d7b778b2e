"""When discovery stays silent: call laptops met before, then knock at every address of the own network.

    quiet for a while -> remembered laptops -> sweep of each network -> pause -> …        anew when the networks change

Nothing of it happens while a table is in sight, or while we sit at one.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Sequence

from lanparty.node.asking import Answer, ask
from lanparty.node.remembered import Remembered
from protocol.identity import Identity
from protocol.link import LinkFailed, LinkRefused
from protocol.ports import PORTS
from protocol.sweep import MAX_PORTS, hosts_to_sweep, sweep

SILENCE_S = 3.0
PAUSE_S = 20.0
SWEEP_EVERY_S = 60.0  # at most, each network
TIRED_AFTER = 30  # rounds: then both become rare
TIRED_PAUSE_S = 60.0
TIRED_SWEEP_EVERY_S = 300.0
MAX_CALLS = 16  # at once
MAX_NETWORKS = 4
MAX_FOREIGN = 16

Place = tuple[str, int]
log = logging.getLogger("lanparty.node")


class Search:
    """Calls `found` with each answer that has a table. `foreign`: places whose program is of another version."""

    def __init__(
        self,
        identity: Identity,
        remembered: Remembered,
        needed: Callable[[], bool],
        found: Callable[[Answer], None],
        sweeps: bool,
        silence_s: float = SILENCE_S,
    ) -> None:
        self.foreign: dict[Place, str] = {}
        self._identity, self._remembered = identity, remembered
        self._needed, self._found, self._sweeps, self._silence_s = needed, found, sweeps, silence_s
        self._networks: tuple[str, ...] = ()
        self._swept: dict[str, float] = {}  # network -> when
        self._anew = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def follow(self, networks: Sequence[str]) -> None:
        """These are the networks now."""
        if tuple(networks) != self._networks:
            self._networks = tuple(networks)
            self._anew.set()

    def look_again(self) -> None:
        """Somebody wants to know now."""
        self._swept.clear()
        self._anew.set()

    def start(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        rounds = 0
        while True:
            self._anew.clear()
            wait_s = self._silence_s if rounds == 0 else PAUSE_S if rounds < TIRED_AFTER else TIRED_PAUSE_S
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait_s):
                    await self._anew.wait()
                rounds = 0
                continue
            rounds += 1
            try:
                await self._round(rounds)
            except Exception:
                log.exception("the search met an error of ours")

    async def _round(self, rounds: int) -> None:
        if self._needed():
            await self._call_all(self._remembered.places_to_ask(self._networks))
        every_s = SWEEP_EVERY_S if rounds < TIRED_AFTER else TIRED_SWEEP_EVERY_S
        for network, hosts in list(hosts_to_sweep(self._networks).items())[:MAX_NETWORKS]:
            now = asyncio.get_running_loop().time()
            if self._sweeps and self._needed() and now - self._swept.get(network, float("-inf")) >= every_s:
                self._swept[network] = now
                await self._sweep(hosts)

    async def _sweep(self, hosts: Sequence[str]) -> None:
        calls: list[asyncio.Task[None]] = []
        try:
            async for place in sweep(hosts, PORTS[:MAX_PORTS]):
                calls.append(asyncio.create_task(self._call(place)))
            await asyncio.gather(*calls)
        finally:
            for call in calls:
                call.cancel()

    async def _call_all(self, places: Iterable[Place]) -> None:
        limit = asyncio.Semaphore(MAX_CALLS)

        async def call(place: Place) -> None:
            async with limit:
                await self._call(place)

        await asyncio.gather(*map(call, places))

    async def _call(self, place: Place) -> None:
        try:
            answer = await ask(place, self._identity)
        except LinkRefused as error:
            if error.code == "version" and len(self.foreign) < MAX_FOREIGN:
                self.foreign[place] = error.text
        except LinkFailed:
            pass
        else:
            self.foreign.pop(place, None)
            if answer.info is not None:
                self._found(answer)
