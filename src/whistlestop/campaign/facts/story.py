"""What the story brings and takes: cards, stickers, events, people, plates, choices."""

from dataclasses import dataclass, replace

from whistlestop.campaign.campaign import Campaign
from whistlestop.campaign.facts.fact import Fact, came, of_last_game, retire, went, without
from whistlestop.campaign.keepsakes import Mark, Promise, Punched, Read, Stuck


@dataclass(frozen=True, slots=True)
class CardRead(Fact):
    """A story card was turned over and read (C-26, C-53)."""

    card: str

    def change(self, campaign: Campaign) -> Campaign:
        """It lies on the pile of what is known."""
        return campaign.but(read=(*campaign.read, Read(self.card, campaign.game)))


@dataclass(frozen=True, slots=True)
class RulesRead(Fact):
    """Rules were read aloud."""

    rules: tuple[str, ...]

    def change(self, campaign: Campaign) -> Campaign:
        """They are in force from now on."""
        by = campaign.read[-1].card if campaign.read else ""
        known = {rule for rule, _ in campaign.rules}
        new = tuple((rule, by) for rule in self.rules if rule not in known)
        return campaign.but(rules=(*campaign.rules, *new))


@dataclass(frozen=True, slots=True)
class StepOpened(Fact):
    """An end step exists from now on: punch, stamps or new-ground."""

    step: str

    def change(self, campaign: Campaign) -> Campaign:
        """Once."""
        return campaign.but(steps=tuple(dict.fromkeys((*campaign.steps, self.step))))


@dataclass(frozen=True, slots=True)
class DepotsDue(Fact):
    """In the set-up of this game each company places a depot (G.1)."""

    def change(self, campaign: Campaign) -> Campaign:
        """Remembered for those who join later (C-63)."""
        return campaign.but(depot_games=(*campaign.depot_games, campaign.game))


@dataclass(frozen=True, slots=True)
class StickerCame(Fact):
    """A rule sticker came into force."""

    letter: str
    until: int | None
    box: str | None

    def change(self, campaign: Campaign) -> Campaign:
        """From this game on; one that comes in the end steps, from the next."""
        since = campaign.game + (campaign.stage == "end")
        stuck = Stuck(self.letter, since, self.until, self.box)
        found = campaign.but(stickers=(*campaign.stickers, stuck))
        return came(found, self.letter)


@dataclass(frozen=True, slots=True)
class StickerLeft(Fact):
    """A rule sticker left, with what it remembered."""

    letter: str

    def change(self, campaign: Campaign) -> Campaign:
        """It is in force no more."""
        left = tuple(stuck for stuck in campaign.stickers if stuck.letter != self.letter)
        module = without(campaign.module, self.letter)
        return went(campaign.but(stickers=left, module=module), self.letter)


@dataclass(frozen=True, slots=True)
class EventCame(Fact):
    """An event joined the deck."""

    event: str
    boxes: int | None
    bound: str | None

    def change(self, campaign: Campaign) -> Campaign:
        """With all its boxes open."""
        card = Punched(self.boxes, bound=self.bound)
        found = campaign.but(events={**campaign.events, self.event: card})
        return came(found, self.event)


@dataclass(frozen=True, slots=True)
class EventPunched(Fact):
    """An event was turned up from the deck: a box is punched (C-14)."""

    event: str

    def change(self, campaign: Campaign) -> Campaign:
        """One box more."""
        card = campaign.events[self.event]
        punched = replace(card, punched=card.punched + 1)
        return campaign.but(events={**campaign.events, self.event: punched})


@dataclass(frozen=True, slots=True)
class EventRetired(Fact):
    """An event left for good: chosen, or full, or bound to a sticker that left (C-14, C-52)."""

    event: str

    def change(self, campaign: Campaign) -> Campaign:
        """Into the Dead Letter Office."""
        found = retire(campaign, "events", self.event)
        found = found.but(events=without(campaign.events, self.event))
        if not found.games:
            return found
        return of_last_game(found, retired=(*found.games[-1].retired, self.event))


@dataclass(frozen=True, slots=True)
class EmployeeCame(Fact):
    """Somebody asks for work at the hall."""

    employee: str
    boxes: int | None

    def change(self, campaign: Campaign) -> Campaign:
        """To be hired."""
        found = campaign.but(hall={**campaign.hall, self.employee: Punched(self.boxes)})
        return came(found, self.employee)


@dataclass(frozen=True, slots=True)
class Hired(Fact):
    """A company had an employee in this game, or none; a box is punched (A.2, A.3, C-14)."""

    company: int
    employee: str | None

    def change(self, campaign: Campaign) -> Campaign:
        """It may not be the same in its next game."""
        found = campaign.with_company(self.company, hired=self.employee)
        if self.employee is None or self.employee not in campaign.hall:
            return found
        card = campaign.hall[self.employee]
        punched = replace(card, punched=card.punched + 1)
        return found.but(hall={**campaign.hall, self.employee: punched})


@dataclass(frozen=True, slots=True)
class EmployeeRetired(Fact):
    """An employee whose last box was punched retired (C-57)."""

    employee: str

    def change(self, campaign: Campaign) -> Campaign:
        """Out of the hall."""
        found = retire(campaign, "employees", self.employee)
        return found.but(hall=without(campaign.hall, self.employee))


@dataclass(frozen=True, slots=True)
class PlatesOffered(Fact):
    """Plates for the reward cards lie open (W-02)."""

    plates: tuple[str, ...]

    def change(self, campaign: Campaign) -> Campaign:
        """To be taken."""
        found = campaign.but(plates=self.plates)
        for plate in self.plates:
            found = came(found, plate)
        return found


@dataclass(frozen=True, slots=True)
class PlateTaken(Fact):
    """A company took a plate for good."""

    plate: str
    company: int

    def change(self, campaign: Campaign) -> Campaign:
        """Onto its reward card."""
        left = tuple(plate for plate in campaign.plates if plate != self.plate)
        plates = (*campaign.companies[self.company].plates, self.plate)
        return campaign.but(plates=left).with_company(self.company, plates=plates)


@dataclass(frozen=True, slots=True)
class PlateRetired(Fact):
    """A plate that nobody took was retired (W-02)."""

    plate: str

    def change(self, campaign: Campaign) -> Campaign:
        """Into the Dead Letter Office."""
        left = tuple(plate for plate in campaign.plates if plate != self.plate)
        return retire(campaign.but(plates=left), "plates", self.plate)


@dataclass(frozen=True, slots=True)
class ChoiceMade(Fact):
    """A story choice was made, which gives a mark (C-59)."""

    choice: str
    mark: str
    company: int

    def change(self, campaign: Campaign) -> Campaign:
        """Marks are kept in their order: the last one breaks a tie."""
        marks = (*campaign.marks, Mark(self.choice, self.mark, self.company))
        found = campaign.but(marks=marks)
        return of_last_game(found, mark=self.mark) if found.games else found


@dataclass(frozen=True, slots=True)
class GiftPromised(Fact):
    """Something for the next game: for one company, for each (None), or for the first."""

    company: int | None
    first: bool
    dollars: int
    cards: int
    tickets: int

    def change(self, campaign: Campaign) -> Campaign:
        """Given when that game begins (C-23)."""
        gift = Promise(self.company, self.first, self.dollars, self.cards, self.tickets)
        return campaign.but(promises=(*campaign.promises, gift))


@dataclass(frozen=True, slots=True)
class FinaleFixed(Fact):
    """The marks were counted: the last game is of this kind (C-59)."""

    mark: str

    def change(self, campaign: Campaign) -> Campaign:
        """For good."""
        return campaign.but(finale=self.mark)
