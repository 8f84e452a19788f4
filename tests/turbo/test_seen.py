"""What a learner sees of a game is its seat's view: every number of it, at every table."""

from random import Random

import numpy as np
import pytest

from whistlestop.core.cards import Bag
from whistlestop.core.state import State
from whistlestop.core.view import View, observe
from whistlestop.editions import edition
from whistlestop.rules.claiming import closed_routes
from whistlestop.rules.stations import StationMap
from whistlestop.rules.tickets import Choosing
from whistlestop.rules.tunnels import Tunnel
from whistlestop.rules.turns import Clock
from whistlestop.turbo import layout as at
from whistlestop.turbo.batch import Batch
from whistlestop.turbo.game import Game
from whistlestop.turbo.law import Law
from whistlestop.turbo.seen import OBSERVATION

from .largest import LARGEST
from .twins import TABLES, choose

GAMES, STEPS = 3, 90


def nine(bag: Bag) -> list[int]:
    """The colours, nothing for those that the edition lacks, and the wild cards."""
    return [*bag[:-1], *[0] * (9 - len(bag)), bag[-1]]


def table(view: View, game: Game) -> list[int]:
    """What lies on the table, and what is being decided."""
    left, flat, due, colour = view.part(Clock).left, game.flat, 0, 0
    if isinstance(view.phases[-1], Tunnel):
        due = view.phases[-1].extra
        colour = game.law.kind(str(view.phases[-1].payment.colour))
    pending = flat.pending if flat.phase in (at.PAY_ROUTE, at.PAY_STATION, at.TUNNEL) else 0
    tickets = view.loose + len(view.under)
    return [view.deck, flat.phase, -1 if left is None else left, tickets, pending, due, colour]


def player(view: View, seat: int) -> list[int]:
    """What all see of a player."""
    if seat >= len(view.players):
        return [0] * 14
    seen = view.players[seat]
    stations = view.parts.get(StationMap)
    left = stations.left[seat] if stations else 0
    tickets = len(seen.tickets)
    return [seen.cards, *nine(seen.known), seen.trains, seen.points, left, tickets]


def routes(law: Law, state: State, seat: int, place: int) -> int:
    """Who owns a route; else whether it is open."""
    seats, route = len(state.players), law.routes.get(place)
    if route and route.id in state.owners:
        return 1 + (state.owners[route.id] - seat) % seats
    return 0 if route and route.id not in closed_routes(state, seat) else -1


def row(game: Game) -> list[int]:
    """The whole observation, from the view."""
    state, law = game.state(), game.law
    seat, seats = state.phases[-1].seats[0], len(state.players)
    view = observe(state, seat)
    at_table = [player(view, (seat + k) % seats if k < seats else seats) for k in range(5)]
    stations = state.parts[StationMap].at if StationMap in state.parts else {}
    cities, tickets = [0] * 64, [0] * 64
    for city, owner in stations.items():
        cities[law.city_at[city]] = 1 + (owner - seat) % seats
    for ticket in view.tickets:
        tickets[law.ticket_at[ticket]] = 1
    if isinstance(view.phases[-1], Choosing):
        for offered in view.phases[-1].offers[seat]:
            tickets[law.ticket_at[str(offered)]] = 2
    for slip in (*view.under, *view.box):
        if slip.ticket and slip.known_to == seat:
            tickets[law.ticket_at[slip.ticket]] = 3
    return [
        *nine(view.hand),
        *nine(state.edition.pack.bag(view.row)),
        *nine(view.discards),
        *table(view, game),
        *[number for seen in at_table for number in seen],
        *[routes(law, state, seat, place) for place in range(128)],
        *cities,
        *tickets,
    ]


@pytest.mark.parametrize(("name", "seats"), [*TABLES, ("largest", 3)])
def test_an_observation_is_the_view_of_the_seat_to_move(name: str, seats: int) -> None:
    will, phases = Random(f"{name} {seats}"), set()
    found = LARGEST if name == "largest" else edition(name)
    before = np.full((GAMES, OBSERVATION), 99, np.int16)
    batch = Batch(found, seats, GAMES, 8, observations=before)
    assert batch.observations is before
    for _ in range(STEPS):
        games = [batch.game(place) for place in range(GAMES)]
        for game, seen in zip(games, batch.observations, strict=True):
            assert seen.tolist() == row(game)
            phases.add(game.flat.phase)
        batch.step(np.array([choose(game.legal(), will, 0.7) for game in games], np.int64))
    assert len(phases) > 4
