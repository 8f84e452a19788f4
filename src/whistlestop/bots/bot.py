"""What a bot is: anything with a `choose` that answers a view with one of its moves."""

from typing import Protocol

from whistlestop.core.move import Move
from whistlestop.core.view import View


class Bot(Protocol):
    """A player made of code: `choose` gets what its seat may see and returns one of `view.moves`.

    For bot authors: write a class whose constructor takes one keyword, `seed` (text), draw all
    luck from that seed so that a game can be repeated, and never return what is not in
    `view.moves`.

    >>> class Hasty:
    ...     def __init__(self, *, seed: str) -> None:
    ...         self.seed = seed
    ...     def choose(self, view: View) -> Move:
    ...         return view.moves[0]
    >>> from whistlestop.core.chance import Seeded
    >>> from whistlestop.core.game import new_game
    >>> from whistlestop.core.view import observe
    >>> from whistlestop.editions import edition, names
    >>> from whistlestop.notation import format_move
    >>> state = new_game(edition(names()[0]), 2, Seeded("tea")).state
    >>> bot: Bot = Hasty(seed="anything")
    >>> format_move(bot.choose(observe(state, 0))).split()[0]
    'keep'
    """

    def choose(self, view: View) -> Move:
        """One of the moves of the view."""
