"""Before a game: who plays it, who joins, who leaves; and what is played freely (C-60 to C-73)."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.decision import CampaignMove, CampaignTask, Decision, at
from whistlestop.campaign.facts.frame import (
    CompanyJoined,
    CompanyLeft,
    CountedAgain,
    FreePlayed,
    Gathered,
    SlipFilled,
    Uncounted,
)
from whistlestop.campaign.facts.ground import DepotPlaced
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.table import Table
from whistlestop.editions import edition

LEAST = 2
"""A game needs two present companies (C-60)."""
MODULES = 3
"""At most so many boxes in a game of free play (C-73)."""
RESTORED = "tickets"
"""The word that brings retired tickets back in free play."""


def steward(totals: Iterable[int]) -> int:
    """A steward's slip: the second-lowest of those who played; of two the lower (C-60)."""
    rows = sorted(totals)
    return rows[0] if len(rows) <= LEAST else rows[1]


@dataclass(frozen=True, slots=True)
class Gather(CampaignMove):
    """These companies play the next game; the order in which they are named does not matter."""

    verb = "gather"
    colours: tuple[str, ...]

    def perform(self, table: Table, decision: Decision, company: int) -> Iterable[Phase]:
        """The set-up begins."""
        campaign = at(table)
        table.emit(Gathered(tuple(sorted(map(campaign.company_of, self.colours)))))
        return (LateDepots(),)


@dataclass(frozen=True, slots=True)
class Join(CampaignMove):
    """A company joins late (C-63)."""

    verb = "join"
    colour: str

    def perform(self, table: Table, decision: Decision, company: int) -> Iterable[Phase]:
        """It gets steward's slips for the games it missed."""
        table.emit(CompanyJoined(self.colour))
        campaign = at(table)
        joined = len(campaign.companies) - 1
        for played in campaign.games:
            total = steward(played.outcome.totals)
            table.emit(SlipFilled(joined, played.game, total, None, steward=True))
        return (Gathering(at(table).active),)


@dataclass(frozen=True, slots=True)
class LeaveForGood(CampaignMove):
    """A company leaves for good; it keeps its vault (C-64)."""

    verb = "leave"
    colour: str

    def perform(self, table: Table, decision: Decision, company: int) -> Iterable[Phase]:
        """The others go on."""
        table.emit(CompanyLeft(at(table).company_of(self.colour)))
        return (Gathering(at(table).active),)


@dataclass(frozen=True, slots=True)
class Uncount(CampaignMove):
    """The next game is not to count for a company, which a bot plays (C-62)."""

    verb = "uncount"
    colour: str

    def perform(self, table: Table, decision: Decision, company: int) -> Iterable[Phase]:
        """Agreed; who plays is still open."""
        table.emit(Uncounted(at(table).company_of(self.colour)))
        return (Gathering(at(table).active),)


@dataclass(frozen=True, slots=True)
class Count(CampaignMove):
    """The next game is to count for a company after all (C-62)."""

    verb = "count"
    colour: str

    def perform(self, table: Table, decision: Decision, company: int) -> Iterable[Phase]:
        """Agreed; who plays is still open."""
        table.emit(CountedAgain(at(table).company_of(self.colour)))
        return (Gathering(at(table).active),)


@dataclass(frozen=True, slots=True)
class Gathering(Decision):
    """Who plays the next game?"""

    kind = "gather"
    rule = "C-60"
    verbs = (Gather, Join, LeaveForGood, Uncount, Count)

    def answers(self, campaign: Campaign) -> list[CampaignMove]:
        """Any two or more; whoever is not in the campaign may join, anybody may leave."""
        colours = [campaign.companies[company].colour for company in campaign.active]
        sets = [
            Gather(some)
            for count in range(len(colours), LEAST - 1, -1)
            for some in combinations(colours, count)
        ]
        found: list[CampaignMove] = [m for m in sets if not self.refuses(campaign, m)]
        others = (*(c.colour for c in campaign.pack.frame.companies), *colours)
        found += [m for m in map(Join, dict.fromkeys(others)) if not self.refuses(campaign, m)]
        found += [m for m in map(LeaveForGood, colours) if not self.refuses(campaign, m)]
        agreed = (kind(colour) for colour in colours for kind in (Uncount, Count))
        found += [m for m in agreed if not self.refuses(campaign, m)]
        return found

    def refuses(
        self, campaign: Campaign, move: Gather | Join | LeaveForGood | Uncount | Count
    ) -> Reason | None:
        """Two are needed, and those who have left are gone."""
        gone = {c.colour for c in campaign.companies if c.left is not None}
        known = {c.colour for c in campaign.companies}
        named = move.colours if isinstance(move, Gather) else (move.colour,)
        if not isinstance(move, Join) and not known.issuperset(named):
            return Reason("no-such-answer")
        if isinstance(move, Gather):
            left = gone.intersection(move.colours)
            if left:
                return Reason("company-left", {"colour": min(left)})
            if len(set(move.colours)) < max(LEAST, len(move.colours)):
                return Reason("few-companies", {"least": LEAST})
            counted = set(map(campaign.company_of, move.colours)).difference(campaign.uncounted)
            few = len(counted) < LEAST
            return Reason("few-that-count", {"least": LEAST}) if few else None
        if isinstance(move, Join):
            if move.colour in known:
                return Reason("company-there", {"colour": move.colour})
            full = len(known) >= edition(campaign.pack.frame.edition).seats[-1]
            over = full or campaign.finished
            return Reason("table-full", {"most": len(known)}) if over else None
        if move.colour in gone:
            return Reason("company-left", {"colour": move.colour})
        if isinstance(move, Uncount | Count):
            return self._not_agreed(campaign, move)
        few = len(campaign.active) <= LEAST
        return Reason("few-companies", {"least": LEAST}) if few else None

    def _not_agreed(self, campaign: Campaign, move: Uncount | Count) -> Reason | None:
        """Two must be left for whom the game counts (C-62); free play never counts (C-73)."""
        apart = campaign.company_of(move.colour) in campaign.uncounted
        if isinstance(move, Count) or apart or campaign.finished:
            return None if isinstance(move, Count) and apart else Reason("no-such-answer")
        few = len(campaign.active) - len(campaign.uncounted) <= LEAST
        return Reason("few-that-count", {"least": LEAST}) if few else None


