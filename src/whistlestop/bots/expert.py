"""The strongest bot: it searches among everything that is worth thinking about."""

from whistlestop.bots.searching import Searching


class ExpertBot(Searching):
    """Imagines worlds that fit what it knows, and plays each candidate out in all of them."""

    seconds = 1.0
