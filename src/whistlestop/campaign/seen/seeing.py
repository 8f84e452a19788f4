"""Makes a view of a campaign: looks up words in what has been opened, and nowhere else."""

from collections.abc import Iterable
from typing import Any

from whistlestop.campaign.between.gathering import Gathering, Join
from whistlestop.campaign.between.new_ground import TurningBoxCard
from whistlestop.campaign.between.telling import (
    Choosing,
    Missing,
    TurningOver,
    choice_of,
    next_card,
)
from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.chapter.brew import patient_bank, pension
from whistlestop.campaign.chapter.recipe import Held
from whistlestop.campaign.content import postcards
from whistlestop.campaign.content.form import Card, Text
from whistlestop.campaign.content.opened import Opened
from whistlestop.campaign.decision import Decision
from whistlestop.campaign.facts import Fact
from whistlestop.campaign.facts.frame import GameBegun, GameRecorded
from whistlestop.campaign.keepsakes import Company, Played
from whistlestop.campaign.kept.codec import fact_to_json
from whistlestop.campaign.seen import view as v
from whistlestop.campaign.seen.last_paper import final_of
from whistlestop.campaign.seen.view import shown
from whistlestop.core.errors import one_of

UNTOLD = (GameBegun, GameRecorded)
"""Facts that are too long to tell: the view says the same in other fields."""


