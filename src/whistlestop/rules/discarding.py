"""Cards discarded for something other than a route."""

from dataclasses import dataclass

from whistlestop.core.cards import Card, at_least_none, minus, plus
from whistlestop.core.event import Event
from whistlestop.core.state import State


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """A seat discarded cards, for all to see; `why` is the id of what asked for them."""

    seat: int
    cards: tuple[Card, ...]
    why: str

    def apply(self, state: State) -> State:
        """From the hand to the discards."""
        bag, player = state.edition.pack.bag(self.cards), state.players[self.seat]
        player = player.with_hand(minus(player.hand, bag), at_least_none(player.known, bag))
        return state._replace(discards=plus(state.discards, bag)).with_player(self.seat, player)
