"""What holds for every test: Qt draws nowhere, no test touches a person's own files, hypothesis takes its time.

Environment variables are set here at import, because Qt reads them once, when it loads, and because the processes
that tests start inherit them.
"""

from __future__ import annotations

import os
import shutil
import signal
import tempfile

import pytest
from hypothesis import HealthCheck, settings

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_QUICK_BACKEND"] = "software"
# The window's first language and size follow the system; tests must see the same everywhere.
os.environ["LC_ALL"] = "C.UTF-8"
for _name in ("LANGUAGE", "QT_SCALE_FACTOR", "QT_QUICK_CONTROLS_STYLE", "QT_STYLE_OVERRIDE"):
    os.environ.pop(_name, None)

# Tests knock at nobody's door, and call nobody but by the names they know. Those of the ways to find each other do it
# in networks of their own.
for _way in ("SWEEP", "BEACON"):
    os.environ[f"LANPARTY_NO_{_way}"] = "1"

# A shell that starts the tests in the background has them ignore Ctrl-C, and so would every program that they start.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGHUP") and signal.getsignal(signal.SIGHUP) is signal.SIG_IGN:
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

# Machines differ and share their cores: an example has no deadline. The blob repeats a failure elsewhere.
settings.register_profile(
    "lanparty", deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("lanparty")

_HOME = pytest.StashKey[str]()


def pytest_configure(config: pytest.Config) -> None:
    home = tempfile.mkdtemp(prefix="lanparty-tests-")
    config.stash[_HOME] = home
    os.environ["LANPARTY_HOME"] = home


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.get_closest_marker("early") is None)


def pytest_unconfigure(config: pytest.Config) -> None:
    home = config.stash.get(_HOME, None)
    if home is not None:
        shutil.rmtree(home, ignore_errors=True)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What tests have measured and don't judge."""
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            terminalreporter.line(f"{name}: {value}")
