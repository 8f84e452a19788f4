"""The story: cards turned over one by one, and what they make happen (C-26, C-53, C-59)."""

from collections.abc import Iterable
from dataclasses import dataclass

from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.chapter.parts import deal_parts
from whistlestop.campaign.content.form import Card, ChapterFile, Choice, Make
from whistlestop.campaign.decision import CampaignMove, CampaignTask, Decision, at
from whistlestop.campaign.facts.mail import PostcardDrawn, PrizeOffered
from whistlestop.campaign.facts.story import (
    CardRead,
    ChoiceMade,
    DepotsDue,
    EmployeeCame,
    EventCame,
    EventRetired,
    FinaleFixed,
    GiftPromised,
    PlateRetired,
    PlatesOffered,
    PlateTaken,
    RulesRead,
    StepOpened,
    StickerCame,
    StickerLeft,
)
from whistlestop.core.phase import Phase
from whistlestop.core.table import Table

PAUSE, STOP = "PAUSE", "STOP"


def chapter_of(campaign: Campaign) -> ChapterFile | None:
    """The story of the game of now, if it is printed."""
    year = campaign.year
    return None if year is None else campaign.pack.chapter(year)


def next_card(campaign: Campaign) -> Card | None:
    """The card on top of the story deck: not yet read, and of the finale that was reached."""
    chapter = chapter_of(campaign)
    known = {read.card for read in campaign.read}
    return next(
        (
            card
            for card in (chapter.cards if chapter else ())
            if card.id not in known and card.if_ in (None, campaign.finale)
        ),
        None,
    )


@dataclass(frozen=True, slots=True)
class Continue(CampaignMove):
    """Go on: what was missing has been printed."""

    verb = "continue"

    def perform(self, table: Table, decision: Decision, company: int) -> None:
        """With whatever waits."""


@dataclass(frozen=True, slots=True)
class Missing(Decision):
    """The pack does not have the chapter or box that comes next: wait until it does."""

    kind = "missing"
    rule = "C-58"
    verbs = (Continue,)
    what: str
    id: str

    def printed(self, campaign: Campaign) -> bool:
        """Is it there by now?"""
        if self.what == "chapter":
            return campaign.pack.chapter(int(self.id)) is not None
        return campaign.pack.box(self.id) is not None

    def answers(self, campaign: Campaign) -> list[CampaignMove]:
        """Nothing but to wait, until it is printed."""
        return [Continue()] if self.printed(campaign) else []


@dataclass(frozen=True, slots=True)
class ReadStory(CampaignTask):
    """Story cards are turned over until one of that kind."""

    until: str

    def do(self, table: Table) -> Iterable[Phase]:
        """One more, unless the last one was it."""
        campaign = at(table)
        if chapter_of(campaign) is None:
            return (Missing(campaign.active, "chapter", str(campaign.year)), self)
        if next_card(campaign) is None:
            return ()
        return (TurningOver(campaign.present), ReadOn(self.until))


@dataclass(frozen=True, slots=True)
class ReadOn(CampaignTask):
    """A story card was read."""

    until: str

    def do(self, table: Table) -> Iterable[Phase]:
        """Another, unless it was the one to stop at."""
        campaign = at(table)
        chapter, last = chapter_of(campaign), campaign.read[-1].card
        kind = next((c.kind for c in chapter.cards if c.id == last), "") if chapter else ""
        return () if kind == self.until else (ReadStory(self.until),)


@dataclass(frozen=True, slots=True)
class ReadCard(CampaignMove):
    """Turn over the next story card, and read it."""

    verb = "read"

    def perform(self, table: Table, decision: "Turning", company: int) -> Iterable[Phase] | None:
        """What it brings is in force at once (C-26)."""
        return decision.turn(table)


