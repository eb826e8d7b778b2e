#!/usr/bin/env python3
"""Start LAN Party: `python3 scripts/play.py [--wheelhouse DIR] [arguments of lanparty ...]`.

The first start makes the environment (`.venv` in the project's folder) and installs what is locked; later
ones go straight to the program. Without arguments the window opens; `demo`, `host`, `join` and others are in
`--help`. This file is written so that any Python can read it, if only to say that it is too old.
"""

import sys

if sys.version_info < (3, 8):  # noqa: UP036
    sys.exit("lanparty: this is Python " + sys.version.split()[0] + "; needed is Python 3.11, 3.12 or 3.13")

from _bootstrap import play

sys.exit(play(sys.argv[1:]))
