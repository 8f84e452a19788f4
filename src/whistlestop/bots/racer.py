"""A bot in a hurry: long routes, few tickets, and the end as soon as it can be had."""

from whistlestop.bots.piloted import Piloted


class RacerBot(Piloted):
    """Takes the longest routes it can pay, and leaves others no time to finish."""

    style = "racer"