@dataclass(frozen=True, slots=True)
class Turning(Decision):
    """Anybody at the table turns over a card."""

    kind = "read"
    rule = "C-53"
    verbs = (ReadCard,)

    def answers(self, campaign: Campaign) -> list[CampaignMove]:
        """There is only one thing to do."""
        return [ReadCard()]

    def turn(self, table: Table) -> Iterable[Phase] | None:
        """What the card makes happen, and what it asks."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class TurningOver(Turning):
    """The card on top of the story deck."""

    def turn(self, table: Table) -> Iterable[Phase]:
        """Both of its sides: what it tells, and all that it makes happen (C-18)."""
        card = next_card(at(table))
        assert card is not None
        table.emit(CardRead(card.id))
        return [work for make in card.makes for work in _make(table, make)]


def _make(table: Table, make: Make) -> Iterable[Phase]:
    """What a card makes happen, and what it asks."""
    campaign = at(table)
    chapter = chapter_of(campaign)
    assert chapter is not None
    if make.if_ not in (None, campaign.finale):
        return ()
    if make.sticker is not None:
        sticker = next(s for s in chapter.stickers if s.letter == make.sticker)
        until = sticker.games[1] if sticker.games else None
        table.emit(StickerCame(sticker.letter, until, None))
    if make.out is not None:
        sticker_leaves(table, make.out)
    if make.event is not None:
        event = next(e for e in chapter.events if e.id == make.event)
        table.emit(EventCame(event.id, event.boxes, event.bound))
    if make.employee is not None:
        employee = next(e for e in chapter.employees if e.id == make.employee)
        table.emit(EmployeeCame(employee.id, employee.boxes))
    if make.postcard is not None and campaign.games:
        played = campaign.games[-1]
        company = played.winner if make.to == "winner" else played.last
        table.emit(PostcardDrawn(make.postcard, company))
    if make.prize is not None:
        table.emit(PrizeOffered(make.prize))
    if make.parts is not None:
        deal_parts(table, make.parts)
    if make.step is not None:
        table.emit(StepOpened(make.step))
    if make.rules is not None:
        table.emit(RulesRead(make.rules))
    if make.depots:
        table.emit(DepotsDue())
    if make.finale and campaign.marks:
        table.emit(FinaleFixed(finale_of(campaign)))
    if make.plates is not None:
        table.emit(PlatesOffered(make.plates))
        order = [company for company in campaign.standing if company in campaign.active]
        return (*(TakingPlate((company,)) for company in order), RetirePlates())
    if make.choice is not None:
        return (Choosing((campaign.games[-1].last,), make.choice),)
    return ()


def sticker_leaves(table: Table, letter: str) -> None:
    """A sticker leaves, and the events bound to it retire."""
    table.emit(StickerLeft(letter))
    for event, card in at(table).events.items():
        if card.bound == letter:
            table.emit(EventRetired(event))


def finale_of(campaign: Campaign) -> str:
    """The kind with the most marks; a tie goes to the tied kind marked last (C-59)."""
    marks = [mark.mark for mark in campaign.marks]
    most = max(marks.count(mark) for mark in marks)
    return next(mark for mark in reversed(marks) if marks.count(mark) == most)


def choice_of(campaign: Campaign, choice: str) -> Choice:
    """A choice of the chapter of now."""
    chapter = chapter_of(campaign)
    assert chapter is not None
    return next(found for found in chapter.choices if found.id == choice)


@dataclass(frozen=True, slots=True)
class Choose(CampaignMove):
    """Answer a story choice."""

    verb = "choose"
    mark: str

    def perform(self, table: Table, decision: "Choosing", company: int) -> None:
        """A mark for good, and something for the next game."""
        chooser = decision.who[0]
        found = choice_of(at(table), decision.choice)
        gift = next(option.gift for option in found.options if option.mark == self.mark)
        table.emit(ChoiceMade(decision.choice, self.mark, chooser))
        if gift is not None:
            to = chooser if gift.to == "chooser" else None
            first = gift.to == "first"
            table.emit(GiftPromised(to, first, gift.dollars, gift.cards, gift.tickets))


@dataclass(frozen=True, slots=True)
class Choosing(Decision):
    """The last-placed company decides, after the table has talked (C-59)."""

    kind = "choose"
    rule = "C-59"
    verbs = (Choose,)
    choice: str

    def answers(self, campaign: Campaign) -> list[CampaignMove]:
        """Each option."""
        return [Choose(option.mark) for option in choice_of(campaign, self.choice).options]


@dataclass(frozen=True, slots=True)
class TakePlate(CampaignMove):
    """Take a plate for good."""

    verb = "plate"
    plate: str

    def perform(self, table: Table, decision: Decision, company: int) -> None:
        """Onto the reward card."""
        table.emit(PlateTaken(self.plate, decision.who[0]))


@dataclass(frozen=True, slots=True)
class TakingPlate(Decision):
    """A company takes one of the plates, in standing order (W-02)."""

    kind = "plate"
    rule = "W-02"
    verbs = (TakePlate,)

    def answers(self, campaign: Campaign) -> list[CampaignMove]:
        """Any that still lies open."""
        return [TakePlate(plate) for plate in campaign.plates]


@dataclass(frozen=True, slots=True)
class RetirePlates(CampaignTask):
    """Plates that nobody took are retired (W-02)."""

    def do(self, table: Table) -> None:
        """All that are left."""
        for plate in at(table).plates:
            table.emit(PlateRetired(plate))
