"""The same fixtures as for the tests of networks."""

from tests.network.conftest import alone, make_lab, party

__all__ = ["alone", "make_lab", "party"]
