"""The coach: what a seat's moves are worth, why, and what a game's decisions came to.

Everything here knows only what a `View` tells.
"""

from whistlestop.coach.advice import Advice, Tip, advise
from whistlestop.coach.judging import judge, quick
from whistlestop.coach.verdicts import Budget, NoAdvice, Verdict
from whistlestop.coach.why import Why

__all__ = ["Advice", "Budget", "NoAdvice", "Tip", "Verdict", "Why", "advise", "judge", "quick"]
