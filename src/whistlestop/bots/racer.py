"""A bot in a hurry: long routes, few tickets, and the end as soon as it can be had."""

from whistlestop.bots.foresighted import Foresighted


class RacerBot(Foresighted):
    """Takes the longest routes it can pay, and leaves others no time to finish; it looks up only
    when the end is in sight."""

    style = "racer"
    budget = "racer"
    share = 0.1
