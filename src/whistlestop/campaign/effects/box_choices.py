"""Events of the frontier boxes at which somebody chooses (EV-21, EV-33, EV-35)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from whistlestop.campaign.stickers.asked import Asked, Due, Reply, ask, choose
from whistlestop.campaign.stickers.boxes import ends_of, handfuls, on_piece, wrong_handful
from whistlestop.campaign.stickers.four_veins import Veins
from whistlestop.campaign.stickers.fruit_express import Crate, Crates, FruitExpress, without
from whistlestop.campaign.stickers.iron_bridges import Bridges, PlateFell, symbols_of
from whistlestop.core.board import CityId, RouteId
from whistlestop.core.cards import Payment
from whistlestop.core.edition import ThingId
from whistlestop.core.event import Event
from whistlestop.core.move import Move
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.rules.companies import Companies
from whistlestop.rules.deck import shuffle_if_empty
from whistlestop.rules.discarding import CardsDiscarded
from whistlestop.rules.newspapers import Headline

# EV-21: a crate of everybody's


@dataclass(frozen=True, slots=True)
class CrateDropped(Event):
    """A seat lost a crate (EV-21)."""

    seat: int
    crate: Crate
    why: ThingId

    def apply(self, state: State) -> State:
        """It is out of the game."""
        found = state.part(Crates)
        left = without(found.held[self.seat], self.crate)
        return state.with_part(found.holding(self.seat, left))


@dataclass(frozen=True, slots=True)
class DropCrate(Reply):
    """Give up a crate."""

    verb = "drop"
    out_of_place = "no-drop-due"
    unfit = "no-such-crate-held"
    crate: Crate

    def do(self, table: Table, seat: int, asked: "Dropping") -> None:
        """It is lost."""
        table.emit(CrateDropped(seat, self.crate, asked.thing))


@dataclass(frozen=True, slots=True)
class Dropping(Asked):
    """Which crate does a seat lose?"""

    due = "drop-due"

    def moves(self, state: State, seat: int) -> list[Move]:
        """Each kind that it has."""
        return [DropCrate(crate) for crate in dict.fromkeys(state.part(Crates).held[seat])]


@dataclass(frozen=True, slots=True)
class LoseCrate(Due):
    """A seat's turn to lose a crate has come."""

    def do(self, table: Table) -> Iterable[Phase]:
        """Of its choice, if it has any."""
        return choose(table, Dropping(self.seat, self.thing))


class HardFrost(Headline):
    """Everybody with crates loses one; each city of the fruit gets a new one (EV-21)."""

    effect = "hard-frost"
    lightning = True
    verbs = (DropCrate,)
    facts = (CrateDropped,)
    phases = (Dropping, LoseCrate)
    refusals = {"drop-due": "", "no-drop-due": "", "no-such-crate-held": ""}

    def strike(self, table: Table, seat: int) -> Iterable[Phase]:
        """Beginning with the active player; the new crates come at once, while they last."""
        state, seats = table.state, len(table.state.players)
        rule = state.edition.rule(FruitExpress)
        for city in on_piece(state, state.edition.board.cities, rule.piece):
            rule.unload(table, city, 1)
        return [LoseCrate((seat + n) % seats, self.id) for n in range(seats)]


# EV-33: a vein for all to see


@dataclass(frozen=True, slots=True)
class VeinShown(Event):
    """A seat turned a vein face up for everybody (EV-33)."""

    seat: int
    city: CityId
    value: int

    def apply(self, state: State) -> State:
        """Everybody knows it now."""
        veins = state.part(Veins)
        return state.with_part(replace(veins, shown=(*veins.shown, self.city)))


@dataclass(frozen=True, slots=True)
class ShowVein(Reply):
    """Turn a vein face up."""

    verb = "show"
    out_of_place = "no-show-due"
    unfit = "no-vein-to-show"
    city: CityId

    def do(self, table: Table, seat: int, asked: "Showing") -> None:
        """For all to see."""
        value = table.state.part(Veins).at[self.city]
        assert value is not None
        table.emit(VeinShown(seat, self.city, value))


