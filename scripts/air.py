"""Bad Wi-Fi between network namespaces: every frame passes through here, late, or never.

The kernel has `tc netem` for this, if it was built with it; TAP devices are always there. Each laptop's network card is
one, this process holds their other ends, and one thread carries frames between them, like an access point.
"""

from __future__ import annotations

import heapq
import itertools
import os
import random
import select
import struct
import threading
import time

FRAME = 2048  # bytes; more than any frame
TUNSETIFF, IFF_TAP, IFF_NO_PI = 0x400454CA, 0x0002, 0x1000  # <linux/if_tun.h>


def open_tap(name: str) -> int:
    """A new network card of this name in the namespace of this thread; what is sent over it can be read here."""
    import fcntl  # Windows has none, and no namespaces either

    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    try:
        fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH", name.encode(), IFF_TAP | IFF_NO_PI))
    except OSError:
        os.close(device)
        raise
    return device


class Air:
    """Carries frames between network cards. `loss`: of each frame, 0 to 1; `delay_s`: least and most; `away`: the
    numbers of the cards that are out of reach. All three may be changed at any time."""

    def __init__(self, seed: int = 0) -> None:
        self.loss = 0.0
        self.delay_s = (0.0, 0.0)
        self.away: set[int] = set()
        self.carried = self.lost = 0
        self._random = random.Random(seed)
        self._cards: list[int] = []
        self._place: dict[bytes, int] = {}  # by hardware address
        self._under_way: list[tuple[float, int, int, bytes]] = []
        self._order = itertools.count()
        self._stop, self._stopped = os.pipe()
        self._thread = threading.Thread(target=self._carry_all, daemon=True)

    def start(self, cards: list[int]) -> None:
        """Carry frames between these cards; they are closed in the end."""
        self._cards = cards
        self._thread.start()

    def close(self) -> None:
        os.close(self._stopped)
        if self._thread.is_alive():
            self._thread.join()
        for descriptor in (self._stop, *self._cards):
            os.close(descriptor)

    def _carry_all(self) -> None:
        while True:
            wait_s = max(0.0, self._under_way[0][0] - time.monotonic()) if self._under_way else None
            ready = select.select([self._stop, *self._cards], [], [], wait_s)[0]
            if self._stop in ready:
                return
            for card in ready:
                self._take(self._cards.index(card), os.read(card, FRAME))
            while self._under_way and self._under_way[0][0] <= time.monotonic():
                _, _, place, frame = heapq.heappop(self._under_way)
                self._give(place, frame)

    def _take(self, sender: int, frame: bytes) -> None:
        to, source = frame[:6], frame[6:12]
        self._place[source] = sender
        to_all = to[0] & 1 or to not in self._place
        for place in range(len(self._cards)) if to_all else (self._place[to],):
            if place == sender:
                continue
            if {place, sender} & self.away or self._random.random() < self.loss:
                self.lost += 1
                continue
            due = time.monotonic() + self._random.uniform(*self.delay_s)
            heapq.heappush(self._under_way, (due, next(self._order), place, frame))

    def _give(self, place: int, frame: bytes) -> None:
        try:
            os.write(self._cards[place], frame)
            self.carried += 1
        except OSError:  # the card is down, or its queue is full
            self.lost += 1
