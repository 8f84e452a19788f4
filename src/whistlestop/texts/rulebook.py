"""The rulebook of an edition in a language: sections, and in each the rules with id and text."""

import re
from typing import NamedTuple

from whistlestop.core.edition import Edition
from whistlestop.texts import Texts

RULE = re.compile(r"[A-Z]-\d\d")


class Section(NamedTuple):
    """A part of the rulebook: the key of its title, the title, and its rules by id."""

    key: str
    title: str
    rules: dict[str, str]


def rulebook(edition: Edition, lang: str) -> list[Section]:
    """The sections in the order of the texts."""
    texts = Texts(lang, edition)
    sections: list[Section] = []
    for key in texts.ids():
        if key.startswith("section-"):
            sections.append(Section(key, texts(key), {}))
        elif RULE.fullmatch(key):
            sections[-1].rules[key] = texts(key)
    return sections
