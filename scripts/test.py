#!/usr/bin/env python3
"""Run the tests: `python3 scripts/test.py [--wheelhouse DIR] [--lint | arguments of pytest ...]`.

The first run makes the environment with everything that tests need, GUI tests (offscreen) included.
`--lint` runs the linters and the type checker instead. Paths among the arguments count from the project's
folder. This file is written so that any Python can read it, if only to say that it is too old.
"""

import sys

if sys.version_info < (3, 8):  # noqa: UP036
    sys.exit("lanparty: this is Python " + sys.version.split()[0] + "; needed is Python 3.11, 3.12 or 3.13")

from _bootstrap import test

sys.exit(test(sys.argv[1:]))
