"""Every reason for a refusal has a move that is refused for it: none is dead."""

from typing import Any, NamedTuple

import pytest

from whistlestop.core.game import why_not
from whistlestop.core.move import Move
from whistlestop.core.refusal import Refusal
from whistlestop.editions import edition
from whistlestop.notation import parse_move

from .tables import EMPTY, Trial


class Case(NamedTuple):
    """A move that is refused: the rule, the move, what was played before, and the position."""

    rule: str
    move: str
    before: tuple[str, ...] = ()
    position: dict[str, Any] = {}
    seat: int | None = None
    draws: str = ""


def hand(**cards: int) -> dict[str, Any]:
    """A position in which seat 0 holds these cards."""
    return {"hands": [cards, {}]}


FIRST = {
    "setup": True,
    "tickets": [["lisboa-danzig", "paris-wien", "essen-kyiv"], ["london-wien", "berlin-roma"]],
}
DECK = {"ticket_deck": ["paris-wien", "essen-kyiv", "london-wien", "kyiv-sochi"]}
TUNNEL = ("claim venezia-zurich green*2",)
FULL = {"stations": {"roma": 0, "wien": 0, "paris": 0}}
DONE = ("pass", "pass")

EUROPE = {
    "not-your-turn": Case("E-10", "draw", seat=1),
    "pass-not-needed": Case("E-10", "pass"),
    "not-in-edition": Case("E-10", ""),
    "game-over": Case("E-60", "draw", DONE, EMPTY, seat=0),
    "second-card-due": Case("E-11", "tickets", ("draw",)),
    "not-in-row": Case("E-11", "take red", position={"row": ["blue"]}),
    "wild-second": Case(
        "E-12", "take wild", ("draw",), {"row": ["wild", "blue", "blue", "red", "red"]}
    ),
    "no-cards": Case("E-16", "draw", position=EMPTY),
    "route-taken": Case(
        "E-22", "claim cadiz-lisboa blue*2", position={"routes": {"cadiz-lisboa": 1}}
    ),
    "twin-own": Case(
        "E-24", "claim budapest-wien-2 red", position={"routes": {"budapest-wien-1": 0}}
    ),
    "twin-closed": Case(
        "E-25", "claim budapest-wien-2 red", position={"routes": {"budapest-wien-1": 1}}
    ),
    "few-cars": Case("E-21", "claim cadiz-lisboa blue*2", position={"trains": [1, 45]}),
    "pay-count": Case("E-20", "claim cadiz-lisboa blue", position=hand(blue=2)),
    "pay-colour": Case("E-20", "claim cadiz-lisboa red*2", position=hand(red=2)),
    "pay-mixed": Case("E-20", "claim wien-zagrab red+blue", position=hand(red=1, blue=1)),
    "not-held": Case("E-20", "claim cadiz-lisboa blue*2", position=hand(blue=1)),
    "ferry-wilds": Case("E-27", "claim dieppe-london-1 red*2", position=hand(red=2)),
    "extra-count": Case("E-30", "pay green*2", TUNNEL, hand(green=4), draws="green red red"),
    "extra-colour": Case("E-30", "pay red", TUNNEL, hand(green=2, red=1), draws="green red red"),
    "not-held extra": Case("E-30", "pay green", TUNNEL, hand(green=2), draws="green red red"),
    "extra-wild-only": Case(
        "E-31",
        "pay green",
        ("claim venezia-zurich wild*2",),
        hand(green=2, wild=2),
        draws="wild red red",
    ),
    "tunnel-due": Case("E-32", "draw", TUNNEL, hand(green=2), draws="green red red"),
    "no-tunnel-due": Case("E-30", "pay green", position=hand(green=1)),
    "no-tickets": Case("E-40", "tickets", position={"ticket_deck": []}),
    "keep-few": Case("E-40", "keep", ("tickets",), DECK),
    "keep-few first": Case("E-06", "keep paris-wien", position=FIRST),
    "keep-not-offered": Case("E-40", "keep kyiv-sochi", ("tickets",), DECK),
    "keep-not-offered first": Case("E-06", "keep paris-wien london-wien", position=FIRST),
    "keep-due": Case("E-40", "draw", ("tickets",), DECK),
    "keep-due first": Case("E-06", "draw", position=FIRST),
    "already-kept": Case(
        "E-06", "keep paris-wien essen-kyiv", ("keep lisboa-danzig paris-wien",), FIRST, seat=0
    ),
    "no-keep-due": Case("E-41", "keep paris-wien", position={"tickets": [["paris-wien"], []]}),
    "station-there": Case("E-50", "station roma red", position={"stations": {"roma": 1}}),
    "no-station-left": Case("E-50", "station berlin red", position=FULL),
    "station-count": Case("E-51", "station berlin red*2", position=hand(red=2)),
    "pay-mixed station": Case(
        "E-51",
        "station berlin red+blue",
        position={**hand(red=1, blue=1), "stations": {"roma": 0}},
    ),
    "not-held station": Case("E-51", "station berlin red"),
}

