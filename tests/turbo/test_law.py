"""What fits into flat arrays: the largest edition is played to the last place, a larger refused."""

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from itertools import count, product
from random import Random
from typing import Any

import pytest

from whistlestop.core.board import Board, City, Route, Ticket
from whistlestop.core.cards import Pack
from whistlestop.core.chance import Seeded
from whistlestop.core.edition import Edition
from whistlestop.core.game import legal, new_game
from whistlestop.core.imagine import imagine
from whistlestop.core.rule import Price, Rule
from whistlestop.core.state import Slip
from whistlestop.core.view import observe
from whistlestop.editions import edition
from whistlestop.notation import read_position
from whistlestop.rules.claiming import Claiming
from whistlestop.rules.drawing import Drawing
from whistlestop.rules.tickets import Tickets
from whistlestop.rules.turns import Turns
from whistlestop.turbo import layout as at
from whistlestop.turbo.actions import tree
from whistlestop.turbo.by_hand import bits
from whistlestop.turbo.dreams import Dreamer
from whistlestop.turbo.flat import flatten, under
from whistlestop.turbo.game import Game
from whistlestop.turbo.law import Law, Unsupported, law
from whistlestop.turbo.layout import FlatState
from whistlestop.turbo.luck import SplitMix
from whistlestop.turbo.twin import Twin

from .largest import BOARD, COLOURS, LARGEST, PACK, ruled
from .twins import Twins, play_twice

CITY = City("one more", {"en": "one more"})
TICKET = Ticket("one more", ("c0", "c9"), 5)
ROUTE = Route("one more", ("c0", "c9"), 2, None)
FERRY = {"ferry": 1}


class Dear(Rule):
    """Every route costs a card more."""

    def price(self, route: Route, price: Price) -> Price:
        return price._replace(cards=price.cards + 1)


def board(*more: Any) -> dict[str, Any]:
    """The largest board with something more, or something else of the same name."""
    parts: dict[type, dict[str, Any]] = {
        City: {**BOARD.cities},
        Route: {**BOARD.routes},
        Ticket: {**BOARD.tickets},
    }
    for part in more:
        parts[type(part)][part.id] = part
    return {"board": Board(*parts.values())}


def pack(**counts: int) -> dict[str, Any]:
    """The largest pack with other numbers."""
    return {"pack": Pack({**PACK.counts, **counts})}


FIRST, LAST = COLOURS[0], COLOURS[-1]
LONG = next(r for r in BOARD.routes.values() if r.length == 15 and not r.colour)
TWO = next(r for r in BOARD.routes.values() if r.colour and r.length > 1)
NATIVE = "largest cannot be played at native speed: "
TOO_LARGE: Mapping[str, tuple[dict[str, Any], str]] = {
    "rule": (
        {"rules": (*LARGEST.rules, Dear(), Dear())},
        f"{NATIVE}its rules Dear, Dear are not written for flat arrays",
    ),
    "colours": (
        {"pack": Pack({**dict.fromkeys([*COLOURS, "grey"], 2), "wild": 2})},
        f"{NATIVE}its pack is not of up to eight colours and a wild card",
    ),
    "wild first": (
        {"pack": Pack({"wild": 9, **dict.fromkeys(COLOURS, 12)})},
        f"{NATIVE}its pack is not of up to eight colours and a wild card",
    ),
    "cards": (pack(**{FIRST: 16}), f"{NATIVE}its pack is too large"),
    "cards of a kind": (pack(wild=10), f"{NATIVE}its pack is too large"),
    "cities": (board(CITY), f"{NATIVE}its board is too large"),
    "tickets": (board(TICKET), f"{NATIVE}its board is too large"),
    "seats": ({"seats": range(2, 7)}, f"{NATIVE}it has more than five seats"),
    "deal": ({"deals": {"": 5, "long": 1}}, f"{NATIVE}its deal of tickets does not fit"),
    "decks": (
        board(replace(BOARD.tickets["t1"], deck="short")),
        f"{NATIVE}its deal of tickets does not fit",
    ),
    "grey": (board(ROUTE), "largest has more routes than fit: 64 coloured and 64 grey"),
    "coloured": (
        board(replace(ROUTE, colour=FIRST)),
        "largest has more routes than fit: 64 coloured and 64 grey",
    ),
    "wild cards": (
        board(replace(LONG, traits={"ferry": 8})),
        f"the price of {LONG.id} does not fit",
    ),
    "coloured ferry": (
        board(replace(TWO, traits=FERRY)),
        f"{TWO.id} is a coloured ferry, which is not written here",
    ),
}


@pytest.mark.parametrize("what", TOO_LARGE)
def test_what_does_not_fit_is_refused_in_words(what: str) -> None:
    change, told = TOO_LARGE[what]
    with pytest.raises(Unsupported, match=f"^{re.escape(told)}$"):
        Law(replace(LARGEST, **change))


def test_an_edition_without_seats_is_refused() -> None:
    with pytest.raises(Unsupported, match="it has more than five seats"):
        Law(replace(LARGEST, seats=range(0)))


