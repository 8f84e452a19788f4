"""An event that makes routes to the lantern marks cheaper (EV-20)."""

from collections.abc import Sequence

from whistlestop.campaign.chapter.places import lantern_marks
from whistlestop.core.board import Route
from whistlestop.core.edition import Edition
from whistlestop.core.rule import Price
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.rules.newspapers import Headline
from whistlestop.rules.payments import cheaper


class GreenLight(Headline):
    """A route that touches a city with a lantern mark costs so many cards `less` (C-05)."""

    effect = "green-light"
    less: int

    def points_out(self, edition: Edition) -> Sequence[str]:
        """Those with a lantern mark."""
        return lantern_marks(edition)

    def fare(self, state: State | View, seat: int, route: Route, price: Price) -> Price:
        """For everybody, while it is current."""
        if not self.on(state) or not {*route.ends}.intersection(lantern_marks(state.edition)):
            return price
        return cheaper(price, self.less)
