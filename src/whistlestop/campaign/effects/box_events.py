"""Events of the frontier boxes that change money or pieces, and ask nobody (EV-24 to EV-39)."""

from whistlestop.campaign.stickers.boom_towns import Settlers, SettlersLeft
from whistlestop.campaign.stickers.boxes import ends_of, on_piece
from whistlestop.campaign.stickers.the_exchange import bonds_of
from whistlestop.core.board import Route
from whistlestop.core.rule import Price, Trip
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.view import View
from whistlestop.rules.money import pay, take
from whistlestop.rules.newspapers import Headline
from whistlestop.rules.payments import dearer

PICK = "pick"


class Grasshoppers(Headline):
    """One settler leaves every city that has two or more (EV-24)."""

    effect = "grasshoppers"
    lightning = True
    facts = (SettlersLeft,)

    def strike(self, table: Table, seat: int) -> None:
        """City by city."""
        for city, settlers in table.state.part(Settlers).at.items():
            if settlers > 1:
                table.emit(SettlersLeft(city))


class BothEndsOn(Headline):
    """After step 12 of a route with both ends on these pieces: money (EV-28)."""

    effect = "both-ends-on"
    pieces: tuple[str, ...]
    dollars: int

    def travelled(self, table: Table, trip: Trip) -> None:
        """Take it."""
        state = table.state
        there = on_piece(state, ends_of(state, trip.route), *self.pieces)
        if self.on(state) and len(there) > 1:
            take(table, trip.seat, self.dollars, self.id)


class TickerTape(Headline):
    """Money for each different colour among one's bonds (EV-29)."""

    effect = "ticker-tape"
    lightning = True
    dollars: int

    def strike(self, table: Table, seat: int) -> None:
        """Everybody takes."""
        for taker in range(len(table.state.players)):
            take(table, taker, self.dollars * len({*bonds_of(table.state, taker)}), self.id)


class MarginCall(Headline):
    """Whoever has many bonds pays (EV-30)."""

    effect = "margin-call"
    lightning = True
    bonds: int
    dollars: int

    def strike(self, table: Table, seat: int) -> None:
        """With so many or more."""
        for payer in range(len(table.state.players)):
            if len(bonds_of(table.state, payer)) >= self.bonds:
                pay(table, payer, self.dollars, self.id)


class PicksPay(Headline):
    """After step 12: money for each pick among the cards paid, at most so much (EV-34)."""

    effect = "picks-pay"
    words = {"symbol": (PICK,)}
    dollars: int
    most: int

    def travelled(self, table: Table, trip: Trip) -> None:
        """Take it."""
        if self.on(table.state):
            dollars = min(self.dollars * trip.payment.shows(PICK), self.most)
            take(table, trip.seat, dollars, self.id)


class SnowSheds(Headline):
    """Routes that touch a city of a piece cost extra cards (EV-38)."""

    effect = "snow-sheds"
    piece: str
    extra: int

    def fare(self, state: State | View, seat: int, route: Route, price: Price) -> Price:
        """Of any kind (C-05)."""
        snow = self.on(state) and on_piece(state, route.ends, self.piece)
        return dearer(price, self.extra) if snow else price