@dataclass(frozen=True, slots=True)
class Showing(Asked):
    """Which vein does a seat turn up?"""

    due = "show-due"

    def moves(self, state: State, seat: int) -> list[Move]:
        """Any that lies face down."""
        return [ShowVein(city) for city in state.part(Veins).face_down()]


class Cantina(Headline):
    """The active player turns one vein face up (EV-33)."""

    effect = "cantina"
    lightning = True
    verbs = (ShowVein,)
    facts = (VeinShown,)
    phases = (Showing,)
    refusals = {"show-due": "", "no-show-due": "", "no-vein-to-show": ""}

    def strike(self, table: Table, seat: int) -> Iterable[Phase]:
        """If any is left."""
        left = table.state.part(Veins).face_down()
        return ask(table, Showing(seat, self.id)) if left else ()


# EV-35: plates fall, unless they are saved


@dataclass(frozen=True, slots=True)
class CityShook(Event):
    """The ground moves under a city (EV-35)."""

    city: CityId
    why: ThingId

    def apply(self, state: State) -> State:
        """Nothing has fallen yet."""
        return state


@dataclass(frozen=True, slots=True)
class SavePlate(Reply):
    """Save a plate with cards."""

    verb = "save"
    out_of_place = "no-plate-shakes"
    payment: Payment

    def refused(self, state: State, seat: int) -> Reason | None:
        """A card for each symbol of the route."""
        asked = state.asked(Saving)
        return wrong_handful(state, seat, symbols_of(state, asked.route), self.payment)

    def do(self, table: Table, seat: int, asked: "Saving") -> None:
        """The cards go, the plate stays."""
        table.emit(CardsDiscarded(seat, self.payment.cards, asked.thing))
        shuffle_if_empty(table)


@dataclass(frozen=True, slots=True)
class LetFall(Reply):
    """Let a plate fall."""

    verb = "fall"
    out_of_place = "no-plate-shakes"

    def do(self, table: Table, seat: int, asked: "Saving") -> None:
        """It is gone."""
        table.emit(PlateFell(seat, asked.route))


@dataclass(frozen=True, slots=True)
class Saving(Asked):
    """Does a seat save the plate on a route?"""

    due = "save-due"
    route: RouteId

    def moves(self, state: State, seat: int) -> list[Move]:
        """With any cards, or not at all."""
        some = handfuls(state, seat, symbols_of(state, self.route))
        return [*map(SavePlate, some), LetFall()]


@dataclass(frozen=True, slots=True)
class PlateShakes(Due):
    """A plate falls unless its owner saves it."""

    route: RouteId

    def do(self, table: Table) -> Iterable[Phase]:
        """Whoever has not the cards is not asked."""
        state = table.state
        if sum(state.players[self.seat].hand) >= symbols_of(state, self.route):
            return ask(table, Saving(self.seat, self.thing, self.route))
        table.emit(PlateFell(self.seat, self.route))
        return ()


class GroundMoves(Headline):
    """A random city of a piece shakes: plates on its routes fall, or are saved (EV-35)."""

    effect = "ground-moves"
    lightning = True
    verbs = (SavePlate, LetFall)
    facts = (CityShook, CardsDiscarded)
    phases = (Saving, PlateShakes)
    refusals = {"save-due": "", "no-plate-shakes": ""}
    piece: str

    def strike(self, table: Table, seat: int) -> Iterable[Phase]:
        """Route by route; the plates of absent companies sleep (C-60)."""
        state = table.state
        cities = on_piece(state, state.edition.board.cities, self.piece)
        city = table.pick(cities, (1,) * len(cities))
        table.emit(CityShook(city, self.id))
        companies = state.part(Companies).colours
        return [
            PlateShakes(companies.index(colour), self.id, route)
            for route, colour in state.part(Bridges).plates.items()
            if city in ends_of(state, route) and colour in companies
        ]
