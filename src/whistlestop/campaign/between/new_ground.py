"""New ground: boxes close after their last game, and a frontier is opened (C-55)."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from whistlestop.campaign.between.telling import Missing, Turning, sticker_leaves
from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.decision import CampaignMove, CampaignTask, Decision, at
from whistlestop.campaign.facts.ground import BoxClosed, BoxOpened, CityRaised, FrontiersNamed
from whistlestop.campaign.facts.mail import PrizeOffered, PrizeWithdrawn
from whistlestop.campaign.facts.story import (
    CardRead,
    EmployeeCame,
    EventCame,
    RulesRead,
    StickerCame,
)
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.table import Table


@dataclass(frozen=True, slots=True)
class CloseBoxes(CampaignTask):
    """The boxes whose last game this was are closed; after the last game, all."""

    def do(self, table: Table) -> Iterable[Phase]:
        """One after the other: the farewell card is turned over by hand."""
        campaign = at(table)
        over = campaign.game >= campaign.pack.games
        for box in campaign.boxes:
            if not box.closed and (over or campaign.game >= box.games[-1]):
                if campaign.pack.box(box.id) is None:
                    return (Missing(campaign.active, "box", box.id), self)
                return (TurningBoxCard(campaign.present, box.id, arrival=False), self)
        return ()


@dataclass(frozen=True, slots=True)
class TurningBoxCard(Turning):
    """The card of a box that is opened or closed."""

    rule = "C-55"
    box: str
    arrival: bool

    def turn(self, table: Table) -> None:
        """What is in the box comes, or goes."""
        (_arrive if self.arrival else _leave)(table, self.box)


def _arrive(table: Table, frontier: str) -> None:
    """Everything in the box joins, open to all: sticker, events, employee, postcard (C-19)."""
    campaign = at(table)
    box = campaign.pack.box(frontier)
    assert box is not None
    games = next(opened.games for opened in campaign.boxes if opened.id == frontier)
    table.emit(CardRead(box.arrival.id))
    table.emit(StickerCame(box.sticker.letter, games[-1], frontier))
    for event in box.events:
        table.emit(EventCame(event.id, event.boxes, event.bound))
    if box.employee is not None:
        table.emit(EmployeeCame(box.employee.id, box.employee.boxes))
    if box.postcard is not None:
        table.emit(PrizeOffered(box.postcard))
    if box.rules:
        table.emit(RulesRead(tuple(rule.id for rule in box.rules)))


def _leave(table: Table, frontier: str) -> None:
    """Its sticker leaves with its events, and its first card if nobody won it (PC.6)."""
    box = at(table).pack.box(frontier)
    assert box is not None
    table.emit(CardRead(box.farewell.id))
    table.emit(BoxClosed(frontier))
    sticker_leaves(table, box.sticker.letter)
    if box.postcard in at(table).prizes:
        assert box.postcard is not None
        table.emit(PrizeWithdrawn(box.postcard))


@dataclass(frozen=True, slots=True)
class OpenFrontier(CampaignTask):
    """A frontier is opened, while there is one to open and games to play it in."""

    def do(self, table: Table) -> Iterable[Phase]:
        """The winner names two and the last picks; the only one is opened without a choice."""
        campaign = at(table)
        first, last = campaign.pack.frame.frontier_games or (1, 0)
        found = campaign.available
        if "new-ground" not in campaign.steps or not first <= campaign.game <= last or not found:
            return ()
        for frontier in found:
            if campaign.pack.box(frontier) is None:
                return (Missing(campaign.active, "box", frontier), self)
        played = campaign.games[-1]
        if len(found) == 1:
            return (Open(found[0]),)
        return (Naming((played.winner,)), Picking((played.last,)))


@dataclass(frozen=True, slots=True)
class NameFrontiers(CampaignMove):
    """Name two frontiers to choose from; their order does not matter."""

    verb = "name"
    frontiers: tuple[str, ...]

    def perform(self, table: Table, decision: Decision, company: int) -> None:
        """The last-placed company picks one of them."""
        table.emit(FrontiersNamed(self.frontiers))


@dataclass(frozen=True, slots=True)
class Naming(Decision):
    """The winner names two frontiers."""

    kind = "name"
    rule = "C-55"
    verbs = (NameFrontiers,)

    def answers(self, campaign: Campaign) -> list[CampaignMove]:
        """Any two that are available."""
        return [NameFrontiers(two) for two in combinations(campaign.available, 2)]

    def refuses(self, campaign: Campaign, move: NameFrontiers) -> Reason | None:
        """Two different ones, both available."""
        for frontier in move.frontiers:
            if frontier not in campaign.available:
                return Reason("not-available", {"frontier": frontier})
        return None if len(set(move.frontiers)) == len(move.frontiers) == 2 else Reason("name-two")


@dataclass(frozen=True, slots=True)
class PickFrontier(CampaignMove):
    """Open one of the frontiers that were named."""

    verb = "open"
    frontier: str

    def perform(self, table: Table, decision: Decision, company: int) -> Iterable[Phase]:
        """It joins the board."""
        return (Open(self.frontier),)


@dataclass(frozen=True, slots=True)
class Picking(Decision):
    """The last-placed company picks one of the two."""

    kind = "open"
    rule = "C-55"
    verbs = (PickFrontier,)

    def answers(self, campaign: Campaign) -> list[CampaignMove]:
        """One of those named."""
        return [PickFrontier(frontier) for frontier in campaign.named]


@dataclass(frozen=True, slots=True)
class Open(CampaignTask):
    """A frontier is opened, with its box, for the next games but never beyond the last."""

    frontier: str

    def do(self, table: Table) -> Iterable[Phase]:
        """Its card is turned over, and the last-placed company raises a city of it."""
        campaign = at(table)
        last = min(campaign.game + campaign.pack.frame.box_games, campaign.pack.games)
        table.emit(BoxOpened(self.frontier, tuple(range(campaign.game + 1, last + 1))))
        raising = Raising((campaign.games[-1].last,), self.frontier)
        card = TurningBoxCard(campaign.present, self.frontier, arrival=True)
        return (card, raising) if raising.answers(at(table)) else (card,)


@dataclass(frozen=True, slots=True)
class RaiseCity(CampaignMove):
    """Make a city of the new board large for good."""

    verb = "raise"
    city: str

    def perform(self, table: Table, decision: Decision, company: int) -> None:
        """A sticker on the board."""
        table.emit(CityRaised(self.city))


@dataclass(frozen=True, slots=True)
class Raising(Decision):
    """The last-placed company raises one city of the new board."""

    kind = "raise"
    rule = "C-55"
    verbs = (RaiseCity,)
    frontier: str

    def answers(self, campaign: Campaign) -> list[CampaignMove]:
        """Any that is still small."""
        cities = campaign.pack.atlas.cities_of(self.frontier)
        return [RaiseCity(city) for city in cities if not campaign.is_large(city)]
