"""A refusal carries the facts that its sentence needs: the right ones, under the right names."""

from typing import Any

import pytest

from tests.rulebook.test_refusals import CASES, refuse
from whistlestop.core.cards import Payment

ROUTE, TWIN = "cadiz-lisboa", "budapest-wien-2"
TRIP = "knoxville-lewisburg"
WEST, SQUARE = "lincoln_center-midtown_west", "lincoln_center-times_square-2"
COAST = "charleston-miami"

FACTS: dict[str, dict[str, dict[str, Any]]] = {
    "europe": {
        "not-your-turn": {"player": 0},
        "not-in-row": {"colour": "red"},
        "route-taken": {"route": ROUTE, "player": 1},
        "twin-own": {"route": TWIN},
        "twin-closed": {"route": TWIN},
        "few-cars": {"need": 2, "have": 1},
        "pay-count": {"need": 2, "given": 1},
        "pay-colour": {"colour": "blue"},
        "not-held": {"payment": Payment(("blue", "blue"), "blue")},
        "ferry-wilds": {"need": 1, "given": 0},
        "extra-count": {"need": 1, "given": 2},
        "extra-colour": {"colour": "green"},
        "not-held extra": {"payment": Payment(("green",), "green")},
        "keep-few": {"least": 1},
        "keep-few first": {"least": 2},
        "keep-not-offered": {"ticket": "kyiv-sochi"},
        "keep-not-offered first": {"ticket": "london-wien"},
        "station-there": {"city": "roma", "player": 1},
        "station-count": {"need": 1, "given": 2},
        "not-held station": {"payment": Payment(("red",), "red")},
    },
    "new_york": {
        "not-your-turn": {"player": 0},
        "not-in-row": {"colour": "red"},
        "route-taken": {"route": WEST, "player": 1},
        "twin-own": {"route": SQUARE},
        "twin-closed": {"route": SQUARE},
        "few-cars": {"need": 2, "have": 1},
        "pay-count": {"need": 2, "given": 1},
        "pay-colour": {"colour": "red"},
        "not-held": {"payment": Payment(("red", "red"), "red")},
        "keep-few": {"least": 1},
        "keep-few first": {"least": 1},
        "keep-not-offered": {"ticket": "east_village-soho"},
        "keep-not-offered first": {"ticket": "east_village-soho"},
    },
    "usa": {
        "not-your-turn": {"player": 0},
        "not-in-row": {"colour": "red"},
        "route-taken": {"route": COAST, "player": 1},
        "twin-own": {"route": "kansas_city-saint_louis-2"},
        "twin-closed": {"route": "kansas_city-saint_louis-2"},
        "few-cars": {"need": 4, "have": 3},
        "pay-count": {"need": 4, "given": 3},
        "pay-colour": {"colour": "purple"},
        "not-held": {"payment": Payment(("purple",) * 4, "purple")},
        "keep-few": {"least": 1},
        "keep-few first": {"least": 2},
        "keep-not-offered": {"ticket": "dallas-new_york"},
        "keep-not-offered first": {"ticket": "dallas-new_york"},
    },
    "legends": {
        "not-your-turn": {"player": 0},
        "not-in-row": {"colour": "red"},
        "few-cards": {"left": 8, "reserve": 8},
        "off-the-board": {"route": "mobile-tampa"},
        "route-taken": {"route": TRIP, "player": 1},
        "twin-own": {"route": "buffalo-montreal-2"},
        "twin-closed": {"route": "buffalo-montreal-2"},
        "few-cars": {"need": 2, "have": 1},
        "pay-count": {"need": 2, "given": 1},
        "pay-colour": {"colour": "black"},
        "not-held": {"payment": Payment(("black", "black"), "black")},
        "keep-few": {"least": 1},
        "keep-few first": {"least": 2},
        "keep-not-offered": {"ticket": "quebec-savannah"},
        "keep-not-offered first": {"ticket": "quebec-savannah"},
    },
}


@pytest.mark.parametrize(("name", "key"), [(name, key) for name in CASES for key in CASES[name]])
def test_the_facts_of_a_refusal(name: str, key: str) -> None:
    refusal = refuse(name, CASES[name][key])
    assert refusal is not None
    assert dict(refusal.reason.facts) == FACTS[name].get(key, {})
