"""Gather the texts of the window into `resources/i18n/lanparty_*.ts`, and compile them to `.qm`.

    python scripts/translations.py                gather and compile
    python scripts/translations.py --compile      compile only (after a translator has edited a .ts file)
    python scripts/translations.py --new it       start a language; its file then waits for a translator
    python scripts/translations.py --check        exit 1 when a text is missing in English or a .qm is old

English is what the sources say; its file adds the plural forms (`%n card(s)` -> `%n card`, `%n cards`).
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

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


def gather(target: Path) -> None:
    """Merge the sources' texts into this file; what a translator wrote is kept."""
    language = target.stem.removeprefix("lanparty_")
    sources = [str(path.relative_to(ROOT)) for path in sorted(QML.rglob("*.qml"))]
    _run(
        _tool("lupdate"), *sources, "-no-obsolete", "-locations", "none",
        "-source-language", "en", "-target-language", language, "-ts", str(target),
    )  # fmt: skip


def compile_one(source: Path, target: Path) -> None:
    _run(_tool("lrelease"), "-silent", str(source), "-qm", str(target))


def fill_english(path: Path) -> None:
    """English is what the sources say; plural forms follow the pattern `thing(s)`. What a person wrote is kept."""
    tree = ElementTree.parse(path)
    for message in tree.iter("message"):
        translation, source = message.find("translation"), message.findtext("source", "")
        if translation is None or translation.get("type") != "unfinished":
            continue
        forms = translation.findall("numerusform")
        if forms:
            forms[0].text = source.replace("(s)", "")
            forms[1].text = source.replace("(s)", "s")
        else:
            translation.text = source
        del translation.attrib["type"]
    ElementTree.indent(tree, "    ")
    body = ElementTree.tostring(tree.getroot(), encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")


def texts(path: Path) -> set[tuple[str, str]]:
    """Context and source of every message in a file."""
    return {
        (context.findtext("name", ""), message.findtext("source", ""))
        for context in ElementTree.parse(path).iter("context")
        for message in context.iter("message")
    }


def problems() -> list[str]:
    """What keeps the committed files from being what the sources say."""
    found = []
    english = I18N / "lanparty_en.ts"
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "lanparty_en.ts"
        gather(fresh)
        if texts(fresh) != texts(english):
            found.append(f"{english.name} does not hold the texts of the sources")
        if 'type="unfinished"' in english.read_text(encoding="utf-8"):
            found.append(f"{english.name} has unfinished messages")
        for source in sorted(I18N.glob("lanparty_*.ts")):
            made, kept = Path(folder) / f"{source.stem}.qm", source.with_suffix(".qm")
            compile_one(source, made)
            if not kept.is_file() or kept.read_bytes() != made.read_bytes():
                found.append(f"{kept.name} is older than {source.name}")
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--compile", action="store_true", help="compile only")
    parser.add_argument("--new", metavar="CODE", help="start a language")
    parser.add_argument("--check", action="store_true", help="only tell what is out of date")
    options = parser.parse_args(arguments)
    if options.check:
        found = problems()
        for line in found:
            print(line, file=sys.stderr)
        return 1 if found else 0
    I18N.mkdir(parents=True, exist_ok=True)
    targets = {I18N / "lanparty_en.ts", *I18N.glob("lanparty_*.ts")}
    if options.new:
        targets.add(I18N / f"lanparty_{options.new}.ts")
    for target in sorted(targets):
        if not options.compile:
            gather(target)
            if target.stem == "lanparty_en":
                fill_english(target)
        compile_one(target, target.with_suffix(".qm"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
