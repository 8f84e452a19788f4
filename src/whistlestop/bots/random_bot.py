"""A bot without a thought in its head: every legal move is as likely as any other."""

from whistlestop.core.chance import Seeded
from whistlestop.core.move import Move
from whistlestop.core.view import View


class RandomBot:
    """Chooses uniformly among the legal moves."""

    def __init__(self, *, seed: str) -> None:
        self.luck = Seeded(seed)

    def choose(self, view: View) -> Move:
        """Any of the moves."""
        return self.luck.pick(view.moves, (1,) * len(view.moves))
