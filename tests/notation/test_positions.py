"""Positions written by hand: what they mean, and every way in which one is refused."""

from typing import Any

import pytest

from tests.laws.test_laws import cards
from whistlestop.core.chance import Seeded
from whistlestop.core.errors import CannotRead
from whistlestop.core.state import State
from whistlestop.editions import edition, names
from whistlestop.notation import read_position, tell_position
from whistlestop.rules.stations import StationMap
from whistlestop.rules.tickets import Choosing
from whistlestop.rules.turns import Clock

EUROPE = edition("europe")

LONG = [route.id for route in EUROPE.board.routes.values() if route.length >= 4]


def of_length(total: int) -> list[str]:
    """Long routes that need so many cars in all, and one short one."""
    found, left = ["budapest-wien-1"], total - 1
    for route in sorted(EUROPE.board.routes.values(), key=lambda r: -r.length):
        if route.length <= left and route.id not in found:
            found.append(route.id)
            left -= route.length
    assert left == 0
    return found


FORTY_SIX = of_length(46)


def at(name: str = "europe", seats: int = 2, **position: Any) -> State:
    return read_position(edition(name), seats, position, Seeded("position"))


SAY_SEATS = "should be a list with an entry for each seat"
REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "13 red cards": ({"hands": [{"red": 13}, {}]}, "there are too many cards: 13 red cards of 12"),
    "red cards here and there": (
        {"hands": [{"red": 6}, {"red": 5}], "row": ["red"], "discards": {"red": 1}, "deck": {}},
        "there are too many cards: 13 red cards of 12",
    ),
    "too many of two kinds": (
        {"deck": {"blue": 12}, "discards": {"wild": 15, "blue": 2}},
        "there are too many cards: 14 blue cards of 12, 15 wild cards of 14",
    ),
    "unknown key": ({"hand": []}, "hand: there is no such key; europe has turn, first, colours"),
    "unknown card": ({"hands": [{"pink": 1}, {}]}, "hands[0]: europe has no card 'pink'"),
    "less than none": ({"hands": [{}, {"red": -1}]}, "hands[1].red: there is no such thing as"),
    "half a card": ({"hands": [{}, {"red": 0.5}]}, "hands[1].red: should be a number, not 0.5"),
    "true cards": ({"hands": [{}, {"red": True}]}, "hands[1].red: should be a number, not True"),
    "hand no object": ({"hands": [[], {}]}, "hands[0]: should be an object of cards and numbers"),
    "hands no list": ({"hands": {"red": 1}}, f"hands: {SAY_SEATS}"),
    "hands null": ({"hands": None}, f"hands: {SAY_SEATS}"),
    "one hand": ({"hands": [{}]}, "hands: needs an entry for each of 2 seats, not 1"),
    "three hands": ({"hands": [{}, {}, {}]}, "hands: needs an entry for each of 2 seats, not 3"),
    "unknown row card": ({"row": ["red", "pink"]}, "row[1]: europe has no card 'pink'"),
    "row of six": ({"row": ["red"] * 6}, "row: holds 6 cards, but there are only 5 places"),
    "row no list": ({"row": "red"}, "row: should be a list of cards, not 'red'"),
    "row object": ({"row": {"red": 5}}, "row: should be a list of cards"),
    "discards": ({"discards": []}, "discards: should be an object of cards and numbers"),
    "deck list": ({"deck": ["red"]}, "deck: should be an object of cards and numbers"),
    "deck text": ({"deck": "all"}, "deck: should be an object of cards and numbers, not 'all'"),
    "unknown ticket": (
        {"tickets": [["paris-wein"], []]},
        "tickets[0]: europe has no ticket 'paris-wein'; did you mean paris-wien",
    ),
    "ticket no text": ({"tickets": [[], [5]]}, "tickets[1]: europe has no ticket 5"),
    "tickets no list": ({"tickets": "paris-wien"}, f"tickets: {SAY_SEATS}"),
    "tickets of a seat no list": ({"tickets": ["paris-wien", []]}, "tickets: should be a list"),
    "same ticket twice": (
        {"tickets": [["paris-wien"], ["paris-wien"]]},
        "tickets: there is only one of each ticket: paris-wien",
    ),
    "ticket in hand and deck": (
        {"tickets": [["paris-wien", "berlin-roma"], []], "ticket_deck": ["paris-wien"]},
        "tickets: there is only one of each ticket: paris-wien",
    ),
    "ticket deck": ({"ticket_deck": "paris-wien"}, "ticket_deck: should be a list"),
    "ticket deck entry": ({"ticket_deck": [None]}, "ticket_deck[0]: europe has no ticket None"),
    "unknown route": ({"routes": {"paris-mars": 0}}, "routes: europe has no route 'paris-mars'"),
    "routes no object": ({"routes": ["paris-zurich"]}, "routes: should be an object"),
    "route of nobody": (
        {"routes": {"paris-zurich": 2}},
        "routes.paris-zurich: there is no seat 2, only 0 to 1",
    ),
    "route of a name": (
        {"routes": {"paris-zurich": "Ana"}},
        "routes.paris-zurich: should be a seat, not 'Ana'",
    ),
    "route of true": (
        {"routes": {"paris-zurich": True}},
        "routes.paris-zurich: should be a seat, not True",
    ),
    "46 cars": ({"trains": [46, 45]}, "trains: each seat has 45 cars, no more"),
    "cars below none": ({"trains": [45, -1]}, "trains[1]: cannot be -1"),
    "cars no number": ({"trains": [45, "45"]}, "trains[1]: should be a whole number, not '45'"),
    "cars for one": ({"trains": [45]}, "trains: needs an entry for each of 2 seats, not 1"),
    "cars for all": ({"trains": 45}, f"trains: {SAY_SEATS}, not 45"),
    "more routes than cars": (
        {"routes": dict.fromkeys(LONG, 0)},
        "trains: each seat has 45 cars, no more",
    ),
    "points below none": ({"points": [0, -3]}, "points[1]: cannot be -3"),
    "points true": ({"points": [0, True]}, "points[1]: should be a whole number, not True"),
    "turn": ({"turn": 2}, "turn: there is no seat 2, only 0 to 1"),
    "turn before the first": ({"turn": -1}, "turn: there is no seat -1, only 0 to 1"),
    "turn null": ({"turn": None}, "turn: should be a seat, not None"),
    "turn false": ({"turn": False}, "turn: should be a seat, not False"),
    "first": ({"first": 5}, "first: there is no seat 5, only 0 to 1"),
    "turns left": ({"turns_left": 3}, "turns_left: must be 1 to 2: one turn for each seat"),
    "no turns left": ({"turns_left": 0}, "turns_left: must be 1 to 2: one turn for each seat"),
    "turns left soon": ({"turns_left": "soon"}, "turns_left: should be a number, not 'soon'"),
    "unknown city": ({"stations": {"atlantis": 0}}, "stations: europe has no city 'atlantis'"),
    "stations no object": ({"stations": ["roma"]}, "stations: should be an object"),
    "station of nobody": ({"stations": {"roma": 9}}, "stations.roma: there is no seat 9, only 0"),
    "four stations": (
        {"stations": dict.fromkeys(["roma", "wien", "paris", "berlin"], 1)},
        "stations: each seat has 3 stations, no more",
    ),
    "four stations left": ({"stations_left": [3, 4]}, "stations: each seat has 3 stations"),
    "stations left": ({"stations_left": [3, -1]}, "stations_left[1]: cannot be -1"),
    "setup without tickets": ({"setup": True}, "setup: needs `tickets`: what each seat was dealt"),
    "setup for one": (
        {"setup": True, "tickets": [["paris-wien"], []]},
        "setup: needs `tickets`: what each seat was dealt to choose from",
    ),
    "setup no truth": ({"setup": 1}, "setup: should be true or false, not 1"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_position_that_cannot_be_names_the_place(case: str) -> None:
    position, told = REFUSED[case]
    with pytest.raises(CannotRead) as caught:
        at(**position)
    assert str(caught.value).startswith(told)


WHOLE_SENTENCES: list[tuple[dict[str, Any], str]] = [
    ({"trains": [46, 45]}, "trains: each seat has 45 cars, no more"),
    ({"routes": dict.fromkeys(FORTY_SIX, 1)}, "trains: each seat has 45 cars, no more"),
    ({"stations_left": [4, 0]}, "stations: each seat has 3 stations, no more"),
    ({"turns_left": 3}, "turns_left: must be 1 to 2: one turn for each seat at most"),
    ({"routes": []}, "routes: should be an object, not []"),
    ({"stations": []}, "stations: should be an object, not []"),
    ({"setup": None}, "setup: should be true or false, not None"),
    ({"setup": True}, "setup: needs `tickets`: what each seat was dealt to choose from"),
    ({"turns_left": []}, "turns_left: should be a number, not []"),
    ({"first": None}, "first: should be a seat, not None"),
    ({"ticket_deck": {}}, "ticket_deck: should be a list, not {}"),
    ({"discards": 5}, "discards: should be an object of cards and numbers, not 5"),
    ({"row": ["red"] * 6}, "row: holds 6 cards, but there are only 5 places"),
    ({"points": [1]}, "points: needs an entry for each of 2 seats, not 1"),
    ({"points": 1}, "points: should be a list with an entry for each seat, not 1"),
]


@pytest.mark.parametrize(("position", "told"), WHOLE_SENTENCES)
def test_a_refusal_is_a_whole_sentence(position: dict[str, Any], told: str) -> None:
    with pytest.raises(CannotRead) as caught:
        at(**position)
    assert str(caught.value) == told


def test_forty_five_cars_are_enough_and_forty_six_are_not() -> None:
    assert sum(EUROPE.board.routes[route].length for route in FORTY_SIX) == 46
    one_less = [r for r in FORTY_SIX if r != "budapest-wien-1"]
    assert at(routes=dict.fromkeys(one_less, 1)).players[1].trains == 0


@pytest.mark.parametrize("position", [None, [], "start", 5])
def test_a_position_is_an_object(position: Any) -> None:
    with pytest.raises(CannotRead, match="should be an object"):
        read_position(EUROPE, 2, position, Seeded("position"))


def test_an_edition_has_only_its_own_keys() -> None:
    with pytest.raises(CannotRead, match="stations: there is no such key; new_york has turn,"):
        at("new_york", stations={})


@pytest.mark.parametrize("name", names())
def test_an_empty_position_has_everything_in_its_place(name: str) -> None:
    found = edition(name)
    state = at(name)
    assert cards(state) == found.pack.all
    assert len(state.row) == 5
    assert state.row.count("wild") <= 2
    assert [sum(player.hand) for player in state.players] == [0, 0]
    assert [player.trains for player in state.players] == [found.trains] * 2
    assert [player.points for player in state.players] == [0, 0]
    assert (state.turn, state.first, state.owners) == (0, 0, {})
    assert state.part(Clock) == Clock(2)
    assert (state.under, [slip.known_to for slip in state.box]) == ((), [None] * len(state.box))


def test_cars_and_points_follow_from_the_routes() -> None:
    state = at(routes={"paris-zurich": 1, "petrograd-stockholm": 1, "cadiz-lisboa": 0})
    assert [player.trains for player in state.players] == [43, 45 - 3 - 8]
    assert [player.points for player in state.players] == [2, 4 + 21]
    told = at(routes={"paris-zurich": 1}, trains=[7, 0], points=[3, 99])
    assert [player.trains for player in told.players] == [7, 0]
    assert [player.points for player in told.players] == [3, 99]


def test_all_cars_may_be_placed_and_all_may_be_left() -> None:
    assert [player.trains for player in at(trains=[0, 45]).players] == [0, 45]


def test_stations_placed_are_no_longer_left() -> None:
    state = at(seats=3, stations={"roma": 2, "wien": 2, "paris": 0})
    assert state.part(StationMap).left == (2, 3, 1)
    assert state.part(StationMap).each == 3
    all_built = at(stations={"roma": 1, "wien": 1, "paris": 1})
    assert all_built.part(StationMap).left == (3, 0)
    assert at(stations_left=[0, 3]).part(StationMap).left == (0, 3)


def test_the_turn_the_beginner_and_the_last_round() -> None:
    state = at(seats=3, turn=2, first=1, turns_left=3)
    assert (state.turn, state.first) == (2, 1)
    assert state.part(Clock).left == 3
    assert at(turns_left=1).part(Clock).left == 1
    assert at(turns_left=None).part(Clock).left is None


def test_a_row_of_ones_own_may_be_anything() -> None:
    assert at(row=["wild"] * 5).row == ("wild",) * 5
    assert at(row=[]).row == ()


@pytest.mark.parametrize("deck", ["rest", None])
def test_the_deck_is_the_rest_unless_told(deck: str | None) -> None:
    told: dict[str, Any] = {} if deck is None else {"deck": deck}
    state = at(hands=[{"red": 5}, {}], row=["red"] * 4, **told)
    assert cards(state) == EUROPE.pack.all
    assert state.deck[EUROPE.pack.index["red"]] == 3


def test_cards_that_are_to_be_drawn_are_kept_out_of_the_random_row() -> None:
    draws = ["red"] * 12
    state = read_position(EUROPE, 2, {}, Seeded("position"), draws)
    assert "red" not in state.row
    everything = [card for card in EUROPE.pack.cards(EUROPE.pack.all) if card != "wild"]
    short = read_position(EUROPE, 2, {}, Seeded("position"), everything)
    assert short.row == ("wild", "wild"), "no more than two wild cards, and nothing else is free"


def test_tickets_not_named_are_in_the_deck_or_in_the_box() -> None:
    long = [ticket.id for ticket in EUROPE.board.tickets.values() if ticket.deck]
    state = at(tickets=[["paris-wien"], [long[0]]])
    assert "paris-wien" not in state.loose
    assert len(state.loose) == 39
    assert {slip.ticket for slip in state.box} == set(long[1:])
    told = at(ticket_deck=["paris-wien", long[1]], tickets=[[long[0]], []])
    assert told.loose == ()
    assert [slip.ticket for slip in told.under] == ["paris-wien", long[1]]
    assert len(told.box) == 46 - 3


def test_before_the_first_choice() -> None:
    held = [["paris-wien", "berlin-roma"], ["london-wien", "essen-kyiv"]]
    state = at(setup=True, tickets=held, turn=1)
    (phase,) = state.phases
    assert phase == Choosing(tuple(map(tuple, held)), least=2, first=True)
    assert [player.tickets for player in state.players] == [(), ()]
    assert state.first == 1
    assert at(setup=False, tickets=held).players[0].tickets == tuple(held[0])
    city = at("new_york", setup=True, tickets=[["times_square-soho"], ["east_village-soho"]])
    assert city.phases[0].seats == (0, 1)


WHOLE: dict[str, Any] = {
    "turn": 1,
    "first": 2,
    "colours": ["green", "black", "blue"],
    "hands": [{"red": 2, "wild": 1}, {}, {"blue": 5}],
    "tickets": [["paris-wien"], ["berlin-roma", "essen-kyiv"], []],
    "trains": [40, 2, 45],
    "points": [7, 80, 0],
    "routes": {"paris-zurich": 0, "cadiz-lisboa": 1},
    "row": ["red", "blue", "wild", "green", "white"],
    "discards": {"black": 3},
    "deck": {"yellow": 4, "wild": 2},
    "ticket_deck": ["london-wien", "kyiv-sochi"],
    "turns_left": 2,
    "setup": False,
    "stations": {"roma": 1},
    "stations_left": [3, 2, 3],
}


def test_a_position_is_told_as_it_was_written() -> None:
    assert tell_position(at(seats=3, **WHOLE)) == WHOLE


def test_a_first_choice_is_told_as_it_was_written() -> None:
    held = [["berlin-roma", "paris-wien"], ["essen-kyiv", "london-wien"]]
    told = tell_position(at(setup=True, tickets=held, turn=1, first=0))
    assert (told["setup"], told["turn"], told["tickets"]) == (True, 1, held)
    again = read_position(EUROPE, 2, told, Seeded("other"))
    assert tell_position(again) == told
