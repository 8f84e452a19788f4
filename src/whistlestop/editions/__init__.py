"""Editions: a folder each, with data, texts and a list of rules. Find them by name."""

import copyreg
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from whistlestop.core.edition import Edition
from whistlestop.core.errors import BadInput, one_of


@cache
def names() -> tuple[str, ...]:
    """The editions there are: every folder here is one."""
    return tuple(sorted(found.name for found in iter_modules(__path__) if found.ispkg))


@cache
def edition(name: str, law: int | None = None) -> Edition:
    """The edition of that name, as it is played now or under an older law."""
    one_of("no-such-edition", name, names())
    folder = import_module(f"{__name__}.{name}")
    found: Edition = folder.EDITION
    if law in (None, found.law):
        return found
    older: Mapping[int, Edition] = getattr(folder, "OLDER", {})
    if law not in older:
        raise BadInput("no-such-law", edition=name, law=law)
    return older[law]


def _again(name: str, law: int, colours: tuple[str, ...]) -> Edition:
    return edition(name, law).coloured(colours)


# A game sent to another process finds its edition there by name.
copyreg.pickle(Edition, lambda found: (_again, (found.id, found.law, found.colours)))
