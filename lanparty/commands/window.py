"""The window: what runs when no command is named."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from lanparty.errors import RunFailed

NAME = "window"
HELP = "the window (the same as no command)"

_INSTEAD = "`lanparty demo --game poison --players 4` plays without a window"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--watchdog", action="store_true", help="tell of stalls of the window over 16 ms")


def run(args: argparse.Namespace) -> int:
    """Show the window until it is closed."""
    reason = missing_display()
    if reason:
        raise RunFailed(f"{reason}; {_INSTEAD}")
    try:
        from gui.app import WindowFailed
        from gui.app import run as run_window
    except ImportError as error:
        raise RunFailed(f"Qt can't be loaded ({error}); {_INSTEAD}") from error
    from lanparty.node.home import default_home

    watchdog = getattr(args, "watchdog", False) or os.environ.get("LANPARTY_WATCHDOG") == "1"
    try:
        return run_window(args.home or default_home(), watchdog=watchdog)
    except WindowFailed as error:
        raise RunFailed(f"{error}; {_INSTEAD}") from error


def missing_display() -> str:
    """Why no window can be shown here, "" when one can. Qt itself would end the process with a stack dump."""
    if os.environ.get("QT_QPA_PLATFORM") or not sys.platform.startswith(("linux", "freebsd")):
        return ""
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY", "")
    if wayland:
        return ""
    if not x11:
        return "there is no display here"
    number = x11.removeprefix(":").split(".")[0]
    if x11.startswith(":") and number.isdigit() and sys.platform.startswith("linux"):
        socket = Path(f"/tmp/.X11-unix/X{number}")
        if socket.parent.is_dir() and not socket.exists():
            return f"the display {x11} doesn't answer"
    return ""
