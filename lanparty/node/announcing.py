"""The own table, told to the network on all ways; what was said last counts, however fast it changes."""

from __future__ import annotations

import asyncio

from lanparty.node.finder import Finder
from protocol.discovery import Advert, Announcer


class Announcing:
    """`show` and `hide` take effect at once by broadcast, and by multicast DNS as soon as `settle` has run."""

    def __init__(self, finder: Finder) -> None:
        self._finder = finder
        self._advert: Advert | None = None
        self._announcer: Announcer | None = None
        self._settling = asyncio.Lock()

    @property
    def shown(self) -> bool:
        return self._advert is not None

    def show(self, advert: Advert) -> None:
        """Tell of this table from now on."""
        self._advert = advert
        self._finder.announce(advert)

    def hide(self) -> None:
        """Tell of none."""
        self._advert = None
        self._finder.announce(None)

    async def settle(self) -> None:
        """Bring multicast DNS up to date."""
        async with self._settling:
            advert = self._advert if self._finder.ways.mdns else None
            if advert is None:
                announcer, self._announcer = self._announcer, None
                if announcer is not None:
                    await announcer.close()
            elif self._announcer is None:
                self._announcer = Announcer(self._finder.station)
                await self._announcer.start(advert)
            else:
                await self._announcer.update(advert)
