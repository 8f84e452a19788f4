"""Events that pay after step 12 for where a route leads (EV-15, EV-17)."""

from whistlestop.core.rule import Trip
from whistlestop.core.table import Table
from whistlestop.rules.money import take
from whistlestop.rules.newspapers import Headline


class Connecting(Headline):
    """An end of the route was already touched by another own route (EV-15)."""

    effect = "connecting"
    dollars: int

    def travelled(self, table: Table, trip: Trip) -> None:
        """Take the money, once for the whole travel."""
        state, routes = table.state, table.state.edition.board.routes
        if self.on(state):
            others = (routes[r] for r in state.routes_of(trip.seat) if r != trip.route)
            touched = {end for route in others for end in route.ends}
            if touched.intersection(routes[trip.route].ends):
                take(table, trip.seat, self.dollars, self.id)


class PortsPay(Headline):
    """So much for a port at `one` end of the route, so much for ports at `both` (EV-17)."""

    effect = "ports-pay"
    one: int
    both: int

    def travelled(self, table: Table, trip: Trip) -> None:
        """Take the money."""
        board = table.state.edition.board
        if self.on(table.state):
            ends = board.routes[trip.route].ends
            ports = sum(bool(board.cities[city].traits.get("port")) for city in ends)
            take(table, trip.seat, (0, self.one, self.both)[ports], self.id)