@dataclass(frozen=True, slots=True)
class LateDepots(CampaignTask):
    """Those who joined late place the depots they missed, in standing order (C-63)."""

    def do(self, table: Table) -> Iterable[Phase]:
        """One after the other, while there is room."""
        campaign = at(table)
        for company in campaign.standing:
            if company in campaign.present and campaign.companies[company].owed:
                asked = LateDepot((company,))
                if asked.answers(campaign):
                    return (asked, self)
        return ()


@dataclass(frozen=True, slots=True)
class PlaceDepot(CampaignMove):
    """A depot for a depot game before the company joined."""

    verb = "depot"
    city: str

    def perform(self, table: Table, decision: Decision, company: int) -> None:
        """It stays for the campaign."""
        colour = at(table).companies[decision.who[0]].colour
        table.emit(DepotPlaced(self.city, colour, late=True))


@dataclass(frozen=True, slots=True)
class LateDepot(Decision):
    """Where does a company that joined late put a depot that it missed?"""

    kind = "depot"
    rule = "C-63"
    verbs = (PlaceDepot,)

    def answers(self, campaign: Campaign) -> list[CampaignMove]:
        """Small cities without one, on pieces where the company has none (G.1)."""
        cities = campaign.pack.atlas.cities
        there = {*campaign.pack.atlas.start, *campaign.opened}
        moves = [PlaceDepot(city.id) for city in cities.values() if city.piece in there]
        return [move for move in moves if self.refuses(campaign, move) is None]

    def refuses(self, campaign: Campaign, move: PlaceDepot) -> Reason | None:
        """G.1, G.3."""
        cities = campaign.pack.atlas.cities
        there = {*campaign.pack.atlas.start, *campaign.opened}
        if move.city not in cities or cities[move.city].piece not in there:
            return Reason("no-such-answer")
        if campaign.is_large(move.city):
            return Reason("depot-large", {"city": move.city})
        if move.city in campaign.depots:
            return Reason("depot-there", {"city": move.city})
        colour = campaign.companies[self.who[0]].colour
        pieces = {cities[city].piece for city, c in campaign.depots.items() if c == colour}
        if cities[move.city].piece in pieces:
            return Reason("depot-piece", {"city": move.city})
        return None


@dataclass(frozen=True, slots=True)
class PlayFreely(CampaignMove):
    """A game of free play: its number, boxes to play with, and whether tickets come back."""

    verb = "play"
    game: str
    words: tuple[str, ...]

    @property
    def boxes(self) -> tuple[str, ...]:
        """The boxes that are named."""
        return tuple(word for word in self.words if word != RESTORED)

    def perform(self, table: Table, decision: Decision, company: int) -> None:
        """As agreed."""
        table.emit(FreePlayed(self.boxes, RESTORED in self.words))


@dataclass(frozen=True, slots=True)
class AgreeingFreely(Decision):
    """What is played after the story has ended?"""

    kind = "free"
    rule = "C-73"
    verbs = (PlayFreely,)

    def answers(self, campaign: Campaign) -> list[CampaignMove]:
        """Up to three of the boxes there were, with or without the retired tickets."""
        return [
            PlayFreely(str(campaign.game), (*boxes, *word))
            for count in range(MODULES + 1)
            for boxes in combinations(campaign.opened, count)
            for word in ((), (RESTORED,))
        ]

    def refuses(self, campaign: Campaign, move: PlayFreely) -> Reason | None:
        """At most three, all of this campaign, and the game that is next."""
        if move.game != str(campaign.game):
            return Reason("wrong-game", {"game": campaign.game})
        for box in move.boxes:
            if box not in campaign.opened:
                return Reason("box-not-opened", {"box": box})
        if len(move.boxes) > MODULES:
            return Reason("many-boxes", {"most": MODULES})
        return None
