"""Pictures of every screen of the real window, offscreen, with real nodes behind it.

    python scripts/screenshots.py OUT [--size 900x600] [--look light] [--language el]

Without options: three sizes, light and dark, every language. Nodes of other people open tables on this machine, so
that the first screen has something to show, and one of them comes as a guest and is lost in mid-deal; most pictures of
a table are of a practice table.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from itertools import product
from pathlib import Path

from _visitor import keep_quiet

ROOT = Path(__file__).resolve().parent.parent
SIZES = ("900x600", "1366x768", "1920x1080")
LOOKS = ("light", "dark")


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("out", type=Path, help="folder for the pictures")
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--look", choices=LOOKS, action="append")
    parser.add_argument("--language", action="append", help="its code; all of them without this")
    options = parser.parse_args(arguments)
    keep_quiet()
    sys.path.insert(0, str(ROOT))
    from pictures.neighbours import Neighbours
    from pictures.session import session

    from gui.app import make_application
    from gui.languages import available

    make_application()
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        neighbours = Neighbours(folder)
        neighbours.open_tables()
        neighbours.play_a_table()
        try:
            wanted = product(options.language or available(), options.look or LOOKS, options.size or SIZES)
            for language, look, size in wanted:
                session(options.out, size, look, language, folder, neighbours)
        finally:
            neighbours.close()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
