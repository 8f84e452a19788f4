"""After a game: the eight end steps, one task each (C-50 to C-58), and the end of it all (C-70)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from whistlestop.campaign.between.gathering import steward
from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.decision import CampaignMove, CampaignTask, Decision, at
from whistlestop.campaign.facts.frame import (
    CampaignFinished,
    GameClosed,
    Remembered,
    SlipFilled,
    StarterNamed,
)
from whistlestop.campaign.facts.ground import CityGrew, DepotPlaced, TrackLaid
from whistlestop.campaign.facts.mail import (
    PostcardDrawn,
    PostcardFulfilled,
    PostcardUsed,
    SouvenirKept,
    StampGiven,
    TicketPunched,
    TicketRetired,
)
from whistlestop.campaign.facts.story import (
    EmployeeRetired,
    EventPunched,
    EventRetired,
    GiftPromised,
    Hired,
)
from whistlestop.campaign.keepsakes import FinalScore, Played
from whistlestop.core.phase import Phase
from whistlestop.core.refusal import Reason
from whistlestop.core.table import Table


@dataclass(frozen=True, slots=True)
class FillSlips(CampaignTask):
    """Step 1: bank slips, the steward's too; then the last takes the card (C-51, L-57)."""

    def do(self, table: Table) -> None:
        """In the order of the companies; free play is not counted (C-73)."""
        campaign = at(table)
        played = campaign.games[-1]
        totals = played.outcome.totals
        for company in range(len(campaign.companies)) if not played.free else ():
            if company in played.companies:
                total = totals[played.companies.index(company)]
                place = played.ranking.index(company) + 1
                table.emit(SlipFilled(company, played.game, total, place, steward=False))
            else:
                total = steward(totals)  # C-60
                table.emit(SlipFilled(company, played.game, total, None, steward=True))
        table.emit(StarterNamed(played.last))  # L-53


@dataclass(frozen=True, slots=True)
class KeepMarks(CampaignTask):
    """What the game itself left for good: tracks, cities, depots, punched boxes, people."""

    def do(self, table: Table) -> None:
        """Everything that its rules say lasts (C-12, C-14)."""
        played = at(table).games[-1]
        outcome = played.outcome
        for route, colour in outcome.table("laid").items():
            table.emit(TrackLaid(route, colour))
        for city in outcome.rows("grown"):
            table.emit(CityGrew(city))
        known = at(table).depots
        for city, colour in outcome.table("depots").items():
            if city not in known:
                table.emit(DepotPlaced(city, colour, late=False))
        for seat, employee in enumerate(outcome.per_seat("hired")):
            table.emit(Hired(played.companies[seat], employee))
        for event in outcome.rows("turned"):
            if event in at(table).events:
                table.emit(EventPunched(event))
        for event in outcome.rows("retired"):
            if event in at(table).events:
                table.emit(EventRetired(event))
        memory = outcome.table("module")
        if memory and not played.free:
            table.emit(Remembered(dict(memory)))


def pile(campaign: Campaign) -> tuple[str, ...]:
    """The event discards of the last game that are still in the campaign."""
    found = campaign.games[-1].outcome.rows("pile")
    return tuple(event for event in dict.fromkeys(found) if event in campaign.events)


@dataclass(frozen=True, slots=True)
class RetireEvents(CampaignTask):
    """Step 2: the holder of the starting-player card retires an event, if there is one (C-52)."""

    def do(self, table: Table) -> Iterable[Phase]:
        """Then those whose boxes are full."""
        campaign = at(table)
        assert campaign.starter is not None
        asked = (Retiring((campaign.starter,)),) if pile(campaign) else ()
        return (*asked, RetireFull())


@dataclass(frozen=True, slots=True)
class RetireFull(CampaignTask):
    """Events whose last box was punched retire (C-14)."""

    def do(self, table: Table) -> None:
        """All of them."""
        for event, card in at(table).events.items():
            if card.full:
                table.emit(EventRetired(event))


@dataclass(frozen=True, slots=True)
class RetireEvent(CampaignMove):
    """Retire an event of the discards for the rest of the campaign."""

    verb = "retire"
    event: str

    def perform(self, table: Table, decision: Decision, company: int) -> None:
        """Into the Dead Letter Office (C-17)."""
        table.emit(EventRetired(self.event))


@dataclass(frozen=True, slots=True)
class Retiring(Decision):
    """Which event of the discards is retired?"""

    kind = "retire"
    rule = "C-52"
    verbs = (RetireEvent,)

    def answers(self, campaign: Campaign) -> list[CampaignMove]:
        """Any that was turned up."""
        return [RetireEvent(event) for event in pile(campaign)]

    def refuses(self, campaign: Campaign, move: RetireEvent) -> Reason | None:
        """Only what lies on the discards."""
        found = move.event in pile(campaign)
        return None if found else Reason("not-discarded", {"event": move.event})


