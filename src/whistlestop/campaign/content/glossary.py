"""A glossary written as tables in Markdown: which word a translation should use for a term.

A table has a column for each language, headed by the language's own name. Where the first column
holds an id (`EV-08`), the row is the name of that thing. Several terms in one cell are divided by
semicolons, in the same order in every language; two ways to say the same by ` / `; what stands in
brackets is a remark.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

HEADS = {"English": "en", "简体中文": "zh-Hans", "繁體中文": "zh-Hant"}
KINDS = {"Words of the rules": "rules", "Words of the story": "story"}
"""Headings whose terms hold in one kind of text: the other may use such a word as it likes."""
_ID = re.compile(r"^(?:[A-Z]|[A-Z]{2}-\d+|\d{4})$")
_REMARK = re.compile(r"[（(][^）)]*[）)]")


class Term(NamedTuple):
    """A word or a name, and the ways in which each language says it."""

    english: str
    said: Mapping[str, tuple[str, ...]]
    kind: str | None = None
    """Where it is asked for: in the story, in the rules, or everywhere."""

    @property
    def pattern(self) -> re.Pattern[str]:
        """What finds it in an English text: names as they are written, words in any case."""
        flags = 0 if self.english[0].isupper() else re.IGNORECASE
        return re.compile(rf"(?<![\w’-]){re.escape(self.english)}(?:s|es)?(?![\w-])", flags)

    def said_in(self, text: str, lang: str) -> bool:
        """Does a translation say it as agreed?"""
        return lang not in self.said or any(word in text for word in self.said[lang])


@dataclass(frozen=True)
class Glossary:
    """The terms of a glossary, the longest first, and the names of things by their ids."""

    terms: tuple[Term, ...] = ()
    names: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def forgotten(self, english: str, text: str, lang: str, *, story: bool) -> list[Term]:
        """Terms of the English text that its translation does not say as agreed.

        A term inside a longer one is not asked for again: `train card` does not ask for `card`.
        """
        found = []
        for term in self.terms:
            if term.kind in (None, "story" if story else "rules"):
                english, times = term.pattern.subn("·", english)
                if times and not term.said_in(text, lang):
                    found.append(term)
        return found


def read_glossary(path: Path) -> Glossary:
    """The glossary in a file."""
    terms: list[Term] = []
    names: dict[str, Mapping[str, str]] = {}
    for heading, first, cells in _rows(path.read_text("utf-8").splitlines()):
        if _ID.match(first):
            names[first] = cells
        else:
            terms += _terms(cells, KINDS.get(heading))
    return Glossary(tuple(sorted(terms, key=lambda term: -len(term.english))), names)


def _rows(lines: list[str]) -> Iterator[tuple[str, str, dict[str, str]]]:
    """Of each row of a table: the heading above it, its first cell, its cells by language."""
    heading, heads = "", list[str]()
    for line in lines:
        if line.startswith("#"):
            heading = line.lstrip("# ")
        if not line.startswith("|"):
            heads = []
        elif not heads:
            heads = _cells(line)
        elif set(line) - set("|- "):
            told = dict(zip(heads, _cells(line), strict=True))
            yield heading, told[heads[0]], {HEADS[h]: told[h] for h in heads if h in HEADS}


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def _terms(cells: Mapping[str, str], kind: str | None) -> Iterator[Term]:
    """The terms of one row."""
    parts = {lang: re.split("[;；]", _REMARK.sub("", cell)) for lang, cell in cells.items()}
    for at, english in enumerate(parts.pop("en")):
        said = {
            lang: tuple(way.strip() for way in words[at].split("/"))
            for lang, words in parts.items()
            if at < len(words)
        }
        yield Term(english.strip().removeprefix("the "), said, kind)
