"""Writes the prepared games of the tutorial: what the table shows before and after each action.

Run in the repository root: `.venv/bin/python web/src/pages/tutorial/make.py`. The client has no
rules, so the engine plays these games here, with luck that is written down, and what seat 0 may
see of them is kept beside this file.
"""

import json
from collections.abc import Sequence
from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import to_builtins

from whistlestop.core.chance import Scripted, Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.event import Event
from whistlestop.core.game import play, standings
from whistlestop.core.score import Standings
from whistlestop.core.state import State
from whistlestop.core.view import observe
from whistlestop.editions import edition as find_edition
from whistlestop.insight.ways import progress
from whistlestop.notation import event_to_json, parse_move, view_to_json
from whistlestop.notation.position import read_position
from whistlestop.server.insights import payments, tunnel, way

HERE = Path(__file__).parent
LEARNER = 0


class Act(NamedTuple):
    """A move of a seat, and the luck it meets."""

    seat: int
    move: str
    luck: Sequence[str] = ()


def rest(first: str, second: str) -> list[Act]:
    """The other player draws two cards from the deck."""
    return [Act(1, "draw", [first]), Act(1, "draw", [second])]


EUROPE: dict[str, Any] = {
    "turn": 0,
    "first": 0,
    "hands": [
        {"orange": 2, "yellow": 3, "green": 1, "blue": 1, "wild": 1},
        {"black": 5, "red": 2, "white": 1},
    ],
    "tickets": [["paris-wien"], ["berlin-bucuresti", "brest-marseille"]],
    "routes": {"paris-zurich": 0, "dieppe-paris": 0, "berlin-wien": 1, "brest-paris": 1},
    "row": ["orange", "white", "red", "blue", "green"],
}
EUROPE_ACTS = [
    [Act(0, "take orange", ["black"])],
    [Act(0, "draw", ["purple"]), Act(1, "claim edinburgh-london-2 black*4")],
    [Act(0, "claim munchen-wien orange*3"), *rest("red", "yellow")],
    [Act(0, "claim munchen-zurich yellow*2", ["yellow", "blue", "white"])],
    [Act(0, "pay yellow"), *rest("green", "purple")],
    [Act(0, "claim dieppe-london-1 green+wild"), *rest("white", "orange")],
    [Act(0, "tickets", ["edinburgh-paris", "athina-angora", "palermo-constantinople"])],
    [Act(0, "keep edinburgh-paris"), *rest("blue", "red")],
    [Act(0, "station london blue"), *rest("black", "green")],
]

NEW_YORK: dict[str, Any] = {
    "turn": 0,
    "first": 0,
    "hands": [{"blue": 1, "wild": 1, "black": 1}, {"blue": 2, "pink": 1}],
    "tickets": [["times_square-east_village"], ["lincoln_center-empire_state_building"]],
    "routes": {},
    "row": ["red", "green", "pink", "black", "green"],
}
NEW_YORK_ACTS = [
    [Act(0, "take red", ["orange"])],
    [Act(0, "draw", ["orange"]), Act(1, "claim lincoln_center-times_square-2 blue*2")],
    [Act(0, "claim times_square-empire_state_building-1 orange"), *rest("green", "black")],
    [Act(0, "claim empire_state_building-gramercy_park-1 red"), *rest("pink", "red")],
    [Act(0, "claim gramercy_park-east_village blue+wild"), *rest("green", "blue")],
    [Act(0, "tickets", ["gramercy_park-chinatown", "lower_east_side-wall_street"])],
    [Act(0, "keep gramercy_park-chinatown"), *rest("red", "pink")],
]

LEGENDS: dict[str, Any] = {
    "turn": 0,
    "first": 0,
    "company": ["blue", "red"],
    "hands": [{"green": 2, "green^pick": 1, "white": 1}, {"red": 3, "yellow": 1}],
    "tickets": [["boston-baltimore"], ["buffalo-charleston"]],
    "routes": {"boston-new_york-1": 0, "new_york-philadelphia-3": 0, "albany-buffalo": 1},
    "row": ["blue", "white^skull", "red", "yellow", "black"],
    "event_deck": ["EV-01", "EV-05", "EV-07"],
}
OFFERED = ["buffalo-baltimore", "mobile-boston", "chicago-atlanta"]
LEGENDS_ACTS = [
    [Act(0, "take blue", ["black^pick"])],
    [Act(0, "draw", ["newspaper", "wild"]), Act(1, "claim philadelphia-pittsburgh red*2", ["red"])],
    [Act(0, "claim baltimore-philadelphia-2 blue", ["white"]), *rest("red^pick", "yellow")],
    [
        Act(0, "claim buffalo-new_york green*2+green^pick", ["yellow"]),
        *rest("green", "black"),
    ],
    [Act(0, "tickets", OFFERED)],
    [Act(0, "keep buffalo-baltimore"), *rest("white^pick", "red^skull")],
]

