"""The doors to memory: where compiled code finds the records in the rows it was given."""

from whistlestop.turbo.jit import available, native
from whistlestop.turbo.layout import FlatLaw, FlatState, GameLine, Hidden, Line, Scratch
from whistlestop.turbo.records import Words, opened

state_at = opened(FlatState)
law_at = opened(FlatLaw)
line_at = opened(Line)
played_at = opened(GameLine)
hidden_at = opened(Hidden)
scratch_at = opened(Scratch)

if available():

    @native
    def wipe(row: Words) -> None:
        """Everything in a row is 0."""
        for place in range(len(row)):
            row[place] = 0

    @native
    def copy_row(source: Words, target: Words) -> None:
        """What is in one row, into another as long."""
        for place in range(len(source)):
            target[place] = source[place]

else:
    from whistlestop.turbo.by_hand import copy_row, wipe

__all__ = [
    "copy_row",
    "hidden_at",
    "law_at",
    "line_at",
    "played_at",
    "scratch_at",
    "state_at",
    "wipe",
]