@dataclass(frozen=True, slots=True)
class PunchTickets(CampaignTask):
    """Step 4: completed tickets are punched, then books are stamped (C-54)."""

    def do(self, table: Table) -> None:
        """As far as the toolbox and the book are open."""
        campaign = at(table)
        played = campaign.games[-1]
        if "punch" in campaign.steps:
            for seat, company in enumerate(played.companies):
                for ticket in played.outcome.completed[seat]:
                    _punch(table, ticket, company)
        first, last = campaign.pack.frame.stamp_games or (1, 0)
        if "stamps" in campaign.steps or first <= campaign.game <= last:
            _stamp(table, played)


def _punch(table: Table, ticket: str, company: int) -> None:
    """A hole; a full ticket retires, and its postcard or the ticket itself is kept (TB-1…3)."""
    campaign = at(table)
    if ticket not in campaign.tickets:
        return
    table.emit(TicketPunched(ticket, company))
    printed = campaign.pack.atlas.tickets[ticket]
    colour = campaign.companies[company].colour
    if at(table).punches[ticket][colour] < printed.holes:
        return
    table.emit(TicketRetired(ticket))
    if printed.postcard is not None:
        table.emit(PostcardDrawn(printed.postcard, company))
    else:
        table.emit(SouvenirKept(ticket, company))


def _stamp(table: Table, played: Played) -> None:
    """A stamp for each open frontier whose mark was touched, once each (SB-1)."""
    campaign = at(table)
    atlas = campaign.pack.atlas
    for seat, company in enumerate(played.companies):
        touched = {end for r in played.outcome.routes[seat] for end in atlas.tracks[r].ends}
        for frontier in campaign.opened:
            known = frontier in campaign.companies[company].stamps
            if atlas.pieces[frontier].mark in touched and not known:
                table.emit(StampGiven(frontier, company))


@dataclass(frozen=True, slots=True)
class FillVaults(CampaignTask):
    """Step 6: fulfilled postcards go into the vault, tools remember their uses (C-56, PC.2-3)."""

    def do(self, table: Table) -> None:
        """As the game tells it; and what a postcard promised for the next game."""
        played = at(table).games[-1]
        for seat, fates in enumerate(played.outcome.per_seat("postcards")):
            company = played.companies[seat]
            for fate in fates or ():
                if fate.get("done"):
                    table.emit(PostcardFulfilled(fate["no"], company))
                    continue
                held = {card.no: card.used for card in at(table).companies[company].postcards}
                if fate.get("used", 0) > held.get(fate["no"], 0):
                    table.emit(PostcardUsed(fate["no"], company, fate["used"]))
        for seat, gift in enumerate(played.outcome.per_seat("gifts")):
            if gift:
                told = (gift.get(kind, 0) for kind in ("dollars", "cards", "tickets"))
                table.emit(GiftPromised(played.companies[seat], False, *told))


@dataclass(frozen=True, slots=True)
class TidyOffices(CampaignTask):
    """Step 7: employees go back to the hall; full ones retire (C-57)."""

    def do(self, table: Table) -> None:
        """All of them."""
        for employee, card in at(table).hall.items():
            if card.full:
                table.emit(EmployeeRetired(employee))


@dataclass(frozen=True, slots=True)
class CloseGame(CampaignTask):
    """Step 8: put away or play on (C-58); after the last game, the final score."""

    def do(self, table: Table) -> None:
        """The game is over and done with."""
        campaign = at(table)
        if campaign.game == campaign.pack.games:
            table.emit(CampaignFinished(final_scores(campaign)))
        table.emit(GameClosed())


def final_scores(campaign: Campaign) -> tuple[FinalScore, ...]:
    """Slips, postcards, souvenirs and the Survey Book (C-70, SB-2); ties by C-71."""
    frame = campaign.pack.frame
    rows = []
    for number, company in enumerate(campaign.companies):
        cards = [campaign.pack.postcard(no) for no in company.vault]
        rows.append(
            FinalScore(
                company=number,
                slips=company.total,
                postcards=sum(card.vault for card in cards if card),
                souvenirs=frame.souvenir * len(company.souvenirs),
                book=frame.book[min(len(company.stamps), len(frame.book) - 1)],
                place=0,
            )
        )

    def key(row: FinalScore) -> tuple[int, int, int]:
        company = campaign.companies[row.company]
        return (row.total, company.wins, len(company.vault))

    return tuple(replace(r, place=1 + sum(key(other) > key(r) for other in rows)) for r in rows)
