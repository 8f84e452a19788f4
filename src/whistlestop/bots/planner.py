"""A bot that plans all its tickets together and counts cards, cars and turns."""

from whistlestop.bots.piloted import Piloted


class PlannerBot(Piloted):
    """Plans one network for all tickets, draws for it, and gives up in time what does not fit."""

    style = "planner"
