"""Campaign games to try rules at: an edition from a recipe, and a position in it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tests.rulebook.tables import Trial
from whistlestop.campaign.chapter.chapter import Chapter, chapter
from whistlestop.campaign.chapter.recipe import Held, Recipe
from whistlestop.campaign.content.pack import find_pack
from whistlestop.core.chance import Scripted, Seeded
from whistlestop.core.edition import Edition, Thing
from whistlestop.core.event import Event
from whistlestop.core.game import legal, new_game
from whistlestop.core.rule import Rule
from whistlestop.core.state import State
from whistlestop.notation import format_move, read_position
from whistlestop.rules.effects import Effect
from whistlestop.rules.money import Coins
from whistlestop.rules.turns import GameEnded, Turn

PACK = "lantern_line"
COLOURS = ("black", "blue", "green", "yellow", "red")
FIRST = ("EV-01", "EV-02", "EV-03", "EV-04", "EV-05", "EV-06", "EV-07")
EVENTS = (*FIRST, "EV-08", "EV-09", "EV-10", "EV-11")
HALL = tuple(f"EM-0{n}" for n in range(1, 9))
ROW = ["red", "blue", "green", "white", "black"]
CARDS = ("001", *(str(n) for n in range(101, 113)))


def recipe(seats: int = 2, **changes: Any) -> Recipe:
    """A plain game of the third year: no sticker, the first events, nobody in the hall."""
    atlas = find_pack(PACK).atlas
    plain: dict[str, Any] = {
        "pack": PACK,
        "game": 3,
        "companies": COLOURS[:seats],
        "standing": tuple(range(seats)),
        "first": 0,
        "cars": 24,
        "coins": (5,) * seats,
        "hands": (4,) * seats,
        "deals": (4,) * seats,
        "reward": 2,
        "pieces": atlas.start,
        "colours": {},
        "large": (),
        "tickets": atlas.tickets_of(()),
        "events": FIRST,
        "hall": (),
        "last_hired": (None,) * seats,
        "stickers": (),
        "depot_game": False,
        "depots": {},
        "postcards": ((),) * seats,
        "prizes": (),
        "plates": ((),) * seats,
        "absent": (),
        "module": {},
    }
    return Recipe(**{**plain, **changes})


def hiring(seats: int = 2, **changes: Any) -> Recipe:
    """A game with the hiring hall."""
    return recipe(seats, **{"stickers": ("A",), "hall": HALL, **changes})


def mail(*held: Sequence[str], used: int = 0) -> Recipe:
    """A game with postcards, a list for each seat."""
    cards = tuple(tuple(Held(no, used) for no in row) for row in held)
    return recipe(len(held), postcards=cards)


def with_rules(found: Chapter, *rules: Rule) -> Chapter:
    """A chapter with more rules, and what they name."""
    reasons, things = dict(found.reasons), dict(found.things)
    for rule in rules:
        if isinstance(rule, Effect):
            reasons |= rule.reasons
            for name in (rule.id, *rule.reasons.values()):
                text = dict.fromkeys(("en", "zh-Hans", "zh-Hant"), f"The text of {name}.")
                things.setdefault(name, Thing(name, "sticker", text, text))
    return replace(found, rules=(*found.rules, *rules), reasons=reasons, things=things)


class CampaignTrial(Trial):
    """A campaign game from a position on, with luck by the book; or from its set-up on."""

    edition: Edition

    def __init__(
        self, found: Recipe | Chapter, draws: str = "", *, fresh: bool = False, **position: Any
    ) -> None:
        made = chapter(found) if isinstance(found, Recipe) else found
        script = draws.split()
        self.edition = made
        self.chance = Scripted(script, Seeded("trial"))
        seats = made.recipe.seats
        self.events: tuple[Event, ...] = ()
        if fresh:
            self.state, self.events = new_game(made, seats, self.chance, made.recipe.first)
        else:
            self.state = read_position(made, seats, position, Seeded("position"), script)

    def begin(self) -> "CampaignTrial":
        """Go through set-up, everybody with the first move there is, up to the first turn."""
        while not isinstance(self.state.phases[0], Turn):
            seat = self.state.phases[-1].seats[0]
            self.play(format_move(legal(self.state, seat)[-1]), seat=seat)
        return self

    @property
    def coins(self) -> list[int]:
        """Everybody's money."""
        return list(self.state.part(Coins).held)

    def seen(self, kind: type[Event]) -> list[Event]:
        """The events of a kind that the last move led to."""
        return [event for event in self.events if type(event) is kind]

    def over(self) -> State:
        """The state as it is when the game ends now."""
        return GameEnded().apply(self.state)

    def lasting(self, key: str) -> Any:
        """What of the game would last, as the first rule tells that knows it."""
        found = [rule.lasting(self.over()) for rule in self.edition.rules]
        return next(told[key] for told in found if key in told)


def working(person: str, draws: str = "", **position: Any) -> CampaignTrial:
    """A game in which seat 0 has hired somebody and seat 1 nobody."""
    return CampaignTrial(hiring(2, events=EVENTS), draws, staff=[person, None], **position)


def held(no: str, draws: str = "", **position: Any) -> CampaignTrial:
    """A game in which seat 0 holds that postcard."""
    return CampaignTrial(mail((no,), ()), draws, **position)


def fate(trial: CampaignTrial, seat: int = 0) -> list[dict[str, Any]]:
    """What would last of a seat's cards."""
    found: list[dict[str, Any]] = trial.lasting("postcards")[seat]
    return found