CITY_FIRST = {
    "setup": True,
    "tickets": [["chelsea-brooklyn", "times_square-soho"], ["east_village-soho"]],
}
CITY_DECK = {"ticket_deck": ["chelsea-brooklyn", "times_square-soho", "east_village-soho"]}
CLAIM = "claim lincoln_center-midtown_west"
TWIN = "lincoln_center-times_square-1"

NEW_YORK = {
    "not-your-turn": Case("N-10", "draw", seat=1),
    "pass-not-needed": Case("N-10", "pass"),
    "not-in-edition": Case("N-43", "station chinatown red"),
    "game-over": Case("N-40", "draw", DONE, EMPTY, seat=0),
    "second-card-due": Case("N-11", "tickets", ("draw",)),
    "not-in-row": Case("N-11", "take red", position={"row": ["blue"]}),
    "wild-second": Case(
        "N-11", "take wild", ("draw",), {"row": ["wild", "blue", "blue", "red", "red"]}
    ),
    "no-cards": Case("N-12", "draw", position=EMPTY),
    "route-taken": Case(
        "N-20", f"{CLAIM} red*2", position={"routes": {"lincoln_center-midtown_west": 1}}
    ),
    "twin-own": Case(
        "N-22", "claim lincoln_center-times_square-2 blue*2", position={"routes": {TWIN: 0}}
    ),
    "twin-closed": Case(
        "N-22", "claim lincoln_center-times_square-2 blue*2", position={"routes": {TWIN: 1}}
    ),
    "few-cars": Case("N-21", f"{CLAIM} red*2", position={"trains": [1, 15]}),
    "pay-count": Case("N-20", f"{CLAIM} red", position=hand(red=2)),
    "pay-colour": Case("N-20", f"{CLAIM} blue*2", position=hand(blue=2)),
    "pay-mixed": Case("N-20", "claim soho-wall_street red+blue", position=hand(red=1, blue=1)),
    "not-held": Case("N-20", f"{CLAIM} red*2", position=hand(red=1)),
    "no-tickets": Case("N-30", "tickets", position={"ticket_deck": []}),
    "keep-few": Case("N-30", "keep", ("tickets",), CITY_DECK),
    "keep-few first": Case("N-04", "keep", position=CITY_FIRST),
    "keep-not-offered": Case("N-30", "keep east_village-soho", ("tickets",), CITY_DECK),
    "keep-not-offered first": Case("N-04", "keep east_village-soho", position=CITY_FIRST),
    "keep-due": Case("N-30", "draw", ("tickets",), CITY_DECK),
    "keep-due first": Case("N-04", "draw", position=CITY_FIRST),
    "already-kept": Case(
        "N-04", "keep chelsea-brooklyn", ("keep chelsea-brooklyn",), CITY_FIRST, seat=0
    ),
    "no-keep-due": Case("N-31", "keep chelsea-brooklyn"),
}