class Seeing:
    """Looks at a campaign with the eyes of a company, or of a spectator (None)."""

    def __init__(self, campaign: Campaign, me: int | None) -> None:
        self.campaign, self.me = campaign, me
        self.pack = campaign.pack
        decision = campaign.phases[-1]
        assert isinstance(decision, Decision)
        self.decision = decision
        self.opened = Opened(campaign)
        self._turned_now = {getattr(fact, "card", None) for fact in campaign.news}

    def view(self) -> v.CampaignView:
        """All of it."""
        campaign, frame = self.campaign, self.pack.frame
        mine = self.me is not None and self.me in self.decision.who
        story = tuple(card for read in campaign.read for card in self.opened.card(read))
        return v.CampaignView(
            pack=v.PackSeen(self.pack.id, frame.edition, frame.title, frame.about, frame.years),
            me=self.me,
            game=campaign.game,
            year=campaign.year,
            stage=self._stage(),
            companies=tuple(self._company(n) for n in range(len(campaign.companies))),
            standing=campaign.standing,
            uncounted=campaign.uncounted,
            asked=None if campaign.stage == "play" else self._asked(),
            moves=tuple(map(str, self.decision.answers(campaign))) if mine else (),
            cards=tuple(card for card in story if card.id in self._turned_now),
            story=story,
            next_card=self._next_card(),
            happened=tuple(
                fact_to_json(fact)
                for fact in campaign.news
                if isinstance(fact, Fact) and not isinstance(fact, UNTOLD)
            ),
            previously=self._previously(),
            rules=tuple(self.opened.rules()),
            things=self.opened.things,
            stickers=tuple(shown(v.StickerSeen, stuck) for stuck in campaign.stickers),
            events=self._boxes(campaign.events),
            hall=self._boxes(campaign.hall),
            prizes=tuple(self._postcard(Held(no), whole=False) for no in campaign.prizes),
            retired=dict(campaign.retired),
            tickets=campaign.tickets,
            punched=campaign.punches,
            map=v.MapSeen(
                (*self.pack.atlas.start, *campaign.opened),
                campaign.colours,
                campaign.large,
                campaign.depots,
            ),
            boxes=tuple(shown(v.BoxSeen, box) for box in campaign.boxes),
            marks=tuple(shown(v.MarkSeen, mark) for mark in campaign.marks),
            finale=campaign.finale,
            gifts=tuple(shown(v.GiftSeen, gift) for gift in campaign.promises),
            chronicle=tuple(map(self._game, campaign.games)),
            play=self._play(),
            final=final_of(campaign),
        )

    def _stage(self) -> str:
        if isinstance(self.decision, Missing):
            return "missing"
        if isinstance(self.decision, Gathering) and self.campaign.finished:
            return "free"
        return self.campaign.stage

    def _next_card(self) -> str | None:
        if isinstance(self.decision, TurningOver):
            card: Card | None = next_card(self.campaign)
            return None if card is None else card.kind
        if isinstance(self.decision, TurningBoxCard):
            return "arrival" if self.decision.arrival else "farewell"
        return None

    # Companies

    def _company(self, number: int) -> v.CompanySeen:
        campaign = self.campaign
        found = campaign.companies[number]
        names = {c.colour: c.name for c in self.pack.frame.companies}
        better = sum(other.total > found.total for other in campaign.companies)
        return v.CompanySeen(
            company=number,
            colour=found.colour,
            name=names[found.colour],
            since=found.since,
            left=found.left,
            present=number in campaign.present,
            total=found.total,
            place=1 + better,
            wins=found.wins,
            starter=campaign.starter == number,
            slips=tuple(self._slips(number, found)),
            plates=found.plates,
            hired=found.hired,
            postcards=tuple(self._postcard(c, whole=number == self.me) for c in found.postcards),
            vault=tuple(self._postcard(Held(no), whole=True) for no in found.vault),
            souvenirs=found.souvenirs,
            stamps=found.stamps,
        )

    def _slips(self, number: int, company: Company) -> Iterable[v.SlipSeen]:
        games = {played.game: played for played in self.campaign.games}
        for slip in company.slips:
            played = games.get(slip.game)
            lines: tuple[tuple[str, int], ...] = ()
            if played is not None and number in played.companies:
                lines = played.outcome.lines[played.companies.index(number)]
            yield shown(v.SlipSeen, slip, year=self.pack.year(slip.game), lines=lines)

    def _postcard(self, held: Held, *, whole: bool) -> v.PostcardSeen:
        """A postcard: all of it for its holder, its public side for others (PC.1)."""
        card = self.pack.postcard(held.no)
        if card is None:
            return v.PostcardSeen(held.no, None, "", held.used, None, None, None, None, None)
        sides = (postcards.whole if whole else postcards.public)(card)
        open_tool = card.tool is not None and (whole or sides.vault is not None)
        uses = card.tool.uses if card.tool is not None and open_tool else None
        return v.PostcardSeen(held.no, card.name, card.side, held.used, uses, *sides)

    # What is asked

    def _asked(self) -> v.Asked:
        decision, campaign = self.decision, self.campaign
        text: Text | None = None
        missing: v.MissingSeen | None = None
        if isinstance(decision, Choosing):
            text = choice_of(campaign, decision.choice).text
        if isinstance(decision, Missing):
            missing = v.MissingSeen(decision.what, decision.id)
        return v.Asked(
            decision.kind, decision.who, decision.rule, text, tuple(self._options()), missing
        )

    def _options(self) -> Iterable[v.OptionSeen]:
        """Every answer with words to show; what is put together from parts, part by part."""
        decision, campaign = self.decision, self.campaign
        if isinstance(decision, Gathering):
            for number in campaign.active:
                seen = self._company(number)
                yield v.OptionSeen(f"gather {seen.colour}", seen.colour, seen.name, None)
            names = {c.colour: c.name for c in self.pack.frame.companies}
            for answer in decision.answers(campaign):
                if isinstance(answer, Join):
                    joins = names[answer.colour]
                    yield v.OptionSeen(str(answer), answer.colour, joins, None)
            return
        if isinstance(decision, Choosing):
            for option in choice_of(campaign, decision.choice).options:
                yield v.OptionSeen(f"choose {option.mark}", option.mark, None, option.text)
            return
        if decision.kind == "free":
            for box in campaign.opened:
                move = f"play {campaign.game} {box}"
                yield v.OptionSeen(move, box, *self._words(box))
            return
        if decision.kind == "name":
            for box in campaign.available:
                yield v.OptionSeen(f"name {box}", box, *self._words(box))
            return
        for answer in decision.answers(campaign):
            _, _, name = str(answer).partition(" ")
            yield v.OptionSeen(str(answer), name, *self._words(name))

    def _words(self, name: str) -> tuple[Text | None, Text | None]:
        """Name and text of a thing, or the name of a city."""
        if name in self.opened.things:
            thing = self.opened.things[name]
            return thing.name, None if thing.kind == "box" else thing.text
        city = self.pack.atlas.cities.get(name)
        return (None, None) if city is None else (city.name, None)

    # What is in force, and what was

    def _boxes(self, cards: Any) -> tuple[v.BoxesSeen, ...]:
        return tuple(v.BoxesSeen(name, card.boxes, card.punched) for name, card in cards.items())

    def _previously(self) -> v.Previously | None:
        campaign = self.campaign
        games = [played for played in campaign.games if played.game < campaign.game]
        if not games:
            return None
        last = games[-1]
        reads = [read for read in campaign.read if read.game == last.game]
        every = range(len(campaign.companies))
        return v.Previously(
            game=last.game,
            year=self.pack.year(last.game),
            winner=last.winner,
            last=last.last,
            totals=tuple(company.total for company in campaign.companies),
            came=tuple(thing for read in reads for thing in read.came),
            went=tuple(thing for read in reads for thing in read.went),
            opened=() if last.opened is None else (last.opened,),
            in_force=tuple(stuck.letter for stuck in campaign.stickers),
            bank=tuple(patient_bank(campaign, c) for c in every),
            pensions=tuple(pension(campaign, c) for c in every),
        )

    def _game(self, played: Played) -> v.GameSeen:
        boxes = {box.id for box in self.campaign.boxes if played.game in box.games}
        return shown(
            v.GameSeen,
            played,
            year=self.pack.year(played.game),
            turns=played.outcome.turns,
            events=played.outcome.rows("turned"),
            hired=played.outcome.per_seat("hired"),
            stickers=played.recipe.stickers,
            modules=tuple(box for box in self.campaign.opened if box in boxes),
        )

    def _play(self) -> v.PlaySeen | None:
        recipe, campaign = self.campaign.recipe, self.campaign
        if recipe is None:
            return None
        return v.PlaySeen(
            campaign.game,
            campaign.year,
            campaign.present,
            recipe.companies,
            recipe.first,
            recipe.cars,
        )


def observe(campaign: Campaign, company: int | None) -> v.CampaignView:
    """The view of a company, or of a spectator. Everything outgoing passes here."""
    if company is not None:
        one_of("no-such-company", str(company), map(str, range(len(campaign.companies))))
    return Seeing(campaign, company).view()
