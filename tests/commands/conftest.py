"""The same fixtures as for the tests of networks."""

from tests.network.conftest import alone, here, make_lab, party

__all__ = ["alone", "here", "make_lab", "party"]
