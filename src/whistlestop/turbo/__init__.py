"""The same law on flat records, compiled: for search, learning and statistics.

Needs the extra `turbo` (Numba). Without it the rest of Whistlestop works as before, on the
readable engine: ask `available()` first. What is where: `layout` (the records of a state, the
numbers of actions), `game` (one game, checked), `batch` (many side by side), `playing` (whole
games by compiled policies), `dreams` (worlds that fit a view), `luck` (the same luck for the
readable engine), `twin` (one game in both, held equal).
"""

from whistlestop.turbo.jit import MISSING, NotInstalled, available

__all__ = ["MISSING", "Differs", "NotInstalled", "available"]


class Differs(AssertionError):
    """The two engines disagree."""
