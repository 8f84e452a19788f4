"""Reads an edition's folder: the board, the layout, and the picture drawn from them."""

import json
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any

from whistlestop.core.board import Board, City, Route, Ticket
from whistlestop.core.edition import Edition, Thing
from whistlestop.core.state import State
from whistlestop.core.view import View
from whistlestop.rules.effects import Effect, effects


def read(name: str, file: str) -> Any:
    """A JSON file of an edition's folder."""
    return json.loads((files("whistlestop.editions") / name / file).read_text("utf-8"))


def board(name: str, pieces: Collection[str] = ()) -> Board:
    """The board of an edition; of one made of pieces, those that are named or lie out at first."""
    data = read(name, "board.json")
    laid = {p["id"] for p in data.get("pieces", ()) if p["start"] or p["id"] in pieces} | {""}
    routes = [_route(r) for r in data["routes"]]
    cities = [
        City(c["id"], c["name"], c.get("traits", {}), c.get("piece", "")) for c in data["cities"]
    ]
    there = {city.id for city in cities if city.piece in laid}
    whole = [r for r in routes if laid.issuperset(r.needs) and there.issuperset(r.ends)]
    ends_here = {r.id: r for r in routes if r not in whole and there.intersection(r.ends)}
    tickets = [t for t in data["tickets"] if t.get("piece", "start") in (*laid, "start")]
    found = Board.of(
        (city for city in cities if city.id in there), whole, (_ticket(t) for t in tickets)
    )
    return replace(found, beyond=ends_here)


def _route(data: Mapping[str, Any]) -> Route:
    bed = {"bed": 1} if data["color"] is None else {}
    return Route(
        id=data["id"],
        ends=(data["from"], data["to"]),
        length=data["length"],
        colour=None if data["color"] == "gray" else data["color"],
        group=data.get("group"),
        traits={**data.get("traits", {}), **bed},
        needs=tuple(data.get("needs", ())),
    )


def _ticket(data: Mapping[str, Any]) -> Ticket:
    ends = (data["from"], data["to"])
    return Ticket(data["id"], ends, data["points"], data.get("deck", ""), data.get("postcard", ""))


def reasons(refused: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """For each reason for a refusal its rule, from what each rule refuses."""
    return {reason: rule for rule, reasons in refused.items() for reason in reasons}


def things(name: str) -> dict[str, Thing]:
    """What an edition's folder names: its travel steps and its events."""
    data = read(name, "things.json")
    named = [(t["kind"], t) for t in data["things"]] + [("event", e) for e in data["events"]]
    return {
        t["id"]: Thing(t["id"], kind, t["name"], t["text"], t.get("slot", 0)) for kind, t in named
    }


def headlines(name: str) -> tuple[Effect, ...]:
    """The rules of an edition's events, with the numbers its folder gives them."""
    known = effects()
    return tuple(
        known[e["effect"]](e["id"], **e["with"]) for e in read(name, "things.json")["events"]
    )


@cache
def layout(name: str) -> Mapping[str, Any]:
    """Where everything of an edition's board lies in its picture."""
    found: Mapping[str, Any] = read(name, "layout.json")
    return found


class Picture:
    """Draws boards with one kind of vehicle; the pen is fetched when it is first needed."""

    def __init__(self, vehicle: str) -> None:
        self.vehicle = vehicle

    def __call__(
        self, shown: State | View | Edition, lang: str = "en", theme: str = "light"
    ) -> str:
        """A whole SVG picture."""
        from whistlestop.editions.scene import picture

        return picture(shown, self.vehicle, lang, theme)
