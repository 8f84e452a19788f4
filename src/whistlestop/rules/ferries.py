"""Ferries: some of the cards must be wild (E-27)."""

from whistlestop.core.board import Route
from whistlestop.core.rule import Price, Rule


class Ferries(Rule):
    """A route with the trait "ferry" asks for that many wild cards."""

    def price(self, route: Route, price: Price) -> Price:
        """The wild cards due."""
        return price._replace(wilds=route.trait("ferry"))
