"""Campaigns played by bots, from the first decision to the last game asked for."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from whistlestop.campaign.between.suggest import suggest
from whistlestop.campaign.between.telling import Missing
from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.content.pack import Pack
from whistlestop.campaign.decision import CampaignMove
from whistlestop.campaign.verbs import edition_for, found, legal, play, record
from whistlestop.core import game as games
from whistlestop.core.chance import Seeded
from whistlestop.core.event import Event
from whistlestop.core.state import State
from whistlestop.playing import Player, chosen_by, play_on

MakePlayer = Callable[[str], Player]
"""A player from a seed."""
Decide = Callable[[Campaign, Seeded], CampaignMove]
"""What is decided for the companies between games."""
Watch = Callable[[Sequence[Event]], None]
"""Whatever looks on while a game is played."""


@dataclass(frozen=True)
class Simulated:
    """One game of a simulated campaign."""

    game: int
    year: int | None
    turns: int
    money: dict[str, int]
    """Bank slips by company."""
    totals: dict[str, int]
    """Campaign totals after it."""
    winner: str
    events: tuple[str, ...]
    """Events turned up, in order."""
    stickers: tuple[str, ...]
    modules: tuple[str, ...]
    """Boxes in force."""


def simulate(
    pack: Pack, colours: Sequence[str], count: int, seed: str, make: MakePlayer
) -> Iterator[tuple[Simulated, Campaign]]:
    """Play so many games (or as many as are printed), one after the other.

    With each game comes the campaign as it stands after its end steps.
    """
    chance = Seeded(seed)
    campaign = found(pack, colours, chance).campaign
    for _ in range(count):
        campaign = until(campaign, chance, "play")
        if campaign.stage != "play":
            return
        state = play_game(campaign, f"{seed}:game {campaign.game}", make)
        campaign = record(campaign, state, chance).campaign
        campaign = until(campaign, chance, "between")
        yield _told(campaign), campaign


def until(campaign: Campaign, chance: Seeded, stage: str, decide: Decide = suggest) -> Campaign:
    """Decide everything until that stage, or until something is not printed yet."""
    while campaign.stage != stage:
        if isinstance(campaign.phases[-1], Missing) and not legal(campaign):
            break
        campaign = play(campaign, decide(campaign, chance), chance).campaign
    return campaign


def _nobody(events: Sequence[Event]) -> None:
    """Nobody looks on."""


def play_game(campaign: Campaign, seed: str, make: MakePlayer, watch: Watch = _nobody) -> State:
    """The game that is on, played by bots to its end."""
    recipe = campaign.recipe
    assert recipe is not None
    chance = Seeded(seed)
    players = [make(f"{seed}:{colour}") for colour in recipe.companies]
    edition = edition_for(campaign)
    step = games.new_game(edition, recipe.seats, chance, recipe.first)
    watch(step.events)
    state = step.state
    for moved in play_on(state, chance, chosen_by(players)):
        state = moved.state
        watch(moved.events)
    return state


def _told(campaign: Campaign) -> Simulated:
    played = campaign.games[-1]
    colours = [campaign.companies[company].colour for company in played.companies]
    in_force = {box.id for box in campaign.boxes if played.game in box.games}
    return Simulated(
        game=played.game,
        year=campaign.pack.year(played.game),
        turns=played.outcome.turns,
        money=dict(zip(colours, played.outcome.totals, strict=True)),
        totals={company.colour: company.total for company in campaign.companies},
        winner=campaign.companies[played.winner].colour,
        events=played.outcome.rows("turned"),
        stickers=played.recipe.stickers,
        modules=tuple(box for box in campaign.opened if box in in_force),
    )
