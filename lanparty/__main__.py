"""`python -m lanparty`."""

import sys

from lanparty.cli import main

if __name__ == "__main__":
    sys.exit(main())
