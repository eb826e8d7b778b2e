"""The window: what runs when no command is named."""

from __future__ import annotations

import argparse
import os
import socket
import sys

from lanparty.errors import RunFailed

NAME = "window"
HELP = "the window (the same as no command)"

PROBE_S = 2.0
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

    watchdog = args.watchdog or os.environ.get("LANPARTY_WATCHDOG") == "1"
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
    if x11.startswith(":") and number.isdigit() and sys.platform == "linux" and not _answers(int(number)):
        return f"the display {x11} doesn't answer"
    return ""


def _answers(number: int) -> bool:
    """Whether a local X server listens, at its file or at its abstract name."""
    path = f"/tmp/.X11-unix/X{number}"
    for address in (path, "\0" + path):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
            probe.settimeout(PROBE_S)
            try:
                probe.connect(address)
            except OSError:
                continue
            return True
    return False