STATES_FIRST = {
    "setup": True,
    "tickets": [["boston-miami", "denver-el_paso", "seattle-new_york"], ["dallas-new_york"]],
}
STATES_DECK = {
    "ticket_deck": ["boston-miami", "denver-el_paso", "seattle-new_york", "dallas-new_york"]
}
COAST = "claim charleston-miami"

USA = {
    "not-your-turn": Case("U-10", "draw", seat=1),
    "pass-not-needed": Case("U-10", "pass"),
    "not-in-edition": Case("U-45", "station miami red"),
    "game-over": Case("U-40", "draw", DONE, EMPTY, seat=0),
    "second-card-due": Case("U-11", "tickets", ("draw",)),
    "not-in-row": Case("U-11", "take red", position={"row": ["blue"]}),
    "wild-second": Case(
        "U-12", "take wild", ("draw",), {"row": ["wild", "blue", "blue", "red", "red"]}
    ),
    "no-cards": Case("U-16", "draw", position=EMPTY),
    "route-taken": Case("U-22", f"{COAST} purple*4", position={"routes": {"charleston-miami": 1}}),
    "twin-own": Case(
        "U-24",
        "claim kansas_city-saint_louis-2 blue*2",
        position={"routes": {"kansas_city-saint_louis-1": 0}},
    ),
    "twin-closed": Case(
        "U-25",
        "claim kansas_city-saint_louis-2 blue*2",
        position={"routes": {"kansas_city-saint_louis-1": 1}},
    ),
    "few-cars": Case("U-21", f"{COAST} purple*4", position={"trains": [3, 45]}),
    "pay-count": Case("U-20", f"{COAST} purple*3", position=hand(purple=4)),
    "pay-colour": Case("U-20", f"{COAST} red*4", position=hand(red=4)),
    "pay-mixed": Case("U-20", "claim atlanta-charleston red+blue", position=hand(red=1, blue=1)),
    "not-held": Case("U-20", f"{COAST} purple*4", position=hand(purple=1)),
    "no-tickets": Case("U-30", "tickets", position={"ticket_deck": []}),
    "keep-few": Case("U-30", "keep", ("tickets",), STATES_DECK),
    "keep-few first": Case("U-06", "keep boston-miami", position=STATES_FIRST),
    "keep-not-offered": Case("U-30", "keep dallas-new_york", ("tickets",), STATES_DECK),
    "keep-not-offered first": Case(
        "U-06", "keep boston-miami dallas-new_york", position=STATES_FIRST
    ),
    "keep-due": Case("U-30", "draw", ("tickets",), STATES_DECK),
    "keep-due first": Case("U-06", "draw", position=STATES_FIRST),
    "already-kept": Case(
        "U-06",
        "keep boston-miami denver-el_paso",
        ("keep boston-miami denver-el_paso",),
        STATES_FIRST,
        seat=0,
    ),
    "no-keep-due": Case("U-31", "keep boston-miami"),
}

WEST_FIRST = {
    "setup": True,
    "tickets": [
        ["albany-bangor", "chicago-atlanta", "mobile-boston"],
        ["detroit-new_york", "quebec-savannah"],
    ],
}
WEST_DECK = {
    "ticket_deck": ["albany-bangor", "chicago-atlanta", "mobile-boston", "quebec-savannah"]
}
TRIP = "claim knoxville-lewisburg"
PRESSES = {"event_deck": ["EV-06"], "row": ["red", "blue"]}
SCARCE = {"row": ["red"], "deck": {"newspaper": 6, "white": 3}, "event_deck": []}

