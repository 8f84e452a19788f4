"""Texts: every sentence in every language, from Fluent files. A language is added by its files."""

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from whistlestop.core.edition import Edition
from whistlestop.core.errors import one_of

FALLBACK = "en"


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, by tag."""
    folder = files(__name__)
    return tuple(sorted(f.name[:-4] for f in folder.iterdir() if f.name.endswith(".ftl")))


def check_language(lang: str) -> str:
    """The tag, if the language is there."""
    return one_of("no-such-language", lang, languages())


@cache
def _read(lang: str, edition: str | None) -> Resource:
    folder = files(__name__) if edition is None else files("whistlestop.editions") / edition
    return FluentResource((folder / f"{lang}.ftl").read_text("utf-8"))


@cache
def _bundle(lang: str, edition: str | None) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(_read(lang, None))
    if edition is not None:
        bundle.add_resource(_read(lang, edition))
    return bundle


class Texts:
    """The sentences of one language, in the words of one edition."""

    def __init__(self, lang: str, edition: Edition | None = None) -> None:
        self.lang = check_language(lang)
        self.edition = edition
        self._bundle = _bundle(lang, edition.id if edition else None)
        self.words = {
            key.removeprefix("word-"): self(key) for key in self.ids() if key.startswith("word-")
        }

    def ids(self) -> tuple[str, ...]:
        """Everything there is to say, in the order of the files."""
        return tuple(self._bundle._messages)

    def has(self, key: str) -> bool:
        """Is there such a sentence?"""
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **facts: Any) -> str:
        """The sentence, with the facts and the edition's words put in."""
        if not self.has(key):
            raise KeyError(f"no text {key!r} in {self.lang}")
        words = {} if key.startswith("word-") else self.words
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {**words, **facts})
        if errors:
            raise KeyError(f"text {key!r} in {self.lang}: {errors[0]}")
        return str(text)
