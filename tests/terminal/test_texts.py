"""Every sentence of the interface exists in every language and can be said."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from whistlestop.editions import edition, names
from whistlestop.texts import Texts, languages

EDITIONS = [edition(name) for name in names()]


def messages(lang: str) -> dict[str, ast.Message]:
    source = (files("whistlestop.texts") / f"{lang}.ftl").read_text("utf-8")
    found = FluentParser().parse(source).body
    assert not [entry for entry in found if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: entry
        for entry in found
        if isinstance(entry, ast.Message) and entry.id.name.startswith("ui-")
    }


def facts(source: str) -> set[str]:
    return set(re.findall(r"\$([a-z]+)", source))


def serialized(message: ast.Message) -> str:
    from fluent.syntax import serialize

    return str(serialize(ast.Resource([message])))


@pytest.mark.parametrize("lang", languages())
def test_every_language_has_the_same_sentences(lang: str) -> None:
    assert set(messages(lang)) == set(messages("en"))


@pytest.mark.parametrize("lang", languages())
def test_every_sentence_can_be_said(lang: str) -> None:
    spoken = [Texts(lang, found) for found in EDITIONS]
    words = {word for texts in spoken for word in texts.words}
    english = {key: facts(serialized(message)) for key, message in messages("en").items()}
    for key, message in messages(lang).items():
        wanted = facts(serialized(message))
        assert wanted - words <= english[key], key
        for texts in spoken:
            if "station" in wanted | {key} and "station" not in texts.words:
                continue
            if "stations" in wanted and "stations" not in texts.words:
                continue
            for number in (0, 1, 2, 5):
                given = dict.fromkeys(wanted - set(texts.words), number)
                said = texts(key, **given)
                assert "{" not in said
                assert "None" not in said