LEGENDS = {
    "not-your-turn": Case("L-20", "draw", seat=1),
    "pass-not-needed": Case("L-20", "pass"),
    "not-in-edition": Case("L-20", "station boston red"),
    "game-over": Case("L-50", "draw", DONE, EMPTY, seat=0),
    "answer-due": Case("L-27", "draw", ("draw",), PRESSES, draws="newspaper"),
    "second-card-due": Case("L-21", "tickets", ("take red",), {"row": ["red"]}),
    "not-in-row": Case("L-21", "take red", position={"row": ["blue"]}),
    "wild-second": Case(
        "L-22", "take wild", ("draw",), {"row": ["wild", "blue", "blue", "red", "red"]}
    ),
    "few-cards": Case("L-23", "draw", position={"deck": {"red": 5}, "discards": {"blue": 3}}),
    "no-cards": Case("L-23", "draw", ("take red",), SCARCE),
    "off-the-board": Case("L-32", "claim mobile-tampa red*4", position=hand(red=4)),
    "route-taken": Case("L-31", f"{TRIP} black*2", position={"routes": {TRIP.split()[1]: 1}}),
    "twin-own": Case(
        "L-33", "claim buffalo-montreal-2 blue*2", position={"routes": {"buffalo-montreal-1": 0}}
    ),
    "twin-closed": Case(
        "L-33", "claim buffalo-montreal-2 blue*2", position={"routes": {"buffalo-montreal-1": 1}}
    ),
    "few-cars": Case("L-31", f"{TRIP} black*2", position={"trains": [1, 20]}),
    "pay-count": Case("L-30", f"{TRIP} black", position=hand(black=2)),
    "pay-colour": Case("L-30", f"{TRIP} blue*2", position=hand(blue=2)),
    "pay-mixed": Case("L-30", "claim cincinnati-lewisburg red+blue", position=hand(red=1, blue=1)),
    "not-held": Case("L-30", f"{TRIP} black*2", position=hand(black=1)),
    "no-such-action": Case("C-15", "excursion red*2", position=hand(red=2)),
    "action-used": Case(
        "C-15",
        "excursion red*2",
        ("excursion red*2", "draw", "draw"),
        {**hand(red=4), "event": "EV-04", "row": ["blue"] * 5},
        draws="white white",
    ),
    "no-tickets": Case("L-40", "tickets", position={"ticket_deck": []}),
    "keep-few": Case("L-40", "keep", ("tickets",), WEST_DECK),
    "keep-few first": Case("L-11", "keep albany-bangor", position=WEST_FIRST),
    "keep-not-offered": Case("L-40", "keep quebec-savannah", ("tickets",), WEST_DECK),
    "keep-not-offered first": Case("L-11", "keep albany-bangor quebec-savannah", (), WEST_FIRST),
    "keep-due": Case("L-40", "draw", ("tickets",), WEST_DECK),
    "keep-due first": Case("L-11", "draw", position=WEST_FIRST),
    "already-kept": Case(
        "L-11",
        "keep albany-bangor mobile-boston",
        ("keep albany-bangor mobile-boston",),
        WEST_FIRST,
        seat=0,
    ),
    "no-keep-due": Case("L-40", "keep albany-bangor"),
}

CASES = {"europe": EUROPE, "new_york": NEW_YORK, "legends": LEGENDS, "usa": USA}
REASONS = [(name, key) for name in CASES for key in edition(name).reasons]


def refuse(name: str, case: Case) -> Refusal | None:
    """What is said about the case's move. Without words it is a move that no edition has."""
    trial = Trial(name, draws=case.draws, **case.position).play(*case.before)
    move = parse_move(trial.edition, case.move) if case.move else Move()
    return why_not(trial.state, move, case.seat)


@pytest.mark.parametrize(("name", "key"), REASONS)
def test_the_reason_can_be_met(name: str, key: str) -> None:
    case = CASES[name][key]
    refusal = refuse(name, case)
    assert refusal is not None
    special = f"{refusal.reason.key} {refusal.reason.about}"
    met = special if special in edition(name).reasons else refusal.reason.key
    assert (met, refusal.rule) == (key, case.rule)


@pytest.mark.parametrize("name", CASES)
def test_no_case_is_left_over(name: str) -> None:
    assert CASES[name].keys() <= edition(name).reasons.keys()
