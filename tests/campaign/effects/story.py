"""Games with what the later chapters of the story bring."""

from typing import Any

from tests.campaign.effects.tables import EVENTS as ALL_EVENTS
from tests.campaign.effects.tables import HALL, PACK, CampaignTrial, hiring, recipe
from whistlestop.campaign.chapter.chapter import Chapter, chapter
from whistlestop.campaign.chapter.recipe import Recipe
from whistlestop.campaign.content.pack import find_pack

LAST = 12
"""A game by which all chapters have been read."""


def pieces(*frontiers: str) -> tuple[str, ...]:
    """The start board and some frontiers; all of them if none is named."""
    atlas = find_pack(PACK).atlas
    return (*atlas.start, *(frontiers or (p for p in atlas.pieces if p not in atlas.start)))


def late(seats: int = 2, **changes: Any) -> Recipe:
    """A late game: plain, but for what is asked for."""
    return recipe(seats, **{"game": LAST, "totals": tuple(range(seats)), **changes})


def stuck(letter: str, seats: int = 2, **changes: Any) -> Recipe:
    """A late game with that sticker."""
    return late(seats, **{"stickers": (letter,), **changes})


def current(event: str, draws: str = "", *, seats: int = 2, **position: Any) -> CampaignTrial:
    """A late game in which that event is the current one."""
    return CampaignTrial(late(seats, events=(event,)), draws, event=event, **position)


def struck(event: str, draws: str = "red", *, seats: int = 2, **position: Any) -> CampaignTrial:
    """A late game in which the first seat draws a newspaper, and that event is turned up."""
    found = position.pop("found", late(seats, events=("EV-01", event)))
    trial = CampaignTrial(found, f"newspaper {draws}", event_deck=[event], **position)
    return trial.play("draw")


def employed(person: str, draws: str = "", **position: Any) -> CampaignTrial:
    """A late game in which seat 0 has hired somebody and seat 1 nobody."""
    changes = position.pop("changes", {})
    found = hiring(2, game=LAST, hall=(person, "EM-01"), **changes)
    return CampaignTrial(found, draws, staff=[person, None], **position)


STICKERS = ("C", "D", "P", "Q", "R", "S", "T", "U", "V")
EVENTS = tuple(f"EV-{n}" for n in range(12, 21))
PEOPLE = ("EM-17", "EM-18")
PLATES = tuple(f"PL-{n:02}" for n in range(1, 11))
FINALES = ("lantern", "hands", "ledger")


def whole_story(seats: int, finale: str, **changes: Any) -> Chapter:
    """All that the story brings at once, on a board with some new ground."""
    found = hiring(
        seats,
        **{
            "game": LAST,
            "stickers": tuple("ABCDEFGPQRSTUV"),
            "events": (*ALL_EVENTS, *EVENTS),
            "hall": (*HALL, *PEOPLE),
            "plates": tuple(PLATES[seat::seats] for seat in range(seats)),
            "pieces": pieces("florida", "great_plains"),
            "totals": tuple(range(seats)),
            "finale": finale,
            "stamps": (3,) * seats,
            **changes,
        },
    )
    return chapter(found)


def each_alone() -> dict[str, Chapter]:
    """Each thing that the story brings, by itself."""
    found = {letter: chapter(stuck(letter, 3)) for letter in STICKERS}
    found |= {
        f"E {finale}": chapter(stuck("E", 3, finale=finale, pieces=pieces("florida")))
        for finale in FINALES
    }
    ground = pieces("florida")
    found |= {
        new: chapter(late(3, events=("EV-01", "EV-03", new), pieces=ground)) for new in EVENTS
    }
    found |= {person: chapter(hiring(2, game=LAST, hall=(person, "EM-01"))) for person in PEOPLE}
    found |= {plate: chapter(late(2, plates=((plate,), ()))) for plate in PLATES}
    return found
