"""What is kept of a simulated campaign: plain numbers, one line of JSON."""

from dataclasses import asdict, dataclass, field
from typing import Any

from whistlestop.core.errors import CannotRead

Money = dict[str, list[int]]
"""By the id of what moved it: how often, and how many dollars in all (minus: paid)."""


@dataclass(frozen=True)
class Game:
    """One game; lists are by company, in the order in which the campaign names them."""

    game: int
    first: int
    """The company that began."""
    slips: list[int]
    places: list[int | None]
    """None: it did not play."""
    turns: list[int]
    cars: list[int]
    """Cars left."""
    kept: list[int]
    """Tickets held at the end."""
    completed: list[int]
    lines: list[dict[str, int]]
    """The lines of each slip."""
    ended: str
    """cars, dead (C-40) or guard (C-41)."""
    deck: int
    """Events that could be turned up."""
    newspapers: int
    events: list[str]
    """Events turned up from the deck, in order."""
    hired: list[str | None]
    bank: list[int]
    """The Patient Bank (C-23)."""
    money: list[Money]
    """What moved during the game."""
    stickers: list[str]
    boxes: list[str]
    routes: dict[str, int]
    """Routes travelled on each frontier."""
    tickets: dict[str, int]
    """Tickets completed of each piece of the board."""


@dataclass(frozen=True)
class Summary:
    """One campaign."""

    number: int
    colours: list[str]
    games: list[Game]
    final: list[dict[str, int]]
    """By company: slips, postcards, souvenirs, book, total, place (C-70)."""
    plates: list[list[str]]
    stamps: list[int]
    drawn: dict[str, list[int]]
    """Postcards drawn: company and game."""
    vault: dict[str, list[int]]
    """Postcards fulfilled, or prizes won: company and game."""
    rails: dict[str, int]
    """Track stickers laid, by colour."""
    marks: list[str]
    finale: str | None
    absence: dict[str, int] | None = field(default=None)
    """The same campaign with one company absent once: company, game, with, without (places)."""

    @property
    def companies(self) -> range:
        """The companies, by number."""
        return range(len(self.colours))

    @property
    def winners(self) -> list[int]:
        """Who won the campaign; several if it is shared (C-71)."""
        return [company for company in self.companies if self.final[company]["place"] == 1]

    def share(self, company: int) -> float:
        """The share of the victory."""
        return 1 / len(self.winners) if company in self.winners else 0.0

    def totals(self, games: int) -> list[int]:
        """Campaign totals after so many games."""
        played = self.games[:games]
        return [sum(game.slips[company] for game in played) for company in self.companies]

    def standing(self, games: int) -> list[int]:
        """Lowest total first; ties: lower place in the last game first (C-08)."""
        totals, places = self.totals(games), self.games[games - 1].places
        return sorted(self.companies, key=lambda c: (totals[c], -(places[c] or 99), c))


def to_json(summary: Summary) -> dict[str, Any]:
    """A summary as plain JSON."""
    return asdict(summary)


def from_json(data: Any) -> Summary:
    """The summary again."""
    try:
        games = [Game(**game) for game in data["games"]]
        return Summary(**{**data, "games": games})
    except (TypeError, KeyError, AttributeError):
        raise CannotRead("is not the summary of a campaign") from None


def add(money: Money, why: str, amount: int) -> None:
    """Money moved once more for that reason; `EV-01` and `G` rather than `G.2`."""
    row = money.setdefault(why.partition(".")[0], [0, 0])
    row[0] += 1
    row[1] += amount
