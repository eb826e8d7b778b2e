"""Real nodes behind a window, which only addresses lead to unless they are to be discovered."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from lanparty.node.node import Node


def node_maker(
    home: Path, name: str = "Ana", avatar: int = 4, discover: bool = False
) -> Callable[[Callable[[Any], None]], Node]:
    """What a window calls to get its node."""
    return lambda on_change: Node(home, name, avatar, on_change=on_change, ports=(0,), discover=discover)
