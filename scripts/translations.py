"""Gather the texts of the window into `resources/i18n/lanparty_*.ts`, and compile them to `.qm`.

    python scripts/translations.py                gather and compile
    python scripts/translations.py --compile      compile only (after a translator has edited a .ts file)
    python scripts/translations.py --new it       start a language; its file then waits for a translator
    python scripts/translations.py --check        exit 1 and say what is missing, unused, unlike its source or old
    python scripts/translations.py --check it     the same of one language

English is what the sources say; its file adds the plural forms (`%n card(s)` -> `%n card`, `%n cards`). Serbian is
written in Latin letters (`lanparty_sr.ts`); its Cyrillic `lanparty_sr_Cyrl.qm` is made from that by `cyrillic.py`.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from _ts import FORMS, Message, english, faults, read, rewrite
from cyrillic import cyrillic

ROOT = Path(__file__).resolve().parent.parent
I18N = ROOT / "resources" / "i18n"
QML = ROOT / "gui" / "qml"


def _tool(name: str) -> str:
    """Qt's own program, from the PySide6 package."""
    import PySide6

    folder = Path(PySide6.__file__).parent
    for candidate in (folder / name, folder / f"{name}.exe"):
        if candidate.is_file():
            return str(candidate)
    raise SystemExit(f"{name} is not in PySide6")


def _run(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    if done.returncode != 0:
        raise SystemExit(f"{Path(command[0]).name}: {done.stdout}{done.stderr}")


def file_of(language: str) -> Path:
    return I18N / f"lanparty_{language}.ts"


def languages() -> list[str]:
    """Those that people write, English first."""
    there = {path.stem.removeprefix("lanparty_") for path in I18N.glob("lanparty_*.ts")} | {"en"}
    return sorted(there, key=lambda code: (code != "en", code))


def gather(target: Path, language: str) -> None:
    """Merge the sources' texts into this file; what a translator wrote is kept."""
    sources = [str(path.relative_to(ROOT)) for path in sorted(QML.rglob("*.qml"))]
    _run(
        _tool("lupdate"), *sources, "-no-obsolete", "-locations", "none", "-disable-heuristic", "similartext",
        "-source-language", "en", "-target-language", language, "-ts", str(target),
    )  # fmt: skip
    rewrite(target, target, english if language == "en" else lambda message: message, language)


def _in_cyrillic(message: Message) -> Message:
    return replace(message, forms=tuple(cyrillic(form) for form in message.forms))


def compile_to(language: str, folder: Path) -> list[Path]:
    """Make the .qm files that follow from a language's .ts."""
    made = [folder / f"lanparty_{language}.qm"]
    _run(_tool("lrelease"), "-silent", str(file_of(language)), "-qm", str(made[0]))
    if language == "sr":
        made.append(folder / "lanparty_sr_Cyrl.qm")
        with tempfile.TemporaryDirectory() as scratch:
            source = Path(scratch) / "lanparty_sr_Cyrl.ts"
            rewrite(file_of("sr"), source, _in_cyrillic, "sr")
            _run(_tool("lrelease"), "-silent", str(source), "-qm", str(made[1]))
    return made


def problems(chosen: list[str]) -> Iterator[str]:
    """What keeps the committed files from being what the sources and the translators say."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "fresh.ts"
        gather(fresh, "en")
        for language in chosen:
            source = file_of(language)
            for fault in faults(read(fresh), read(source), language):
                yield f"{source.name}: {fault}"
            for made in compile_to(language, Path(folder)):
                kept = I18N / made.name
                if not kept.is_file() or kept.read_bytes() != made.read_bytes():
                    yield f"{kept.name} is older than {source.name}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--compile", action="store_true", help="compile only")
    parser.add_argument("--new", metavar="CODE", choices=sorted(FORMS), help="start a language")
    parser.add_argument(
        "--check", metavar="CODE", nargs="?", const="", help="only tell what is wrong or out of date"
    )
    options = parser.parse_args(arguments)
    if options.check is not None:
        found = list(problems([options.check] if options.check else languages()))
        for line in found:
            print(line, file=sys.stderr)
        return 1 if found else 0
    I18N.mkdir(parents=True, exist_ok=True)
    for language in sorted({*languages(), *([options.new] if options.new else [])}):
        if not options.compile:
            gather(file_of(language), language)
        compile_to(language, I18N)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
