"""Luck of bots: it follows from their seed and from what they see, and from nothing else.

So a bot plays the same wherever it cannot tell two games apart (in one information set).
"""

from zlib import crc32

from whistlestop.core.view import View


def luck_of(view: View, seed: str) -> int:
    """A number for a seed and what a view shows: the same view, the same thoughts."""
    shown = (seed, view.seat, view.hand, view.tickets, view.row, view.deck, view.discards)
    table = (sorted(view.owners.items()), [type(phase).__name__ for phase in view.phases])
    return crc32(repr((shown, table)).encode())
