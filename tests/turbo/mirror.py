"""The words that a flat state must hold now, kept up from the readable state move by move.

A state is immutable: what is still the same object has not changed, and its words are written
anew only where it is another. `flatten`, which writes all of them, is held against this now and
then and at the end of every game.
"""

from collections.abc import Sequence
from operator import itemgetter

from whistlestop.core.cards import Bag
from whistlestop.core.state import State
from whistlestop.rules.claiming import closed_routes
from whistlestop.rules.stations import StationMap
from whistlestop.rules.turns import Clock
from whistlestop.turbo import layout as at
from whistlestop.turbo.by_hand import mask
from whistlestop.turbo.flat import flatten, flatten_phase, halves, packed
from whistlestop.turbo.law import Law
from whistlestop.turbo.layout import FlatState

APART = {"rng", "will", "decisions", "turns", "under_head", "colour", "wilds", "pending", "options"}
APART |= {f"under[{place}]" for place in range(8)}
"""Words with no meaning now, or compared in another way."""
OVER = {"turn", "left", "passes"}
"""Words with no meaning once the game is over."""
NAMES = tuple(FlatState.names())


class Mirror:
    """The flat form of a readable state, written anew where the state changed."""

    def __init__(self, found: Law, state: State) -> None:
        self.law, self.state = found, state
        self.flat = flatten(found, state)
        words = range(len(self.flat.values()))
        self.meant = itemgetter(*(place for place in words if NAMES[place] not in APART))
        self.stations = bool(found.flat.stations)

    def differs(self, got: Sequence[int]) -> list[str]:
        """The names of the words that have a meaning now and are not the same."""
        wanted = self.flat.values()
        if self.meant(got) == self.meant(wanted):
            return []
        apart = APART if self.state.phases else APART | OVER
        found = zip(NAMES, got, wanted, strict=False)
        return [name for name, one, other in found if one != other and name not in apart]

    def true(self) -> bool:
        """Is this what `flatten` writes?"""
        return not self.differs(flatten(self.law, self.state).values())

    def show(self, state: State) -> None:
        """Go on to the state after this one."""
        flat, seen, self.state = self.flat, self.state, state
        if state.deck is not seen.deck:
            flat.deck, flat.deck_wild, flat.deck_n = _pile(state.deck)
        if state.discards is not seen.discards:
            flat.discards, flat.discards_wild, flat.discards_n = _pile(state.discards)
        if state.row is not seen.row:
            flat.row, flat.row_wild, flat.row_n = _pile(state.edition.pack.bag(state.row))
        if state.loose is not seen.loose:
            flat.loose = mask(self.law.ticket_at[ticket] for ticket in state.loose)
        if state.parts is not seen.parts:
            self._parts(state)
        if state.players is not seen.players:
            self._players(state, seen)
        if state.owners is not seen.owners:
            self._routes(state, seen)
        if state.under is not seen.under or state.box is not seen.box:
            flat.under_n = len(state.under)
            self._away(state)
        if state.phases is not seen.phases:
            self._phases(state, seen)

    def _parts(self, state: State) -> None:
        flat, clock = self.flat, state.part(Clock)
        flat.left = -1 if clock.left is None else clock.left
        flat.passes = clock.passes
        if self.stations:
            stations, city_at = state.part(StationMap), self.law.city_at
            flat.built = mask(city_at[city] for city in stations.at)
            for seat, me in enumerate(flat.seats):
                me.stations_left = stations.left[seat]
                mine = (city_at[city] for city, owner in stations.at.items() if owner == seat)
                me.stations = mask(mine)

    def _players(self, state: State, seen: State) -> None:
        for player, old, me in zip(state.players, seen.players, self.flat.seats, strict=True):
            if player is not old:
                me.hand, me.hand_wild, me.cards = _pile(player.hand)
                me.known, me.known_wild, _ = _pile(player.known)
                me.trains, me.points = player.trains, player.points
                if player.tickets is not old.tickets:
                    me.held = mask(self.law.ticket_at[t] for t in player.tickets)

    def _routes(self, state: State, seen: State) -> None:
        """Who owns which routes, and which are open to whom (E-21, E-24, E-25)."""
        bit, seats = self.law.route_bit, self.flat.seats
        free = self.law.all_routes & ~sum(bit[route] for route in state.owners)
        for route in state.owners.keys() - seen.owners.keys():
            own = seats[state.owners[route]].own
            own[:] = [one | other for one, other in zip(own, halves(bit[route]), strict=True)]
        for seat, me in enumerate(seats):
            shut = sum(bit[route] for route in closed_routes(state, seat).keys() - state.owners)
            me.open = halves(free & ~shut)

    def _away(self, state: State) -> None:
        known: list[list[int]] = [[] for _ in state.players]
        for slip in (*state.under, *state.box):
            if slip.ticket and slip.known_to is not None:
                known[slip.known_to].append(self.law.ticket_at[slip.ticket])
        for me, tickets in zip(self.flat.seats, known, strict=True):
            me.away = mask(tickets)

    def _phases(self, state: State, seen: State) -> None:
        flat = self.flat
        if len(seen.phases) > 1 or flat.phase == at.FIRST_KEEP:
            flat.due = flat.shown = flat.shown_wild = 0
            for me in flat.seats:
                me.offer = 0
        if state.phases:
            flatten_phase(self.law, state.phases[-1], flat)
        else:
            flat.phase = at.OVER


def _pile(bag: Bag) -> tuple[int, int, int]:
    """The colours, the wild cards, and all of a bag."""
    return packed(bag), bag[-1], sum(bag)
