"""The Four Veins: what a mine is worth is known to those who looked (M)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from whistlestop.campaign.stickers.asked import NOTHING_ASKED, Asked, Done, Reply, ask
from whistlestop.campaign.stickers.boxes import BoxSticker, ends_of
from whistlestop.core.board import CityId, RouteId
from whistlestop.core.chance import Chance
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.rule import Trip
from whistlestop.core.score import ScoreLine
from whistlestop.core.state import Secret, State, put
from whistlestop.core.table import Table
from whistlestop.core.work import Task
from whistlestop.rules.money import coins_of, spend

PICK = "pick"


@dataclass(frozen=True, slots=True)
class Veins(Secret):
    """The values of the veins, those face up, what each seat has looked at, and the stakes.

    `values` are all that there are, from the printed card; `at` where each lies.
    """

    values: tuple[int, ...]
    at: Mapping[CityId, int | None]
    shown: tuple[CityId, ...]
    looked: tuple[tuple[CityId | None, ...], ...]
    stakes: tuple[CityId | None, ...]

    def seen_by(self, seat: int | None) -> Self:
        """What lies face up, and what the seat has looked at; of others how often they did."""
        mine = () if seat is None else self.looked[seat]
        known = {*self.shown, *mine}
        return replace(
            self,
            at={city: value if city in known else None for city, value in self.at.items()},
            looked=tuple(
                looked if other == seat else (None,) * len(looked)
                for other, looked in enumerate(self.looked)
            ),
        )

    def dreamt(self, chance: Chance) -> Self:
        """The values that are left, in any order; others looked at any of the veins."""
        left = [*self.values]
        for value in self.at.values():
            if value is not None:
                left.remove(value)

        def any_of(some: list[str]) -> str:
            return some.pop(chance.pick(range(len(some)), (1,) * len(some)))

        at = {
            city: left.pop(chance.pick(range(len(left)), (1,) * len(left)))
            if value is None
            else value
            for city, value in self.at.items()
        }
        looked: list[tuple[str | None, ...]] = []
        for cities in self.looked:
            others = [*self.at]
            looked.append(cities if None not in cities else tuple(any_of(others) for _ in cities))
        return replace(self, at=at, looked=tuple(looked))

    def face_down(self) -> list[str]:
        """The veins that nobody has turned up."""
        return [city for city in self.at if city not in self.shown]

    def unseen(self, seat: int) -> list[str]:
        """The veins that a seat does not know."""
        return [city for city in self.face_down() if city not in self.looked[seat]]


@dataclass(frozen=True, slots=True)
class VeinsLaid(Event):
    """The veins are laid face down: nobody knows which is which (M.1)."""

    at: Mapping[CityId, int | None]

    def apply(self, state: State) -> State:
        """On their cities."""
        return state.with_part(replace(state.part(Veins), at=self.at))

    def seen_by(self, seat: int | None) -> Self:
        """Nobody sees them."""
        return replace(self, at=dict.fromkeys(self.at))


@dataclass(frozen=True, slots=True)
class VeinPeeked(Event):
    """A seat looked at a vein in secret (M.2)."""

    secret = ("city", "value")
    seat: int
    city: CityId | None
    value: int | None

    def apply(self, state: State) -> State:
        """It knows it now."""
        veins, seat = state.part(Veins), self.seat
        mine = tuple(dict.fromkeys((*veins.looked[seat], self.city)))
        return state.with_part(replace(veins, looked=put(veins.looked, seat, mine)))


@dataclass(frozen=True, slots=True)
class StakePlaced(Event):
    """A seat put its stake on a city, or moved it there (M.3)."""

    seat: int
    city: CityId

    def apply(self, state: State) -> State:
        """For all to see."""
        veins = state.part(Veins)
        return state.with_part(replace(veins, stakes=put(veins.stakes, self.seat, self.city)))


@dataclass(frozen=True, slots=True)
class Peek(Reply):
    """Look at a vein in secret."""

    verb = "peek"
    out_of_place = "no-peek-due"
    unfit = "no-vein-there"
    city: CityId

    def do(self, table: Table, seat: int, asked: "Peeking") -> None:
        """The seat alone knows."""
        table.emit(VeinPeeked(seat, self.city, table.state.part(Veins).at[self.city]))


@dataclass(frozen=True, slots=True)
class Peeking(Asked):
    """Which vein does a seat look at (M.2)?"""

    due = "peek-due"

    def moves(self, state: State, seat: int) -> list[Move]:
        """One that it does not know yet."""
        veins = state.part(Veins)
        return [Peek(city) for city in veins.unseen(seat) or veins.face_down()]


@dataclass(frozen=True, slots=True)
class Stake(Reply):
    """Put the stake on a city, or move it there."""

    verb = "stake"
    out_of_place = "no-stake-due"
    unfit = "no-stake-there"
    city: CityId

    def do(self, table: Table, seat: int, asked: "Staking") -> None:
        """At its price."""
        rule = table.state.edition.rule(FourVeins)
        spend(table, seat, rule.stake, f"{rule.id}.3")
        table.emit(StakePlaced(seat, self.city))


@dataclass(frozen=True, slots=True)
class Staking(Asked):
    """Does a seat put its stake on a city (M.3)?"""

    due = "stake-due"
    route: RouteId

    def moves(self, state: State, seat: int) -> list[Move]:
        """On one of those that the route touches, or not."""
        return [*(Stake(city) for city in _mines(state, seat, self.route)), Done()]


def _mines(state: State, seat: int, route: str) -> list[str]:
    veins = state.part(Veins)
    ends = ends_of(state, route)
    return [city for city in ends if city in veins.at and city != veins.stakes[seat]]


@dataclass(frozen=True, slots=True)
class OfferStake(Task):
    """After the look a seat may stake."""

    seat: int
    route: RouteId

    def do(self, table: Table) -> Iterable[Phase]:
        """If the route touches a mine, and there is money for it."""
        state, rule = table.state, table.state.edition.rule(FourVeins)
        poor = coins_of(state, self.seat) < rule.stake
        if poor or not _mines(state, self.seat, self.route):
            return ()
        return ask(table, Staking(self.seat, rule.id, self.route))


class FourVeins(BoxSticker):
    """Step 9: picks look at veins, money stakes them; at the end they pay (M.1 to M.4)."""

    effect = "four-veins"
    verbs = (Peek, Stake, Done)
    facts = (VeinsLaid, VeinPeeked, StakePlaced)
    phases = (Peeking, Staking, OfferStake)
    parts = (Veins,)
    key, part = "veins", Veins
    setup_step = 8
    slot = 9
    words = {"symbol": (PICK,)}
    refusals = {
        "peek-due": ".2",
        "no-peek-due": ".2",
        "no-vein-there": ".2",
        "stake-due": ".3",
        "no-stake-due": ".3",
        "no-stake-there": ".3",
        **NOTHING_ASKED,
    }
    cities: tuple[str, ...]
    values: tuple[tuple[int, ...], ...]
    stake: int

    def memory(self, edition: Edition, seats: int) -> Iterable[object]:
        """The veins in the order of their cities, until they are laid."""
        values = self.values[seats - 2]
        at: dict[str, int | None] = dict(zip(self.cities, values, strict=True))
        return [Veins(values, at, (), ((),) * seats, (None,) * seats)]

    def setup(self, table: Table) -> None:
        """At random, face down (M.1)."""
        left, at = [*table.state.part(Veins).values], {}
        for city in self.cities:
            at[city] = left.pop(table.pick(range(len(left)), (1,) * len(left)))
        table.emit(VeinsLaid(at))

    def travel(self, table: Table, trip: Trip) -> Iterable[Phase]:
        """First the look (M.2), then the stake (M.3)."""
        seat, veins = trip.seat, table.state.part(Veins)
        picks = trip.payment.shows(PICK)
        asked = ask(table, Peeking(seat, self.id)) if picks and veins.unseen(seat) else ()
        return (*asked, OfferStake(seat, trip.route))

    def score(self, state: State) -> Sequence[ScoreLine]:
        """The stakes on a city share its value equally (M.4, C-06)."""
        veins = state.part(Veins)
        found = []
        for city in veins.stakes:
            share = 0 if city is None else (veins.at[city] or 0) // veins.stakes.count(city)
            items = () if city is None else ((city, share),)
            found.append(ScoreLine("veins", share, items=items))
        return found
