"""Ways: what each ticket still needs."""

from typing import Any

from whistlestop.core.chance import Seeded
from whistlestop.core.state import State
from whistlestop.editions import edition
from whistlestop.notation import read_position
from whistlestop.server.frames import Way
from whistlestop.server.ways import ways


def position(**data: Any) -> State:
    return read_position(edition("europe"), 2, data, Seeded("ways"))


def only(state: State) -> Way:
    (found,) = ways(state, 0)
    return found


def test_the_fewest_cars_over_own_routes() -> None:
    state = position(tickets=[["paris-wien"], []], routes={"paris-zurich": 0})
    way = only(state)
    board = edition("europe").board
    assert not way.done
    assert way.missing is not None
    assert way.cars == sum(board.routes[route].length for route in way.missing)
    assert set(way.owned) <= {"paris-zurich"}
    assert way.points == board.tickets["paris-wien"].points


def test_a_ticket_made_is_done() -> None:
    state = position(
        tickets=[["frankfurt-kobenhavn"], []],
        routes={"essen-frankfurt": 0, "essen-kobenhavn-1": 0},
    )
    way = only(state)
    assert (way.done, way.missing, way.cars) == (True, [], 0)
    assert set(way.owned) == {"essen-frankfurt", "essen-kobenhavn-1"}


def test_a_station_lends_a_route() -> None:
    state = position(
        tickets=[["frankfurt-kobenhavn"], []],
        routes={"essen-frankfurt": 0, "essen-kobenhavn-1": 1, "essen-kobenhavn-2": 1},
        stations={"essen": 0},
    )
    way = only(state)
    assert way.done
    assert way.missing == []
    assert way.lent[0].startswith("essen-kobenhavn")


def test_a_ticket_cut_off_has_no_way() -> None:
    board = edition("europe").board
    routes = {route.id: 1 for route in board.routes_at["edinburgh"]}
    ticket = next(t.id for t in board.tickets.values() if "edinburgh" in t.ends)
    way = only(position(tickets=[[ticket], []], routes=routes))
    assert (way.missing, way.done, way.cars) == (None, False, 0)
