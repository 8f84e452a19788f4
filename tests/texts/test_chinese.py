"""Each Chinese is written in its own characters: no Simplified one in 繁體, no Traditional in 简体.

GB 2312 knows only the characters of mainland China, Big5 only those of Taiwan; what both write
alike is in both. A text that cannot be written in the one of its readers has a stray character.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

import whistlestop

HOME = Path(whistlestop.__file__).parent
CODES = {"zh-Hans": "gb2312", "zh-Hant": "big5"}
ALSO = {"zh-Hans": "蹚", "zh-Hant": ""}
"""Newer than the code, and right."""


def stray(text: str, lang: str) -> set[str]:
    """The characters of a text that its readers would not write."""
    found = set()
    for char in {c for c in text if "\u3400" <= c <= "\u9fff"} - {*ALSO[lang]}:
        try:
            char.encode(CODES[lang])
        except UnicodeEncodeError:
            found.add(char)
    return found


def texts(data: object, lang: str) -> Iterator[str]:
    """The texts of a language in a file, wherever they stand."""
    if isinstance(data, dict):
        if isinstance(data.get(lang), str):
            yield data[lang]
        for value in data.values():
            yield from texts(value, lang)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value, lang)


@pytest.mark.parametrize("lang", CODES)
def test_messages(lang: str) -> None:
    files = sorted(HOME.rglob(f"{lang}.ftl"))
    assert len(files) > 3
    for path in files:
        assert stray(path.read_text("utf-8"), lang) == set(), path.name


@pytest.mark.parametrize("lang", CODES)
def test_boards_and_packs(lang: str) -> None:
    told = 0
    for path in sorted(HOME.rglob("*.json")):
        for text in texts(json.loads(path.read_text("utf-8")), lang):
            assert stray(text, lang) == set(), (path.name, text)
            told += 1
    assert told > 1000


def test_what_is_stray() -> None:
    assert stray("门票", "zh-Hant") == {"门"}
    assert stray("門票", "zh-Hans") == {"門"}
    assert stray("站长 A，里", "zh-Hans") == stray("里 A", "zh-Hant") == set()
