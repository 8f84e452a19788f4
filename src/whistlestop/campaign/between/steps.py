"""The guided sequence: what happens before a game and after it, in its order (C-20 to C-58)."""

import sys
from collections.abc import Iterable
from dataclasses import dataclass

from whistlestop.campaign.between import ending, gathering, new_ground, prizes, telling
from whistlestop.campaign.between.ending import (
    CloseGame,
    FillSlips,
    FillVaults,
    KeepMarks,
    PunchTickets,
    RetireEvents,
    TidyOffices,
)
from whistlestop.campaign.between.gathering import AgreeingFreely, Gathering
from whistlestop.campaign.between.new_ground import CloseBoxes, OpenFrontier
from whistlestop.campaign.between.prizes import AwardPrizes
from whistlestop.campaign.between.telling import PAUSE, STOP, ReadStory
from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.chapter import brew
from whistlestop.campaign.decision import CampaignMove, CampaignTask, Decision, at
from whistlestop.campaign.facts.frame import GameBegun, StarterNamed
from whistlestop.campaign.kinds import declared
from whistlestop.core.phase import Phase
from whistlestop.core.table import Table


@dataclass(frozen=True, slots=True)
class NextGame(CampaignTask):
    """A game is waited for: whoever comes plays it."""

    def do(self, table: Table) -> Iterable[Phase]:
        """Then it is prepared."""
        return (Gathering(at(table).active), Prepare())


@dataclass(frozen=True, slots=True)
class Prepare(CampaignTask):
    """The set-up before the cards are dealt: story until PAUSE, then the game (steps 1 to 7)."""

    def do(self, table: Table) -> Iterable[Phase]:
        """Free play has no story: its host says what is played (C-73)."""
        campaign = at(table)
        if campaign.finished:
            return (AgreeingFreely(campaign.present), BeginGame())
        return (ReadStory(PAUSE), BeginGame())


@dataclass(frozen=True, slots=True)
class BeginGame(CampaignTask):
    """Everything is on the table: the game is played by its recipe."""

    def do(self, table: Table) -> Iterable[Phase]:
        """If the holder of the starting-player card is absent, chance names another (C-33)."""
        present = at(table).present
        if at(table).starter not in present:
            table.emit(StarterNamed(table.pick(present, (1,) * len(present))))
        table.emit(GameBegun(brew.recipe(at(table))))
        return (Playing(present),)


@dataclass(frozen=True, slots=True)
class Playing(Decision):
    """The game is on; `record` answers when it is over."""

    kind = "play"
    rule = "C-58"
    verbs = ()

    def answers(self, campaign: Campaign) -> list[CampaignMove]:
        """None: the moves are those of the game."""
        return []


def end_steps(campaign: Campaign) -> tuple[Phase, ...]:
    """What is done after a game, in its order; of free play only the slip is looked at."""
    if campaign.games[-1].free:
        return (FillSlips(), CloseGame(), NextGame())
    return (
        FillSlips(),
        KeepMarks(),
        RetireEvents(),
        ReadStory(STOP),
        PunchTickets(),
        CloseBoxes(),
        OpenFrontier(),
        FillVaults(),
        AwardPrizes(),
        TidyOffices(),
        CloseGame(),
        NextGame(),
    )


_MODULES = (ending, gathering, new_ground, prizes, telling, sys.modules[__name__])

PHASES = declared(Phase, *_MODULES)
"""Every kind of task and decision."""

MOVES = declared(CampaignMove, *_MODULES)
"""Every kind of move."""
