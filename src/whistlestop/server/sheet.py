"""The sheet a board is drawn on: where that lies which is on the table, and nothing else."""

from collections.abc import Mapping
from typing import Any

from msgspec import convert

from whistlestop.core.board import Board
from whistlestop.core.edition import Edition
from whistlestop.editions.load import layout, read
from whistlestop.server.wire import CityPlace, ExitPlace, Ground, Layout, Plate, RoutePlace


def sheet(edition: Edition) -> Layout:
    """The layout of the open board: of closed pieces only their ground and their name (L-32)."""
    board, whole = edition.board, layout(edition.id)
    places: Mapping[str, Any] = whole["routes"]
    return Layout(
        width=whole["width"],
        height=whole["height"],
        city_radius=whole["city_radius"],
        label_size=whole["label_size"],
        cities={city: convert(whole["cities"][city], CityPlace) for city in board.cities},
        routes={route: convert(places[route], RoutePlace) for route in board.routes},
        exits=_exits(edition.id, board, whole.get("exits", {})),
        closed=_grounds(edition.id, board, whole.get("pieces", {}), laid=False),
        opened=_grounds(edition.id, board, whole.get("pieces", {}), laid=True),
    )


def _exits(name: str, board: Board, places: Mapping[str, Any]) -> list[ExitPlace]:
    """The lines that run off the board: where they begin, not where they lead (L-32)."""
    if not places:
        return []
    return [
        ExitPlace(exit_["at"], **places[exit_["id"]])
        for exit_ in read(name, "board.json")["exits"]
        if exit_["at"] in board.cities and not board.routes.keys() & {*exit_["routes"]}
    ]


def _grounds(name: str, board: Board, places: Mapping[str, Any], *, laid: bool) -> list[Ground]:
    """The pieces that can be opened: those that are on the table, or those that are not."""
    if not places:
        return []
    there = {city.piece for city in board.cities.values()}
    return [
        Ground(piece["id"], piece["name"], place["outline"], convert(place["plate"], Plate))
        for piece in read(name, "board.json")["pieces"]
        if (piece["id"] in there) == laid and "outline" in (place := places.get(piece["id"], {}))
    ]
