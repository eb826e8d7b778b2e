"""Qt's files of translations (.ts): reading, writing, and what is wrong with one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from xml.etree import ElementTree

FORMS = {"en": 2, "el": 2, "it": 2, "sr": 3}
_PLACE = re.compile(r"%L?\d+|%n|</?\w[^>]*>")
# How a translation may end, by how its source does: Greek asks with a semicolon.
_ENDS = {".": ".", ":": ":", "…": "…", "?": "?;", "!": "!", ",": ","}


@dataclass(frozen=True)
class Message:
    """One text. `forms` are its translations: one, or of a `plural` as many as the language has numbers."""

    context: str
    source: str
    comment: str
    plural: bool
    forms: tuple[str, ...]
    unfinished: bool

    @property
    def key(self) -> tuple[str, str, str]:
        return (self.context, self.source, self.comment)


def read(path: Path) -> list[Message]:
    """All messages of a file, in its order."""
    return [
        _message(context.findtext("name", ""), message)
        for context in ElementTree.parse(path).iter("context")
        for message in context.iter("message")
    ]


def _message(context: str, message: ElementTree.Element) -> Message:
    translation = message.find("translation")
    plural = message.get("numerus") == "yes"
    if translation is None:
        forms: tuple[str, ...] = ()
    elif plural:
        forms = tuple(form.text or "" for form in translation.iter("numerusform"))
    else:
        forms = (translation.text or "",)
    unfinished = translation is None or translation.get("type") is not None
    return Message(
        context, message.findtext("source", ""), message.findtext("comment", ""), plural, forms, unfinished
    )


def rewrite(path: Path, target: Path, change: Callable[[Message], Message], language: str) -> None:
    """Write the file again, in one layout for all languages, its messages changed."""
    tree = ElementTree.parse(path)
    root = tree.getroot()
    root.set("language", language)
    for context in root.iter("context"):
        for element in context.iter("message"):
            message = change(_message(context.findtext("name", ""), element))
            translation = element.find("translation")
            assert translation is not None
            translation.clear()
            if message.unfinished:
                translation.set("type", "unfinished")
            if message.plural:
                for form in message.forms:
                    ElementTree.SubElement(translation, "numerusform").text = form
            else:
                translation.text = message.forms[0]
    ElementTree.indent(tree, "    ")
    body = ElementTree.tostring(root, encoding="unicode")
    target.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{body}\n', encoding="utf-8")


def english(message: Message) -> Message:
    """English is what the sources say; plurals follow the pattern `thing(s)`. What a person wrote is kept."""
    if not message.unfinished:
        return message
    source = message.source
    forms = (source.replace("(s)", ""), source.replace("(s)", "s")) if message.plural else (source,)
    return replace(message, forms=forms, unfinished=False)


def faults(fresh: list[Message], there: list[Message], language: str) -> Iterator[str]:
    """What is wrong with a language's messages, `fresh` being those of the sources. One line each."""
    wanted, have = {one.key for one in fresh}, {one.key for one in there}
    for context, source, _ in sorted(wanted - have):
        yield f"missing: {context}: {source}"
    for context, source, _ in sorted(have - wanted):
        yield f"unused: {context}: {source}"
    for message in there:
        where = f"{message.context}: {message.source}"
        if message.unfinished:
            yield f"not translated: {where}"
        else:
            for fault in _faults(message, language):
                yield f"{fault}: {where}"


def _faults(message: Message, language: str) -> Iterator[str]:
    if message.plural and len(message.forms) != FORMS[language]:
        yield f"{len(message.forms)} plural forms for {FORMS[language]}"
    for form in message.forms:
        if not form.strip():
            yield "empty plural form" if message.plural else "empty"
            continue
        if sorted(_PLACE.findall(form)) != sorted(_PLACE.findall(message.source)):
            yield f"other placeholders in “{form}”"
        if form[-1] not in _ENDS.get(message.source[-1], form[-1]):
            yield f"“{form}” doesn't end like its source"
        if form != form.strip() or "  " in form:
            yield f"needless blanks in “{form}”"
