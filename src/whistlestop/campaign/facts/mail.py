"""Tickets are punched, postcards are found and fulfilled (section 7 of the frame: TB, PC, SB)."""

from dataclasses import dataclass, replace

from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.chapter.recipe import Held
from whistlestop.campaign.facts.fact import Fact, came, retire


@dataclass(frozen=True, slots=True)
class TicketPunched(Fact):
    """A company completed a ticket: a hole in its band (TB-1)."""

    ticket: str
    company: int

    def change(self, campaign: Campaign) -> Campaign:
        """One hole more."""
        colour = campaign.companies[self.company].colour
        holes = campaign.punches.get(self.ticket, {})
        holes = {**holes, colour: holes.get(colour, 0) + 1}
        return campaign.but(punches={**campaign.punches, self.ticket: holes})


@dataclass(frozen=True, slots=True)
class TicketRetired(Fact):
    """A ticket whose band is full left the deck (TB-2, TB-3)."""

    ticket: str

    def change(self, campaign: Campaign) -> Campaign:
        """Into the Dead Letter Office, or a vault."""
        return retire(campaign, "tickets", self.ticket)


@dataclass(frozen=True, slots=True)
class SouvenirKept(Fact):
    """A ticket that retired is kept as a souvenir (TB-2)."""

    ticket: str
    company: int

    def change(self, campaign: Campaign) -> Campaign:
        """In the vault."""
        kept = (*campaign.companies[self.company].souvenirs, self.ticket)
        return campaign.with_company(self.company, souvenirs=kept)


@dataclass(frozen=True, slots=True)
class PostcardDrawn(Fact):
    """A company got a postcard (TB-3, or by the story)."""

    no: str
    company: int

    def change(self, campaign: Campaign) -> Campaign:
        """Into its office."""
        cards = (*campaign.companies[self.company].postcards, Held(self.no))
        return campaign.with_company(self.company, postcards=cards)


@dataclass(frozen=True, slots=True)
class PrizeOffered(Fact):
    """A prize card lies open for whoever is first (PC.6)."""

    no: str

    def change(self, campaign: Campaign) -> Campaign:
        """On the table."""
        return came(campaign.but(prizes=(*campaign.prizes, self.no)), f"PC-{self.no}")


@dataclass(frozen=True, slots=True)
class PrizeWithdrawn(Fact):
    """A frontier's first card that nobody won left with its box (PC.6)."""

    no: str

    def change(self, campaign: Campaign) -> Campaign:
        """Into the Dead Letter Office."""
        left = tuple(no for no in campaign.prizes if no != self.no)
        return retire(campaign.but(prizes=left), "postcards", self.no)


@dataclass(frozen=True, slots=True)
class PostcardUsed(Fact):
    """A tool was used, so often by now (PC.3)."""

    no: str
    company: int
    used: int

    def change(self, campaign: Campaign) -> Campaign:
        """Remembered on the card."""
        cards = tuple(
            replace(held, used=self.used) if held.no == self.no else held
            for held in campaign.companies[self.company].postcards
        )
        return campaign.with_company(self.company, postcards=cards)


@dataclass(frozen=True, slots=True)
class PostcardFulfilled(Fact):
    """A postcard was fulfilled, or a tool used up, or a prize won (PC.2, PC.3, PC.6)."""

    no: str
    company: int

    def change(self, campaign: Campaign) -> Campaign:
        """Into the vault (C-56)."""
        found = campaign.companies[self.company]
        return campaign.but(
            prizes=tuple(no for no in campaign.prizes if no != self.no)
        ).with_company(
            self.company,
            postcards=tuple(held for held in found.postcards if held.no != self.no),
            vault=(*found.vault, self.no),
        )


@dataclass(frozen=True, slots=True)
class StampGiven(Fact):
    """A company's routes touched the mark of a frontier: a page is stamped (SB-1)."""

    frontier: str
    company: int

    def change(self, campaign: Campaign) -> Campaign:
        """In its Survey Book."""
        stamps = (*campaign.companies[self.company].stamps, self.frontier)
        return campaign.with_company(self.company, stamps=stamps)
