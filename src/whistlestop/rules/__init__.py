"""The rules: one file, one rule (or one small family), with its moves, facts, memory and score.

All of them are loaded together, so that the words of one edition are known in every other: there
they are moves that are refused, not words that nobody understands.
"""

from importlib import import_module
from pkgutil import iter_modules

for _found in iter_modules(__path__):
    import_module(f"{__name__}.{_found.name}")
