"""A process for tests: announces one table, looks for another, and says on stdout how long that took (s).

Arguments: number of the own table, number of the wanted one, then the networks to be on (none: whatever there is).
It lives until a line comes in.
"""

from __future__ import annotations

import asyncio
import sys
import time

from protocol.discovery import Advert, Announcer, Browser, Station, local_networks

POLL_S = 0.2


async def main(own: int, wanted: int, networks: list[str]) -> None:
    began = time.monotonic()
    wanted_id = wanted.to_bytes(16, "big")
    found: asyncio.Future[Advert] = asyncio.get_running_loop().create_future()

    def changed(adverts: tuple[Advert, ...]) -> None:
        for advert in adverts:
            if advert.id == wanted_id and not found.done():
                found.set_result(advert)

    station = Station(lambda: networks or local_networks(), poll_s=POLL_S)
    announcer, browser = Announcer(station), Browser(changed, station)
    await announcer.start(
        Advert(
            own.to_bytes(16, "big"),
            f"Table {own}",
            "poison",
            4,
            1,
            False,
            "en",
            "x",
            bytes([own]) * 32,
            port=1,
        )
    )
    await browser.start()
    print("ready", flush=True)
    advert = await found
    print("found", f"{time.monotonic() - began:.3f}", *advert.addresses, flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    await announcer.close()
    await browser.close()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]))
