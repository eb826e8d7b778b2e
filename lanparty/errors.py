"""What the command line tells a person in one line."""

from __future__ import annotations


class UsageError(Exception):
    """Wrong arguments or a wrong input file: exit status 2."""


class RunFailed(Exception):
    """What was asked for did not succeed: exit status 1."""
