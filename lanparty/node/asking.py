"""The question which table is at an address, over a link, and its answer: whoever answers has proven its identity."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from lanparty.node.racing import race
from protocol.identity import Identity
from protocol.link import HelloArgs, Link, LinkFailed, LinkRefused, NobodyThere, dial
from protocol.wire import Ask, Refuse, TableInfo

ASK_S = 5.0  # for a caller to say what it wants
ASK_TIMEOUT_S = 2.0
STAGGER_S = 0.25  # between two addresses of one laptop
NO_TABLE = Refuse("no_table", "There is no table at this address.")

Place = tuple[str, int]


@dataclass(frozen=True)
class Answer:
    """Who answered (32 bytes) at which address and port, and its table (None: it has none)."""

    key: bytes
    place: Place
    info: TableInfo | None


async def ask(
    place: Place, identity: Identity, key: bytes | None = None, timeout_s: float = ASK_TIMEOUT_S
) -> Answer:
    """What table is at this address. `key`: who must answer. `timeout_s`: for the link, and for the answer. Raises
    LinkFailed, LinkRefused."""
    link = await dial(*place, identity, HelloArgs("", b"", "ask"), key, timeout_s)
    try:
        async with asyncio.timeout(timeout_s):
            await link.send(Ask())
            said = await link.receive()
    except TimeoutError:
        raise LinkFailed(f"{place[0]}:{place[1]} does not answer.") from None
    finally:
        await link.close()
    if isinstance(said, Refuse) and said.code != "no_table":
        raise LinkRefused(said.code, said.text)
    return Answer(link.peer, place, said if isinstance(said, TableInfo) else None)


class NoTable(Exception):
    """Here is a laptop with the program, but no table."""


async def ask_any(
    places: Sequence[Place], identity: Identity, key: bytes | None = None, stagger_s: float = STAGGER_S,
    timeout_s: float = ASK_TIMEOUT_S,
) -> Answer:  # fmt: skip
    """The first table that answers at any of these places (at least one); see `ask`. Raises NoTable, too."""
    attempts = [partial(_ask_for_table, place, identity, key, timeout_s) for place in places]
    return await race(attempts, stagger_s, (LinkRefused, NoTable, LinkFailed, NobodyThere))


async def _ask_for_table(place: Place, identity: Identity, key: bytes | None, timeout_s: float) -> Answer:
    try:
        answer = await ask(place, identity, key, timeout_s)
    except LinkRefused as error:
        if error.code in ("self", "key"):  # of several places one may well be somebody else's, or our own
            raise NobodyThere(error.text) from None
        raise
    if answer.info is None:
        raise NoTable
    return answer


async def answer(link: Link, info: TableInfo | None) -> None:
    """Tell a caller who asks, once it does, what table is here (None: none)."""
    goodbye: Refuse | None = None
    with contextlib.suppress(TimeoutError, LinkFailed):
        async with asyncio.timeout(ASK_S):
            if not isinstance(await link.receive(), Ask) or info is None:
                goodbye = NO_TABLE
            else:
                await link.send(info)
                await link.receive()  # the asker closes
    await link.close(goodbye)
