"""Final scores of positions that games seldom come to: many tickets and stations, ties, nothing."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from whistlestop.core.chance import Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.state import State
from whistlestop.editions import edition
from whistlestop.notation import read_position
from whistlestop.turbo.game import Game
from whistlestop.turbo.layout import SCORE_NAMES
from whistlestop.turbo.twin import score_rows

from .largest import LARGEST

EUROPE = edition("europe")
GAMES = 100


def network(found: Edition, luck: Random, taken: set[str], cars: int) -> Iterator[str]:
    """Routes that hang together, mostly, for so many cars."""
    touched: set[str] = set()
    for _ in range(60):
        free = [r for r in found.board.routes.values() if r.id not in taken and r.length <= cars]
        near = [route for route in free if touched & {*route.ends} and luck.random() < 0.9]
        if not free:
            return
        route = luck.choice(near or free)
        cars -= route.length
        taken |= {route.id, *found.board.twins.get(route.id, ())}
        touched |= {*route.ends}
        yield route.id


def position(found: Edition, seed: int) -> dict[str, Any]:
    """Three seats with routes, a few stations and tickets: few of them made, or many."""
    luck, taken, routes = Random(f"scores {seed}"), set[str](), dict[str, int]()
    for seat in range(3):
        cars = luck.choice((0, 1, 10, 25, 40))
        routes |= dict.fromkeys(network(found, luck, taken, cars), seat)
    tickets = luck.sample([*found.board.tickets], 30)
    cuts = sorted(luck.choices(range(31), k=2))
    cities = luck.sample([*found.board.cities], 9)
    stations = {city: n // 3 for n, city in enumerate(cities) if luck.random() < 0.7}
    held = [tickets[: cuts[0]], tickets[cuts[0] : cuts[1]], tickets[cuts[1] :]]
    return {"routes": routes, "stations": stations, "tickets": held}


def same(state: State) -> list[int]:
    """The totals, if all is the same in both engines; asked twice, the answer is the same."""
    game, rows = Game.of(state), score_rows(state)
    wanted = [[row[name] for name in SCORE_NAMES] for row in rows]
    assert game.scores().tolist() == game.scores().tolist() == wanted
    return [row["total"] for row in rows]


@pytest.mark.parametrize("found", [EUROPE, LARGEST, edition("usa")], ids=lambda found: found.id)
def test_the_scores_of_any_position_are_those_of_the_law(found: Edition) -> None:
    for seed in range(GAMES):
        told = position(found, seed)
        if found.id == "usa":
            del told["stations"]
        state = read_position(found, 3, told, Seeded("scores"))
        totals = same(state)
        players = [
            player._replace(points=player.points + max(totals) - total)
            for player, total in zip(state.players, totals, strict=True)
        ]
        assert len({*same(state._replace(players=tuple(players)))}) == 1


def test_whoever_has_least_to_lose_wins_below_zero() -> None:
    tickets = [*EUROPE.board.tickets]
    told = {"tickets": [tickets[:20], tickets[20:]]}
    state = read_position(EUROPE, 2, told, Seeded("below"))
    assert max(same(state)) < 0


def test_one_car_is_the_longest_path_where_there_is_no_other() -> None:
    route = next(r.id for r in EUROPE.board.routes.values() if r.length == 2)
    told = {"routes": {route: 1}}
    assert same(read_position(EUROPE, 2, told, Seeded("one"))) == [12, 24]
    one = next(r.id for r in LARGEST.board.routes.values() if r.length == 1)
    same(read_position(LARGEST, 2, {"routes": {one: 1}}, Seeded("one")))
    same(read_position(LARGEST, 2, {}, Seeded("none")))