USA: dict[str, Any] = {
    "turn": 0,
    "first": 0,
    "hands": [{"yellow": 2, "black": 4, "green": 3, "white": 1}, {"red": 3, "white": 2, "blue": 1}],
    "tickets": [["seattle-los_angeles"], ["denver-pittsburgh", "calgary-salt_lake_city"]],
    "routes": {
        "portland-seattle-1": 0,
        "portland-san_francisco-2": 0,
        "denver-omaha": 1,
        "chicago-pittsburgh-1": 1,
    },
    "row": ["yellow", "white", "red", "wild", "blue"],
}
USA_ACTS = [
    [Act(0, "take yellow", ["purple"])],
    [Act(0, "draw", ["black"]), Act(1, "claim denver-salt_lake_city-2 red*3")],
    [Act(0, "claim los_angeles-san_francisco-2 yellow*3"), *rest("orange", "blue")],
    [Act(0, "take wild", ["green"]), *rest("white", "purple")],
    [Act(0, "claim el_paso-los_angeles black*5+wild"), *rest("blue", "orange")],
    [Act(0, "tickets", ["portland-phoenix", "toronto-miami", "winnipeg-houston"])],
    [Act(0, "keep portland-phoenix"), *rest("yellow", "red")],
    [Act(0, "claim los_angeles-phoenix green*3"), *rest("white", "blue")],
]


def shown(state: State) -> dict[str, Any]:
    """What the learner sees. The moves are left out: the lesson says what is to be done."""
    turn = list(state.phases[-1].seats) if state.phases else []
    view = observe(state, LEARNER)
    return {
        "view": {**view_to_json(view), "moves": []},
        "ways": to_builtins([way(found) for found in progress(view, LEARNER)]),
        "turn": turn,
    }


def digging(state: State, act: Act, events: Sequence[Event]) -> dict[str, Any]:
    """Of an act that digs a tunnel: what it might have cost, and how it went."""
    before = observe(state, LEARNER)
    dug = tunnel(before, events)
    return {"dug": to_builtins(dug), "odds": payments(before, dug.route)} if dug else {}


def told(edition: Edition, events: Sequence[Event], number: int, act: Act, step: int) -> list[Any]:
    """The events of an act as the learner is told them."""
    return [
        {
            "number": number + i,
            "step": step,
            "seat": act.seat,
            "by": None,
            "event": event_to_json(edition, event.seen_by(LEARNER)),
        }
        for i, event in enumerate(events)
    ]


def plain(found: Standings) -> dict[str, Any]:
    """Standings as they go over the wire."""
    lines = [[asdict(line) for line in seat if is_dataclass(line)] for seat in found.lines]
    return {**found._asdict(), "lines": lines}


def lesson(name: str, position: dict[str, Any], script: list[list[Act]]) -> dict[str, Any]:
    """A prepared game: how it begins, and for each action of the learner all that follows."""
    edition = find_edition(name)
    luck = Seeded("tutorial")
    draws = [card for acts in script for act in acts for card in act.luck]
    cards = [card for card in draws if card in edition.pack.kinds]
    state = read_position(edition, 2, position, luck, cards)
    begin, actions, number, step = shown(state), [], 0, 0
    for acts in script:
        beats = []
        for act in acts:
            step += 1
            made = play(state, parse_move(edition, act.move), Scripted(act.luck, luck), act.seat)
            dug, state = digging(state, act, made.events), made.state
            events = told(edition, made.events, number, act, step)
            number += len(events)
            beats.append({"events": events, "next": number, **shown(state), **dug})
        actions.append({"move": acts[0].move, "beats": beats})
    return {"begin": begin, "actions": actions, "result": plain(standings(state))}


def main() -> None:
    """Write all the games."""
    for name, position, script in (
        ("europe", EUROPE, EUROPE_ACTS),
        ("legends", LEGENDS, LEGENDS_ACTS),
        ("new_york", NEW_YORK, NEW_YORK_ACTS),
        ("usa", USA, USA_ACTS),
    ):
        text = json.dumps(lesson(name, position, script), ensure_ascii=False, indent=None)
        (HERE / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
