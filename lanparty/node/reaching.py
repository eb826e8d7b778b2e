"""From a place that somebody typed to a link with the laptop there, over whichever address answers first."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from lanparty.node.asking import NoTable, ask_any
from lanparty.node.errors import NoAnswer, NodeError
from lanparty.node.places import BadPlace, Place, find_addresses, ports_to_try
from protocol.identity import Identity, fingerprint
from protocol.link import HelloArgs, Link, LinkFailed, LinkRefused, NobodyThere, dial

MAX_SPOTS = 40
STAGGER_S = 0.1
PATIENCE_S = (
    8.0  # with each of several addresses and ports: whoever typed one wants to get there, even on bad air
)
AGAIN = ("busy", "failed")  # refusals that are none for good


async def reach(place: Place, networks: Sequence[str], identity: Identity, hello: HelloArgs) -> Link:
    """A link to the table at a place. `networks`: the own ones. Raises NodeError, in one sentence:
    NoAnswer if another try is worth it.

    A single address and port is simply called. Of several all are asked, the most promising first, and the first that
    has a table is called.
    """
    try:
        addresses = await find_addresses(place, networks)
        spots = [(address, port) for port, address in product(ports_to_try(place), addresses)][:MAX_SPOTS]
        key = None
        if len(spots) > 1:
            answer = await ask_any(spots, identity, stagger_s=STAGGER_S, timeout_s=PATIENCE_S)
            spots, key = [answer.place], answer.key
        link = await dial(*spots[0], identity, hello, key)
    except BadPlace as error:
        raise NodeError(error.code, str(error)) from None
    except NoTable:
        raise NodeError("no_table", f"{place} has LAN Party open, but no table.") from None
    except LinkRefused as error:
        raise (NoAnswer if error.code in AGAIN else NodeError)(error.code, error.text) from error
    except NobodyThere as error:
        raise NodeError("unreachable", _why_not(place, spots, error)) from error
    except LinkFailed as error:
        raise NoAnswer("unreachable", _why_not(place, spots, error)) from error
    if place.fingerprint not in ("", fingerprint(link.peer)):
        await link.close()
        raise NodeError("key", f"At {place} there is another laptop than the one whose code you scanned.")
    return link


def _why_not(place: Place, spots: Sequence[tuple[str, int]], error: LinkFailed) -> str:
    if len(spots) == 1:
        return error.reason
    where = f"“{place}”" if place.code is not None else str(place)
    return f"No table answers at {where}: is it open, in the same Wi-Fi, and let through by its firewall?"
