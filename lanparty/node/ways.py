"""Which ways to find tables this program takes; some can be switched off from outside, as tests do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Ways:
    """`mdns`: multicast DNS. `beacon`: UDP broadcast. `remembered`: call laptops met before, when nothing is found.
    `sweep`: then knock at every address of the own network."""

    mdns: bool = True
    beacon: bool = True
    remembered: bool = True
    sweep: bool = False


def allowed(ways: Ways, environment: Mapping[str, str]) -> Ways:
    """These ways but for those that `LANPARTY_NO_MDNS=1`, `…_BEACON`, `…_REMEMBERED`, `…_SWEEP` forbid."""
    named = {name: environment.get(f"LANPARTY_NO_{name.upper()}", "") in ("", "0") for name in vars(ways)}
    return Ways(**{name: on and named[name] for name, on in vars(ways).items()})
