"""The words that a flat state must hold now, kept up from the readable state move by move.

A state is immutable: what is still the same object has not changed, and its words are written
anew only where it is another. `flatten`, which writes all of them, is held against this now and
then and at the end of every game.
"""

from operator import itemgetter
from typing import Any

from whistlestop.core.state import State
from whistlestop.rules.claiming import closed_routes
from whistlestop.rules.stations import StationMap
from whistlestop.rules.turns import Clock
from whistlestop.turbo import layout as at
from whistlestop.turbo.flat import flatten, flatten_phase, halves, mask, packed
from whistlestop.turbo.law import Law, Words

APART = {at.RNG, at.WILL, at.DECISIONS, at.TURNS, at.UNDER_HEAD, at.COLOUR, at.WILDS}
APART |= {at.PENDING, at.OPTIONS, *range(at.UNDER, at.UNDER + 8)}
"""Words with no meaning now, or compared in another way."""
OVER = {at.TURN, at.LEFT, at.PASSES}
"""Words with no meaning once the game is over."""


class Mirror:
    """The flat form of a readable state, written anew where the state changed."""

    def __init__(self, found: Law, state: State) -> None:
        self.law, self.state = found, state
        self.words: list[int] = flatten(found, state).tolist()
        meant = [place for place in range(len(self.words)) if place not in APART]
        self.meant = itemgetter(*meant)
        self.stations = bool(found.words[at.L_STATIONS])

    def differs(self, words: Words) -> list[int]:
        """The places of the words that have a meaning now and are not the same."""
        got = words.tolist()
        if self.meant(got) == self.meant(self.words):
            return []
        apart = APART if self.state.phases else APART | OVER
        pairs = enumerate(zip(got, self.words, strict=True))
        return [place for place, (one, other) in pairs if one != other and place not in apart]

    def true(self) -> bool:
        """Is this what `flatten` writes?"""
        return not self.differs(flatten(self.law, self.state))

    def show(self, state: State) -> None:
        """Go on to the state after this one."""
        words, seen, self.state = self.words, self.state, state
        if state.deck is not seen.deck:
            self._pile(at.DECK, state.deck)
        if state.discards is not seen.discards:
            self._pile(at.DISC, state.discards)
        if state.row is not seen.row:
            self._pile(at.ROW, state.edition.pack.bag(state.row))
        if state.loose is not seen.loose:
            words[at.LOOSE] = mask(self.law.ticket_at[ticket] for ticket in state.loose)
        if state.parts is not seen.parts:
            self._parts(state)
        if state.players is not seen.players:
            self._players(state, seen)
        if state.owners is not seen.owners:
            self._routes(state, seen)
        if state.under is not seen.under or state.box is not seen.box:
            words[at.UNDER_N] = len(state.under)
            self._away(state)
        if state.phases is not seen.phases:
            self._phases(state, seen)

    def _pile(self, where: int, bag: tuple[int, ...]) -> None:
        self.words[where : where + 3] = packed(bag), bag[-1], sum(bag)

    def _parts(self, state: State) -> None:
        words, clock = self.words, state.part(Clock)
        words[at.LEFT] = -1 if clock.left is None else clock.left
        words[at.PASSES] = clock.passes
        if self.stations:
            stations, city_at = state.part(StationMap), self.law.city_at
            words[at.BUILT] = mask(city_at[city] for city in stations.at)
            for seat, me in self._seats(state):
                words[me + at.STATIONS_LEFT] = stations.left[seat]
                mine = (city_at[city] for city, owner in stations.at.items() if owner == seat)
                words[me + at.STATIONS] = mask(mine)

    def _seats(self, state: State) -> list[tuple[int, int]]:
        """Every seat, and where its words begin."""
        return [(seat, at.PLAYERS + seat * at.PLAYER) for seat in range(len(state.players))]

    def _players(self, state: State, seen: State) -> None:
        words = self.words
        for seat, me in self._seats(state):
            player, old = state.players[seat], seen.players[seat]
            if player is not old:
                hand, known = player.hand, player.known
                words[me : me + 5] = packed(hand), hand[-1], packed(known), known[-1], sum(hand)
                words[me + at.TRAINS], words[me + at.POINTS] = player.trains, player.points
                if player.tickets is not old.tickets:
                    words[me + at.HELD] = mask(self.law.ticket_at[t] for t in player.tickets)

    def _routes(self, state: State, seen: State) -> None:
        """Who owns which routes, and which are open to whom (E-21, E-24, E-25)."""
        bit, words = self.law.route_bit, self.words
        free = self.law.all_routes & ~sum(bit[route] for route in state.owners)
        for route in state.owners.keys() - seen.owners.keys():
            where = at.PLAYERS + state.owners[route] * at.PLAYER + at.OWN
            one, other = halves(bit[route])
            words[where] |= one
            words[where + 1] |= other
        for seat, me in self._seats(state):
            shut = sum(bit[route] for route in closed_routes(state, seat).keys() - state.owners)
            words[me + at.OPEN : me + at.OPEN + 2] = halves(free & ~shut)

    def _away(self, state: State) -> None:
        known: list[list[int]] = [[] for _ in state.players]
        for slip in (*state.under, *state.box):
            if slip.ticket and slip.known_to is not None:
                known[slip.known_to].append(self.law.ticket_at[slip.ticket])
        for seat, me in self._seats(state):
            self.words[me + at.AWAY] = mask(known[seat])

    def _phases(self, state: State, seen: State) -> None:
        words: Any = self.words
        if len(seen.phases) > 1 or words[at.PHASE] == at.FIRST_KEEP:
            words[at.DUE] = words[at.SHOWN] = words[at.SHOWN_WILD] = 0
            for _, me in self._seats(state):
                words[me + at.OFFER] = 0
        if state.phases:
            flatten_phase(self.law, state.phases[-1], words)
        else:
            words[at.PHASE] = at.OVER
