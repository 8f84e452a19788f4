"""What becomes of the map: frontiers, track colours, large cities, depots (C-12)."""

from dataclasses import dataclass, replace

from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.facts.fact import Fact, of_last_game
from whistlestop.campaign.keepsakes import OpenBox


@dataclass(frozen=True, slots=True)
class FrontiersNamed(Fact):
    """The winner named the frontiers to choose from (C-55)."""

    frontiers: tuple[str, ...]

    def change(self, campaign: Campaign) -> Campaign:
        """The last-placed company picks."""
        return campaign.but(named=self.frontiers)


@dataclass(frozen=True, slots=True)
class BoxOpened(Fact):
    """A frontier was opened, and with it its box: in force in these games (C-55)."""

    box: str
    games: tuple[int, ...]

    def change(self, campaign: Campaign) -> Campaign:
        """Its board and tickets have joined."""
        boxes = (*campaign.boxes, OpenBox(self.box, self.games))
        return of_last_game(campaign.but(boxes=boxes, named=()), opened=self.box)


@dataclass(frozen=True, slots=True)
class BoxClosed(Fact):
    """A box whose last game is over was closed (C-55)."""

    box: str

    def change(self, campaign: Campaign) -> Campaign:
        """The board stays."""
        boxes = tuple(
            replace(box, closed=True) if box.id == self.box else box for box in campaign.boxes
        )
        return campaign.but(boxes=boxes)


@dataclass(frozen=True, slots=True)
class CityRaised(Fact):
    """A city of a new board was raised: it is large for good (C-55)."""

    city: str

    def change(self, campaign: Campaign) -> Campaign:
        """A sticker on the board."""
        large = tuple(dict.fromkeys((*campaign.large, self.city)))
        return of_last_game(campaign.but(large=large), raised=self.city)


@dataclass(frozen=True, slots=True)
class CityGrew(Fact):
    """A city became large for good in a game (I.2)."""

    city: str

    def change(self, campaign: Campaign) -> Campaign:
        """A sticker on the board."""
        return campaign.but(large=tuple(dict.fromkeys((*campaign.large, self.city))))


@dataclass(frozen=True, slots=True)
class TrackLaid(Fact):
    """A bed got its colour for good (F.1)."""

    route: str
    colour: str

    def change(self, campaign: Campaign) -> Campaign:
        """A sticker on the board."""
        return campaign.but(colours={**campaign.colours, self.route: self.colour})


@dataclass(frozen=True, slots=True)
class DepotPlaced(Fact):
    """A company has a depot in a city for good (G.1); `late`: one that it was owed (C-63)."""

    city: str
    colour: str
    late: bool

    def change(self, campaign: Campaign) -> Campaign:
        """One to a city (G.3)."""
        found = campaign.but(depots={**campaign.depots, self.city: self.colour})
        if not self.late:
            return found
        company = campaign.company_of(self.colour)
        return found.with_company(company, owed=found.companies[company].owed - 1)
