"""Conditions about money, other companies, and the end of a game (7.3; C-43)."""

from dataclasses import dataclass

from whistlestop.campaign.effects.goals import (
    ANY_TRAVEL,
    CAMPAIGN,
    END,
    NEVER,
    NEWS,
    RANKING,
    Goal,
)
from whistlestop.campaign.stickers.depots import DepotMap
from whistlestop.core.errors import CannotRead
from whistlestop.core.game import standings
from whistlestop.core.state import State
from whistlestop.rules.journeys import best_journeys
from whistlestop.rules.money import Coins, coins_of


@dataclass(frozen=True, slots=True)
class Finish(Goal):
    """The seat ends the game with so many cars, at least so many coins, or in last place."""

    cars: int | None = None
    cars_most: int | None = None
    coins: int = 0
    place: str | None = None

    def __post_init__(self) -> None:
        Goal.__post_init__(self)
        if self.place not in (None, "last"):
            raise CannotRead(f"one finishes in place last, not {self.place!r}")

    @property
    def when(self) -> str:
        """A place is known last of all."""
        return RANKING if self.place else END

    def met(self, state: State, seat: int) -> bool:
        """No more cars, no fewer coins."""
        cars = state.players[seat].trains
        if self.place and standings(state).ranking[-1] != seat:
            return False
        if self.cars not in (None, cars) or coins_of(state, seat) < self.coins:
            return False
        return self.cars_most is None or cars <= self.cars_most


@dataclass(frozen=True, slots=True)
class Complete(Goal):
    """The seat completed so many tickets."""

    moment = END
    count: int

    def met(self, state: State, seat: int) -> bool:
        """Or more."""
        items, _ = best_journeys(state, seat)
        return sum(points > 0 for _, points in items) >= self.count


@dataclass(frozen=True, slots=True)
class CompleteAll(Goal):
    """The seat kept so many tickets, or more, and completed every one."""

    moment = END
    count: int

    def met(self, state: State, seat: int) -> bool:
        """Not one is left."""
        items, _ = best_journeys(state, seat)
        return len(items) >= self.count and all(points > 0 for _, points in items)


@dataclass(frozen=True, slots=True)
class PaidAtDepots(Goal):
    """Others paid the seat at its depots so often in this game."""

    moment = ANY_TRAVEL
    count: int

    def met(self, state: State, seat: int) -> bool:
        """Each depot paid is one time (G.2)."""
        depots = state.parts.get(DepotMap)
        return isinstance(depots, DepotMap) and depots.paid[seat] >= self.count


@dataclass(frozen=True, slots=True)
class PoorestAtNews(Goal):
    """The seat alone has the fewest coins when an event is turned up."""

    moment = NEWS
    alone: bool

    def met(self, state: State, seat: int) -> bool:
        """Before the event works."""
        held = state.part(Coins).held
        return held[seat] == min(held) and held.count(min(held)) == 1


@dataclass(frozen=True, slots=True)
class Kept(Goal):
    """What a company has gathered in the whole campaign: looked at between games."""

    moment = CAMPAIGN
    count: int

    def met(self, state: State, seat: int) -> bool:
        """Not in a game."""
        return False


@dataclass(frozen=True, slots=True)
class ByRule(Goal):
    """A card that a rule gives away (PC.8)."""

    moment = NEVER
    rule: str

    def met(self, state: State, seat: int) -> bool:
        """Not by itself."""
        return False
