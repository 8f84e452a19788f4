"""The verbs of a campaign: found, legal, why_not, play, edition_for, record, replay."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from whistlestop.campaign.between.steps import NextGame, Playing, end_steps
from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.chapter.chapter import Chapter, chapter, outcome_of
from whistlestop.campaign.chapter.recipe import Outcome
from whistlestop.campaign.content.pack import Pack
from whistlestop.campaign.decision import CampaignMove, Decision, at, refusal, table_for
from whistlestop.campaign.facts.frame import Founded, GameRecorded
from whistlestop.campaign.facts.story import EventCame
from whistlestop.core.chance import Chance
from whistlestop.core.errors import BadInput, one_of
from whistlestop.core.event import Event
from whistlestop.core.refusal import NotLegal, Reason, Refusal
from whistlestop.core.state import State
from whistlestop.core.table import Table
from whistlestop.core.work import Answered, carry_out
from whistlestop.editions import edition


class NotDecided(NotLegal):
    """A decision that the rules refuse now, in words that everybody at the campaign may hear."""

    def __init__(self, refusal: Refusal, campaign: Campaign) -> None:
        super().__init__(refusal, edition(campaign.pack.frame.edition))
        self.args = refusal, campaign
        self.campaign = campaign

    def said(self, lang: str) -> str:
        """What is wrong, in one sentence, with the rule that says so."""
        from whistlestop.campaign.seen.seeing import observe
        from whistlestop.campaign.seen.speaking import CampaignSpeaker

        speaker = CampaignSpeaker(observe(self.campaign, None), lang)
        return f"{self.refusal.rule}: {speaker.reason(self.refusal.reason)}"


class Step(NamedTuple):
    """What came of something: the campaign after it, and the facts that led there."""

    campaign: Campaign
    facts: tuple[Event, ...]


def _done(table: Table) -> Step:
    return Step(at(table), tuple(table.events))


def found(pack: Pack, colours: Sequence[str], chance: Chance) -> Step:
    """A new campaign of these companies, waiting for its first game (C-01)."""
    known = [company.colour for company in pack.frame.companies]
    seats = edition(pack.frame.edition).seats
    for colour in colours:
        one_of("no-such-company", colour, known)
    if len(set(colours)) < len(colours):
        raise BadInput("companies-alike")
    if len(colours) not in seats:
        least, most = seats[0], seats[-1]
        raise BadInput("companies-count", name=pack.id, first=least, last=most, count=len(colours))
    table = table_for(Campaign(pack), chance)
    table.emit(Founded(tuple(colours)))
    for event in pack.first_events:
        table.emit(EventCame(event.id, event.boxes, event.bound))
    carry_out(table, (NextGame(),))
    return _done(table)


def asked(campaign: Campaign) -> Decision:
    """The decision that is open: a campaign always waits for something."""
    decision = campaign.phases[-1]
    assert isinstance(decision, Decision)
    return decision


def legal(campaign: Campaign, company: int | None = None) -> list[CampaignMove]:
    """Every legal move of a company (by default of whoever may decide), and no other."""
    decision = asked(campaign)
    if company is not None and company not in decision.who:
        return []
    return decision.answers(campaign)


def why_not(campaign: Campaign, move: CampaignMove, company: int | None = None) -> Refusal | None:
    """Why a move is refused now, naming the rule; None if it is legal."""
    decision = asked(campaign)
    reason: Reason | None
    if company is not None and company not in decision.who:
        reason = decision.not_yours(company)
    else:
        reason = decision.misplaced(campaign, move) or decision.refuses(campaign, move)
    return None if reason is None else refusal(decision, reason)


def play(
    campaign: Campaign, move: CampaignMove, chance: Chance, company: int | None = None
) -> Step:
    """Decide: the campaign after it and what happened. What is refused raises NotLegal."""
    found = why_not(campaign, move, company)
    if found is not None:
        raise NotDecided(found, campaign)
    decision = asked(campaign)
    table = table_for(campaign, chance)
    by = decision.who[0] if company is None else company
    table.emit(Answered())
    carry_out(table, move.perform(table, decision, by))
    return _done(table)


def edition_for(campaign: Campaign) -> Chapter:
    """The edition of the game that is on: rules, board and decks as the campaign has made them."""
    if campaign.recipe is None:
        raise BadInput("no-game-on")
    return chapter(campaign.recipe)


def record(campaign: Campaign, game: State, chance: Chance) -> Step:
    """Keep what lasts of the game that is on, now that it is over, and begin the end steps."""
    check_game(campaign, game)
    return record_outcome(campaign, outcome_of(game), chance)


def check_game(campaign: Campaign, game: State) -> None:
    """Is this the game that the campaign waits for, and is it over?"""
    if not game.over:
        raise BadInput("game-not-over")
    found = getattr(game.edition, "recipe", None)
    if campaign.recipe is None or found != campaign.recipe:
        raise BadInput("other-game")


def record_outcome(campaign: Campaign, outcome: Outcome, chance: Chance) -> Step:
    """Keep an outcome of the game that is on."""
    if not isinstance(asked(campaign), Playing):
        raise BadInput("no-game-on")
    table = table_for(campaign, chance)
    table.emit(Answered())
    there = enumerate(campaign.present)
    counted = [seat for seat, company in there if company not in campaign.uncounted]  # C-62
    table.emit(GameRecorded(outcome.of(counted) if campaign.uncounted else outcome))
    carry_out(table, end_steps(at(table)))
    return _done(table)


def replay(campaign: Campaign, facts: Iterable[Event]) -> Campaign:
    """The campaign after those facts. Needs no pack's content, no rules and no luck."""
    for fact in facts:
        campaign = fact.apply(campaign)  # type: ignore[arg-type, assignment]
    return campaign
