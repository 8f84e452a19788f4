"""Proof-reading: the texts of a pack beside a translation, and what a translator should see."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import NamedTuple

from whistlestop.campaign.content.check import WORDS
from whistlestop.campaign.content.glossary import Glossary
from whistlestop.campaign.content.reading_order import Passage

CHARACTERS = 160
"""The most Chinese characters of a text: what 70 English words come to, and a little more."""
SOURCE = "en"


class Proof(NamedTuple):
    """A text in the source language and in another, and what is to be looked at."""

    passage: Passage
    lang: str
    length: str
    marks: tuple[str, ...]

    @property
    def english(self) -> str:
        """The text that was translated."""
        return self.passage.text.get(SOURCE) or ""

    @property
    def text(self) -> str:
        """The translation; empty where there is none."""
        return self.passage.text.get(self.lang) or ""

    @property
    def missing(self) -> bool:
        """There is no translation yet."""
        return not self.text.strip()

    @property
    def title(self) -> str:
        """Whose text it is: the id and the part."""
        return f"{self.passage.id} {self.passage.part}"


def proofs(passages: Iterable[Passage], lang: str, glossary: Glossary) -> Iterator[Proof]:
    """Each text with its length and its marks."""
    for passage in passages:
        english = passage.text.get(SOURCE) or ""
        text = passage.text.get(lang) or ""
        words, characters = len(english.split()), len("".join(text.split()))
        length = f"{words} words"
        if lang != SOURCE:
            length += f", {characters} characters"
        yield Proof(passage, lang, length, tuple(_marks(passage, lang, glossary)))


def _marks(passage: Passage, lang: str, glossary: Glossary) -> Iterator[str]:
    english = passage.text.get(SOURCE) or ""
    text = passage.text.get(lang) or ""
    if not text.strip():
        yield "missing"
        return
    words, characters = len(english.split()), len("".join(text.split()))
    if words > WORDS:
        yield f"{words} English words; at most {WORDS}"
    if lang == SOURCE:
        return
    if characters > CHARACTERS:
        yield f"{characters} characters; at most {CHARACTERS}"
    name = glossary.names.get(passage.id, {}).get(lang)
    if name is not None and passage.part in ("name", "title") and text not in name:
        yield f"the glossary calls it {name}"
    for term in glossary.forgotten(english, text, lang, story=_is_story(passage)):
        yield f"{term.english}: {' / '.join(term.said[lang])}"


def _is_story(passage: Passage) -> bool:
    return passage.group == "story" or passage.part in ("story", "title", "name", "about")


# As a page to look at in a browser

_STYLE = """
body { font: 16px/1.6 Georgia, "Noto Serif CJK SC", serif; max-width: 76rem; margin: 2rem auto;
  padding: 0 1rem; color: #222; background: #faf7f0; }
table { border-collapse: collapse; width: 100%; }
td { border-top: 1px solid #d8d0c0; padding: .5rem .75rem; vertical-align: top; }
td:first-child { white-space: nowrap; color: #665; font: 13px/1.6 sans-serif; }
.marks { color: #a02020; font: 13px/1.6 sans-serif; margin: .25rem 0 0; padding-left: 1rem; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
"""


def page(title: str, found: Iterable[Proof], lang: str, summary: str) -> str:
    """All of it as one HTML page, a table for each file."""
    parts, file = [], ""
    for proof in found:
        if proof.passage.file != file:
            file = proof.passage.file
            parts.append(f"</table><h2>{escape(file)}</h2><table>")
        parts.append(_row(proof))
    body = "\n".join(parts).removeprefix("</table>")
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{_STYLE}</style><h1>{escape(title)} ({escape(lang)})</h1>"
        f"<p>{escape(summary)}</p>\n{body}{'</table>' if parts else ''}</html>\n"
    )


def _row(proof: Proof) -> str:
    marks = "".join(f"<li>{escape(mark)}</li>" for mark in proof.marks)
    listed = f'<ul class="marks">{marks}</ul>' if marks else ""
    other = f'<td lang="{proof.lang}">{escape(proof.text)}{listed}</td>'
    own = f"<td>{escape(proof.english)}{listed}</td>"
    texts = own if proof.lang == SOURCE else f"<td>{escape(proof.english)}</td>{other}"
    return f"<tr><td>{escape(proof.title)}<br>{proof.length}</td>{texts}</tr>"
