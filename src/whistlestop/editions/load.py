"""Reads an edition's folder: the board, the layout, and the picture drawn from them."""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from whistlestop.core.board import Board, City, Route, Ticket
from whistlestop.core.edition import Edition
from whistlestop.core.state import State
from whistlestop.core.view import View


def read(name: str, file: str) -> Any:
    """A JSON file of an edition's folder."""
    return json.loads((files("whistlestop.editions") / name / file).read_text("utf-8"))


def board(name: str) -> Board:
    """The board of an edition."""
    data = read(name, "board.json")
    return Board.of(
        (City(c["id"], c["name"], c.get("traits", {})) for c in data["cities"]),
        (
            Route(
                id=r["id"],
                ends=(r["from"], r["to"]),
                length=r["length"],
                colour=None if r["color"] == "gray" else r["color"],
                group=r.get("group"),
                traits=r.get("traits", {}),
            )
            for r in data["routes"]
        ),
        (
            Ticket(t["id"], (t["from"], t["to"]), t["points"], t.get("deck", ""))
            for t in data["tickets"]
        ),
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
