"""Editions: a folder each, with data, texts and a list of rules. Find them by name."""

import copyreg
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from whistlestop.core.edition import Edition
from whistlestop.core.errors import one_of


@cache
def names() -> tuple[str, ...]:
    """The editions there are: every folder here is one."""
    return tuple(sorted(found.name for found in iter_modules(__path__) if found.ispkg))


@cache
def edition(name: str) -> Edition:
    """The edition of that name."""
    one_of("no-such-edition", name, names())
    found: Edition = import_module(f"{__name__}.{name}").EDITION
    return found


# A game sent to another process finds its edition there by name.
copyreg.pickle(Edition, lambda found: (edition, (found.id,)))
