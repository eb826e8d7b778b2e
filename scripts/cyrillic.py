"""Serbian in Latin letters -> the same in Cyrillic.

The two alphabets match letter for letter, but for lj, nj and dž: one letter each in Cyrillic (љ, њ, џ), unless they
meet by chance at a seam of the word (nad-živeti, in-jekcija). What isn't Serbian stays as it is: places for values
(%1, %n), tags, addresses, paths, codes, names of keys and of programs, and words with letters that Serbian lacks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_LATIN = "abcčćdđefghijklmnoprsštuvzž"
_CYRILLIC = "абцчћдђефгхијклмнопрсштувзж"
_LETTERS = dict(zip(_LATIN + _LATIN.upper(), _CYRILLIC + _CYRILLIC.upper(), strict=True))
_PAIRS = {"lj": "љ", "nj": "њ", "dž": "џ"}
_LETTERS |= _PAIRS
_LETTERS |= {latin.capitalize(): cyrillic.upper() for latin, cyrillic in _PAIRS.items()}
_LETTERS |= {latin.upper(): cyrillic.upper() for latin, cyrillic in _PAIRS.items()}

# Beginnings of words in which two letters meet by chance: the seam is marked by "|".
_SEAMS = (
    "nad|žanr", "nad|žive", "nad|živi", "nad|žnj", "nad|žup", "pod|žanr", "pod|žeć", "pod|žiz", "pred|žel", "pred|živ",
    "od|žal", "od|žive", "od|živi", "od|žvak", "in|jek", "in|junk", "kon|jug", "kon|junk", "van|jezi", "pan|jevr",
    "an|jon", "tan|jug",
)  # fmt: skip
_SEAM_WORDS = sorted(((seam.replace("|", ""), seam) for seam in _SEAMS), key=lambda pair: -len(pair[0]))

# What stays in Latin letters, wherever it stands alone.
KEPT = (
    "LAN Party", "Wi-Fi", "Bluetooth", "Windows", "macOS", "Linux", "Python", "System Settings", "Firewall",
    "Options", "ufw", "firewalld", "nftables", "TCP", "UDP", "mDNS", "DNS", "IP", "IPv4", "IPv6", "VPN", "QR", "Enter",
    "Esc", "Tab", "Shift", "Ctrl", "Alt", "Home", "End", "Page Up", "Page Down", "Nusicle", "Solo Nus",
)  # fmt: skip

_STAYS = re.compile(
    r"|".join(
        (
            r"%L?\d+|%n",
            r"<[^<>]*>|&\w+;",
            r"\b[a-z]+://\S+",
            r"(?<!\w)[~/][\w.-]+(?:/[\w.-]+)*/?",  # a path
            r"\b[\w-]+(?:\.[\w-]+)+(?::\d+)?\b",  # an address, the name of a file
            r"\b(?=\w*\d)(?=\w*[A-Za-z])\w+\b",  # a code: 3EC6
            r"(?<!\w)(?:"
            + "|".join(re.escape(name) for name in sorted(KEPT, key=len, reverse=True))
            + r")(?!\w)",
            r"\b\w*[qwxyQWXY]\w*\b",
        )
    )
)
_KEYS = re.compile(r"(?:(?:F?\d+|[A-Z←→↑↓…])(?!\w)[ ,]*)+")  # a list of keys, as in "P, D, F1"
_WORD = re.compile(r"[^\W\d_]+")
_LETTER = re.compile("|".join(sorted(_LETTERS, key=len, reverse=True)))


def _word(word: str) -> str:
    for plain, seam in _SEAM_WORDS:
        if word.lower().startswith(plain):
            cut = seam.index("|")
            return _letters(word[:cut]) + _letters(word[cut:])
    return _letters(word)


def _letters(text: str) -> str:
    return _LETTER.sub(lambda hit: _LETTERS.get(hit[0], hit[0]), text)


def _pieces(text: str) -> Iterator[tuple[str, bool]]:
    """The text cut into pieces, and whether each one stays as it is."""
    at = 0
    for stays in _STAYS.finditer(text):
        yield text[at : stays.start()], False
        yield stays[0], True
        at = stays.end()
    yield text[at:], False


def cyrillic(text: str) -> str:
    """The same sentence in Cyrillic letters."""
    if _KEYS.fullmatch(text):
        return text
    return "".join(
        piece if stays else _WORD.sub(lambda word: _word(word[0]), piece) for piece, stays in _pieces(text)
    )
