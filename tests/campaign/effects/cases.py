"""Moves that are refused: those that the story's stickers, events, people and plates refuse."""

from typing import Any, NamedTuple

from tests.campaign.effects.story import LAST, late, stuck
from tests.campaign.effects.tables import ROW, hiring
from whistlestop.campaign.chapter.chapter import Chapter
from whistlestop.campaign.chapter.recipe import Recipe


class Case(NamedTuple):
    """A move that is refused: the rule, the game, what was played before, and the position."""

    rule: str
    move: str
    found: Recipe | Chapter
    before: tuple[str, ...] = ()
    draws: str = ""
    position: dict[str, Any] | None = None
    """None: from the set-up on."""


DREW = ("draw", "draw")
NOTE = {"hands": [{"white": 1}, {}]}
NOTED = ("claim charleston-charlotte white",)
PLEDGE = {"hands": [{"green": 1}, {}]}
BOSTON = ("claim albany-boston green",)
HANDS = stuck("E", finale="hands")
ENDING = {"turn": 1, "turns_left": 1, "row": ROW, "money": [3, 5]}
FULL = {"hands": [{"red": 5, "blue": 5, "wild": 1}, {}], "row": ROW, "event_deck": ["EV-16"]}
TICKET = {"row": ROW, "event_deck": ["EV-18"]}
PLATE = late(plates=(("PL-08",), ()))
BLACK = {"hands": [{"black": 2}, {}], "row": ROW}
PICK = ("claim knoxville-lewisburg black*2",)


def news(event: str) -> Recipe:
    return late(2, events=("EV-01", event))


STORY = {
    "extra-turn-due": Case("D.2", "draw", stuck("D"), DREW, position={}),
    "no-extra-turn-due": Case("EM-18", "again", hiring(2, game=LAST, hall=("EM-18",)), position={}),
    "note-due": Case("P.1", "draw", stuck("P"), NOTED, position=NOTE),
    "no-note-due": Case("P.1", "note", stuck("P"), position=NOTE),
    "pledge-due": Case("Q.3", "draw", stuck("Q"), BOSTON, position=PLEDGE),
    "no-pledge-due": Case("Q.3", "pledge boston", stuck("Q"), position=PLEDGE),
    "pledge-elsewhere": Case("Q.3", "pledge pittsburgh", stuck("Q"), BOSTON, position=PLEDGE),
    "partner-due": Case("E.3", "draw", HANDS, DREW, position=ENDING),
    "no-partner-due": Case("E", "partner blue", HANDS, position=ENDING),
    "partner-absent": Case("E.3", "partner red", HANDS, DREW, position=ENDING),
    "partner-self": Case("E.3", "partner black", HANDS, DREW, position=ENDING),
    "discard-due": Case("EV-16", "draw", news("EV-16"), ("draw",), "newspaper white", FULL),
    "no-discard-due": Case("EV-16", "discard red", news("EV-16"), position=FULL),
    "discard-not-held": Case(
        "EV-16", "discard green", news("EV-16"), ("draw",), "newspaper white", FULL
    ),
    "top-ticket-due": Case("EV-18", "draw", news("EV-18"), ("draw",), "newspaper red", TICKET),
    "no-top-ticket": Case("EV-18", "under", news("EV-18"), position=TICKET),
    "pick-due": Case("PL-08", "draw", PLATE, PICK, "red blue", BLACK),
    "nothing-to-pick": Case("PL-08", "pick red", PLATE, position=BLACK),
    "not-turned-up": Case("PL-08", "pick white", PLATE, PICK, "red blue", BLACK),
}
"""Each reason with a move that is refused for it."""
