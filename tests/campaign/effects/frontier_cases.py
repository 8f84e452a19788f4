"""Moves that are refused: those that the frontier boxes, their events and people refuse."""

from typing import Any

from tests.campaign.effects.cases import Case
from tests.campaign.effects.frontier import frontier
from tests.campaign.effects.tables import ROW
from whistlestop.campaign.chapter.recipe import Recipe

H, I, J, K, L, M, N, O = (frontier(2, letter) for letter in "HIJKLMNO")  # noqa: E741
RED: dict[str, Any] = {"hands": [{"red": 2, "wild": 1}, {}], "row": ROW}
CRATES = {**RED, "crates": {"at": {"tampa": ["lime", "lemon"]}}}
LOADING = ("claim jacksonville-tampa red",)
DELIVERY = {
    "hands": [{"green": 1}, {}],
    "routes": {"jacksonville-mobile": 0},
    "crates": {"held": [["lime"], []]},
}
DELIVERING = ("claim mobile-new_orleans-1 green",)
SETTLING = ("claim davenport-omaha red",)
GANG = {**RED, "gang": {"city": "dallas", "loot": 4}}
BLUE = {"hands": [{"red": 2, "wild": 1, "blue": 1}, {}]}
MEETING = ("claim dallas-oklahoma_city-1 red*2",)
BOND = ("claim charleston-savannah-1 red",)
NIGHT = {"hands": [{"green": 2, "red": 2}, {}], "money": [0, 5], "row": ROW}
COLD = ("claim charleston-norfolk-1 green*2 by night",)
VEIN = {"hands": [{"red": 1, "red^pick": 1}, {}], "row": ROW}
PEEKING = ("claim chihuahua-el_paso red+red^pick",)
STAKING = ("claim chihuahua-el_paso red*2",)
BRIDGE = ("claim baja-nuevos_angeles-1 red",)
SHOCK = {
    "hands": [{"red": 1}, {}],
    "bridges": {"plates": {"baja-nuevos_angeles-1": "black"}},
    "row": ROW,
}
PAPER = ("draw",)


def news(event: str, letter: str = "") -> Recipe:
    return frontier(2, letter, events=("EV-01", event))


def struck(event: str, **more: Any) -> dict[str, Any]:
    return {**RED, "event_deck": [event, "EV-01"], **more}


FROST = struck("EV-21", crates={"held": [["lime", "lemon"], []]})
SHOWN = struck("EV-33", veins={"shown": ["el_paso"]})
HIRED = frontier(2, "A", hall=("EM-13", "EM-01"))
FRONTIER = {
    "crates-due": Case("H.2", "draw", H, LOADING, position=CRATES),
    "no-crates-due": Case("H.2", "load lime tampa", H, position=CRATES),
    "no-such-crate": Case("H.2", "load orange tampa", H, LOADING, position=CRATES),
    "delivery-due": Case("H.3", "draw", H, DELIVERING, position=DELIVERY),
    "no-delivery-due": Case("H.3", "deliver", H, position=DELIVERY),
    "drop-due": Case("EV-21", "draw", news("EV-21", "H"), PAPER, "newspaper red", FROST),
    "no-drop-due": Case("EV-21", "drop lime", news("EV-21", "H"), position=FROST),
    "no-such-crate-held": Case(
        "EV-21", "drop orange", news("EV-21", "H"), PAPER, "newspaper red", FROST
    ),
    "settler-due": Case("I.1", "draw", I, SETTLING, position=RED),
    "no-settler-due": Case("I.1", "settle omaha", I, position=RED),
    "no-settler-there": Case("I.1", "settle fargo", I, SETTLING, position=RED),
    "gang-here": Case("J.3", "draw", J, MEETING, position=GANG),
    "no-gang-here": Case("J.3", "yield", J, position=GANG),
    "stand-wild": Case(
        "J.3",
        "stand blue",
        J,
        MEETING,
        position={**GANG, "hands": [{"red": 2, "wild": 1, "blue": 1}, {}]},
    ),
    "gang-due": Case("J.2", "draw", J, (*MEETING, "yield"), position=GANG),
    "no-gang-due": Case("J.2", "gang houston", J, position=GANG),
    "gang-far": Case("J.2", "gang boston", J, (*MEETING, "yield"), position=GANG),
    "bond-due": Case("K.1", "draw", K, BOND, position=RED),
    "no-bond-due": Case("K.1", "bond red", K, position=RED),
    "other-bond": Case("K.1", "bond blue", K, BOND, position=RED),
    "lose-due": Case("L.2", "draw", L, COLD, "cold", NIGHT),
    "nothing-to-lose": Case("L.2", "lose red", L, position=NIGHT),
    "peek-due": Case("M.2", "draw", M, PEEKING, position=VEIN),
    "no-peek-due": Case("M.2", "peek el_paso", M, position=VEIN),
    "no-vein-there": Case("M.2", "peek boston", M, PEEKING, position=VEIN),
    "stake-due": Case("M.3", "draw", M, STAKING, position=RED),
    "no-stake-due": Case("M.3", "stake el_paso", M, position=RED),
    "no-stake-there": Case("M.3", "stake monterrey", M, STAKING, position=RED),
    "show-due": Case("EV-33", "draw", news("EV-33", "M"), PAPER, "newspaper red", SHOWN),
    "no-show-due": Case("EV-33", "show el_paso", news("EV-33", "M"), position=SHOWN),
    "no-vein-to-show": Case(
        "EV-33", "show el_paso", news("EV-33", "M"), PAPER, "newspaper red", SHOWN
    ),
    "bridge-due": Case("N.1", "draw", N, BRIDGE, position=RED),
    "no-bridge-due": Case("N.1", "timber", N, position=RED),
    "save-due": Case(
        "EV-35",
        "draw",
        news("EV-35", "N"),
        PAPER,
        "newspaper baja blue",
        {**SHOCK, "event_deck": ["EV-35", "EV-01"]},
    ),
    "no-plate-shakes": Case("EV-35", "save red", news("EV-35", "N"), position=SHOCK),
    "pay-symbol": Case("O.1", "claim helena-spokane-1 red*2", O, position=RED),
    "pay-joker": Case(
        "EM-13",
        "claim albany-montreal red with EM-13",
        HIRED,
        position={**RED, "staff": ["EM-13", None]},
    ),
    "powder-short": Case(
        "EV-40",
        "claim helena-spokane-1 red+red^pick",
        news("EV-40", "O"),
        position={**VEIN, "event": "EV-40"},
    ),
    "elevator-colours": Case(
        "EV-25", "elevator red*2+wild", news("EV-25"), position={**RED, "event": "EV-25"}
    ),
    "few-coins": Case(
        "EV-37", "steamer", news("EV-37"), position={"event": "EV-37", "money": [2, 5]}
    ),
}
"""Each reason with a move that is refused for it."""
