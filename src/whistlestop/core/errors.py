"""What can be wrong with what people give. Whatever else is raised is a bug.

`said(lang)` is the sentence for a reader, `str(error)` the English one. They come from the texts,
which the front door of the package brings when somebody reads one: the law itself needs none.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import ClassVar


class WhistlestopError(Exception):
    """The root: something expected. People are told what is wrong, and need no trace."""

    speak: ClassVar[Callable[["WhistlestopError", str], str]]
    """Says an error in a language; `whistlestop/__init__.py` puts it here."""

    def said(self, lang: str) -> str:
        """What is wrong, in one sentence of that language."""
        return type(self).speak(self, lang)

    def __str__(self) -> str:
        return self.said("en")


class BadInput(WhistlestopError, ValueError):
    """Something that cannot be used: a key into the texts (`error-KEY`) and facts for it."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key)
        self.key, self.facts = key, facts


class Ambiguous(BadInput):
    """Something can be read in several ways; `options` are the texts that would be clear."""

    def __init__(self, text: str, options: list[str]) -> None:
        super().__init__("ambiguous", text=text, known="; ".join(options))
        self.args = text, options
        self.options = options


class CannotRead(WhistlestopError, ValueError):
    """Something does not have the form it should. `where` is the place in a larger text.

    The problem is told in English, as the forms themselves are: it is for who writes such a text.
    """

    def __init__(self, problem: str, where: str = "") -> None:
        super().__init__(problem, where)
        self.problem, self.where = problem, where

    def said(self, lang: str) -> str:
        """The problem and its place."""
        return f"{self.where}: {self.problem}" if self.where else self.problem

    def inside(self, place: str) -> "CannotRead":
        """The same problem, seen from one level further out."""
        return CannotRead(self.problem, f"{place}.{self.where}" if self.where else place)


def one_of(key: str, name: str, known: Iterable[str], **facts: object) -> str:
    """The name, if it is one of those there are; if not, they are all told."""
    there = list(known)
    if name not in there:
        raise BadInput(key, name=name, known=", ".join(there), **facts)
    return name


def at_least(least: float, value: float, option: str) -> None:
    """Is a number that somebody gave not too small?"""
    if not value >= least:
        raise BadInput("too-few", option=option, least=least, value=value)


@contextmanager
def on_disk(path: Path) -> Iterator[None]:
    """What the disk says about a file that somebody named is told; it is no bug."""
    try:
        yield
    except OSError as error:
        raise BadInput("disk", path=str(path), problem=error.strerror or str(error)) from error
