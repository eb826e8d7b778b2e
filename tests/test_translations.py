"""Serbian in two alphabets, and what a check of translations finds."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from scripts._ts import Message, english, faults, read, rewrite
from scripts.cyrillic import KEPT, cyrillic

ROOT = Path(__file__).resolve().parent.parent


@pytest.mark.parametrize(
    ("latin", "expected"),
    [
        ("Njegov džep je ljubičast, a Ljilja ćuti.", "Његов џеп је љубичаст, а Љиља ћути."),
        ("LJUBAV NJEGOŠ DŽOKER", "ЉУБАВ ЊЕГОШ ЏОКЕР"),
        ("đak, žaba, šuma, čamac, ćebe, hleb, cvet", "ђак, жаба, шума, чамац, ћебе, хлеб, цвет"),
        # two letters that meet by chance, and one letter in words that look alike
        ("nadživeti, Nadžanr, podžanr, odživeti, predživot", "надживети, Наджанр, поджанр, одживети, предживот"),
        ("injekcija, konjugacija, Konjunktura, anjon", "инјекција, конјугација, Конјунктура, анјон"),
        ("konj, konjic, nadžak-baba, odžak, tanjir, injem", "коњ, коњиц, наџак-баба, оџак, тањир, ињем"),
        # what isn't Serbian
        ("Podeli %n karata: %1 i %L2", "Подели %n карата: %1 и %L2"),
        ("<b>Potez</b>&nbsp;je <a href=\"x\">tvoj</a>", "<b>Потез</b>&nbsp;је <a href=\"x\">твој</a>"),
        ("LAN Party ne radi na Wi-Fi-ju", "LAN Party не ради на Wi-Fi-ју"),
        ("Pritisni Enter ili Esc, pa razmaknicu", "Притисни Enter или Esc, па размакницу"),
        ("P, D, F1", "P, D, F1"),
        ("H", "H"),
        ("1 … 9, 0, ← →", "1 … 9, 0, ← →"),
        ("A sada ti", "А сада ти"),
        ("adresa 192.168.1.5:47800, kod 3EC6", "адреса 192.168.1.5:47800, код 3EC6"),
        ("UDP port 5353, QR-kod, IP-adresa, VPN", "UDP порт 5353, QR-код, IP-адреса, VPN"),
        ("u ~/.local/share/lanparty i /etc/ufw", "у ~/.local/share/lanparty и /etc/ufw"),
        ("u System Settings, Network, Firewall, Options", "у System Settings, Network, Firewall, Options"),
        ("Nusicle i kviz", "Nusicle и квиз"),
        ("Kraj. Gotovo…", "Крај. Готово…"),
        ("", ""),
    ],
)  # fmt: skip
def test_cyrillic(latin: str, expected: str) -> None:
    assert cyrillic(latin) == expected


def test_what_stays_latin_is_meant_to() -> None:
    """In the window's own texts: names that are listed, codes, and words with letters that Serbian lacks."""
    source = ROOT / "resources" / "i18n" / "lanparty_sr.ts"
    texts = [cyrillic(form) for one in read(source) for form in one.forms] if source.is_file() else []
    listed = {word for name in KEPT for word in re.findall(r"\w+", name)}
    for text in texts:
        for word in re.findall(r"(?<![%\w])[A-Za-zČĆĐŠŽčćđšž]+\b", text):
            assert word in listed or len(word) == 1 or set(word.lower()) & set("qwxy"), text
        assert "цх" not in text.lower(), f"written the English way: {text}"


HIT = Message("Seat", "%1 has %n card(s).", "", True, ("%1 ha %n carta.", "%1 ha %n carte."), False)


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        (HIT, []),
        (replace(HIT, forms=("%1 ha %n carta.", "")), ["empty plural form"]),
        (replace(HIT, forms=("%1 ha %n carta.", "%1 ha carte.")), ["other placeholders in “%1 ha carte.”"]),
        (replace(HIT, forms=HIT.forms[:1]), ["1 plural forms for 2"]),
        (replace(HIT, forms=("%1 ha %n carta.", "%1 ha %n carte")), ["“%1 ha %n carte” doesn't end like its source"]),
        (replace(HIT, unfinished=True), ["not translated"]),
        (replace(HIT, source="%1 has %n cards."), ["missing", "unused"]),
    ],
)  # fmt: skip
def test_faults_are_found(changed: Message, expected: list[str]) -> None:
    found = list(faults([HIT], [changed], "it"))
    assert [fault.rsplit(": Seat: ", 1)[0] for fault in found] == expected


def test_english_fills_itself_and_files_come_back_as_they_were_written(tmp_path: Path) -> None:
    draft = tmp_path / "draft.ts"
    draft.write_text(
        '<TS version="2.1"><context><name>A</name>'
        '<message numerus="yes"><source>%n row(s) &lt;b&gt;</source>'
        '<translation type="unfinished"><numerusform/><numerusform/></translation></message>'
        '<message><source>Ο Živko’s</source><comment>c</comment><translation type="unfinished"/></message>'
        "</context></TS>",
        encoding="utf-8",
    )
    rewrite(draft, draft, english, "en")
    once = draft.read_bytes()
    assert [(one.forms, one.comment, one.unfinished) for one in read(draft)] == [
        (("%n row <b>", "%n rows <b>"), "", False),
        (("Ο Živko’s",), "c", False),
    ]
    rewrite(draft, draft, english, "en")
    assert draft.read_bytes() == once
