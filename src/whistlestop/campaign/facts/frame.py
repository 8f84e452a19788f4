"""Companies come and go, games begin and end: the frame of a campaign."""

from collections.abc import Mapping
from dataclasses import dataclass

from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.chapter.recipe import Outcome, Recipe
from whistlestop.campaign.facts.fact import Fact
from whistlestop.campaign.keepsakes import Company, FinalScore, Played, Slip


@dataclass(frozen=True, slots=True)
class Founded(Fact):
    """The companies of the campaign are agreed (C-01)."""

    colours: tuple[str, ...]

    def change(self, campaign: Campaign) -> Campaign:
        """Each with an empty office and vault."""
        return campaign.but(companies=tuple(map(Company, self.colours)))


@dataclass(frozen=True, slots=True)
class CompanyJoined(Fact):
    """A company joined late (C-63)."""

    colour: str

    def change(self, campaign: Campaign) -> Campaign:
        """It comes last."""
        joined = Company(self.colour, since=campaign.game, owed=len(campaign.depot_games))
        return campaign.but(companies=(*campaign.companies, joined))


@dataclass(frozen=True, slots=True)
class CompanyLeft(Fact):
    """A company left for good (C-64)."""

    company: int

    def change(self, campaign: Campaign) -> Campaign:
        """It keeps its vault."""
        return campaign.with_company(self.company, left=campaign.game)


@dataclass(frozen=True, slots=True)
class Uncounted(Fact):
    """The table agreed that the next game does not count for a company (C-62)."""

    company: int

    def change(self, campaign: Campaign) -> Campaign:
        """For that game only."""
        return campaign.but(uncounted=(*campaign.uncounted, self.company))


@dataclass(frozen=True, slots=True)
class CountedAgain(Fact):
    """The table agreed that the next game counts for a company after all (C-62)."""

    company: int

    def change(self, campaign: Campaign) -> Campaign:
        """As without any word."""
        left = tuple(company for company in campaign.uncounted if company != self.company)
        return campaign.but(uncounted=left)


@dataclass(frozen=True, slots=True)
class Gathered(Fact):
    """These companies play the next game."""

    companies: tuple[int, ...]

    def change(self, campaign: Campaign) -> Campaign:
        """The set-up begins."""
        return campaign.but(present=self.companies, stage="setup", news=())


@dataclass(frozen=True, slots=True)
class StarterNamed(Fact):
    """A company holds the starting-player card (C-33, C-51)."""

    company: int

    def change(self, campaign: Campaign) -> Campaign:
        """It lies in its office."""
        return campaign.but(starter=self.company)


@dataclass(frozen=True, slots=True)
class FreePlayed(Fact):
    """A game of free play was agreed: with these boxes, with or without retired tickets (C-73)."""

    boxes: tuple[str, ...]
    tickets: bool

    def change(self, campaign: Campaign) -> Campaign:
        """For this game only."""
        return campaign.but(modules=self.boxes, restored=self.tickets)


@dataclass(frozen=True, slots=True)
class GameBegun(Fact):
    """Everything is prepared: the game is played by this recipe."""

    recipe: Recipe

    def change(self, campaign: Campaign) -> Campaign:
        """What was promised for this game has been given."""
        return campaign.but(stage="play", recipe=self.recipe, promises=(), news=())


@dataclass(frozen=True, slots=True)
class GameRecorded(Fact):
    """The game is over; this is what is kept of it."""

    outcome: Outcome

    def change(self, campaign: Campaign) -> Campaign:
        """The end steps begin; whoever the game does not count for was absent from it (C-62)."""
        assert campaign.recipe is not None
        there = tuple(n for n in campaign.present if n not in campaign.uncounted)
        played = Played(campaign.game, there, campaign.recipe, self.outcome, campaign.finished)
        return campaign.but(
            stage="end",
            recipe=None,
            present=there,
            uncounted=(),
            games=(*campaign.games, played),
            news=(),
        )


@dataclass(frozen=True, slots=True)
class SlipFilled(Fact):
    """A bank slip was filled in: a company's own, or a steward's (C-50, C-51, C-60)."""

    company: int
    game: int
    total: int
    place: int | None
    steward: bool

    def change(self, campaign: Campaign) -> Campaign:
        """It goes into the vault; its total stays public (C-56)."""
        slips = campaign.companies[self.company].slips
        slip = Slip(self.game, self.total, self.place, self.steward)
        return campaign.with_company(self.company, slips=(*slips, slip))


@dataclass(frozen=True, slots=True)
class Remembered(Fact):
    """What the modules of boxes keep between games."""

    module: Mapping[str, object]

    def change(self, campaign: Campaign) -> Campaign:
        """Until their stickers leave."""
        return campaign.but(module={**campaign.module, **self.module})


@dataclass(frozen=True, slots=True)
class GameClosed(Fact):
    """All end steps are done: put away or play on (C-58)."""

    def change(self, campaign: Campaign) -> Campaign:
        """The next game is waited for."""
        return campaign.but(
            stage="between", game=campaign.game + 1, present=(), modules=(), restored=False
        )


@dataclass(frozen=True, slots=True)
class CampaignFinished(Fact):
    """The vaults are opened: the final score (C-70, C-71)."""

    scores: tuple[FinalScore, ...]

    def change(self, campaign: Campaign) -> Campaign:
        """From now on play is free (C-73)."""
        return campaign.but(final=self.scores)
