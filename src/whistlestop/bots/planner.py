"""A bot that plans all its tickets together, counts cards, cars and turns, and sees the end."""

from whistlestop.bots.foresighted import Foresighted


class PlannerBot(Foresighted):
    """Plans one network for all tickets, draws for it, and gives up in time what does not fit."""

    style = "planner"