FITS: tuple[dict[str, Any], ...] = (
    {"seats": range(2, 3)},
    {"deals": {}},
    {"deals": {"long": 3}},
    {"deals": {"long": 1, "": 2}},
)


@pytest.mark.parametrize("change", FITS)
def test_what_fits_is_told_to_compiled_code(change: dict[str, Any]) -> None:
    found = replace(LARGEST, **change)
    flat, deals = Law(found).flat, found.deals
    assert (flat.deal_common, flat.deal_rare) == (deals.get("", 0), deals.get("long", 0))
    assert flat.rare_first == int([*deals][:1] == ["long"])


def test_rules_that_an_edition_lacks_do_nothing() -> None:
    """Its tunnels, ferries, double routes and sights are printed, and mean nothing."""
    rules = tuple(r for r in LARGEST.rules if isinstance(r, Turns | Drawing | Claiming | Tickets))
    play_twice(replace(LARGEST, id="bare", rules=rules), 3, 1)


def test_the_law_cannot_be_written_to() -> None:
    with pytest.raises(ValueError, match="read-only"):
        law(LARGEST).words[0] = 1


def test_all_64_tickets_may_be_put_back() -> None:
    state = new_game(LARGEST, 2, Seeded("back")).state
    slips = tuple(Slip(ticket, None) for ticket in BOARD.tickets)
    flat = flatten(law(LARGEST), state._replace(loose=(), under=slips))
    assert under(law(LARGEST), flat) == [*BOARD.tickets]


@pytest.mark.parametrize("seats", [2, 5])
def test_the_largest_edition_is_played_by_the_law(seats: int) -> None:
    for seed in range(2):
        play_twice(LARGEST, seats, seed)


@pytest.mark.parametrize("cars", [1, 2, 4, 14, 15, 16, 45])
def test_what_a_hand_pays_for_on_the_largest_board(cars: int) -> None:
    for wild, cards in product(range(10), (0, 1, 3, 8, 15)):
        hand = {FIRST: cards // 2, LAST: cards, "wild": wild}
        position = {"hands": [hand, {}], "trains": [cars, 9], "row": [COLOURS[1]] * 5}
        state = read_position(LARGEST, 2, position, Seeded("hand"))
        found = tree(law(LARGEST), state, legal(state))
        assert Game.of(state).legal() == sorted(found)


def test_tickets_go_round_in_the_largest_edition_and_dreams_follow() -> None:
    """Who draws tickets keeps one of five: all others go under the deck, round after round.

    Towards the end it takes long to find out who may have kept what.
    """
    twins, dreamt = Twins(LARGEST, 3, 4), 0
    for number in count():
        actions, moves = twins.compare_moves()
        if not actions or (at.DRAW in actions and at.TICKETS not in actions):
            break
        wanted = at.TICKETS if at.TICKETS in actions else actions[number % min(len(actions), 3)]
        twins.play(wanted, moves, Random(number))
        twins.compare_states()
        if number % 8 == 7 and len(twins.state.under) > 5:
            view, chance = observe(twins.state, number % 3), SplitMix(number)
            world = FlatState.read(Dreamer(view).states(1, number)[0])
            flat = flatten(twins.law, imagined := imagine(view, chance))
            assert under(twins.law, world) == [slip.ticket for slip in imagined.under]
            flat.rng, flat.will = world.rng, world.will
            assert flat.values() == world.values()
            dreamt += 1
    assert dreamt > 5
    assert not twins.state.loose
    assert not twins.state.under


@cache
def routes_of_length_one() -> Edition:
    """The largest edition, all of whose routes have one space."""
    routes = [replace(route, length=1, traits={}) for route in BOARD.routes.values()]
    return replace(LARGEST, trains=64, **board(*routes))


@pytest.mark.parametrize("coloured", [True, False])
def test_the_score_of_a_seat_with_64_routes(coloured: bool) -> None:
    found = routes_of_length_one()
    mine = [r.id for r in found.board.routes.values() if bool(r.colour) == coloured]
    position = {"routes": dict.fromkeys(mine, 0), "tickets": [list(found.board.tickets), []]}
    state = read_position(found, 2, position, Seeded("routes"))
    both = Twin(found)
    both.look(state)
    assert not both.missed
    assert len(mine) == 64


def test_all_tickets_of_a_large_deal_may_be_kept() -> None:
    rules = ruled(LARGEST, Tickets(draw=5, keep=5, keep_first=5, box_first=True))
    assert Game.new(replace(LARGEST, rules=rules), 2, 1).legal() == [at.KEEP + 31]


@pytest.mark.parametrize("found", [LARGEST, edition("europe")], ids=lambda found: found.id)
def test_a_plan_counts_the_cards_beside_the_wild_ones_up_to_ten(found: Edition) -> None:
    """One more for a tunnel; the last place is for ten and all above."""
    flat, places = law(found), dict[int, int]()
    for cards, row in enumerate(flat.flat.grey_cards):
        places |= {64 + place: cards for place in bits(row)}
    for place, route in flat.routes.items():
        if place >= 64:
            planned = route.length - route.trait("ferry") + route.trait("tunnel")
            assert places[place] == min(planned, 10)
    assert len(flat.flat.grey_cards) == 11
